"""What the tests of the preview share."""

import os
import tempfile
import unittest

import pack
from log import Log
from terminal import Terminal


class PreviewTest(unittest.TestCase):
    """A test with previews, which end with it."""

    def preview(self, folder=pack.THEMES, *arguments, settles=True, **options):
        """Starts a preview and waits for its first frame, and unless it may end by itself until it answers to keys."""
        return self.preview_of([], folder, *arguments, settles=settles, **options)

    def preview_of(self, prefix, folder, *arguments, columns=80, rows=24, environment=None, settles=True, **options):
        """The same by another program, which is to become the preview."""
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        log = Log(os.path.join(scratch.name, "log"))
        # What is remembered between runs belongs to the test.
        variables = {"EDITOR": "true", "XDG_STATE_HOME": scratch.name, "XDG_CACHE_HOME": scratch.name,
                     "XDG_CONFIG_HOME": scratch.name, "XDG_DATA_HOME": scratch.name} | (environment or {})
        logging = [] if "--log" in arguments else ["--log", log.path]
        command = [*prefix, pack.binary, "preview", folder, "--lang", "en", *logging, *arguments]
        terminal = Terminal(command, columns, rows, environment=variables, folder=scratch.name, log=log, **options)
        self.addCleanup(terminal.close)
        terminal.wait(lambda: terminal.output and (log.count("started") or not logging), "the first frame")
        if settles:
            terminal.settle()
        return terminal

    def keys(self, terminal):
        """The keys that were taken for such, without those that the tests themselves wait with."""
        causes = [entry["cause"] for entry in terminal.log.events if entry["event"] == "key"]
        return [cause for cause in causes if cause != terminal.BARRIER]

    def scratch(self, *arguments):
        scratch = pack.ScratchPack(*arguments)
        self.addCleanup(scratch.remove)
        return scratch

    def wait_for_skin(self, terminal, name, names):
        """Waits until the status line names a skin and its place among `names`."""
        place = f"{name} {names.index(name) + 1}/{len(names)}"
        last = terminal.rows - 1
        terminal.wait(lambda: place in terminal.line(last), f"{place!r} in the status line")

    def differences(self, screen, rendered, rows=None):
        """Where a screen is not as rendered; the status line, which shows times, is left out."""
        found = []
        for row, line in enumerate(rendered[:-1] if rows is None else rendered[:rows]):
            for column, right in enumerate(line):
                cell = screen.cell(row, column)
                reverse = "reverse" in right["attributes"]
                fg, bg = (right["bg"], right["fg"]) if reverse else (right["fg"], right["bg"])
                text = right["text"]
                same_fg = cell.fg == fg or cell.text in (" ", "")
                if (cell.text or "") != text or not same_fg or cell.bg != bg:
                    found.append(f"({row}, {column}): {text!r} {fg} on {bg}, but the screen has {cell}")
        return found

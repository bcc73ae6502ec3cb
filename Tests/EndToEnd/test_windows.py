"""Real terminals show every ground in exactly the skin's colour, at the desk and over SSH."""

import collections
import os
import shlex
import subprocess
import tempfile
import time
import unittest

import answers
import pack
import ssh
import windows
from log import Log
from preview import PreviewTest
from terminal import CAP, Terminal


def grounds(cells):
    """How many blank cells have each ground, and which grounds there are at all."""
    blank = collections.Counter()
    for row in cells[:-1]:
        for cell in row:
            if "reverse" not in cell["attributes"] and cell["bg"]:
                blank[cell["bg"]] += 1 if cell["text"] in (" ", "") else 0
    return blank


class WindowsTest(PreviewTest):
    @classmethod
    def setUpClass(cls):
        if not any(map(windows.is_there, windows.TERMINALS)):
            raise unittest.SkipTest("needs Xvfb, xwd and a terminal")
        cls.display = windows.Display()
        cls.addClassCleanup(cls.display.close)
        cls.themes = pack.Pack(pack.THEMES)

    def show(self, name, command, environment):
        """Runs a command in a terminal's window until the test ends."""
        variables = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "TMPDIR")}
        variables |= {"LANG": "C.UTF-8"} | self.display.environment(name) | environment
        process = subprocess.Popen(
            [*windows.TERMINALS[name], *command], env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        return process

    def wait_for_grounds(self, cells, what):
        """Waits until the display has each ground, to the bit, on as many pixels as its blank cells have at least."""
        wanted = grounds(cells)
        end = time.monotonic() + CAP
        while True:
            seen = self.display.colors()
            missing = {color: count for color, count in wanted.items() if seen[color] < max(count * 40, 10)}
            if not missing:
                return
            if time.monotonic() > end:
                self.fail(f"{what}: not within {CAP} s: {missing}; the display has {seen.most_common(20)}")

    def check_all_skins(self, name, run, environment):
        for skin in self.themes.names:
            with self.subTest(terminal=name, skin=skin):
                process = self.show(name, run(skin), environment)
                self.wait_for_grounds(self.themes.rendered(skin), f"{skin} in {name}")
                process.terminate()
                process.wait()

    def test_every_ground_is_exact(self):
        for name in windows.TERMINALS:
            if not windows.is_there(name):
                print(f"({name} is not there)", end=" ", flush=True)
                continue
            self.check_all_skins(
                name, lambda skin: [pack.binary, "preview", pack.THEMES, "--lang", "en", "--skin", skin],
                {"COLORTERM": "truecolor"})

    @unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
    def test_over_ssh_the_terminal_is_asked(self):
        server = ssh.Server()
        self.addCleanup(server.close)
        for name in {"xterm", "kitty"} & set(filter(windows.is_there, windows.TERMINALS)):
            # What the other side knows of the terminal is its name only; kitty's may be unknown there.
            self.check_all_skins(
                name,
                lambda skin: server.command(shlex.join(
                    ["env", "TERM=xterm-256color", pack.binary, "preview", pack.THEMES, "--lang", "en", "--skin", skin])),
                {"COLORTERM": "truecolor"})


class SshTest(PreviewTest):
    @unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
    def test_a_terminal_that_answers_nothing_is_not_waited_for(self):
        server = ssh.Server()
        self.addCleanup(server.close)
        for recording, depth in ((answers.SILENT, "256 (terminfo: 256 colours)"),
                                 (answers.XTERM, "truecolor (the terminal's answer)")):
            with self.subTest(depth=depth), tempfile.TemporaryDirectory() as scratch:
                log = Log(os.path.join(scratch, "log"))
                line = shlex.join([pack.binary, "preview", pack.THEMES, "--lang", "en", "--log", log.path])
                terminal = Terminal(
                    server.command(f"env LANG=C.UTF-8 {line}"), environment=recording.environment | {
                        "COLORTERM": "truecolor"}, log=log, recording=recording)
                self.addCleanup(terminal.close)
                terminal.wait_for_text(depth)
                terminal.wait(lambda: log.count("started") == 1, "the start")
                started = next(entry for entry in log.events if entry["event"] == "started")
                # Of these 200 at most are spent waiting.
                self.assertLess(started["ms"], 2000)
                print(f"{depth}: started after {started['ms']} ms", end=" ", flush=True)
                terminal.type("q")
                self.assertEqual(terminal.wait_for_end(), 0)

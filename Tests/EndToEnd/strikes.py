"""Signals that strike a preview at random moments, and what must come of it."""

import os
import re
import signal
import sys
import tempfile
import time

import pack
import terminal
from answers import XTERM, xterm_entry

LINUX = sys.platform.startswith("linux")
# Where Swift's tools are, its runtime would ask what to do about a fault that comes before there is a screen.
QUIET = {"SWIFT_BACKTRACE": "enable=no", "EDITOR": "true"}
# What stops a process unless it is told otherwise, and what it then does not hear of.
STOPPING = {signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}
# What ends nobody by default, or is a fault of writing, which the preview takes for an answer.
HARMLESS = {signal.SIGCHLD, signal.SIGURG, signal.SIGWINCH, signal.SIGCONT}
ANSWERED = {signal.SIGPIPE, signal.SIGXFSZ}


def catchable():
    """All signals that a program can catch; those without names too."""
    return sorted(number for number in signal.valid_signals() if number not in (signal.SIGKILL, signal.SIGSTOP))


def name_of(number):
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"SIGRTMIN+{number - signal.SIGRTMIN}"


class Struck(terminal.Terminal):
    """A preview whose output is looked at for modes and the palette only, which is fast."""

    _CHANGE = re.compile(rb"\x1b\]4;(\d+);rgb:([0-9a-f]+)/([0-9a-f]+)/([0-9a-f]+)\x1b\\|\x1b\]104([0-9;]*)\x1b\\")

    def feed(self, data):
        pass

    def palette(self):
        """The entries that are not as they were, after all output."""
        entries = {}
        for match in self._CHANGE.finditer(bytes(self.output)):
            if match[1]:
                entries[int(match[1])] = tuple(int(part[:2], 16) for part in match.groups()[1:4])
            else:
                for index in [int(part) for part in match[5].split(b";") if part] or list(entries):
                    entries.pop(index, None)
        return {index: color for index, color in entries.items() if color != xterm_entry(index)}

    def modes_now(self):
        for numbers, switch in self._MODE.findall(bytes(self.output)):
            for number in numbers.split(b";"):
                self.modes[int(number)] = switch == b"h"
        return self.modes_left_on

    def assert_restored(self, test):
        self.modes_now()
        super().assert_restored(test)
        test.assertEqual(self.palette(), {}, "the palette is not as before")


class Strike:
    """One preview, one signal, one moment."""

    KEYS = [b"n", b"p", b"g", b"i", b"m", b"t", b"v", b"?", b"\x1b", b"\t", b"c", b"=", b"\x0c", b"\x1b[A", b"!", b"z", b"/"]

    def __init__(self, number, random):
        self.number, self.random = number, random
        self.redefines = random.random() < 0.3
        self.keys = b"".join(random.choice(self.KEYS) for _ in range(40))
        # So many bytes after the start, or so many seconds: a start is faster than any output.
        self.bytes, self.seconds = random.randrange(1, 120_000), random.uniform(0, 0.08) if random.random() < 0.4 else None

    def __str__(self):
        moment = f"{self.seconds * 1000:.1f} ms" if self.seconds is not None else f"{self.bytes} bytes"
        return f"{name_of(self.number)} after {moment}, {'palette, ' if self.redefines else ''}keys {self.keys!r}"

    def arguments(self):
        more = ["--color", "256", "--palette", "redefine"] if self.redefines else []
        return [pack.binary, "preview", pack.THEMES, "--lang", "en", *more]

    def run(self, test):
        with tempfile.TemporaryDirectory() as folder:
            places = {f"XDG_{name}_HOME": folder for name in ("STATE", "CACHE", "CONFIG", "DATA")}
            with Struck(self.arguments(), environment=places | QUIET, folder=folder,
                        recording=XTERM) as struck:
                self.wait(struck)
                struck.process.send_signal(self.number)
                self.judge(struck, test)

    def wait(self, struck):
        """Waits for the moment, typing."""
        if self.seconds is not None:
            end = time.monotonic() + self.seconds
            while time.monotonic() < end:
                struck.take(end - time.monotonic())
            return
        rest = self.keys
        while len(struck.output) < self.bytes:
            if rest and len(struck.output) > 2000:
                struck.type(rest[:1])
                rest = rest[1:]
            if not struck.take(0.3 if not rest and struck.output else 5):
                # It has no more to say.
                return

    def judge(self, struck, test):
        if self.number in HARMLESS | ANSWERED | STOPPING:
            # Those without a shell above them are never stopped.
            end = time.monotonic() + terminal.CAP
            while struck.is_running and time.monotonic() < end:
                # Whatever is open is closed, and whatever is asked is left. One at a time: of a Ctrl-C that comes when the
                # terminal has its modes again the system makes a signal, and drops what the terminal has not read yet.
                struck.type(b"\x03")
                while struck.take(0.5) and struck.is_running:
                    pass
            status = struck.wait_for_end()
            # Ctrl-C is a signal before there is a screen and after it, and a start before the first line of ours knows
            # no better than to die of what is answered later.
            test.assertIn(status, (0, -signal.SIGINT) + ((-self.number,) if self.number in ANSWERED else ()))
        else:
            test.assertIn(struck.wait_for_end(), (-self.number, 128 + self.number))
        struck.assert_restored(test)


class StopInShell:
    """The same for signals that stop: a shell has the terminal while the preview is stopped, and gives it again."""

    PROMPT = b"PROMPT\\$ "

    def __init__(self, number, random):
        self.strike = Strike(number, random)
        self.strike.redefines = False

    def __str__(self):
        return f"{self.strike}, in a shell"

    def run(self, test):
        with tempfile.TemporaryDirectory() as folder:
            places = {f"XDG_{name}_HOME": folder for name in ("STATE", "CACHE", "CONFIG", "DATA")}
            with Struck(["bash", "--norc", "--noprofile", "--noediting", "-i"], folder=folder,
                        environment=places | QUIET | {"PS1": "PROMPT$ ", "HISTFILE": "/dev/null"}) as shell:
                self.go_through(shell, test)

    def go_through(self, shell, test):
        mark = shell.wait_for_output(self.PROMPT)
        before = self.stty(shell)
        shell.type(f"'{pack.binary}' preview '{pack.THEMES}' --lang en\r")
        shell.wait_for_output(rb"\x1b\[\?1049h", mark)
        child = self.child(shell)
        end = len(shell.output) + self.strike.bytes % 20_000
        for key in self.strike.keys:
            shell.type(bytes([key]) if key not in b"\x1b" else b"n")
            shell.take(0.01)
            if len(shell.output) >= end:
                break
        mark = len(shell.output)
        os.kill(child, self.strike.number)
        shell.wait_for_output(self.PROMPT, mark)
        test.assertEqual(shell.modes_now(), [], "modes while it is stopped")
        test.assertEqual(self.stty(shell), before)
        mark = len(shell.output)
        shell.type("fg\r")
        shell.wait_for_output(rb"\x1b\[\?1049h", mark)
        shell.type(b"\x03")
        shell.wait_for_output(self.PROMPT, mark)
        test.assertEqual(shell.modes_now(), [])
        test.assertEqual(self.stty(shell), before)

    def child(self, shell):
        path = f"/proc/{shell.process.pid}/task/{shell.process.pid}/children"
        with open(path, encoding="ascii") as file:
            return int(file.read().split()[0])

    def stty(self, shell):
        mark = len(shell.output)
        shell.type("stty -a\r")
        return bytes(shell.output[mark:shell.wait_for_output(self.PROMPT, mark)])

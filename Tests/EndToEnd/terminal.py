"""A program in a pseudo-terminal, and the screen that a terminal would show of it."""

import fcntl
import itertools
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
import unicodedata

import pyte

from answers import XTERM

# No test takes this long; one that does is told what the screen showed meanwhile.
CAP = 30.0

KEYS = {
    "up": b"\x1b[A", "down": b"\x1b[B", "right": b"\x1b[C", "left": b"\x1b[D", "tab": b"\t", "shift-tab": b"\x1b[Z",
    "enter": b"\r", "esc": b"\x1b", "space": b" ", "ctrl-c": b"\x03", "ctrl-l": b"\x0c", "ctrl-z": b"\x1a",
    "home": b"\x1b[H", "end": b"\x1b[F", "page-up": b"\x1b[5~", "page-down": b"\x1b[6~", "delete": b"\x1b[3~",
    "f1": b"\x1bOP", "f5": b"\x1b[15~", "backspace": b"\x7f",
}

# Modes that are off before, and must be off after: the alternate screen, mouse, focus and paste reports,
# synchronized output, application cursor keys.
MODES_OFF = (47, 1047, 1049, 9, 1000, 1002, 1003, 1005, 1006, 1015, 1004, 2004, 2026, 1)


class Cell:
    """What stands in a cell; colours are "#RRGGBB", or None for the terminal's own."""

    def __init__(self, char):
        self.text = unicodedata.normalize("NFC", char.data)
        self.fg, self.bg = self._color(char.fg), self._color(char.bg)
        self.reverse, self.bold = char.reverse, char.bold
        if self.reverse:
            self.fg, self.bg = self.bg, self.fg

    @staticmethod
    def _color(name):
        return "#" + name.upper() if re.fullmatch("[0-9a-f]{6}", name) else None

    def __repr__(self):
        return f"{self.text!r} {self.fg} on {self.bg}"

    def __eq__(self, other):
        return (self.text, self.fg, self.bg) == (other.text, other.fg, other.bg)


class _Stream(pyte.ByteStream):
    """pyte's, with what ncurses sends besides: repeat, scroll up and down."""

    csi = dict(pyte.ByteStream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = frozenset(itertools.chain(pyte.ByteStream.events, ["repeat", "scroll_up", "scroll_down"]))


class _Screen(pyte.Screen):
    last = " "

    def draw(self, data):
        if data:
            self.last = data[-1]
        super().draw(data)

    def repeat(self, count=1, **_):
        self.draw(self.last * (count or 1))

    def _scroll(self, count, step):
        top, bottom = self.margins or (0, self.lines - 1)
        row, column = self.cursor.y, self.cursor.x
        for _ in range(count or 1):
            self.cursor.y = bottom if step > 0 else top
            self.index() if step > 0 else self.reverse_index()
        self.cursor.y, self.cursor.x = row, column

    def scroll_up(self, count=1, **_):
        self._scroll(count, 1)

    def scroll_down(self, count=1, **_):
        self._scroll(count, -1)


class Screen:
    """Cells made of a terminal's byte stream."""

    # Sequences that pyte would print or misread: device control strings, and CSI with the marks < = >.
    _FOREIGN = re.compile(rb"\x1b[P_X^].*?\x1b\\|\x1b\[[<=>][0-9;:]*[ -/]*[@-~]", re.S)
    _UNFINISHED = re.compile(rb"\x1b(?:[P_X^](?:[^\x1b]|\x1b(?!\\))*|\[[0-9;:<=>?]*[ -/]*)?$", re.S)
    _MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")

    def __init__(self, columns, rows, answer=lambda data: None):
        self._screen = _Screen(columns, rows)
        self._screen.write_process_input = lambda data: answer(data.encode())
        self._stream = _Stream(self._screen)
        self._rest = b""
        self.modes = {}

    def feed(self, data):
        data = self._rest + data
        tail = self._UNFINISHED.search(data)
        self._rest = data[tail.start():] if tail else b""
        data = data[:tail.start()] if tail else data
        for numbers, switch in self._MODE.findall(data):
            for number in numbers.split(b";"):
                self.modes[int(number)] = switch == b"h"
        self._stream.feed(self._FOREIGN.sub(b"", data))

    def resize(self, columns, rows):
        self._screen.resize(rows, columns)

    @property
    def columns(self):
        return self._screen.columns

    @property
    def rows(self):
        return self._screen.lines

    def cell(self, row, column):
        return Cell(self._screen.buffer[row][column])

    def line(self, row):
        """The text of a row; a wide character counts once."""
        return "".join(self._screen.buffer[row][column].data for column in range(self.columns))

    @property
    def text(self):
        return "\n".join(self.line(row) for row in range(self.rows))

    @property
    def cells(self):
        return [[self.cell(row, column) for column in range(self.columns)] for row in range(self.rows)]

    def find(self, text):
        """The cells where `text` begins, as (row, column, cell)."""
        found = []
        for row in range(self.rows):
            data = [self._screen.buffer[row][column].data for column in range(self.columns)]
            for column in range(self.columns):
                if data[column] and "".join(data[column:]).startswith(text):
                    found.append((row, column, self.cell(row, column)))
        return found

    @property
    def modes_left_on(self):
        left = [mode for mode in MODES_OFF if self.modes.get(mode)]
        return left + [25] if self.modes.get(25) is False else left


class Terminal(Screen):
    """A program in a pseudo-terminal of its own, which it controls.

    Nothing here sleeps: all waiting is for output, for the log or for the end, with a cap. It answers questions as
    the recording of a real terminal does; without one as a terminal of 24-bit colours.
    """

    def __init__(self, arguments, columns=80, rows=24, environment=None, folder=None, log=None, recording=XTERM):
        super().__init__(columns, rows)
        self.output = bytearray()
        self.log = log
        self.on_output = None
        self._recording = recording
        self._answered = 0
        # What was asked, and the answers, in order.
        self.questions, self.answers = [], []
        self._status = None
        self._master, self._slave = os.openpty()
        os.set_blocking(self._master, False)
        self._set_size(columns, rows)
        self.state_before = termios.tcgetattr(self._slave)
        self._ended, end = os.pipe()
        variables = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "TMPDIR")}
        variables |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        variables |= environment or {}
        variables = {key: value for key, value in variables.items() if value is not None}
        self.process = subprocess.Popen(
            arguments, stdin=self._slave, stdout=self._slave, stderr=self._slave, cwd=folder, env=variables,
            start_new_session=True, pass_fds=[end], preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(end)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for descriptor in (self._master, self._slave, self._ended):
            if descriptor is not None:
                os.close(descriptor)
        self._master = self._slave = self._ended = None
        if self.log:
            self.log.close()

    # Doing

    def type(self, *keys):
        """Sends keys by their names, or text as it is."""
        for key in keys:
            data = key if isinstance(key, bytes) else KEYS.get(key, key.encode())
            if self.modes.get(1) and re.fullmatch(rb"\x1b\[[A-DHF]", data):
                # Application mode of the cursor keys, as terminals have it.
                data = b"\x1bO" + data[-1:]
            while data:
                _, ready, _ = select.select([], [self._master], [], CAP)
                if not ready:
                    raise AssertionError("the program does not read its keys")
                data = data[os.write(self._master, data):]

    def resize(self, columns, rows):
        super().resize(columns, rows)
        self._set_size(columns, rows)

    def signal(self, number):
        self.process.send_signal(number)

    def hang_up(self):
        """Closes the terminal under the program, as a dropped connection does."""
        os.close(self._slave)
        os.close(self._master)
        self._master = self._slave = None

    def _set_size(self, columns, rows):
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    # Waiting

    def take(self, timeout):
        """Takes in what comes within `timeout` seconds; False where that is nothing."""
        sources = [source for source in (self._master, self._ended, self.log) if source is not None]
        if self._status is not None:
            sources = [source for source in sources if source != self._ended]
        ready, _, _ = select.select(sources, [], [], max(timeout, 0))
        if self._master in ready:
            self._take_output()
        if self.log in ready:
            self.log.take()
        if self._ended in ready and self._status is None:
            self._status = self.process.wait()
        return bool(ready)

    def _take_output(self):
        while True:
            try:
                data = os.read(self._master, 65536)
            except (BlockingIOError, OSError):
                return
            if not data:
                return
            self.output += data
            self._answer()
            self.feed(data)
            if self.on_output:
                self.on_output()

    def _answer(self):
        for question, answer, end in self._recording.answers(bytes(self.output), self._answered):
            self._answered = end
            self.questions.append(question)
            self.answers.append(answer)
            if answer:
                self.type(answer)

    def wait(self, predicate, what, cap=CAP):
        """Waits until `predicate()` holds, looking whenever something came."""
        end = time.monotonic() + cap
        while not predicate():
            left = end - time.monotonic()
            if left <= 0 or not self.take(left):
                raise AssertionError(f"{what}: not within {cap} s; the screen shows\n{self.text}\n{self.log or ''}")
            if self._status is not None and not self.take(0) and not predicate():
                raise AssertionError(f"{what}: the program ended with {self._status}; its screen was\n{self.text}")

    def wait_for_text(self, text):
        self.wait(lambda: text in self.text, f"{text!r} on the screen")

    def wait_for_output(self, pattern, start=0):
        """Waits for a pattern in the bytes from `start` on; returns where it ends."""
        expression = re.compile(pattern)
        self.wait(lambda: expression.search(self.output, start), f"{pattern!r} in the output")
        return expression.search(self.output, start).end()

    def wait_for_quiet(self, quiet=0.5, cap=CAP):
        """Waits until nothing has come for `quiet` seconds."""
        end = time.monotonic() + cap
        while self.take(quiet):
            if self._status is not None or time.monotonic() > end:
                return

    def wait_for_end(self):
        """Waits for the program's end; returns its status, negative for a signal."""
        end = time.monotonic() + CAP
        while self._status is None:
            if not self.take(end - time.monotonic()) and time.monotonic() >= end:
                raise AssertionError(f"the program does not end; its screen is\n{self.text}")
        while self._master is not None and self.take(0):
            pass
        return self._status

    # Looking

    @property
    def is_running(self):
        self.take(0)
        return self._status is None and self.process.poll() is None

    @property
    def state(self):
        return termios.tcgetattr(self._slave)

    def assert_restored(self, test):
        test.assertEqual(self.state, self.state_before, "the terminal's settings (stty) are not as before")
        test.assertEqual(self.modes_left_on, [], "modes were left on, or the cursor off")
        colored = max(self.output.rfind(b"\x1b[38"), self.output.rfind(b"\x1b[48"))
        reset = max(self.output.rfind(mark) for mark in (b"\x1b[m", b"\x1b[0m", b"\x1b(B\x1b[m", b"\x1b[39;49m"))
        test.assertGreaterEqual(reset, colored, "colours were left on")


SIGNALS_THAT_KILL = [
    signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGILL, signal.SIGSEGV, signal.SIGTRAP,
    signal.SIGABRT, signal.SIGBUS, signal.SIGFPE,
]

"""A program in a pseudo-terminal, and the screen that a terminal would show of it."""

import fcntl
import itertools
import os
import re
import resource
import select
import signal
import struct
import subprocess
import termios
import time
import tty
import unicodedata

import pyte

from answers import XTERM

# No wait takes this long; one that does is told what the screen showed meanwhile.
CAP = 30.0

KEYS = {
    "up": b"\x1b[A", "down": b"\x1b[B", "right": b"\x1b[C", "left": b"\x1b[D", "tab": b"\t", "shift-tab": b"\x1b[Z",
    "enter": b"\r", "esc": b"\x1b", "space": b" ", "ctrl-c": b"\x03", "ctrl-l": b"\x0c", "ctrl-z": b"\x1a",
    "home": b"\x1b[H", "end": b"\x1b[F", "page-up": b"\x1b[5~", "page-down": b"\x1b[6~", "delete": b"\x1b[3~",
    "f1": b"\x1bOP", "f5": b"\x1b[15~", "f12": b"\x1b[24~", "backspace": b"\x7f",
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
        elif self.text == " " and not char.underscore:
            # Nobody sees it, and it is whatever was written last.
            self.fg = None

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
    """pyte's, with the colours of what is erased, inserted and scrolled in as terminals have them ("bce")."""

    last = " "

    def _fill(self, row, start=0, end=None):
        line = self.buffer[row]
        for column in range(start, self.columns if end is None else min(end, self.columns)):
            line[column] = self.cursor.attrs

    @property
    def _margins(self):
        return self.margins or (0, self.lines - 1)

    def index(self):
        bottom = self._margins[1]
        scrolls = self.cursor.y == bottom
        super().index()
        if scrolls:
            self._fill(bottom)

    def reverse_index(self):
        top = self._margins[0]
        scrolls = self.cursor.y == top
        super().reverse_index()
        if scrolls:
            self._fill(top)

    def insert_lines(self, count=None):
        row, (top, bottom) = self.cursor.y, self._margins
        super().insert_lines(count)
        if top <= row <= bottom:
            for blank in range(row, min(row + (count or 1), bottom + 1)):
                self._fill(blank)

    def delete_lines(self, count=None):
        row, (top, bottom) = self.cursor.y, self._margins
        super().delete_lines(count)
        if top <= row <= bottom:
            for blank in range(max(row, bottom + 1 - (count or 1)), bottom + 1):
                self._fill(blank)

    def insert_characters(self, count=None):
        super().insert_characters(count)
        self._fill(self.cursor.y, self.cursor.x, self.cursor.x + (count or 1))

    def delete_characters(self, count=None):
        super().delete_characters(count)
        self._fill(self.cursor.y, max(self.cursor.x, self.columns - (count or 1)))

    def erase_in_display(self, how=0, private=False):
        super().erase_in_display(how, private)
        rows = {0: range(self.cursor.y + 1, self.lines), 1: range(self.cursor.y)}.get(how, range(self.lines))
        for row in rows:
            self._fill(row)

    def draw(self, data):
        if data:
            self.last = data[-1]
        super().draw(data)

    def repeat(self, count=1, **_):
        self.draw(self.last * (count or 1))

    def _scroll(self, count, step):
        top, bottom = self._margins
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

    # Sequences that pyte would print or misread: device control strings, CSI with the marks < = >, questions about
    # attributes.
    _FOREIGN = re.compile(rb"\x1b[P_X^].*?\x1b\\|\x1b\[[<=>][0-9;:]*[ -/]*[@-~]|\x1b\[\?[0-9;]*m", re.S)
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
    the recording of a real terminal does.
    """

    # What the log says of the key F12, which means nothing to the preview.
    BARRIER = "function(12)"

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
        self._typed_barriers = 0
        # How often Esc had been heard when it was typed; None where another key was typed last.
        self._escapes = None
        # How many bytes came that no line of the log speaks of.
        self._unlogged = None
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
            start_new_session=True, pass_fds=[end], preexec_fn=self._prepare)
        os.close(end)

    @staticmethod
    def _prepare():
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        # Who dies of a fault leaves no file behind.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        groups = {self.process.pid}
        if self._slave is not None:
            # What a shell started has a group of its own.
            try:
                groups.add(os.tcgetpgrp(self._master))
            except OSError:
                pass
        for group in groups - {0}:
            try:
                os.killpg(group, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass
        self.process.wait()
        for descriptor in (self._master, self._slave, self._ended):
            if descriptor is not None:
                os.close(descriptor)
        self._master = self._slave = self._ended = None
        if self.log:
            self.log.close()

    # Doing

    @property
    def descriptor(self):
        """Where its output comes from, for who does not want it understood."""
        return self._master

    def type(self, *keys):
        """Sends keys by their names, or text as it is."""
        for key in keys:
            self._escapes = self.log.count_of("key", "escape") if self.log and key == "esc" else None
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
        # The program's handlers write too, which it cannot tell from its painting.
        self._unlogged = None
        self._set_size(columns, rows)

    def signal(self, number):
        self._unlogged = None
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
        """Waits until `predicate()` holds, looking whenever something came and no frame is half painted."""
        end = time.monotonic() + cap
        while self._is_in_frame() or not predicate():
            left = end - time.monotonic()
            if left <= 0 or not self.take(left):
                raise AssertionError(f"{what}: not within {cap} s; the screen shows\n{self.text}\n{self.log or ''}")
            if self._status is not None and not self.take(0) and not predicate():
                raise AssertionError(f"{what}: the program ended with {self._status}; its screen was\n{self.text}")

    def _is_in_frame(self):
        """Whether the program has begun a synchronized update and not ended it, so that the screen is half the old
        one and half the new one."""
        return self._status is None and self.output.rfind(b"\x1b[?2026h") > self.output.rfind(b"\x1b[?2026l")

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

    def settle(self):
        """Waits until all that was typed and told has come to the screen: a key that means nothing comes back in
        the log after everything before it, and all that the log says was painted has arrived.
        """
        self.wait(lambda: self.log.count("started"), "the start")
        if self._escapes is not None:
            # An Esc that another key follows at once is taken for the beginning of one.
            self.wait(lambda: self.log.count_of("key", "escape") > self._escapes, "the answer to Esc")
        self._typed_barriers += 1
        self.type("f12")
        self.wait(lambda: self.log.count_of("key", self.BARRIER) >= self._typed_barriers, "the answer to a key")
        if self._unlogged is None:
            # What was painted before the key came back is in the log by now, though perhaps still on its way.
            self.wait_for_quiet(0.1)
            self._unlogged = len(self.output) - self.log.painted_bytes
        self.wait(lambda: len(self.output) >= self._unlogged + self.log.painted_bytes, "all that was painted")
        self.take_all()

    def take_all(self):
        """Takes in what is there already, and what is on its way through the terminal."""
        while self.take(0.01):
            if self._status is not None:
                return

    def wait_for_end(self):
        """Waits for the program's end; returns its status, negative for a signal."""
        end = time.monotonic() + CAP
        while self._status is None:
            if not self.take(end - time.monotonic()) and time.monotonic() >= end:
                raise AssertionError(f"the program does not end; its screen is\n{self.text}")
        # The last of it may still be on its way through the terminal.
        while self._master is not None and self.take(0.03):
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

    @property
    def is_input_left(self):
        """Whether whoever reads the terminal next would find something, a whole line or not."""
        before = self.state
        tty.setraw(self._slave, termios.TCSANOW)
        left = bool(select.select([self._slave], [], [], 0)[0])
        termios.tcsetattr(self._slave, termios.TCSANOW, before)
        return left

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

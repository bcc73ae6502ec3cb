"""Programs run in a pseudo-terminal of their own, and when what came of them."""

import fcntl
import json
import os
import select
import struct
import subprocess
import termios
import time

# How the previewer's status line ends, which is the last of its first frame.
LAST = b"help"
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "TERM": "xterm-256color",
               "COLORTERM": "truecolor", "LANG": "C.UTF-8"}


class Run:
    """One run of a program.

    Times are in milliseconds from its start; without output for `quiet` seconds, all is drawn.
    """

    def __init__(self, arguments, columns=80, rows=24, quiet=0.15, mark=LAST, environment=None):
        self.quiet = quiet
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.begin = time.perf_counter()
        self.process = subprocess.Popen(arguments, stdin=slave, stdout=slave, stderr=slave,
                                        env=ENVIRONMENT | (environment or {}), start_new_session=True)
        os.close(slave)
        self.last, self.frame = self.begin, None
        output = self.read(30, lambda text: mark in text)
        self.output = output

    def read(self, patience, is_frame=lambda text: False):
        """Reads until nothing has come for a while; the first byte is waited for `patience` seconds."""
        output = b""
        while select.select([self.master], [], [], self.quiet if output else patience)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            self.last = time.perf_counter()
            if not data:
                break
            output += data
            if self.frame is None and is_frame(output):
                self.frame = self.last
        return output

    @property
    def first_frame(self):
        return ((self.frame or self.last) - self.begin) * 1000

    @property
    def all_drawn(self):
        return (self.last - self.begin) * 1000

    def resident(self):
        """Resident memory in MB, None where the system does not tell."""
        try:
            with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
                return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
        except (OSError, StopIteration):
            return None

    def type(self, keys):
        """Types, and returns the bytes that came of it."""
        os.write(self.master, keys)
        return self.read(5)

    def wake_ups(self, seconds=2):
        """System calls while nothing happens, None where strace is not there or not allowed."""
        try:
            done = subprocess.run(
                ["timeout", str(seconds), "strace", "-f", "-p", str(self.process.pid)], capture_output=True, text=True,
                check=False)
        except FileNotFoundError:
            return None
        if "attached" not in done.stderr:
            return None
        calls = [line for line in done.stderr.splitlines() if "=" in line and "<unfinished" not in line]
        return len([line for line in calls if "detached" not in line])

    def end(self, key=b"q"):
        if self.process.poll() is None:
            try:
                os.write(self.master, key)
                self.process.wait(2)
            except (OSError, subprocess.TimeoutExpired):
                self.process.kill()
                self.process.wait()
        os.close(self.master)


def events(path):
    """The lines of the preview's log."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.endswith("\n")]

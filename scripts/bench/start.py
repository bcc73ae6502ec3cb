"""start.py BINARY PACK: compares the start of the previewer with that of a minimal curses program.

Each is run in a pseudo-terminal of 80x24 in turn. For the minimal program, which draws one frame and ends, the time is
from its start to its end, when the terminal is closed behind it. For the previewer it is from its start to the last byte
of its first full frame, the end of the status line, which is the last of the screen. In that frame place-holders stand
for the pictures; when these are there too is told beside it. What counts are the ratios; the times are this machine's.
"""

import fcntl
import os
import select
import statistics
import struct
import subprocess
import sys
import termios
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
RUNS = 60
# This long without output, all is drawn.
QUIET = 0.15
# How the previewer's status line ends.
LAST = b"help"
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "TERM": "xterm-256color",
               "COLORTERM": "truecolor", "LANG": "C.UTF-8"}


class Run:
    """One run of a program in a pseudo-terminal."""

    def __init__(self, arguments):
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.begin = time.perf_counter()
        self.process = subprocess.Popen(
            arguments, stdin=slave, stdout=slave, stderr=slave, env=ENVIRONMENT, start_new_session=True)
        os.close(slave)
        self.last = self.begin
        self.frame = None
        output = b""
        while select.select([self.master], [], [], QUIET if output else 30)[0]:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                self.last = time.perf_counter()
                break
            output += data
            self.last = time.perf_counter()
            if self.frame is None and LAST in output:
                self.frame = self.last

    @property
    def first_frame(self):
        """Milliseconds until the first frame was whole."""
        return ((self.frame or self.last) - self.begin) * 1000

    @property
    def all_drawn(self):
        """Milliseconds until nothing more came."""
        return (self.last - self.begin) * 1000

    def resident(self):
        """Resident memory in MB, where the system tells."""
        try:
            with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
                return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
        except (OSError, StopIteration):
            return None

    def wake_ups(self, seconds=2):
        """System calls while nothing happens, where strace is there and allowed."""
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

    def end(self):
        if self.process.poll() is None:
            os.write(self.master, b"q")
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        os.close(self.master)


def spread(times):
    quarters = statistics.quantiles(times, n=4)
    return f"{statistics.median(times):8.2f} {quarters[0]:8.2f} – {quarters[2]:.2f}"


def main():
    binary, pack = sys.argv[1:]
    minimal = os.path.join(ROOT, ".build", "bench", "minimal")
    os.makedirs(os.path.dirname(minimal), exist_ok=True)
    subprocess.run(["cc", "-O2", "-o", minimal, os.path.join(HERE, "minimal.c"), "-lncursesw"], check=True)
    programs = {"minimal C": [minimal], "skinscope": [os.path.abspath(binary), "preview", pack]}
    times = {name: [] for name in programs}
    with_pictures = []
    for count in range(RUNS + 2):
        for name, arguments in programs.items():
            run = Run(arguments)
            # The first runs only warm the caches.
            if count >= 2:
                times[name].append(run.first_frame)
                if name == "skinscope":
                    with_pictures.append(run.all_drawn)
            run.end()
    run = Run(programs["skinscope"])
    resident, wake_ups = run.resident(), run.wake_ups()
    run.end()
    print("first full frame    median ms  quartiles")
    for name, measured in times.items():
        print(f"{name:18} {spread(measured)}")
    print(f"{'  with pictures':18} {spread(with_pictures)}")
    ratio = statistics.median(times["skinscope"]) / statistics.median(times["minimal C"])
    print(f"ratio of medians   {ratio:8.2f}")
    if resident is not None:
        print(f"resident at start  {resident:8.1f} MB")
    if wake_ups is None:
        print("wake-ups when idle: strace is not here, or not allowed")
    else:
        print(f"wake-ups when idle {wake_ups:8d} in 2 s")


main()

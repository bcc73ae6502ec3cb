"""Measures how long keys wait while servers answer badly, and beside it how long they wait without any download."""

import argparse
import contextlib
import json
import os
import select
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests", "EndToEnd"))

from log import Log
from server import Server
from terminal import Terminal

DESCRIPTION = """For each way in which a server answers badly: from a key that changes the skin to the first and to the last byte of the
answer on the terminal, median and longest, and what the status line said of the server. The first line is without a
download. All of it once on the machine as it is, and with --load once more while every core is busy with something else:
what counts then is the line beside the first."""
NOTHING = "no download"
PATHS = ["/slow.png", "/cut.png", "/redirect.png", "/moved.png", "/huge.png", "/page.png", "/status404.png", "/broken.png",
         "/held.png", "/picture.png"]


def read_frame(terminal, first, last, start):
    """Reads what a key brings up to the end of its frame, and only that: to understand it would take longer."""
    output, descriptor, end = b"", terminal.descriptor, 0
    while b"\x1b[?2026l" not in output:
        ready, _, _ = select.select([descriptor], [], [], 0.5 if output else 5)
        if not ready:
            break
        if not output:
            first.append(time.monotonic() - start)
        output += os.read(descriptor, 1 << 16)
        end = time.monotonic() - start
    last.append(end)
    return output


def measure(binary, path, presses):
    """Presses a key while the answer is under way, and after it has failed."""
    images = {"top": path, "nav_back": path.replace(".", "1.") if path.startswith(("/slow", "/held")) else path}
    server = Server({} if path == NOTHING else images)
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "CJSkin.plist"), "w", encoding="utf-8") as file:
            json.dump(server.pack, file, ensure_ascii=False)
        log = Log(os.path.join(folder, "log"))
        terminal = Terminal(
            [binary, "preview", folder, "--lang", "en", "--pictures", "cells", "--log", log.path], 140, 24,
            environment={"XDG_CACHE_HOME": folder, "XDG_STATE_HOME": folder}, folder=folder, log=log)
        terminal.wait(lambda: log.count("started") > 0, "the first frame")
        first, last, said = [], [], set()
        for number in range(presses):
            # Spread over the time that answers take.
            end = time.monotonic() + 0.03
            while time.monotonic() < end:
                terminal.take(max(0, end - time.monotonic()))
            name = ("night", "default")[number % 2]
            painted = log.count("painted")
            start = time.monotonic()
            terminal.type("n")
            output = read_frame(terminal, first, last, start)
            terminal.output += output
            terminal.feed(output)
            terminal.wait(lambda: f" {name} " in terminal.line(23) and log.count("painted") > painted, f"skin {name}")
            said |= {terminal.line(23)[20:110].strip()} if "png:" in terminal.line(23) else set()
        terminal.type("r")
        terminal.wait_for_quiet(1)
        said |= {terminal.line(23)[14:110].strip()} if "png" in terminal.line(23) else set()
        terminal.type("q")
        terminal.wait_for_end()
        terminal.close()
    server.close()
    return sorted(first), sorted(last), said


@contextlib.contextmanager
def load(is_wanted):
    """Keeps every core busy."""
    command = [sys.executable, "-c", "while True: pass"]
    burners = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)] if is_wanted else []
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def table(binary, paths, presses):
    """Measures each way, prints a line of each, and returns the longest wait without and with a download."""
    print(f"{'answer':16} {'first byte':>22} {'last byte':>22}   in ms, median and longest")
    longest = {}
    for path in [NOTHING] + paths:
        first, last, said = measure(binary, path, presses)
        longest[path] = first[-1] * 1000
        figures = [f"{times[len(times) // 2] * 1000:10.1f} {times[-1] * 1000:10.1f}" for times in (first, last)]
        print(f"{path:16}  {figures[0]}  {figures[1]}   {'; '.join(sorted(said)[:1])}", flush=True)
    without = longest.pop(NOTHING)
    print(f"the longest that a key waited: {max(longest.values(), default=0):.1f} ms, and {without:.1f} ms without a download")


def main():
    parser = argparse.ArgumentParser(description=DESCRIPTION)
    parser.add_argument("binary", nargs="?", default=".build/release/skinscope")
    parser.add_argument("--presses", type=int, default=100)
    parser.add_argument("--load", action="store_true", help="measure under load, too")
    parser.add_argument("--only", help="the answers whose path has this in it")
    options = parser.parse_args()
    paths = [path for path in PATHS if (options.only or "") in path]
    for is_loaded in (False, True) if options.load else (False,):
        print("while every core is busy:" if is_loaded else "keys while something is downloaded:", flush=True)
        with load(is_loaded):
            table(os.path.abspath(options.binary), paths, options.presses)


if __name__ == "__main__":
    main()

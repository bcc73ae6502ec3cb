"""From the start of a program to its first full frame, in a pseudo-terminal of 80x24, each program in its turn.

The minimal C program draws one frame and ends; its time is to the end, when the terminal is closed behind it. The
previewer's is to the last byte of its first frame, in which place-holders stand for the pictures; when these are there, too,
is told beside it. `batcat --list-themes` and Textual's preview of colours, where they are installed, are the others that
show colours in a terminal: beside them stands the previewer with its pictures, all to their last byte.
"""

import os
import shutil
import subprocess

from figures import Figure
from sessions import Run

GROUP = "start to first full frame, 80×24"
RUNS = 60
RUNS_OF_OTHERS = 8


def minimal(context):
    path = os.path.join(context.scratch, "minimal")
    subprocess.run(["cc", "-O2", "-o", path, os.path.join(context.here, "minimal.c"), "-lncursesw"], check=True)
    return path


def others(context):
    """Programs by name, of those that are here."""
    found = {}
    bat = shutil.which("batcat") or shutil.which("bat")
    if bat:
        found["batcat --list-themes"] = [bat, "--list-themes", "--color=always", "--paging=never"]
    textual = os.path.join(context.here, "..", "..", ".build", "bench", "venv", "bin", "textual")
    if os.access(textual, os.X_OK):
        found["textual colors"] = [os.path.abspath(textual), "colors"]
    return found


def measure(context):
    """Yields figures."""
    programs = {"minimal C": [minimal(context)], "skinscope": [context.binary, "preview", context.pack]}
    times = {name: [] for name in programs}
    drawn, resident = [], []
    for count in range(RUNS + 2):
        for name, arguments in programs.items():
            run = Run(arguments)
            # The first runs only warm the caches.
            if count >= 2:
                times[name].append(run.first_frame)
                if name == "skinscope":
                    drawn.append(run.all_drawn)
                    resident += [run.resident()] if run.resident() is not None else []
            run.end()
    yield Figure(GROUP, "first frame", "ms", times["skinscope"], times["minimal C"], "minimal C", limit=2.5)
    yield Figure(GROUP, "with its pictures", "ms", drawn, times["minimal C"], "minimal C")
    for name, arguments in others(context).items():
        ours, theirs = [], []
        for count in range(RUNS_OF_OTHERS + 1):
            for kept, command in ((theirs, arguments), (ours, programs["skinscope"])):
                run = Run(command, quiet=0.5, environment={"XDG_CACHE_HOME": context.scratch})
                if count >= 1:
                    kept.append(run.all_drawn)
                run.end()
        yield Figure(GROUP, "with its pictures", "ms", ours, theirs, name)
    if resident:
        yield Figure("memory", "resident at start, shipped pack", "MB", resident, most=12)
    run = Run(programs["skinscope"])
    wake_ups = run.wake_ups()
    run.end()
    if wake_ups is not None:
        yield Figure("memory", "system calls in two idle seconds", "", [wake_ups], most=0)

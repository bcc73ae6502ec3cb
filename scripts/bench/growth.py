"""How opening, linting and memory grow with the pack."""

import subprocess
import sys

from figures import Figure
from sessions import Run

SIZES = (3, 1_000, 10_000)
RUNS = {3: 10, 1_000: 8, 10_000: 5}
UNIT = 1 << 20 if sys.platform == "darwin" else 1 << 10


# A program's memory counts from that of who starts it, so that somebody small does. Prints the status, milliseconds, and the memory.
STARTER = """
import os, sys, time
begin = time.perf_counter()
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
_, status, usage = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), (time.perf_counter() - begin) * 1000, usage.ru_maxrss)
"""


def lint(context, folder):
    """Milliseconds and MB of one run whose output is thrown away."""
    command = [sys.executable, "-S", "-E", "-c", STARTER, context.binary, "lint", folder, "--format", "json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    code, spent, memory = done.stdout.split()
    assert int(code) <= 1, code
    return float(spent), int(memory) / UNIT


def measure(context):
    """Yields figures; beside each stands the smallest pack."""
    base = {}
    for skins in SIZES:
        folder = context.packs(skins)
        name = f"{skins:,} skins of 60 keys".replace(",", " ")
        opened, answered, resident, linted, peak = [], [], [], [], []
        for _ in range(RUNS[skins]):
            # A key that comes with the first frame is answered when all of the pack is read.
            run = Run([context.binary, "preview", folder], quiet=0.02)
            opened.append(run.first_frame)
            run.type(b"n")
            answered.append(run.all_drawn)
            run.quiet = 0.3
            run.type(b"p")
            resident += [run.resident()] if run.resident() is not None else []
            run.end()
        for _ in range(max(2, RUNS[skins] // 2)):
            spent, memory = lint(context, folder)
            linted.append(spent)
            peak.append(memory)
        for group, unit, values in (("opened and painted", "ms", opened), ("until the first key is answered", "ms", answered),
                                    ("resident, two skins on", "MB", resident),
                                    ("lint", "ms", linted), ("lint, most memory", "MB", peak)):
            if not values:
                continue
            base.setdefault(group, values)
            most = 250 if group == "opened and painted" and skins == SIZES[-1] else None
            beside = base[group] if skins != SIZES[0] else []
            yield Figure(group, name, unit, values, beside, f"{SIZES[0]} skins" if beside else "", most=most)

"""How opening, linting and memory grow with the pack."""

import os
import subprocess
import sys
import time

from figures import Figure
from sessions import Run

SIZES = (3, 1_000, 10_000)
RUNS = {3: 10, 1_000: 8, 10_000: 5}
UNIT = 1 << 20 if sys.platform == "darwin" else 1 << 10


def lint(context, folder):
    """Milliseconds and MB of one run whose output is thrown away."""
    begin = time.perf_counter()
    child = subprocess.Popen([context.binary, "lint", folder, "--format", "json"], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode <= 1, child.returncode
    return (time.perf_counter() - begin) * 1000, usage.ru_maxrss / UNIT


def measure(context):
    """Yields figures; beside each stands the smallest pack."""
    base = {}
    for skins in SIZES:
        folder = context.packs(skins)
        name = f"{skins:,} skins of 60 keys".replace(",", " ")
        opened, resident, linted, peak = [], [], [], []
        for _ in range(RUNS[skins]):
            run = Run([context.binary, "preview", folder], quiet=0.3)
            opened.append(run.first_frame)
            resident += [run.resident()] if run.resident() is not None else []
            run.end()
        for _ in range(max(2, RUNS[skins] // 2)):
            spent, memory = lint(context, folder)
            linted.append(spent)
            peak.append(memory)
        for group, unit, values in (("opened and painted", "ms", opened), ("resident when painted", "MB", resident),
                                    ("lint", "ms", linted), ("lint, most memory", "MB", peak)):
            if not values:
                continue
            base.setdefault(group, values)
            most = 250 if group == "opened and painted" and skins == SIZES[-1] else None
            beside = base[group] if skins != SIZES[0] else []
            yield Figure(group, name, unit, values, beside, f"{SIZES[0]} skins" if beside else "", most=most)

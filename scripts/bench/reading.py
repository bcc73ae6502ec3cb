"""Reading a plist: the product's reader, which keeps order and places, beside libplist's and Python's, on the same file in memory."""

import os
import subprocess
import sys

from figures import Figure

SIZES = ((3, 40), (1_000, 8), (10_000, 3))


def libplist(context):
    """The program that reads with libplist, None where that is not here."""
    path = os.path.join(context.scratch, "libplist")
    done = subprocess.run(["cc", "-O2", "-o", path, os.path.join(context.here, "libplist.c"), "-lplist-2.0"], check=False,
                          capture_output=True)
    return path if done.returncode == 0 else None


def times(command):
    """Milliseconds of each reading, but the first, which warms the caches."""
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [int(line.split()[0]) / 1e6 for line in done.stdout.splitlines()][1:]


IN_PYTHON = """
import plistlib, sys, time
data = open(sys.argv[1], "rb").read()
for _ in range(int(sys.argv[2])):
    begin = time.perf_counter_ns()
    root = plistlib.loads(data)
    print(time.perf_counter_ns() - begin)
    del root
"""


def measure(context):
    """Yields figures."""
    other = libplist(context)
    for skins, count in SIZES:
        path = os.path.join(context.packs(skins), "CJSkin.plist")
        ours, theirs, python = [], [], []
        for _ in range(4):
            ours += times([context.probe, "plist", path, str(count + 1)])
            if other:
                theirs += times([other, path, str(count + 1)])
            python += times([sys.executable, "-c", IN_PYTHON, path, str(max(1, count // 4) + 1)])
        name = f"{skins:,} skins of 60 keys".replace(",", " ")
        group = "reading an XML plist"
        yield Figure(group, name, "ms", ours, theirs, "libplist", limit=1.5) if other else Figure(group, name, "ms", ours)
        if python:
            yield Figure(group, name, "ms", ours, python, "Python's plistlib")

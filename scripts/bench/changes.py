"""A change of the skin: the bytes that go to the terminal, beside the least that would do, and how long they take.

The least: for each changed cell its text, one SGR for each change of colour along the row, and one move of the cursor for each
gap between changed cells. It is counted from the cells that `render` gives of both skins.
"""

import json
import os
import subprocess

from figures import Figure
from sessions import Run, events

SIZES = ((80, 24), (200, 60))
ROUNDS = 3


def cells(context, skin, columns, rows):
    done = subprocess.run(
        [context.binary, "render", context.pack, "--skin", skin, "--size", f"{columns}x{rows}", "--format", "json"],
        check=True, capture_output=True)
    return json.loads(done.stdout)["cells"]


ATTRIBUTES = {"bold": 1, "dim": 2, "italic": 3, "underline": 4, "reverse": 7}


def look_of(cell):
    return cell["fg"], cell["bg"], tuple(cell["attributes"])


def sgr(look, previous):
    """The bytes of one SGR that leads from one look to another."""
    parts = []
    if previous is None or look[2] != previous[2]:
        parts.append(";".join(["0"] + [str(ATTRIBUTES[name]) for name in look[2]]))
        previous = None
    for index, code in ((0, 38), (1, 48)):
        color = look[index]
        if color and (previous is None or color != previous[index]):
            parts.append(f"{code};2;{int(color[1:3], 16)};{int(color[3:5], 16)};{int(color[5:7], 16)}")
    return len("\x1b[" + ";".join(parts) + "m")


def least(old, new):
    """The bytes that lead from one screen to another."""
    total = 0
    for row, (before, after) in enumerate(zip(old, new)):
        at, look = None, None
        for column, (was, cell) in enumerate(zip(before, after)):
            if was == cell or not cell["text"]:
                continue
            if at != column:
                total += len(f"\x1b[{row + 1};{column + 1}H" if at is None else f"\x1b[{column - at}C")
            wanted = look_of(cell)
            if cell["text"] == " " and look is not None:
                # Of a blank only the ground is seen.
                wanted = (look[0], *wanted[1:])
            if wanted != look:
                total += sgr(wanted, look)
                look = wanted
            total += len(cell["text"].encode())
            is_wide = column + 1 < len(after) and not after[column + 1]["text"]
            at = column + (2 if is_wide else 1)
    return total


def measure(context):
    """Yields figures."""
    done = subprocess.run([context.binary, "list", context.pack, "--json"], check=True, capture_output=True)
    skins = [skin["name"] for skin in json.loads(done.stdout)["skins"]]
    for columns, rows in SIZES:
        shots = [cells(context, skin, columns, rows) for skin in skins]
        wanted = [least(old, new) for old, new in zip(shots, shots[1:] + shots[:1])]
        log = os.path.join(context.scratch, f"log-{columns}")
        run = Run([context.binary, "preview", context.pack, "--skin", skins[0], "--pictures", "cells", "--log", log],
                  columns, rows, quiet=0.1)
        sent, times = [], []
        for _ in range(ROUNDS):
            for _ in skins:
                known = len(events(log))
                run.type(b"n")
                painted = [event for event in events(log)[known:] if event["event"] == "painted"]
                sent.append(sum(event["bytes"] for event in painted))
                times.append(painted[-1]["ms"])
        run.end()
        group = f"a skin change at {columns}×{rows}"
        yield Figure(group, "bytes", "B", sent, wanted * ROUNDS, "the least", limit=1.15)
        yield Figure(group, "from the key to the last byte", "ms", times)

"""A change of the skin: the bytes that go to the terminal, beside the least that would do, and how long they take.

The least: for each changed cell its text, one SGR for each change of colour along the row, with what changes and no more, and one
move of the cursor for each gap between changed cells. A blank is changed where its ground is, and takes any ink. It is counted
from the cells that `render` gives of both skins.
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


# What switches an attribute on, and what switches it off.
ATTRIBUTES = {"bold": ("1", "22"), "dim": ("2", "22"), "italic": ("3", "23"), "underline": ("4", "24"), "reverse": ("7", "27")}


def look_of(cell):
    """Ink, ground and attributes; of a blank nobody sees the ink."""
    hides_ink = cell["text"] == " " and not {"underline", "reverse"} & set(cell["attributes"])
    return None if hides_ink else cell["fg"], cell["bg"], frozenset(cell["attributes"])


def sgr(look, before):
    """One SGR that leads from one look to another, None where nothing is to be said."""
    parts = sorted({ATTRIBUTES[name][1] for name in before[2] - look[2]})
    # What one code switches off may have to be on again.
    kept = set() if parts else before[2]
    parts += [ATTRIBUTES[name][0] for name in sorted(look[2] - kept)]
    for index, code in ((0, 38), (1, 48)):
        color = look[index]
        if color and color != before[index]:
            parts.append(f"{code};2;{int(color[1:3], 16)};{int(color[3:5], 16)};{int(color[5:7], 16)}")
    return "\x1b[" + ";".join(parts) + "m" if parts else None


def least(old, new):
    """The bytes that lead from one screen to another."""
    total = 0
    for row, (before, after) in enumerate(zip(old, new)):
        # At the beginning of a row no colour is known.
        at, look = None, (None, None, frozenset())
        for column, (was, cell) in enumerate(zip(before, after)):
            wanted = look_of(cell)
            if not cell["text"] or (was["text"] == cell["text"] and look_of(was) == wanted):
                continue
            if at != column:
                total += len(f"\x1b[{row + 1};{column + 1}H" if at is None else f"\x1b[{column - at}C")
            if wanted[0] is None:
                wanted = (look[0], *wanted[1:])
            total += len(sgr(wanted, look) or "")
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

"""From a save that the system tells of to the painted screen, as the preview's own log has it, 80x24."""

import os
import shutil
import subprocess
import time

from figures import Figure
from sessions import Run, events

SAVES = 30
PATIENCE = 10


def measure(context):
    """Yields figures."""
    folder = os.path.join(context.scratch, "saved")
    shutil.copytree(context.pack, folder)
    path, log = os.path.join(folder, "CJSkin.plist"), os.path.join(context.scratch, "log-saves")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    run = Run([context.binary, "preview", folder, "--pictures", "cells", "--log", log])
    times = []
    for number in range(SAVES):
        known = len(events(log))
        with open(path + "~", "w", encoding="utf-8") as file:
            file.write(text.replace("0xFFFFFF", f"0xFFFF{number:02X}", 1))
        os.replace(path + "~", path)
        end = time.monotonic() + PATIENCE
        while not (found := [event["ms"] for event in events(log)[known:]
                             if (event["event"], event["cause"]) == ("painted", "save")]):
            assert time.monotonic() < end, "the save is not seen"
            run.read(0.02)
        times.append(found[0])
    run.end()
    yield Figure("a save, 80×24", "from the news to the painted screen", "ms", times, most=50)

"""Measures how long `lint` takes, and how much memory, for packs of many skins."""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

DESCRIPTION = "Time and memory of lint for packs of 1 000 and 10 000 skins with 60 keys each."
COLOR_KEYS = 48
FONT_KEYS = 12
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
"""


def skin(name, chance):
    """A skin whose colours are random, so that most rules have something to do and little to find."""
    lines = [f"\t<key>{name}</key>\n\t<dict>\n\t\t<key>Color</key>\n\t\t<dict>\n"]
    for key in range(COLOR_KEYS):
        value = chance.randrange(1 << 24)
        lines.append(f"\t\t\t<key>颜色 {key}</key>\n\t\t\t<string>0x{value:06X}</string>\n")
    lines.append("\t\t</dict>\n\t\t<key>Font</key>\n\t\t<dict>\n")
    for key in range(FONT_KEYS):
        size = chance.randrange(10, 30)
        lines.append(
            f"\t\t\t<key>字体 {key}</key>\n\t\t\t<dict><key>Name</key><string>PingFang SC</string>"
            f"<key>Size</key><string>{size}</string></dict>\n"
        )
    lines.append("\t\t</dict>\n\t</dict>\n")
    return "".join(lines)


def make_pack(folder, skins):
    """Writes a pack; the same numbers give the same pack."""
    chance = random.Random(1)
    os.makedirs(folder)
    with open(os.path.join(folder, "CJSkin.plist"), "w", encoding="utf-8") as file:
        file.write(HEAD)
        for index in range(skins):
            file.write(skin("default" if index == 0 else f"skin {index}", chance))
        file.write("</dict>\n</plist>\n")


def measure(binary, folder):
    """Seconds and MiB of one run whose output is thrown away."""
    start = time.monotonic()
    child = subprocess.Popen([binary, "lint", folder, "--format", "json"], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    if os.waitstatus_to_exitcode(status) > 1:
        sys.exit(f"lint ended with {os.waitstatus_to_exitcode(status)}")
    return seconds, usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main():
    parser = argparse.ArgumentParser(description=DESCRIPTION)
    parser.add_argument("binary", help="a release build of skinscope")
    parser.add_argument("--runs", type=int, default=3, help="the best of so many runs counts (3)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for skins in (1_000, 10_000):
            pack = os.path.join(folder, str(skins))
            make_pack(pack, skins)
            runs = [measure(arguments.binary, pack) for _ in range(arguments.runs)]
            seconds, memory = min(runs)
            print(f"{skins:6} skins × {COLOR_KEYS + FONT_KEYS} keys: {seconds:.2f} s, {memory:.0f} MiB")


if __name__ == "__main__":
    main()

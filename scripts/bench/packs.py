"""Packs of any number of skins; the same numbers give the same pack."""

import os
import random

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
    """Writes a pack of that many skins with 60 keys each; returns the path of its plist."""
    chance = random.Random(1)
    os.makedirs(folder)
    path = os.path.join(folder, "CJSkin.plist")
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD)
        for index in range(skins):
            file.write(skin("default" if index == 0 else f"skin {index}", chance))
        file.write("</dict>\n</plist>\n")
    return path

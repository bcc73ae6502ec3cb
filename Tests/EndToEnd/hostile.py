"""A pack that says what nobody should hear, in each place where a pack can say something."""

import json
import os
import plistlib
import re
import zipfile

import server

# Steers a terminal: a window title, colours, clearing by a C1 control, DEL, CR, BS, BEL, and a line of its own.
STEERING = "\x1b]0;OWNED\x07\x1b[41mRED\x9b2J\x7f\r\b\nLINE"
# Turns around and hides: an override, an isolate, a blank without width, a tag.
TURNING = "\u202e\u2066\u200b\U000e0041\u2028\ufeff"
# Markup, the ends of what text may stand in, workflow commands, Markdown.
MARKUP = "<script>alert(1)</script>\"><img onerror='x'>]]>--{}</style></title>&amp;"
COMMANDS = "%0A::error::owned|`` `row` |"
EVIL = STEERING + TURNING + MARKUP + COMMANDS
NAME = EVIL.replace("/", "\\")

# All that may not come out; line ends of ours may.
UNSAFE = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f]")
SGR = re.compile("\x1b\\[[0-9;]*m")


def skins(link=None):
    evil = {"Color": {"view.background": "0x112233", "label.body" + EVIL: "0x445566", EVIL: EVIL, "label.title": EVIL},
            "Font": {"label.title": {"Name": EVIL, "Size": EVIL}, EVIL: {"Name": EVIL, "Size": "17"}},
            "Image": {"tab.message": EVIL, EVIL: "hero" + NAME, "hero": "https://127.0.0.1:1/" + EVIL,
                      "button.background": link or EVIL},
            EVIL: EVIL}
    return {"default": evil, EVIL: evil, "night": {"Color": {"view.background": "0x000000", "label.body": EVIL}}}


class HostilePack:
    """The same as JSON, as a binary plist and in a zip, with files and a map of such names."""

    def __init__(self, root, link=None):
        self.root = root
        self.json = self.folder("json" + NAME[:40], "CJSkin.plist", json.dumps(skins(link)).encode())
        self.binary = self.folder("binary", "CJSkin.plist", plistlib.dumps(skins(link), fmt=plistlib.FMT_BINARY))
        self.zip = os.path.join(root, "z" + NAME[:60] + ".zip")
        with zipfile.ZipFile(self.zip, "w") as file:
            file.writestr("CJSkin.plist", json.dumps(skins(link)))
            # libzip takes either controls or letters that are no ASCII.
            file.writestr("night.bundle/" + (TURNING + MARKUP).replace("/", "_") + ".png", server.PICTURE)
            file.writestr("night.bundle/" + STEERING.replace("\x9b", "") + ".png", server.PICTURE)
        self.leaving = os.path.join(root, "leaving.zip")
        with zipfile.ZipFile(self.leaving, "w") as file:
            file.writestr("../" + STEERING.replace("\x9b", "") + "<script>%0A", "x")
        # What is no plist: the message quotes it.
        self.broken = self.folder("broken", "CJSkin.plist", (
            "<?xml version=\"1.0\"?>\n<plist><dict><key>\u202e\u2066</key><" + "x\u202e" + ">\x9b2J</dict></plist>"
        ).encode())
        self.entity = self.folder("entity", "CJSkin.plist", ("{\"a\": {\"Color\": {\"" + "\u202e\x9b\x7f" + "\" 1}}}").encode())

    def folder(self, name, plist, data):
        folder = os.path.join(self.root, name)
        os.makedirs(folder)
        with open(os.path.join(folder, plist), "wb") as file:
            file.write(data)
        bundle = os.path.join(folder, "night.bundle")
        os.makedirs(bundle)
        for stem in ("hero" + NAME[:60], NAME[:80] + "@2x"):
            with open(os.path.join(bundle, stem + ".png"), "wb") as file:
                file.write(server.PICTURE)
        with open(os.path.join(folder, "Skinscope.plist"), "wb") as file:
            plistlib.dump({"Color": {"labelText\u202e": "label\u202e", "view.background": EVIL.translate(
                {code: None for code in [*range(0, 9), 11, 12, *range(14, 32)]})},
                           "Odd\u202e\u2066": {}}, file)
        return folder

    @property
    def all(self):
        return [self.json, self.binary, self.zip, self.leaving, self.broken, self.entity,
                os.path.join(self.root, NAME[:80])]

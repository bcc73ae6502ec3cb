"""Packs to preview, and what the previewer must show of them."""

import json
import os
import plistlib
import re
import shutil
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
THEMES = os.path.join(ROOT, "themes")
SAVE = os.path.join(ROOT, "Tests", "save.sh")
SCRATCH = os.path.join(ROOT, ".build", "end-to-end")

binary = os.path.join(ROOT, ".build", "debug", "skinscope")


def run(*arguments):
    """Runs a command of the binary; returns what it printed."""
    done = subprocess.run([binary, *arguments], capture_output=True, timeout=60, check=True)
    return done.stdout.decode()


def rendered(folder, skin, *arguments):
    """Rows of cells as `render` gives them."""
    return json.loads(run("render", folder, "--skin", skin, "--format", "json", *arguments))["cells"]


class Pack:
    """A pack's plist, read by other means than ours."""

    def __init__(self, folder):
        self.folder = folder
        self.plist = os.path.join(folder, "CJSkin.plist")
        with open(self.plist, "rb") as file:
            self.skins = {name: skin for name, skin in plistlib.load(file).items() if isinstance(skin, dict)}
        self.names = list(self.skins)

    def written(self, skin, key):
        """A plain colour as `#RRGGBB`: the skin's own, else `default`'s."""
        for name in (skin, "default"):
            value = self.skins[name].get("Color", {}).get(key)
            if value is not None:
                digits = re.fullmatch("(?:0x|#)([0-9A-Fa-f]{6})", value)
                return "#" + digits.group(1).upper() if digits else None
        return None

    def roles(self, skin):
        """Role to what `show` says of it."""
        return json.loads(run("show", skin, self.folder, "--json"))["roles"]["Color"]

    def rendered(self, skin, size="80x24", page="messages", color="truecolor"):
        """Rows of cells as `render` gives them."""
        arguments = ("--skin", skin, "--size", size, "--page", page, "--color", color, "--format", "json")
        return json.loads(run("render", self.folder, *arguments))["cells"]


class ScratchPack(Pack):
    """A copy of a pack that a test may write to, in a folder that no editor takes for a temporary one."""

    def __init__(self, source=THEMES):
        os.makedirs(SCRATCH, exist_ok=True)
        self.root = tempfile.mkdtemp(dir=SCRATCH)
        folder = os.path.join(self.root, "pack")
        shutil.copytree(source, folder)
        super().__init__(folder)

    def remove(self):
        shutil.rmtree(self.root, ignore_errors=True)

    def text(self):
        with open(self.plist, encoding="utf-8") as file:
            return file.read()

    def with_color(self, skin, key, value):
        """The plist's text with another colour of a key in a skin."""
        text = self.text()
        start = text.index(f"<key>{skin}</key>")
        pattern = re.compile(rf"(<key>{re.escape(key)}</key>\s*<string>)[^<]*(</string>)")
        match = pattern.search(text, start)
        return text[:match.start()] + match.group(1) + value + match.group(2) + text[match.end():]

    def new_file(self, text):
        """A file beside the pack that holds `text`."""
        path = os.path.join(self.root, "new")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path


def scratch_pack_of(text):
    """A scratch pack that holds nothing but a plist."""
    os.makedirs(SCRATCH, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SCRATCH) as folder:
        with open(os.path.join(folder, "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(text)
        return ScratchPack(folder)

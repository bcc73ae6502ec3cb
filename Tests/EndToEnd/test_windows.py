"""Real terminals show every ground in exactly the skin's colour, at the desk and over SSH."""

import collections
import os
import plistlib
import shlex
import shutil
import struct
import subprocess
import tempfile
import time
import unittest
import zlib

import answers
import pack
import ssh
import windows
from log import Log
from preview import PreviewTest
from terminal import CAP, Terminal


def grounds(cells):
    """How many blank cells have each ground, and which grounds there are at all."""
    blank = collections.Counter()
    for row in cells[:-1]:
        for cell in row:
            if "reverse" not in cell["attributes"] and cell["bg"]:
                blank[cell["bg"]] += 1 if cell["text"] in (" ", "") else 0
    return blank


class WindowsTest(PreviewTest):
    @classmethod
    def setUpClass(cls):
        if not any(map(windows.is_there, windows.TERMINALS)):
            raise unittest.SkipTest("needs Xvfb, xwd and a terminal")
        cls.display = windows.Display()
        cls.addClassCleanup(cls.display.close)
        cls.themes = pack.Pack(pack.THEMES)

    def show(self, name, command, environment):
        """Runs a command in a terminal's window until the test ends."""
        variables = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "TMPDIR")}
        variables |= {"LANG": "C.UTF-8"} | self.display.environment(name) | environment
        process = subprocess.Popen(
            [*windows.TERMINALS[name], *command], env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        return process

    def wait_for_grounds(self, cells, what):
        """Waits until the display has each ground, to the bit, on as many pixels as its blank cells have at least."""
        wanted = grounds(cells)
        end = time.monotonic() + CAP
        while True:
            seen = self.display.colors()
            missing = {color: count for color, count in wanted.items() if seen[color] < max(count * 40, 10)}
            if not missing:
                return
            if time.monotonic() > end:
                self.fail(f"{what}: not within {CAP} s: {missing}; the display has {seen.most_common(20)}")

    def check_all_skins(self, name, run, environment):
        for skin in self.themes.names:
            with self.subTest(terminal=name, skin=skin):
                process = self.show(name, run(skin), environment)
                self.wait_for_grounds(self.themes.rendered(skin), f"{skin} in {name}")
                process.terminate()
                process.wait()

    def test_every_ground_is_exact(self):
        for name in windows.TERMINALS:
            if name == "xterm-340":
                # Another xterm only by its pictures.
                continue
            if not windows.is_there(name):
                print(f"({name} is not there)", end=" ", flush=True)
                continue
            self.check_all_skins(
                name, lambda skin: [pack.binary, "preview", pack.THEMES, "--lang", "en", "--pictures", "cells", "--skin", skin],
                {"COLORTERM": "truecolor"})

    @unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
    def test_over_ssh_the_terminal_is_asked(self):
        server = ssh.Server()
        self.addCleanup(server.close)
        for name in {"xterm", "kitty"} & set(filter(windows.is_there, windows.TERMINALS)):
            # What the other side knows of the terminal is its name only; kitty's may be unknown there.
            self.check_all_skins(
                name,
                lambda skin: server.command(shlex.join(
                    ["env", "TERM=xterm-256color", pack.binary, "preview", pack.THEMES, "--lang", "en", "--pictures", "cells",
                     "--skin", skin])),
                {"COLORTERM": "truecolor"})


    def test_real_pictures_are_seen_and_leave_nothing_behind(self):
        """Two skins take turns. Each has a picture of stripes in colours of its own, finer than cells can show."""
        stripes = [["#12AB34", "#D2157B", "#7A3CE1"], ["#C8A200", "#006E6E", "#5B1010"]]
        folder = self.pack_of_stripes(stripes)
        for name, near in (("kitty", 0), ("xterm-340", 2), ("foot", 2)):
            if not windows.is_there(name):
                print(f"({name} is not there)", end=" ", flush=True)
                continue
            with self.subTest(terminal=name):
                process = self.show(
                    name, [pack.binary, "preview", folder, "--lang", "en", "--every", "2"], {"COLORTERM": "truecolor"})
                for turn in (0, 1, 0, 1):
                    self.wait_for_stripes(stripes[turn], stripes[1 - turn], near, f"{name}, skin {turn}")
                process.terminate()
                process.wait()

    def pack_of_stripes(self, stripes):
        """A pack of two skins, each with a picture of three colours that meet in one row of cells."""
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        with open(os.path.join(folder, "CJSkin.plist"), "wb") as file:
            plistlib.dump({name: {"Image": {"hero": "hero.png"}} for name in ("default", "other")}, file)
        for name, (upper, line, lower) in zip(("default", "other"), stripes):
            os.mkdir(os.path.join(folder, f"{name}.bundle"))
            rows = [upper] * 30 + [line] * 8 + [lower] * 62
            pixels = b"".join(b"\0" + bytes.fromhex(color[1:]) * 400 for color in rows)
            with open(os.path.join(folder, f"{name}.bundle", "hero.png"), "wb") as file:
                file.write(png(400, len(rows), pixels))
        return folder

    def wait_for_stripes(self, stripes, others, near, what):
        """Waits until each of some colours is on the display, and none of others."""
        def count(seen, wanted):
            channels = bytes.fromhex(wanted[1:])
            return sum(number for color, number in seen.items()
                       if all(abs(a - b) <= near for a, b in zip(bytes.fromhex(color[1:]), channels)))

        end = time.monotonic() + CAP
        while True:
            seen = self.display.colors()
            there, left = [count(seen, color) for color in stripes], [count(seen, color) for color in others]
            if all(number > 200 for number in there) and not any(left):
                return
            if time.monotonic() > end:
                self.fail(f"{what}: not within {CAP} s: {stripes} on {there} pixels, {others} on {left}")


def png(width, height, rows):
    """A PNG file of 8-bit red, green and blue; each row begins with a zero."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class SshTest(PreviewTest):
    @unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
    def test_a_terminal_that_answers_nothing_is_not_waited_for(self):
        server = ssh.Server()
        self.addCleanup(server.close)
        for recording, depth in ((answers.SILENT, "256 (terminfo)"),
                                 (answers.XTERM, "truecolor (the terminal's answer)")):
            with self.subTest(depth=depth), tempfile.TemporaryDirectory() as scratch:
                log = Log(os.path.join(scratch, "log"))
                line = shlex.join([pack.binary, "preview", pack.THEMES, "--lang", "en", "--log", log.path])
                terminal = Terminal(
                    server.command(f"env LANG=C.UTF-8 {line}"), environment=recording.environment | {
                        "COLORTERM": "truecolor"}, log=log, recording=recording)
                self.addCleanup(terminal.close)
                terminal.wait_for_text(depth)
                terminal.wait(lambda: log.count("started") == 1, "the start")
                started = next(entry for entry in log.events if entry["event"] == "started")
                # Of these 200 at most are spent waiting.
                self.assertLess(started["ms"], 2000)
                print(f"{depth}: started after {started['ms']} ms", end=" ", flush=True)
                terminal.type("q")
                self.assertEqual(terminal.wait_for_end(), 0)

"""Zips as packs, and packs that are changed, whatever happens meanwhile."""

import os
import random
import shutil
import signal
import subprocess
import time
import unittest
import zipfile

import pack
from preview import PreviewTest

UPDATE = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>海</key>
<dict><key>Color</key><dict><key>a</key><string>0x123456</string></dict></dict>
</dict></plist>
"""


def tree(folder):
    """Every file below a folder, with what it holds."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def make_zip(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)


class ZipTest(PreviewTest):
    def test_of_several_plists_the_one_that_is_shown_is_named(self):
        scratch = self.scratch()
        with open(scratch.plist, "rb") as file:
            plist = file.read()
        path = os.path.join(scratch.root, "two.zip")
        make_zip(path, {"light/CJSkin.plist": plist, "old/CJSkin.plist": plist})
        terminal = self.preview(path, settles=False)
        terminal.wait_for_text("light/CJSkin.plist is shown, of 2 in the zip")


class PackChangesTest(unittest.TestCase):
    def setUp(self):
        self.pack = pack.ScratchPack()
        self.addCleanup(self.pack.remove)
        self.zip = os.path.join(self.pack.root, "update.zip")
        images = {f"海/image-{number}@2x.png": os.urandom(2000) for number in range(200)}
        make_zip(self.zip, {"CJSkin.plist": UPDATE} | images)
        self.old = tree(self.pack.folder)

    def siblings(self):
        return sorted(os.listdir(self.pack.root))

    def install(self):
        return [pack.binary, "install", self.zip, "--into", self.pack.folder]

    def test_what_is_installed_and_removed_leaves_the_same_bytes(self):
        dry = pack.run("install", self.zip, "--into", self.pack.folder, "--dry-run", "--lang", "en")
        self.assertEqual(tree(self.pack.folder), self.old)
        wet = pack.run("install", self.zip, "--into", self.pack.folder, "--lang", "en")
        self.assertEqual(dry.splitlines()[1:], wet.splitlines()[1:])
        self.assertEqual(len(tree(self.pack.folder)), len(self.old) + 200)
        pack.run("remove", "海", self.pack.folder)
        self.assertEqual(tree(self.pack.folder), self.old)
        self.assertEqual(self.siblings(), ["pack", "update.zip"])

    def test_a_kill_at_any_moment_leaves_the_old_pack_or_the_new_one(self):
        durations = []
        for _ in range(3):
            start = time.monotonic()
            subprocess.run(self.install(), check=True, stdout=subprocess.DEVNULL)
            durations.append(time.monotonic() - start)
            new = tree(self.pack.folder)
            pack.run("remove", "海", self.pack.folder)
        self.assertNotEqual(new, self.old)
        seed = random.randrange(1 << 32)
        moments = random.Random(seed)
        killed = 0
        for number in range(50):
            with self.subTest(seed=seed, number=number):
                process = subprocess.Popen(self.install(), stdout=subprocess.DEVNULL)
                try:
                    process.wait(moments.uniform(0, min(durations)))
                except subprocess.TimeoutExpired:
                    process.kill()
                killed += process.wait() == -signal.SIGKILL
                self.assertIn(tree(self.pack.folder), (self.old, new))
                # The next run clears what this one left, and comes to its own end.
                if number % 5 == 0 or tree(self.pack.folder) == new:
                    subprocess.run(self.install(), check=True, stdout=subprocess.DEVNULL)
                    self.assertEqual(tree(self.pack.folder), new)
                    pack.run("remove", "海", self.pack.folder)
                    self.assertEqual(tree(self.pack.folder), self.old)
                    self.assertEqual(self.siblings(), ["pack", "update.zip"])
        self.assertGreater(killed, 10, "the kills came too late to test anything")

    def test_two_at_once_both_come_through(self):
        other = os.path.join(self.pack.root, "other.zip")
        make_zip(other, {"CJSkin.plist": UPDATE.replace("海", "山"), "山/a.png": b"x"})
        second = [pack.binary, "install", other, "--into", self.pack.folder]
        processes = [subprocess.Popen(command, stdout=subprocess.DEVNULL)
                     for command in (self.install(), second, self.install(), second)]
        self.assertEqual([process.wait() for process in processes], [0] * 4)
        found = tree(self.pack.folder)
        self.assertEqual(found["山/a.png"], b"x")
        self.assertEqual(len(found), len(self.old) + 201)
        for name in ("海", "山"):
            pack.run("remove", name, self.pack.folder)
        self.assertEqual(tree(self.pack.folder), self.old)


class ZipPackTest(PreviewTest):
    def test_a_zip_is_shown_as_the_folder_that_it_was_made_of(self):
        scratch = self.scratch()
        path = os.path.join(scratch.root, "pack.zip")
        pack.run("pack", scratch.folder, "-o", path)
        with open(path, "rb") as file:
            first = file.read()
        pack.run("pack", scratch.folder, "-o", path)
        with open(path, "rb") as file:
            self.assertEqual(file.read(), first)
        for page in ("messages", "work", "palette"):
            arguments = ("--all", "--page", page, "--format", "json")
            self.assertEqual(pack.run("render", path, *arguments), pack.run("render", scratch.folder, *arguments))

    def test_a_zip_that_is_saved_is_shown_anew(self):
        scratch = self.scratch()
        path = os.path.join(scratch.root, "pack.zip")
        pack.run("pack", scratch.folder, "-o", path)
        terminal = self.preview(path, "--skin", "default")
        key = scratch.roles("default")["nav.background"]["key"]
        text = scratch.with_color("default", key, "#454545")
        with open(scratch.plist, "w", encoding="utf-8") as file:
            file.write(text)
        start = len(terminal.log.events)
        pack.run("pack", scratch.folder, "-o", path)
        terminal.wait(
            lambda: "#454545" in {cell.bg for _, _, cell in terminal.find("Messages")}, "the colour of the new zip")
        terminal.wait_for_quiet()
        self.assertEqual(terminal.log.count("reloaded", start), 1, terminal.log)
        self.assertEqual(terminal.log.count("error", start), 0, terminal.log)

    def test_images_are_news_where_their_content_is(self):
        scratch = self.scratch()
        bundle = os.path.join(scratch.folder, "default.bundle")
        images = sorted(name for name in os.listdir(bundle) if name.endswith(".png"))
        first, second = (os.path.join(bundle, name) for name in images[:2])
        terminal = self.preview(scratch.folder, "--skin", "default")
        start = len(terminal.log.events)
        # The same content twice, and files that are no images, paint nothing.
        shutil.copyfile(first, first + ".tmp")
        os.replace(first + ".tmp", first)
        os.utime(second)
        with open(os.path.join(bundle, "notes.txt"), "w", encoding="utf-8") as file:
            file.write("notes")
        terminal.wait_for_quiet(0.5)
        self.assertEqual(len(terminal.log.events), start, terminal.log)
        shutil.copyfile(second, first)
        terminal.wait(lambda: terminal.log.count("reloaded", start) == 1, "the other image")
        os.rename(bundle, bundle + ".away")
        terminal.wait(lambda: terminal.log.count("reloaded", start) == 2, "the images to be gone")
        os.rename(bundle + ".away", bundle)
        terminal.wait(lambda: terminal.log.count("reloaded", start) == 3, "the images to be back")

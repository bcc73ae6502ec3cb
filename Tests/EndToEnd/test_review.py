"""Comparing without a terminal: with what Git has, and pictures as files."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import browser
import pack
import png

PLIST = {
    "default": {"Color": {"view.background": "0xFFFFFF", "label.body": "0x333333"}},
    "青瓷": {"Color": {"view.background": "0xEAF3EE"}},
}


@unittest.skipUnless(shutil.which("git"), "git is not installed")
class GitTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        self.pack = self.root / "App" / "皮 肤"
        self.pack.mkdir(parents=True)
        self.temporary = self.root / "tmp"
        self.temporary.mkdir()
        self.git("init", "-q")
        self.write(PLIST)
        (self.pack / "青瓷.bundle").mkdir()
        (self.pack / "青瓷.bundle" / "hero@2x.png").write_bytes(b"old")
        (self.pack / "notes.txt").write_text("not the app's")
        self.commit()

    def write(self, plist):
        (self.pack / "skins.json").write_text(json.dumps(plist))

    def git(self, *arguments):
        identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", "-C", str(self.root), *identity, *arguments], check=True, capture_output=True)

    def commit(self):
        self.git("add", "App")
        self.git("commit", "-q", "-m", "x")

    def diff(self, *arguments, code, path="skins.json", cwd=None):
        environment = os.environ | {"TMPDIR": str(self.temporary), "GIT_DIR": "/nowhere"}
        done = subprocess.run(
            [pack.binary, "diff", "--format", "json", *arguments, str(self.pack / path) if cwd is None else path],
            cwd=cwd, capture_output=True, timeout=60, check=False, env=environment, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, code, done.stderr.decode())
        self.assertEqual(list(self.temporary.iterdir()), [], "something is left behind")
        return json.loads(done.stdout) if done.stdout else done.stderr.decode()

    def test_what_was_changed_since_a_revision(self):
        self.assertEqual(self.diff("--git", "HEAD", code=0)["changed"], [])
        changed = json.loads(json.dumps(PLIST))
        changed["default"]["Color"]["label.body"] = "0xCCCCCC"
        del changed["青瓷"]
        changed["夜"] = {"Color": {"label.body": "0x111111"}}
        self.write(changed)
        (self.pack / "青瓷.bundle" / "hero@2x.png").write_bytes(b"new")
        found = self.diff("--git", "HEAD", code=1)
        self.assertEqual([(c["skin"], c["key"], c["before"], c["after"]) for c in found["changed"]],
                         [("default", "label.body", "0x333333", "0xCCCCCC")])
        self.assertEqual(found["skins"], {"added": ["夜"], "removed": ["青瓷"]})
        self.assertIn(("label.body / view.background", True),
                      [(c["pair"], c["lost"]) for c in found["contrast"]])
        self.commit()
        self.assertEqual(self.diff("--git", "HEAD", code=0)["before"], f"HEAD:{self.pack}/skins.json")
        self.diff("--git", "HEAD~1", code=1)
        self.diff("--git", "HEAD", code=0, cwd=self.pack)

    def test_images_of_bundles_are_compared_by_what_they_hold(self):
        (self.pack / "青瓷.bundle" / "hero@2x.png").write_bytes(b"new")
        (self.pack / "青瓷.bundle" / "more.png").write_bytes(b"new")
        found = self.diff("--git", "HEAD", code=1)
        self.assertEqual([(f["path"], f["change"]) for f in found["files"]],
                         [("青瓷.bundle/hero@2x.png", "changed"), ("青瓷.bundle/more.png", "added")])

    def test_nothing_of_the_repository_is_run_or_followed(self):
        witness = self.root / "witness"
        hooks = self.root / ".git" / "hooks"
        hooks.mkdir(exist_ok=True)
        for name in ("post-checkout", "post-index-change", "fsmonitor-watchman"):
            (hooks / name).write_text(f"#!/bin/sh\ntouch '{witness}'\n")
            (hooks / name).chmod(0o755)
        self.git("config", "core.fsmonitor", str(hooks / "fsmonitor-watchman"))
        # A filter is run by git wherever it writes a file into a work tree.
        (self.root / "run").write_text(f"#!/bin/sh\ntouch '{witness}'\ncat\n")
        (self.root / "run").chmod(0o755)
        for kind in ("smudge", "process", "clean", "textconv"):
            self.git("config", f"{'diff' if kind == 'textconv' else 'filter'}.evil.{kind}", str(self.root / "run"))
        (self.root / ".git" / "info").mkdir(exist_ok=True)
        (self.root / ".git" / "info" / "attributes").write_text("* filter=evil diff=evil\n")
        os.symlink("/etc/passwd", self.pack / "link.png")
        settings = self.root / ".git" / "config"
        armed = settings.read_text()
        settings.write_text(armed.replace("evil", "none"))
        self.git("add", "App")
        witness.unlink(missing_ok=True)
        self.git("-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "commit", "-q", "-m", "link")
        witness.unlink(missing_ok=True)
        settings.write_text(armed)
        before = (self.root / ".git" / "index").read_bytes()
        self.diff("--git", "HEAD", code=1)
        self.assertFalse(witness.exists())
        self.assertEqual((self.root / ".git" / "index").read_bytes(), before)

    def test_many_images_and_a_large_one_come_whole(self):
        bundle = self.pack / "青瓷.bundle"
        for number in range(450):
            (bundle / f"图 {number}.png").write_bytes(bytes([number % 256, 10]) * number)
        (bundle / "large.png").write_bytes(bytes(range(256)) * 200_000 + b"x")
        self.commit()
        self.assertEqual(self.diff("--git", "HEAD", code=0)["files"], [])
        (bundle / "large.png").write_bytes(bytes(range(256)) * 200_000 + b"y")
        self.assertEqual([f["path"] for f in self.diff("--git", "HEAD", code=1)["files"]], ["青瓷.bundle/large.png"])

    def test_nothing_is_written_anywhere(self):
        self.temporary.rmdir()
        environment = os.environ | {"TMPDIR": str(self.temporary)}
        done = subprocess.run([pack.binary, "diff", "--git", "HEAD", str(self.pack / "skins.json")], timeout=60,
                              capture_output=True, check=False, env=environment, stdin=subprocess.DEVNULL)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertFalse(self.temporary.exists())

    def test_what_is_not_there_is_told(self):
        self.assertIn("no revision", self.diff("--git", "nope", code=2))
        self.assertIn("no revision", self.diff("--git=--output=x", code=2))
        (self.pack / "new.json").write_text(json.dumps(PLIST))
        self.assertIn("was not there", self.diff("--git", "HEAD", code=3, path="new.json"))
        shutil.rmtree(self.root / ".git")
        self.assertIn("in no Git repository", self.diff("--git", "HEAD", code=3))

    def test_a_broken_old_pack_is_named_by_its_revision(self):
        (self.pack / "skins.json").write_text("{")
        self.commit()
        self.write(PLIST)
        self.assertIn(f"HEAD:{self.pack}/skins.json:1:", self.diff("--git", "HEAD", code=3))


class PictureTest(unittest.TestCase):
    def test_every_format_of_every_skin_into_a_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            for format, start in (("svg", b"<?xml"), ("html", b"<!DOCTYPE html>"), ("png", b"\x89PNG\r\n"),
                                  ("txt", b""), ("ansi", b"\x1b[")):
                out = pathlib.Path(folder) / format
                subprocess.run([pack.binary, "render", "--all", pack.THEMES, "--format", format, "-o", str(out)],
                               check=True, timeout=120, capture_output=True)
                skins = json.loads(pack.run("list", "--json", pack.THEMES))["skins"]
                self.assertEqual(sorted(path.stem for path in out.iterdir()), sorted(s["name"] for s in skins))
                for path in out.iterdir():
                    self.assertTrue(path.read_bytes().startswith(start), path)


class AgreementTest(unittest.TestCase):
    """Every pixel of every cell that no font draws has the colour that the JSON cells say."""

    # What of a cell has the text's colour: upper left, upper right, lower left, lower right.
    QUARTERS = {" ": "....", "": "....", "▀": "##..", "▄": "..##", "█": "####", "▌": "#.#.", "▐": ".#.#", "▖": "..#.",
                "▗": "...#", "▘": "#...", "▝": ".#..", "▙": "#.##", "▚": "#..#", "▛": "###.", "▜": "##.#", "▞": ".##.",
                "▟": ".###"}

    def check(self, picture, cells, width, height, left=0, top=0):
        checked = 0
        for row, line in enumerate(cells):
            for column, cell in enumerate(line):
                quarters = self.QUARTERS.get(cell["text"])
                before = line[column - 1]["text"] if column else " "
                # The right half of a wide glyph has its ink.
                if quarters is None or cell["attributes"] or cell["text"] == "" and before not in self.QUARTERS:
                    continue
                x, y = left + column * width, top + row * height
                for index, mark in enumerate(quarters):
                    right, low = index % 2, index // 2
                    found = picture.colors(x + right * width // 2, y + low * height // 2,
                                           x + (right + 1) * width // 2, y + (low + 1) * height // 2)
                    self.assertEqual(found, {cell["fg" if mark == "#" else "bg"]}, (row, column, cell, index))
                checked += 1
        self.assertGreater(checked, len(cells) * len(cells[0]) // 3)

    def pictures(self):
        for skin, page, color in (("default", "messages", "truecolor"), ("朱砂", "palette", "256")):
            options = ["--skin", skin, "--page", page, "--color", color]
            yield options, pack.rendered(pack.THEMES, skin, *options[2:])

    def render(self, options, path):
        subprocess.run([pack.binary, "render", pack.THEMES, *options, "-o", str(path)], check=True, timeout=60)

    def test_png(self):
        with tempfile.TemporaryDirectory() as folder:
            for options, cells in self.pictures():
                path = pathlib.Path(folder) / "a.png"
                self.render(options, path)
                self.check(png.Picture(path.read_bytes()), cells, 20, 40)

    @unittest.skipUnless(browser.PROGRAM, "Chromium is not installed")
    def test_svg_and_html_in_a_browser(self):
        with tempfile.TemporaryDirectory() as folder:
            page = browser.Browser(1000, 700, "light")
            self.addCleanup(page.close)
            for options, cells in self.pictures():
                for name in ("a.svg", "a.html"):
                    path = pathlib.Path(folder) / name
                    self.render(options, path)
                    page.open(path)
                    # Rounded corners are the page's, and not the picture's.
                    left, top = page.evaluate(
                        "(() => { const svg = document.querySelector('svg'); svg.style.borderRadius = 0; "
                        "const place = svg.getBoundingClientRect(); return [place.x, place.y] })()")
                    self.check(png.Picture(page.screenshot()), cells, 10, 20, int(left), int(top))
            self.assertEqual(page.complaints, [])

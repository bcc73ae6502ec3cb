"""Reviewing without a terminal: comparing with what Git has, pictures and sheets as files."""

import base64
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

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


class SheetFileTest(unittest.TestCase):
    def test_the_page_stands_alone_and_lets_only_its_own_program_run(self):
        with tempfile.TemporaryDirectory() as folder:
            page = sheet(pack.THEMES, folder)
            script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)[1]
            digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
            self.assertIn(f"script-src 'sha256-{digest}'", page)
            self.assertEqual(page.count("<script"), 1)
            self.assertEqual(re.findall(r"""(?:src|href)=["'](?!data:|#)[^"']*|url\(""", page), [])

    def test_a_picture_of_all_skins(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, start in (("a.svg", b"<?xml"), ("a.png", b"\x89PNG\r\n")):
                path = pathlib.Path(folder) / name
                subprocess.run([pack.binary, "sheet", pack.THEMES, "-o", str(path)], check=True, timeout=120)
                self.assertTrue(path.read_bytes().startswith(start))
            xml.etree.ElementTree.parse(pathlib.Path(folder) / "a.svg")


def sheet(source, folder, *options):
    path = pathlib.Path(folder) / "sheet.html"
    subprocess.run([pack.binary, "sheet", str(source), "-o", str(path), *options], check=True, timeout=120,
                   capture_output=True)
    return path.read_text()


@unittest.skipUnless(browser.PROGRAM, "Chromium is not installed")
class SheetInBrowserTest(unittest.TestCase):
    FIND = "document.getElementById('find')"
    SHOWN = "[...document.querySelectorAll('.skin:not([hidden])')].map(s => s.dataset.name)"

    def open(self, path, width=1280, height=900, scheme="light"):
        page = browser.Browser(width, height, scheme)
        self.addCleanup(page.close)
        page.open(path)
        return page

    def search(self, page, text):
        page.evaluate(f"{self.FIND}.value = ''; {self.FIND}.focus()")
        page.type(text)

    def test_it_fits_every_screen_in_light_and_dark_without_a_complaint(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet(pack.THEMES, folder)
            grounds = {}
            for width, height in ((1280, 900), (390, 844)):
                for scheme in ("light", "dark"):
                    page = self.open(f"{folder}/sheet.html", width, height, scheme)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                    self.assertEqual(page.evaluate("[...document.images].filter(i => i.complete && !i.naturalWidth)"
                                                   ".length"), 0)
                    grounds[scheme] = page.evaluate("getComputedStyle(document.body).backgroundColor")
                    self.assertEqual(page.complaints, [])
            self.assertNotEqual(grounds["light"], grounds["dark"])

    def test_search_and_filter(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet(pack.THEMES, folder)
            page = self.open(f"{folder}/sheet.html")
            every = page.evaluate(self.SHOWN)
            self.search(page, "青瓷")
            self.assertEqual(page.evaluate(self.SHOWN), ["青瓷"])
            self.assertIn("1 of", page.evaluate("document.getElementById('count').textContent"))
            self.search(page, "0x2a665b 导航")
            self.assertEqual(page.evaluate(self.SHOWN), ["青瓷"])
            items = "[...document.querySelectorAll('.skin:not([hidden]) [data-item]:not([hidden]) .entry')]"
            self.assertEqual(page.evaluate(items + ".map(e => e.firstChild.data)"), ["导航栏背景色"])
            self.search(page, "#2A665B")
            self.assertEqual(page.evaluate(self.SHOWN), ["青瓷"])
            self.search(page, "no such thing")
            self.assertEqual(page.evaluate(self.SHOWN), [])
            self.assertFalse(page.evaluate("document.getElementById('none').hidden"))
            page.evaluate(f"{self.FIND}.value = ''; show.value = 'dark'; show.dispatchEvent(new Event('change'))")
            dark = page.evaluate(self.SHOWN)
            page.evaluate("show.value = 'light'; show.dispatchEvent(new Event('change'))")
            self.assertEqual(sorted(dark + page.evaluate(self.SHOWN)), sorted(every))
            self.assertIn("midnight", dark)
            self.assertEqual(page.complaints, [])

    def test_what_is_about_the_whole_pack_is_searched_and_filtered_too(self):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "a.json"
            source.write_text(json.dumps({"default": {"Color": {"label.body": "0x333333"}}}))
            sheet(source, folder)
            page = self.open(f"{folder}/sheet.html")
            whole = "!document.querySelector('main > section:not(.skin)').hidden"
            self.assertTrue(page.evaluate(whole))
            for text, is_shown in (("role-unbound", True), ("0x333333", False), ("no such thing", False)):
                self.search(page, text)
                self.assertEqual(page.evaluate(whole), is_shown, text)
            page.evaluate(f"{self.FIND}.value = ''; show.value = 'dark'; show.dispatchEvent(new Event('change'))")
            self.assertFalse(page.evaluate(whole))
            self.assertEqual(page.complaints, [])

    def test_on_a_phone_the_contrast_table_needs_no_scrolling(self):
        with tempfile.TemporaryDirectory() as folder:
            sheet(pack.THEMES, folder)
            page = self.open(f"{folder}/sheet.html", 390, 844)
            wide = "[...document.querySelectorAll('.table, .table td')].filter(e => e.getBoundingClientRect().right > 390)"
            page.evaluate("document.querySelectorAll('.skin').forEach(s => s.style.contentVisibility = 'visible')")
            self.assertEqual(page.evaluate(wide + ".length"), 0)

    def test_nothing_out_of_a_pack_is_markup(self):
        evil = ["<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "'; } body { display: none } a {'",
                "</style><script>alert(1)</script>", "</script><b>", "&lt;", "\u202eevil", "a\x1b[2J", "]]>", "{}"]
        section = {text: text for text in evil}
        plist = {name: {"Color": section, "Image": section,
                        "Font": {text: {"Name": text, "Size": "14"} for text in evil}} for name in ["default", *evil]}
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "<b>'\".json"
            source.write_text(json.dumps(plist))
            sheet(source, folder)
            page = self.open(f"{folder}/sheet.html")
            self.assertEqual(page.complaints, [])
            self.assertEqual(page.evaluate("document.querySelectorAll('script').length"), 1)
            self.assertEqual(page.evaluate("document.querySelectorAll('img, main b:not([style]):not([class])').length"), 0)
            self.assertNotEqual(page.evaluate("getComputedStyle(document.body).display"), "none")
            self.assertEqual(page.evaluate("document.querySelectorAll('.skin').length"), 1 + len(evil))
            self.assertIn(evil[0], page.evaluate(self.SHOWN))
            path = pathlib.Path(folder) / "sheet.svg"
            subprocess.run([pack.binary, "sheet", str(source), "-o", str(path)], check=True, timeout=60,
                           capture_output=True)
            root = xml.etree.ElementTree.parse(path).getroot()
            self.assertLessEqual({element.tag.split("}")[1] for element in root.iter()},
                                 {"svg", "title", "g", "path", "rect", "text", "image"})


PLAIN = """<?xml version="1.0"?>
<plist version="1.0"><dict><key>default</key><dict><key>Color</key><dict>
<key>view.background</key><string>0xFFFFFF</string>
<key>label.body</key><string>%s</string>
</dict></dict></dict></plist>
"""


@unittest.skipUnless(shutil.which("git"), "git is not installed")
class ContinuousIntegrationTest(unittest.TestCase):
    """What docs/ci.md offers, tried in a repository."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        self.pack = self.root / "App" / "皮 肤"
        self.pack.mkdir(parents=True)
        self.git("init", "-q", "-b", "main")
        self.write("0x333333")
        self.git("add", "App")
        self.git("commit", "-q", "-m", "x")
        self.git("checkout", "-q", "-b", "change")

    def write(self, color):
        (self.pack / "CJSkin.plist").write_text(PLAIN % color)

    def git(self, *arguments, check=True, **more):
        identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        return subprocess.run(["git", "-C", str(self.root), *identity, *arguments], check=check,
                              capture_output=True, env=self.environment() | more, timeout=60)

    def environment(self):
        return os.environ | {"SKINSCOPE": str(pathlib.Path(pack.binary).resolve()), "LC_ALL": "C.UTF-8"}

    def review(self, **more):
        done = subprocess.run([os.path.join(pack.ROOT, "scripts/ci/review-skins"), "main", str(self.root / "out")],
                              cwd=self.root, env=self.environment() | more, capture_output=True, check=False,
                              timeout=120)
        self.assertEqual(done.stderr.decode(), "")
        return done.returncode, done.stdout.decode(), (self.root / "out" / "report.md").read_text()

    def test_a_pull_request_is_reviewed(self):
        self.assertEqual(self.review()[0], 0)
        self.assertIn("No pack was changed.", (self.root / "out" / "report.md").read_text())
        self.write("0xBBBBBB")
        code, findings, report = self.review(SHEETS_URL="https://example.com/7")
        self.assertEqual(code, 1)
        self.assertIn("::warning file=App/皮 肤/CJSkin.plist,line=4,", findings)
        self.assertIn("### `App/皮 肤` since `main`\n", report)
        self.assertIn("| ~ | `label.body` | `#333333` | `#BBBBBB` | ", report)
        self.assertIn("| lost | `label.body / view.background` |", report)
        name = re.search(r"Sheet: \[`(.*)`\]\(https://example.com/7\)\n", report)[1]
        self.assertEqual(name, "1-App_皮_肤.html")
        self.assertIn("label.body", (self.root / "out" / name).read_text())

    def test_packs_that_are_new_renamed_or_gone(self):
        for name in ("Gone", "Before"):
            (self.root / name).mkdir()
            (self.root / name / "CJSkin.plist").write_text(PLAIN % ("0x555555" if name == "Gone" else "0x222222"))
        (self.root / "Before" / "default").mkdir()
        (self.root / "Before" / "default" / "more.png").write_bytes(b"x")
        self.git("add", ".")
        self.git("commit", "-q", "-m", "y")
        self.git("branch", "-q", "-f", "main", "HEAD")
        self.git("mv", "Before", "After")
        self.git("rm", "-q", "-r", "Gone")
        (self.root / "New").mkdir()
        (self.root / "New" / "CJSkin.plist").write_text(PLAIN % "0x888888" + "<!-- another file -->" * 40)
        self.git("add", "New")
        self.git("commit", "-q", "-m", "z")
        self.git("branch", "-q", "-f", "main", "HEAD~1")
        report = self.review()[2]
        self.assertIn("### `New` is new\n", report)
        self.assertIn("| + | `label.body` |  | `#888888` |", report)
        self.assertIn("### `After`, which was `Before`\n\nNo difference\n", report)
        self.assertIn("### `Gone` is gone\n", report)
        self.assertNotIn("皮 肤", report)

    def test_names_of_folders_are_names_and_nothing_else(self):
        names = ["--help", "-o", 'a"b', "a\tb", "a\nb", ":(exclude)x", "*", "$(touch x)", "a`b", "App/nested"]
        for name in names:
            (self.root / name / "default").mkdir(parents=True)
            (self.root / name / "CJSkin.plist").write_text(PLAIN % "0x333333")
        (self.root / "CJSkin.plist").write_text(PLAIN % "0x333333")
        self.git("add", "--all")
        self.git("commit", "-q", "-m", "y")
        self.git("branch", "-q", "-f", "main", "HEAD")
        for name in names:
            (self.root / name / "CJSkin.plist").write_text(PLAIN % "#FFF")
        (self.root / "CJSkin.plist").write_text(PLAIN % "#FFF")
        code, findings, report = self.review()
        self.assertEqual(code, 1)
        self.assertEqual(report.count("(crashes the app)"), len(names) + 1)
        self.assertIn("### `--help` since `main`\n", report)
        self.assertIn("::error file=--help/CJSkin.plist,line=4,", findings)
        self.assertIn("::error file=CJSkin.plist,line=4,", findings)
        self.assertEqual(len(list((self.root / "out").glob("*.html"))), len(names) + 1)
        self.assertFalse((self.root / "x").exists())
        # An image in a skin's folder is a change of the pack, and so is one in the pack's own.
        shutil.copy(os.path.join(pack.ROOT, "scripts/ci/pre-commit"), self.root / ".git" / "hooks" / "pre-commit")
        shutil.rmtree(self.root / "out")
        self.git("add", "--all")
        refused = self.git("commit", "-m", "crashes the app", check=False)
        said = (refused.stdout + refused.stderr).decode()
        self.assertEqual(refused.returncode, 1)
        self.assertEqual(said.count("4:30: error:"), len(names) + 1, said)

    def test_images_alone_are_a_change(self):
        (self.pack / "default").mkdir()
        for place in ("default/x.png", "y.png"):
            (self.pack / place).write_bytes(b"x")
            self.git("add", "--all")
            self.assertIn("| + | `" + place.split("/")[-1], self.review()[2].replace("`default/", "`"))

    def test_the_hook_looks_at_what_is_staged(self):
        shutil.copy(os.path.join(pack.ROOT, "scripts/ci/pre-commit"), self.root / ".git" / "hooks" / "pre-commit")
        self.write("#FFF")
        self.git("add", "App")
        self.write("0x444444")
        refused = self.git("commit", "-m", "crashes the app", check=False)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("App/皮 肤/CJSkin.plist:4:30: error:", (refused.stdout + refused.stderr).decode())
        self.git("add", "App")
        self.write("#FFF")
        # A path that is relative to where the commit is made.
        beside = os.path.relpath(self.environment()["SKINSCOPE"], self.root.resolve())
        self.git("commit", "-m", "what is staged is well", SKINSCOPE=beside)

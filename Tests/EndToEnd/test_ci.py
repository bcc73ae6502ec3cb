"""Reviewing changes in continuous integration, as docs/ci.md offers it."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import pack

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

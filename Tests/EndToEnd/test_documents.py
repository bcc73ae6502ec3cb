"""The documents: what they have their readers type is typed, what they show is compared, and their links lead somewhere."""

import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest
import urllib.parse

import pack

PAGES = sorted(
    [name for name in os.listdir(pack.ROOT) if name.endswith(".md")]
    + [os.path.join("docs", name) for name in os.listdir(os.path.join(pack.ROOT, "docs")) if name.endswith(".md")])
PICTURES = os.path.join(pack.THEMES, "default.bundle", "morning")
# What stands for what in the synopses.
WORDS = {
    "PACK": "themes", "PACK1": "themes", "PACK2": "themes", "PACK…": "themes", "SKIN": "青瓷", "SKIN1": "青瓷", "SKIN2": "midnight",
    "REV": "HEAD", "SOURCE": "other.json", "DIR": "themes", "VALUE…": "0x996666", "COMMAND": "lint", "SHELL": "zsh",
    "包": "themes", "包…": "themes", "皮肤": "青瓷", "皮肤1": "青瓷", "皮肤2": "midnight", "版本": "HEAD", "来源": "other.json",
    "目录": "themes", "颜色值…": "0x996666", "命令": "lint",
}
OTHER = '{"another": {"Color": {"页面背景色": "0xFFFFFF"}}}'


def page(name):
    with open(os.path.join(pack.ROOT, name), encoding="utf-8") as file:
        return file.read()


def without_code(text):
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S))


def anchors(text):
    """The names that GitHub gives to headings."""
    found = {}
    for heading in re.findall(r"^#{1,6} (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), flags=re.M):
        name = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        name = re.sub(r"[^\w\- ]", "", name).replace(" ", "-")
        count = found.get(name, 0)
        found[name] = count + 1
        if count:
            found[f"{name}-{count}"] = 1
    return set(found) | set(re.findall(r'<a (?:id|name)="([^"]+)"', text))


class DocumentTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        programs = os.path.join(self.folder, "programs")
        os.mkdir(programs)
        os.symlink(os.path.abspath(pack.binary), os.path.join(programs, "skinscope"))
        self.here = os.path.join(self.folder, "here")
        os.mkdir(self.here)
        self.environment = {
            "PATH": programs + ":" + os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8",
            "XDG_STATE_HOME": os.path.join(self.folder, "state"), "XDG_CACHE_HOME": os.path.join(self.folder, "cache")}

    def run_line(self, line):
        return subprocess.run(
            ["sh", "-c", line], cwd=self.here, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, timeout=120, check=False)


class LinkTest(unittest.TestCase):
    def test_links_lead_to_files_and_headings(self):
        for name in PAGES:
            text = page(name)
            for link in re.findall(r"\]\(([^)\s]+)\)", without_code(text)):
                if re.match(r"[a-z]+:", link):
                    continue
                with self.subTest(page=name, link=link):
                    path, _, anchor = urllib.parse.unquote(link).partition("#")
                    target = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
                    self.assertTrue(os.path.exists(os.path.join(pack.ROOT, target)), "there is no such file")
                    if anchor:
                        self.assertIn(anchor, anchors(page(target)))

    def test_translations_lead_to_each_other(self):
        for name in PAGES:
            other = name.removesuffix(".md") + ".zh-CN.md"
            if other in PAGES:
                with self.subTest(page=name):
                    self.assertIn(f"]({os.path.basename(other)})", page(name))
                    self.assertIn(f"]({os.path.basename(name)})", page(other))


class NameTest(unittest.TestCase):
    """What the documents for developers name is there: files and folders, and the types and functions of the code."""

    PATH = re.compile(r"(?:Sources|Tests|scripts|docs|themes)/\S*")
    TYPE = re.compile(r"(?:[A-Z][a-z]\w*|[a-z]+[A-Z]\w*)(?:\.\w+)*(?:\(.*\))?")
    # What Swift and others call so, and what is not to be in the code.
    FOREIGN = {"fatalError"}

    def setUp(self):
        code = []
        for top in ["Sources", "Tests"]:
            for folder, _, names in os.walk(os.path.join(pack.ROOT, top)):
                for name in names:
                    if os.path.splitext(name)[1] in (".swift", ".c", ".h", ".py"):
                        code.append(page(os.path.join(folder, name)))
        self.words = set(re.findall(r"\w+", "\n".join(code) + page("Package.swift"))) | self.FOREIGN

    def test_documents_name_what_is_there(self):
        notes = os.path.join("docs", "decisions")
        for name in ["ARCHITECTURE.md", "CONTRIBUTING.md"] + [
                os.path.join(notes, note) for note in sorted(os.listdir(os.path.join(pack.ROOT, notes)))]:
            # A note that another took the place of speaks of what is gone.
            if "took the place of this" in page(name):
                continue
            for term in re.findall(r"`([^`\n]+)`", page(name)):
                with self.subTest(page=name, term=term):
                    if self.PATH.fullmatch(term):
                        self.assertTrue(glob.glob(os.path.join(pack.ROOT, term)), "there is no such file")
                    elif self.TYPE.fullmatch(term):
                        self.assertLessEqual(set(re.findall(r"\w+", term.split("(")[0])), self.words)

    def test_notes_that_are_named_exist(self):
        notes = os.listdir(os.path.join(pack.ROOT, "docs", "decisions"))
        numbers = {int(note[:4]) for note in notes}
        self.assertEqual(len(numbers), len(notes), "two notes have one number")
        for note in notes:
            for number in re.findall(r"(?:note|decision) (\d+)", page(os.path.join("docs", "decisions", note))):
                with self.subTest(note=note, number=number):
                    self.assertIn(int(number), numbers)


class WalkTest(DocumentTest):
    """Pages that have their reader make files and type commands: in their order, in an empty folder."""

    STEP = re.compile(
        r"^```xml (?P<file>\S+)\n(?P<content>.*?)^```$|^```console\n(?P<console>.*?)^```$|^<!-- picture: (?P<picture>\S+) -->$"
        r"|^<!-- replace: (?P<edited>\S+): (?P<old>\S+) -> (?P<new>\S+) -->$",
        re.M | re.S)

    def walk(self, name):
        commands = 0
        for step in self.STEP.finditer(page(name)):
            if step["console"] is not None:
                commands += self.type(step["console"])
                continue
            if step["edited"]:
                self.edit(os.path.join(self.here, step["edited"]), step["old"], step["new"])
                continue
            path = os.path.join(self.here, step["file"] or step["picture"])
            os.makedirs(os.path.dirname(path), exist_ok=True)
            if step["file"]:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(step["content"])
            else:
                shutil.copy(PICTURES + path[path.rindex("@"):], path)
        return commands

    def edit(self, path, old, new):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(text.count(old), 1, f"{old} in {path}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))

    def type(self, console):
        """Types what follows `$`, and compares with what stands below it, in which `…` is any number of lines."""
        entries = re.split(r"^\$ ", console, flags=re.M)[1:]
        for entry in entries:
            command, _, wanted = entry.partition("\n")
            with self.subTest(command=command):
                done = self.run_line(command)
                # A linter that finds errors, and `diff` what differs, say so by their status.
                self.assertIn(done.returncode, (0, 1), done.stdout.decode())
                given = [line.rstrip() for line in done.stdout.decode().splitlines()]
                self.compare([line.rstrip() for line in wanted.splitlines()], given)
        return len(entries)

    def compare(self, wanted, given):
        position = 0
        is_loose = False
        for line in wanted:
            if line == "…":
                is_loose = True
                continue
            if is_loose:
                self.assertIn(line, given[position:])
                position = given.index(line, position)
            else:
                self.assertLess(position, len(given), line)
                self.assertEqual(given[position], line)
            position += 1
            is_loose = False
        if not is_loose:
            self.assertEqual(given[position:], [])

    def test_the_guides(self):
        for name in ("docs/guide.md", "docs/guide.zh-CN.md"):
            with self.subTest(page=name):
                shutil.rmtree(self.here)
                os.mkdir(self.here)
                self.assertGreater(self.walk(name), 6)

    def test_packs_of_the_readme_are_without_fault(self):
        for name in ("README.md", "README.zh-CN.md"):
            blocks = re.findall(r"^```xml\n(.*?)^```$", page(name), flags=re.M | re.S)
            packs = [block for block in blocks if "<key>default</key>" in block]
            self.assertEqual(len(packs), 1, name)
            with self.subTest(page=name):
                with open(os.path.join(self.here, "CJSkin.plist"), "w", encoding="utf-8") as file:
                    file.write(packs[0])
                done = self.run_line("skinscope lint --strict .")
                self.assertEqual(done.returncode, 0, done.stdout.decode())

    def test_the_format(self):
        self.assertGreater(self.walk("docs/format.md"), 3)

    def test_the_format_names_every_role_and_what_it_is_without_a_key(self):
        empty = os.path.join(self.here, "empty.json")
        with open(empty, "w", encoding="utf-8") as file:
            file.write('{"default": {"Color": {"x1": "0x000000"}}}')
        text = page("docs/format.md")
        roles = json.loads(pack.run("show", "default", empty, "--json"))["roles"]
        for name in [name for section in roles.values() for name in section]:
            with self.subTest(role=name):
                self.assertIn(f"`{name}`", text)
        for name, role in roles["Color"].items():
            cell = re.search(rf"\| `{re.escape(name)}` \| ([^|]*) \|", text)[1]
            if role["from"] == "theme" and "`" not in cell:
                with self.subTest(role=name):
                    self.assertEqual(cell, role["shown"])


class SynopsisTest(DocumentTest):
    """Lines that show what may be typed, with words in capitals for what the reader has."""

    def setUp(self):
        super().setUp()
        shutil.copytree(pack.THEMES, os.path.join(self.here, "themes"))
        with open(os.path.join(self.here, "other.json"), "w", encoding="utf-8") as file:
            file.write(OTHER)
        git = ["git", "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"]):
            subprocess.run([*git, *arguments], cwd=self.here, env=self.environment, check=True, timeout=60)

    def filled(self, word):
        bare = word.strip("[]")
        if bare in WORDS:
            return WORDS[bare]
        # A file to write, or to read beside what is there.
        return re.sub(r"^(FILE|文件)(\.\w+)$", r"written\2", bare)

    def synopses(self, name):
        for line in re.findall(r"^    (skinscope .*)$", page(name), flags=re.M):
            # What the line does stands behind two blanks.
            yield re.split(r"  +|, or$", line)[0]

    def test_every_line_of_the_readme_does_something(self):
        for name in ("README.md", "README.zh-CN.md"):
            lines = list(self.synopses(name))
            self.assertGreater(len(lines), 12, name)
            for line in lines:
                if "path/to" in line or "--kiosk" in line:
                    continue
                words = [self.filled(word) for word in shlex.split(line)]
                with self.subTest(page=name, line=line):
                    done = self.run_line(shlex.join(words))
                    output = done.stdout.decode()
                    self.assertIn(done.returncode, (0, 1) if words[1] in ("diff", "lint") else (0,), output)
                    if "-o" in words and words[-1] != "-":
                        self.assertGreater(os.path.getsize(os.path.join(self.here, words[-1])), 100)
                    subprocess.run(["git", "checkout", "-q", "."], cwd=self.here, check=True, timeout=60)

    def test_every_target_of_make_is_there(self):
        targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), flags=re.M))
        for name in PAGES:
            for target in re.findall(r"(?:^    |`)(?:sudo )?make ([a-z-]+)", page(name), flags=re.M):
                with self.subTest(page=name, target=target):
                    self.assertIn(target, targets)

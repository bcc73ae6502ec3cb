"""What strangers say never reaches the terminal, a log, a report or a page raw."""

import html.parser
import http.server
import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import unittest
import xml.etree.ElementTree

import pack
from hostile import EVIL, NAME, SGR, UNSAFE, HostilePack
from preview import PreviewTest

TAGS = {"html", "head", "meta", "link", "title", "style", "body", "header", "h1", "h2", "h3", "span", "div", "input",
        "select", "option", "nav", "a", "i", "main", "p", "section", "figure", "figcaption", "svg", "g", "path", "text",
        "rect", "image", "ul", "li", "b", "code", "small", "img", "table", "thead", "tbody", "tr", "th", "td", "script",
        "details", "summary", "pre"}


class Page(html.parser.HTMLParser):
    """Notes the elements, their attributes and the programs of a page."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.scripts = set(), set(), 0
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.scripts += tag == "script"


# What GitHub's runner and its kin obey, after what they trim; how tables and reports put names at the start of lines.
OBEYED = re.compile(r"(?m)^[^\S\n]*::|##[A-Za-z]*\[")
ORDERS = ["::error::name", "::warning file=a,line=1::hey", "##[error]oops", " ::add-mask::a", "##vso[task.setvariable]"]


class RunnerTest(unittest.TestCase):
    """In a workflow each line of output is read by the runner, which takes some of them for commands."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        values = {order: order for order in ORDERS}
        skins = {name: {"Color": values, "Image": values} for name in ["default", *ORDERS]}
        skins["odd"] = {"Color": {}, "Font": {order: {"Name": order, "Size": order} for order in ORDERS}, ORDERS[0]: 1}
        self.names = [ORDERS[0], "##[error]pack"]
        for name in self.names:
            os.mkdir(os.path.join(self.root, name))
            with open(os.path.join(self.root, name, "CJSkin.plist"), "w", encoding="utf-8") as file:
                # A line each, as the excerpts of lint show them.
                json.dump(skins, file, indent=0)
        with open(os.path.join(self.root, "::error::b.json"), "w", encoding="utf-8") as file:
            file.write("{\n::error::x\n##[error]y")

    def run_command(self, *arguments, **more):
        variables = {"PATH": os.environ["PATH"], "HOME": self.root, "LANG": "C.UTF-8"} | more
        return subprocess.run([pack.binary, *arguments], capture_output=True, timeout=60, check=False, env=variables,
                              stdin=subprocess.DEVNULL, cwd=self.root)

    def lines(self):
        for name in [*self.names, "::error::b.json", "::error::none", "##[error]none"]:
            for command in ("list", "lint", "render", "pack", "remove"):
                yield [command, *(["x"] if command == "remove" else []), name, *(["-o", "-"] if command == "pack" else [])]
            yield ["list", "--json", name]
            for form in ("json", "sarif"):
                yield ["lint", "--format", form, name]
            for skin in ORDERS:
                yield ["show", skin, name]
                yield ["show", "--json", skin, name]
                yield ["render", "--skin", skin, "--format", "svg", name]
                yield ["diff", name, "default", skin]
            for form in ("text", "json", "markdown"):
                yield ["diff", "--format", form, name, pack.THEMES]
            yield ["sheet", "--format", "html", name]
        for order in ORDERS:
            yield ["color", order]
            yield ["color", "--json", order]
            yield [order]
            yield ["lint", "--format", order, self.names[0]]
            yield ["lint", "--" + order, self.names[0]]

    def test_nothing_of_strangers_is_a_command(self):
        seen = 0
        for line in self.lines():
            done = self.run_command(*line, GITHUB_ACTIONS="true")
            outputs = [done.stderr] if line[0] == "pack" else [done.stdout, done.stderr]
            for output in outputs:
                text = output.decode()
                self.assertIsNone(OBEYED.search(text), (line, OBEYED.search(text)))
                seen += "\\::" in text or "##\\[" in text
        self.assertGreater(seen, 20)

    def test_what_is_data_is_the_same_data(self):
        for line in (["list", "--json"], ["lint", "--format", "json"], ["lint", "--format", "sarif"]):
            plain, guarded = (self.run_command(*line, self.names[1], **more).stdout for more in ({}, {"GITHUB_ACTIONS": "true"}))
            self.assertNotEqual(plain, guarded)
            self.assertEqual(json.loads(plain), json.loads(guarded))

    def test_a_file_that_is_a_stream_is_read_along_too(self):
        link = os.path.join(self.root, "link")
        os.symlink("/dev/stdout", link)
        for place in ("/dev/stdout", "/dev/stderr", "/dev/fd/1", "/proc/self/fd/2", link):
            for line in (["render", "--skin", ORDERS[2]], ["render", "--skin", ORDERS[2], "--format", "svg"],
                         ["sheet", "--format", "html"], ["render", "--all", "--format", "json"],
                         ["lint", "--update-baseline", "--baseline"]):
                line = [*line, *([] if line[0] == "lint" else ["-o"]), place, self.names[1]]
                with self.subTest(line):
                    plain, guarded = (self.run_command(*line, **more) for more in ({}, {"GITHUB_ACTIONS": "true"}))
                    self.assertIsNotNone(OBEYED.search((plain.stdout + plain.stderr).decode()))
                    for output in (guarded.stdout, guarded.stderr):
                        self.assertIsNone(OBEYED.search(output.decode()))
        kept = os.path.join(self.root, "kept.svg")
        self.run_command("render", "--skin", ORDERS[2], "-o", kept, self.names[1], GITHUB_ACTIONS="true")
        with open(kept, encoding="utf-8") as file:
            self.assertIsNotNone(OBEYED.search(file.read()))

    def test_commands_that_are_meant_stay(self):
        plain, guarded = (self.run_command("lint", "--format", "github", self.names[0], **more).stdout
                          for more in ({}, {"GITHUB_ACTIONS": "true"}))
        self.assertEqual(plain, guarded)
        for line in guarded.decode().splitlines():
            self.assertRegex(line, "^::(error|warning|notice) (file|title)=")


class HostileCommandTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        self.pack = HostilePack(self.root)

    def run_command(self, *arguments, environment=None, cwd=None, safe=True):
        variables = {"PATH": os.environ["PATH"], "HOME": self.root, "LANG": "C.UTF-8",
                     "XDG_CACHE_HOME": self.root, "XDG_STATE_HOME": self.root} | (environment or {})
        done = subprocess.run(
            [pack.binary, *arguments], capture_output=True, timeout=60, check=False, env=variables,
            stdin=subprocess.DEVNULL, cwd=cwd)
        self.assertIn(done.returncode, (0, 1, 2, 3), arguments)
        self.assert_safe(done.stderr.decode(), arguments)
        if safe:
            self.assert_safe(done.stdout.decode(), arguments)
        return done.stdout

    def assert_safe(self, text, what):
        found = UNSAFE.search(text)
        if found:
            near = text[max(0, found.start() - 60):found.end() + 20]
            self.fail(f"{what!r}: {found.group()!r} comes out raw in {near!r}")

    def test_reports_for_people(self):
        for folder in self.pack.all:
            for language in ("en", "zh-Hans"):
                for arguments in (("list", folder), ("show", "default", folder), ("show", EVIL, folder),
                                  ("lint", folder), ("lint", "--matrix", folder), ("lint", "--strict", folder),
                                  ("diff", folder, "default", "night"), ("diff", folder, self.pack.binary),
                                  ("show", "nosuch" + EVIL, folder), ("remove", EVIL, folder, "--dry-run"),
                                  ("install", folder, "--into", self.pack.binary, "--dry-run"),
                                  ("preview", folder)):
                    with self.subTest(folder=folder, arguments=arguments[:2]):
                        self.run_command(*arguments, "--lang", language)

    def test_reports_for_programs_are_one_value_and_one_annotation_a_line(self):
        for folder in self.pack.all:
            for arguments in (("list", folder, "--json"), ("show", "default", folder, "--json"),
                              ("lint", folder, "--format", "json"), ("lint", folder, "--format", "sarif"),
                              ("diff", folder, self.pack.binary, "--format", "json")):
                with self.subTest(arguments=arguments):
                    output = self.run_command(*arguments)
                    if output:
                        json.loads(output)
            for line in self.run_command("lint", folder, "--format", "github").decode().splitlines():
                self.assertRegex(line, r"^::(error|warning|notice) file=[^:,]*(,line=\d+,col=\d+)?,title=[a-z-]+::")

    def test_what_people_read_of_sarif_is_visible(self):
        log = json.loads(self.run_command("lint", self.pack.json, self.pack.binary, "--format", "sarif"))
        for result in log["runs"][0]["results"]:
            for note in [result, *result.get("relatedLocations", [])]:
                self.assert_safe(note["message"]["text"].replace("\n", "␊"), "message")
            for place in result["locations"][0].get("logicalLocations", []):
                self.assert_safe(place["name"] + place["fullyQualifiedName"], "name")

    def test_exact_names_come_back_from_json(self):
        skins = json.loads(self.run_command("list", self.pack.binary, "--json"))["skins"]
        self.assertIn(EVIL, [skin["name"] for skin in skins])

    def test_markdown_keeps_its_tables(self):
        text = self.run_command("diff", self.pack.json, "default", "night", "--format", "markdown").decode()
        for table in re.findall(r"(?:^\|.*\n)+", text, re.M):
            counts = set()
            for line in table.splitlines():
                # Bars between backticks are escaped.
                counts.add(len(re.findall(r"(?<!\\)\|", line)))
            self.assertEqual(len(counts), 1, table)

    def test_pictures_and_pages_hold_no_element_of_theirs(self):
        for folder in (self.pack.json, self.pack.binary, self.pack.zip):
            for command in (("render", folder, "--skin", EVIL), ("render", folder, "--page", "palette"),
                            ("sheet", folder)):
                with self.subTest(command=command[0], folder=folder):
                    page = self.run_command(*command, "--format", "html", "-o", "-").decode()
                    found = Page(page)
                    self.assertLessEqual(found.tags, TAGS)
                    self.assertFalse([name for name in found.attributes if name.startswith("on")])
                    self.assertEqual(found.scripts, 1 if command[0] == "sheet" else 0)
                    picture = self.run_command(*command, "--format", "svg", "-o", "-").decode()
                    root = xml.etree.ElementTree.fromstring(picture)
                    elements = {element.tag.rsplit("}", 1)[-1] for element in root.iter()}
                    self.assertLessEqual(elements, {"svg", "title", "g", "path", "text", "rect", "image"})

    def test_screens_as_text_and_with_colours(self):
        for page in ("messages", "work", "palette"):
            for skin in ("default", EVIL, "night"):
                arguments = ("render", self.pack.json, "--page", page, "--skin", skin, "--format")
                self.run_command(*arguments, "txt", "-o", "-")
                json.loads(self.run_command(*arguments, "json", "-o", "-"))
                colored = self.run_command(*arguments, "ansi", "-o", "-", safe=False).decode()
                self.assert_safe(SGR.sub("", colored), "ansi")

    def test_files_of_all_skins_have_harmless_names(self):
        output = os.path.join(self.root, "out")
        self.run_command("render", self.pack.binary, "--all", "--format", "svg", "-o", output)
        names = os.listdir(output)
        self.assertEqual(len(names), 3)
        for name in names:
            self.assert_safe(name.replace("\n", "\r"), "file name")
            self.assertFalse(set(name) & set("/\\:*?\"<>|"), name)

    def test_packing_installing_and_removing(self):
        copy = os.path.join(self.root, "copy")
        shutil.copytree(self.pack.binary, copy)
        self.run_command("pack", self.pack.json, "-o", os.path.join(self.root, "new" + NAME[:50] + ".zip"))
        self.run_command("pack", self.pack.json, "-o", os.path.join(self.root, NAME[:50], "new.zip"))
        self.run_command("install", self.pack.zip, "--into", copy)
        self.run_command("remove", EVIL, copy)
        self.run_command("remove", "default", copy)

    def test_command_lines_and_colours(self):
        for arguments in ((EVIL,), ("color", EVIL), ("color", EVIL, "--json"), ("color", "--on", EVIL, "#123456"),
                          ("help", EVIL), ("list", "--" + EVIL), ("lint", self.pack.json, "--format", EVIL),
                          ("render", self.pack.json, "--size", EVIL), ("cache", EVIL), ("diff", "--git", EVIL, EVIL),
                          ("list", "ftp://" + EVIL), ("lint", self.pack.json, "--baseline", NAME[:80]),
                          ("render", self.pack.json, "--map", NAME[:80])):
            with self.subTest(arguments=arguments):
                self.run_command(*arguments)

    @unittest.skipUnless(shutil.which("git"), "git is not installed")
    def test_what_git_says(self):
        self.run_command("diff", "--git", "no" + NAME[:40], self.pack.json)
        subprocess.run(["git", "-C", self.pack.json, "init", "-q"], check=True, capture_output=True)
        for revision in ("no" + NAME[:40], "HEAD"):
            self.run_command("diff", "--git", revision, self.pack.json)

    def test_the_environment(self):
        environment = {"TERM": NAME, "EDITOR": NAME, "LANG": NAME, "COLORTERM": NAME, "http_proxy": NAME}
        self.run_command("color", "--terminal", environment=environment)
        self.run_command("list", self.pack.json, environment=environment)
        self.run_command("cache", "clear", "--dry-run", environment={"XDG_CACHE_HOME": "/" + NAME})

    def test_what_servers_say(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                odd = b"\x1b]0;OWNED\x07\x1b[41m\x7f\xe2\x80\xae\xc2\x9b2J<script>"
                answers = {
                    "/type": b"HTTP/1.1 200 OK\r\nContent-Type: te" + odd + b"/x\r\nContent-Length: 2\r\n\r\nhi",
                    "/to": b"HTTP/1.1 302 Found\r\nLocation: gopher://" + odd + b"\r\nContent-Length: 0\r\n\r\n",
                    "/status": b"HTTP/1.1 404 " + odd + b"\r\nContent-Length: 0\r\n\r\n",
                    "/none": odd + b"\r\n\r\n"}
                self.wfile.write(answers["/" + self.path.strip("/").split(".")[0]])
                self.close_connection = True

        answering = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=answering.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        self.addCleanup(answering.server_close)
        self.addCleanup(answering.shutdown)
        for path in ("type", "to", "status", "none"):
            address = f"http://127.0.0.1:{answering.server_port}/{path}.json"
            with self.subTest(path=path):
                self.run_command("list", address)
                self.run_command("lint", address, "--format", "sarif")


class HostilePreviewTest(PreviewTest):
    # A way through the pages and panels; what is typed there is theirs too.
    WAYS = [
        ("n", "n", "p", "g", "g", "g"), ("i", "home", "down", "down", "down", "down", "end", "up", "y", "esc"),
        ("/", "LINE", "down", "enter"), ("!", "down", "down", "end", "up", "enter", "esc", "esc"),
        ("i", "=", "esc", "b", "down", "down", "end", "esc", "esc"), ("+", "down", "enter", "x", "esc", "esc"),
        ("+", "down", "down", "enter", "esc", "esc"), ("+", "enter", b"\x1b[200~\x1b]0;OWNED\x07\xe2\x80\xae\x1b[201~", "esc", "esc"),
        ("c", "n", "f", "d", "k", "down", "end", "esc", "c"), ("h",), ("v", "t", "s", "l", "l", "s"), ("?", "esc"),
        ("e",), ("x",), ("r",),
    ]

    def assert_nothing_of_theirs(self, terminal):
        """The sequences of the pack, and what no terminal needs from us."""
        output = bytes(terminal.output)
        # What is copied is exact, and in base64.
        text = output.decode()
        for theirs in ("\x1b]0;", "OWNED\x07", "\x1b[41mRED"):
            self.assertNotIn(theirs, text)
        ours = re.sub("[\x07\x08\n\r\t\x0e\x0f\x1b]", "", text)
        found = UNSAFE.search(ours)
        self.assertIsNone(found, found and ours[max(0, found.start() - 60):found.end() + 20])
        for event in terminal.log.events:
            found = UNSAFE.search(event["cause"])
            self.assertIsNone(found, event["cause"])

    def walk(self, folder, **options):
        terminal = self.preview(folder, **options)
        for way in self.WAYS:
            for key in way:
                terminal.type(key)
                if key == "esc":
                    terminal.settle()
            terminal.settle()
            self.assert_nothing_of_theirs(terminal)
        return terminal

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.pack = HostilePack(folder.name)

    def test_a_preview_of_it_sends_nothing_of_its_own(self):
        for folder, columns, rows in ((self.pack.binary, 120, 40), (self.pack.json, 80, 24)):
            with self.subTest(folder=folder):
                terminal = self.walk(
                    folder, columns=columns, rows=rows,
                    environment={"EDITOR": "/nowhere/" + NAME[:60], "COLORTERM": NAME})
                self.assertIn("U+202E", terminal.text + bytes(terminal.output).decode())
                terminal.type("q")
                terminal.wait_for_end()
                self.assert_nothing_of_theirs(terminal)

    def test_a_pack_that_breaks_while_it_is_shown(self):
        terminal = self.preview(self.pack.json)
        path = os.path.join(self.pack.json, "CJSkin.plist")
        number = "<plist><dict><key>default</key><integer>\u202e\x9b2J\x7f</integer></dict></plist>"
        for text in ('{"\u202e\x9b\x7f" 1', number, '{"default": "\u202e"}', "<\u202e>"):
            with open(path + ".new", "w", encoding="utf-8") as file:
                file.write(text)
            errors = terminal.log.count("error")
            os.replace(path + ".new", path)
            terminal.wait(lambda: terminal.log.count("error") > errors, "the error")
            terminal.settle()
            self.assert_nothing_of_theirs(terminal)

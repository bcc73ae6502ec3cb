"""What `make install` puts into its places, and that it works there."""

import gzip
import os
import shutil
import subprocess
import tempfile
import unittest

import pack
from shells import PLACES

MANUALS = {"en": "share/man/man1/skinscope.1", "zh": "share/man/zh_CN/man1/skinscope.1"}


def make(*arguments, **how):
    """Runs make on the binary under test instead of building one."""
    line = ["make", "--no-print-directory", "-o", "build", f"BINARY={pack.binary}", "STRIP=:", *arguments]
    return subprocess.run(line, cwd=pack.ROOT, capture_output=True, text=True, timeout=60, check=False, **how)


def files(folder):
    """All files below a folder, by their paths from there."""
    return sorted(os.path.relpath(os.path.join(place, name), folder)
                  for place, _, names in os.walk(folder) for name in names)


class InstallTest(unittest.TestCase):
    def setUp(self):
        os.makedirs(pack.SCRATCH, exist_ok=True)
        self.root = tempfile.mkdtemp(dir=pack.SCRATCH, prefix="a place ")
        self.addCleanup(shutil.rmtree, self.root, ignore_errors=True)

    def test_every_file_comes_into_its_place_and_goes_again(self):
        wanted = {"bin/skinscope", *PLACES.values(), *MANUALS.values()}
        wanted |= {"share/skinscope/themes/" + name for name in files(pack.THEMES)}
        for line, prefix in ((["PREFIX=" + self.root], self.root),
                             (["DESTDIR=" + self.root, "PREFIX=/usr"], os.path.join(self.root, "usr"))):
            with self.subTest(line=line):
                make("install", *line).check_returncode()
                self.assertEqual(set(files(prefix)), wanted)
                for name in wanted:
                    self.assertEqual(os.stat(os.path.join(prefix, name)).st_mode & 0o444, 0o444, name)
                make("uninstall", *line).check_returncode()
                self.assertEqual(files(self.root), [])
                self.assertFalse(os.path.exists(os.path.join(prefix, "share", "skinscope")))

    def test_an_installed_copy_finds_its_skins_and_prints_what_is_installed(self):
        make("install", "PREFIX=" + self.root).check_returncode()
        program = os.path.join(self.root, "bin", "skinscope")

        def run(*arguments):
            return subprocess.run([program, *arguments], cwd="/", env={}, capture_output=True, timeout=20,
                                  check=True).stdout

        self.assertIn(os.path.join(self.root, "share", "skinscope", "themes").encode(), run("list").splitlines()[0])
        printed = {path: run("completion", shell) for shell, path in PLACES.items()}
        printed |= {path: run("manual", "--lang", language) for language, path in MANUALS.items()}
        for path, text in printed.items():
            with open(os.path.join(self.root, path), "rb") as file:
                self.assertEqual(file.read(), text, path)

    def test_what_is_built_is_installed_without_swift_and_without_writing_elsewhere(self):
        scratch = os.path.join(self.root, "scratch")
        os.mkdir(scratch)
        before = files(os.path.join(pack.ROOT, "themes")), os.path.exists(os.path.join(pack.ROOT, ".build", "share"))
        # As under sudo, which keeps no PATH of the user's.
        done = make("install-built", "PREFIX=" + os.path.join(self.root, "usr"),
                    env={"PATH": "/usr/bin:/bin", "TMPDIR": scratch})
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("bin/skinscope", files(os.path.join(self.root, "usr")))
        self.assertEqual(os.listdir(scratch), [])
        self.assertEqual(
            (files(os.path.join(pack.ROOT, "themes")), os.path.exists(os.path.join(pack.ROOT, ".build", "share"))),
            before)

    def test_nothing_is_installed_where_nothing_is_built_or_can_be_printed(self):
        for line, told in (([f"BINARY={self.root}/none"], "run make build first"), (["PRINTER=false"], "Error")):
            with self.subTest(line=line):
                done = make("install-built", "PREFIX=" + self.root, *line)
                self.assertNotEqual(done.returncode, 0)
                self.assertIn(told, done.stderr)
                self.assertEqual(files(self.root), [])

    def test_a_place_that_begins_with_a_tilde_is_refused_before_anything_is_done(self):
        for target in ("install", "install-built", "uninstall"):
            for place in ("PREFIX=~/.local", "DESTDIR=~", "PREFIX=~somebody/x y"):
                with self.subTest(target=target, place=place):
                    done = make(target, place)
                    self.assertNotEqual(done.returncode, 0)
                    self.assertIn(f"{place} begins with ~", done.stderr)
                    self.assertIn('PREFIX="$HOME/.local"', done.stderr)
                    self.assertEqual(done.stdout, "")
                    self.assertEqual([name for name in os.listdir(pack.ROOT) if name.startswith("~")], [])

    def test_under_sudo_that_finds_no_swift_the_way_to_install_is_told(self):
        done = subprocess.run(["/bin/sh", "scripts/setup", "run"], cwd=pack.ROOT, capture_output=True, text=True,
                              timeout=20, check=False, env={"PATH": self.tools("dirname"), "SUDO_USER": "someone"})
        self.assertEqual(done.returncode, 1)
        self.assertIn("make build without it, then sudo make install-built", done.stderr)

    def test_on_macos_homebrews_folders_are_named_to_the_compiler_and_the_linker(self):
        tools = self.tools("awk", uname="echo Darwin", brew="""[ $# = 1 ] && echo /brew
            shift; for name; do echo /brew/opt/$name; done""")
        done = subprocess.run([shutil.which("make"), "-n", "build"], cwd=pack.ROOT, capture_output=True, text=True,
                              timeout=20, check=True, env={"PATH": tools})
        self.assertIn(" ".join(f"-Xcc -I{place}/include -Xlinker -L{place}/lib"
                               for place in ("/brew/opt/ncurses", "/brew/opt/expat", "/brew")), done.stdout)
        self.assertNotIn("--static-swift-stdlib", done.stdout)

    def tools(self, *names, **scripts):
        """A folder with nothing but these programs of the system, and these of our own."""
        folder = os.path.join(self.root, "tools")
        os.mkdir(folder)
        for name in names:
            os.symlink(shutil.which(name), os.path.join(folder, name))
        for name, script in scripts.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write("#!/bin/sh\n" + script + "\n")
            os.chmod(os.path.join(folder, name), 0o755)
        return folder

    def test_the_help_of_make_names_both_ways_to_install(self):
        lines = make("help").stdout.splitlines()
        self.assertLessEqual({"install", "install-built", "uninstall"}, {line.split()[1] for line in lines})


class ManualTest(unittest.TestCase):
    """The manual, as the programs see it that show it."""

    def pages(self):
        for language in MANUALS:
            with self.subTest(language=language):
                yield language, pack.run("manual", "--lang", language)

    @unittest.skipUnless(shutil.which("mandoc"), "mandoc is not installed")
    def test_mandoc_finds_nothing_wrong(self):
        for _, page in self.pages():
            done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning"], input=page.encode(), capture_output=True,
                                  timeout=20, check=False)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""))

    @unittest.skipUnless(shutil.which("man") and shutil.which("groff"), "man-db is not installed")
    def test_man_shows_it_without_a_warning_and_within_the_width(self):
        for language, page in self.pages():
            done = subprocess.run(
                ["man", "--warnings", "-l", "-"], input=page.encode(), capture_output=True, timeout=30, check=True,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MAN_KEEP_FORMATTING": ""})
            self.assertEqual(done.stderr, b"")
            text = done.stdout.decode()
            for word in ("skinscope", "--against", "CJSkin.plist", "COLORTERM", "预览" if language == "zh" else "SYNOPSIS"):
                self.assertIn(word, text)
            # Examples stand as they are, whatever their length.
            words = [line for line in text.splitlines() if not line.lstrip().startswith("skinscope ")]
            self.assertEqual([line for line in words if columns(line) > 80], [])

    @unittest.skipUnless(shutil.which("man") and shutil.which("groff"), "man-db is not installed")
    def test_nothing_of_it_is_lost_in_a_locale_of_eight_bits(self):
        done = subprocess.run(
            ["man", "--warnings", "-l", "-"], input=pack.run("manual", "--lang", "en").encode(), capture_output=True,
            timeout=30, check=True, env={"PATH": os.environ["PATH"], "LC_ALL": "C", "MANWIDTH": "80"})
        self.assertEqual(done.stderr, b"")
        text = done.stdout.decode("ascii")
        for words in ("[OPTION...]", "color VALUE...", "1 ... 9", "-h, --help\n"):
            self.assertIn(words, text)

    @unittest.skipUnless(shutil.which("lexgrog"), "man-db is not installed")
    def test_apropos_finds_its_name_and_purpose(self):
        with tempfile.TemporaryDirectory() as folder:
            for language, page in self.pages():
                path = os.path.join(folder, language + ".1.gz")
                with gzip.open(path, "wb") as file:
                    file.write(page.encode())
                done = subprocess.run(["lexgrog", path], capture_output=True, timeout=20, check=True)
                self.assertIn(b'"skinscope - ', done.stdout)


def columns(text):
    """How many cells a line takes: what is Chinese or wide takes two."""
    return sum(2 if ord(character) >= 0x2E80 else 1 for character in text)


if __name__ == "__main__":
    unittest.main()

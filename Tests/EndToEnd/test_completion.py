"""Command lines completed in real shells."""

import os
import plistlib
import subprocess
import unittest
import zipfile

import pack
from shells import PLACES, Shell, is_installed

# Names that a shell would take apart, each with the first letters that tell it from the others.
AWKWARD = {
    "night sky": "nig", "it's \"me\"": "it", "青瓷": "青瓷", "青花 瓷": "青花", "a:b": "a", "c=d": "c", "back\\slash": "b",
    "sol(ar);&|": "so", "star*": "st", "high!": "h", "money $HOME `x`": "mo",
}


def skins(*names):
    return {name: {"Color": {"背景色": "0x112233"}} for name in ("default", *names)}


def write_pack(folder, *names):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "CJSkin.plist"), "wb") as file:
        plistlib.dump(skins(*names), file, sort_keys=False)


class CompletionTests:
    """What holds in every shell; each line is typed with Tab where its name says so, and run."""

    shell = ""

    def setUp(self):
        if not is_installed(self.shell):
            self.skipTest(f"{self.shell} or its completion is not installed")
        self.begin()

    def begin(self, **how):
        self.terminal = Shell(self.shell, **how)
        self.addCleanup(self.terminal.close)
        self.folder = self.terminal.folder

    def check(self, cases):
        for typed, given in cases:
            with self.subTest(typed=typed):
                self.assertEqual(self.terminal.given(*typed), given)

    def test_commands_options_and_values_are_completed(self):
        self.check([
            (["skinscope ren", "tab"], ["render"]),
            (["skinscope list --js", "tab"], ["list", "--json"]),
            (["skinscope render --form", "tab", "sv", "tab"], ["render", "--format", "svg"]),
            (["skinscope render --format=sv", "tab"], ["render", "--format=svg"]),
            (["skinscope render --theme da", "tab", "--ski", "tab", "mid", "tab"],
             ["render", "--theme", "dark", "--skin", "midnight"]),
            (["skinscope help col", "tab"], ["help", "color"]),
            (["skinscope completion fi", "tab"], ["completion", "fish"]),
            (["skinscope cache c", "tab", "--dr", "tab"], ["cache", "clear", "--dry-run"]),
        ])

    def test_skins_of_the_named_pack_are_completed_and_quoted(self):
        write_pack(os.path.join(self.folder, "My Pack"), *AWKWARD)
        self.check([
            ([f"skinscope diff 'My Pack' default {letters}", "tab"], ["diff", "My Pack", "default", name])
            for name, letters in AWKWARD.items()])
        self.check([
            ([f"skinscope preview 'My Pack' --skin={letters}", "tab"], ["preview", "My Pack", f"--skin={name}"])
            for name, letters in AWKWARD.items()])

    def test_an_empty_word_is_completed_where_no_pack_is_named(self):
        write_pack(self.folder, "night")
        self.terminal.type("skinscope show ", "tab", "tab")
        for name in ("default", "night"):
            self.terminal.wait_for_text(name)

    def test_a_path_that_begins_with_a_variable_is_completed(self):
        write_pack(os.path.join(self.folder, "other"), "dusk")
        # Some shells take the slash away again that they have set.
        self.check([(["skinscope list $PWD/oth", "tab", "CJ", "tab"],
                     ["list", os.path.join(self.folder, "other", "CJSkin.plist")])])

    def test_a_word_that_begins_with_a_quote_is_completed_within_it(self):
        write_pack(os.path.join(self.folder, "My Pack"), "night sky", "青花 瓷", "day")
        for quote in "'\"":
            self.check([
                # The path goes on, in bash behind the quotes and in the others within them.
                ([f"skinscope list {quote}My", "tab", "CJ", "tab"], ["list", "My Pack/CJSkin.plist"]),
                ([f"skinscope diff My\\ Pack day {quote}nig", "tab"], ["diff", "My Pack", "day", "night sky"]),
                ([f"skinscope diff My\\ Pack day {quote}青", "tab"], ["diff", "My Pack", "day", "青花 瓷"]),
            ])

    def test_packs_are_folders_plists_json_files_and_zips(self):
        write_pack(os.path.join(self.folder, "folder", "pack"), "night")
        write_pack(os.path.join(self.terminal.home, "Skins"), "evening")
        for name in ("alone.plist", "alone.txt"):
            with open(os.path.join(self.folder, name), "wb") as file:
                plistlib.dump(skins("dusk"), file, sort_keys=False)
        with zipfile.ZipFile(os.path.join(self.folder, "zipped.zip"), "w") as file:
            file.writestr("CJSkin.plist", plistlib.dumps(skins("dawn"), sort_keys=False))
        self.check([
            (["skinscope list fol", "tab", "pa", "tab"], ["list", "folder/pack/"]),
            (["skinscope list alo", "tab"], ["list", "alone.plist"]),
            (["skinscope render zip", "tab", "--skin da", "tab"], ["render", "zipped.zip", "--skin", "dawn"]),
            (["skinscope render alone.plist --skin du", "tab"], ["render", "alone.plist", "--skin", "dusk"]),
            (["skinscope render ~/Ski", "tab", " --skin eve", "tab"],
             ["render", os.path.join(self.terminal.home, "Skins/"), "--skin", "evening"]),
            (["skinscope install zipped.zip --into=folder/p", "tab"], ["install", "zipped.zip", "--into=folder/pack/"]),
        ])

    def test_a_broken_pack_and_an_address_say_nothing(self):
        os.makedirs(os.path.join(self.folder, "broken"))
        with open(os.path.join(self.folder, "broken", "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write("<plist><dict><key>night")
        for name in ("broken", "nowhere", "https://127.0.0.1:9/x.zip"):
            self.assertEqual(
                self.terminal.given(f"skinscope preview {name} --skin nig", "tab"),
                ["preview", name, "--skin", "nig"])
        for trouble in ("error", "错误", "plist-syntax"):
            self.assertNotIn(trouble, self.terminal.text)

    def test_revisions_of_the_packs_repository_are_completed(self):
        folder = os.path.join(self.folder, "pack")
        write_pack(folder, "night")
        for arguments in (["init", "-q", "-b", "spring"], ["add", "."], ["commit", "-q", "-m", "x"], ["tag", "v1.0"]):
            subprocess.run(["git", "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false",
                            "-C", folder, *arguments], env={"PATH": os.environ["PATH"]}, check=True, timeout=60)
        self.check([
            (["skinscope diff pack --git spr", "tab"], ["diff", "pack", "--git", "spring"]),
            (["skinscope preview pack --against=v", "tab"], ["preview", "pack", "--against=v1.0"]),
        ])

    def test_settings_can_ask_the_program_for_its_completion(self):
        self.begin(is_installed=False)
        self.check([(["skinscope render --ski", "tab", "mid", "tab"], ["render", "--skin", "midnight"])])

    def test_all_that_may_come_is_shown(self):
        self.terminal.type("skinscope render --page ", "tab", "tab")
        for page in ("messages", "work", "palette"):
            self.terminal.wait_for_text(page)


class LookingBehindTests:
    def test_a_pack_that_is_named_behind_the_cursor_counts(self):
        write_pack(os.path.join(self.folder, "pack"), "night", "nacht")
        back = ["left"] * len(" pack")
        self.check([(["skinscope show nac pack", *back, "tab"], ["show", "nacht", "pack"])])


class BashTest(CompletionTests, LookingBehindTests, unittest.TestCase):
    shell = "bash"

    def test_what_only_bash_knows_it_completes_itself(self):
        write_pack(os.path.join(self.terminal.home, "Skins"), "evening")
        self.check([(["skinscope list $HOME/Ski", "tab"], ["list", os.path.join(self.terminal.home, "Skins/")])])


class ZshTest(CompletionTests, LookingBehindTests, unittest.TestCase):
    shell = "zsh"

    def test_what_a_word_means_is_shown_beside_it(self):
        self.terminal.type("skinscope ", "tab")
        self.terminal.wait_for_text("-- how the app reads a colour")


class FishTest(CompletionTests, unittest.TestCase):
    shell = "fish"

    def test_what_a_word_means_is_shown_beside_it(self):
        self.terminal.type("skinscope in", "tab")
        self.assertEqual(self.terminal.given(), ["install"])
        self.terminal.type("skinscope ", "tab")
        self.terminal.wait_for_text("how the app reads a colour")


class ScriptTest(unittest.TestCase):
    def test_each_script_is_one_that_its_shell_can_read(self):
        for shell in PLACES:
            with self.subTest(shell=shell):
                if not is_installed(shell):
                    self.skipTest(f"{shell} is not installed")
                done = subprocess.run([shell, "-n"], input=pack.run("completion", shell).encode(), capture_output=True,
                                      timeout=20, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, b""))


if __name__ == "__main__":
    unittest.main()

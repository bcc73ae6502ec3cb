"""Saving the pack while it is shown."""

import os
import re
import subprocess

import pack
from preview import PreviewTest
from terminal import Terminal

PATTERNS = ["truncate", "slow", "rename", "backup", "recreate", "burst", "folder", "link", "cut", "held", "in-place",
            "hard-link"]
VIMS = ["set nobackup writebackup backupcopy=auto", "set backup backupcopy=no", "set backupcopy=yes",
        "set nobackup nowritebackup"]


class SavesTest(PreviewTest):
    def setUp(self):
        self.pack = self.scratch()
        self.key = self.pack.roles("default")["nav.background"]["key"]
        self.old = self.pack.written("default", self.key)
        self.new = "#454545"
        self.assertNotEqual(self.old, self.new)

    def nav_grounds(self, terminal):
        return {cell.bg for _, _, cell in terminal.find("Messages")}

    def save_and_see(self, terminal, save, new, old):
        """Saves; the screen must go from old to new in one reload, and show nothing else in between."""
        start = len(terminal.log.events)
        grounds = []
        terminal.on_output = lambda: grounds.append(self.nav_grounds(terminal))
        status = save()
        terminal.wait(
            lambda: new in self.nav_grounds(terminal) and terminal.log.has_painted_after("reloaded", start),
            f"{new} after the save")
        if status is not None:
            self.assertEqual(status.wait(), 0)
        terminal.wait_for_quiet()
        self.assertEqual(terminal.log.count("reloaded", start), 1, terminal.log)
        self.assertEqual(terminal.log.count("error", start), 0, terminal.log)
        seen = [ground for ground in grounds if ground]
        first_new = next(index for index, ground in enumerate(seen) if new in ground)
        self.assertTrue(all(new in ground for ground in seen[first_new:]), f"it flashed: {seen}")
        self.assertTrue(all(old in ground for ground in seen[:first_new]), f"it flashed: {seen}")

    def saving(self, pattern, text):
        new = self.pack.new_file(text)
        return lambda: subprocess.Popen(["sh", pack.SAVE, pattern, self.pack.plist, new])

    def text_with(self, color):
        return self.pack.with_color("default", self.key, color)

    def test_each_way_to_save_is_one_reload(self):
        for pattern in PATTERNS:
            with self.subTest(pattern=pattern):
                self.pack.remove()
                self.setUp()
                terminal = self.preview(self.pack.folder, "--skin", "default")
                self.assertIn(self.old, self.nav_grounds(terminal))
                self.save_and_see(terminal, self.saving(pattern, self.text_with(self.new)), self.new, self.old)
                terminal.type("q")
                self.assertEqual(terminal.wait_for_end(), 0)

    def test_saves_follow_each_other(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        shown = self.old
        for count, pattern in enumerate(["folder", "truncate", "rename", "folder", "recreate", "link", "truncate"]):
            new = f"#4545{count + 16:02X}"
            self.save_and_see(terminal, self.saving(pattern, self.text_with(new)), new, shown)
            shown = new

    def test_vim_is_seen(self):
        for settings in VIMS:
            with self.subTest(settings=settings):
                self.pack.remove()
                self.setUp()
                terminal = self.preview(self.pack.folder, "--skin", "default")
                self.save_and_see(terminal, lambda: self.vim(settings), self.new, self.old)

    def vim(self, settings):
        line = self.text_with(self.new).split("\n")
        old = self.pack.text().split("\n")
        number = next(index for index, (left, right) in enumerate(zip(line, old)) if left != right)
        editor = Terminal(["vim", "-u", "NONE", "-N", "-n", "-i", "NONE", self.pack.plist], folder=self.pack.root)
        self.addCleanup(editor.close)
        editor.wait_for_text("CJSkin.plist")
        editor.type(f":{settings}\r", f":call setline({number + 1}, '{line[number]}')\r", ":wq\r")
        self.assertEqual(editor.wait_for_end(), 0)

    def test_sed_in_place_is_seen(self):
        text = self.text_with(self.new)
        terminal = self.preview(self.pack.folder, "--skin", "default")
        value = re.search(rf"<key>{re.escape(self.key)}</key>\s*<string>([^<]*)", self.pack.text()).group(1)
        self.assertIn(self.new, text)
        self.save_and_see(
            terminal, lambda: subprocess.Popen(["sed", "-i", f"s/{value}/{self.new}/", self.pack.plist]), self.new,
            self.old)

    def test_the_same_content_paints_nothing(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        for pattern in PATTERNS:
            with self.subTest(pattern=pattern):
                painted = terminal.log.count("painted")
                self.assertEqual(self.saving(pattern, self.pack.text())().wait(), 0)
                terminal.wait_for_quiet()
                self.assertEqual(terminal.log.count("painted"), painted, terminal.log)

    def test_a_broken_file_keeps_the_last_good_pack_and_says_where(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        whole = self.pack.text()
        self.assertEqual(self.saving("truncate", whole[:len(whole) // 2])().wait(), 0)
        last = terminal.rows - 1
        terminal.wait(lambda: re.search(r"\d+:\d+", terminal.line(last)), "the error in the status line")
        self.assertIn(self.old, self.nav_grounds(terminal))
        self.save_and_see(terminal, self.saving("rename", self.text_with(self.new)), self.new, self.old)

    def test_a_missing_file_keeps_the_last_good_pack(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        text, status = self.pack.text(), terminal.line(terminal.rows - 1)
        os.unlink(self.pack.plist)
        terminal.wait(lambda: terminal.line(terminal.rows - 1) != status, "word of the missing file")
        self.assertIn(self.old, self.nav_grounds(terminal))
        with open(self.pack.plist, "w", encoding="utf-8") as file:
            file.write(text)
        terminal.wait(lambda: terminal.line(terminal.rows - 1) == status or self.old in self.nav_grounds(terminal),
                      "the pack again")

    def test_a_map_that_appears_is_read(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        roles = self.pack.roles("default")
        other = next(entry for entry in roles.values()
                     if entry["key"] and self.pack.written("default", entry["key"])
                     and self.pack.written("default", entry["key"]) != self.old)
        color = self.pack.written("default", other["key"])
        with open(os.path.join(self.pack.folder, "Skinscope.plist"), "w", encoding="utf-8") as file:
            file.write('<plist version="1.0"><dict><key>Color</key><dict><key>nav.background</key>'
                       f'<string>{other["key"]}</string></dict></dict></plist>')
        terminal.wait(lambda: color in self.nav_grounds(terminal), f"the bar in {color}")

    def test_the_skin_in_view_stays(self):
        name = self.pack.names[-1]
        terminal = self.preview(self.pack.folder, "--skin", name)
        self.assertEqual(self.saving("rename", self.text_with(self.new))().wait(), 0)
        terminal.wait(lambda: terminal.log.count("reloaded") == 1, "the reload")
        self.wait_for_skin(terminal, name, self.pack.names)
        terminal.type("0")
        terminal.wait(lambda: self.new in self.nav_grounds(terminal), "the saved colour")

"""Saving the pack while it is shown."""

import os
import re
import subprocess

import pack
from preview import PreviewTest
from terminal import Terminal

PATTERNS = ["truncate", "slow", "rename", "backup", "recreate", "burst", "folder", "link", "cut", "held", "in-place",
            "hard-link", "parent"]
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
        terminal.settle()
        self.assertIn(old, self.nav_grounds(terminal))
        start, before, pictures = len(terminal.log.events), terminal.cells, []
        terminal.on_output = lambda: pictures.append((bool(terminal.modes.get(2026)), terminal.cells))
        status = save()
        terminal.wait(lambda: terminal.log.count_of("painted", "save", start), "the save on the screen")
        terminal.settle()
        outlined = terminal.cells
        self.assertIn(new, self.nav_grounds(terminal))
        # The outline's end comes long after any second reload would.
        terminal.wait(lambda: terminal.log.count_of("painted", "outline", start), "the outline's end")
        if status is not None:
            self.assertEqual(status.wait(), 0)
        terminal.settle()
        terminal.on_output = None
        self.assertIn(new, self.nav_grounds(terminal))
        self.assertEqual(terminal.log.count("reloaded", start), 1, terminal.log)
        self.assertEqual(terminal.log.count_of("painted", "save", start), 1, terminal.log)
        self.assertEqual(terminal.log.count("error", start), 0, terminal.log)
        self.assert_no_flash(pictures, [before, outlined, terminal.cells])

    def assert_no_flash(self, pictures, stages):
        """Whatever the terminal showed between two readings was, cell by cell, one of the stages, in their order."""
        at_least = 0
        for is_amid, picture in pictures:
            fitting = [stage for stage in range(at_least, len(stages)) if picture == stages[stage]]
            if fitting:
                at_least = fitting[0]
                continue
            strange = sum(cell not in [stage[row][column] for stage in stages[at_least:]]
                          for row, line in enumerate(picture) for column, cell in enumerate(line))
            # Amid a frame, where a terminal holds its picture back, a row may be on its way.
            self.assertLessEqual(strange, len(picture[0]) if is_amid else 0, "it flashed")

    def saving(self, pattern, text):
        new = self.pack.new_file(text)
        return lambda: subprocess.Popen(["sh", pack.SAVE, pattern, self.pack.plist, new])

    def text_with(self, color):
        return self.pack.with_color("default", self.key, color)

    def test_saves_follow_each_other(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        shown = self.old
        for count, pattern in enumerate(["folder", "truncate", "rename", "folder", "recreate", "link", "truncate"]):
            new = f"#4545{count + 16:02X}"
            self.save_and_see(terminal, self.saving(pattern, self.text_with(new)), new, shown)
            shown = new

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
        text = self.pack.text()
        for pattern in PATTERNS:
            with self.subTest(pattern=pattern):
                start = len(terminal.log.events)
                self.assertEqual(self.saving(pattern, text)().wait(), 0)
                # As long as doubt about a save may last.
                terminal.wait_for_quiet(0.4)
                self.assertEqual(terminal.log.events[start:], [])

    def test_a_broken_file_keeps_the_last_good_pack_and_says_where(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        whole, before = self.pack.text(), terminal.cells
        half = whole[:len(whole) // 2]
        for pattern in ("truncate", "rename"):
            with self.subTest(pattern=pattern):
                start = len(terminal.log.events)
                self.assertEqual(self.saving(pattern, half)().wait(), 0)
                terminal.wait(lambda: terminal.log.count("error", start), "the error in the log")
                terminal.settle()
                place = re.search(r"line (\d+), column (\d+)", terminal.line(terminal.rows - 1))
                self.assertTrue(place, terminal.text)
                self.assertLessEqual(int(place.group(1)), half.count("\n") + 1)
                self.assertEqual(terminal.cells[:-1], before[:-1])
                self.assertEqual(terminal.log.count("reloaded", start), 0, terminal.log)
                # The file as it was is no change of the screen but for the status line.
                self.assertEqual(self.saving(pattern, whole)().wait(), 0)
                terminal.wait(lambda: "column" not in terminal.line(terminal.rows - 1), "no error any more")
                terminal.settle()
                self.assertEqual(terminal.cells[:-1], before[:-1])
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


def test_of_pattern(pattern):
    def test(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        self.save_and_see(terminal, self.saving(pattern, self.text_with(self.new)), self.new, self.old)
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
    return test


def test_of_vim(settings):
    def test(self):
        terminal = self.preview(self.pack.folder, "--skin", "default")
        self.save_and_see(terminal, lambda: self.vim(settings), self.new, self.old)
    return test


# A test for each, so that they can run side by side.
for pattern in PATTERNS:
    setattr(SavesTest, f"test_saved_by_{pattern.replace('-', '_')}_is_one_reload", test_of_pattern(pattern))
for number, settings in enumerate(VIMS):
    setattr(SavesTest, f"test_saved_by_vim_{number}_is_one_reload", test_of_vim(settings))
del test_of_pattern, test_of_vim

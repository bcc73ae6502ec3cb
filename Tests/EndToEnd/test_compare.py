"""Comparing skins, saves and revisions; other eyes; what is remembered between runs."""

import os
import shutil
import signal
import subprocess
import tempfile
import unittest

import pack
from preview import PreviewTest

LEFT, RIGHT = slice(0, 39), slice(41, 80)


class CompareTest(PreviewTest):
    def setUp(self):
        self.names = pack.Pack(pack.THEMES).names

    def side(self, terminal, columns, row=6):
        """The grounds of one phone in a row of its page."""
        return [cell.bg for cell in terminal.cells[row][columns]]

    def wait_for_text(self, terminal, text):
        terminal.wait(lambda: any(text in terminal.line(row) for row in range(terminal.rows)), repr(text))

    def save(self, scratch):
        """Saves another colour of the navigation bar in `default`."""
        text = scratch.with_color("default", "导航栏背景色", "0x12AB34")
        with open(scratch.plist, "w", encoding="utf-8") as file:
            file.write(text)

    def press(self, terminal, *keys):
        for key in keys:
            terminal.type(key)
            terminal.settle()

    def grounds(self, terminal, columns):
        return {cell.bg for row in terminal.cells[:-1] for cell in row[columns]}

    def test_two_skins_stand_side_by_side_and_walk(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[1])
        themes = pack.Pack(pack.THEMES)
        key = "页面背景色"
        terminal.type("c")
        self.wait_for_text(terminal, f"default │ {self.names[1]} 2/")
        self.assertIn(themes.written("default", key), self.grounds(terminal, LEFT))
        self.assertIn(themes.written(self.names[1], key), self.grounds(terminal, RIGHT))
        terminal.type("n")
        self.wait_for_text(terminal, f"default │ {self.names[2]} 3/")
        self.assertIn(themes.written(self.names[2], key), self.grounds(terminal, RIGHT))
        self.press(terminal, "g")
        self.assertIn("Work", terminal.line(1)[:38] + terminal.line(2)[:38])
        terminal.type("k")
        self.wait_for_text(terminal, f"{self.names[2]} │ default 1/")
        terminal.type("esc")
        self.wait_for_skin(terminal, "default", self.names)

    def test_one_flips_in_place(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[1], columns=60)
        before = [line[:60] for line in terminal.cells[:-1]]
        terminal.type("c")
        self.wait_for_text(terminal, "needs 80 columns")
        self.press(terminal, "f")
        self.assertIn(pack.Pack(pack.THEMES).written("default", "页面背景色"), self.grounds(terminal, slice(0, 60)))
        self.press(terminal, "f")
        self.assertEqual([line[:60] for line in terminal.cells[:-1]], before)

    def test_only_what_differs_is_marked(self):
        scratch = self.scratch()
        terminal = self.preview(scratch.folder)
        self.save(scratch)
        terminal.wait(lambda: "#12AB34" in self.grounds(terminal, slice(0, 40)), "the saved colour")
        page = scratch.written("default", "页面背景色")
        terminal.type("h")
        self.wait_for_text(terminal, "default after 1/")
        self.assertIn("before ", terminal.line(terminal.rows - 1))
        self.assertNotIn("#12AB34", self.grounds(terminal, LEFT))
        self.assertIn("#12AB34", self.grounds(terminal, RIGHT))
        self.assertIn(page, self.grounds(terminal, RIGHT))
        terminal.type("d")
        terminal.wait(lambda: page not in self.grounds(terminal, RIGHT), "the page, which is the same, dimmed")
        self.assertIn("#12AB34", self.grounds(terminal, RIGHT))
        terminal.type("h")
        self.wait_for_skin(terminal, "default", self.names)

    def test_before_any_save_h_says_so(self):
        terminal = self.preview()
        terminal.type("h")
        self.wait_for_text(terminal, "nothing was saved")

    def test_what_differs_is_listed_where_there_is_room(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[1], columns=120, rows=40)
        terminal.type("c")
        self.wait_for_text(terminal, "What differs")
        themes = pack.Pack(pack.THEMES)
        line = next(terminal.line(row) for row in range(40) if "页面背景色" in terminal.line(row))
        for skin in ("default", self.names[1]):
            self.assertIn(themes.written(skin, "页面背景色"), line)

    @unittest.skipUnless(shutil.which("git"), "git is not here")
    def test_a_git_revision_is_compared_with(self):
        scratch = self.scratch()
        git = ["git", "-C", scratch.folder, "-c", "user.name=t", "-c", "user.email=t@t"]
        for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"]):
            subprocess.run(git + arguments, check=True, capture_output=True)
        self.save(scratch)
        terminal = self.preview(scratch.folder, "--against", "HEAD")
        self.wait_for_text(terminal, "HEAD │ default 1/")
        self.assertNotIn("#12AB34", self.grounds(terminal, LEFT))
        self.assertIn("#12AB34", self.grounds(terminal, RIGHT))
        terminal.type("esc", "c")
        self.wait_for_text(terminal, "HEAD │ default 1/")

    @unittest.skipUnless(shutil.which("git"), "git is not here")
    def test_what_is_no_revision_is_refused(self):
        scratch = self.scratch()
        subprocess.run(["git", "-C", scratch.folder, "init", "-q"], check=True, capture_output=True)
        for revision in ("nowhere", "--output=x"):
            with self.subTest(revision=revision):
                terminal = self.preview_that_ends(scratch.folder, f"--against={revision}")
                self.assertEqual(terminal.wait_for_end(), 2)

    def preview_that_ends(self, folder, *arguments):
        from terminal import Terminal
        terminal = Terminal([pack.binary, "preview", folder, "--lang", "en", *arguments])
        self.addCleanup(terminal.close)
        return terminal

    def test_other_eyes_see_the_whole_screen(self):
        terminal = self.preview()
        before = [line for line in terminal.cells[:-1]]
        for word in ("protan", "deutan", "tritan", "grey"):
            terminal.type("v")
            self.wait_for_text(terminal, word)
        terminal.settle()
        colors = {color for row in terminal.cells for cell in row for color in (cell.fg, cell.bg) if color}
        self.assertEqual([color for color in colors if len({color[1:3], color[3:5], color[5:7]}) > 1], [])
        self.press(terminal, "v")
        self.assertEqual(terminal.cells[:-1], before)

    def test_the_mouse_outlines_what_it_is_over(self):
        terminal = self.preview()
        before = terminal.cells
        row = next(row for row in range(24) if "Body text" in terminal.line(row)[:40])
        terminal.type(f"\x1b[<35;6;{row + 1}M".encode())
        terminal.wait(lambda: terminal.cells != before, "the outline")
        terminal.type(b"\x1b[<35;1;1M")
        terminal.wait(lambda: terminal.cells == before, "no outline")

    def test_without_the_mouse_the_terminal_keeps_it(self):
        for arguments, reports in (((), True), (("--no-mouse",), False)):
            with self.subTest(arguments=arguments):
                terminal = self.preview(pack.THEMES, *arguments)
                for mode in (b"\x1b[?1003h", b"\x1b[?1006h"):
                    self.assertEqual(mode in bytes(terminal.output), reports)

    def test_a_click_beyond_column_223_is_one(self):
        terminal = self.preview(columns=400, rows=50)
        terminal.type("?")
        terminal.wait(lambda: "Ctrl-Z" in terminal.text, "the help")
        terminal.type(b"\x1b[<0;390;40M")
        terminal.wait(lambda: "Ctrl-Z" not in terminal.text, "the help left by a click")

    def test_skins_go_on_by_themselves_until_a_key(self):
        terminal = self.preview(pack.THEMES, "--every", "0.3", settles=False)
        self.wait_for_skin(terminal, self.names[1], self.names)
        self.wait_for_skin(terminal, self.names[2], self.names)
        terminal.type("1")
        self.wait_for_skin(terminal, "default", self.names)
        terminal.wait_for_quiet(0.8)
        self.wait_for_skin(terminal, "default", self.names)

    def test_the_last_view_of_a_pack_comes_back(self):
        with tempfile.TemporaryDirectory() as state:
            variables = {"XDG_STATE_HOME": state}
            terminal = self.preview(pack.THEMES, environment=variables)
            self.press(terminal, "3", "g", "!")
            terminal.type("q")
            self.assertEqual(terminal.wait_for_end(), 0)
            self.assertTrue(os.path.exists(os.path.join(state, "skinscope", "packs.json")))
            link = os.path.join(state, "link")
            os.symlink(pack.THEMES, link)
            terminal = self.preview(link, environment=variables)
            self.wait_for_skin(terminal, self.names[2], self.names)
            self.wait_for_text(terminal, "Problems")
            self.assertIn("Work", "".join(terminal.line(row)[:40] for row in range(4)))
            terminal.type("ctrl-c")
            self.assertEqual(terminal.wait_for_end(), 0)
            terminal = self.preview(pack.THEMES, "--skin", self.names[1], environment=variables)
            self.wait_for_skin(terminal, self.names[1], self.names)

    def test_the_last_view_is_kept_when_the_window_closes(self):
        # The shell and the kernel each send one.
        for moments in range(3):
            with tempfile.TemporaryDirectory() as state:
                variables = {"XDG_STATE_HOME": state}
                terminal = self.preview(pack.THEMES, environment=variables)
                self.press(terminal, "3", "g")
                for _ in range(2 + moments % 2):
                    terminal.signal(signal.SIGHUP)
                terminal.hang_up()
                terminal.wait_for_end()
                with open(os.path.join(state, "skinscope", "packs.json"), encoding="utf-8") as file:
                    self.assertIn(self.names[2], file.read())

    def test_what_is_broken_in_the_memory_is_ignored(self):
        with tempfile.TemporaryDirectory() as state:
            os.mkdir(os.path.join(state, "skinscope"))
            with open(os.path.join(state, "skinscope", "packs.json"), "w", encoding="utf-8") as file:
                file.write('{"packs": [')
            terminal = self.preview(pack.THEMES, environment={"XDG_STATE_HOME": state})
            self.wait_for_skin(terminal, "default", self.names)
            terminal.type("q")
            self.assertEqual(terminal.wait_for_end(), 0)


if __name__ == "__main__":
    unittest.main()

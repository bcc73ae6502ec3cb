"""The designer's bench: the editor, finding, problems, pictures."""

import os
import shutil
import stat
import tempfile
import unittest

import pack
from preview import PreviewTest

EDITOR = """#!/bin/sh
printf '%s\\n' "$@" > "$SCRATCH/arguments"
trap 'echo caught > "$SCRATCH/interrupted"; echo CAUGHT' INT
echo EDITING
line=
while [ "$line" != done ]; do read -r line; done
exit "${ENDING:-0}"
"""


class BenchTest(PreviewTest):
    def setUp(self):
        self.names = pack.Pack(pack.THEMES).names
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name
        self.editor = os.path.join(self.folder, "my editor")
        with open(self.editor, "w", encoding="utf-8") as file:
            file.write(EDITOR)
        os.chmod(self.editor, stat.S_IRWXU)

    def bench(self, editor, **variables):
        return self.preview(
            pack.THEMES, environment={"VISUAL": editor, "EDITOR": "false", "SCRATCH": self.folder} | variables)

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def wait_for_text(self, terminal, text):
        terminal.wait(lambda: any(text in terminal.line(row) for row in range(terminal.rows)), repr(text))

    def test_an_editor_has_the_terminal_and_gives_it_back(self):
        terminal = self.bench(f"'{self.editor}' 'one option' +more", ENDING="3")
        terminal.type("e")
        self.wait_for_text(terminal, "EDITING")
        arguments = self.read("arguments").splitlines()
        self.assertEqual(arguments[:2], ["one option", "+more"])
        self.assertTrue(arguments[-1].endswith("CJSkin.plist"))
        terminal.type("\x03")
        terminal.wait(lambda: os.path.exists(os.path.join(self.folder, "interrupted")), "the interrupt")
        terminal.type("done", "\r")
        self.wait_for_text(terminal, "my editor ended with code 3")
        terminal.type("2")
        self.wait_for_skin(terminal, self.names[1], self.names)

    def test_after_another_depth_the_screen_is_come_back_to(self):
        terminal = self.bench("true", TERM="xterm-256color", COLORTERM="truecolor")
        terminal.type("m")
        self.wait_for_text(terminal, "256 (m)")
        mark = len(terminal.output)
        terminal.type("e")
        terminal.wait_for_output(rb"(?s)\x1b\[\?1049l.*\x1b\[\?1049h", mark)
        terminal.settle()
        self.assertIn(1049, terminal.modes_left_on)

    def test_an_editor_that_is_not_there_is_said(self):
        terminal = self.bench("/nowhere/editor")
        terminal.type("e")
        self.wait_for_text(terminal, "/nowhere/editor cannot be started")
        terminal.type("2")
        self.wait_for_skin(terminal, self.names[1], self.names)

    @unittest.skipUnless(shutil.which("vim"), "vim is not here")
    def test_vim_opens_at_the_line_and_its_save_is_shown(self):
        scratch = self.scratch()
        terminal = self.preview(scratch.folder, environment={
            "VISUAL": "vim -u NONE -n --cmd 'set shortmess+=F ruler'"})
        terminal.type("e")
        # The title of the bar is selected at first, which the pack's role map leaves to its words.
        line = scratch.text().split("导航标题色", 1)[0].count("\n") + 2
        # Vim's ruler; the inspector names the line too.
        self.wait_for_text(terminal, f" {line},4")
        terminal.type(":s/0x[0-9A-F]*/0x12AB34/", "\r", ":wq", "\r")
        self.wait_for_text(terminal, "#12AB34")

    def test_finding_previews_and_goes_back(self):
        terminal = self.preview()
        terminal.type("/")
        self.wait_for_text(terminal, "Find a skin")
        terminal.type(self.names[1][:4])
        self.wait_for_skin(terminal, self.names[1], self.names)
        terminal.type("esc")
        self.wait_for_skin(terminal, "default", self.names)

    def test_a_picture_is_saved_and_never_over_another(self):
        terminal = self.preview()
        terminal.type("x")
        self.wait_for_text(terminal, "saved skinscope-default-messages.ansi in /")
        terminal.type("x")
        self.wait_for_text(terminal, "skinscope-default-messages-2.ansi")


if __name__ == "__main__":
    unittest.main()

"""Signals that come while an editor has the terminal."""

import os
import signal
import stat
import tempfile
import unittest

import pack
from preview import PreviewTest

# Its own modes, as editors set them; it ends when it is asked to, with what it has to save saved.
PLAIN = """#!/bin/sh
stty raw -echo
trap 'echo saved > "$SCRATCH/saved"; exit 0' TERM HUP
printf EDITING
while :; do sleep 0.05; done
"""

STUBBORN = """#!/bin/sh
trap '' TERM HUP
printf EDITING
while [ ! -e "$SCRATCH/end" ]; do sleep 0.05; done
"""


class EditorSignalTest(PreviewTest):
    def edit(self, script):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name
        editor = os.path.join(self.folder, "editor")
        with open(editor, "w", encoding="utf-8") as file:
            file.write(script)
        os.chmod(editor, stat.S_IRWXU)
        terminal = self.preview(pack.THEMES, environment={"VISUAL": editor, "SCRATCH": self.folder})
        terminal.type("e")
        terminal.wait_for_text("EDITING")
        return terminal

    def assert_ends_both(self, *numbers):
        for number in numbers:
            with self.subTest(number=number):
                terminal = self.edit(PLAIN)
                terminal.signal(number)
                self.assertEqual(terminal.wait_for_end(), -number)
                self.assertTrue(os.path.exists(os.path.join(self.folder, "saved")))
                terminal.assert_restored(self)

    def test_a_signal_to_end_reaches_the_editor_and_ends_both(self):
        self.assert_ends_both(signal.SIGTERM, signal.SIGHUP)

    def test_a_fault_leaves_no_editor_behind(self):
        self.assert_ends_both(signal.SIGSEGV, signal.SIGABRT, signal.SIGFPE)

    def test_an_editor_that_does_not_end_holds_nobody_up(self):
        terminal = self.edit(STUBBORN)
        try:
            terminal.signal(signal.SIGTERM)
            # The editor holds the pipe that tells the harness of the end.
            terminal.wait_for_output(rb"EDITING(?s:.)*\x1b\[\?1049h(?s:.)*\x1b\[\?1049l")
            self.assertEqual(terminal.process.wait(10), -signal.SIGTERM)
            terminal.take_all()
            terminal.assert_restored(self)
        finally:
            with open(os.path.join(self.folder, "end"), "w", encoding="utf-8"):
                pass


if __name__ == "__main__":
    unittest.main()

"""The harness itself, on programs that are known."""

import os
import signal
import sys
import tempfile
import unittest

from log import Log
from terminal import SIGNALS_THAT_KILL, Screen, Terminal
from tmux import Tmux

# A curses program: a full red screen, the name of each key, `q` to quit.
SAMPLE = """
import curses
def main(window):
    curses.use_default_colors()
    curses.init_pair(1, 7, 1)
    window.bkgd(" ", curses.color_pair(1))
    while True:
        window.refresh()
        key = window.getkey()
        if key == "q": return
        window.erase()
        window.addstr(0, 0, repr(key) + " %dx%d" % window.getmaxyx()[::-1])
curses.wrapper(main)
"""


class ScreenTest(unittest.TestCase):
    def screen(self, *pieces, columns=20, rows=3):
        screen = Screen(columns, rows)
        for piece in pieces:
            screen.feed(piece.encode())
        return screen

    def test_colors_are_read_exactly(self):
        cell = self.screen("\x1b[38;2;1;2;3;48;2;254;253;252mx").cell(0, 0)
        self.assertEqual((cell.text, cell.fg, cell.bg), ("x", "#010203", "#FEFDFC"))

    def test_reversed_colors_are_those_that_show(self):
        cell = self.screen("\x1b[38;2;1;2;3;48;2;4;5;6;7mx").cell(0, 0)
        self.assertEqual((cell.fg, cell.bg), ("#040506", "#010203"))

    def test_colors_of_the_terminal_are_none(self):
        cell = self.screen("\x1b[38;2;1;2;3mx\x1b[39;49my").cell(0, 1)
        self.assertEqual((cell.fg, cell.bg), (None, None))

    def test_wide_characters_take_two_cells(self):
        screen = self.screen("青瓷a")
        self.assertEqual([screen.cell(0, column).text for column in range(5)], ["青", "", "瓷", "", "a"])
        self.assertEqual(screen.find("瓷a")[0][:2], (0, 2))

    def test_what_is_erased_or_moved_in_has_the_ground_of_now(self):
        ground = "\x1b[48;2;1;2;3m"
        for piece in ("abc\r" + ground + "\x1b[P", "abc\r" + ground + "\x1b[K", "a\r\n\r\n" + ground + "\x1b[2J",
                      "a" + ground + "\x1b[2S", "abc" + ground + "\x1b[3;1H\n"):
            with self.subTest(piece=piece):
                screen = self.screen(piece)
                cells = [cell for line in screen.cells for cell in line]
                self.assertEqual({cell.bg for cell in cells if cell.bg}, {"#010203"})
        for piece in ("ab\r" + ground + "\x1b[@", "ab\r" + ground + "\x1b[L"):
            with self.subTest(piece=piece):
                self.assertEqual(self.screen(piece).cell(0, 0).bg, "#010203")

    def test_repeat_and_scroll_are_understood(self):
        self.assertEqual(self.screen("=\x1b[4b").line(0).rstrip(), "=====")
        self.assertEqual(self.screen("a\r\nb\x1b[S").line(0).rstrip(), "b")
        self.assertEqual(self.screen("a\r\nb\x1b[T").line(1).rstrip(), "a")

    def test_foreign_sequences_are_not_text_even_in_pieces(self):
        screen = self.screen("a\x1b", "P$qm\x1b", "\\b\x1b[", ">4;2mc\x1b[<u", "d")
        self.assertEqual(screen.line(0).rstrip(), "abcd")

    def test_modes_are_followed(self):
        screen = self.screen("\x1b[?1049h\x1b[?1000;1006h\x1b[?25l")
        self.assertEqual(sorted(screen.modes_left_on), [25, 1000, 1006, 1049])
        screen.feed(b"\x1b[?1000;1006l\x1b[?25h\x1b[?1049l")
        self.assertEqual(screen.modes_left_on, [])


class TerminalTest(unittest.TestCase):
    def terminal(self, *arguments, **options):
        terminal = Terminal(arguments, **options)
        self.addCleanup(terminal.close)
        return terminal

    def test_keys_sizes_and_end_of_a_curses_program(self):
        terminal = self.terminal(sys.executable, "-c", SAMPLE)
        terminal.wait(lambda: terminal.cell(23, 79).bg or terminal.output.count(b"\x1b[41m"), "the first frame")
        terminal.type("left")
        terminal.wait_for_text("'KEY_LEFT' 80x24")
        terminal.resize(50, 10)
        # Only with the key it is certain to look: curses may have missed the signal, or may miss the key.
        terminal.type("x")
        terminal.wait_for_text("' 50x10")
        self.assertIn(1049, terminal.modes_left_on)
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.assert_restored(self)

    def test_what_is_not_restored_is_noticed(self):
        terminal = self.terminal("sh", "-c", "stty -echo; printf '\\033[?2004h'")
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertEqual(terminal.modes_left_on, [2004])
        self.assertNotEqual(terminal.state, terminal.state_before)

    def test_waiting_in_vain_fails_with_the_screen(self):
        terminal = self.terminal("sh", "-c", "echo hello; read line")
        terminal.wait_for_text("hello")
        with self.assertRaisesRegex(AssertionError, "(?s)nothing.*hello"):
            terminal.wait(lambda: False, "nothing", cap=0.05)

    def test_a_death_is_told_with_its_signal(self):
        self.assertNotIn(signal.SIGKILL, SIGNALS_THAT_KILL)
        terminal = self.terminal("sh", "-c", "echo ready; read line")
        terminal.wait_for_text("ready")
        terminal.signal(signal.SIGTERM)
        self.assertEqual(terminal.wait_for_end(), -signal.SIGTERM)

    def test_log_lines_are_events_to_wait_for(self):
        with tempfile.TemporaryDirectory() as folder:
            log = Log(os.path.join(folder, "log"))
            line = '{"event":"painted","ms":1}'
            terminal = self.terminal("sh", "-c", f"echo '{line}' >'{log.path}'; read line", log=log)
            terminal.wait(lambda: log.count("painted") == 1, "the log's line")


class TmuxTest(unittest.TestCase):
    def test_colors_come_back_through_tmux(self):
        script = r'printf "\033[38;2;1;2;3;48;2;250;251;252mready"; read line; printf again; read line'
        with Tmux(f"sh -c '{script}'", columns=30, rows=5) as tmux:
            screen = tmux.wait(lambda screen: "ready" in screen.text, "the text")
            self.assertEqual((screen.cell(0, 0).fg, screen.cell(0, 4).bg), ("#010203", "#FAFBFC"))
            tmux.type("Enter")
            tmux.wait(lambda screen: "again" in screen.text, "the answer")

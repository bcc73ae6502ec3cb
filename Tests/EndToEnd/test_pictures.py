"""Where the terminal has real pictures the large image is one, and none is ever left behind."""

import dataclasses
import re
import signal

import answers
import pack
from preview import PreviewTest
from terminal import Terminal

KITTY_COMMAND = re.compile(rb"\x1b_G([^;\x1b]*)(?:;[^\x1b]*)?\x1b\\|\x1b\[[23]J|\x1b\[\?1049[hl]")
SIXEL = re.compile(rb"\x1b7\x1b\[(\d+);(\d+)H\x1bP0;1q\"1;1;(\d+);(\d+)")
KNOWN_KITTY = {"TERM": "xterm-kitty", "TERMINFO_DIRS": None}


@dataclasses.dataclass
class Pictures:
    """What kitty has on the screen: pictures go when they are removed or the screen is cleared or left."""

    shown: set
    sent: int

    def __init__(self, output, start=0):
        self.shown, self.sent = set(), 0
        for match in KITTY_COMMAND.finditer(output, start):
            keys = dict(pair.split(b"=") for pair in (match[1] or b"").split(b",")) if match[1] else {}
            if keys.get(b"a") == b"T":
                self.shown.add(int(keys[b"i"]))
                self.sent += 1
            elif keys.get(b"a") == b"d":
                self.shown.discard(int(keys[b"i"]))
            elif match[0].startswith(b"\x1b["):
                self.shown.clear()


class PicturesTest(PreviewTest):
    def start(self, recording=answers.KITTY, *arguments, **options):
        terminal = self.preview(pack.THEMES, *arguments, recording=recording, **options)
        terminal.settle()
        return terminal

    def shown(self, terminal):
        terminal.settle()
        return len(Pictures(bytes(terminal.output)).shown)

    def test_a_terminal_that_answers_gets_a_picture_and_bare_cells(self):
        for environment in ({"COLORTERM": "truecolor"}, {"COLORTERM": None}):
            with self.subTest(environment=environment):
                terminal = self.start(environment=environment)
                self.assertEqual(self.shown(terminal), 1)
                self.assertEqual(terminal.questions.count(answers.PICTURES), 1)
                row = next(row for row in range(24) if "Messages" in terminal.line(row)) + 1
                self.assertTrue(all(terminal.cell(row, column).text in ("\xa0", " ") for column in range(3, 35)))
                terminal.type("q")
                terminal.wait_for_end()
                self.assertEqual(Pictures(bytes(terminal.output)).shown, set())
                self.assertEqual(self.keys(terminal), ["character(\"q\")"])

    def test_the_picture_comes_and_goes_with_what_is_on_the_screen(self):
        terminal = self.start()
        steps = [
            # The pages *Work* and *Palette* have none; another skin has another, Ctrl-L sends it again.
            ("g", 0), ("g", 0), ("g", 1), ("n", 1), ("p", 1), ("ctrl-l", 1), ("i", 1), ("down", 1),
            ("i", 1), ("!", 1), ("esc", 1),
            # 256 colours go with it, fewer do not.
            ("m", 1), ("m", 0), ("m", 0), ("m", 0), ("m", 1),
        ]
        for key, count in steps:
            terminal.type(key)
            self.assertEqual(self.shown(terminal), count, f"after {key}")
        for columns, rows in ((120, 40), (40, 20), (39, 20), (60, 22), (1, 1), (80, 24)):
            terminal.resize(columns, rows)
            self.assertEqual(self.shown(terminal), 1 if columns >= 40 else 0, f"{columns}x{rows}")

    def test_the_help_lies_over_it_without_a_rest_of_it(self):
        terminal = self.start()
        terminal.type("?")
        terminal.wait_for_text("next, previous skin")
        terminal.wait(lambda: not Pictures(bytes(terminal.output)).shown, "the picture's end")
        terminal.type("?")
        terminal.wait(lambda: Pictures(bytes(terminal.output)).shown, "the picture's return")

    def test_a_picture_is_sent_once_as_long_as_it_stays(self):
        terminal = self.start()
        sent = Pictures(bytes(terminal.output)).sent
        terminal.type("i", "down", "down", "up", "i", "tab", "tab", "space")
        terminal.settle()
        self.assertEqual(Pictures(bytes(terminal.output)).sent, sent)

    def test_none_is_left_after_the_end_whatever_it_is(self):
        for number in (signal.SIGTERM, signal.SIGSEGV, signal.SIGABRT, signal.SIGINT):
            with self.subTest(signal=number.name):
                terminal = self.start()
                terminal.signal(number)
                terminal.wait_for_end()
                self.assertEqual(Pictures(bytes(terminal.output)).shown, set())
                self.assertRegex(bytes(terminal.output), rb"a=d,d=I,i=6031840.*\x1b\[\?1049l(?s:.*)$")
                terminal.assert_restored(self)

    def test_none_is_left_while_it_is_stopped(self):
        shell = Terminal(
            ["sh", "-i"], environment={"PS1": "PROMPT$ ", "ENV": "", "EDITOR": "true"}, recording=answers.KITTY)
        self.addCleanup(shell.close)
        shell.wait_for_output(rb"PROMPT\$ ")
        shell.type(f"{pack.binary} {pack.THEMES}\r")
        shell.wait_for_output(rb"a=T,")
        shell.wait_for_quiet()
        mark = len(shell.output)
        shell.type("ctrl-z")
        shell.wait_for_output(rb"PROMPT\$ ", mark)
        stopped = bytes(shell.output[mark:])
        self.assertLess(stopped.index(b"a=d,d=I,i=6031840"), stopped.index(b"\x1b[?1049l"))
        mark = len(shell.output)
        shell.type("fg\r")
        shell.wait_for_output(rb"a=T,", mark)
        shell.wait_for_quiet()
        self.assertEqual(len(Pictures(bytes(shell.output)).shown), 1)

    def test_sixels_have_the_size_of_their_cells(self):
        for recording, cell in ((answers.FOOT, (7, 16)), (answers.XTERM_340, (8, 15))):
            with self.subTest(cell=cell):
                terminal = self.start(recording, environment={"COLORTERM": "truecolor"})
                row, column, width, height = map(int, SIXEL.search(terminal.output).groups())
                self.assertEqual((width % cell[0], height % cell[1]), (0, 0))
                self.assertEqual(height // cell[1], 4)
                self.assertIn("\xa0" * (width // cell[0]), terminal.line(row - 1).replace(" ", "\xa0"))
                sent = len(SIXEL.findall(terminal.output))
                terminal.type("g", "g", "g")
                terminal.settle()
                self.assertEqual(len(SIXEL.findall(terminal.output)), sent + 1)

    def test_where_there_are_none_cells_show_it_and_nothing_is_sent(self):
        cases = [
            (answers.TMUX, []), (answers.SCREEN, []), (answers.ALACRITTY, []), (answers.XTERM, []),
            (answers.KITTY, ["--pictures", "cells"]), (answers.KITTY, ["--color", "mono"]), (answers.SILENT, []),
        ]
        for recording, arguments in cases:
            with self.subTest(environment=recording.environment, arguments=arguments):
                terminal = self.start(recording, *arguments, environment=recording.environment)
                terminal.settle()
                self.assertNotRegex(bytes(terminal.output), rb"a=T|a=d|\x1bP0;1q|1337")
                if arguments or recording in (answers.TMUX, answers.SCREEN):
                    self.assertNotIn(answers.PICTURES, terminal.questions)

    def test_nobody_waits_for_the_answer(self):
        terminal = self.start(answers.SILENT, environment={"COLORTERM": "truecolor"})
        self.assertIn(answers.PICTURES, terminal.questions)
        terminal.type("n")
        terminal.wait_for_text("midnight 2/")

    def test_a_wish_is_followed_without_a_question(self):
        terminal = self.start(answers.SILENT, "--pictures", "iterm", environment={"COLORTERM": "truecolor"})
        self.assertRegex(bytes(terminal.output), rb"\x1b\]1337;File=inline=1;size=\d+;width=32;height=4;")
        self.assertNotIn(answers.PICTURES, terminal.questions)

"""How many colours a terminal gets, and why: each answers as it was recorded to, and none of it becomes a key."""

import os
import re
import signal
import subprocess
import tempfile

import answers
import pack
from answers import ATTRIBUTES, DEPTH, ENTRY
from preview import PreviewTest
from terminal import Terminal
from tmux import Tmux

ALL_IS_ASKED = [DEPTH, ATTRIBUTES]
WITH_PALETTE = [DEPTH, *[(ENTRY, index) for index in range(16)], ATTRIBUTES]


class DepthTest(PreviewTest):
    """Which depth it is, and what is asked for that."""

    def start(self, recording, *arguments, environment=None):
        """Starts a preview on a terminal that answers as recorded."""
        return self.preview(
            pack.THEMES, "--skin", "default", "--pictures", "cells", *arguments,
            environment=recording.environment | (environment or {}), recording=recording, columns=120)

    def status(self, terminal):
        return terminal.line(terminal.rows - 1)

    def check(self, recording, depth, questions, *arguments, environment=None):
        terminal = self.start(recording, *arguments, environment=environment)
        self.assertIn(depth, self.status(terminal))
        self.assertEqual(terminal.questions, questions)
        self.assertEqual(self.keys(terminal), [], "an answer was taken for a key")
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.assert_restored(self)

    def test_what_the_user_says_is_not_asked(self):
        for depth in ("truecolor", "256", "mono"):
            with self.subTest(depth=depth):
                self.check(answers.XTERM, f"{depth} (--color)", [], "--color", depth,
                           environment={"COLORTERM": "24bit", "NO_COLOR": "1"})
        self.check(answers.XTERM, "mono (NO_COLOR)", [], environment={"COLORTERM": "24bit", "NO_COLOR": "1"})
        self.check(answers.XTERM, "mono (NO_COLOR)", [], "--color", "auto", environment={"NO_COLOR": "1"})

    def test_a_promise_of_the_environment_is_not_asked(self):
        for value in ("truecolor", "24bit"):
            self.check(answers.XTERM, "truecolor (COLORTERM)", [], environment={"COLORTERM": value, "NO_COLOR": ""})

    def test_a_promise_of_the_description_is_not_asked(self):
        with tempfile.TemporaryDirectory() as folder:
            for flag in ("RGB", "Tc"):
                source = os.path.join(folder, "source")
                with open(source, "w", encoding="ascii") as file:
                    file.write(f"direct-{flag}|with {flag},\n\t{flag}, use=xterm-256color,\n")
                subprocess.run(["tic", "-x", "-o", folder, source], check=True, capture_output=True)
                with self.subTest(flag=flag):
                    self.check(answers.XTERM, "truecolor (terminfo RGB)", [],
                               environment={"TERM": f"direct-{flag}", "TERMINFO": folder})

    def test_terminals_that_answer(self):
        for name in ("XTERM", "KITTY", "FOOT"):
            with self.subTest(terminal=name):
                self.check(getattr(answers, name), "truecolor (the terminal's answer)", ALL_IS_ASKED)
        self.check(answers.XTERM_256, "256 (the terminal's answer)", WITH_PALETTE)

    def test_terminals_that_say_nothing_of_it(self):
        for name in ("ALACRITTY", "TMUX", "MOSH", "SILENT"):
            with self.subTest(terminal=name):
                self.check(getattr(answers, name), "256 (terminfo: 256 colours)", ALL_IS_ASKED)
        self.check(answers.APPLE, "256 (Apple Terminal)", ALL_IS_ASKED, environment={"COLORTERM": "truecolor"})
        self.check(answers.APPLE_26, "truecolor (Apple Terminal)", [])

    def test_tmux_hands_on_what_was_promised(self):
        self.check(answers.TMUX, "truecolor (COLORTERM)", [], environment={"COLORTERM": "truecolor"})

    def test_what_does_not_answer_is_not_asked(self):
        self.check(answers.SCREEN, "256 (terminfo: 256 colours)", [], environment={"COLORTERM": "truecolor"})
        self.check(answers.LINUX, "8 (terminfo: 8 colours)", [])

    def test_few_colors_are_the_terminals_own(self):
        terminal = self.start(answers.OWN_COLORS)
        self.assertIn("8 (terminfo: 8 colours)", self.status(terminal))
        self.assertEqual(terminal.questions, WITH_PALETTE)

    def test_a_terminal_that_says_nothing_is_not_waited_for(self):
        terminal = self.start(answers.SILENT)
        started = next(entry for entry in terminal.log.events if entry["event"] == "started")
        # 175 ms at most of it are spent waiting; a slow machine may take its time for the rest.
        self.assertLess(started["ms"], 2000)
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)

    def test_late_answers_are_no_keys(self):
        answer = b"\x1bP1$r0;48:2::1:2:3m\x1b\\\x1b[?64;1;2c"
        for cut in (0, 1, 2, 3, 20, len(answer) - 13, len(answer) - 12, len(answer) - 11, len(answer) - 1):
            with self.subTest(cut=cut):
                terminal = self.start(answers.SILENT)
                self.assertIn("256", self.status(terminal))
                for part in (answer[:cut], answer[cut:]):
                    terminal.type(part)
                    terminal.wait_for_quiet(0.05)
                terminal.wait_for_text("late answer: truecolor")
                self.assertEqual(self.keys(terminal), [])
                terminal.type("m")
                terminal.wait_for_text("truecolor (the terminal's answer)")

    def test_an_answer_in_pieces_is_put_together(self):
        class Pieces(answers.Recording):
            """Sends its answer byte by byte."""

            def answers(self, output, start):
                for question, answer, end in super().answers(output, start):
                    for byte in answer[:-1]:
                        yield question, bytes([byte]), end
                    yield question, answer[-1:], end

        recording = Pieces(
            {"TERM": "xterm-256color"}, b"\x1bP1$r48:2:1:2:3m\x1b\\", None, b"\x1b[?62;c")
        terminal = self.start(recording)
        self.assertIn("truecolor (the terminal's answer)", self.status(terminal))
        self.assertEqual(self.keys(terminal), [])

    def test_what_is_typed_ahead_is_not_lost(self):
        typed = b"g\x1b[Bn"
        for place, depth in ((0, b"\x1bP1$r48:2:1:2:3m\x1b\\"), (1, b"\x1bP1$r48:2:1:2:3m\x1b\\"), (1, b"")):
            parts = [depth, b"\x1b[?62;c"]
            parts.insert(place, typed)
            with self.subTest(parts=parts):
                recording = answers.Recording(
                    {"TERM": "xterm-256color"}, b"".join(parts[:2]), None, parts[2])
                terminal = self.start(recording)
                self.assertEqual(self.keys(terminal), ['character("g")', "down", 'character("n")'])

    def test_escape_is_a_key_though_an_answer_is_due(self):
        terminal = self.start(answers.SILENT)
        terminal.type("?")
        terminal.wait(lambda: "Shift-Tab" in terminal.text, "the help")
        terminal.type("esc")
        terminal.wait(lambda: "Shift-Tab" not in terminal.text, "the help is gone")

    def test_without_a_screen_there_is_a_list_and_a_reason(self):
        for term, reason in (("dumb", "cannot move its cursor"), ("no-such-terminal", "is unknown here"),
                             (None, "TERM is not set"), ("", "TERM is not set")):
            with self.subTest(TERM=term):
                terminal = Terminal(
                    [pack.binary, "preview", pack.THEMES, "--lang", "en"], environment={"TERM": term})
                self.addCleanup(terminal.close)
                self.assertEqual(terminal.wait_for_end(), 0)
                text = re.sub(rb"\s+", b" ", bytes(terminal.output)).decode()
                self.assertEqual(terminal.questions, [])
                for name in pack.Pack(pack.THEMES).names:
                    self.assertIn(name, text)
                self.assertIn(reason, text)

    def test_tmux_without_24_bits_gets_the_nearest_of_256(self):
        command = f"'{pack.binary}' preview '{pack.THEMES}' --lang en --skin default"
        with Tmux(command, environment={"COLORTERM": ""}) as tmux:
            tmux.wait(lambda screen: "256 (terminfo" in screen.text, "256 colours")
            rendered = pack.rendered(pack.THEMES, "default", "--color", "256")
            tmux.wait(lambda screen: not self.differences(screen, rendered), "the cells in 256 colours")


class PaletteTest(PreviewTest):
    """`--palette redefine`: what the entries of 256 colours are made to show, and that they are given back."""

    CHANGE = re.compile(rb"\x1b\]4;(\d+);rgb:(..)/(..)/(..)\x1b\\")
    RESET = re.compile(rb"\x1b\]104;([0-9;]+)\x1b\\")

    def start(self, recording):
        return self.preview(
            pack.THEMES, "--skin", "default", "--pictures", "cells", "--palette", "redefine", environment=recording.environment,
            recording=recording)

    def palette(self, output):
        """What the entries show, after all changes."""
        palette = {}
        for match in re.finditer(self.CHANGE.pattern + b"|" + self.RESET.pattern, bytes(output)):
            if match[5]:
                for index in match[5].split(b";"):
                    palette.pop(int(index), None)
            else:
                palette[int(match[1])] = "#" + b"".join(match.groups()[1:4]).decode().upper()
        return palette

    def as_shown(self, terminal):
        """Rows of cells in the colours that the changed entries have."""
        palette = self.palette(terminal.output)
        names = {"#%02X%02X%02X" % answers.xterm_entry(index): index for index in range(16, 256)}
        rows = []
        for row in terminal.cells:
            for cell in row:
                cell.fg, cell.bg = (palette.get(names.get(color)) for color in (cell.fg, cell.bg))
            rows.append(row)
        return rows

    def test_all_colors_are_exact(self):
        themes = pack.Pack(pack.THEMES)
        terminal = self.start(answers.ALACRITTY)
        self.assertIn("256 (palette redefined", terminal.line(23))
        for name in themes.names:
            with self.subTest(skin=name):
                self.wait_for_skin(terminal, name, themes.names)
                terminal.wait_for_quiet(0.1)
                shown = self.as_shown(terminal)
                for row, line in enumerate(themes.rendered(name)[:-1]):
                    # A picture may have more colours than there are entries.
                    if sum("▀" <= right["text"] <= "▟" for right in line) > 8:
                        continue
                    for column, right in enumerate(line):
                        cell = shown[row][column]
                        self.assertEqual(cell.bg, right["bg"], f"ground of ({row}, {column})")
                        if right["text"].strip() and "reverse" not in right["attributes"]:
                            self.assertEqual(cell.fg, right["fg"], f"text of ({row}, {column})")
                self.assertGreaterEqual(min(self.palette(terminal.output)), 16)
            terminal.type("n")
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertEqual(self.palette(terminal.output), {}, "entries were not given back")

    def test_every_exit_gives_the_palette_back(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGSEGV, signal.SIGABRT, signal.SIGTRAP):
            with self.subTest(signal=number.name):
                terminal = self.start(answers.ALACRITTY)
                self.assertNotEqual(self.palette(terminal.output), {})
                terminal.signal(number)
                terminal.wait_for_end()
                self.assertEqual(self.palette(terminal.output), {})
                terminal.assert_restored(self)

    def test_entries_that_were_changed_before_are_as_they_were(self):
        own = answers.Recording(
            {"TERM": "xterm-256color"}, b"", lambda index: (index, 255 - index, 7), b"\x1b[?62;c")
        terminal = self.start(own)
        changed = set(self.palette(terminal.output))
        terminal.type("q")
        terminal.wait_for_end()
        after = self.palette(terminal.output)
        self.assertEqual(after, {index: "#%02X%02X%02X" % (index, 255 - index, 7) for index in changed})

    def test_a_terminal_that_cannot_is_left_alone(self):
        for name in ("TMUX", "MOSH", "SILENT"):
            with self.subTest(terminal=name):
                terminal = self.start(getattr(answers, name))
                self.assertIn("keeps its palette", terminal.line(23))
                terminal.type("n")
                terminal.settle()
                self.assertIn("256 (terminfo", terminal.line(23))
                terminal.type("q")
                terminal.wait_for_end()
                self.assertEqual(self.palette(terminal.output), {})
                self.assertNotIn(b"]104", terminal.output)

    def test_what_is_told_late_is_redefined_then_and_given_back(self):
        terminal = self.start(answers.SILENT)
        self.assertIn("keeps its palette", terminal.line(23))
        for index in range(16, 256):
            terminal.type(b"\x1b]4;%d;rgb:%02x%02x/2222/0101\x1b\\" % (index, index, index))
        terminal.type(b"\x1b[?62;c")
        terminal.wait_for_text("palette redefined")
        changed = set(self.palette(terminal.output))
        self.assertGreater(len(changed), 8)
        terminal.type("q")
        terminal.wait_for_end()
        after = self.palette(terminal.output)
        self.assertEqual(after, {index: "#%02X2201" % index for index in changed})

    def test_other_depths_change_nothing(self):
        terminal = self.start(answers.XTERM)
        self.assertIn("truecolor", terminal.line(23))
        self.assertEqual(self.palette(terminal.output), {})
        terminal.type("m")
        terminal.wait_for_text("256 (palette redefined, m)")
        self.assertNotEqual(self.palette(terminal.output), {})
        terminal.type("m")
        terminal.wait_for_text("16 (m)")
        self.assertEqual(self.palette(terminal.output), {})


class DepthKeyTest(PreviewTest):
    def test_m_goes_through_the_depths_and_comes_back(self):
        terminal = self.preview(
            pack.THEMES, "--skin", "default", "--pictures", "cells", environment={"COLORTERM": "truecolor"})
        for words, depth in (("256 (m)", "256"), ("16 (m)", None), ("8 (m)", None), ("mono (m)", None),
                             ("truecolor (COLORTERM)", "truecolor")):
            with self.subTest(depth=words):
                mark = len(terminal.output)
                terminal.type("m")
                terminal.wait_for_text(words)
                self.assertNotIn(b"\x1b[?1049", terminal.output[mark:], "the screen was left meanwhile")
                if depth:
                    rendered = pack.rendered(pack.THEMES, "default", "--color", depth)
                    terminal.wait(lambda: not self.differences(terminal, rendered), f"the cells in {depth}")
        # The palettes of 16 and 8 were asked for when they began to matter, once.
        self.assertEqual(terminal.questions, [*[(ENTRY, index) for index in range(16)], ATTRIBUTES])
        self.assertEqual(set(self.keys(terminal)), {'character("m")'})
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.assert_restored(self)

    def test_what_a_terminal_cannot_show_is_left_out(self):
        for name, start, steps in (
                ("SCREEN", "256 (terminfo", ("16 (m)", "8 (m)", "mono (m)", "256 (terminfo")),
                ("LINUX", "8 (terminfo", ("mono (m)", "16 (m)", "8 (terminfo")),
                ("XTERM_256", "256 (answer)", ("16 (m)", "8 (m)", "mono (m)", "256 (answer)"))):
            with self.subTest(terminal=name):
                recording = getattr(answers, name)
                terminal = self.preview(
                    pack.THEMES, "--skin", "default", "--pictures", "cells",
                    environment=recording.environment, recording=recording)
                self.assertIn(start, terminal.line(23))
                for words in steps:
                    terminal.type("m")
                    terminal.wait(lambda: f" {words}" in terminal.line(23), words)
                self.assertNotIn(b"8;2;255;", terminal.output)

    def test_a_terminal_of_no_colors_has_no_other_depth(self):
        terminal = self.preview(
            pack.THEMES, "--skin", "default", environment={"TERM": "vt100", "COLORTERM": None},
            recording=answers.LINUX)
        self.assertIn("mono (terminfo", terminal.line(23))
        terminal.type("m")
        terminal.wait_for_text("no other depth")


class AdviceTest(PreviewTest):
    """What to set for more colours is said on the screen too."""

    def start(self, *arguments, **options):
        return self.preview(
            pack.THEMES, "--pictures", "cells", *arguments,
            environment=answers.MOSH.environment | {"SSH_CONNECTION": "::1 1 ::1 22"}, recording=answers.MOSH,
            **options)

    def test_over_ssh_the_status_line_says_it_until_the_first_key(self):
        terminal = self.start("--skin", "default")
        self.assertIn("256 (terminfo", terminal.line(23))
        self.assertIn("SendEnv COLORTERM", terminal.line(23))
        terminal.type("n")
        terminal.settle()
        self.assertNotIn("SendEnv", terminal.line(23))

    def test_the_help_says_it(self):
        for columns, rows in ((80, 24), (120, 40), (40, 20)):
            with self.subTest(size=f"{columns}x{rows}"):
                terminal = self.start(columns=columns, rows=rows)
                terminal.type("?")
                terminal.wait_for_text("─ Skinscope ─")
                if columns < 120:
                    terminal.type(*["down"] * 40)
                terminal.wait_for_text("SSH drops COLORTERM")

    def test_what_a_color_is_shown_as_is_not_cut_off(self):
        terminal = self.start("--skin", "default")
        for _ in range(24):
            terminal.type("i" if _ == 0 else "down")
            terminal.settle()
            line = terminal.line(23)
            if "→" in line:
                self.assertRegex(line, r"→ \d+ #[0-9A-F]{6} ΔE \d+\.\d")


class LeavingTest(PreviewTest):
    """An answer that comes after the screen was left is nobody's key."""

    ANSWER = b"\x1b]4;3;rgb:1111/2222/3333\x1b\\\x1b[?62;c"

    def test_the_end_waits_for_an_answer_that_is_due_with_the_screen_left(self):
        terminal = self.preview(pack.THEMES, "--skin", "default", "--pictures", "cells", recording=answers.SILENT,
                                environment={"COLORTERM": "truecolor"})
        # The palette of 16 is asked for.
        terminal.type("m", "m", "q")
        mark = terminal.wait_for_output(rb"\x1b\[\?1049l")
        terminal.type(self.ANSWER)
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertNotIn(b"rgb:1111", terminal.output[mark:])
        self.assertFalse(terminal.is_input_left)
        terminal.assert_restored(self)

    def test_control_c_ends_the_waiting(self):
        terminal = self.preview(pack.THEMES, "--skin", "default", "--pictures", "cells", recording=answers.SILENT,
                                environment={"COLORTERM": "truecolor"})
        terminal.type("m", "m", "q")
        terminal.wait_for_output(rb"\x1b\[\?1049l")
        terminal.type("ctrl-c")
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertFalse(terminal.is_input_left)
        terminal.assert_restored(self)

    def test_a_signal_does_not_wait(self):
        terminal = self.preview(pack.THEMES, "--skin", "default", "--pictures", "cells", recording=answers.SILENT,
                                environment={"COLORTERM": "truecolor"})
        terminal.type("m", "m", "q")
        terminal.wait_for_output(rb"\x1b\[\?1049l")
        terminal.signal(signal.SIGTERM)
        terminal.wait_for_end()
        terminal.assert_restored(self)

    def test_stopping_waits_too(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        shell = Terminal(
            ["bash", "--norc", "--noprofile", "--noediting", "-i"], recording=answers.SILENT,
            environment={"PS1": "PROMPT$ ", "HISTFILE": "/dev/null", "XDG_STATE_HOME": scratch.name})
        self.addCleanup(shell.close)
        shell.wait_for_output(rb"PROMPT\$ ")
        shell.type(f"'{pack.binary}' preview '{pack.THEMES}' --lang en --skin default --pictures cells\r")
        shell.wait_for_text("default 1/")
        shell.type("m", "m")
        shell.wait_for_text("16 (m)")
        shell.type("ctrl-z")
        mark = shell.wait_for_output(rb"\x1b\[\?1049l")
        shell.type(self.ANSWER)
        shell.wait_for_output(rb"PROMPT\$ ", mark)
        shell.wait_for_quiet(0.2)
        self.assertNotIn(b"rgb:1111", shell.output[mark:])
        self.assertFalse(shell.is_input_left)
        shell.type("fg\r")
        shell.wait_for_text("16 (m)")
        shell.type("q")
        shell.wait_for_output(rb"\x1b\[\?1049l", mark + 10)

    def test_an_answer_that_is_cut_off_makes_nobody_deaf(self):
        terminal = self.preview(pack.THEMES, "--skin", "default", "--pictures", "cells", recording=answers.SILENT,
                                environment={"COLORTERM": None})
        terminal.type(b"\x1bP1$r0;48")
        terminal.wait_for_quiet(0.05)
        terminal.type("n")
        terminal.wait(lambda: self.keys(terminal) == ['character("n")'], "a key amid an answer")
        terminal.type("ctrl-c")
        self.assertEqual(terminal.wait_for_end(), 0)


class ReportTest(PreviewTest):
    """`color --terminal` asks the terminal, wherever its output goes."""

    def test_output_into_another_program(self):
        for command in ("| cat", "</dev/null | cat", ""):
            with self.subTest(command=command):
                terminal = Terminal(
                    ["sh", "-c", f"'{pack.binary}' color --terminal --lang en {command}; sleep 0"],
                    environment=answers.XTERM_256.environment, recording=answers.XTERM_256)
                self.addCleanup(terminal.close)
                self.assertEqual(terminal.wait_for_end(), 0)
                self.assertIn("the terminal's answer", terminal.text)
                self.assertRegex(terminal.text, r"asked +answered after \d+ ms")
                self.assertFalse(terminal.is_input_left)
                self.assertEqual(terminal.state, terminal.state_before)

    def test_no_terminal_at_all(self):
        process = subprocess.run(
            [pack.binary, "color", "--terminal", "--lang", "en"], stdin=subprocess.DEVNULL, capture_output=True,
            env={"TERM": "xterm-256color", "PATH": os.environ["PATH"]}, start_new_session=True, check=True)
        self.assertIn("there is no terminal to ask", process.stdout.decode())

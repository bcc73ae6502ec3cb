"""However the preview ends, the terminal is as it was."""

import os
import shutil
import signal

import pack
from preview import PreviewTest
from terminal import SIGNALS_THAT_KILL, Terminal


class ExitsTest(PreviewTest):
    def test_a_signal_gives_the_terminal_back(self):
        for number in SIGNALS_THAT_KILL:
            with self.subTest(signal=number.name):
                terminal = self.preview()
                self.assertNotEqual(terminal.modes_left_on, [])
                terminal.signal(number)
                status = terminal.wait_for_end()
                self.assertIn(status, (-number, 128 + number), "the signal is to be seen in the status")
                terminal.assert_restored(self)

    def test_a_dropped_connection_ends_it(self):
        terminal = self.preview()
        terminal.hang_up()
        terminal.wait_for_end()

    def test_stop_and_go_on(self):
        shell = self.shell()
        before = self.stty(shell)
        start = self.start_in(shell)
        self.assertIn(1049, shell.modes_left_on)
        shown = shell.cells
        for _ in range(2):
            mark = len(shell.output)
            shell.type("ctrl-z")
            shell.wait_for_output(rb"PROMPT\$ ", mark)
            self.assertEqual(shell.modes_left_on, [])
            self.assertEqual(self.stty(shell), before)
            shell.feed(b"\x1b[H\x1b[2J")
            shell.type("fg\r")
            shell.wait(lambda: shell.cells == shown, "the screen as before")
        mark = len(shell.output)
        shell.type("q")
        shell.wait_for_output(rb"PROMPT\$ ", mark)
        self.assertGreater(mark, start)
        self.assertEqual(shell.modes_left_on, [])
        self.assertEqual(self.stty(shell), before)

    def test_stty_is_as_before_after_a_fault(self):
        shell = self.shell()
        before = self.stty(shell)
        for number in SIGNALS_THAT_KILL:
            with self.subTest(signal=number.name):
                self.start_in(shell)
                mark = len(shell.output)
                os.kill(self.child_of(shell), number)
                shell.wait_for_output(rb"PROMPT\$ ", mark)
                self.assertEqual(shell.modes_left_on, [])
                self.assertEqual(self.stty(shell), before)

    def test_what_the_documents_say_after_sigkill_gives_the_terminal_back(self):
        with open(os.path.join(pack.ROOT, "docs", "terminals.md"), encoding="utf-8") as file:
            section = file.read().partition("## After SIGKILL\n")[2].partition("\n## ")[0]
        lines = [line.strip() for line in section.splitlines() if line.startswith("    ")]
        self.assertEqual([line.split()[0] for line in lines], ["reset", "stty", "printf", "printf"])
        for chosen in (lines[:1], lines[1:]):
            if shutil.which(chosen[0].split()[0]) is None:
                continue
            with self.subTest(typed=chosen):
                shell = self.shell()
                self.start_in(shell)
                mark = len(shell.output)
                os.kill(self.child_of(shell), signal.SIGKILL)
                shell.wait_for_output(rb"PROMPT\$ ", mark)
                self.assertIn(1049, shell.modes_left_on)
                for line in chosen:
                    mark = len(shell.output)
                    shell.type(line + "\n")
                    shell.wait_for_output(rb"PROMPT\$ ", mark)
                if chosen == ["reset"]:
                    self.assertIn(b"\x1bc", bytes(shell.output[mark:]), "the full reset, of all modes")
                else:
                    self.assertEqual(shell.modes_left_on, [])
                flags = self.stty(shell).decode().replace(";", " ").split()
                self.assertLessEqual({"icanon", "echo", "isig", "icrnl", "opost", "onlcr"}, set(flags))

    def shell(self):
        shell = Terminal(["bash", "--norc", "--noprofile", "--noediting", "-i"],
                         environment={"PS1": "PROMPT$ ", "HISTFILE": "/dev/null"})
        self.addCleanup(shell.close)
        shell.wait_for_output(rb"PROMPT\$ ")
        return shell

    def start_in(self, shell):
        mark = len(shell.output)
        shell.type(f"'{pack.binary}' preview '{pack.THEMES}' --lang en --skin default\r")
        shell.wait_for_output(rb"\x1b\[\?1049h", mark)
        shell.wait_for_text("default 1/")
        shell.wait_for_quiet(1)
        return mark

    def child_of(self, shell):
        with open(f"/proc/{shell.process.pid}/task/{shell.process.pid}/children", encoding="ascii") as file:
            return int(file.read().split()[0])

    def stty(self, shell):
        mark = len(shell.output)
        shell.type("stty -a\r")
        end = shell.wait_for_output(rb"PROMPT\$ ", mark)
        return bytes(shell.output[mark:end])


class QuietTest(PreviewTest):
    def test_an_idle_preview_does_not_wake(self):
        self.assert_asleep(self.preview())

    def test_after_a_save_it_sleeps_again(self):
        scratch = self.scratch()
        terminal = self.preview(scratch.folder, "--skin", "default")
        key = scratch.roles("default")["nav.background"]["key"]
        with open(scratch.new_file(scratch.with_color("default", key, "#454545")), "rb") as new:
            os.replace(new.name, scratch.plist)
        terminal.wait(lambda: terminal.log.count_of("painted", "outline"), "the end of the outline")
        self.assert_asleep(terminal)

    def assert_asleep(self, terminal):
        terminal.wait_for_quiet(0.5)
        # Tests that run beside this one make folders next to the pack's, and the watcher hears of each: one spell of
        # two seconds without any must be there, and in all of them nothing is painted.
        spells = []
        for _ in range(8):
            before = self.switches(terminal)
            self.assertFalse(terminal.take(2), "something was painted or logged")
            spells.append(self.switches(terminal) - before)
            if spells[-1] == 0:
                return
        self.fail(f"it woke although nothing happened: {spells}")

    def switches(self, terminal):
        """How often the process has gone to sleep by itself, all threads taken together."""
        count = 0
        tasks = f"/proc/{terminal.process.pid}/task"
        for task in os.listdir(tasks):
            with open(f"{tasks}/{task}/status", encoding="ascii") as file:
                count += sum(int(line.split()[1]) for line in file if line.startswith("voluntary_ctxt_switches"))
        return count

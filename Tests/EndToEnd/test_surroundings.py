"""What is around a preview and may be odd: clocks, locales, streams, stops, watches and descriptors."""

import os
import resource
import shutil
import signal
import subprocess
import unittest

import pack
from faults import LINUX, FaultTest


class ClockTest(FaultTest):
    @unittest.skipUnless(LINUX, "needs Linux")
    def test_the_time_of_day_is_shown_and_nothing_hangs_on_it(self):
        """A library in between lets the time of day jump by a year every second, forth and back."""
        compiler = shutil.which("cc") or shutil.which("clang")
        if not compiler:
            self.skipTest("there is no compiler")
        library = os.path.join(self.folder, "jumps.so")
        subprocess.run([compiler, "-shared", "-fPIC", "-x", "c", "-", "-o", library], input=JUMPS, check=True)
        scratch = self.scratch()
        terminal = self.preview(scratch.folder, "--skin", "default", "--every", "0.5", environment={"LD_PRELOAD": library})
        for number in range(3):
            start = len(terminal.log.events)
            os.rename(scratch.new_file(scratch.text().replace("<dict>", f"<dict><!-- {number} -->", 1)), scratch.plist)
            terminal.wait(lambda: terminal.log.count("reloaded", start), "the save")
        spent = [entry["ms"] for entry in terminal.log.events if entry["event"] in ("reloaded", "painted")]
        self.assertLess(max(spent), 60_000, "a time of day came into it")
        self.end(terminal)


JUMPS = b"""
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long jump(void) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  return (now.tv_sec % 2 ? 1 : -1) * 31536000L;
}
time_t time(time_t *into) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
  now.tv_sec += jump();
  if (into) *into = now.tv_sec;
  return now.tv_sec;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  now->tv_sec = time(0);
  now->tv_usec = 0;
  return 0;
}
int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = syscall(SYS_clock_gettime, clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec += jump();
  return result;
}
"""


class LocaleTest(FaultTest):
    def test_in_the_locale_c_all_is_shown_as_in_any_other(self):
        for locale in ({"LANG": "C"}, {"LANG": None, "LC_ALL": "C"}, {"LANG": "xx_YY.ISO-8859-1"}, {"LANG": None}):
            with self.subTest(locale=locale):
                terminal = self.preview(environment=locale)
                self.assertEqual(self.differences(terminal, pack.rendered(pack.THEMES, "default")), [])
                terminal.type("8")
                terminal.settle()
                self.end(terminal)

    def test_commands_write_utf_8_in_any_locale(self):
        done = self.run_command("list", pack.THEMES, code=0, says="青瓷", environment={"LC_ALL": "C"})
        self.assertEqual(done.stderr, b"")


@unittest.skipUnless(LINUX, "looks into /proc")
class StreamsTest(FaultTest):
    def test_closed_streams(self):
        path = os.path.join(self.folder, "out")
        cases = [
            (0, ["color", "-"], 3, "cannot read standard input: Bad file descriptor"), (0, ["list", pack.THEMES], 0, "8 skins"),
            (0, [pack.THEMES], 0, "8 skins"), (1, ["list", pack.THEMES], 3, "cannot write standard output: Bad file descriptor"),
            (1, [pack.THEMES], 3, "cannot write standard output: Bad file descriptor"),
            (1, ["render", pack.THEMES, "-o", path], 0, ""), (2, ["list", "/nowhere"], 3, ""),
            (2, ["render", "/nowhere", "-o", path], 3, ""),
        ]
        for place, arguments, code, says in cases:
            with self.subTest(closed=place, command=arguments[0]):
                self.run_command(*arguments, code=code, says=says, before=lambda place=place: os.close(place))

    def test_a_file_never_gets_what_was_meant_for_a_person(self):
        path = os.path.join(self.folder, "log")
        terminal = self.preview_of(["sh", "-c", 'exec "$@" 2>&-', "sh"], pack.THEMES, "--log", path, settles=False)
        terminal.wait_for_text("default 1/8")
        # Descriptor 2 is taken by nothing that is written to.
        self.assertEqual(os.readlink(f"/proc/{terminal.process.pid}/fd/2"), "/dev/null")
        self.end(terminal)

    def test_a_terminal_that_stops_reading_for_a_while_loses_nothing(self):
        terminal = self.preview()
        names = pack.Pack(pack.THEMES).names
        taking, terminal._take_output = terminal._take_output, lambda: None
        # Far more than the terminal holds back.
        terminal.type("n" * 101)
        while not is_stuck(terminal.process.pid):
            os.sched_yield()
        terminal._take_output = taking
        self.wait_for_skin(terminal, names[101 % len(names)], names)
        terminal.settle()
        self.end(terminal)

    def test_a_terminal_that_never_reads_again_does_not_keep_the_process(self):
        for number in (signal.SIGTERM, signal.SIGALRM):
            with self.subTest(signal=number):
                terminal = self.preview(columns=200, rows=60)
                terminal._take_output = lambda: None
                terminal.type("n" * 801)
                while not is_stuck(terminal.process.pid):
                    os.sched_yield()
                terminal.process.send_signal(number)
                # One signal is enough. Nobody takes the bytes that give the terminal back; its modes are the system's.
                self.assertEqual(terminal.process.wait(30), -number)
                self.assertEqual(terminal.state, terminal.state_before)

    def test_a_terminal_that_is_gone(self):
        for typed in ("", "n" * 801):
            terminal = self.preview(columns=200, rows=60)
            terminal.type(typed.encode())
            terminal.hang_up()
            self.assertIn(terminal.wait_for_end(), (0, -signal.SIGHUP))


def is_stuck(process):
    """Whether it sleeps in the midst of writing, which no reader of its terminal lets it."""
    with open(f"/proc/{process}/syscall", encoding="ascii") as file:
        call = file.read().split()[0]
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        state = file.read().rsplit(")", 1)[1].split()[0]
    return call in WRITING and state == "S"


# Numbers of write(2): x86-64, arm64.
WRITING = ("1", "64")


class StoppedTest(FaultTest):
    def test_what_happened_while_it_was_stopped_is_caught_up_with(self):
        scratch = self.scratch()
        terminal = self.preview(scratch.folder, "--skin", "default")
        key = scratch.roles("default")["nav.background"]["key"]
        terminal.signal(signal.SIGSTOP)
        os.waitid(os.P_PID, terminal.process.pid, os.WSTOPPED | os.WNOWAIT)
        start = len(terminal.log.events)
        for color in ("#111111", "#222222", "#454545"):
            os.rename(scratch.new_file(scratch.with_color("default", key, color)), scratch.plist)
        terminal.type("g")
        terminal.resize(100, 30)
        # Whoever had the terminal meanwhile left it as a shell does.
        terminal.feed(b"\x1b[?1049l\x1b[H\x1b[2J")
        terminal.signal(signal.SIGCONT)
        terminal.wait(lambda: terminal.log.count("reloaded", start), "the save")
        terminal.wait(lambda: terminal.log.count_of("painted", "outline", start), "the end of the outline")
        terminal.type("g", "g")
        terminal.settle()
        self.assertEqual(terminal.log.count("reloaded", start), 1)
        self.assertEqual(self.differences(terminal, scratch.rendered("default", size="100x30")), [])
        self.end(terminal)


@unittest.skipUnless(LINUX, "inotify is Linux's")
class WatchingTest(FaultTest):
    def refused(self, limit, *arguments):
        """A preview that has no more of what `limit` names, in a world of its own."""
        line = ["unshare", "--user", "--map-current-user", "sh", "-c", f'echo 0 > /proc/sys/user/{limit} && exec "$@"', "sh"]
        if subprocess.run([*line, "true"], capture_output=True, check=False).returncode:
            self.skipTest("there are no user namespaces here")
        return self.preview_of(line, *arguments, columns=100)

    def test_without_notifications_it_looks_itself_and_says_so(self):
        for limit, what in (("max_inotify_instances", "instance"), ("max_inotify_watches", "watch")):
            with self.subTest(limit=limit):
                scratch = self.scratch()
                terminal = self.refused(limit, scratch.folder, "--skin", "default")
                self.wait_for_status(terminal, f"looking for saves every half second: no inotify {what} is left")
                key = scratch.roles("default")["nav.background"]["key"]
                new = scratch.new_file(scratch.with_color("default", key, "#454545"))
                os.rename(new, scratch.plist)
                terminal.wait(lambda: any(cell.bg == "#454545" for _, _, cell in terminal.find("Messages")), "the save")
                self.end(terminal)

    def test_a_usual_start_says_nothing_of_it(self):
        terminal = self.preview(columns=120)
        self.assertNotIn("half second", terminal.text)


@unittest.skipUnless(shutil.which("prlimit"), "needs prlimit")
class DescriptorsTest(FaultTest):
    def test_with_any_number_of_descriptors_it_works_or_says_why_not(self):
        said = set()
        for count in range(5, 20):
            with self.subTest(descriptors=count):
                terminal = self.preview_of(["prlimit", f"--nofile={count}:{count}"], pack.THEMES, "--log", "/dev/null",
                                           settles=False, columns=100)
                terminal.wait(lambda: not terminal.is_running or "default 1/8" in terminal.text, "a screen or a message")
                if not terminal.is_running:
                    # A list is what a terminal without a screen gets; a file that cannot be opened is told.
                    self.assertIn(terminal.wait_for_end(), (0, 3))
                    terminal.assert_restored(self)
                    said.add("too many" if "too many open files" in terminal.text else terminal.text.strip()[:60])
                    self.assertNotIn("xterm-256color", terminal.text)
                    continue
                # Wherever there is a screen, the pack is read again.
                terminal.type("r")
                terminal.type("n")
                terminal.wait_for_text("2/8")
                self.assertNotIn("Too many open files", terminal.text)
                said.add("runs")
                self.end(terminal)
        self.assertIn("runs", said)
        self.assertIn("too many", said)

    def test_commands_without_a_descriptor_say_so(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_NOFILE, (4, 4))
        if shutil.which("git"):
            self.run_command("diff", "--git", "HEAD", pack.THEMES, code=3, before=limit, says="Too many open files")
        self.run_command("list", pack.THEMES, code=0, before=limit, says="8 skins")

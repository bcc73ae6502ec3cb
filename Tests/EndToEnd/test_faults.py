"""What the system refuses or takes away: each with its message, nothing lost, and the terminal given back."""

import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import unittest

import pack
from preview import PreviewTest
from server import COLOR, Server

GROUND = "#" + bytes(COLOR).hex().upper()
# Root may read everything; without these powers it is as anybody.
LINUX = sys.platform.startswith("linux")
AS_ANYBODY = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []


def full_disk(test, kibibytes=256):
    """A folder on a disk of its own without room, but for what is put there by `fill`; skips where none can be made."""
    folder = tempfile.mkdtemp()
    test.addCleanup(shutil.rmtree, folder, True)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kibibytes}k", "none", folder],
                             capture_output=True, check=False)
    if mounted.returncode:
        test.skipTest("only root can mount a disk")
    test.addCleanup(subprocess.run, ["umount", "-l", folder], check=True)
    return folder


def fill(folder):
    path = os.path.join(folder, "filling")
    with open(path, "wb", buffering=0) as file:
        for size in (4096, 64, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return path


def files_below(folder):
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(root, name), "rb") as file:
                found[os.path.relpath(os.path.join(root, name), folder)] = file.read()
    return found


class FaultTest(PreviewTest):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name

    def run_command(self, *arguments, code, says, before=None, environment=None, prefix=(), **streams):
        """Runs a command that ends by itself, and looks at how, and at what is said."""
        variables = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        places = {f"XDG_{name}_HOME": self.folder for name in ("STATE", "CACHE", "CONFIG", "DATA")}

        def prepare():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if before:
                before()

        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
        done = subprocess.run(
            [*prefix, pack.binary, *arguments], timeout=60, check=False, preexec_fn=prepare,
            env=variables | places | (environment or {}), cwd=self.folder, **streams)
        said = ((done.stdout or b"") + (done.stderr or b"")).decode()
        self.assertEqual(done.returncode, code, said[-500:])
        self.assertIn(says, said)
        return done

    def end(self, terminal):
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.assert_restored(self)

    def status(self, terminal):
        return terminal.line(terminal.rows - 1)

    def wait_for_status(self, terminal, text):
        terminal.wait(lambda: text in self.status(terminal), f"{text!r} in the status line")


class DiskFullTest(FaultTest):
    OUTPUTS = {"render": "picture.svg", "sheet": "sheet.html", "pack": "skins.zip"}

    def test_what_does_not_fit_is_told_and_leaves_nothing(self):
        disk = full_disk(self)
        fill(disk)
        for command, name in self.OUTPUTS.items():
            with self.subTest(command=command):
                path = os.path.join(disk, name)
                arguments = [command, pack.THEMES, "-o", path]
                if command == "render":
                    arguments += ["--format", "svg"]
                self.run_command(*arguments, code=3, says=f"cannot write {path}: No space left on device")
                self.assertEqual(os.listdir(disk), ["filling"])

    def test_a_limit_on_the_size_of_files_is_such_a_fault(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        for command, name in self.OUTPUTS.items():
            with self.subTest(command=command):
                path = os.path.join(self.folder, name)
                # What was there stays.
                with open(path, "wb") as file:
                    file.write(b"old")
                self.run_command(command, pack.THEMES, "-o", path, code=3, before=limit,
                                 says=f"cannot write {path}: File too large")
                self.assertEqual(files_below(self.folder), {name: b"old"})
                os.unlink(path)

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full")
    def test_standard_output_that_is_full(self):
        for arguments in (["list", pack.THEMES], ["lint", pack.THEMES], ["color", "red"], ["pack", pack.THEMES, "-o", "-"],
                          ["render", pack.THEMES], ["help"]):
            with self.subTest(command=arguments[0]), open("/dev/full", "wb") as full:
                self.run_command(*arguments, code=3, stdout=full,
                                 says="cannot write standard output: No space left on device")
        self.run_command("render", pack.THEMES, "-o", "/dev/full", code=3,
                         says="cannot write /dev/full: No space left on device")

    def test_a_pack_stays_as_it_was(self):
        disk = full_disk(self)
        target = os.path.join(disk, "pack")
        os.mkdir(target)
        with open(os.path.join(target, "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(PLAIN)
        before = files_below(target)
        fill(disk)
        self.run_command("install", pack.THEMES, "--into", target, code=3, says="No space left on device; nothing was changed")
        self.assertEqual(files_below(target), before)
        self.run_command("remove", "night", target, code=3, says="No space left on device; nothing was changed")
        self.assertEqual(files_below(target), before)
        self.assertEqual(sorted(os.listdir(disk)), ["filling", "pack"])

    def test_tuning_is_not_lost_and_is_written_once_there_is_room(self):
        disk = full_disk(self)
        with open(os.path.join(disk, "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(PLAIN)
        terminal = self.preview(disk, columns=120)
        filling = fill(disk)
        terminal.type("i", "home", "=", "#123456", "enter", "enter")
        terminal.wait_for_text("No space left on device")
        terminal.settle()
        self.assertEqual(files_below(disk)["CJSkin.plist"].decode(), PLAIN)
        self.assertEqual(sorted(os.listdir(disk)), ["CJSkin.plist", "filling"])
        os.unlink(filling)
        terminal.type("enter")
        terminal.wait(lambda: b"123456" in files_below(disk)["CJSkin.plist"], "what was tuned in the file")
        terminal.settle()
        terminal.type("esc", "esc")
        self.end(terminal)

    def test_the_state_the_cache_and_the_log_are_not_worth_an_end(self):
        disk = full_disk(self)
        server = Server({"top": "/picture.png"})
        self.addCleanup(server.close)
        with open(os.path.join(self.folder, "CJSkin.plist"), "w", encoding="utf-8") as file:
            json.dump(server.pack, file)
        fill(disk)
        terminal = self.preview(self.folder, environment={"XDG_STATE_HOME": disk, "XDG_CACHE_HOME": disk})
        terminal.wait(lambda: any(cell.bg == GROUND for row in terminal.cells for cell in row), "the picture")
        self.end(terminal)
        self.assertEqual([name for name in files_below(disk) if name != "filling"], [])

    def test_a_log_that_cannot_be_written_on_is_told_on_the_screen(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("there is no /dev/full")
        terminal = self.preview(pack.THEMES, "--log", "/dev/full", settles=False)
        self.wait_for_status(terminal, "the log cannot be written: No space left on device")
        self.end(terminal)

    def test_a_log_that_nobody_reads_is_refused(self):
        path = os.path.join(self.folder, "pipe")
        os.mkfifo(path)
        terminal = self.preview(pack.THEMES, "--log", path, settles=False, columns=160)
        self.assertEqual(terminal.wait_for_end(), 3)
        self.assertIn("pipe: No such device or address", terminal.text)


class StateFolderTest(FaultTest):
    def test_a_state_folder_that_is_read_only_or_none(self):
        state = os.path.join(self.folder, "state")
        os.mkdir(state)
        os.chmod(state, 0o500)
        self.addCleanup(os.chmod, state, 0o700)
        nothing = os.path.join(self.folder, "file")
        with open(nothing, "w", encoding="utf-8") as file:
            file.write("x")
        for folder in (state, nothing, "/proc", os.path.join(self.folder, "missing", "a")):
            with self.subTest(folder=folder):
                terminal = self.preview_of([*AS_ANYBODY], pack.THEMES, environment={"XDG_STATE_HOME": folder})
                terminal.type("n")
                terminal.settle()
                self.end(terminal)
        self.assertEqual(os.listdir(state), [])


class PackGoneTest(FaultTest):
    def test_a_folder_that_goes_and_comes_back(self):
        scratch = self.scratch()
        terminal = self.preview(scratch.folder, "--skin", "default")
        before = terminal.cells
        away = scratch.folder + "-away"
        for _ in range(2):
            start = len(terminal.log.events)
            os.rename(scratch.folder, away)
            terminal.wait(lambda: terminal.log.count("error", start), "word of the missing folder")
            terminal.settle()
            self.assertIn("no such file", self.status(terminal))
            self.assertEqual(terminal.cells[:-1], before[:-1])
            # It is no dead picture.
            terminal.type("?")
            terminal.wait_for_text("read the pack again")
            terminal.type("esc")
            os.rename(away, scratch.folder)
            terminal.wait(lambda: "no such file" not in self.status(terminal), "the pack again")
            terminal.settle()
            self.assertEqual(terminal.cells[:-1], before[:-1])
        shutil.rmtree(scratch.folder)
        terminal.wait(lambda: "no such file" in self.status(terminal), "word of the missing folder")
        shutil.copytree(pack.THEMES, scratch.folder)
        terminal.wait(lambda: "no such file" not in self.status(terminal), "the pack again")
        self.end(terminal)

    def test_a_permission_that_is_lost_and_given_again(self):
        scratch = self.scratch()
        terminal = self.preview_of(AS_ANYBODY, scratch.folder, "--skin", "default")
        before = terminal.cells
        for path in (scratch.plist, scratch.folder):
            mode = os.stat(path).st_mode
            os.chmod(path, 0)
            self.addCleanup(os.chmod, path, mode)
            if path == scratch.folder:
                # Whoever looks is refused; nobody is told.
                terminal.type("r")
            self.wait_for_status(terminal, "may not be read")
            terminal.settle()
            self.assertEqual(terminal.cells[:-1], before[:-1])
            os.chmod(path, mode)
            terminal.type("r")
            terminal.wait(lambda: "may not be read" not in self.status(terminal), "the pack again")
            terminal.settle()
            self.assertEqual(terminal.cells[:-1], before[:-1])
        self.end(terminal)

    def test_images_that_may_not_be_looked_at_are_not_called_missing_only(self):
        scratch = self.scratch()
        bundle = os.path.join(scratch.folder, "default.bundle")
        os.chmod(bundle, 0)
        self.addCleanup(os.chmod, bundle, 0o755)
        says = f'{bundle}: error: the images in "default.bundle" cannot be looked at: Permission denied [image-unreadable]'
        self.run_command("lint", scratch.folder, code=1, says=says, prefix=AS_ANYBODY)
        self.run_command("render", scratch.folder, code=0, says=says, prefix=AS_ANYBODY)

    def test_what_may_not_be_written(self):
        scratch = self.scratch()
        os.chmod(scratch.folder, 0o500)
        self.addCleanup(os.chmod, scratch.folder, 0o755)
        for command in (["render", pack.THEMES], ["pack", pack.THEMES]):
            path = os.path.join(scratch.folder, "out")
            self.run_command(*command, "-o", path, code=3, says=f"cannot write {path}: Permission denied", prefix=AS_ANYBODY)
        before = files_below(scratch.folder)
        self.run_command("remove", "forest", scratch.folder, code=3, says="Permission denied; nothing was changed",
                         prefix=AS_ANYBODY)
        self.assertEqual(files_below(scratch.folder), before)


class OutputTest(FaultTest):
    """What stands where output is to go."""

    COMMANDS = (["render", "small", "--format", "txt"], ["sheet", "small", "--format", "svg"], ["pack", "small"])

    def setUp(self):
        super().setUp()
        os.mkdir(os.path.join(self.folder, "small"))
        with open(os.path.join(self.folder, "small", "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(PLAIN)

    def test_a_pipe_that_nobody_reads_is_refused_and_one_that_is_read_is_written(self):
        path = os.path.join(self.folder, "pipe")
        link = os.path.join(self.folder, "link")
        os.mkfifo(path)
        os.symlink(path, link)
        for command in self.COMMANDS:
            for output in (path, link):
                self.run_command(*command, "-o", output, code=3, says=f"cannot write {output}: No such device or address")
            copy = os.path.join(self.folder, "copy")
            with open(copy, "wb") as file, subprocess.Popen(["cat", path], stdout=file):
                # It has to have come as far as to read.
                other = os.open(path, os.O_WRONLY)
                try:
                    self.run_command(*command, "-o", path, code=0, says="")
                finally:
                    os.close(other)
            self.assertGreater(os.path.getsize(copy), 100)

    def test_permissions_of_a_file_stay(self):
        path = os.path.join(self.folder, "file")
        link = os.path.join(self.folder, "link")
        os.symlink(path, link)
        for command in self.COMMANDS:
            for mode, output in ((0o600, path), (0o640, link)):
                with open(path, "w", encoding="utf-8"):
                    os.chmod(path, mode)
                self.run_command(*command, "-o", output, code=0, says="")
                self.assertEqual(os.stat(path).st_mode & 0o7777, mode, command)
                self.assertTrue(os.path.islink(link))


class OddFilesTest(FaultTest):
    """What is no file, in the place of one."""

    KINDS = ("pipe", "socket", "device", "loop", "folder")

    def make(self, kind, path):
        if os.path.lexists(path):
            if os.path.isdir(path) and not os.path.islink(path):
                shutil.rmtree(path)
            else:
                os.unlink(path)
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "socket":
            # Names of sockets are short.
            here = os.getcwd()
            os.chdir(os.path.dirname(path))
            with socket.socket(socket.AF_UNIX) as other:
                other.bind(os.path.basename(path))
            os.chdir(here)
        elif kind == "device":
            os.symlink("/dev/zero", path)
        elif kind == "loop":
            os.symlink(os.path.basename(path), path)
        else:
            os.mkdir(path)

    def says(self, kind):
        return "Too many levels of symbolic links" if kind == "loop" else "this is no regular file"

    def test_in_the_place_of_the_plist_the_map_or_a_baseline(self):
        scratch = self.scratch()
        odd = os.path.join(self.folder, "odd")
        for kind in self.KINDS:
            with self.subTest(kind=kind):
                self.make(kind, scratch.plist)
                self.make(kind, odd)
                for command in ("list", "lint", "render"):
                    self.run_command(command, scratch.folder, code=3, says=self.says(kind))
                self.run_command("install", scratch.folder, "--into", pack.THEMES, code=3, says=self.says(kind))
                self.run_command("diff", pack.THEMES, scratch.folder, code=3, says=self.says(kind))
                for line in (["render", pack.THEMES, "--map", odd], ["lint", pack.THEMES, "--baseline", odd]):
                    done = self.run_command(*line, code=3, says=self.says(kind))
                    # What to do with a pack is no advice for these.
                    self.assertNotIn(b"name a folder", done.stdout + done.stderr)
                if kind != "folder":
                    self.run_command("list", odd, code=3, says=self.says(kind))

    def test_in_the_place_of_a_map_beside_the_plist_an_image_or_a_bundle(self):
        for kind in self.KINDS:
            with self.subTest(kind=kind):
                scratch = self.scratch()
                self.make(kind, os.path.join(scratch.folder, "Skinscope.plist"))
                self.run_command("list", scratch.folder, code=0, says=self.says(kind))
                self.run_command("lint", scratch.folder, code=1, says=self.says(kind))
                bundle = os.path.join(scratch.folder, "default.bundle")
                for name in sorted(os.listdir(bundle))[:3]:
                    self.make(kind, os.path.join(bundle, name))
                self.run_command("render", scratch.folder, code=0, says="")
                if kind != "folder":
                    self.make(kind, bundle)
                self.run_command("lint", scratch.folder, code=1, says="image")
                self.run_command("render", scratch.folder, code=0, says="")

    def test_links_that_lead_back_up_end(self):
        scratch = self.scratch()
        os.symlink("..", os.path.join(scratch.folder, "default.bundle", "up"))
        os.makedirs(os.path.join(scratch.folder, "Assets.xcassets"))
        os.symlink("..", os.path.join(scratch.folder, "Assets.xcassets", "up"))
        os.symlink(".", os.path.join(scratch.folder, "loop.bundle"))
        self.run_command("list", scratch.folder, code=0, says="8 skins")
        self.run_command("pack", scratch.folder, "-o", os.path.join(self.folder, "a.zip"), code=0, says="a.zip")
        self.end(self.preview(scratch.folder))

    def test_what_takes_the_plists_place_while_it_is_shown(self):
        scratch = self.scratch()
        text = scratch.text()
        terminal = self.preview(scratch.folder, "--skin", "default", columns=120)
        before = terminal.cells
        for kind in self.KINDS:
            with self.subTest(kind=kind):
                self.make(kind, scratch.plist)
                self.wait_for_status(terminal, self.says(kind))
                terminal.settle()
                self.assertEqual(terminal.cells[:-1], before[:-1])
                if kind == "folder":
                    os.rmdir(scratch.plist)
                new = scratch.new_file(text)
                os.rename(new, scratch.plist)
                terminal.wait(lambda: self.says(kind) not in self.status(terminal), "the pack again")
        self.end(terminal)


GROW = """
import sys, time
with open(sys.argv[1], "ab", buffering=0) as file:
    sys.stdout.write("x")
    sys.stdout.flush()
    while True:
        file.write(b"x" * 6500)
"""


class GrowingTest(FaultTest):
    def grow(self, path):
        writer = subprocess.Popen([sys.executable, "-c", GROW, path], stdout=subprocess.PIPE,
                                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (80 << 20, 80 << 20)))
        self.addCleanup(writer.stdout.close)
        self.addCleanup(writer.wait)
        self.addCleanup(writer.kill)
        writer.stdout.read(1)
        return writer

    def test_a_file_that_grows_while_it_is_read_comes_to_an_end(self):
        scratch = self.scratch()
        writer = self.grow(scratch.plist)
        done = subprocess.run([pack.binary, "list", scratch.folder], capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 3)
        self.assertIn(b"CJSkin.plist", done.stderr)
        writer.kill()
        writer.wait()
        with open(scratch.plist, "ab") as file:
            file.truncate(65 << 20)
        self.run_command("list", scratch.folder, code=3, says="64 MiB")

    def test_one_that_is_shown_keeps_the_keys_alive(self):
        scratch = self.scratch()
        text = scratch.text()
        terminal = self.preview(scratch.folder, "--skin", "default")
        writer = self.grow(scratch.plist)
        terminal.type("n")
        self.wait_for_skin(terminal, scratch.names[1], scratch.names)
        writer.kill()
        writer.wait()
        start = len(terminal.log.events)
        os.rename(scratch.new_file(text.replace("<dict>", "<dict><!-- again -->", 1)), scratch.plist)
        terminal.wait(lambda: terminal.log.count("reloaded", start), "the file as it is in the end")
        self.end(terminal)


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


PLAIN = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
\t<key>default</key>
\t<dict>
\t\t<key>Color</key>
\t\t<dict>
\t\t\t<key>view.background</key>
\t\t\t<string>#FFFFFF</string>
\t\t</dict>
\t</dict>
\t<key>night</key>
\t<dict/>
</dict></plist>
"""

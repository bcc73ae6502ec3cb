"""What the system refuses or takes away: each with its message, nothing lost, and the terminal given back."""

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import unittest

import pack
from faults import AS_ANYBODY, FaultTest, files_below, fill, full_disk
from server import COLOR, Server

GROUND = "#" + bytes(COLOR).hex().upper()
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
                for line in (["pack", scratch.folder, "-o", os.path.join(self.folder, "q.zip")],
                             ["install", scratch.folder, "--into", pack.THEMES, "--dry-run"]):
                    done = self.run_command(*line, code=0, says="left out, since only regular files are taken along")
                    self.assertEqual(b"Skinscope.plist" in done.stderr, line[0] == "pack")
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
        # 64 MiB without the optimiser, on a machine that may be busy.
        done = subprocess.run([pack.binary, "list", scratch.folder], capture_output=True, timeout=110, check=False)
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

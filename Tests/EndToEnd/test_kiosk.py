"""Strangers who come by SSH to look at a pack, and try to do more."""

import os
import random
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import unittest
import zipfile

import kiosk
import pack
import ssh
from preview import PreviewTest
from terminal import Terminal

GUESTS = 20

# What a program of a stranger's would leave behind.
MARK = "skinscope-was-here"


def contents(folder):
    """All that stands in a folder: what it is, how large, and when it was changed."""
    found = {}
    for root, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(root, name)
            status = os.lstat(path)
            found[path] = (status.st_mode, status.st_size, status.st_mtime_ns)
    return found


class Canary:
    """A port that nobody is to reach."""

    def __init__(self):
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._socket.setblocking(False)
        self.port = self._socket.getsockname()[1]

    def close(self):
        self._socket.close()

    @property
    def was_reached(self):
        try:
            self._socket.accept()[0].close()
        except BlockingIOError:
            return False
        return True


class KioskTest(PreviewTest):
    def setUp(self):
        self.pack = self.scratch()
        self.ground = tempfile.mkdtemp(dir=self.pack.root)

    def server(self, *arguments, **options):
        server = kiosk.KioskServer(self.pack.folder, *arguments, **options)
        self.addCleanup(server.close)
        return server

    def guest(self, server, *arguments, settles=True, **options):
        terminal = server.guest(*arguments, **options)
        self.addCleanup(terminal.close)
        if settles:
            self.wait_for_skin(terminal, "default", self.pack.names)
        return terminal

    def alone(self, *arguments, environment=None, wrapper=()):
        """A kiosk without SSH."""
        command = [*wrapper, pack.binary, "preview", "--kiosk", *arguments]
        terminal = Terminal(command, environment=environment, folder=self.ground)
        self.addCleanup(terminal.close)
        return terminal

    def leave(self, terminal):
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertEqual(terminal.modes_left_on, [])


@unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
class RecipeTest(KioskTest):
    """What docs/ssh-demo.md tells to write, as sshd understands it."""

    def blocks(self):
        """The indented pieces of the page."""
        with open(os.path.join(pack.ROOT, "docs", "ssh-demo.md"), encoding="utf-8") as file:
            text = file.read()
        return [re.sub("(?m)^    ", "", block) for block in re.findall(r"(?m)(?:^    .*\n(?:\n(?=    ))?)+", text)]

    def test_sshd_understands_it_so_and_hands_on_three_variables(self):
        recipe = next(block for block in self.blocks() if "Match User skins" in block)
        self.assertLess(recipe.index("PrintLastLog no"), recipe.index("Match User"))
        key = os.path.join(self.ground, "key")
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
        path = os.path.join(self.ground, "sshd_config")
        for user, isGuest in (("skins", True), ("root", False)):
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"HostKey {key}\n{recipe}")
            done = subprocess.run([ssh.SERVER, "-T", "-f", path, "-C", f"user={user},host=localhost,addr=127.0.0.1"],
                                  capture_output=True, text=True, check=True)
            lines = done.stdout.splitlines()
            self.assertIn("printlastlog no", lines)
            accepted = [line.split(" ", 1)[1] for line in lines if line.startswith("acceptenv ")]
            self.assertEqual(accepted, ["LANG", "LC_*", "COLORTERM"] if isGuest else [])
            self.assertEqual("disableforwarding yes" in lines, isGuest)
            self.assertEqual("maxsessions 1" in lines, isGuest)
            self.assertEqual("unusedconnectiontimeout 60" in lines, isGuest)
            self.assertEqual("channeltimeout *=10m" in lines, isGuest)

    def test_pam_steps_over_the_message_of_the_day(self):
        self.assertIn("session [success=2 default=ignore] pam_succeed_if.so quiet user = skins\n", "\n".join(self.blocks()))


@unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
class GuestTest(KioskTest):
    def test_twenty_guests_at_once_see_all_skins_in_their_colours(self):
        server = self.server("--idle", "5", "--pictures", "cells")
        guests = [self.guest(server, settles=False) for _ in range(GUESTS)]
        for guest in guests:
            self.wait_for_skin(guest, "default", self.pack.names)
        processes = server.processes()
        self.assertEqual(len(processes), GUESTS)
        # Each begins elsewhere, so that all are seen at the same time by somebody.
        for place, guest in enumerate(guests):
            guest.type("n" * (place % len(self.pack.names)))
        rendered = {name: self.pack.rendered(name) for name in self.pack.names}
        for turn in range(len(self.pack.names)):
            for place, guest in enumerate(guests):
                name = self.pack.names[(place + turn) % len(self.pack.names)]
                self.wait_for_skin(guest, name, self.pack.names)
                guest.wait(lambda: not self.differences(guest, rendered[name]), f"{name} for guest {place}")
                guest.type("n")
        for process in processes:
            self.assertLess(kiosk.memory(process)["pss"], 64 << 20)
        for guest in guests:
            self.leave(guest)
        self.assertEqual(server.processes(), [])

    def test_what_the_owner_saves_is_seen_by_all(self):
        server = self.server()
        guests = [self.guest(server) for _ in range(3)]
        text = self.pack.with_color("default", "页面背景色", "0x123456")
        os.rename(self.pack.new_file(text), self.pack.plist)
        for guest in guests:
            guest.wait(lambda: any(cell.bg == "#123456" for row in guest.cells for cell in row), "the new colour")
        # A pack that is put in the place of this one, as install does.
        other = self.pack.folder + ".new"
        shutil.copytree(self.pack.folder, other)
        with open(os.path.join(other, "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(self.pack.with_color("default", "页面背景色", "0x654321"))
        os.rename(self.pack.folder, self.pack.folder + ".old")
        os.rename(other, self.pack.folder)
        for guest in guests:
            guest.wait_for_text("the pack was replaced")
            self.leave(guest)
        self.wait_for_skin(self.guest(server), "default", self.pack.names)

    def test_a_process_of_a_guest_is_bound(self):
        server = self.server()
        self.guest(server, "-A", "-X", environment={"DISPLAY": ":0"})
        process, = server.processes()
        status = kiosk.status(process)
        self.assertEqual((status["Seccomp"], status["NoNewPrivs"], status["Threads"]), ("2", "1", "1"))
        started_with = kiosk.text(process, "environ")
        for name in ("SSH_AUTH_SOCK", "DISPLAY"):
            self.assertNotIn(name, started_with)
        for name in os.listdir(f"/proc/{process}/fd"):
            target = kiosk.link(process, f"fd/{name}")
            self.assertRegex(target, r"^(/dev/pts/\d+|pipe:.*|anon_inode:inotify|/dev/null)$")
        for limit in ("file size", "core file size"):
            self.assertRegex(kiosk.text(process, "limits"), rf"Max {limit} +0 +0")

    def test_a_dropped_connection_ends_it(self):
        server = self.server()
        guest = self.guest(server)
        process, = server.processes()
        guest.process.kill()
        end = os.pidfd_open(process)
        self.addCleanup(os.close, end)
        self.assertTrue(self.ends(end))

    def test_a_connection_that_shows_nothing_ends(self):
        server = self.server(unused="3")
        guest = self.guest(server)
        # Four that never had a session, and one whose session is over.
        control = os.path.join(self.ground, "control")
        lines = [["-N"]] * 4 + [["-M", "-S", control, "-N"]]
        idlers = [subprocess.Popen(server.client("ssh", *line, server.host), stdin=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL) for line in lines]
        for idler in idlers:
            self.addCleanup(idler.kill)
        for idler in idlers:
            self.assertEqual(idler.wait(timeout=60), 255)
        # Who looks stays.
        guest.type("n")
        self.wait_for_skin(guest, self.pack.names[1], self.pack.names)
        self.leave(guest)

    def ends(self, descriptor):
        return bool(select.select([descriptor], [], [], 30)[0])


@unittest.skipUnless(ssh.is_there(), "needs sshd, and root to run it")
class BreakOutTest(KioskTest):
    """Each attempt fails, with nothing written, nothing started and nothing reached."""

    def setUp(self):
        super().setUp()
        self.canary = Canary()
        self.addCleanup(self.canary.close)
        self.before = contents(self.pack.root)
        self.addCleanup(self.check_nothing_happened)

    def check_nothing_happened(self):
        self.assertEqual(contents(self.pack.root), self.before)
        self.assertFalse(self.canary.was_reached)
        for folder in (os.path.expanduser("~"), "/tmp", "/"):
            self.assertFalse(os.path.exists(os.path.join(folder, MARK)))

    @property
    def mark(self):
        return os.path.join(self.ground, MARK)

    def run_client(self, server, program, *arguments, **options):
        return subprocess.run(server.client(program, *arguments), capture_output=True, timeout=60,
                              stdin=subprocess.DEVNULL, **options)

    def test_another_command_is_not_run(self):
        server = self.server()
        for command in (["touch", self.mark], [f"; touch {self.mark}"], [f"$(touch {self.mark})"], ["--", "sh"]):
            guest = self.guest(server, command=command)
            self.leave(guest)
        for command in (["id"], ["sh", "-c", f"touch {self.mark}"], []):
            for option in ("-T", "-n"):
                done = self.run_client(server, "ssh", option, server.host, *command)
                self.assertEqual((done.returncode, done.stdout), (3, b""))
                self.assertIn(b"needs a terminal", done.stderr)

    def test_no_file_is_copied(self):
        server = self.server()
        mine = os.path.join(self.ground, "mine")
        with open(mine, "w", encoding="utf-8") as file:
            file.write("x")
        self.before = contents(self.pack.root)
        host = server.host
        for arguments in ((mine, f"{host}:{self.mark}"), (f"{host}:{self.pack.plist}", self.mark),
                          ("-O", mine, f"{host}:{self.mark}"), ("-O", f"{host}:{self.pack.plist}", self.mark),
                          ("-r", f"{host}:/etc", self.mark)):
            self.assertNotEqual(self.run_client(server, "scp", *arguments).returncode, 0, arguments)
        self.assertNotEqual(self.run_client(server, "sftp", "-b", "/dev/null", host).returncode, 0)
        self.assertNotEqual(self.run_client(server, "ssh", "-s", host, "sftp").returncode, 0)

    def test_nothing_is_forwarded(self):
        server = self.server()
        target = f"127.0.0.1:{self.canary.port}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        refused = (
            ("-W", target), ("-N", "-R", f"{port}:{target}"), ("-N", "-R", f"{self.mark}:{target}"),
            ("-N", "-R", "0"), ("-N", "-w", "any:any"), ("-N", "-o", "Tunnel=ethernet", "-w", "any:any"),
        )
        for arguments in refused:
            done = self.run_client(server, "ssh", "-o", "ExitOnForwardFailure=yes", *arguments, server.host)
            self.assertNotEqual(done.returncode, 0, arguments)
        # These begin at the guest's own end, and fail when somebody uses them.
        for arguments in (("-L", f"{port}:{target}"), ("-D", str(port))):
            guest = self.guest(server, *arguments)
            with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
                if arguments[0] == "-D":
                    connection.sendall(b"\x05\x01\x00")
                    self.assertEqual(connection.recv(2), b"\x05\x00")
                    connection.sendall(b"\x05\x01\x00\x01\x7f\x00\x00\x01" + self.canary.port.to_bytes(2, "big"))
                self.assert_refused(connection)
            guest.type("q")
            guest.wait_for_end()

    def assert_refused(self, connection):
        """Nothing comes but the end."""
        try:
            answer = connection.recv(64)
        except ConnectionResetError:
            answer = b""
        # The SOCKS of ssh says that it is connected before it is.
        self.assertIn(answer[:2], (b"", b"\x05\x00", b"\x05\x01", b"\x05\x05"))
        if answer:
            try:
                self.assertEqual(connection.recv(64), b"")
            except ConnectionResetError:
                pass

    def test_nothing_that_is_typed_leads_out(self):
        server = self.server()
        numbers = random.Random(1207)
        words = [
            b"\x1b[A", b"\x1bOP", b"\x1b", b"\r", b"\x1a", b"\x1c", b"\x04", b"\x00", b"\x7f", b"\x16", b"\x12", b"e",
            b"x", b"+", b"=", b"b", b"u", b"U", b"y", b"!", b"/", b":!sh\r", b"!sh\r", b"|sh\r", b"`id`", b"$(id)",
            b"\x1b[200~; touch " + self.mark.encode() + b"\r\x1b[201~", b"\x1b]52;c;?\x07", b"\x1bP$q m\x1b\\",
            b"\x1bP1$r48:2:1:2:3m\x1b\\", b"\x1b[?62;4c", b"\x1b_Gi=31;OK\x1b\\", b"\x1b[<0;10;10M", b"\x1b[1;1R",
            b"\x1b]4;1;rgb:ffff/0000/0000\x1b\\", b"\x1b[8;500;500t", b"\xff\xfe\xc0\x80", "\u202e皮".encode(),
            b"\x1b]" + b"A" * 300, b"\r~C", b"\r~B", b"n", b"g", b"i", b"c", b"#", b"a", b"\t",
        ]
        for _ in range(3):
            # Without an escape character of the client's own: all of it is for the server.
            guest = self.guest(server, "-e", "none")
            process, = server.processes()
            for _ in range(150):
                guest.type(numbers.choice(words))
                guest.take(0)
            guest.wait_for_quiet(0.3)
            self.assertEqual(kiosk.descendants(process), [])
            guest.type("esc")
            guest.wait_for_quiet(0.2)
            guest.type(b"\x03")
            self.assertEqual(guest.wait_for_end(), 0)

    def test_no_variable_is_believed(self):
        evil = os.path.join(self.ground, "evil")
        with open(evil, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\ntouch {self.mark}\n")
        os.chmod(evil, 0o755)
        terminfo = self.hostile_terminfo()
        self.before = contents(self.pack.root)
        server = self.server(accepts=kiosk.HOSTILE_NAMES)
        variables = dict.fromkeys(("EDITOR", "VISUAL"), evil) | dict.fromkeys(
            ("TERMINFO", "TERMINFO_DIRS", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "GCONV_PATH", "LOCPATH",
             "TMPDIR", "SKINSCOPE_THEMES", "TZDIR"), terminfo) | {
                "LINES": "30000", "COLUMNS": "30000", "TERMCAP": "xterm-256color:cl=PWNED:", "LC_ALL": "../../../etc/passwd",
                "TZ": ":" + evil, "MALLOC_TRACE": self.mark, "SWIFT_BACKTRACE": f"enable=yes,output-to={self.mark}",
                "NCURSES_TRACE": "0xffff", "LANGUAGE": "zh"}
        guest = self.guest(server, environment=variables, sends=variables)
        guest.type("e")
        guest.wait_for_text("there is no editor")
        for key in "xuU+":
            guest.type(key)
        guest.wait_for_text("nothing is written")
        self.assertNotIn(b"PWNED", guest.output)
        self.leave(guest)

    def hostile_terminfo(self):
        """A folder with a description of the guest's terminal that says what it should not."""
        folder = os.path.join(self.ground, "terminfo")
        os.mkdir(folder)
        source = os.path.join(folder, "source")
        with open(source, "w", encoding="utf-8") as file:
            file.write("xterm-256color|evil,\n\tuse=xterm+256color, use=xterm,\n")
        described = subprocess.run(["infocmp", "-x", "xterm-256color"], capture_output=True, check=True).stdout.decode()
        with open(source, "w", encoding="utf-8") as file:
            file.write(described.replace("smcup=", "smcup=PWNED").replace("clear=", "clear=PWNED"))
        subprocess.run(["tic", "-x", "-o", folder, source], check=True, capture_output=True)
        return folder

    def test_a_terminal_that_is_none_is_taken_for_a_usual_one(self):
        server = self.server()
        for name in ("../../x", "/etc/passwd", "..", "x" * 2000, "xterm\x1b]0;PWNED\x07", "$(touch x)", "xterm-nobody-knows",
                     "终端"):
            with self.subTest(name=name[:20]):
                guest = self.guest(server, environment={"TERM": name}, settles=False)
                guest.wait_for_text("taken for xterm-256color")
                guest.type("n")
                self.wait_for_skin(guest, self.pack.names[1], self.pack.names)
                self.assertNotIn(b"\x1b]0;PWNED", guest.output)
                self.leave(guest)

    def test_what_has_no_screen_gets_a_list_and_no_more(self):
        server = self.server()
        guest = self.guest(server, environment={"TERM": "dumb"}, settles=False)
        self.assertEqual(guest.wait_for_end(), 0)
        self.assertIn("default", guest.text)
        self.assertIn("this terminal can show no screen", guest.text)
        # Neither where the pack lies, nor what only the host could do.
        for words in (pack.SCRATCH, os.path.dirname(self.pack.folder), "TERM=", "render"):
            self.assertNotIn(words, guest.text)


class LonelyKioskTest(KioskTest):
    """What needs no server."""

    def test_nothing_is_remembered_or_written(self):
        before = contents(self.pack.root)
        variables = dict.fromkeys(("XDG_STATE_HOME", "XDG_CACHE_HOME", "HOME"), self.ground)
        terminal = self.alone(self.pack.folder, environment=variables)
        self.wait_for_skin(terminal, "default", self.pack.names)
        terminal.type("n")
        self.wait_for_skin(terminal, self.pack.names[1], self.pack.names)
        for opening in ("=", "b"):
            terminal.type(opening, "down", "left", "enter")
            terminal.wait_for_text("nothing is written")
            terminal.type("esc")
            terminal.wait_for_quiet()
        terminal.type("x")
        terminal.wait_for_text("no picture is saved")
        terminal.type("ctrl-z")
        terminal.wait_for_text("q leaves")
        self.leave(terminal)
        self.assertEqual(contents(self.pack.root), before)

    def test_online_images_say_why_they_are_not_there(self):
        text = self.pack.text()
        self.assertIn(">morning.png<", text)
        with open(self.pack.plist, "w", encoding="utf-8") as file:
            file.write(text.replace(">morning.png<", ">https://127.0.0.1:9/x.png<"))
        terminal = self.alone(self.pack.folder)
        terminal.wait_for_text("nothing is downloaded for guests")
        self.leave(terminal)

    def test_zips_are_shown_with_names_in_gbk(self):
        """What converts them is a library of its own, which is there in time."""
        archive = os.path.join(self.ground, "show.zip")
        with zipfile.ZipFile(archive, "w") as file:
            file.write(self.pack.plist, "CJSkin.plist")
            folder = os.path.join(self.pack.folder, "青瓷.bundle")
            for name in os.listdir(folder):
                file.write(os.path.join(folder, name), "QQQQ/" + name)
        with open(archive, "rb") as file:
            data = file.read().replace(b"QQQQ/", "青瓷/".encode("gbk"))
        with open(archive, "wb") as file:
            file.write(data)
        terminal = self.alone(archive, "--skin", "青瓷", "--pictures", "cells")
        self.wait_for_skin(terminal, "青瓷", self.pack.names)
        rendered = pack.rendered(archive, "青瓷")
        self.assertNotEqual(rendered[:8], pack.rendered(archive, "paper")[:8])
        terminal.wait(lambda: not self.differences(terminal, rendered), "the picture")
        self.leave(terminal)

    def test_a_size_beyond_all_measure_takes_no_memory(self):
        at_start, later = (["sh", "-c", 'stty columns 65000 rows 65000; exec "$@"', "sh"], ())
        for wrapper in (at_start, later):
            terminal = self.alone(self.pack.folder, wrapper=wrapper)
            if not wrapper:
                self.wait_for_skin(terminal, "default", self.pack.names)
            # The kernel is told more than the screen of this test is large.
            terminal.resize(500, 170)
            terminal._set_size(65000, 65000)
            terminal.wait(lambda: "default 1/8" in terminal.line(159), "the status line in the last row that is drawn")
            self.assertLess(kiosk.memory(terminal.process.pid)["private"], 200 << 20)
            terminal.type("n")
            terminal.wait(lambda: f"{self.pack.names[1]} 2/" in terminal.line(159), "the next skin")
            self.leave(terminal)

    def test_it_ends_when_nobody_presses_a_key(self):
        terminal = self.alone(self.pack.folder, "--idle", "0.05")
        terminal.wait_for_text("unless a key is pressed")
        terminal.type("n")
        self.wait_for_skin(terminal, self.pack.names[1], self.pack.names)
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertEqual(terminal.modes_left_on, [])
        self.assertIn("No key was pressed for 0.05 min.", terminal.text)

    def test_it_ends_though_nobody_reads_what_it_writes(self):
        terminal = self.alone(self.pack.folder, "--idle", "0.05", "--every", "0.01")
        # The skins go on until the terminal is full; nothing of it is read from here on.
        end = os.pidfd_open(terminal.process.pid)
        self.addCleanup(os.close, end)
        self.assertTrue(select.select([end], [], [], 60)[0])
        self.assertEqual(terminal.process.wait(), -signal.SIGALRM)

    def test_a_pack_alone_in_its_folder_may_be_replaced_as_a_whole(self):
        os.rmdir(self.ground)
        self.ground = "/"
        terminal = self.alone(self.pack.folder)
        self.wait_for_skin(terminal, "default", self.pack.names)
        # Beside the folder, as install does it, but without a moment in which there is none.
        other = tempfile.mkdtemp(dir=pack.SCRATCH)
        self.addCleanup(shutil.rmtree, other, True)
        shutil.copytree(self.pack.folder, os.path.join(other, "pack"))
        with open(os.path.join(other, "pack", "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(self.pack.with_color("default", "页面背景色", "0x654321"))
        os.rename(self.pack.folder, os.path.join(other, "old"))
        os.rename(os.path.join(other, "pack"), self.pack.folder)
        terminal.wait(lambda: any(cell.bg == "#654321" for row in terminal.cells for cell in row), "the new colour")
        self.leave(terminal)

    def test_without_the_name_of_a_terminal_there_is_a_list_too(self):
        terminal = self.alone(self.pack.folder, environment={"TERM": ""})
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertIn("default", terminal.text)

    def copy_anew(self):
        """Removes the pack, and puts it there again with another colour."""
        kept = tempfile.mkdtemp(dir=pack.SCRATCH)
        self.addCleanup(shutil.rmtree, kept, True)
        shutil.copytree(self.pack.folder, os.path.join(kept, "pack"))
        with open(os.path.join(kept, "pack", "CJSkin.plist"), "w", encoding="utf-8") as file:
            file.write(self.pack.with_color("default", "页面背景色", "0x654321"))
        shutil.rmtree(self.pack.folder)
        return lambda: shutil.copytree(os.path.join(kept, "pack"), self.pack.folder)

    def wait_until_gone(self, terminal):
        # A removal that takes long is seen in its middle.
        words = ("there is no such file", "the folder holds no CJSkin.plist")
        terminal.wait(lambda: any(text in terminal.text for text in words), "word of the missing pack")

    def test_a_pack_alone_in_its_folder_may_be_removed_and_copied_anew(self):
        os.rmdir(self.ground)
        self.ground = "/"
        terminal = self.alone(self.pack.folder)
        self.wait_for_skin(terminal, "default", self.pack.names)
        copy = self.copy_anew()
        self.wait_until_gone(terminal)
        copy()
        terminal.wait(lambda: any(cell.bg == "#654321" for row in terminal.cells for cell in row), "the new colour")
        self.leave(terminal)

    def test_a_permission_that_is_lost_is_not_told_as_a_pack_that_was_replaced(self):
        bound = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
        terminal = self.alone(self.pack.folder, wrapper=bound)
        self.wait_for_skin(terminal, "default", self.pack.names)
        for path in (os.path.join(self.pack.folder, "CJSkin.plist"), self.pack.folder):
            mode = os.stat(path).st_mode & 0o7777
            os.chmod(path, 0)
            self.addCleanup(os.chmod, path, mode)
            terminal.type("r")
            # All of it, in 80 columns.
            terminal.wait_for_text("the pack may not be read at the moment; this is how it last was")
            os.chmod(path, mode)
            terminal.type("r")
            terminal.wait(lambda: "may not be read" not in terminal.text, "the pack again")
        self.leave(terminal)

    def test_a_pack_beside_others_that_is_copied_anew_is_told_at_once(self):
        terminal = self.alone(self.pack.folder)
        self.wait_for_skin(terminal, "default", self.pack.names)
        copy = self.copy_anew()
        self.wait_until_gone(terminal)
        copy()
        terminal.wait_for_text("replaced as a whole: leave with q, come again")
        self.leave(terminal)

    def test_where_the_kernel_cannot_bind_it_says_so_and_shows(self):
        # A filter around it that makes the kernel look like an old one.
        wrapper = [sys.executable, "-c", OLD_KERNEL, "--"]
        terminal = self.alone(self.pack.folder, wrapper=wrapper)
        self.wait_for_skin(terminal, "default", self.pack.names)
        self.leave(terminal)
        for words in ("bind the process to the pack's files (Landlock: ", "forbid system calls (seccomp: "):
            self.assertEqual(terminal.output.decode(errors="replace").count(words), 2, words)


OLD_KERNEL = """
import ctypes, errno, os, sys
library = ctypes.CDLL("libseccomp.so.2")
library.seccomp_init.restype = ctypes.c_void_p
refuse = 0x00050000 | errno.ENOSYS
context = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(0x7fff0000)))
library.seccomp_rule_add.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint]
for name in (b"seccomp", b"landlock_create_ruleset"):
    number = library.seccomp_syscall_resolve_name(name)
    library.seccomp_rule_add(context, refuse, number if number >= 0 else 444, 0)

class Argument(ctypes.Structure):
    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]

number = library.seccomp_syscall_resolve_name(b"prctl")
library.seccomp_rule_add_array.argtypes = [
    ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint, ctypes.POINTER(Argument)]
# PR_SET_SECCOMP
library.seccomp_rule_add_array(context, refuse, number, 1, ctypes.byref(Argument(0, 4, 22, 0)))
library.seccomp_load(context)
os.execv(sys.argv[2], sys.argv[2:])
"""

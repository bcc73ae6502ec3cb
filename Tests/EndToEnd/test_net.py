"""Packs and images on the net."""

import json
import os
import subprocess
import tempfile

import pack
from preview import PreviewTest
from server import COLOR, PICTURE, Server

# What a server does, and what is said of it.
ANSWERS = {
    "/status404.png": "the server answers 404",
    "/status503.png": "the server answers 503",
    "/redirect.png": "redirected more than 5 times",
    "/moved.png": "redirected to \"file:///etc/passwd\"; only http and https",
    "/cut.png": "the connection broke off after 1 KiB",
    "/page.png": "sends \"text/html\", which is no image",
    "/huge.png": "larger than 64 MiB",
}
GROUND = "#" + bytes(COLOR).hex().upper()


class NetTest(PreviewTest):
    def server(self, entries=None):
        server = Server(entries)
        self.addCleanup(server.close)
        return server

    def folder(self, server):
        """The server's pack on the disk."""
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        with open(os.path.join(scratch.name, "CJSkin.plist"), "w", encoding="utf-8") as file:
            json.dump(server.pack, file, ensure_ascii=False)
        return scratch.name

    def shows_picture(self, terminal):
        return any(cell.bg == GROUND for row in terminal.cells for cell in row)

    def status(self, terminal):
        return terminal.line(terminal.rows - 1)

    def test_each_bad_answer_says_why(self):
        for path, message in ANSWERS.items():
            with self.subTest(path=path):
                server = self.server({"top": path})
                terminal = self.preview(self.folder(server), columns=160)
                terminal.wait(lambda: message in self.status(terminal), f"{message!r} in the status line")
                errors = [event["cause"] for event in terminal.log.events if event["event"] == "error"]
                self.assertEqual(len(errors), 1)
                self.assertIn("download-failed", errors[0])
                self.assertIn("1 error", self.after_settling(terminal))

    def test_the_place_of_an_image_says_why_it_did_not_come(self):
        server = self.server({"top": "/status404.png"})
        terminal = self.preview(self.folder(server), columns=160)
        terminal.wait(lambda: any("the server answers 404" in terminal.line(row) for row in range(terminal.rows - 1)),
                      "the reason on the phone")

    def test_no_password_is_shown_or_kept(self):
        server = self.server({"top": "/picture.png"})
        server.pack["default"]["Image"]["top"] = server.url.replace("//", "//user:geheim@") + "/picture.png"
        folder, cache = self.folder(server), tempfile.TemporaryDirectory()
        self.addCleanup(cache.cleanup)
        terminal = self.preview(folder, columns=160, environment={"XDG_CACHE_HOME": cache.name})
        terminal.wait(lambda: self.shows_picture(terminal), "the picture")
        terminal.type("i", "end")
        terminal.settle()
        self.assertNotIn(b"geheim", terminal.output)
        kept = [os.path.join(place, name) for place, _, names in os.walk(cache.name) for name in names]
        self.assertTrue(kept)
        for path in kept:
            with open(path, "rb") as file:
                self.assertNotIn(b"geheim", file.read(), path)

    def after_settling(self, terminal):
        terminal.type("n", "p")
        terminal.wait(lambda: "error" in self.status(terminal), "the number of errors")
        return self.status(terminal)

    def test_an_image_that_is_none_says_why(self):
        server = self.server({"top": "/broken.png"})
        terminal = self.preview(self.folder(server), columns=160)
        terminal.wait(lambda: "broken.png: the PNG" in self.status(terminal), "why it is not shown")
        self.assertIn("1 error", self.after_settling(terminal))

    def test_keys_are_answered_while_servers_dawdle(self):
        server = self.server({"top": "/slow.png", "nav_back": "/held1.png", "clear": "/held2.png", "a": "/huge.png"})
        terminal = self.preview(self.folder(server))
        self.assertTrue(server.wait_for("/slow.png"))
        self.wait_for_skin(terminal, "default", ["default", "night"])
        terminal.wait_for_text("loading ")
        for skin in ["night", "default"] * 3:
            terminal.type("n")
            self.wait_for_skin(terminal, skin, ["default", "night"])
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.assert_restored(self)

    def test_an_image_that_comes_late_shows_itself(self):
        server = self.server({"top": "/held.png"})
        terminal = self.preview(self.folder(server))
        terminal.wait_for_text("loading 1 image")
        server.release()
        terminal.wait(lambda: self.shows_picture(terminal), "the image")
        terminal.wait(lambda: "loading" not in self.status(terminal), "the end of loading")

    def test_an_image_that_comes_too_late_changes_nothing(self):
        server = self.server({})
        server.pack["night"]["Image"] = {"top": server.url + "/held.png"}
        terminal = self.preview(self.folder(server), "--skin", "night")
        terminal.wait_for_text("loading 1 image")
        terminal.type("0")
        self.wait_for_skin(terminal, "default", ["default", "night"])
        start = terminal.cells[:-1]
        server.release()
        terminal.wait(lambda: "loading" not in self.status(terminal), "the end of loading")
        self.assertEqual(terminal.cells[:-1], start)
        terminal.type("n")
        terminal.wait(lambda: self.shows_picture(terminal), "the image in its own skin")

    def test_images_survive_offline_and_are_asked_for_again_online(self):
        server = self.server({"top": "/picture.png"})
        folder = self.folder(server)
        with tempfile.TemporaryDirectory() as cache:
            environment = {"XDG_CACHE_HOME": cache}
            for arguments in [(), (), ("--offline",)]:
                terminal = self.preview(folder, *arguments, environment=environment)
                terminal.wait(lambda: self.shows_picture(terminal), "the image")
                if not arguments:
                    self.assertTrue(server.wait_for("/picture.png"))
                terminal.type("q")
                self.assertEqual(terminal.wait_for_end(), 0)
                if arguments:
                    self.assertEqual(server.requests, [])
                elif server.requests[0][1] is not None:
                    self.assertEqual(server.requests, [("/picture.png", '"picture"')])
                server.requests.clear()
            command = [pack.binary, "cache", "clear", "--lang", "en"]
            cleared = subprocess.run(command, capture_output=True, env=environment, check=True, timeout=60)
            self.assertIn(b"removed 1 image", cleared.stdout)
            terminal = self.preview(folder, "--offline", environment=environment, columns=160)
            terminal.wait(lambda: "it is not in the cache" in self.status(terminal), "the reason")

    def test_a_cached_image_stays_where_the_server_sends_none(self):
        server = self.server({"top": "/picture.png"})
        folder = self.folder(server)
        with tempfile.TemporaryDirectory() as cache:
            environment = {"XDG_CACHE_HOME": cache}
            for answer, arguments in [(None, ()), (b"", ()), (PICTURE[:100], ()), (b"", ("--offline",)), (None, ())]:
                server.instead = {} if answer is None else {"/picture.png": answer}
                terminal = self.preview(folder, *arguments, environment=environment, columns=160)
                if answer is not None and not arguments:
                    terminal.wait(lambda: "the cached copy is shown, the new one refused: " in self.status(terminal),
                                  "why the new one is not taken")
                terminal.wait(lambda: self.shows_picture(terminal), "the image")
                terminal.type("q")
                self.assertEqual(terminal.wait_for_end(), 0)

    def test_a_pack_on_the_net_is_previewed_and_read_again(self):
        server = self.server()
        terminal = self.preview(server.url + "/pack.json")
        self.wait_for_skin(terminal, "default", ["default", "night"])
        terminal.type("r")
        terminal.wait_for_text("the server has nothing newer")
        server.pack["dawn"] = {"Color": {"a": "0x112233"}}
        self.assertEqual(server.requests[-1], ("/pack.json", '"pack"'))

    def test_a_pack_that_does_not_come_ends_the_preview(self):
        server = self.server()
        for path, message in ANSWERS.items():
            with self.subTest(path=path):
                terminal = self.preview(server.url + path, settles=False)
                self.assertEqual(terminal.wait_for_end(), 3)
                terminal.assert_restored(self)
                part = message.replace("which is no image", "")
                self.assertIn(part[:40], "".join(terminal.text.split("\n")))

    def test_a_missing_skin_is_told_when_the_pack_has_come(self):
        server = self.server()
        terminal = self.preview(server.url + "/pack.json", "--skin", "nigth", settles=False)
        self.assertEqual(terminal.wait_for_end(), 2)
        self.assertIn("did you mean night?", terminal.text.replace("\n", ""))

    def test_commands_take_addresses(self):
        server = self.server()
        self.assertIn("night", pack.run("list", server.url + "/pack.json"))
        failed = subprocess.run([pack.binary, "list", server.url + "/status404", "--lang", "zh"], capture_output=True)
        self.assertEqual(failed.returncode, 3)
        self.assertIn("此地址没有内容", failed.stderr.decode())
        failed = subprocess.run([pack.binary, "list", server.url + "/pack.json", "--offline"], capture_output=True)
        self.assertEqual(failed.returncode, 3)

    def test_curl_is_named_where_it_is_missing(self):
        server = self.server({"top": "/picture.png"})
        with tempfile.TemporaryDirectory() as empty:
            terminal = self.preview(self.folder(server), environment={"PATH": empty}, columns=160)
            terminal.wait(lambda: "install the package curl" in self.status(terminal), "the package")

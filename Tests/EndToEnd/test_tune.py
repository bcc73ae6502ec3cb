"""Tuning colours and binding roles: what is seen, and what is written."""

import os
import plistlib
import re
import shutil
import stat
import subprocess
import unittest

import pack
from preview import PreviewTest
from terminal import Terminal

ODD = ("\ufeff<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- 皮肤 & <none> -->\n<plist version=\"1.0\"><dict>\n"
       "\t<key>default</key>\n\t<dict>\n\t\t<key>Color</key>\n\t\t<dict>\n"
       "\t\t\t<key>view.background</key>\n\t\t\t<string>0xFFfffffe</string> <!-- 0xFFfffffe -->\n"
       "\t\t\t<key>nav.background</key>\t<string>#80336699</string>\n"
       "\t\t\t<key>label.body</key>\n\t\t\t<string>0xaabbcc</string>\t\n"
       "\t\t</dict>\n\t</dict>\n\n"
       "\t<key>night</key>\n\t<dict>\n\t\t<key>Color</key>\n\t\t<dict>\n"
       "\t\t\t<key>view.background</key>\n\t\t\t<string>#101010</string>  <!-- dark -->\n"
       "\t\t</dict>\n\t</dict>\n</dict></plist>\n").replace("\n", "\r\n").encode()


class TuneTest(PreviewTest):
    def odd(self):
        scratch = pack.scratch_pack_of("<plist><dict><key>default</key><dict/></dict></plist>")
        self.addCleanup(scratch.remove)
        with open(scratch.plist, "wb") as file:
            file.write(ODD)
        return scratch

    def bytes_of(self, scratch, name="CJSkin.plist"):
        with open(os.path.join(scratch.folder, name), "rb") as file:
            return file.read()

    def see(self, terminal, text):
        terminal.wait(lambda: text in terminal.text, repr(text))

    def select(self, terminal, role):
        """Walks the inspector to a role, by its name in the details."""
        terminal.type("i", "home")
        for _ in range(60):
            terminal.settle()
            if any(line.rstrip().endswith(" " + role) for line in terminal.text.split("\n")):
                return
            terminal.type("down")
        self.fail(f"no role {role}\n{terminal.text}")

    def tune(self, terminal, value):
        terminal.type("=", value, "enter", "enter")

    def grounds(self, terminal):
        return {cell.bg for line in terminal.cells for cell in line[:40]}

    def test_only_the_bytes_of_the_value_change(self):
        cases = [("view.background", b"0xFFfffffe</string>", "#112233", b"0xFF112233</string>"),
                 ("nav.background", b"#80336699", "#abcdef", b"#80ABCDEF"),
                 ("label.body", b"0xaabbcc", "#abcdef", b"0xabcdef")]
        for role, old, typed, new in cases:
            with self.subTest(role=role):
                scratch = self.odd()
                os.chmod(scratch.plist, 0o640)
                terminal = self.preview(scratch.folder, "--skin", "default")
                self.select(terminal, role)
                self.tune(terminal, typed)
                self.see(terminal, "written: ")
                self.assertEqual(self.bytes_of(scratch), ODD.replace(old, new, 1))
                self.assertEqual(stat.S_IMODE(os.stat(scratch.plist).st_mode), 0o640)
                terminal.type("u")
                self.see(terminal, "undone: ")
                self.assertEqual(self.bytes_of(scratch), ODD)
                terminal.type("U")
                self.see(terminal, "done again: ")
                self.assertEqual(self.bytes_of(scratch), ODD.replace(old, new, 1))

    def test_an_own_save_is_one_reload_and_one_picture(self):
        scratch = self.odd()
        terminal = self.preview(scratch.folder, "--skin", "night")
        self.select(terminal, "view.background")
        terminal.type("=", "#204060", "enter")
        terminal.wait(lambda: "#204060" in self.grounds(terminal), "the colour before it is written")
        terminal.settle()
        self.assertEqual(self.bytes_of(scratch), ODD)
        start = len(terminal.log.events)
        terminal.type("enter")
        terminal.wait(lambda: terminal.log.count("reloaded", start), "the reload")
        terminal.wait(lambda: terminal.log.count_of("painted", "outline", start), "the outline's end")
        terminal.settle()
        self.assertEqual(terminal.log.count("reloaded", start), 1, terminal.log)
        pictures = [entry["cause"] for entry in terminal.log.events[start:] if entry["event"] == "painted"]
        self.assertEqual(pictures, ["write", "outline"], terminal.log)
        self.assertIn("#204060", self.grounds(terminal))

    def test_an_inherited_value_is_overridden_or_changed_in_default(self):
        for keys, old, new in (
                (["enter"], b"<!-- dark -->",
                 b"<!-- dark -->\r\n\t\t\t<key>label.body</key>\r\n\t\t\t<string>0x123456</string>"),
                (["down", "enter"], b"0xaabbcc", b"0x123456")):
            with self.subTest(keys=keys):
                scratch = self.odd()
                terminal = self.preview(scratch.folder, "--skin", "night")
                self.select(terminal, "label.body")
                self.tune(terminal, "#123456")
                self.see(terminal, "only in night")
                self.see(terminal, "in default: 1 skin follows")
                terminal.type(*keys)
                self.see(terminal, "written: ")
                self.assertEqual(self.bytes_of(scratch), ODD.replace(old, new, 1))

    def test_sliders_show_at_once_and_escape_drops(self):
        scratch = self.odd()
        terminal = self.preview(scratch.folder, "--skin", "night")
        self.select(terminal, "view.background")
        terminal.type("=")
        self.see(terminal, "Tune view.background")
        terminal.type("down", "down", ">", ">", ">")
        terminal.settle()
        value = re.search(r"^.*(#[0-9A-F]{6})\s*$", terminal.line(4)).group(1)
        self.assertNotEqual(value, "#101010")
        ground = lambda: terminal.cell(8, 20).bg
        self.assertEqual(ground(), value)
        terminal.type("esc")
        terminal.wait(lambda: ground() == "#101010", "the saved colour")
        self.assertEqual(self.bytes_of(scratch), ODD)

    def test_a_save_by_another_is_noticed_and_never_overwritten(self):
        scratch = self.odd()
        # Unwatched, so that only the look before writing can notice it.
        terminal = self.preview(scratch.folder, "--skin", "night", "--no-watch")
        self.select(terminal, "view.background")
        terminal.type("=", "#204060", "enter")
        self.see(terminal, "not saved")
        theirs = ODD.replace(b"0xaabbcc", b"0x0000ff")
        with open(scratch.plist, "wb") as file:
            file.write(theirs)
        terminal.type("enter")
        self.see(terminal, "saved by another meanwhile")
        self.assertEqual(self.bytes_of(scratch), theirs)
        self.assertIn("#204060", self.grounds(terminal))
        terminal.type("enter")
        self.see(terminal, "written: ")
        self.assertEqual(self.bytes_of(scratch), theirs.replace(b"#101010", b"#204060"))

    @unittest.skipUnless(shutil.which("vim"), "vim is not here")
    def test_a_save_by_vim_while_tuning_is_taken_in(self):
        scratch = self.odd()
        terminal = self.preview(scratch.folder, "--skin", "night")
        self.select(terminal, "view.background")
        terminal.type("=", "#204060", "enter")
        self.see(terminal, "not saved")
        start = len(terminal.log.events)
        editor = Terminal(["vim", "-u", "NONE", "-N", "-n", "-b", "-i", "NONE", scratch.plist], folder=scratch.root)
        self.addCleanup(editor.close)
        editor.wait_for_text("CJSkin.plist")
        editor.type(":%s/#101010/#303030/\r", ":wq\r")
        self.assertEqual(editor.wait_for_end(), 0)
        terminal.wait(lambda: terminal.log.count("reloaded", start), "the reload")
        terminal.settle()
        self.assertIn("#303030", terminal.line(3), "what is saved now is shown beside what is tried")
        self.assertIn("#204060", self.grounds(terminal))
        # What another wrote of the same value is overwritten only by a second press.
        terminal.type("enter")
        self.see(terminal, "Enter again")
        self.assertEqual(self.bytes_of(scratch), ODD.replace(b"#101010", b"#303030"))
        terminal.type("enter")
        self.see(terminal, "written: ")
        self.assertEqual(self.bytes_of(scratch), ODD.replace(b"#101010", b"#204060"))

    def test_nothing_is_written_while_the_file_is_broken(self):
        scratch = self.odd()
        # Unwatched, so that only the look before writing can notice it.
        terminal = self.preview(scratch.folder, "--skin", "night", "--no-watch")
        self.select(terminal, "view.background")
        terminal.type("=", "#204060", "enter")
        self.see(terminal, "not saved")
        broken = ODD[: len(ODD) // 2]
        with open(scratch.plist, "wb") as file:
            file.write(broken)
        for _ in range(2):
            terminal.type("enter")
            self.see(terminal, "not written: line ")
            self.assertEqual(self.bytes_of(scratch), broken)
        with open(scratch.plist, "wb") as file:
            file.write(ODD)
        terminal.type("enter")
        self.see(terminal, "saved by another meanwhile: Enter again writes")
        terminal.type("enter")
        self.see(terminal, "written: ")
        self.assertEqual(self.bytes_of(scratch), ODD.replace(b"#101010", b"#204060"))

    def test_binary_plists_and_zips_say_why_they_are_not_written(self):
        scratch = self.scratch()
        binary = os.path.join(scratch.root, "binary")
        os.mkdir(binary)
        with open(os.path.join(binary, "CJSkin.plist"), "wb") as file:
            plistlib.dump({"default": {"Color": {"nav.title": "#112233"}}}, file, fmt=plistlib.FMT_BINARY)
        zipped = os.path.join(scratch.root, "pack.zip")
        subprocess.run([pack.binary, "pack", scratch.folder, "-o", zipped], check=True, capture_output=True)
        for path, words in ((binary, "plutil -convert"), (zipped, "a zip is never changed in place")):
            with self.subTest(path=path):
                terminal = self.preview(path, columns=160, rows=40)
                terminal.type("=", "#445566", "enter", "enter")
                self.see(terminal, words)

    def test_a_role_is_bound_and_unbound(self):
        scratch = self.scratch()
        path = os.path.join(scratch.folder, "Skinscope.plist")
        with open(path, "rb") as file:
            before = file.read()
        terminal = self.preview(scratch.folder, "--skin", "default")
        self.select(terminal, "tint")
        terminal.type("b", "按钮文字", "enter")
        self.see(terminal, "written: tint is bound to 按钮文字色")
        with open(path, "rb") as file:
            after = file.read()
        tint = "<key>tint</key>\n\t\t<string>%s</string>"
        self.assertEqual(after.decode(), before.decode().replace(tint % "主题色", tint % "按钮文字色"))
        self.assertEqual(scratch.roles("default")["tint"]["key"], "按钮文字色")
        terminal.type("u")
        self.see(terminal, "undone: ")
        with open(path, "rb") as file:
            self.assertEqual(file.read(), before)

    def test_a_map_is_made_where_there_is_none(self):
        scratch = self.scratch()
        path = os.path.join(scratch.folder, "Skinscope.plist")
        os.unlink(path)
        terminal = self.preview(scratch.folder, "--skin", "default")
        self.select(terminal, "tint")
        terminal.type("b", "按钮文字", "enter")
        self.see(terminal, "written: tint is bound to 按钮文字色")
        self.assertEqual(scratch.roles("default")["tint"], scratch.roles("default")["tint"] | {"from": "map"})
        terminal.type("u")
        self.see(terminal, "undone: ")
        self.assertFalse(os.path.exists(path))

    def test_a_whole_skin_is_moved_and_put_back(self):
        scratch = self.odd()
        terminal = self.preview(scratch.folder, "--skin", "default")
        terminal.type("+", "end", "enter", "<")
        self.see(terminal, "These 3 will be written:")
        self.assertEqual(self.bytes_of(scratch), ODD)
        terminal.type("enter")
        self.see(terminal, "written: view.background")
        changed = self.bytes_of(scratch)
        self.assertEqual(len(changed), len(ODD))
        where = {index for index in range(len(ODD)) if ODD[index] != changed[index]}
        values = [match.span() for match in re.finditer(rb"(?<=<string>)[^<]*", ODD)]
        self.assertEqual({sum(start <= index < end for start, end in values) for index in where}, {1})
        terminal.type("u")
        self.see(terminal, "undone: ")
        self.assertEqual(self.bytes_of(scratch), ODD)

    def test_a_new_skin_is_made_and_shown(self):
        scratch = self.odd()
        terminal = self.preview(scratch.folder, "--skin", "night")
        terminal.type("+", "enter", "日 & 2", "enter")
        self.wait_for_skin(terminal, "日 & 2", ["default", "night", "日 & 2"])
        night = ODD[ODD.index(b"\r\n\r\n\t<key>night"):ODD.index(b"\r\n</dict></plist>")]
        copy = night.replace("night".encode(), "日 &amp; 2".encode())
        self.assertEqual(self.bytes_of(scratch), ODD.replace(night, night + copy))


if __name__ == "__main__":
    unittest.main()

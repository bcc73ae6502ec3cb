"""Packs that take long to be read: seen at once, and whole soon after."""

import pack
from preview import PreviewTest
from terminal import Terminal

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
"""
END = "</dict>\n</plist>\n"


def skin(number):
    """Half a kilobyte and more of a skin."""
    name = "default" if number == 0 else f"skin {number}"
    colors = "".join(f"<key>{key}</key><string>0x{(number * 7919 + place * 40503) % 0xFFFFFF:06X}</string>\n"
                     for place, key in enumerate(("页面背景色", "导航栏背景色", "标题文字色", "正文文字色", "按钮背景色", "按钮文字色")))
    return f"<key>{name}</key>\n<dict><!--{'.' * 300}--><key>Color</key>\n<dict>\n{colors}</dict>\n</dict>\n"


class LargeTest(PreviewTest):
    SKINS = 1600

    def large_pack(self, end=END, skins=SKINS):
        scratch = pack.scratch_pack_of(HEAD + "".join(map(skin, range(skins))) + END)
        self.addCleanup(scratch.remove)
        if end != END:
            with open(scratch.plist, "w", encoding="utf-8") as file:
                file.write(HEAD + "".join(map(skin, range(self.SKINS))) + end)
        return scratch

    def test_what_is_seen_first_is_what_is_seen_then(self):
        scratch = self.large_pack()
        state = {"XDG_STATE_HOME": scratch.root}
        terminal = self.preview(scratch.folder, "--skin", "skin 77", environment=state)
        self.assertEqual(self.differences(terminal, scratch.rendered("skin 77")), [])
        terminal.type("n")
        self.wait_for_skin(terminal, "skin 78", scratch.names)
        terminal.settle()
        self.assertEqual(self.differences(terminal, scratch.rendered("skin 78")), [])
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        # The next preview begins with what was seen last, among all.
        again = self.preview(scratch.folder, environment=state)
        self.assertEqual(self.differences(again, scratch.rendered("skin 78")), [])
        again.type("p")
        self.wait_for_skin(again, "skin 77", scratch.names)

    def test_one_that_is_broken_behind_gives_the_terminal_back_and_says_where(self):
        scratch = self.large_pack("<key>x</key></dict></plist>")
        terminal = Terminal([pack.binary, "preview", scratch.folder, "--lang", "en"])
        self.addCleanup(terminal.close)
        self.assertEqual(terminal.wait_for_end(), 3)
        terminal.assert_restored(self)
        lines = sum(skin(number).count("\n") for number in range(self.SKINS)) + HEAD.count("\n") + 1
        self.assertIn(f"CJSkin.plist:{lines}:", bytes(terminal.output).decode())

    def test_a_skin_that_it_lacks_is_told_without_a_screen(self):
        scratch = self.large_pack()
        terminal = Terminal([pack.binary, "preview", scratch.folder, "--lang", "en", "--skin", "skin x"])
        self.addCleanup(terminal.close)
        self.assertEqual(terminal.wait_for_end(), 2)
        self.assertNotIn(b"\x1b[?1049h", bytes(terminal.output))

    def test_it_ends_at_once_while_it_is_read(self):
        # So large that a debug build reads for seconds: the keys come long before it is done.
        scratch = self.large_pack(skins=24_000)
        for key, status in ((b"q", 0), (b"\x03", 0)):
            with self.subTest(key=key):
                terminal = self.preview(scratch.folder, settles=False)
                terminal.wait_for_text("reading all skins")
                self.assertEqual(terminal.log.count_of("painted", "pictures"), 0, "it was read before anybody could press a key")
                terminal.type(key)
                self.assertEqual(terminal.wait_for_end(), status)
                self.assertEqual(terminal.log.count_of("painted", "pictures"), 0)
                terminal.assert_restored(self)

    def test_keys_typed_ahead_are_not_lost(self):
        scratch = self.large_pack()
        terminal = self.preview(scratch.folder, settles=False)
        terminal.type("n")
        terminal.type("n")
        self.wait_for_skin(terminal, "skin 2", scratch.names)

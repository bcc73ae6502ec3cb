"""Every key of the preview."""

import random

import pack
from preview import PreviewTest

BARE = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>default</key><dict><key>Color</key><dict><key>nav.background</key><string>0x123456</string></dict></dict>
<key>empty</key><dict/>
<key>second</key><dict><key>Color</key><dict><key>nav.background</key><string>0x654321</string></dict></dict>
</dict></plist>
"""


class KeysTest(PreviewTest):
    def setUp(self):
        self.names = pack.Pack(pack.THEMES).names

    def assert_skin(self, terminal, name, names=None):
        self.wait_for_skin(terminal, name, names or self.names)

    def test_next_and_previous_go_round(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[0])
        for forth, back in (("n", "p"), ("]", "["), ("right", "left")):
            for name in self.names[1:] + self.names[:1]:
                terminal.type(forth)
                self.assert_skin(terminal, name)
            for name in reversed(self.names):
                terminal.type(back)
                self.assert_skin(terminal, name)

    def test_digits_zero_and_minus_choose_a_skin(self):
        terminal = self.preview(pack.THEMES)
        for place, name in enumerate(self.names[:9], start=1):
            terminal.type(str(place))
            self.assert_skin(terminal, name)
        terminal.type("0")
        self.assert_skin(terminal, "default")
        terminal.type("2", "1", "-")
        self.assert_skin(terminal, self.names[1])
        terminal.type("-")
        self.assert_skin(terminal, self.names[0])

    def test_an_empty_skin_is_skipped_when_cycling(self):
        bare = pack.scratch_pack_of(BARE)
        self.addCleanup(bare.remove)
        terminal = self.preview(bare.folder, "--skin", "default")
        terminal.type("n")
        self.assert_skin(terminal, "second", ["default", "empty", "second"])
        terminal.type("p")
        self.assert_skin(terminal, "default", ["default", "empty", "second"])

    def test_pages_go_round(self):
        terminal = self.preview()
        phone = lambda: "\n".join(terminal.line(row)[:40] for row in range(4))
        for title in ("Work", "Palette", "Messages"):
            terminal.type("g")
            terminal.wait(lambda: title in phone(), f"the page {title}")

    def test_help_opens_and_closes(self):
        terminal = self.preview()
        before = terminal.text
        for close in ("?", "esc"):
            terminal.type("?")
            terminal.wait(lambda: "Ctrl-Z" in terminal.text or "Shift-Tab" in terminal.text, "the help")
            terminal.type(close)
            terminal.wait(lambda: terminal.text == before, "the screen from before the help")

    def test_theme_switches_light_and_dark(self):
        bare = pack.scratch_pack_of(BARE)
        self.addCleanup(bare.remove)
        terminal = self.preview(bare.folder, "--skin", "default")
        grounds = lambda: {cell.bg for line in terminal.cells for cell in line[:40]}
        terminal.wait(lambda: {"#FFFFFF", "#123456"} <= grounds(), "the light theme")
        terminal.type("t")
        terminal.wait(lambda: {"#303030", "#123456"} <= grounds(), "the dark theme")
        terminal.type("t")
        terminal.wait(lambda: {"#FFFFFF", "#123456"} <= grounds(), "the light theme")

    def test_inspector_walks_the_roles_and_comes_back(self):
        terminal = self.preview()
        before = terminal.cells
        for role in ("view.background", "nav.background"):
            self.assertNotIn(role, "\n".join(terminal.line(row)[:40] for row in range(24)))
        terminal.type("i")
        terminal.wait(lambda: terminal.cells != before, "the focus in the inspector")
        seen = []
        for _ in range(4):
            screen = terminal.cells
            seen.append(terminal.text)
            terminal.type("down")
            terminal.wait(lambda: terminal.cells != screen, "the next role")
        self.assertEqual(len(set(seen)), len(seen), "each step selects another role")
        terminal.type("i")
        terminal.wait(lambda: terminal.cells == before, "the screen from before")

    def test_inspector_lies_over_a_narrow_phone(self):
        terminal = self.preview(columns=40, rows=20)
        before = terminal.text
        terminal.type("i")
        terminal.wait(lambda: terminal.text != before, "the inspector")
        terminal.type("esc")
        terminal.wait(lambda: terminal.text == before, "the phone")

    def test_the_switch_toggles_and_says_so(self):
        terminal = self.preview()
        self.focus(terminal, "switch")
        before = terminal.cells
        terminal.type("space")
        terminal.wait(lambda: terminal.cells != before, "the switch turned")
        self.assertRegex(terminal.text + str(terminal.log), r"The switch is turned (on|off)\.")
        terminal.type("space")
        terminal.wait(lambda: [line[:40] for line in terminal.cells] == [line[:40] for line in before],
                      "the switch turned back")

    def test_the_picker_scrolls_its_two_wheels(self):
        terminal = self.preview()
        wheels = lambda: [line for line in terminal.text.split("\n") if "hour" in line[:40]]
        terminal.wait(wheels, "the picker")
        self.focus(terminal, "picker")
        for wheel in ("right", "left"):
            for key in ("down", "up"):
                before = wheels()
                terminal.type(key)
                terminal.wait(lambda: wheels() != before, f"a wheel turned by {key}")
            terminal.type(wheel)
        for _ in range(100):
            terminal.type("up")
        terminal.wait(lambda: any("0 hours" in line for line in wheels()), "the wheel's end")
        self.assertTrue(terminal.is_running)

    def focus(self, terminal, kind):
        """Moves the focus until its widget does what that kind does."""
        test = {"switch": ("space", lambda: "turned" in terminal.text + str(terminal.log)),
                "picker": ("down", None)}[kind]
        wheels = lambda: [line[:40] for line in terminal.text.split("\n") if "hour" in line[:40]]
        for _ in range(20):
            before = terminal.cells
            terminal.type("tab")
            terminal.wait(lambda: terminal.cells != before, "the focus on the next widget")
            was = wheels()
            terminal.type(test[0])
            terminal.wait_for_quiet(0.2)
            if test[1]() if test[1] else wheels() != was:
                terminal.type("up" if kind == "picker" else "space")
                terminal.wait_for_quiet(0.2)
                return
        self.fail(f"no {kind} takes the focus\n{terminal.text}")

    def test_arrows_change_the_skin_again_after_escape(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[0])
        before = terminal.cells
        terminal.type("tab")
        terminal.wait(lambda: terminal.cells != before, "the focus")
        terminal.type("esc")
        terminal.wait(lambda: terminal.cells == before, "no focus")
        terminal.type("right")
        self.assert_skin(terminal, self.names[1])

    def test_shift_tab_goes_the_other_way(self):
        terminal = self.preview()
        screens = [terminal.cells]
        for key in ("tab", "tab"):
            terminal.type(key)
            terminal.wait(lambda: terminal.cells != screens[-1], "the focus")
            terminal.wait_for_quiet(0.2)
            screens.append(terminal.cells)
        terminal.type("shift-tab")
        terminal.wait(lambda: terminal.cells == screens[1], "the focus on the first widget")

    def test_a_pushed_page_keeps_the_old_skin_until_it_is_entered_again(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[0])
        terminal.type("g")
        terminal.wait(lambda: "Next" in terminal.text, "the page Work")
        for _ in range(20):
            before = terminal.text
            terminal.type("tab", "enter")
            terminal.wait_for_quiet(0.2)
            if "Detail" in terminal.text and terminal.text != before:
                break
        terminal.wait_for_text("Detail")
        content = lambda: [line[:40] for line in terminal.cells[6:16]]
        old = content()
        terminal.type("n")
        self.assert_skin(terminal, self.names[1])
        self.assertEqual({cell.bg for line in content() for cell in line} & {cell.bg for line in old for cell in line},
                         {cell.bg for line in old for cell in line}, "the page was not skinned statically")
        terminal.type("esc")
        terminal.wait(lambda: "Detail" not in "\n".join(line[:40] for line in terminal.text.split("\n")[:4]),
                      "the page popped")

    def test_reload_of_the_same_content_paints_nothing(self):
        terminal = self.preview()
        painted = terminal.log.count("painted")
        terminal.type("r")
        terminal.wait_for_quiet()
        self.assertEqual(terminal.log.count("painted"), painted)
        self.assertTrue(terminal.is_running)

    def test_ctrl_l_paints_all_anew(self):
        terminal = self.preview()
        before, start = terminal.cells, len(terminal.output)
        terminal.feed(b"\x1b[H\x1b[2Jrubbish")
        terminal.type("ctrl-l")
        terminal.wait(lambda: terminal.cells == before, "the screen painted anew")
        self.assertGreater(len(terminal.output), start + 80 * 24)

    def test_keys_that_quit(self):
        for key in ("q", "ctrl-c"):
            with self.subTest(key=key):
                terminal = self.preview()
                terminal.type(key)
                self.assertEqual(terminal.wait_for_end(), 0)
                terminal.assert_restored(self)

    def test_no_key_harms(self):
        terminal = self.preview()
        others = [chr(code) for code in range(32, 127) if chr(code) != "q"]
        others += ["f1", "f5", "home", "end", "page-up", "page-down", "delete", "backspace", "enter", "up", "down",
                   "青", "é", b"\x1b[<0;5;5M", b"\x1b[<0;5;5m", b"\x1b[<64;300;300M", b"\x1b[200~n\x1b[31mq\x1b[201~",
                   b"\x1b[I", b"\x1b[O", b"\x1b[M!!!", b"\xff\xfe", b"\x00", b"\x1b[99999999999999999999~"]
        for key in others:
            terminal.type(key)
            terminal.take(0.02)
            self.assertTrue(terminal.is_running, f"{key!r} ended the preview")
            terminal.type("esc", "esc")
        self.assert_alive(terminal)

    def test_no_rubbish_harms(self):
        seed = 20240611
        dice = random.Random(seed)
        terminal = self.preview()
        for _ in range(60):
            rubbish = bytes(dice.choice([byte for byte in range(256) if byte not in b"qQ\x03\x1a\x1c"])
                            for _ in range(dice.randint(1, 80)))
            terminal.type(rubbish)
            terminal.take(0.02)
        self.assertTrue(terminal.is_running, f"seed {seed}")
        self.assert_alive(terminal)

    def assert_alive(self, terminal):
        terminal.type("esc")
        terminal.wait_for_quiet(0.2)
        terminal.type("esc", "esc")
        terminal.wait_for_quiet(0.2)
        terminal.type("0")
        self.assert_skin(terminal, "default")

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

    def phone(self, terminal):
        """The cells of the phone, which the inspector stands beside."""
        return [line[:40] for line in terminal.cells]

    def press(self, terminal, *keys):
        """Types keys and waits until all that they do is on the screen."""
        for key in keys:
            terminal.type(key)
            terminal.settle()

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
        self.press(terminal, "i")
        self.assertNotEqual(terminal.cells, before, "the inspector's focus is not seen")
        seen = []
        for _ in range(4):
            seen.append(terminal.text)
            self.press(terminal, "down")
        self.assertEqual(len(set(seen)), len(seen), "each step selects another role")
        self.press(terminal, "i")
        self.assertEqual(self.phone(terminal), [line[:40] for line in before])

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
        # Its rows alone: a button that was tried on the way may still be coming up.
        row = next(row for row in range(24) if "Notifications" in terminal.line(row)[:40])
        switch = lambda: [line[:40] for line in terminal.cells[row:row + 2]]
        before = switch()
        turned = lambda way: terminal.log.count_of("key", f"The switch is turned {way}.")
        counts = turned("on"), turned("off")
        self.press(terminal, "space")
        self.assertNotEqual(switch(), before)
        self.press(terminal, "enter")
        self.assertEqual(switch(), before)
        self.assertEqual((turned("on"), turned("off")), (counts[0] + 1, counts[1] + 1))

    def test_the_mouse_operates_what_it_points_at(self):
        terminal = self.preview()
        row = next(row for row in range(24) if "Notifications" in terminal.line(row)[:40])
        click = lambda column, row: terminal.type(b"\x1b[<0;%d;%dM" % (column + 1, row + 1),
                                                  b"\x1b[<0;%d;%dm" % (column + 1, row + 1))
        click(terminal.line(row).rindex("▙"), row)
        turned = lambda: [entry for entry in terminal.log.events if "The switch is turned" in entry["cause"]]
        terminal.wait(turned, "the switch turned by the mouse")
        row, column, _ = next(found for found in terminal.find("Work") if found[1] < 40)
        click(column, row)
        terminal.wait(lambda: "Next" in "\n".join(terminal.line(row)[:40] for row in range(24)), "the page Work")
        row, column, _ = next(found for found in terminal.find("Messages") if found[0] > 12 and found[1] < 40)
        click(column, row)
        row, column, _ = next(iter(terminal.find("12 hours")), (19, 8, None))
        terminal.wait(lambda: terminal.find("12 hours"), "the page Messages")
        row, column, _ = terminal.find("12 hours")[0]
        terminal.type(b"\x1b[<65;%d;%dM" % (column + 1, row + 1))
        terminal.wait(lambda: not any(found[0] == row for found in terminal.find("12 hours")), "the wheel turned")

    def test_every_key_of_the_help_is_one(self):
        terminal = self.preview()
        terminal.type("?")
        terminal.wait(lambda: "Shift-Tab" in terminal.text, "the help")
        column = terminal.find("Shift-Tab")[0][1] - len("Tab  ")
        names = {"→": "right", "←": "left", "↑": "up", "↓": "down", "Space": "space", "Esc": "esc", "Tab": "tab",
                 "Shift-Tab": "shift-tab", "Enter": "enter", "Ctrl-L": "ctrl-l", "Home": "home", "End": "end",
                 "PgUp": "page-up", "PgDn": "page-down"}
        # What has tests of its own, as it ends, stops or opens something.
        others = {"q", "Ctrl-C", "Ctrl-Z", "…", "?"}
        # Keys have a colour of their own, in one column.
        color, keys = terminal.find("Shift-Tab")[0][2].fg, []
        for row in range(terminal.rows - 1):
            cells = terminal.cells[row][column:]
            end = next(index for index, cell in enumerate(cells) if cell.text.strip() and cell.fg != color)
            keys += [key for key in "".join(cell.text for cell in cells[:end]).split() if key not in others]
        self.assertGreater(len(keys), 15, terminal.text)
        terminal.type("esc")
        for key in keys:
            self.assertTrue(key in names or len(key) == 1, f"what is the key {key!r} of the help?")
            terminal.type(names.get(key, key))
            terminal.take_all()
            self.assertTrue(terminal.is_running, f"{key!r} ended the preview")
            terminal.type("esc")
            terminal.take_all()
        self.assert_alive(terminal)

    def test_the_picker_scrolls_its_two_wheels(self):
        terminal = self.preview()
        wheels = lambda: [line for line in terminal.text.split("\n") if "hour" in line[:40]]
        terminal.wait(wheels, "the picker")
        self.focus(terminal, "picker")
        for wheel in ("right", "left"):
            for key in ("down", "up"):
                before = wheels()
                self.press(terminal, key)
                self.assertNotEqual(wheels(), before, f"no wheel turned by {key}")
            self.press(terminal, wheel)
        for _ in range(100):
            terminal.type("up")
        terminal.wait(lambda: any("0 hours" in line for line in wheels()), "the wheel's end")
        self.assertTrue(terminal.is_running)

    def focus(self, terminal, kind):
        """Moves the focus until its widget does what that kind does, and undoes that."""
        key, back = {"switch": ("space", "space"), "picker": ("down", "up")}[kind]
        wheels = lambda: [line[:40] for line in terminal.text.split("\n") if "hour" in line[:40]]
        for _ in range(20):
            self.press(terminal, "tab")
            was, start = wheels(), len(terminal.log.events)
            self.press(terminal, key)
            told = [entry["cause"] for entry in terminal.log.events[start:] if entry["event"] == "key"]
            if any("The switch is turned" in cause for cause in told) if kind == "switch" else wheels() != was:
                self.press(terminal, back)
                return
        self.fail(f"no {kind} takes the focus\n{terminal.text}")

    def test_arrows_change_the_skin_again_after_escape(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[0])
        before = self.phone(terminal)
        self.press(terminal, "tab")
        self.assertNotEqual(self.phone(terminal), before, "no focus to be seen")
        self.press(terminal, "right")
        self.assert_skin(terminal, self.names[0])
        self.press(terminal, "esc")
        self.assertEqual(self.phone(terminal), before)
        terminal.type("right")
        self.assert_skin(terminal, self.names[1])

    def test_tab_goes_round_and_shift_tab_the_other_way(self):
        terminal = self.preview()
        screens = []
        while not screens or terminal.cells != screens[0]:
            if screens or terminal.log.count("key") > 1:
                screens.append(terminal.cells)
            self.press(terminal, "tab")
            self.assertLess(len(screens), 20, "the focus does not come round")
        self.assertGreaterEqual(len(screens), 4, "buttons, switch, picker, tabs")
        for screen in reversed(screens[1:]):
            self.press(terminal, "shift-tab")
            self.assertEqual(terminal.cells, screen)

    def test_a_pushed_page_keeps_the_old_skin_until_it_is_entered_again(self):
        terminal = self.preview(pack.THEMES, "--skin", self.names[0])
        terminal.type("g")
        terminal.wait(lambda: "Next" in terminal.text, "the page Work")
        for _ in range(20):
            before = terminal.text
            self.press(terminal, "tab", "enter")
            if "Detail" in terminal.text and terminal.text != before:
                break
        terminal.wait_for_text("Detail")
        content = lambda: [line[5:35] for line in terminal.cells[4:16]]
        grounds = lambda: {cell.bg for line in content() for cell in line}
        old = grounds()
        terminal.type("n")
        self.assert_skin(terminal, self.names[1])
        terminal.settle()
        self.assertLessEqual(old, grounds(), "the page was not skinned statically")
        self.press(terminal, "esc")
        self.assertNotIn("Detail", "\n".join(line[:40] for line in terminal.text.split("\n")[:4]))
        self.press(terminal, "enter")
        terminal.wait_for_text("Detail")
        self.assertNotEqual(grounds(), old, "entered again, it has the skin of now")

    def test_reload_of_the_same_content_paints_nothing(self):
        terminal = self.preview()
        start, output = len(terminal.log.events), len(terminal.output)
        self.press(terminal, "r")
        for event in ("painted", "reloaded", "error"):
            self.assertEqual(terminal.log.count(event, start), 0, terminal.log)
        self.assertEqual(len(terminal.output), output)

    def test_reload_reads_what_was_saved_unwatched(self):
        bare = pack.scratch_pack_of(BARE)
        self.addCleanup(bare.remove)
        terminal = self.preview(bare.folder, "--skin", "default", "--no-watch")
        with open(bare.plist, "w", encoding="utf-8") as file:
            file.write(BARE.replace("0x123456", "0x135790"))
        terminal.type("r")
        terminal.wait(lambda: "#135790" in {cell.bg for line in terminal.cells for cell in line}, "the saved colour")

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
        """It still hears its keys, whatever was open; the first Esc may end what rubbish began."""
        heard = lambda: terminal.log.count_of("key", "escape")
        terminal.take_all()
        start = heard()
        for _ in range(6):
            terminal.type("esc")
            terminal.wait_for_quiet(0.1)
        self.assertGreater(heard(), start + 2)
        terminal.type("0")
        self.assert_skin(terminal, "default")

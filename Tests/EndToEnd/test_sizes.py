"""Every size, and any change of it."""

import random

from preview import PreviewTest

SIZES = [(1, 1), (2, 1), (1, 2), (3, 3), (10, 3), (5, 60), (200, 1), (39, 20), (40, 19), (40, 20), (60, 20), (79, 24),
         (80, 24), (81, 25), (120, 40), (200, 60), (400, 120)]


class SizesTest(PreviewTest):
    def test_every_size_starts_and_quits(self):
        for columns, rows in SIZES:
            with self.subTest(size=f"{columns}x{rows}"):
                terminal = self.preview(columns=columns, rows=rows)
                for key in ("n", "g", "i", "tab", "space", "esc", "esc", "?"):
                    terminal.type(key)
                    terminal.take_all()
                self.assertTrue(terminal.is_running)
                terminal.type("esc")
                terminal.settle()
                terminal.type("q")
                self.assertEqual(terminal.wait_for_end(), 0)
                terminal.assert_restored(self)

    def test_too_small_says_the_size_it_needs(self):
        terminal = self.preview(columns=30, rows=10)
        terminal.wait_for_text("40")
        self.assertIn("20", terminal.text)

    def test_sizes_in_turn_come_back_to_the_same_screen(self):
        terminal = self.preview()
        before = terminal.cells
        for columns, rows in SIZES:
            terminal.resize(columns, rows)
            terminal.settle()
            self.assertTrue(terminal.is_running, f"{columns}x{rows} ended the preview")
        terminal.resize(80, 24)
        terminal.wait(lambda: terminal.cells == before, "the screen from the beginning")

    def test_a_storm_of_sizes_ends_in_the_same_screen(self):
        seed = 20240611
        dice = random.Random(seed)
        terminal = self.preview()
        for _ in range(300):
            terminal.resize(dice.randint(1, 160), dice.randint(1, 60))
            if dice.random() < 0.2:
                terminal.type(dice.choice("npgit"))
            if dice.random() < 0.5:
                terminal.take(0.005)
        self.assertTrue(terminal.is_running, f"seed {seed}")
        terminal.resize(80, 24)
        terminal.settle()
        self.assertTrue(terminal.is_running, f"seed {seed}")
        # Where the keys have led is of no matter; what the screen shows of it is.
        shown = terminal.cells
        terminal.type("ctrl-l")
        terminal.settle()
        self.assertEqual(terminal.cells, shown, f"seed {seed}")

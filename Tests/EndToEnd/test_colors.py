"""The preview's screen, cell by cell, against what `render` says and what the plist says."""

import pack
from preview import PreviewTest
from tmux import Tmux


class ColorsTest(PreviewTest):
    def setUp(self):
        self.themes = pack.Pack(pack.THEMES)

    def test_every_skin_shows_the_cells_that_render_gives(self):
        terminal = self.preview(pack.THEMES, "--skin", "default")
        for name in self.themes.names:
            with self.subTest(skin=name):
                self.wait_for_skin(terminal, name, self.themes.names)
                rendered = self.themes.rendered(name)
                terminal.wait(lambda: not self.differences(terminal, rendered), f"the cells of {name}")
            terminal.type("n")

    def test_256_colors_show_the_entries_that_render_gives(self):
        terminal = self.preview(
            pack.THEMES, "--skin", "default", "--color", "256", environment={"TERM": "xterm-256color"})
        for name in self.themes.names:
            with self.subTest(skin=name):
                self.wait_for_skin(terminal, name, self.themes.names)
                rendered = self.themes.rendered(name, color="256")
                terminal.wait(lambda: not self.differences(terminal, rendered), f"the cells of {name}")
            terminal.type("n")

    def test_sizes_show_the_cells_that_render_gives(self):
        terminal = self.preview(pack.THEMES, "--skin", "default")
        for columns, rows in ((120, 40), (40, 20), (79, 24), (80, 24)):
            with self.subTest(size=f"{columns}x{rows}"):
                terminal.resize(columns, rows)
                rendered = self.themes.rendered("default", f"{columns}x{rows}")
                terminal.wait(
                    lambda: not self.differences(terminal, rendered), f"the cells of {columns}x{rows}")

    def test_pages_show_the_cells_that_render_gives(self):
        terminal = self.preview(pack.THEMES, "--skin", "default")
        for page in ("messages", "work", "palette"):
            with self.subTest(page=page):
                rendered = self.themes.rendered("default", page=page)
                terminal.wait(lambda: not self.differences(terminal, rendered), f"the cells of {page}")
            terminal.type("g")

    def test_the_plists_colors_are_on_the_screen(self):
        terminal = self.preview(pack.THEMES, "--skin", "default")
        for name in self.themes.names:
            roles = self.themes.roles(name)
            with self.subTest(skin=name):
                self.wait_for_skin(terminal, name, self.themes.names)
                title = self.color_written(name, roles, "nav.title")
                ground = self.color_written(name, roles, "nav.background")
                terminal.wait(
                    lambda: any((cell.fg, cell.bg) == (title, ground)
                                for _, _, cell in terminal.find("Messages")),
                    f"the title of {name} as {title} on {ground}")
                view = self.color_written(name, roles, "view.background")
                shown = sum(cell.bg == view for line in terminal.cells for cell in line[:40])
                self.assertGreater(shown, 100, f"{view} is not the ground of the view")
            terminal.type("n")

    def test_every_color_of_the_plist_that_a_role_shows_is_on_the_phone(self):
        for name in self.themes.names:
            with self.subTest(skin=name):
                # Large enough for two switches, one of them off.
                terminal = self.preview(pack.THEMES, "--skin", name, columns=120, rows=40)
                on_screen = {color for line in terminal.cells for cell in line[:52] for color in (cell.fg, cell.bg)}
                for role, entry in self.themes.roles(name).items():
                    written = entry["key"] and self.themes.written(name, entry["key"])
                    # The tint stands for those that have no colour of their own.
                    if written and role != "tint":
                        self.assertIn(written, on_screen, f"{role} ({entry['key']})")

    def color_written(self, name, roles, role):
        """The role's colour as the plist's text has it; where it has alpha, as composited."""
        key = roles[role]["key"]
        return (key and self.themes.written(name, key)) or roles[role]["shown"]

    def test_tmux_reads_the_same_colors_back(self):
        command = f"'{pack.binary}' preview '{pack.THEMES}' --lang en --skin default"
        with Tmux(command) as tmux:
            for name in self.themes.names:
                with self.subTest(skin=name):
                    rendered = self.themes.rendered(name)
                    tmux.wait(lambda screen: not self.differences(screen, rendered), f"the cells of {name}")
                tmux.type("n")
            tmux.type("q")

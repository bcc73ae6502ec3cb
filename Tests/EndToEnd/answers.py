"""What real terminals answer, recorded by scripts/record-terminal; those marked so by others, as their source has it."""

import re

DEPTH, ENTRY, ATTRIBUTES, PICTURES = "depth", "entry", "attributes", "pictures"


class Recording:
    """The answers of a terminal: to the test colour, to a request for an entry of its palette, to the questions
    about pictures, and what it is."""

    _QUESTION = re.compile(
        rb"(?P<depth>\x1bP\$qm\x1b\\)|\x1b\]4;(?P<entry>\d+);\?\x1b\\|(?P<attributes>\x1b\[c)"
        rb"|(?P<pictures>\x1b_Gi=\d+,s=1,v=1,a=q,[^\x1b]*\x1b\\\x1b\[>q\x1b\[16t)")

    def __init__(self, environment, depth=b"", entries=None, attributes=b"", pictures=b""):
        self.environment = {"COLORTERM": None} | environment
        self._depth, self._entries, self._attributes, self._pictures = depth, entries, attributes, pictures

    def answers(self, output, start):
        """What is asked in the output from `start` on, the answer, and where the question ends."""
        for match in self._QUESTION.finditer(output, start):
            if match["depth"]:
                yield DEPTH, self._depth, match.end()
            elif match["pictures"]:
                yield PICTURES, self._pictures, match.end()
            elif match["attributes"]:
                yield ATTRIBUTES, self._attributes, match.end()
            else:
                yield (ENTRY, int(match["entry"])), self._entry(int(match["entry"])), match.end()

    def _entry(self, index):
        if self._entries is None:
            return b""
        color = self._entries(index)
        return b"\x1b]4;%d;rgb:%02x%02x/%02x%02x/%02x%02x\x1b\\" % (
            index, color[0], color[0], color[1], color[1], color[2], color[2])


def xterm_entry(index):
    if index < 16:
        value = (0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
                 0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF)[index]
        return value >> 16, value >> 8 & 255, value & 255
    if index < 232:
        levels = (0, 95, 135, 175, 215, 255)
        index -= 16
        return levels[index // 36], levels[index // 6 % 6], levels[index % 6]
    return (8 + 10 * (index - 232),) * 3


XTERM = Recording(
    {"TERM": "xterm-256color"}, b"\x1bP1$r0;48:2::1:2:3m\x1b\\", xterm_entry,
    b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c")
# With the resource directColor off: the nearest entry of its palette.
XTERM_256 = Recording(
    {"TERM": "xterm"}, b"\x1bP1$r0;48:5:16m\x1b\\", xterm_entry, b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c")
KITTY = Recording(
    {"TERM": "xterm-256color"}, b"\x1bP1$r48:2:1:2:3m\x1b\\", xterm_entry, b"\x1b[?62;c",
    b"\x1b_Gi=6031840;OK\x1b\\\x1bP>|kitty(0.26.5)\x1b\\\x1b[6;20;9t")
FOOT = Recording(
    {"TERM": "xterm-256color"}, b"\x1bP1$r0;48:2::1:2:3m\x1b\\", xterm_entry, b"\x1b[?62;4;22c",
    b"\x1bP>|foot(1.13.1)\x1b\\\x1b[6;16;7t")
# xterm -ti vt340.
XTERM_340 = Recording(
    {"TERM": "xterm-256color"}, b"\x1bP1$r0;48:2::1:2:3m\x1b\\", xterm_entry,
    b"\x1b[?63;1;2;4;6;9;15;16;22;28c", b"\x1bP>|XTerm(379)\x1b\\\x1b[6;15;8t")
ALACRITTY = Recording({"TERM": "xterm-256color"}, b"", xterm_entry, b"\x1b[?6c")
TMUX = Recording(
    {"TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0", "TERM_PROGRAM": "tmux"}, b"", None, b"\x1b[?1;2c")
SCREEN = Recording({"TERM": "screen-256color", "STY": "1.pts-1.host"}, b"", None, b"\x1b[?1;2c")
MOSH = Recording({"TERM": "xterm-256color"}, b"", None, b"\x1b[?62c")
# Not run here. Apple's Terminal passes over device control strings, and answers as a VT100 with advanced video.
APPLE = Recording(
    {"TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "455.1"}, b"", None,
    b"\x1b[?1;2c")
APPLE_26 = Recording(
    {"TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "466"}, b"", None,
    b"\x1b[?1;2c")
# Not run here. The kernel's console (drivers/tty/vt/vt.c) answers as a VT102.
LINUX = Recording({"TERM": "linux"}, b"", None, b"\x1b[?6c")
# What knows no question at all.
SILENT = Recording({"TERM": "xterm-256color"})
# A terminal of few colours whose user has chosen them.
OWN_COLORS = Recording(
    {"TERM": "xterm"}, b"\x1bP0$r\x1b\\", lambda index: (index * 16 + 1, index * 8 + 2, index * 4 + 3), b"\x1b[?62;c")

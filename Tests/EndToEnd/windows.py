"""Real terminals in a window of their own, on a display that nobody sees, and what they show, pixel by pixel."""

import collections
import os
import shutil
import struct
import subprocess
import tempfile
import threading

COLUMNS, ROWS = 80, 24

# The command line of each terminal; all show 80×24 without a margin where they let one choose.
TERMINALS = {
    "xterm": ["xterm", "-fa", "DejaVu Sans Mono", "-fs", "9", "-geometry", f"{COLUMNS}x{ROWS}", "-bw", "0", "+sb", "-e"],
    "xterm-340": ["xterm", "-ti", "vt340", "-fa", "DejaVu Sans Mono", "-fs", "9", "-geometry", f"{COLUMNS}x{ROWS}", "-bw",
                  "0", "+sb", "-e"],
    "kitty": ["kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o", f"initial_window_width={COLUMNS}c",
              "-o", f"initial_window_height={ROWS}c", "-o", "window_padding_width=0", "-o", "update_check_interval=0"],
    "alacritty": ["alacritty", "-o", f"window.dimensions.columns={COLUMNS}", "-o", f"window.dimensions.lines={ROWS}",
                  "-e"],
    # Knows Wayland only: a compositor shows it on the display.
    "foot": ["foot", "--window-size-chars", f"{COLUMNS}x{ROWS}"],
}


def is_there(name):
    needed = [TERMINALS[name][0], "Xvfb", "xwd"] + (["weston"] if name == "foot" else [])
    return all(shutil.which(program) for program in needed)


class Display:
    """An X server without a screen."""

    def __init__(self):
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"], pass_fds=[write],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read, "rb") as line:
            self.name = ":" + line.readline().decode().strip()
        self._folder = tempfile.TemporaryDirectory()
        self._compositor = None

    def close(self):
        for process in (self._compositor, self._server):
            if process:
                process.terminate()
                process.wait()
        self._folder.cleanup()

    def environment(self, terminal):
        """The variables that a terminal needs here."""
        variables = {"DISPLAY": self.name, "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_RUNTIME_DIR": self._folder.name}
        if terminal == "foot":
            self._start_compositor()
            variables["WAYLAND_DISPLAY"] = "skinscope"
        return variables

    def _start_compositor(self):
        if self._compositor:
            return
        os.chmod(self._folder.name, 0o700)
        self._compositor = subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--width=1300", "--height=900",
             "--socket=skinscope", "--no-config"],
            env=os.environ | {"DISPLAY": self.name, "XDG_RUNTIME_DIR": self._folder.name},
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        # It speaks of each step that it takes, and of some after its socket is there.
        for _ in self._compositor.stderr:
            if os.path.exists(os.path.join(self._folder.name, "skinscope")):
                threading.Thread(target=self._compositor.stderr.read, daemon=True).start()
                return
        raise AssertionError("the compositor does not start")

    def colors(self):
        """How many pixels of the whole display have each colour, as `#RRGGBB`."""
        data = subprocess.run(
            ["xwd", "-root", "-silent", "-display", self.name], capture_output=True, check=True).stdout
        header = struct.unpack(">25I", data[:100])
        size, width, height, order = header[0], header[4], header[5], header[7]
        # With windows of several kinds a pixel has three bytes, and a row is not full.
        step, stride, names = header[11] // 8, header[12], header[19]
        start = size + 12 * names
        blue, green, red = (0, 1, 2) if order == 0 else (step - 1, step - 2, step - 3)
        counts = collections.Counter()
        for row in range(height):
            line = data[start + row * stride:start + row * stride + step * width]
            counts.update(zip(line[red::step], line[green::step], line[blue::step]))
        return collections.Counter({"#%02X%02X%02X" % color: count for color, count in counts.items()})

"""A program in tmux, whose own idea of the screen is read back."""

import os
import select
import subprocess
import time

from terminal import CAP, Screen


class Tmux:
    """A tmux server with one window.

    A client in control mode tells when something was written to the window; only then the screen is captured.
    """

    def __init__(self, command, columns=80, rows=24, environment=None):
        self._name = f"skinscope-{os.getpid()}-{id(self)}"
        self.columns, self.rows = columns, rows
        variables = {"COLORTERM": "truecolor", "LANG": "C.UTF-8"} | (environment or {})
        settings = [f"-e{key}={value}" for key, value in variables.items()]
        self._run("new-session", "-d", "-x", str(columns), "-y", str(rows), *settings, command)
        self._run("set-option", "-g", "status", "off")
        self._run("set-option", "-as", "terminal-features", ",*:RGB")
        self._client = subprocess.Popen(
            self._command("-C", "attach-session"), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, env=self._environment)
        self._run("resize-window", "-x", str(columns), "-y", str(rows))
        # Wherever this ends, its client ends with it, and then the server does.
        self._run("set-option", "-g", "exit-unattached", "on")

    @property
    def _environment(self):
        variables = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "TMPDIR")}
        return variables | {"LANG": "C.UTF-8", "TERM": "xterm-256color"}

    def _command(self, *arguments):
        return ["tmux", "-L", self._name, "-f", "/dev/null", "-u", *arguments]

    def _run(self, *arguments):
        done = subprocess.run(self._command(*arguments), env=self._environment, capture_output=True, check=True)
        return done.stdout.decode()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # A client in control mode that is told to leave waits to be answered, and the server waits for it.
        self._client.kill()
        self._client.wait()
        self._client.stdin.close()
        self._client.stdout.close()
        subprocess.run(self._command("kill-server"), env=self._environment, capture_output=True, check=False)

    def type(self, *keys):
        self._run("send-keys", *keys)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self._run("resize-window", "-x", str(columns), "-y", str(rows))

    def capture(self):
        screen = Screen(self.columns, self.rows)
        lines = self._run("capture-pane", "-N", "-e", "-p").split("\n")[:self.rows]
        screen.feed("\r\n".join(lines).encode())
        return screen

    def wait(self, predicate, what):
        """Waits until `predicate` holds of the screen; returns that screen."""
        end = time.monotonic() + CAP
        while True:
            screen = self.capture()
            if predicate(screen):
                return screen
            ready, _, _ = select.select([self._client.stdout], [], [], max(end - time.monotonic(), 0))
            if not ready or not os.read(self._client.stdout.fileno(), 65536):
                raise AssertionError(f"{what}: not within {CAP} s; tmux shows\n{screen.text}")

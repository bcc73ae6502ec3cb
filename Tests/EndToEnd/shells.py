"""Shells at a terminal, in which `skinscope` is completed as it is after `make install`."""

import os
import shlex
import shutil
import tempfile

import pack
from terminal import Terminal

# Where each shell looks for its completions below a prefix, as the Makefile installs them.
PLACES = {
    "bash": "share/bash-completion/completions/skinscope",
    "zsh": "share/zsh/site-functions/_skinscope",
    "fish": "share/fish/vendor_completions.d/skinscope.fish",
}

BASH_COMPLETION = ("/usr/share/bash-completion/bash_completion", "/opt/homebrew/etc/profile.d/bash_completion.sh",
                   "/usr/local/etc/profile.d/bash_completion.sh")

# Takes the place of the program in the shells: hands on what is asked for a completion, and says what else it was given.
STAND_IN = """#!/bin/sh
if [ "$3" = --words ]; then
  exec {binary} "$@"
fi
printf '%s\\0' "$@" > {record}.new
mv {record}.new {record}
echo "given: $#."
"""


def bash_completion():
    """The file of bash-completion, None where it is not installed."""
    return next((path for path in BASH_COMPLETION if os.path.exists(path)), None)


def is_installed(shell):
    return shutil.which(shell) is not None and (shell != "bash" or bash_completion() is not None)


class Shell(Terminal):
    """An interactive shell of a name, in a folder of its own (`folder`), with nobody's settings.

    Where nothing is installed, its settings ask the program for its completion.
    """

    ASKING = {"bash": 'eval "$({} completion bash)"', "zsh": 'eval "$({} completion zsh)"',
              "fish": "{} completion fish | source"}

    def __init__(self, name, columns=100, rows=40, environment=None, is_installed=True):
        os.makedirs(pack.SCRATCH, exist_ok=True)
        self.root = tempfile.mkdtemp(dir=pack.SCRATCH)
        self.folder = self._make("work")
        self.home = self._make("home")
        self._record = os.path.join(self.root, "given")
        self._install(name, is_installed)
        self._commands = 0
        variables = {
            "HOME": self.home, "PATH": self._make("bin") + os.pathsep + os.environ["PATH"],
            "XDG_DATA_DIRS": os.path.join(self.root, "share") + ":/usr/local/share:/usr/share",
            "XDG_CONFIG_HOME": self.home, "XDG_DATA_HOME": self.home, "XDG_CACHE_HOME": self.home,
            "ZDOTDIR": self.home, "SKINSCOPE_THEMES": pack.THEMES,
        } | (environment or {})
        super().__init__(self._arguments(name), columns, rows, variables, self.folder)
        self.wait_for_text("ready>")

    def _make(self, name):
        path = os.path.join(self.root, name)
        os.makedirs(path, exist_ok=True)
        return path

    def _install(self, name, is_installed):
        script = os.path.join(self.root, PLACES[name])
        os.makedirs(os.path.dirname(script), exist_ok=True)
        if is_installed:
            with open(script, "w", encoding="utf-8") as file:
                file.write(pack.run("completion", name))
        program = os.path.join(self._make("bin"), "skinscope")
        with open(program, "w", encoding="utf-8") as file:
            file.write(STAND_IN.format(binary=shlex.quote(pack.binary), record=shlex.quote(self._record)))
        os.chmod(program, 0o755)
        settings = {
            "bash": f"PS1='ready> '\nsource {bash_completion()}\nbind 'set bell-style none'\n",
            "zsh": f"PS1='ready> '\nfpath=({os.path.dirname(script)} $fpath)\nautoload -U compinit\ncompinit -u -D\n"
                   "setopt no_beep\n",
            "fish": "function fish_prompt; echo -n 'ready> '; end\nset -g fish_greeting\n"
                    "set -g fish_autosuggestion_enabled 0\n",
        }[name]
        place = {"bash": "bashrc", "zsh": ".zshrc", "fish": "fish/config.fish"}[name]
        self._settings = os.path.join(self.home, place)
        os.makedirs(os.path.dirname(self._settings), exist_ok=True)
        with open(self._settings, "w", encoding="utf-8") as file:
            file.write(settings)
            if not is_installed:
                file.write(self.ASKING[name].format(shlex.quote(pack.binary)) + "\n")

    def _arguments(self, name):
        return {"bash": ["bash", "--rcfile", self._settings, "-i"], "zsh": ["zsh", "-i"], "fish": ["fish", "-i"]}[name]

    def close(self):
        super().close()
        shutil.rmtree(self.root, ignore_errors=True)

    def given(self, *keys):
        """What the program is given when the keys are typed at the prompt and then Enter."""
        if os.path.exists(self._record):
            os.remove(self._record)
        self.type(*keys, "enter")
        self.wait(lambda: os.path.exists(self._record), f"a command line to be run: {keys}")
        self.wait_for_prompt()
        with open(self._record, encoding="utf-8") as file:
            return file.read().split("\0")[:-1]

    def wait_for_prompt(self):
        self.wait(lambda: self._last_line() == "ready>", "a prompt")

    def _last_line(self):
        lines = [line.rstrip() for line in self.text.split("\n")]
        return next((line for line in reversed(lines) if line), "")

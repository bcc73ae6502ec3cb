"""A server of SSH that shows a pack to guests, as docs/ssh-demo.md has it, and the guests."""

import os
import shlex

import pack
import ssh
from terminal import Terminal

# As in docs/ssh-demo.md, but for the user, who is whoever runs this.
BLOCK = """
MaxStartups 100
PrintLastLog no
{more}
Match all
    ForceCommand {command}
    PermitTTY yes
    PermitUserRC no
    MaxSessions 1
    DisableForwarding yes
    AllowAgentForwarding no
    AllowTcpForwarding no
    AllowStreamLocalForwarding no
    X11Forwarding no
    PermitTunnel no
    PermitOpen none
    PermitListen none
    GatewayPorts no
    UnusedConnectionTimeout {unused}
    ChannelTimeout *=10m
"""

# What a careless host may let through.
HOSTILE_NAMES = ("EDITOR VISUAL TERMINFO TERMINFO_DIRS TERMCAP NCURSES_* ESCDELAY LINES COLUMNS XDG_* SKINSCOPE_* HOME "
                 "GCONV_PATH LOCPATH LANGUAGE NLSPATH TZ TZDIR TMPDIR PATH http_proxy SWIFT_BACKTRACE MALLOC_*")


class KioskServer(ssh.Server):
    def __init__(self, folder, *arguments, accepts="", unused="1m"):
        """Shows the pack in `folder`; `accepts` are further variables that are let through, `unused` is how long a
        connection may last that shows nothing."""
        command = shlex.join([pack.binary, "preview", "--kiosk", *arguments, folder])
        super().__init__(BLOCK.format(command=command, unused=unused, more=f"AcceptEnv LANG LC_* COLORTERM {accepts}"))

    def guest(self, *arguments, environment=None, sends=(), command=(), columns=80, rows=24):
        """A guest on a terminal of truecolor, whose client gets `arguments` and sends the variables named."""
        names = ["LANG", "COLORTERM", *sends]
        options = [word for name in names for word in ("-o", f"SendEnv={name}")]
        line = self.client("ssh", "-tt", *options, *arguments, self.host, *command)
        return Terminal(line, columns, rows, environment=environment)

    def all_processes(self):
        """All that this server has running."""
        return descendants(self._server.pid)

    def processes(self):
        """The kiosks that this server has running, by their process numbers."""
        return [process for process in self.all_processes()
                if os.path.basename(link(process, "exe")) == os.path.basename(pack.binary)]


def link(process, name):
    try:
        return os.readlink(f"/proc/{process}/{name}")
    except OSError:
        return ""


def text(process, name):
    try:
        with open(f"/proc/{process}/{name}", encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def descendants(process):
    """All processes that a process has started, and those have."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        # The name of the program, in brackets, may have blanks and brackets in it.
        fields = text(name, "stat").rpartition(")")[2].split()
        if len(fields) > 1:
            children.setdefault(int(fields[1]), []).append(int(name))
    found, waiting = [], [process]
    while waiting:
        for child in children.get(waiting.pop(), []):
            found.append(child)
            waiting.append(child)
    return found


def status(process):
    """What the kernel says of a process, by the names of its lines."""
    lines = (line.split(":", 1) for line in text(process, "status").splitlines() if ":" in line)
    return {name: value.strip() for name, value in lines}


def memory(process):
    """Bytes of memory: all that is in use, what of that is its own share, and what nobody else has."""
    sizes = {}
    for line in text(process, "smaps_rollup").splitlines():
        fields = line.split()
        if len(fields) == 3 and fields[2] == "kB":
            sizes[fields[0].rstrip(":")] = int(fields[1]) * 1024
    own = sizes.get("Private_Clean", 0) + sizes.get("Private_Dirty", 0)
    return {"rss": sizes.get("Rss", 0), "pss": sizes.get("Pss", 0), "private": own}

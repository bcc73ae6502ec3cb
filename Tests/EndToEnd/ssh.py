"""A server of SSH of its own, on this machine, that hands on no variables."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading

SERVER = shutil.which("sshd") or "/usr/sbin/sshd"


def is_there():
    return os.access(SERVER, os.X_OK) and shutil.which("ssh") and os.geteuid() == 0


class Server:
    def __init__(self, configuration=""):
        """`configuration` is more of sshd_config(5)."""
        # sshd trusts no keys in a folder that others may write to, which /tmp is.
        self._folder = tempfile.mkdtemp(prefix=".skinscope-", dir=os.path.expanduser("~"))
        for name in ("host", "user"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self._path(name)], check=True)
        shutil.copy(self._path("user.pub"), self._path("keys"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        with open(self._path("config"), "w", encoding="utf-8") as file:
            file.write(f"ListenAddress 127.0.0.1\nPort {self.port}\nHostKey {self._path('host')}\n"
                       f"AuthorizedKeysFile {self._path('keys')}\nPidFile none\nUsePAM no\nStrictModes no\n"
                       "PasswordAuthentication no\nPermitRootLogin prohibit-password\nPrintMotd no\n" + configuration)
        os.makedirs("/run/sshd", exist_ok=True)
        self._server = subprocess.Popen([SERVER, "-D", "-e", "-f", self._path("config")], stderr=subprocess.PIPE)
        self._wait()

    def _path(self, name):
        return os.path.join(self._folder, name)

    def _wait(self):
        """Until the server says that it listens; what it says after that nobody needs, but it must not block."""
        said = b""
        for line in self._server.stderr:
            said += line
            if b"Server listening" in line:
                threading.Thread(target=self._server.stderr.read, daemon=True).start()
                return
        raise AssertionError(f"the server does not start: {said.decode(errors='replace')}")

    def close(self):
        self._server.terminate()
        self._server.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def command(self, command):
        """The command line that runs a command there, on a terminal."""
        return self.client("ssh", "-tt", self.host, command)

    def client(self, program, *arguments):
        """The command line of a client (ssh, scp, sftp), with what it needs to get in; `host` names the server."""
        port = "-p" if program == "ssh" else "-P"
        # ssh closes what it was given to be told of its end by; the shell around it does not.
        return ["sh", "-c", '"$@"; exit $?', "sh", program, "-F", "none", port, str(self.port), "-i", self._path("user"),
                "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR", *arguments]

    @property
    def host(self):
        return f"{pwd.getpwuid(os.geteuid()).pw_name}@127.0.0.1"

"""What the tests of faults share: disks that are full, and how commands and previews end."""

import os
import resource
import shutil
import subprocess
import sys
import tempfile

import pack
from preview import PreviewTest

LINUX = sys.platform.startswith("linux")
# Root may read everything; without these powers it is as anybody.
AS_ANYBODY = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []


def full_disk(test, kibibytes=256):
    """A folder on a disk of its own without room, but for what is put there by `fill`; skips where none can be made."""
    folder = tempfile.mkdtemp()
    test.addCleanup(shutil.rmtree, folder, True)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kibibytes}k", "none", folder],
                             capture_output=True, check=False)
    if mounted.returncode:
        test.skipTest("only root can mount a disk")
    test.addCleanup(subprocess.run, ["umount", "-l", folder], check=True)
    return folder


def fill(folder):
    path = os.path.join(folder, "filling")
    with open(path, "wb", buffering=0) as file:
        for size in (4096, 64, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return path


def files_below(folder):
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(root, name), "rb") as file:
                found[os.path.relpath(os.path.join(root, name), folder)] = file.read()
    return found


class FaultTest(PreviewTest):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name

    def run_command(self, *arguments, code, says, before=None, environment=None, prefix=(), **streams):
        """Runs a command that ends by itself, and looks at how, and at what is said."""
        variables = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        places = {f"XDG_{name}_HOME": self.folder for name in ("STATE", "CACHE", "CONFIG", "DATA")}

        def prepare():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if before:
                before()

        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
        done = subprocess.run(
            [*prefix, pack.binary, *arguments], timeout=60, check=False, preexec_fn=prepare,
            env=variables | places | (environment or {}), cwd=self.folder, **streams)
        said = ((done.stdout or b"") + (done.stderr or b"")).decode()
        self.assertEqual(done.returncode, code, said[-500:])
        self.assertIn(says, said)
        return done

    def end(self, terminal):
        terminal.type("q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.assert_restored(self)

    def status(self, terminal):
        return terminal.line(terminal.rows - 1)

    def wait_for_status(self, terminal, text):
        terminal.wait(lambda: text in self.status(terminal), f"{text!r} in the status line")

"""Commands in pipelines."""

import os
import subprocess
import unittest

import pack


class PipelineTest(unittest.TestCase):
    def test_a_closed_pipe_is_no_failure_to_speak_of(self):
        commands = [["list"], ["list", "--json"], ["show", "default"], ["render", "--format", "json"],
                    ["render", "--format", "ansi"], ["--help"]]
        for command in commands:
            with self.subTest(command=" ".join(command)):
                reader, writer = os.pipe()
                os.close(reader)
                done = subprocess.run([pack.binary, *command], stdin=subprocess.DEVNULL, stdout=writer,
                                      stderr=subprocess.PIPE, cwd=pack.ROOT, timeout=10, check=False)
                os.close(writer)
                self.assertEqual(done.stderr, b"")
                # Whether the signal ends it or it ends by itself, as shells and their users expect.
                self.assertIn(done.returncode, (0, -13, 141))

    def test_head_gets_its_lines(self):
        line = f"'{pack.binary}' list '{pack.THEMES}' | head"
        for count in (0, 1):
            with self.subTest(lines=count):
                done = subprocess.run(["sh", "-c", f"{line} -{count}"], capture_output=True, timeout=10, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertEqual(len(done.stdout.splitlines()), count)

    def test_not_on_a_terminal_a_preview_lists(self):
        done = subprocess.run([pack.binary, "preview", pack.THEMES], stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=10, check=True)
        self.assertEqual(done.stdout.decode(), pack.run("list", pack.THEMES))
        self.assertEqual(done.stderr, b"")

"""soak.py BINARY [--reloads N] [--resizes N] [--skins N] [--seed N]: one preview for very long.

One process goes through all of them. Its memory and its descriptors are looked at a hundred times in each part, and its
screen ten times: it must be cell by cell what `render` says, drawn anew and changed since. What came out is told as JSON,
a line a part, sizes in KiB; `slope` is how much the anonymous memory grows in a thousand steps, by least squares over the
second half of a part. The exit code is 1 if a cell was wrong, a descriptor was left open or the memory grew.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "Tests", "EndToEnd"))

import log  # noqa: E402
import pack  # noqa: E402
import preview  # noqa: E402
import terminal  # noqa: E402

LOOKS, SAMPLES = 10, 100
# What the memory may have grown over the second half of a part, in KiB: an arena more of malloc's, and no leak.
GROWTH = 2048
SIZE = (80, 24)


class Tally(log.Log):
    """Counts the events, and keeps none."""

    def __init__(self, path):
        super().__init__(path)
        self.counts, self.bytes = {}, 0

    def take(self):
        super().take()
        for entry in self.events:
            for key in ((entry["event"], None), (entry["event"], entry["cause"])):
                self.counts[key] = self.counts.get(key, 0) + 1
            self.bytes += entry.get("bytes", 0)
            if entry["event"] == "error":
                raise AssertionError(f"the preview complains: {entry}")
        self.events.clear()

    def count(self, event, start=0):
        return self.counts.get((event, None), 0)

    def count_of(self, event, cause, start=0):
        return self.counts.get((event, cause), 0)

    @property
    def painted_bytes(self):
        return self.bytes


class Preview(terminal.Terminal):
    """A preview whose output is understood only where somebody looks at it."""

    is_seen = True
    received = 0

    def _take_output(self):
        if self.is_seen:
            return super()._take_output()
        while True:
            try:
                data = os.read(self.descriptor, 1 << 20)
            except OSError:
                return None
            if not data:
                return None
            self.received += len(data)

    def look(self):
        """Sees what is sent from here on, after all that was sent before."""
        self.wait_for_quiet(0.2)
        self.is_seen = True
        self.output.clear()
        self._answered = 0
        self._unlogged = None
        self.type("ctrl-l")
        self.settle()

    def look_away(self):
        self.settle()
        self.is_seen = False


class Soak:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.folder = tempfile.mkdtemp(prefix="skinscope-soak-")
        shutil.copytree(pack.THEMES, os.path.join(self.folder, "pack"))
        self.pack = pack.Pack(os.path.join(self.folder, "pack"))
        self.key = self.pack.roles("default")["nav.background"]["key"]
        marks = [pack.ScratchPack.with_color(self.pack_text, "default", self.key, mark) for mark in ("\1", "\2")]
        self.before, self.after = marks[0].split("\1")
        self.log = Tally(os.path.join(self.folder, "log"))
        command = [pack.binary, "preview", self.pack.folder, "--lang", "en", "--skin", "default", "--log", self.log.path]
        places = {f"XDG_{name}_HOME": self.folder for name in ("STATE", "CACHE", "CONFIG", "DATA")}
        self.preview = Preview(command, *SIZE, environment=places, folder=self.folder, log=self.log)
        self.preview.wait(lambda: self.log.count("started") and self.preview.output, "the first frame")
        self.preview.settle()
        self.failures = []

    @property
    def pack_text(self):
        return Text(self.pack.plist)

    def close(self):
        self.preview.close()
        shutil.rmtree(self.folder)

    # One step each

    def change_skin(self, count):
        """Many keys at once; how many skins were seen by them."""
        before = self.log.count_of("painted", "key")
        heard = self.log.count("key")
        keys = [self.random.choice("nnpp123456780-") for _ in range(count)]
        self.preview.type("".join(keys).encode())
        self.preview.wait(lambda: self.log.count("key") >= heard + count, "the keys")
        return self.log.count_of("painted", "key") - before

    def reload(self, number):
        seen = self.log.count("reloaded")
        text = f"{self.before}#{(number * 7919 + 1) & 0xFFFFFF:06X}{self.after}"
        path = self.pack.plist if number % 2 else os.path.join(self.folder, "new")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        if not number % 2:
            os.rename(path, self.pack.plist)
        self.preview.wait(lambda: self.log.count("reloaded") > seen, f"reload {number}")

    def resize(self):
        seen = self.log.count_of("painted", "resize")
        size = self.preview.columns, self.preview.rows
        while size == (self.preview.columns, self.preview.rows):
            size = self.random.randint(20, 220), self.random.randint(8, 60)
        self.preview.resize(*size)
        self.preview.wait(lambda: self.log.count_of("painted", "resize") > seen, f"{size}")

    # Parts

    def skins(self, goal):
        done = 0
        while done < goal:
            done += self.change_skin(min(100, goal - done + 1))
            yield done

    def reloads(self, goal):
        for number in range(goal):
            self.reload(number)
            yield number + 1

    def resizes(self, goal):
        for number in range(goal):
            self.resize()
            yield number + 1

    def run(self, name, goal):
        """Takes the steps of a part; returns what came of it."""
        samples, looks, start = [self.sample(0)], 0, time.monotonic()
        done = 0
        self.preview.look_away()
        for done in getattr(self, name)(goal):
            if done * SAMPLES >= len(samples) * goal:
                samples.append(self.sample(done))
            if done * LOOKS >= (looks + 1) * goal:
                looks += 1
                self.check(f"{name} {done}")
        return self.report(name, done, samples, looks, time.monotonic() - start)

    def check(self, when):
        """Compares the screen with what is rendered: drawn anew, and after changes."""
        self.preview.resize(*SIZE)
        self.preview.wait_for_quiet(0.2)
        # What was saved last is outlined for a while.
        self.preview.type("0")
        self.preview.wait_for_quiet(2)
        self.preview.look()
        for position, skin in [(0, "default")] + self.random.sample(list(enumerate(self.pack.names)), 3):
            self.preview.type(str(position + 1) if skin != "default" else "0")
            self.preview.settle()
            found = preview.PreviewTest.differences(None, self.preview, self.pack.rendered(skin))
            if found:
                self.failures.append(f"{when}, {skin}: {len(found)} cells, {found[:3]}")
        self.preview.look_away()

    def sample(self, done):
        process = self.preview.process.pid
        with open(f"/proc/{process}/status", encoding="ascii") as file:
            status = dict(line.split(":", 1) for line in file)
        return {"done": done, "rss": int(status["VmRSS"].split()[0]), "own": int(status["RssAnon"].split()[0]),
                "open": len(os.listdir(f"/proc/{process}/fd")), "threads": int(status["Threads"])}

    def report(self, name, done, samples, looks, seconds):
        late = samples[len(samples) // 2:]
        slope = statistics.linear_regression([s["done"] for s in late], [s["own"] for s in late]).slope
        if slope * (late[-1]["done"] - late[0]["done"]) > GROWTH:
            self.failures.append(f"{name}: the memory grows by {slope * 1000:.1f} KiB in a thousand")
        if len({s["open"] for s in samples}) > 1:
            self.failures.append(f"{name}: descriptors {sorted({s['open'] for s in samples})}")
        return {"part": name, "done": done, "seconds": round(seconds), "looks": looks,
                "rss": {"first": samples[0]["rss"], "half": late[0]["rss"], "last": samples[-1]["rss"],
                        "most": max(s["rss"] for s in samples)},
                "own": {"first": samples[0]["own"], "half": late[0]["own"], "last": samples[-1]["own"]},
                "slope": round(slope * 1000, 2), "open": [samples[0]["open"], max(s["open"] for s in samples)],
                "threads": samples[-1]["threads"], "received": self.preview.received >> 10}


class Text:
    """What `ScratchPack.with_color` wants of a pack."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self._text = file.read()

    def text(self):
        return self._text


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("binary")
    arguments.add_argument("--reloads", type=int, default=10_000)
    arguments.add_argument("--resizes", type=int, default=10_000)
    arguments.add_argument("--skins", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    pack.binary = os.path.abspath(options.binary)
    version = subprocess.run([pack.binary, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(json.dumps({"version": version, "seed": options.seed}), flush=True)
    soak = Soak(options.seed)
    try:
        # What is made once and kept is made before anything is measured.
        for part, goal in (("skins", options.skins), ("reloads", options.reloads), ("resizes", options.resizes)):
            print(json.dumps(soak.run(part, goal)), flush=True)
        soak.preview.type("q")
        if soak.preview.wait_for_end() != 0:
            soak.failures.append("it did not end well")
    finally:
        soak.close()
    for failure in soak.failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if soak.failures else 0)


if __name__ == "__main__":
    main()

"""Measures the product side by side with others, and writes a table and .build/bench/results.json.

What counts are the ratios; the times are this machine's. What is compared is run in turn in one go, after runs that only warm the
caches. Medians are shown with their quartiles. What is wanted of each, and why, is in docs/performance.md.
"""

import argparse
import dataclasses
import os
import platform
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import changes
import figures
import growth
import mapping
import packs
import reading
import saves
import starts

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PARTS = {"start": starts, "change": changes, "save": saves, "reading": reading, "mapping": mapping, "growth": growth}


@dataclasses.dataclass
class Context:
    binary: str
    probe: str
    pack: str
    scratch: str
    here: str = HERE

    def packs(self, skins):
        """The folder of a pack of so many skins."""
        folder = os.path.join(self.scratch, f"pack-{skins}")
        if not os.path.exists(folder):
            packs.make_pack(folder, skins)
        return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", help="a release build of skinscope; bench-probe stands beside it")
    parser.add_argument("pack", help="the shipped pack")
    parser.add_argument("--only", nargs="*", choices=PARTS, default=list(PARTS), help="these parts")
    parser.add_argument("--output", help="by default .build/bench/results.json, of some parts results-PARTS.json")
    options = parser.parse_args()
    if not options.output:
        parts = "" if options.only == list(PARTS) else "-" + "-".join(options.only)
        options.output = os.path.join(ROOT, ".build", "bench", f"results{parts}.json")
    binary = os.path.abspath(options.binary)
    os.makedirs(os.path.dirname(options.output), exist_ok=True)
    print(f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    if os.getloadavg()[0] > 0.7:
        print("the machine is busy: ratios are worse than they are, and spread")
    found = []
    with tempfile.TemporaryDirectory() as scratch:
        state = {"XDG_STATE_HOME": scratch, "XDG_CACHE_HOME": scratch}
        os.environ.update(state)
        context = Context(binary, os.path.join(os.path.dirname(binary), "bench-probe"), os.path.abspath(options.pack), scratch)
        for name in options.only:
            print(f"measuring: {name}", file=sys.stderr, flush=True)
            figures_of_part = list(PARTS[name].measure(context))
            # Part by part, so that a run that is stopped has told what it found.
            figures.show(figures_of_part)
            sys.stdout.flush()
            found += figures_of_part
            figures.write(found, options.output)
    missed = [figure for figure in found if figure.is_met is False]
    print(f"\n{len(found)} figures, {len(missed)} not as wanted; {os.path.relpath(options.output)}")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"bench: {' '.join(error.cmd)}: {error.stderr}")

"""signals.py BINARY [--moments N] [--seed N] [--jobs N]: strikes previews with every signal that can be caught.

Each signal strikes a preview of its own at N random moments (200): so many bytes into its output with keys typed on, or so
many milliseconds after its start. The terminal must be as before, its modes, its screen, its mouse, its palette, and the
status must tell of the signal. Signals without names strike a twentieth as often. Prints a line a signal in the end, and
on standard error how far it is; exit code 1 where anything was otherwise.
"""

import argparse
import collections
import multiprocessing
import os
import random
import signal
import sys
import traceback
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "Tests", "EndToEnd"))

import pack  # noqa: E402
import strikes  # noqa: E402


def strike(job):
    kind, number, seed = job
    blow = kind(number, random.Random(seed))
    try:
        blow.run(unittest.TestCase())
        return number, kind.__name__, None
    except Exception:  # pylint: disable=broad-except
        return number, kind.__name__, f"{blow}, seed {seed!r}\n{traceback.format_exc()}"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("binary")
    arguments.add_argument("--moments", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=4)
    options = arguments.parse_args()
    pack.binary = os.path.abspath(options.binary)
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        # Who runs this in the background has them ignored, and a preview leaves it at that.
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    jobs = []
    for number in strikes.catchable():
        has_name = not strikes.name_of(number).startswith("SIGRTMIN+")
        count = options.moments if has_name else max(1, options.moments // 20)
        kind = strikes.StopInShell if number in strikes.STOPPING else strikes.Strike
        jobs += [(kind, number, f"{options.seed} {number} {moment}") for moment in range(count)]
    # All signals from the beginning on, so that a run that is cut short has seen each.
    random.Random(options.seed).shuffle(jobs)
    done, failed = collections.Counter(), collections.Counter()
    with multiprocessing.get_context("fork").Pool(options.jobs) as workers:
        try:
            for number, _, report in workers.imap_unordered(strike, jobs):
                done[number] += 1
                if report:
                    failed[number] += 1
                    print(report, file=sys.stderr, flush=True)
                if sum(done.values()) % 250 == 0:
                    print(f"{sum(done.values())} of {len(jobs)}, {sum(failed.values())} wrong", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print("cut short")
    for number in sorted(done):
        print(f"{strikes.name_of(number):12} {done[number]:4} moments, {failed[number]} wrong")
    print(f"{sum(done.values())} strikes, {sum(failed.values())} wrong")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

"""run.py --binary BINARY [NAME…]: runs the end-to-end tests, or those whose names contain one of the NAMEs.

Most of a test's time is waiting, so several run side by side, each with previews of its own.
"""

import argparse
import io
import multiprocessing
import os
import shutil
import signal
import sys
import time
import unittest

import pack

HERE = os.path.dirname(os.path.abspath(__file__))
# Far longer than any test takes; its waits have caps of their own.
LONGEST = 120


def flat(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def give_up(_signal, _frame):
    raise TimeoutError(f"the test takes longer than {LONGEST} s")


def run(name):
    """Runs a test in a process that runs others before and after it; returns what came of it."""
    stream, start = io.StringIO(), time.monotonic()
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    result = unittest.TextTestRunner(stream=stream).run(unittest.defaultTestLoader.loadTestsFromName(name))
    signal.alarm(0)
    outcome = "skipped" if result.skipped else "passed" if result.wasSuccessful() else "FAILED"
    return name, outcome, "" if result.wasSuccessful() else stream.getvalue(), time.monotonic() - start


def begin_worker():
    # The parent ends the others by this when it is ended itself; a closed terminal ends the previews in them.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # What runs without a terminal ignores these (nohup, `&` in a script), and so would every preview.
    for number in (signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--binary", required=True)
    arguments.add_argument("--jobs", type=int, default=4, help="how many tests run at once (4)")
    arguments.add_argument("names", nargs="*", metavar="NAME")
    options = arguments.parse_args()
    pack.binary = os.path.abspath(options.binary)
    if not os.access(pack.binary, os.X_OK):
        sys.exit(f"run.py: {options.binary} is not there; build it first")
    sys.path.insert(0, HERE)
    found = [test.id() for test in flat(unittest.defaultTestLoader.discover(HERE))]
    chosen = [name for name in found if not options.names or any(part in name for part in options.names)]
    # Those of one subject take about as long as each other; mixed, the last ones are not all long.
    chosen.sort(key=hash_of)
    start, outcomes = time.monotonic(), []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("run.py: ended by a signal"))
    jobs = max(1, min(options.jobs, len(chosen)))
    with multiprocessing.get_context("fork").Pool(jobs, initializer=begin_worker) as workers:
        for name, outcome, report, seconds in workers.imap_unordered(run, chosen):
            outcomes.append(outcome)
            print(f"{outcome} {name} ({seconds:.1f} s)", flush=True)
            if report:
                print(report, flush=True)
        workers.close()
        workers.join()
    shutil.rmtree(pack.SCRATCH, ignore_errors=True)
    passed, failed, skipped = (outcomes.count(outcome) for outcome in ("passed", "FAILED", "skipped"))
    print(f"{len(outcomes)} tests in {time.monotonic() - start:.0f} s")
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    # No test at all is no success either.
    sys.exit(0 if passed and not failed else 1)


def hash_of(name):
    """A number that depends on the name alone, so that the order is the same each time."""
    return sum(ord(character) * 31 ** (place % 5) for place, character in enumerate(name)) % 9973


if __name__ == "__main__":
    main()

"""run.py --binary BINARY [NAME…]: runs the end-to-end tests, or those whose names contain one of the NAMEs."""

import argparse
import faulthandler
import os
import sys
import unittest

import pack


def chosen(suite, names):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from chosen(test, names)
        elif not names or any(name in test.id() for name in names):
            yield test


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--binary", required=True)
    arguments.add_argument("names", nargs="*")
    options = arguments.parse_args()
    pack.binary = os.path.abspath(options.binary)
    if not os.access(pack.binary, os.X_OK):
        sys.exit(f"run.py: {options.binary} is not there; build it first")
    found = unittest.defaultTestLoader.discover(os.path.dirname(os.path.abspath(__file__)))
    tests = unittest.TestSuite(chosen(found, options.names))
    # A test that hangs all the same shows where, and fails the run.
    faulthandler.dump_traceback_later(1800, exit=True)
    result = unittest.TextTestRunner(verbosity=2).run(tests)
    failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    skipped = len(result.skipped)
    passed = result.testsRun - failed - skipped
    sys.stderr.flush()
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    # Subtests can fail more often than tests were run; no test at all is no success either.
    sys.exit(0 if result.wasSuccessful() and result.testsRun else 1)


main()

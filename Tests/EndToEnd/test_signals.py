"""Every signal that can be caught, at moments that a seed chooses; `make signals` strikes two hundred times with each."""

import os
import random
import signal
import unittest

import strikes


@unittest.skipUnless(strikes.LINUX, "/proc and signals without names are Linux's")
class SignalsTest(unittest.TestCase):
    SEED = int(os.environ.get("SEED", "7"))

    def strike(self, numbers, moments, kind=strikes.Strike):
        for number in numbers:
            for moment in range(moments):
                strike = kind(number, random.Random(f"{self.SEED} {number} {moment}"))
                with self.subTest(str(strike)):
                    strike.run(self)

    def test_signals_that_stop_give_the_terminal_to_the_shell(self):
        self.strike(sorted(strikes.STOPPING), 2, strikes.StopInShell)


def test_of(numbers, moments):
    return lambda self: self.strike(numbers, moments)


NAMED = [number for number in strikes.catchable() if number < getattr(signal, "SIGRTMIN", 64)]
for first in range(0, len(NAMED), 5):
    names = "_".join(strikes.name_of(number)[3:].lower() for number in NAMED[first:first + 5])
    setattr(SignalsTest, f"test_{names}", test_of(NAMED[first:first + 5], 4))
UNNAMED = [number for number in strikes.catchable() if number not in NAMED]
setattr(SignalsTest, "test_signals_without_a_name", test_of(UNNAMED, 1))

"""The nearest of 240 entries by CIEDE2000: the search that leaves out what cannot be nearer, beside trying every entry."""

import subprocess

from figures import Figure

COLOURS = 20_000


def measure(context):
    """Yields figures; both searches must find the same."""
    times, outcomes = {"fast": [], "plain": []}, set()
    for _ in range(4):
        for way, kept in times.items():
            done = subprocess.run([context.probe, "mapping", way, str(COLOURS), "2"], check=True, capture_output=True, text=True)
            for line in done.stdout.splitlines():
                spent, outcome = line.split()
                kept.append(int(spent) / COLOURS / 1000)
                outcomes.add(outcome)
    assert len(outcomes) == 1, "the searches do not agree"
    yield Figure("mapping to 256 colours", "a colour that was not met before", "µs", times["fast"], times["plain"], "every entry", limit=1)

"""Figures that were measured side by side, as a table and as JSON."""

import dataclasses
import json
import statistics
import sys


@dataclasses.dataclass
class Figure:
    """What one thing takes, beside what another takes that was measured in the same run."""

    group: str
    name: str
    unit: str
    values: list
    # The values of what it is compared with; its name; the largest ratio that is wanted.
    beside: list = dataclasses.field(default_factory=list)
    beside_name: str = ""
    limit: float | None = None
    # The largest median that is wanted, in the unit.
    most: float | None = None

    @property
    def median(self):
        return statistics.median(self.values)

    @property
    def quartiles(self):
        return quartiles(self.values)

    @property
    def ratio(self):
        """Of the medians; None where nothing stands beside it."""
        return self.median / statistics.median(self.beside) if self.beside and statistics.median(self.beside) else None

    @property
    def is_met(self):
        """None where nothing is asked."""
        answers = []
        if self.limit is not None and self.ratio is not None:
            answers.append(self.ratio <= self.limit)
        if self.most is not None:
            answers.append(self.median <= self.most)
        return all(answers) if answers else None

    @property
    def wanted(self):
        parts = [f"≤ {self.limit:g} ×"] if self.limit is not None else []
        return ", ".join(parts + ([f"≤ {self.most:g} {self.unit}"] if self.most is not None else []))


def quartiles(values):
    return tuple(statistics.quantiles(values, n=4)[::2]) if len(values) > 1 else (values[0], values[0])


def number(value):
    return f"{value:.0f}" if value >= 1000 else f"{value:.3g}" if value < 100 else f"{value:.0f}"


def spread(values):
    low, high = quartiles(values)
    return number(statistics.median(values)) + (f" ({number(low)}–{number(high)})" if len(values) > 1 else "")


def show(figures, file=sys.stdout):
    """Prints a table, a heading for each group; figures of one group stand together."""
    order = list(dict.fromkeys(figure.group for figure in figures))
    group = None
    for figure in sorted(figures, key=lambda figure: order.index(figure.group)):
        if figure.group != group:
            group = figure.group
            print(f"\n{group}\n  {'':38} {'median (quartiles)':>24}  {'beside it':>34} {'ratio':>6}  wanted", file=file)
        beside = f"{figure.beside_name} {spread(figure.beside)}" if figure.beside else ""
        ratio = f"{figure.ratio:.2f}" if figure.ratio is not None else ""
        verdict = {True: "met", False: "NOT MET", None: ""}[figure.is_met]
        value = f"{spread(figure.values)} {figure.unit}"
        print(f"  {figure.name:38} {value:>24}  {beside:>34} {ratio:>6}  {figure.wanted} {verdict}".rstrip(), file=file)


def write(figures, path):
    rows = []
    for figure in figures:
        row = {"group": figure.group, "name": figure.name, "unit": figure.unit, "median": figure.median,
               "quartiles": figure.quartiles, "runs": len(figure.values)}
        if figure.beside:
            row |= {"beside": figure.beside_name, "besideMedian": statistics.median(figure.beside),
                    "besideQuartiles": quartiles(figure.beside), "ratio": figure.ratio}
        if figure.is_met is not None:
            row |= {"wantedRatio": figure.limit, "wanted": figure.most, "met": figure.is_met}
        rows.append(row)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(rows, file, ensure_ascii=False, indent=1)
        file.write("\n")

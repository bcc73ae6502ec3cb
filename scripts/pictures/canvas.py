"""Drawing with antialiasing. All coordinates are points from the top left, whatever the scale."""

import math

import numpy as np

from .colors import from_oklab, to_oklab


class Canvas:
    """A picture under construction; paint goes on in the order of the calls."""

    SUBROWS = 8  # a pixel's coverage is exact across and sampled this often down

    def __init__(self, size, scale):
        self.width, self.height = size
        self.scale = scale
        self.columns, self.rows = self.width * scale, self.height * scale
        self.pixels = np.zeros((self.rows, self.columns, 3))
        self.x = ((np.arange(self.columns) + 0.5) / scale)[None, :]
        self.y = ((np.arange(self.rows) + 0.5) / scale)[:, None]

    def coverage(self, *shapes):
        """How much of each pixel the union of the polygons covers, 0 to 1."""
        places, amounts = [], []
        stride = self.columns + 2
        for shape in shapes:
            points = wound(np.asarray(shape, float)) * self.scale
            for (x0, y0), (x1, y1) in zip(points, np.roll(points, -1, axis=0)):
                sign = 1 if y1 > y0 else -1
                top, bottom = min(y0, y1), max(y0, y1)
                first = max(0, math.ceil(top * self.SUBROWS - 0.5))
                last = min(self.rows * self.SUBROWS, math.ceil(bottom * self.SUBROWS - 0.5))
                if last <= first:
                    continue
                row = np.arange(first, last)
                x = x0 + ((row + 0.5) / self.SUBROWS - y0) * (x1 - x0) / (y1 - y0)
                x = np.clip(x, 0, self.columns)
                column = np.floor(x).astype(int)
                place = row // self.SUBROWS * stride + column
                places += [place, place + 1]
                amounts += [sign * (1 - x + column), sign * (x - column)]
        if not places:
            return np.zeros((self.rows, self.columns))
        steps = np.bincount(np.concatenate(places), np.concatenate(amounts), self.rows * stride)
        covered = np.cumsum(steps.reshape(self.rows, stride), axis=1)[:, : self.columns]
        return np.clip(np.abs(covered) / self.SUBROWS, 0, 1)

    def paint(self, mask, ink):
        """Lays `ink`, one colour or one a pixel, over the picture where `mask` is above 0."""
        self.pixels += (ink - self.pixels) * np.broadcast_to(mask, (self.rows, self.columns))[..., None]

    def fill(self, ink):
        """Paints everything."""
        self.pixels[:] = ink

    def draw(self, ink, *shapes, alpha=1.0):
        """Paints the union of the shapes."""
        self.paint(self.coverage(*shapes) * alpha, ink)

    def vertical(self, *stops):
        """A gradient from top to bottom through (y, colour) stops."""
        heights = [height for height, _ in stops]
        labs = np.array([to_oklab(color) for _, color in stops])
        return from_oklab(np.stack([np.interp(self.y, heights, labs[:, axis]) for axis in range(3)], axis=-1))

    def glow(self, center, radius, power=2.0):
        """Light that is 1 at the centre and falls to 0 at the radius."""
        distance = np.hypot(self.x - center[0], self.y - center[1]) / radius
        return np.clip(1 - distance, 0, 1) ** power

    def fade(self, start, end):
        """0 above the height `start`, 1 below `end`, smooth between (and the other way round)."""
        t = np.clip((self.y - start) / (end - start), 0, 1)
        return t * t * (3 - 2 * t)


def wound(points):
    """The polygon in the one direction that lets overlapping shapes add up."""
    x, y = points[:, 0], points[:, 1]
    area = np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)
    return points if area > 0 else points[::-1]

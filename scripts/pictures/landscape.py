"""What landscapes are made of: hills as curves y = height(x), trees, clouds, roofs."""

import math
import random

import numpy as np

from .shapes import ellipse

# Of the picture at the top of the page, in points.
WIDTH, HEIGHT = 390, 150


def ground(height, step=1.0):
    """All that lies under the curve y = height(x), across the hero picture."""
    x = np.arange(-2, WIDTH + 3, step)
    top = np.stack([x, np.broadcast_to(height(x), x.shape)], axis=1)
    return np.concatenate([top, [(WIDTH + 2, HEIGHT + 2), (-2, HEIGHT + 2)]])


def rolling(base, *waves):
    """A curve of hills around the height `base`: waves of (rise, length, shift) in points."""
    return lambda x: base - sum(
        rise * np.sin((x - shift) * 2 * math.pi / length) for rise, length, shift in waves
    )


def peaks(base, *summits):
    """A ridge with summits of (x, rise, half width), straight-sided, over the height `base`."""

    def height(x):
        rises = [rise * np.clip(1 - np.abs(x - at) / half, 0, None) for at, rise, half in summits]
        return base - np.max(rises, axis=0)

    return height


def rough(curve, seed, size, length=16.0):
    """The curve with crags: four octaves of value noise, the largest `size` points high."""

    def height(x):
        y = np.array(curve(x), float)
        dice, reach, rise = random.Random(seed), length, size
        for _ in range(4):
            knots = np.arange(-8, WIDTH + 2 * reach + 8, reach)
            y = y + np.interp(x, knots, [dice.uniform(-rise, rise) for _ in knots])
            reach, rise = reach / 2, rise / 2
        return y

    return height


def karst(base, *towers):
    """The steep round mountains of a southern river: towers of (x, rise, half width)."""

    def height(x):
        rises = [
            rise * np.clip(1 - np.abs((x - at) / half) ** 2.6, 0, None) ** 0.8 for at, rise, half in towers
        ]
        return base - np.max(rises, axis=0)

    return height


def pine(x, foot, tall, wide):
    """A conifer of five drooping tiers on the point (x, foot)."""
    left, tiers = [(x, foot - tall)], 5
    for tier in range(1, tiers + 1):
        y = foot - tall + tall * 0.94 * tier / tiers
        reach = wide * (0.16 + 0.84 * tier / tiers) / 2
        left += [(x - reach, y + tall * 0.035), (x - reach * 0.5, y - tall * 0.01)]
    left[-1:] = [(x - wide * 0.05, foot - tall * 0.06), (x - wide * 0.05, foot)]
    return np.array(left + [(2 * x - px, py) for px, py in reversed(left)])


def forest(seed, curve, count, tall, wide):
    """Pines along a curve, their sizes around `tall` and `wide`."""
    dice = random.Random(seed)
    trees = []
    for index in range(count):
        x = (index + dice.uniform(0.1, 0.9)) * WIDTH / count
        size = dice.uniform(0.62, 1.18)
        trees.append(pine(x, float(curve(np.array(x))) + 8, tall * size, wide * (0.5 + size / 2)))
    return trees


def bird(x, y, span):
    """Two wings, seen from afar."""
    s = span / 2
    return np.array(
        [
            (x - s, y - s * 0.42),
            (x - s * 0.45, y - s * 0.5),
            (x, y),
            (x + s * 0.45, y - s * 0.5),
            (x + s, y - s * 0.42),
            (x + s * 0.45, y - s * 0.26),
            (x, y + s * 0.2),
            (x - s * 0.45, y - s * 0.26),
        ]
    )


def cloud(x, y, wide, tall):
    """A flat bank of cloud: three lenses."""
    return [
        ellipse((x, y), wide / 2, tall / 2),
        ellipse((x - wide * 0.28, y + tall * 0.35), wide * 0.36, tall * 0.36),
        ellipse((x + wide * 0.3, y + tall * 0.3), wide * 0.4, tall * 0.4),
    ]


def roof(x, eaves, half, rise):
    """A Chinese roof with upturned eaves over the centre x, its eaves at that height."""
    t = np.linspace(0, 1, 24)
    slope = np.stack([x - half * (1 - t) * (1 - 0.18 * t), eaves - rise * t**1.9], axis=1)
    tip = [(x - half * 1.12, eaves - rise * 0.2)]
    under = [(x - half * 0.86, eaves + rise * 0.16)]
    left = np.concatenate([under, tip, slope[1:-6]])
    right = np.stack([2 * x - left[::-1, 0], left[::-1, 1]], axis=1)
    return np.concatenate([left, right])

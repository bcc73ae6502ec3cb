"""The picture at the top of the page, one motif a skin. Each is given a canvas and the skin's palette."""

import random

import numpy as np

from .colors import WHITE, lit, mix, turned
from .landscape import WIDTH, bird, cloud, forest, ground, karst, peaks, rolling, roof, rough
from .shapes import box, ellipse, rounded, strokes


def morning(canvas, skin):
    """Clear air over blue ridges, the sun just up."""
    blue = skin.tint
    warmth = lit(turned(blue, 120), 0.955, 0.22)
    canvas.fill(canvas.vertical((0, lit(blue, 0.74, 0.86)), (58, lit(blue, 0.85, 0.55)), (104, warmth)))
    sun = (262, 62)
    canvas.paint(canvas.glow(sun, 120) * 0.75, WHITE)
    canvas.draw(WHITE, ellipse(sun, 27))
    ridges = [
        (rough(peaks(112, (60, 22, 90), (178, 42, 84), (330, 34, 92)), 3, 2.2), 0.80, 0.60),
        (rough(peaks(122, (110, 40, 96), (250, 22, 80), (384, 50, 110)), 5, 2.4), 0.68, 0.86),
        (rough(peaks(134, (8, 58, 92), (190, 22, 100), (318, 34, 84)), 8, 2.4), 0.54, 1.0),
        (rolling(138, (6, 300, 40), (4, 130, 10)), 0.36, 0.9),
    ]
    for curve, lightness, chroma in ridges:
        foot = lit(blue, min(0.9, lightness + 0.12), chroma * 0.8)
        canvas.draw(canvas.vertical((70, lit(blue, lightness, chroma)), (150, foot)), ground(curve))


def moonrise(canvas, skin):
    """The moon over a lake, and its path on the water."""
    shore, blue = 116, skin.button
    violet = turned(blue, 24)
    canvas.fill(
        canvas.vertical(
            (0, lit(blue, 0.20, 0.62)), (60, lit(blue, 0.38, 0.95)), (shore, lit(violet, 0.60, 0.92))
        )
    )
    dice = random.Random(11)
    for _ in range(46):
        x, y, size = dice.uniform(4, 386), dice.uniform(4, 78), dice.choice((0.5, 0.6, 0.8, 1.15))
        canvas.draw(skin.headline, ellipse((x, y), size), alpha=dice.uniform(0.35, 0.9))
    moon = (268, 56)
    canvas.paint(canvas.glow(moon, 130) * 0.55, skin.tint)
    canvas.draw(skin.headline, ellipse(moon, 31))
    for x, y, size in ((-10, -8, 8), (9, 4, 6), (-4, 13, 5), (13, -13, 4)):
        canvas.draw(lit(skin.tint, 0.80, 0.5), ellipse((moon[0] + x, moon[1] + y), size), alpha=0.42)
    far = rough(peaks(shore, (64, 62, 92), (176, 30, 84), (356, 50, 88)), 4, 2.4)
    near = rough(peaks(shore + 1, (0, 40, 76), (128, 24, 70), (300, 14, 90), (390, 32, 60)), 7, 1.8)
    canvas.draw(canvas.vertical((50, lit(violet, 0.36, 0.8)), (shore, lit(violet, 0.47, 0.8))), ground(far))
    canvas.draw(lit(blue, 0.24, 0.62), ground(near))
    water = canvas.vertical((shore, lit(violet, 0.44, 0.85)), (150, lit(blue, 0.22, 0.7)))
    canvas.draw(water, box(-1, shore, WIDTH + 1, 151))
    for index in range(8):
        center = (moon[0] + (index % 3 - 1) * 3, shore + 2.4 + index * 4.2)
        half = 25 - index * 1.7 + (5 if index % 2 else -3)
        canvas.draw(
            mix(skin.headline, skin.tint, 0.25), ellipse(center, half, 1.25), alpha=0.85 - index * 0.08
        )


def celadon(canvas, skin):
    """Karst mountains in the mist of a river, a boat with a lamp."""
    shore, green = 124, skin.nav
    canvas.fill(
        canvas.vertical(
            (0, lit(green, 0.80, 0.62)), (70, lit(green, 0.91, 0.42)), (120, lit(green, 0.96, 0.25))
        )
    )
    sun, mist = (122, 50), lit(green, 0.93, 0.35)
    canvas.paint(canvas.glow(sun, 90) * 0.7, WHITE)
    canvas.draw(mix(WHITE, skin.view, 0.15), ellipse(sun, 26))
    far = karst(130, (36, 56, 40), (92, 42, 34), (206, 62, 42), (262, 84, 44), (318, 58, 40), (372, 74, 46))
    middle = karst(130, (4, 68, 40), (62, 34, 36), (232, 48, 38), (300, 92, 42), (352, 52, 38))
    near = karst(132, (-4, 88, 34), (38, 50, 32), (330, 64, 36), (388, 108, 44))
    for curve, lightness, chroma, foot in (
        (far, 0.78, 0.62, 122),
        (middle, 0.62, 0.9, 126),
        (near, 0.43, 1.0, 132),
    ):
        mask = canvas.coverage(ground(rough(curve, foot, 1.3, 9)))
        canvas.paint(mask, lit(green, lightness, chroma))
        canvas.paint(mask * canvas.fade(foot - 50, foot) * 0.92, mist)
    water = canvas.vertical((shore, lit(green, 0.93, 0.34)), (150, lit(green, 0.70, 0.72)))
    canvas.draw(water, box(-1, shore, WIDTH + 1, 151))
    for x, y, half in ((60, 133, 40), (250, 130, 30), (330, 139, 46), (130, 144, 34), (214, 146, 26)):
        canvas.draw(WHITE, ellipse((x, y), half, 0.7), alpha=0.7)
    boat(canvas, lit(green, 0.30, 0.9), lamp=turned(lit(green, 0.78, 1.5), -95))


def boat(canvas, ink, lamp):
    """A fisherman's boat with a mat roof, and a lamp at the bow."""
    hull = [
        (154, 131),
        (162, 136),
        (196, 136),
        (206, 130),
        (200, 139.5),
        (192, 141.5),
        (166, 141.5),
        (159, 139),
    ]
    mats = [(170, 136), (171, 130), (176, 127.5), (184, 127.5), (189, 130), (190, 136)]
    canvas.draw(ink, hull, mats)
    canvas.draw(ink, *strokes([(200, 132), (200, 119), (196, 119)], 0.9))
    canvas.draw(ink, ellipse((180, 144), 20, 0.9), alpha=0.5)
    canvas.paint(canvas.glow((196, 123), 17) * 0.75, lamp)
    canvas.draw(lit(lamp, 0.72, 1.5), ellipse((196, 123), 2.4, 3))


def lanterns(canvas, skin):
    """Lanterns of a feast, roofs, and a great golden moon."""
    gold, red = skin.nav_tint, skin.button
    canvas.fill(
        canvas.vertical((0, lit(red, 0.17, 0.45)), (70, lit(red, 0.31, 0.75)), (140, lit(red, 0.52, 0.95)))
    )
    moon = (224, 66)
    canvas.paint(canvas.glow(moon, 150) * 0.6, lit(turned(red, 18), 0.66, 0.95))
    canvas.draw(canvas.vertical((24, gold), (108, lit(turned(gold, -20), 0.76, 1.25))), ellipse(moon, 42))
    for x, y, wide, tall in ((276, 78, 84, 5), (176, 92, 70, 4.5)):
        canvas.draw(lit(red, 0.46, 0.9), *cloud(x, y, wide, tall), alpha=0.85)
    pagoda = [box(305.2, 68, 306.8, 82)]
    for eaves, half, rise, wall, floor in (
        (90, 19, 13, 9, 106),
        (106, 30, 12, 18, 124),
        (124, 44, 14, 30, 152),
    ):
        pagoda += [roof(306, eaves, half, rise), box(306 - wall, eaves, 306 + wall, floor)]
    canvas.draw(lit(red, 0.27, 0.62), *pagoda)
    halls = []
    for x, eaves, half, rise, wall in ((196, 128, 78, 22, 60), (376, 126, 56, 22, 38), (30, 132, 70, 20, 56)):
        halls += [roof(x, eaves, half, rise), box(x - wall, eaves + 2, x + wall, 152)]
    canvas.draw(lit(red, 0.155, 0.4), *halls)
    windows = [box(x, 137, x + 8, 152) for x in (16, 34, 52, 152, 170, 188, 206, 224, 356, 372)]
    canvas.draw(lit(turned(gold, -14), 0.70, 1.2), *windows)
    for x, y, size in ((56, 62, 25), (118, 36, 15), (346, 46, 20)):
        lantern(canvas, skin, x, y, size)


def lantern(canvas, skin, x, y, size):
    """A round paper lantern on its cord, lit from within."""
    red, brass = skin.button, lit(turned(skin.nav_tint, -8), 0.74, 1.1)
    wide, tall, cap = size * 1.1, size * 0.86, size * 0.46
    canvas.paint(canvas.glow((x, y), size * 2.6) * 0.6, lit(turned(red, 12), 0.62, 1.0))
    canvas.draw(brass, *strokes([(x, -4), (x, y - size)], 1.0))
    body = canvas.coverage(ellipse((x, y), wide, tall))
    canvas.paint(body, lit(red, 0.56, 1.15))
    canvas.paint(
        body * canvas.glow((x, y + size * 0.1), size * 1.15, 1.2) * 0.95, lit(turned(red, 26), 0.76, 1.0)
    )
    for reach in (0.4, 0.78):
        outside = canvas.coverage(ellipse((x, y), wide * reach + 0.45, tall))
        rib = outside - canvas.coverage(ellipse((x, y), wide * reach - 0.45, tall))
        canvas.paint(np.clip(rib, 0, 1) * 0.45, lit(red, 0.40, 0.9))
    for top, bottom in ((-0.98, -0.76), (0.76, 0.98)):
        canvas.draw(brass, rounded(x - cap, y + size * top, x + cap, y + size * bottom, size * 0.08))
    threads = [x + cap * place for place in (-0.6, -0.2, 0.2, 0.6)]
    canvas.draw(brass, *[box(at - 0.5, y + size * 0.95, at + 0.5, y + size * 1.5) for at in threads])


def dunes(canvas, skin):
    """Cut paper: dunes in sheets, each with its shadow, and a clay sun."""
    clay = skin.tab_selected
    ochre = turned(clay, 24)
    canvas.fill(canvas.vertical((0, lit(skin.nav, 0.90, 1.25)), (110, lit(skin.nav, 0.955, 0.95))))
    sun = (272, 58)
    canvas.draw(lit(ochre, 0.85, 0.62), ellipse(sun, 48), alpha=0.5)
    canvas.draw(lit(clay, 0.64, 0.95), ellipse(sun, 31))
    canvas.draw(skin.button, bird(150, 40, 17), bird(172, 31, 12), bird(136, 29, 9))
    sheets = [
        (rolling(92, (15, 330, 40), (5, 150, 0)), lit(ochre, 0.86, 0.60)),
        (rolling(106, (16, 290, 190), (4, 120, 60)), lit(turned(clay, 15), 0.75, 0.78)),
        (rolling(120, (14, 350, 20), (4, 140, 20)), lit(turned(clay, 4), 0.60, 0.80)),
        (rolling(135, (11, 300, 170), (3, 110, 0)), lit(skin.button, 0.44, 0.95)),
    ]
    for curve, ink in sheets:
        for step in range(12):
            shadow = ground(lambda x: curve(x - 2) - 6.5 + step * 0.5)
            canvas.draw(lit(clay, 0.25, 0.5), shadow, alpha=0.022)
        canvas.draw(mix(ink, WHITE, 0.3), ground(curve))
        canvas.draw(ink, ground(lambda x: curve(x) + 0.9))


def pines(canvas, skin):
    """A conifer wood going back into the fog, first light above."""
    green, light = skin.button, skin.tab_selected
    canvas.fill(
        canvas.vertical(
            (0, lit(green, 0.40, 0.75)), (56, lit(green, 0.62, 0.72)), (112, lit(light, 0.84, 0.55))
        )
    )
    sun = (126, 58)
    canvas.paint(canvas.glow(sun, 130) * 0.7, lit(light, 0.92, 0.8))
    canvas.draw(lit(light, 0.97, 0.55), ellipse(sun, 27))
    hills = rough(peaks(112, (40, 18, 100), (220, 44, 110), (372, 52, 100)), 2, 2.5)
    layers = [
        (hills, [], 0.66, 0.7),
        stand(31, rolling(112, (7, 260, 140), (3, 110, 0)), 44, 24, 10, 0.54, 0.85),
        stand(41, rolling(124, (9, 320, 190), (3, 120, 40)), 26, 40, 16, 0.40, 0.85),
        stand(51, rolling(140, (9, 390, 200), (2, 100, 10)), 15, 66, 26, 0.255, 0.72),
    ]
    for curve, trees, lightness, chroma in layers:
        mask = canvas.coverage(ground(curve), *trees)
        canvas.paint(mask, lit(green, lightness, chroma))
        canvas.paint(mask * canvas.fade(96, 152) * 0.34, lit(green, min(0.8, lightness + 0.26), 0.7))


def stand(seed, curve, count, tall, wide, lightness, chroma):
    """A layer of the wood: its ground, its trees and how dark it is."""
    return curve, forest(seed, curve, count, tall, wide), lightness, chroma


def sunset(canvas, skin):
    """The sun half in the sea, the sky in bands of rose."""
    rose, horizon = skin.button, 98
    peach, plum = turned(lit(rose, 0.86, 0.62), 52), turned(rose, -34)
    canvas.fill(
        canvas.vertical(
            (0, lit(plum, 0.50, 0.72)),
            (44, lit(rose, 0.68, 0.88)),
            (78, lit(turned(rose, 22), 0.76, 0.8)),
            (horizon, lit(turned(peach, -8), 0.86, 1.1)),
        )
    )
    sun = (214, horizon - 8)
    canvas.paint(canvas.glow(sun, 130) * 0.5, lit(peach, 0.92, 1.0))
    shine = canvas.vertical(
        (52, lit(turned(peach, 26), 0.985, 0.5)), (horizon, lit(turned(peach, 4), 0.86, 1.35))
    )
    canvas.draw(shine, ellipse(sun, 38))
    clouds = [
        (84, 34, 130, 6, 0.72),
        (318, 46, 150, 7, 0.80),
        (128, 68, 96, 4.5, 0.92),
        (300, 22, 80, 4, 0.68),
    ]
    for x, y, wide, tall, lightness in clouds:
        canvas.draw(lit(turned(rose, 4), lightness, 0.78), *cloud(x, y, wide, tall), alpha=0.75)
    canvas.draw(lit(plum, 0.47, 0.62), ground(headland(horizon)))
    sea = canvas.vertical(
        (horizon, lit(turned(rose, 6), 0.66, 0.8)),
        (122, lit(turned(rose, -20), 0.48, 0.8)),
        (150, lit(plum, 0.33, 0.7)),
    )
    canvas.draw(sea, box(-1, horizon, WIDTH + 1, 151))
    for index in range(10):
        center = (sun[0] + (index * 7 % 5 - 2) * 3, horizon + 3 + index * 5.2)
        half = 34 - index * 1.2 + (7 if index % 2 else -4)
        canvas.draw(lit(peach, 0.90, 1.0), ellipse(center, half, 1.5), alpha=0.92 - index * 0.07)
    dice = random.Random(5)
    for _ in range(22):
        x, y, half = dice.uniform(0, WIDTH), dice.uniform(horizon + 5, 148), dice.uniform(6, 20)
        canvas.draw(lit(rose, 0.84, 0.6), ellipse((x, y), half, 0.55), alpha=0.3)
    canvas.draw(lit(plum, 0.40, 0.6), bird(118, 52, 13), bird(132, 45, 9))


def headland(horizon):
    """A cape that falls from the left edge to the sea."""

    def height(x):
        left = np.clip(1 - x / 128, 0, 1)
        return horizon - 22 * left**0.8 - 1.5 * np.sin(x / 11) * left

    return height


def summit(canvas, skin):
    """A poster in three inks: black, white, yellow."""
    ink, paper, yellow = skin.view, skin.headline, skin.tint
    foot = 132
    canvas.fill(ink)
    canvas.draw(yellow, ellipse((272, 62), 46))
    canvas.draw(ink, *[box(220, y, 330, y + 1.6 + (y - 70) * 0.07) for y in (70, 80, 90, 100)])
    for x, y, half in ((44, 70, 66), (338, 66, 74), (150, 22, 108)):
        canvas.draw(ink, [(x, y - 6), (x + half + 6, foot), (x - half - 6, foot)])
        canvas.draw(paper, [(x, y), (x + half, foot), (x - half, foot)])
        shade = [(0, 0), (1, 1), (0.12, 1), (-0.10, 0.66), (0.10, 0.44), (-0.07, 0.26)]
        canvas.draw(ink, [(x + half * across, y + (foot - y) * down) for across, down in shade])
        canvas.draw(paper, *strokes([(x, y + 1), (x + half - 1, foot)], 2.2))
    canvas.draw(ink, box(-1, 130, WIDTH + 1, 151))
    for color, left, right, y in ((paper, 0, 390, 132), (yellow, 24, 366, 138.5), (yellow, 70, 330, 145)):
        canvas.draw(color, box(left, y, right, y + 2.4))


# By the name of the file that the skin asks for.
SCENES = {
    scene.__name__: scene for scene in (morning, moonrise, celadon, lanterns, dunes, pines, sunset, summit)
}

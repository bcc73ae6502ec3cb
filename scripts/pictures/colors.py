"""Colours: arrays of red, green and blue, 0 to 1, in sRGB."""

import math

import numpy as np

# What a picture may ask of a skin, and the key that holds it.
KEYS = {
    "view": "页面背景色",
    "nav": "导航栏背景色",
    "nav_tint": "导航按钮色",
    "headline": "标题文字色",
    "tint": "主题色",
    "button": "按钮背景色",
    "tab_item": "标签栏文字色",
    "tab_selected": "标签栏选中色",
}


class Palette:
    """The colours of one skin, by the names of KEYS."""

    def __init__(self, skin):
        for name, key in KEYS.items():
            setattr(self, name, parse(skin["Color"][key]))


def parse(text):
    """The colour of `0xRRGGBB`."""
    value = int(text, 16)
    return np.array([value >> 16 & 255, value >> 8 & 255, value & 255]) / 255


WHITE = np.ones(3)

# Björn Ottosson, "A perceptual color space for image processing" (2020): linear sRGB to LMS, LMS to OKLab.
TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
FROM_LMS, FROM_LAB = np.linalg.inv(TO_LMS), np.linalg.inv(TO_LAB)


def to_oklab(rgb):
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return np.cbrt(linear @ TO_LMS.T) @ TO_LAB.T


def from_oklab(lab):
    linear = np.clip((lab @ FROM_LAB.T) ** 3 @ FROM_LMS.T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def mix(first, second, amount):
    """Between two colours, as the eye would: 0 is the first, 1 the second; `amount` may be an array."""
    share = np.asarray(amount, float)[..., None]
    return from_oklab(to_oklab(first) * (1 - share) + to_oklab(second) * share)


def lit(color, lightness, chroma=1.0):
    """The same hue at another OKLab lightness, 0 to 1, with its chroma times `chroma`."""
    lab = to_oklab(color)
    return from_oklab(np.array([lightness, lab[1] * chroma, lab[2] * chroma]))


def turned(color, degrees):
    """The same lightness and chroma at another hue."""
    lab, angle = to_oklab(color), math.radians(degrees)
    a = lab[1] * math.cos(angle) - lab[2] * math.sin(angle)
    b = lab[1] * math.sin(angle) + lab[2] * math.cos(angle)
    return from_oklab(np.array([lab[0], a, b]))

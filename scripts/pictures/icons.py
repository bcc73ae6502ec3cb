"""Icons: masks in one colour."""

import numpy as np

from .shapes import box, rounded, strokes

# Sizes in points.
NAVIGATION = (24, 24)
TAB = (30, 30)


def back(canvas):
    return canvas.coverage(*strokes([(15.5, 4), (7.5, 12), (15.5, 20)], 3.2))


def compose(canvas):
    """A sheet and a pen."""
    sheet = canvas.coverage(*strokes([(12, 4.5), (4.5, 4.5), (4.5, 19.5), (19.5, 19.5), (19.5, 12)], 2.6))
    pen = canvas.coverage([(9, 15), (9.6, 11.4), (18.4, 2.6), (21.4, 5.6), (12.6, 14.4)])
    return np.maximum(sheet, pen)


def message(canvas, selected):
    """A speech bubble, filled where selected."""
    tail = [(7, 20), (15, 20), (7.2, 27)]
    outer = canvas.coverage(rounded(3, 4, 27, 22, 7), tail)
    if selected:
        lines = canvas.coverage(rounded(8.5, 9.6, 21.5, 11.8, 1.1), rounded(8.5, 14.2, 17.5, 16.4, 1.1))
        return outer - lines * outer
    inner = canvas.coverage(rounded(5.6, 6.6, 24.4, 19.4, 4.6), [(9.6, 19), (12.6, 19), (9.6, 21.8)])
    return outer - inner


def work(canvas, selected):
    """A briefcase, filled where selected."""
    case = canvas.coverage(rounded(3, 9, 27, 25.5, 3.4))
    handle = canvas.coverage(rounded(10, 4, 20, 12, 2.6)) - canvas.coverage(rounded(12.5, 6.5, 17.5, 12, 0.8))
    handle = np.clip(handle, 0, 1) * (1 - case)
    if selected:
        belt = canvas.coverage(box(3, 16, 12.6, 17.8), box(17.4, 16, 27, 17.8))
        return np.clip(case - belt, 0, 1) + handle
    inner = canvas.coverage(rounded(5.6, 11.6, 24.4, 22.9, 1.2))
    belt = canvas.coverage(box(5, 15.8, 25, 18.2), rounded(13, 14.4, 17, 19.8, 1))
    return np.clip(case - inner, 0, 1) + inner * belt + handle


def icons(skin):
    """Every icon of a skin: file stem, size, mask, colour."""
    yield "nav_back", NAVIGATION, back, skin.nav_tint
    yield "nav_right", NAVIGATION, compose, skin.nav_tint
    for stem, shape in (("tabbar_message", message), ("tabbar_work", work)):
        yield stem + "_nor", TAB, lambda canvas, shape=shape: shape(canvas, False), skin.tab_item
        yield stem + "_sel", TAB, lambda canvas, shape=shape: shape(canvas, True), skin.tab_selected

"""Plain shapes: polygons as arrays of points."""

import math

import numpy as np


def ellipse(center, radius_x, radius_y=None):
    radius_y = radius_x if radius_y is None else radius_y
    turn = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    return np.stack([center[0] + radius_x * np.cos(turn), center[1] + radius_y * np.sin(turn)], axis=1)


def box(left, top, right, bottom):
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)], float)


def rounded(left, top, right, bottom, radius):
    corners = [
        (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90),
        (left + radius, top + radius, 180),
        (right - radius, top + radius, 270),
    ]
    points = []
    for x, y, start in corners:
        for step in range(13):
            angle = math.radians(start + step * 7.5)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return np.array(points)


def strokes(points, width, closed=False):
    """A line of that width through the points with round joints: shapes to be united."""
    points = [np.asarray(point, float) for point in points]
    shapes = [ellipse(point, width / 2) for point in points]
    for start, end in zip(points, points[1:] + points[:1] if closed else points[1:]):
        along = end - start
        across = np.array([-along[1], along[0]]) / max(1e-9, np.hypot(*along)) * width / 2
        shapes.append(np.array([start + across, end + across, end - across, start - across]))
    return shapes

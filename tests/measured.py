"""Places measured in figures, back in yards."""

import io
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from types import MappingProxyType

import numpy as np
from PIL import Image

from polofield.layout.theme import Paint
from polofield.layout.themes import TURF

NUMBER = r"-?(?:\d+(?:\.\d+)?|\.\d+)"


class Measured:
    """An SVG, with its named marks as places in yards."""

    def __init__(self, text):
        self.root = ET.fromstring(text)
        self.prefix = self.root.get("class").split()[1]
        self.scale = float(self.root.get("data-units-per-yard"))
        self.x0, self.y0 = map(float, self.root.get("data-origin").split())
        self.turn = tuple(map(int, self.root.get("data-turn").split()))
        self.width, self.height = map(float, self.root.get("viewBox").split()[2:])

    def yards(self, px, py):
        a, b, c, d = self.turn
        across, up = (px - self.x0) / self.scale, (self.y0 - py) / self.scale
        return a * across + c * up, b * across + d * up

    def page(self, x, y):
        a, b, c, d = self.turn
        return self.x0 + self.scale * (a * x + b * y), self.y0 - self.scale * (c * x + d * y)

    def picture(self):
        """The box of the picture on the page: left, top, right, bottom."""
        points = self.points("surround")
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def shows(self, x, y, inset=0.5):
        """Whether a place in yards lies in the picture, so many page units from its edge."""
        left, top, right, bottom = self.picture()
        px, py = self.page(x, y)
        return left + inset < px < right - inset and top + inset < py < bottom - inset

    def find(self, name):
        return self.root.find(f".//*[@id='{self.prefix}-{name}']")

    def names(self):
        return [
            element.get("id").removeprefix(f"{self.prefix}-")
            for element in self.root.iter()
            if element.get("id")
        ]

    def points(self, name):
        """The vertices of a path on the page."""
        return path_points(self.find(name).get("d"))

    def centre(self, name):
        """The place of a round or square mark, in yards; None where it is not drawn.

        Of a player that is the symbol, which is drawn over the heading.
        """
        element = self.find(name)
        if element is None:
            return None
        shape = element
        if not element.get("cx") and not element.get("d"):
            shape = [mark for mark in element if mark.get("cx") or mark.get("d")][-1]
        if shape.get("cx"):
            return self.yards(float(shape.get("cx")), float(shape.get("cy")))
        points = np.array(path_points(shape.get("d")))
        return self.yards(*(points.min(axis=0) + points.max(axis=0)) / 2)


def path_points(d):
    """Every vertex of a path, in absolute coordinates; of a curve its end."""
    points, x, y, first = [], 0.0, 0.0, (0.0, 0.0)
    for letter, numbers in re.findall(rf"([MLHVCAZ])((?:\s*,?{NUMBER})*)", d, re.IGNORECASE):
        values = [float(number) for number in re.findall(NUMBER, numbers)]
        kind, relative = letter.upper(), letter.islower()
        if kind == "Z":
            x, y = first
            continue
        size = {"H": 1, "V": 1, "C": 6, "A": 7}.get(kind, 2)
        assert values, d
        assert len(values) % size == 0, d
        for at in range(0, len(values), size):
            step = values[at : at + size]
            from_x, from_y = (x, y) if relative else (0.0, 0.0)
            if kind == "H":
                x = from_x + step[0]
            elif kind == "V":
                y = from_y + step[0]
            else:
                x, y = from_x + step[-2], from_y + step[-1]
            if kind == "M":
                first = x, y
            points.append((x, y))
    return points


def radii(d):
    """The two radii of every arc of a path."""
    return [
        (float(rx), float(ry)) for rx, ry in re.findall(rf"[Aa]\s*({NUMBER})[\s,]+({NUMBER})", d)
    ]


MARKED = {"ball": "#ff00ff", "post": "#00ffff"}
"""Colours that nothing else on a figure has."""


def marking_theme():
    paints = {**TURF.paints, **{role: Paint(c, c) for role, c in MARKED.items()}}
    return replace(TURF, paints=MappingProxyType(paints), dark=MappingProxyType({}))


def blobs(data, role):
    """The middles of the patches of a marked colour in a PNG, in pixels from its top left."""
    pixels = np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(int)
    wanted = np.array([int(MARKED[role][at : at + 2], 16) for at in (1, 3, 5)])
    rows, columns = np.nonzero(np.abs(pixels - wanted).max(axis=2) < 60)
    left, patches = set(zip(columns.tolist(), rows.tolist(), strict=True)), []
    while left:
        patch, growing = [], [left.pop()]
        while growing:
            x, y = growing.pop()
            patch.append((x, y))
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            growing.extend(near)
        patches.append(patch)
    return [tuple(np.mean(patch, axis=0) + 0.5) for patch in patches]

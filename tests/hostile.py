"""Values of every type and extreme, to be given where something else is wanted."""

import itertools
from datetime import date, datetime
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import shapely

import polofield as pf
from polofield.rulings.phrase import say


class Unspeakable:
    """What not even shows itself."""

    def __repr__(self):
        raise RuntimeError("no words")


class NoPath:
    def __fspath__(self):
        raise RuntimeError("no path")


class NoEnd:
    def __iter__(self):
        raise RuntimeError("no way through")


class Letters(str):
    """A text of another class, which writes itself at length."""

    def __repr__(self):
        return "L" * 100_000

    __str__ = __repr__


def round_and_round():
    found = []
    found.append(found)
    return found


def branching():
    found = [1]
    for _ in range(300):
        found = [found, found]
    return found


NUMBERS = {
    "true": lambda: True,
    "nought": lambda: 0,
    "minus nought": lambda: -0.0,
    "one": lambda: 1,
    "minus one": lambda: -1,
    "a half": lambda: 0.5,
    "nan": lambda: float("nan"),
    "infinity": lambda: float("inf"),
    "minus infinity": lambda: float("-inf"),
    "largest float": lambda: 1.7e308,
    "smallest float": lambda: 5e-324,
    "400 digits": lambda: 10**400,
    "-400 digits": lambda: -(10**400),
    "5000 digits": lambda: 10**5000,
    "decimal": lambda: Decimal("1.5"),
    "large decimal": lambda: Decimal("1e400"),
    "no decimal": lambda: Decimal("sNaN"),
    "fraction": lambda: Fraction(1, 3),
    "large fraction": lambda: Fraction(10**400, 3),
    "complex": lambda: 1 + 2j,
    "numpy float": lambda: np.float64("nan"),
    "numpy int": lambda: np.int64(3),
    "numpy bool": lambda: np.True_,
    "numpy complex": lambda: np.complex128(1 + 2j),
    "numpy date": lambda: np.datetime64("2026-01-01"),
}
TEXTS = {
    "empty": lambda: "",
    "blank": lambda: " \t\n",
    "long": lambda: "x" * 100_000,
    "long words": lambda: "x " * 50_000,
    "invisible": lambda: "\u200b",
    "nought byte": lambda: "a\x00b",
    "lines": lambda: "a\nb\r\nc\u2028d",
    "half a letter": lambda: "\ud800",
    "turned": lambda: "\u202eRTL",
    "markup": lambda: "\"><script>&'",
    "braces": lambda: "{} {0} {hit} {nothing} %s",
    "digits": lambda: "9" * 5_000,
    "another class": lambda: Letters("x" * 1000),
    "bytes": lambda: b"1,2",
    "bytearray": lambda: bytearray(b"12"),
    "memoryview": lambda: memoryview(b"12"),
    "path": lambda: Path("nowhere/at all"),
    "no path": NoPath,
}
OTHERS = {
    "none": lambda: None,
    "list": list,
    "tuple": tuple,
    "pair": lambda: (1.0, 2.0),
    "pair of nan": lambda: (float("nan"), 1),
    "pair of texts": lambda: ("1", "2"),
    "pair of digits": lambda: [10**400, -(10**5000)],
    "long list": lambda: [1.0] * 100_000,
    "list in itself": round_and_round,
    "list of lists of lists": branching,
    "dict": dict,
    "other dict": lambda: {"out": "x" * 100_000, 3: None},
    "set": lambda: {1, 2},
    "range": lambda: range(10**9),
    "generator": lambda: (n for n in (1, 2)),
    "count": itertools.count,
    "no way through": NoEnd,
    "object": object,
    "unspeakable": Unspeakable,
    "class": lambda: int,
    "function": lambda: len,
    "array": lambda: np.arange(4.0).reshape(2, 2),
    "empty array": lambda: np.array([]),
    "array of texts": lambda: np.array(["a", "b"]),
    "array of objects": lambda: np.array([None, "1"], dtype=object),
    "no dimensions": lambda: np.array(3.0),
    "point": lambda: shapely.Point(1, 2),
    "empty point": shapely.Point,
    "polygon": lambda: shapely.box(0, 0, 1, 1),
    "date": lambda: date.max,
    "datetime": lambda: datetime(2026, 1, 1),
    "field": pf.Field,
    "arena": pf.Arena,
    "phrase": lambda: say("{nothing}"),
    "error": lambda: ValueError("x"),
}
VALUES = NUMBERS | TEXTS | OTHERS

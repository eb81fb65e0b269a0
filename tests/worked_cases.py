"""The worked cases: what each asks, and everything that its answer has to say."""

import json
from pathlib import Path

import pytest
from shapely import Point
from shapely.geometry import shape

CASES = [
    case
    for path in sorted((Path(__file__).parent / "cases").glob("*.json"))
    for case in json.loads(path.read_text("utf-8"))
]
BALL_WITHIN = 1 / 1000
PROBE_WITHIN = 5 / 1000


def ids(case):
    return case["id"]


def cases_of(entries):
    """The cases that ask for one of these rules of the catalogue."""
    asked = {entry.id for entry in entries}
    return [case for case in CASES if case["rule"] in asked]


def holds(answer, case):
    """A ruling as data says what the case says: rule, kind, ball, who may stand where."""
    if case["then"]:
        assert answer["rule"] == case["then"]
    assert answer["because"] == (None if answer["rule"] == case["rule"] else case["rule"])
    if case["kind"]:
        assert answer["kind"] == case["kind"]
    if case["ball"] is None:
        assert answer["ball"] is None
        assert answer["legal"] is None
    else:
        assert answer["ball"] == pytest.approx(case["ball"], abs=BALL_WITHIN)
    if case["candidates"] is not None:
        assert sorted(answer["candidates"]) == sorted(case["candidates"])
    for role, area in case["area"].items():
        assert shape(answer["legal"][role]).area == pytest.approx(area, rel=1e-3)
    for probe in case["probes"]:
        region = shape(answer["legal"][probe["role"]])
        within = region.distance(Point(probe["at"])) <= PROBE_WITHIN
        assert within == probe["legal"], probe

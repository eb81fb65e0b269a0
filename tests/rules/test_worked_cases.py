"""The worked cases of every rule, each through a ruling, its JSON and its exact limits."""

import json

import pytest
from worked_cases import CASES, holds, ids

import polofield as pf

SURFACES = {"outdoor": pf.Field, "arena": pf.Arena}


def asked(case):
    surface = SURFACES[case["rule"].split("/")[0]](**case["surface"])
    options = {name.replace("-", "_"): value for name, value in case["options"].items()}
    return pf.ruling(case["rule"], surface, at=case["at"], **options)


def test_every_case_is_named_once():
    assert len({case["id"] for case in CASES}) == len(CASES) >= 82


@pytest.mark.parametrize("case", [c for c in CASES if c["error"]], ids=ids)
def test_what_cannot_be_is_refused_in_one_line(case):
    with pytest.raises(pf.PlaceError if case["at"] else pf.PolofieldError) as refused:
        asked(case)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("case", [c for c in CASES if not c["error"]], ids=ids)
def test_a_case_comes_out_as_worked_out(case):
    ruling = asked(case)
    holds(json.loads(json.dumps(ruling.to_dict(), allow_nan=False)), case)
    for probe in case["probes"]:
        exact = pf.legal(ruling, probe["role"], [probe["at"]])[0]
        assert bool(exact) == probe["legal"], probe

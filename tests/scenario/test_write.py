"""Scenario files written: what is read again is what was written."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from situations import RULES, situations

import polofield as pf
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.scenario import parse_scenario
from polofield.scenario.write import quoted, scenario_text


def written(rule, surface, given_):
    scenario = pf.Scenario.of(pf.ruling(rule, surface, **given_))
    options = {
        option.name: given_[option.parameter]
        for option in ENTRIES[rule].options
        if option.parameter in given_
    }
    return scenario, scenario_text(scenario, rule, given_.get("at"), options)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=15)
@given(data=st.data())
def test_any_ruling_with_its_line_up_is_read_again_and_legal(rule, data):
    surface, given_ = data.draw(situations(rule))
    if given_.get("at") and surface.playing_area.margin(*given_["at"]) < 0:
        return
    # As a person writes it: no more digits than can be told apart on the ground.
    given_ = {k: tuple(round(v, 3) for v in p) if k == "at" else p for k, p in given_.items()}
    surface = rounded(surface)
    try:
        scenario, text = written(rule, surface, given_)
    except pf.PlaceError:
        return  # rounded off the line
    again = parse_scenario(text, "s.toml")
    assert again.ruling.rule == scenario.ruling.rule
    assert again.ruling.because == scenario.ruling.because
    assert again.ruling.ball == pytest.approx(scenario.ruling.ball, abs=1e-5)
    assert again.hitting == scenario.hitting
    assert len(again.players) == len(scenario.players)
    for one, other in zip(again.players, scenario.players, strict=True):
        assert (one.side, one.number, one.hitter) == (other.side, other.number, other.hitter)
        assert one.at == pytest.approx(other.at, abs=0.0051)
    assert again.legal is scenario.legal
    assert again.legal is not False


def rounded(surface):
    sizes = {
        name: value if isinstance(value, bool) else round(value, 2)
        for name, value in vars(surface).items()
        if name in type(surface).__dataclass_fields__
    }
    sizes["length"], sizes["width"] = (round(sizes[n] / 2, 2) * 2 for n in ("length", "width"))
    return type(surface)(**sizes)


def test_what_a_scenario_has_is_written():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(length=280), at=(80, 50))
    scenario = pf.Scenario(
        ruling=ruling,
        players=(pf.Player("opposing", 2, (115.123456, 40.0), "off-field", facing=0.5),),
        officials=(pf.Official("goal judge", (145, 8)),),
        teams=(pf.Team('The "A"', "left", "#102030"), pf.Team("B", "right")),
        title="é \\ {x}",
        notes=("one", "two"),
    )
    text = scenario_text(scenario, ruling.rule, (-80.0, -50.0))
    assert tomllib.loads(text) == {
        "title": "é \\ {x}",
        "notes": ["one", "two"],
        "at": [-80, -50],
        "surface": {"length": 280},
        "rule": {"id": "outdoor/penalty-5a", "hit_by": 'The "A"'},
        "teams": [
            {"name": 'The "A"', "colour": "#102030", "attacks": "left"},
            {"name": "B", "attacks": "right"},
        ],
        "players": [
            {
                "team": "B",
                "number": 2,
                "at": [-115.12, -40],
                "status": "off field",
                "facing": 208.6,
            }
        ],
        "officials": [{"role": "goal judge", "at": [-145, -8]}],
    }


@given(st.text(st.characters(exclude_categories=("Cs",))))
def test_any_text_is_quoted_as_toml_reads_it(text):
    assert tomllib.loads(f"a = {quoted(text)}") == {"a": text}

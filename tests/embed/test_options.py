"""The text of options becomes the diagram that it asks for, or one line that says what is wrong."""

import pytest

import polofield as pf
from polofield.drawing.look import Look
from polofield.embed.options import KNOWN, LOOK, PAGE, RULES, Request, answer, diagrams
from polofield.errors import FileError, PolofieldError
from polofield.rules.catalogue import ENTRIES


def drawn(rule=None, scenario="", **options):
    named = {name.replace("_", "-"): text for name, text in options.items()}
    return diagrams(Request(rule, scenario, "page.md", named, PAGE))


def test_every_look_option_is_a_field_of_look():
    assert {name.replace("-", "_") for name in LOOK} <= set(Look.__dataclass_fields__)


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=list(ENTRIES))
def test_every_example_is_drawn_as_from_python(entry):
    options = {name: "" if value is True else str(value) for name, value in entry.example.options}
    if entry.example.at is not None:
        options["at"] = "{},{}".format(*entry.example.at)
    (found,) = diagrams(Request(entry.id, options=options))
    if entry.kind == "diagram":
        wanted = pf.draw(entry.id)
    else:
        surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
        wanted = pf.draw(pf.ruling(entry.id, surface, **entry.example.arguments()))
    assert found.svg() == wanted.svg()


def test_surface_and_units():
    (yards,) = drawn("outdoor/penalty-4", surface="length=250, width=140, unboarded")
    assert (
        yards.svg()
        == pf.draw(
            pf.ruling("outdoor/penalty-4", pf.Field(length=250, width=140, boarded=False))
        ).svg()
    )
    (metres,) = drawn("outdoor/field", surface="length=228.6", units="m", label_units="yd")
    assert metres.svg() == pf.draw("outdoor/field", surface=pf.Field(length=250)).svg()


def test_units_of_places_and_labels():
    (found,) = drawn("outdoor/penalty-5a", at="45.72, 0", units="m")
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(50, 0))
    assert found.svg() == pf.draw(ruling, label_units="m").svg()


def test_figures_of_a_ruling():
    field = pf.Field()
    two = pf.ruling("outdoor/penalty-2", field)
    assert drawn("outdoor/penalty-2", what_if="")[0].svg() == pf.draw(two, what_if=True).svg()
    assert drawn("outdoor/penalty-6", sweep="")[0].svg() == pf.draw_sweep("outdoor/penalty-6").svg()
    steps = drawn("outdoor/penalty-2", steps="")
    assert [step.svg() for step in steps] == [
        pf.draw(two, step=number).svg() for number in range(1, 6)
    ]
    (narrow,) = drawn("outdoor/penalty-2", figure_width="340px")
    assert narrow.svg() == pf.draw(two, figure_width=(340, "px")).svg()
    look = {"view": "end", "up": "along", "theme": "mono", "profile": "print", "clause": "Club 7"}
    assert drawn("outdoor/penalty-2", bare="", **look)[0].svg() == (
        pf.draw(two, bare=True, **look).svg()
    )


SCENARIO = """
[rule]
id = "outdoor/penalty-5a"
"""


def test_scenario():
    (found,) = drawn(scenario='at = [80, 0]\n[[teams]]\nname = "Ávila"\n' + SCENARIO, theme="paper")
    assert "Ávila" in found.description
    ruling, voice = answer(Request(scenario="at = [80, 0]" + SCENARIO))
    assert ruling.ball == (80, 0)
    assert (voice.hitting, voice.opposing) == ("Blue", "Yellow")


@pytest.mark.parametrize(
    ("rule", "options", "says"),
    [
        ("outdoor/penalty-5z", {}, "or 'outdoor/penalty-5a' or"),
        ("outdoor/penalty-2", {"veiw": "end"}, "unknown option 'veiw'; did you mean 'view'?"),
        (
            "outdoor/penalty-2",
            {"captoin": "A"},
            "unknown option 'captoin'; did you mean 'caption'?",
        ),
        ("outdoor/penalty-2", {"view": "ende"}, "unknown view 'ende'; did you mean 'end'?"),
        ("outdoor/penalty-2", {"off": "own"}, "outdoor/penalty-2 does not take the option 'off'"),
        ("outdoor/ball-over-side", {"at": "48,80", "off": "owm"}, "did you mean 'own'?"),
        ("outdoor/penalty-2", {"theme": "tuft"}, "unknown theme 'tuft'; did you mean 'turf'?"),
        ("outdoor/penalty-2", {"theme": "none.toml"}, "none.toml: no such file"),
        (
            "outdoor/penalty-2",
            {"label-units": "ft"},
            "unknown label-units 'ft'; known: both, m, yd",
        ),
        (
            "outdoor/penalty-2",
            {"figure-width": "wide"},
            "expected a width such as 170mm or 1200px, got 'wide'",
        ),
        ("outdoor/penalty-2", {"figure-width": "340 ft"}, "unknown unit 'ft'"),
        (
            "outdoor/penalty-2",
            {"figure-width": "100px"},
            "figure width: expected 272px to 2720px for the profile 'web', got 100px",
        ),
        ("outdoor/penalty-2", {"units": "ft"}, "units: expected yd or m, got 'ft'"),
        ("outdoor/penalty-2", {"bare": "yes"}, "bare does not take a value, got 'yes'"),
        ("outdoor/penalty-2", {"steps": "", "what-if": ""}, "steps and what-if cannot be combined"),
        ("outdoor/penalty-2", {"sweep": ""}, "outdoor/penalty-2"),
        ("outdoor/penalty-8", {"steps": ""}, "puts no ball on the ground, so it has no steps"),
        ("outdoor/penalty-5a", {}, "needs a place"),
        ("outdoor/penalty-5a", {"at": "400,0"}, "x = 400 yd is outside -150 to 150 yd"),
        ("outdoor/field", {"at": "0,0"}, "outdoor/field does not take the option 'at'"),
        (
            "outdoor/field",
            {"surface": "lenght=250"},
            "'lenght' is not a size of a field; did you mean 'length'?",
        ),
        (
            "outdoor/field",
            {"surface": "length=wide"},
            "surface: expected a number for length, got 'wide'",
        ),
        ("outdoor/field", {"surface": "length=inf"}, "length"),
        ("outdoor/field", {"surface": "length=9"}, "length"),
        ("arena/field", {"surface": "unboarded"}, "'unboarded' is not a size of an arena"),
        (
            "conduct/ladder",
            {"surface": "length=250"},
            "conduct/ladder does not take the option 'surface'",
        ),
    ],
)
def test_mistakes(rule, options, says):
    with pytest.raises(PolofieldError) as told:
        diagrams(Request(rule, options=options, page=PAGE))
    assert says in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("name", [*RULES, "at", "surface", "units", "sweep"])
def test_a_scenario_says_its_situation_itself(name):
    with pytest.raises(PolofieldError, match=f"a scenario does not take the option '{name}'"):
        drawn(scenario=SCENARIO, **{name: "1"})


def test_mistakes_in_a_scenario_have_their_lines():
    with pytest.raises(FileError) as told:
        drawn(scenario="\n\nat = [80, 0]\nunit = 'm'\n[rule]\nid = 'outdoor/penalty-55'\n")
    first, second = told.value.problems
    assert first.startswith("page.md:4: unknown key 'unit'; did you mean 'units'?")
    assert second.startswith("page.md:6: no rule 'outdoor/penalty-55'")


def test_a_diagram_says_nothing():
    with pytest.raises(PolofieldError, match="outdoor/field is a diagram, not a ruling"):
        answer(Request("outdoor/field"))


def test_names_and_keys(tmp_path):
    """A file has one name wherever it is drawn; its key changes with all that can be seen."""
    theme = tmp_path / "club.toml"
    theme.write_text('base = "turf"\n')
    one = Request("outdoor/penalty-2", options={"view": "end", "theme": str(theme)})
    same = Request("outdoor/penalty-2", options={"theme": str(theme), "view": "end"})
    assert (one.name, one.key) == (same.name, same.key)
    assert one.name.startswith("outdoor-penalty-2-")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "club.toml").write_text('base = "turf"\n')
    moved = Request(
        "outdoor/penalty-2", options={"view": "end", "theme": str(elsewhere / "club.toml")}
    )
    assert moved.name == one.name
    before = one.key
    theme.write_text('base = "paper"\n')
    assert one.key != before
    others = [
        Request("outdoor/penalty-2"),
        Request("outdoor/penalty-3"),
        Request("outdoor/penalty-2", options={"view": "end"}),
        Request("outdoor/penalty-2", options={"view": "whole"}),
        Request(scenario=SCENARIO),
        Request(scenario=SCENARIO + "hit_by = 'Yellow'\n"),
    ]
    lower = Request(scenario="\n\n" + SCENARIO)  # on a page with more before it
    assert (lower.name, lower.key) == (others[4].name, others[4].key)
    assert len({request.key for request in others}) == len(others)
    assert len({request.name for request in others}) == len(others)


@pytest.mark.parametrize("ask", [diagrams, answer])
@pytest.mark.parametrize("name", sorted(KNOWN))
def test_what_somebody_takes_is_never_offered_where_it_is_refused(name, ask):
    """An option that does not go with the figure is not treated as a misspelling."""
    told = ""
    try:
        ask(Request("outdoor/penalty-2", options={name: ""}))
    except PolofieldError as error:
        told = str(error)
    assert f"did you mean {name!r}" not in told
    assert not told.startswith("unknown option")


def test_only_options_of_that_page_are_offered():
    with pytest.raises(
        PolofieldError, match=r"unknown option 'captoin'(?!; did you mean 'caption')"
    ):
        answer(Request("outdoor/penalty-2", options={"captoin": "A"}, page=("class", "name")))

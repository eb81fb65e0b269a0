"""Reading a scenario from a TOML file; every mistake is reported at once, with its line."""

from __future__ import annotations

from typing import Any, Literal

from polofield.errors import PlaceError, RuleError, did_you_mean, in_short
from polofield.files.file_kinds import SCENARIO, require_kind
from polofield.files.toml_file import parse_toml, refusal
from polofield.rules.book import RuleBook
from polofield.rules.catalogue import ENTRIES, find
from polofield.rules.options import judged_options
from polofield.rules.question import place_mistake, question
from polofield.rulings.entries import Entry
from polofield.rulings.parts import Place
from polofield.rulings.ruling import Ruling
from polofield.scenario.findings import Findings, PlaceReader, place_or_none
from polofield.scenario.people import PeopleReader, officials_of, players_of, teams_of
from polofield.scenario.tables import RuleTable, ScenarioTable, SurfaceTable, option_types
from polofield.scenario.teams import Team
from polofield.surface.sizes import KINDS, size_mistakes, surface_of
from polofield.surface.surfaces import Surface
from polofield.surface.units import Units, in_units


def parts_of(text: str, name: str) -> dict[str, Any]:
    """The fields of the scenario in a TOML text; `name` stands for it in messages.

    Raises:
        FileError: not TOML, or with mistakes, each reported with its line number.
    """
    toml = parse_toml(text, name)
    require_kind(toml, SCENARIO)
    found = Findings(toml)
    top = found.take((), ScenarioTable)
    units: Units = top.get("units", "yd")
    book, rule = _rule(found)
    surface = _surface(found, top, rule, units)
    teams = teams_of(found)
    asked = _asked(found, teams)
    in_doubt = surface is None or ("units" in found.toml.data and "units" not in top)
    places = PlaceReader(
        surface or _standard(found, rule),
        known=not in_doubt,
        units=units,
        half_turned=teams[asked].attacks == "left",
    )
    answer = _ruling(found, top, rule, book, places)
    turned = answer is not None and answer.turned
    hitting: Literal[0, 1] = 1 if turned != (asked == 1) else 0
    reader = PeopleReader(places, turned, teams, hitting, answer)
    players = players_of(found, reader)
    officials = officials_of(found, reader, players)
    title = found.text(top.get("title", ""), "title")
    notes = tuple(
        found.text(note, "notes", index) for index, note in enumerate(top.get("notes", ()))
    )
    if found.problems or answer is None:
        raise refusal(name, found.problems)
    return {
        "ruling": answer,
        "players": players,
        "officials": officials,
        "teams": teams,
        "hitting": hitting,
        "title": title,
        "notes": notes,
        "units": units,
    }


def _rule(found: Findings) -> tuple[RuleBook | None, Entry | None]:
    """The rule in the file and its book; None if it is missing or unknown."""
    given = found.given("rule").get("id")
    if not isinstance(given, str):
        return None, None
    try:
        book, named = find(given)
    except RuleError as error:
        found.add(str(error), "rule", "id")
        return None, None
    if named.kind == "diagram":
        found.add(f"{named.id} is a diagram, not a rule", "rule", "id")
        return None, None
    return book, named


def _kind(found: Findings, rule: Entry | None) -> str:
    given = found.given("surface").get("kind")
    if rule is not None and rule.surface is not None:
        return rule.surface
    return given if isinstance(given, str) and given in KINDS else "outdoor"


def _standard(found: Findings, rule: Entry | None) -> Surface:
    return KINDS[_kind(found, rule)]()


def _surface(
    found: Findings, top: dict[str, Any], rule: Entry | None, units: Units
) -> Surface | None:
    """The surface with its sizes; None if they are not valid."""
    if "surface" not in top:
        return None if "surface" in found.toml.data else _standard(found, rule)
    before = len(found.problems)
    given = found.take(("surface",), SurfaceTable)
    kind = _kind(found, rule)
    if rule is not None and given.get("kind", kind) != kind:
        what = "on a field" if kind == "outdoor" else "in an arena"
        found.add(
            f"kind: expected {kind!r}, got {given['kind']!r}: {rule.id} is played {what}",
            "surface",
            "kind",
        )
    sizes = {name: value for name, value in given.items() if name != "kind"}
    for size, error in size_mistakes(kind, sizes, units):
        found.add(str(error), "surface", *filter(None, [size]))
    return surface_of(kind, sizes, units) if len(found.problems) == before else None


def _asked(found: Findings, teams: tuple[Team, Team]) -> Literal[0, 1]:
    """The index of the team in `hit_by`."""
    given = found.given("rule").get("hit_by")
    names = [team.name for team in teams]
    if not isinstance(given, str) or " ".join(given.split()) == names[0]:
        return 0
    if " ".join(given.split()) == names[1]:
        return 1
    found.add(
        f"hit_by: unknown team {in_short(given)}{did_you_mean(given, names)}", "rule", "hit_by"
    )
    return 0


def _ruling(
    found: Findings,
    top: dict[str, Any],
    rule: Entry | None,
    book: RuleBook | None,
    places: PlaceReader,
) -> Ruling | None:
    """The ruling; None if the rule, its options or the place are not valid."""
    before = len(found.problems)
    options = _options(found, top, rule)
    at = _at(found, top, rule, places)
    if rule is None or not places.known or len(found.problems) > before:
        return None
    if at is None and rule.needs != "none":
        return None
    try:
        asked = question(rule.id, places.surface, at=at, options=options, book=book)
        return asked.ruling()
    except PlaceError as error:
        frame = " (x and y as seen by the team that attacks left)" if places.half_turned else ""
        found.add(f"at: {in_units(error, places.units)}{frame}", "at")
    except RuleError as error:
        found.add(str(error), "rule", *([error.option] if error.option else []))
    return None


def _options(found: Findings, top: dict[str, Any], rule: Entry | None) -> dict[str, Any]:
    """The valid options of the rule; for an unknown rule, options of any rule are accepted."""
    if "rule" not in top:
        return {}
    rules = [rule] if rule else list(ENTRIES.values())
    known = {option.name: option for named in rules for option in named.options}
    types = option_types(rule.options) if rule else dict.fromkeys(known, Any)
    taken = found.take(("rule",), RuleTable, types)
    if rule is None:
        return {}
    given = found.given("rule")
    options, wrong = judged_options(
        rule, {option.parameter: given.get(name) for name, option in known.items()}
    )
    for error in wrong:
        if error.option in taken or error.option not in given:
            found.add(str(error), "rule", error.option)
    return options


def _at(
    found: Findings, top: dict[str, Any], rule: Entry | None, places: PlaceReader
) -> Place | None:
    """The place `at`, in the frame of the side that the rule is about; None if it is not valid."""
    given = "at" in found.toml.data
    if rule is not None and (wrong := place_mistake(rule, given)) is not None:
        found.add(wrong, *(("at",) if given else ("rule", "id")))
        return None
    return place_or_none(found, places.spot, top["at"], "at") if "at" in top else None

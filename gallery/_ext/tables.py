"""Pieces of Markdown for the reference pages, made from polofield's own data."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import groups
import msgspec
import rule_page
from click.testing import CliRunner
from msgspec import UnsetType
from reliance import relying

import polofield
from polofield.commands.cli import cli
from polofield.conduct import numbers
from polofield.conduct.readings import READINGS as CONDUCT_READINGS
from polofield.conduct.rule import PARTS, statements
from polofield.embed.html import figure_of_file
from polofield.embed.options import FLAGS, LOOK, PLACE, RULES, Request, diagrams
from polofield.errors import FileError, PolofieldError
from polofield.layout.profiles import PROFILES, Profile
from polofield.layout.theme import ROLES
from polofield.layout.themes import THEMES
from polofield.rules.catalogue import ENTRIES
from polofield.rules.readings import READINGS
from polofield.rulings.entries import Entry, Needs
from polofield.scenario import tables as forms
from polofield.scenario.report import report_dict
from polofield.scene.names import (
    CONDUCT_NAMES,
    LAYER_NAMES,
    PAGE_NAMES,
    PART_CLASSES,
    SURFACE_NAMES,
)
from polofield.surface import geometry, people


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def group(*name: str) -> str:
    """A picture of each rule of a group, such as `Outdoor penalties`, which leads to its page."""
    return groups.pictures(" ".join(name))


def worked_examples() -> str:
    """Every example that is a scenario, with its figure and its answer."""
    return groups.worked_examples()


def readings() -> str:
    """Every reading of the rules of play: what is taken, the other reading, which rules use it."""
    users = relying()
    return "\n".join(
        _reading(
            reading.letter,
            reading.title,
            reading.taken,
            reading.other,
            users.get(reading.letter, ()),
        )
        for reading in READINGS
    )


def conduct_readings() -> str:
    """Every reading of Rule 33, and which figures use it."""
    return "\n".join(
        _reading(
            reading.id,
            reading.title,
            reading.taken,
            reading.other,
            [id for id, part in PARTS.items() if reading.id in part.readings],
            f"{reading.clause}.",
        )
        for reading in CONDUCT_READINGS
    )


def _reading(
    id: str, title: str, taken: str, other: str, users: Sequence[str], clause: str = ""
) -> str:
    used = ", ".join(f"[](/rules/{user}.md)" for user in users)
    parts = (
        f"(reading-{id.lower()})=\n### {id}: {title}",
        clause,
        f"**Taken:** {taken}",
        f"**The other reading:** {other}",
        f"**Used by** {used}." if used else "",
    )
    return "\n\n".join(filter(None, parts)) + "\n"


def complaints() -> str:
    """What Rule 33 says about conduct complaints: who files one, and who decides."""
    said = [fact for fact in statements("conduct/ladder") if fact.clause in COMPLAINTS]
    return "\n".join(f"- {fact.text}" for fact in said)


COMPLAINTS = (numbers.COMPLAINT, numbers.RED_COMPLAINT)


def sizes() -> str:
    """The sizes that the texts do not give, and where else polofield has them from."""
    source = {True: "another source", False: "polofield's own choice"}
    rows = [
        ("smallest width of a field", "100 yd", False),
        ("goal posts on the field, across", f"{geometry.POST_DIAMETER * 36:g} in", False),
        ("largest arena", "150 by 75 yd", False),
        ("cut or rounded corners of an arena", "the end wall stays straight past the goal", False),
        ("depth of an arena goal behind the end wall", f"{geometry.RECESS:g} yd", False),
        ("horse, nose to tail and across", _by(people.HORSE_LENGTH, people.HORSE_WIDTH), False),
        ("throw-in: umpire to the first horses", _first_noses(), True),
        ("throw-in: nose to nose in a file", f"{people.NOSES_APART:g} yd", False),
        ("throw-in: one file to the other", f"{people.FILES_APART:g} yd", False),
    ]
    return table(("what", "size", "from"), [(what, size, source[s]) for what, size, s in rows])


def _by(one: float, other: float) -> str:
    return f"{one:g} by {other:g} yd"


def _first_noses() -> str:
    return f"{people.FIRST_NOSE['outdoor']:g} yd, in the arena {people.FIRST_NOSE['arena']:g} yd"


def directive_options() -> str:
    """The options for the situation and the look, in the command's own words."""
    says = {param.name: getattr(param, "help", "") for param in _command("draw").params}
    says |= {param.name: getattr(param, "help", "") for param in _command("sweep").params}
    rows = [(f"`{name}`", _said(name, says)) for name in (*PLACE, *LOOK, *FLAGS)]
    return table(("option", "what it is"), rows)


OWN_WORDS = {
    "at": "The place that the rule has to know: [what it is, and how to write it](places.md).",
    "surface": "Sizes other than the standard ones, such as `length=250, width=140`; `unboarded`"
    " for a field with side lines. In yards, unless `units` says otherwise.",
    "steps": "A figure for each step of the ruling.",
    "sweep": "Where the rule puts the ball, for every place.",
}
"""For options that are written differently on the command line, or explained elsewhere."""


def _said(name: str, says: dict[str, str]) -> str:
    plain = name.replace("-", "_")
    return OWN_WORDS.get(name) or says.get(plain) or says[f"look_{plain}"]


def _command(name: str):
    return cli.get_command(None, name)


def rule_options() -> str:
    """The options of the rules, and the rules that take them."""
    rows = []
    for name in RULES:
        takers = [entry for entry in ENTRIES.values() for o in entry.options if o.name == name]
        option = next(o for o in takers[0].options if o.name == name)
        links = ", ".join(f"[`{entry.id}`](/rules/{entry.id}.md)" for entry in takers)
        rows.append((f"`{name}`", rule_page.takes(option), option.help, links))
    return table(("option", "value", "what it is", "rules"), rows)


def catalogue() -> str:
    """Every rule and diagram."""
    rows = [
        (f"[`{entry.id}`](/rules/{entry.id}.md)", entry.title, f"`{entry.slug}.svg`")
        for entry in ENTRIES.values()
    ]
    return table(("id", "title", "file"), rows)


def roles() -> str:
    """Every role, which is the class of what is drawn in it."""
    return _spelled("class", ROLES)


def part_classes() -> str:
    """The class of what consists of several marks."""
    return _spelled("class", PART_CLASSES)


def layers() -> str:
    """The layers, those of a surface from the ground up."""
    return _spelled("id and class", {f"layer-{n}": says for n, says in LAYER_NAMES.items()})


def profiles() -> str:
    """What each profile is drawn for."""
    return table(
        ("profile", "width", "height", "smallest text"),
        [(f"`{p.name}`", *_sizes(p)) for p in PROFILES.values()],
    )


def _sizes(profile: Profile) -> Iterator[str]:
    unit, inches = ("px", 1 / 96) if profile.name == "web" else ("pt", 1 / 72)
    wide = profile.width * profile.unit
    yield f"{profile.width:g} px" if unit == "px" else f"{wide * 25.4:.0f} mm"
    yield (
        "as high as it needs" if profile.height is None else f"{profile.height * 25.4 / 72:.0f} mm"
    )
    yield f"{profile.least * profile.unit / inches:.3g} {unit}"


def themes() -> str:
    """The same figure in every built-in theme."""
    return "\n\n".join(
        f"### {name}\n\n```{{polofield}} outdoor/penalty-3\n:theme: {name}\n```" for name in THEMES
    )


def api() -> str:
    """Everything that `import polofield` offers, by kind."""
    found = {name: getattr(polofield, name) for name in polofield.__all__}
    kinds = {
        "Functions": [n for n, o in found.items() if inspect.isfunction(o)],
        "Classes": [n for n, o in found.items() if inspect.isclass(o) and not _error(o)],
        "Errors": [n for n, o in found.items() if inspect.isclass(o) and _error(o)],
    }
    parts = []
    for kind, names in kinds.items():
        parts.append(f"## {kind}\n")
        for name in names:
            what = (
                "function" if kind == "Functions" else "exception" if kind == "Errors" else "class"
            )
            members = "   :members:\n" if what == "class" else ""
            parts.append(f"```{{eval-rst}}\n.. auto{what}:: polofield.{name}\n{members}```\n")
    return "\n".join(parts)


def _error(found: type) -> bool:
    return issubclass(found, Exception)


def page_names() -> str:
    """The ids of what stands on every page."""
    return _spelled("id", PAGE_NAMES)


def surface_names() -> str:
    """The ids of the figures of a surface."""
    return _spelled("id", SURFACE_NAMES)


def conduct_names() -> str:
    """The ids of the figures of cards."""
    return _spelled("id", CONDUCT_NAMES)


def _spelled(head: str, says: Mapping[str, str]) -> str:
    """Names and what they are of."""
    rows = [
        (", ".join(f"`{name}`" for name in several.split(", ")), words)
        for several, words in says.items()
    ]
    return table((head, "what it is"), rows)


def _drawn(entry: Entry) -> polofield.Diagram:
    found = rule_page.example(entry) if entry.kind == "rule" else entry.id
    return polofield.draw(found)


def snippet(id: str) -> str:
    """What `polofield draw ID --html` prints."""
    entry = ENTRIES[id]
    return f"```html\n{figure_of_file(Path(entry.slug + '.svg'), _drawn(entry).sheet)}\n```"


def output(*arguments: str) -> str:
    """What the command prints; files are those of the site."""
    home = Path(__file__).parents[1]
    given = [str(home / word) if word.startswith("examples/") else word for word in arguments]
    done = CliRunner().invoke(cli, given)
    if done.exit_code > 1:
        raise ValueError(done.stderr)
    return f"```text\n{done.stdout}```"


def mistakes() -> str:
    """What is said of three mistakes in a page, each at its line."""
    wrong = {
        12: Request("outdoor/penalty-5z"),
        20: Request("outdoor/penalty-5a", options={"at": "62,78", "veiw": "half"}),
        31: Request(scenario='[rule]\nid = "outdoor/penalty-2"\nhit_bye = "Blue"\n', source=""),
    }
    lines = []
    for line, request in wrong.items():
        try:
            diagrams(request)
        except FileError as error:
            said = error.problems[0].rpartition(": ")[2]
        except PolofieldError as error:
            said = str(error)
        else:
            raise ValueError(f"nothing is wrong with {request}")
        lines.append(f"rules.md:{line}: ERROR: polofield: {said}")
    return "```text\n" + "\n".join(lines) + "\n```"


def opening(*arguments: str) -> str:
    """The beginning of what `polofield ruling` prints: up to where the ball is."""
    done = CliRunner().invoke(cli, ("ruling", *arguments))
    title, *blocks = done.stdout.split("\n\n")
    return "```text\n" + "\n\n".join([title, *blocks[:3]]) + "\n\n…\n```"


WHERE_IT_LIES: Mapping[Needs, str] = {
    "place": "anywhere that the rule applies",
    "attacked-line": "on the back line that the opposing side defends",
    "own-line": "on the back line that the hitting side defends",
    "side": "on the boards or the side line",
    "wall": "on the wall",
}
"""Where a rule's place may be."""


def places(surface: str) -> str:
    """What `at` is for each rule of a surface that needs a place, and where it may be."""
    rows = [
        (
            f"[{entry.title}](/rules/{entry.id}.md)",
            entry.where.in_full,
            WHERE_IT_LIES[entry.needs] + ("; not between the posts" if entry.where.in_goal else ""),
        )
        for entry in ENTRIES.values()
        if entry.surface == surface and entry.needs != "none"
    ]
    return table(("rule", "`at` is", "where it may be"), rows)


def check_json(path: str) -> str:
    """What `polofield check --json` prints of a file of the site, two players of it."""
    report = report_dict(polofield.Scenario.load(Path(__file__).parents[1] / path))
    standings = {player["standing"]: player for player in reversed(report["players"])}
    report["players"] = list(standings.values())[:2]
    return _json(report)


def ruling_json(id: str) -> str:
    """A ruling's JSON without its coordinates, and with two of its consequences."""
    ruling = _shortened(rule_page.example(ENTRIES[id]).to_dict())
    return _json(ruling | {"consequences": ruling["consequences"][:2]})


def catalogue_json(id: str) -> str:
    """An entry of the catalogue, as JSON."""
    return _json(ENTRIES[id].to_dict())


def cards_json() -> str:
    """What follows from the example log, as JSON: one player, and the first of the notes."""
    with as_file(files("polofield") / "examples" / "cards.toml") as path:
        answer = polofield.cards(path).to_dict()
    (name, player), *_ = answer["players"].items()
    return _json(answer | {"players": {name: player | {"notes": player["notes"][:1]}}})


def season_json() -> str:
    """The first of the suspensions of the example season, as JSON."""
    folder = files("polofield") / "examples"
    with as_file(folder / "season.csv") as cards, as_file(folder / "season-schedule.csv") as games:
        found = polofield.season(cards, games)
    return _json([one.to_dict() for one in found[:1]])


def _json(data: Any) -> str:
    text = json.dumps(data, indent=1, ensure_ascii=False)
    pairs = re.sub(r"\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]", r"[\1, \2]", text)
    return f"```js\n{pairs}\n```"


def _shortened(data: Any) -> Any:
    if isinstance(data, dict):
        if "coordinates" in data:
            return {"type": data["type"], "coordinates": "…"}
        return {key: _shortened(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_shortened(value) for value in data]
    return data


def scenario_keys() -> str:
    """The tables of a scenario file and their keys."""
    parts = []
    for heading, form in (
        ("At the top", forms.ScenarioTable),
        ("`[rule]`", forms.RuleTable),
        ("`[surface]`", forms.SurfaceTable),
        ("`[[teams]]`, at most two", forms.TeamTable),
        ("`[[players]]`", forms.PlayerTable),
        ("`[[officials]]`", forms.OfficialTable),
    ):
        required = forms.required_keys(form)
        hints = get_type_hints(form, include_extras=True)
        rows = [
            (f"`{name}`" + (" (required)" if name in required else ""), _key_words(hint))
            for name, hint in hints.items()
            if _key_words(hint)
        ]
        parts.append(f"### {heading}\n\n{table(('key', 'what it is'), rows)}")
    return "\n\n".join(parts)


def _key_words(hint: Any) -> str:
    """A key's description, with the words that it takes where it takes words."""
    metas = [meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
    for part in get_args(hint) if get_origin(hint) is not Literal else ():
        metas += [m for m in getattr(part, "__metadata__", ()) if isinstance(m, msgspec.Meta)]
    says = next((meta.description for meta in metas if meta.description), "")
    words = [f"`{word}`" for word in _words(hint)]
    return says + (f" One of {', '.join(words)}." if says and words else "")


def _words(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    elif hint is not UnsetType and get_origin(hint) is not list:
        for part in get_args(hint):
            yield from _words(part)

"""All words of figures, sentences and alt texts are where words belong, and all are used."""

import ast
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield
from polofield.rules.book import USPA_2026
from polofield.rulings import phrase
from polofield.rulings.phrase import (
    Distance,
    Duration,
    Measured,
    Phrase,
    Voice,
    as_part,
    duration,
    literal,
    say,
)
from polofield.surface.units import to_metres

PACKAGE = Path(polofield.__file__).parent
OWN = PACKAGE / "words"
WORDS = sorted([*OWN.glob("*.py"), *(PACKAGE / "rules").rglob("*words.py")])
"""The words of polofield, and those of the standard rule book."""
OTHERS = sorted({*PACKAGE.rglob("*.py")} - {*WORDS})

NOT_SHOWN = {
    "layout/legibility.py": "warnings about a theme",
    "layout/team_colours.py": "warnings about colours",
    "layout/theme.py": "what roles are, for the reference",
    "layout/theme_file.py": "mistakes in a theme file",
    "layout/typeface/faces.py": "the names of fonts",
    "layout/typeface/typefaces.py": "the names of fonts",
    "scene/names.py": "what ids are, for the reference",
}
"""Modules of scene and layout whose sentences no figure shows, and where they go instead."""

SAID_BY = ("say", "literal", "Phrase", "Text", "KeyLine")


def tree_of(path):
    return ast.parse(path.read_text("utf-8"), str(path))


def strings(node):
    """Every literal text in a tree, those of f-strings included, with its node."""
    for found in ast.walk(node):
        if isinstance(found, ast.Constant) and isinstance(found.value, str):
            yield found


def is_words(text):
    """Whether a text is words: letters and a space outside its fields."""
    bare = re.sub(r"\{[^}]*\}", "", text)
    return any(letter.isalpha() for letter in bare) and " " in bare.strip()


def unsaid(tree):
    """The nodes of texts that no figure shows: docstrings, and what an error says or is told."""
    found = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                found.add(id(statement.value))
        if isinstance(node, ast.Raise | ast.Assert):
            found.update(id(text) for text in strings(node))
        if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Literal":
            found.update(id(text) for text in strings(node))
        if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "Fields":
            found.update(id(text) for text in strings(node))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "finite":
            found.update(id(text) for text in strings(node))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "compile":
            found.update(id(text) for text in strings(node))
        if isinstance(node, ast.Dict):
            found.update(id(key) for key in node.keys if key is not None)
    return found


def stray(path):
    tree = tree_of(path)
    skipped = unsaid(tree)
    return [
        f"{path.relative_to(PACKAGE)}:{text.lineno}: {text.value!r}"
        for text in strings(tree)
        if id(text) not in skipped and is_words(text.value)
    ]


@pytest.mark.parametrize(
    "path",
    [p for p in OTHERS if p.relative_to(PACKAGE).parts[0] in ("scene", "layout")],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_scenes_and_layout_have_no_words_of_their_own(path):
    if str(path.relative_to(PACKAGE)) in NOT_SHOWN:
        assert stray(path)
    else:
        assert stray(path) == []


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_said_in_words_from_elsewhere(path):
    """No phrase and no text on a page is made from a literal."""
    found = []
    for node in ast.walk(tree_of(path)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in SAID_BY:
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            found += [
                f"{path.relative_to(PACKAGE)}:{text.lineno}: {text.value!r}"
                for argument in given
                if isinstance(argument, ast.Constant | ast.JoinedStr | ast.IfExp | ast.BinOp)
                for text in strings(argument)
                if is_words(text.value)
            ]
    assert found == []


def test_the_scan_finds_words():
    tree = ast.parse('"""Doc."""\nraise ValueError("not shown")\nx = say("no {opp} player")\n')
    skipped = unsaid(tree)
    assert [t.value for t in strings(tree) if id(t) not in skipped] == ["no {opp} player"]
    assert is_words("no {opp} player")
    assert not is_words("{ball} {moved}")


def templates():
    """Module and name and text of every template."""
    for module in iter_modules([str(OWN)]):
        for name, value in vars(import_module(f"polofield.words.{module.name}")).items():
            if name.isupper() and isinstance(value, str):
                yield module.name, name, value
    for part, words in USPA_2026.words._asdict().items():
        for name, value in words._asdict().items():
            yield part, name, value


def test_no_words_are_left_over():
    used = set()
    for path in (*OTHERS, *WORDS):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Attribute):
                used.add(node.attr)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                used.add(node.id)
            elif isinstance(node, ast.ImportFrom):
                used.update(alias.name for alias in node.names)
    assert [f"{module}.{name}" for module, name, _ in templates() if name not in used] == []


AMERICAN = re.compile(r"\b(center(s|ed)?|colors?|defense|offense|meters?|toward(?!s))\b")


def test_words_are_spelled_as_in_britain():
    assert [name for _, name, text in templates() if AMERICAN.search(text.lower())] == []
    assert AMERICAN.search("the center of the color")


@pytest.mark.parametrize("template", list(templates()), ids=lambda found: f"{found[0]}.{found[1]}")
def test_templates_are_well_formed(template):
    _, _, text = template
    fields = dict.fromkeys(re.findall(r"\{(\w+)\}", text), "x")
    assert "{" not in text.format_map(fields)
    assert text == text.strip()
    assert "  " not in text


# Units


@pytest.mark.parametrize(
    ("yards", "yd", "m", "both"),
    [
        (60, "60 yd", "54.9 m", "60 yd (54.9 m)"),
        (300, "300 yd", "274.3 m", "300 yd (274.3 m)"),
        (160, "160 yd", "146.3 m", "160 yd (146.3 m)"),
        (10 / 3, "10 ft", "3 m", "10 ft (3 m)"),
        (8 / 3, "8 ft", "2.4 m", "8 ft (2.4 m)"),
        (1 / 3, "1 ft", "0.3 m", "1 ft (0.3 m)"),
        (5, "5 yd", "4.6 m", "5 yd (4.6 m)"),
        (1.94, "1.94 yd", "1.8 m", "1.94 yd (1.8 m)"),
        (42.25, "42.25 yd", "38.6 m", "42.25 yd (38.6 m)"),
        (0, "0 yd", "0 m", "0 yd (0 m)"),
        (-0.0, "0 yd", "0 m", "0 yd (0 m)"),
    ],
)
def test_distances(yards, yd, m, both):
    assert Voice(units="yd").distance(yards) == yd
    assert Voice(units="m").distance(yards) == m
    assert Voice(units="both").distance(yards) == both


def test_a_measured_distance_is_never_in_feet():
    for yards, ours in ((10 / 3, "3.33 yd"), (1 / 3, "0.33 yd"), (2, "2 yd")):
        assert Voice().distance(Measured(yards)) == ours
        assert say("{by}", by=Measured(yards)).say(Voice()) == ours
    assert Voice(units="m").distance(Measured(10 / 3)) == "3 m"
    assert Voice(units="both").distance(Measured(10 / 3)) == "3.33 yd (3 m)"


@given(yards=st.floats(0, 400))
def test_a_distance_is_what_it_says(yards):
    said = Voice(units="both").distance(yards)
    ours, unit, metres = re.fullmatch(r"([\d.]+) (yd|ft) \(([\d.]+) m\)", said).groups()
    assert float(ours) / (3 if unit == "ft" else 1) == pytest.approx(yards, abs=0.00501)
    assert float(metres) == pytest.approx(to_metres(yards), abs=0.0501)


def test_units_reach_every_distance_of_a_phrase():
    inner = say("{far} off", far=Distance(30))
    outer = say("{Hit} stands {where}, {count} of them", where=inner, count=4)
    assert outer.say(Voice("Blue", units="m")) == "Blue stands 27.4 m off, 4 of them"
    assert str(outer) == "The hitting side stands 30 yd off, 4 of them"


@pytest.mark.parametrize(
    ("seconds", "said"), [(20, "20 s"), (59, "59 s"), (120, "2 min"), (90, "1:30"), (605, "10:05")]
)
def test_durations(seconds, said):
    assert duration(seconds) == said
    assert say("{time}", time=Duration(seconds)).say() == said


@given(text=st.text())
def test_a_users_text_is_said_literally(text):
    assert literal(text).say(Voice("{opp}", "{hit}")) == text
    assert say("{one}", one=literal(text)).say() == text


def test_a_sentence_as_a_part():
    whole = Phrase("{Hit} hits.", ())
    assert as_part(whole).say(Voice("Blue")) == "Blue hits"
    assert phrase.PLAIN.units == "yd"

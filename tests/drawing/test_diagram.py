"""A diagram on a page: named, described, independent of others, and the same bytes every time."""

import base64
import html
import io
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nbconvert import HTMLExporter
from nbformat import writes
from nbformat.v4 import new_code_cell, new_notebook, new_output
from PIL import Image
from situations import DIAGRAMS, RULES, rulings

import polofield as pf
from polofield.drawing.look import Look
from polofield.layout.metrics import printable
from polofield.layout.themes import THEMES
from polofield.render.html import alt_text
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.scenario import Scenario
from polofield.scenario.teams import BLUE, Team
from polofield.scene.telling import zone_words
from polofield.scene.things import LAYERS
from polofield.surface.surfaces import Field
from polofield.surface.units import to_metres
from polofield.values import is_name, text_fault

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
FIELD = Field()
PLAYED = [id for id in RULES if ENTRIES[id].kind == "rule"]


def five_a():
    return pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78))


def root_of(diagram, **options):
    return ET.fromstring(diagram.svg(**options))


def texts(root):
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def names(root):
    """Every element that has an id, by that without its prefix."""
    prefix = root.get("class").split()[1]
    found = ((element.get("id"), element) for element in root.iter() if element.get("id"))
    return {id.removeprefix(f"{prefix}-"): element for id, element in found}


# What it says to those who cannot see it


DISTANCE = r"([\d.]+) (yd|m|ft)"
PLACE = re.compile(
    r"at the centre of the (?:field|arena)|(?:on the (?P<centre_line>centre line)|"
    rf"(?:{DISTANCE} (from|behind)|on|at) the (?:back line|end wall) that (Blue|Yellow) defends),"
    rf" (?:opposite the centre of the goal|{DISTANCE} (left|right) of the centre)"
)
IN_YARDS = {"yd": 1.0, "ft": 1 / 3, "m": 1 / to_metres(1.0)}
ROUNDED = {"yd": 0.0051, "ft": 1e-6, "m": 0.051 / to_metres(1.0)}
"""Half of the last digit that is shown, in yards."""


def place_said(text, surface):
    """The place that a description names, in yards, and how exactly it does."""
    _, out, unit, way, defender, across, unit_across, side = PLACE.match(text).groups()
    x = 0.0
    if defender:
        away = float(out) * IN_YARDS[unit] * (1 if way == "from" else -1) if out else 0.0
        x = (surface.half_length - away) * (1 if defender == "Yellow" else -1)
    y = float(across) * IN_YARDS[unit_across] * (1 if side == "left" else -1) if across else 0.0
    return (x, y), max(ROUNDED[unit or "yd"], ROUNDED[unit_across or "yd"])


@pytest.mark.parametrize("rule", PLAYED)
@settings(max_examples=6)
@given(data=st.data())
def test_the_description_has_the_rulings_own_figures(rule, data):
    ruling = data.draw(rulings(rule))
    units = data.draw(st.sampled_from(["yd", "m"]))
    diagram = pf.draw(ruling, label_units=units)
    root = root_of(diagram)
    assert root.find(f"{SVG}title").text == diagram.alt
    said = root.find(f"{SVG}desc").text
    if ruling.ball is not None:
        start = said.index("The ball is ") + len("The ball is ")
        place, exact = place_said(said[start:], ruling.surface)
        assert place == pytest.approx(ruling.ball, abs=exact)
    if ruling.ball or ruling.throw_in:
        for player in pf.propose(ruling):
            team = "Blue" if player.team == "hitting" else "Yellow"
            start = re.search(rf"{team} {player.number}(?:, who hits)?: ", said).end()
            place, exact = place_said(said[start:], ruling.surface)
            assert place == pytest.approx(player.at, abs=exact)
    for zone in ruling.zones:
        words = zone.label.say(Look(label_units=units).voice)
        assert words in said
        radius = getattr(zone.limit, "r", None)
        if radius:
            distances = [float(n) * IN_YARDS[u] for n, u in re.findall(DISTANCE, words)]
            assert any(d == pytest.approx(radius, abs=ROUNDED[units]) for d in distances), words


@pytest.mark.parametrize("id", [*RULES, *DIAGRAMS])
def test_title_and_description_come_first_and_are_said_to_be_it(id):
    diagram = pf.draw(id if id in DIAGRAMS else example(id))
    root = root_of(diagram)
    title, desc = root[0], root[1]
    assert (root.get("role"), title.tag, desc.tag) == ("img", f"{SVG}title", f"{SVG}desc")
    assert title.text == diagram.alt
    assert desc.text == diagram.description
    assert len(desc.text) > len(title.text) or not ENTRIES[id].surface
    assert title.text not in desc.text  # or it is heard twice


def example(id):
    entry = ENTRIES[id]
    surface = FIELD if entry.surface == "outdoor" else pf.Arena()
    return pf.ruling(id, surface, **entry.example.arguments())


def test_a_pointer_is_told_what_it_rests_on():
    ruling = five_a()
    root = root_of(pf.draw(ruling))
    said = {
        name: element.find(f"{SVG}title").text
        for name, element in names(root).items()
        if element.find(f"{SVG}title") is not None
    }
    for player in pf.propose(ruling):
        assert str(player.number) in said[f"{player.team}-{player.number}"]
    for zone in ruling.zones:
        assert zone_words(zone).say(Look().voice) in said[f"place-{zone.side}"]
    assert said["ball"].startswith("The ball is 70 yd from")
    assert said["at"].startswith("Where the ball was when the foul happened: 70 yd from")


def test_a_notebook_gets_the_svg_and_no_more_unless_it_asks():
    diagram = pf.draw(five_a())
    bundle = diagram._repr_mimebundle_()
    assert list(bundle) == ["text/plain", "text/html", "image/svg+xml"]
    assert bundle["text/plain"] == f"<Diagram outdoor-penalty-5a: {diagram.alt}>"
    assert bundle["image/svg+xml"] == diagram.svg()
    assert html.escape(alt_text(diagram.sheet)) in bundle["text/html"]
    source = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', bundle["text/html"])[1]
    assert base64.b64decode(source).decode() == diagram.svg()
    kinds = ["image/svg+xml", "image/png", "application/pdf"]
    asked = diagram._repr_mimebundle_(include=kinds, exclude=["image/svg+xml"])
    assert list(asked) == kinds[1:]
    assert asked["image/png"] == diagram.rendered("png")
    assert asked["application/pdf"] == diagram.rendered("pdf")
    assert "text/html" not in diagram._repr_mimebundle_(exclude=["text/html"])


@pytest.mark.parametrize("template", ["lab", "classic", "basic"])
def test_a_notebook_on_a_page_has_an_alternative_for_every_figure(template, caplog):
    """As `nbconvert --to html` makes it, which says for how many images there is none."""
    themes = ("turf", "paper", "mono")
    diagrams = [pf.draw(five_a(), theme=theme) for theme in themes]
    outputs = [new_output("display_data", d._repr_mimebundle_()) for d in diagrams]
    python = {"language_info": {"name": "python", "pygments_lexer": "python3"}}
    notebook = new_notebook(cells=[new_code_cell("three", outputs=outputs)], metadata=python)
    page, _ = HTMLExporter(template_name=template).from_notebook_node(notebook)
    assert not caplog.records
    alternatives = re.findall(r'<img[^>]* alt="([^"]*)"', page)
    assert [html.unescape(a) for a in alternatives] == [alt_text(d.sheet) for d in diagrams]
    assert page.count("<img") == len(diagrams)
    assert "No description has been provided" not in page
    # each SVG once as it is and once in base64; with PNG and PDF besides it would be 1.4 MB
    assert len(writes(notebook)) < 2.6 * sum(len(d.svg()) for d in diagrams)


# At home in a page


def test_any_number_of_diagrams_share_a_page_and_none_refers_to_anything():
    diagrams = [pf.draw(id if id in DIAGRAMS else example(id)) for id in ENTRIES]
    diagrams += [pf.draw_sweep("outdoor/penalty-5a"), pf.draw(five_a(), what_if=True)]
    diagrams += [pf.draw(five_a(), step=step) for step in range(1, 6)]
    diagrams += [pf.draw(five_a(), theme=theme) for theme in THEMES if theme != "turf"]
    diagrams += [pf.draw(pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 77.9)))]
    taken = set()
    for diagram in diagrams:
        for text in ("text", "outlines"):
            svg = diagram.svg(text=text)
            assert not re.search(r"href|url\((?!data:)|aria-", svg)
            own = re.findall(r' id="([^"]+)"', svg)
            assert len(own) == len(set(own))
            assert taken.isdisjoint(own), diagram
            taken.update(own)
    assert len(taken) > 2000


@pytest.mark.parametrize("id", ["outdoor/penalty-5a", "arena/penalty-2", "outdoor/penalty-7"])
@pytest.mark.parametrize("theme", THEMES)
def test_no_style_reaches_outside(id, theme):
    ruling = five_a() if id == "outdoor/penalty-5a" else example(id)
    svg = pf.draw(ruling, theme=theme).svg()
    root = ET.fromstring(svg)
    prefix = root.get("class").split()[1]
    for style in root.iter(f"{SVG}style"):
        fonts = re.findall(r"@font-face\{font-family:([^;}]*);[^}]*\}", style.text)
        assert fonts
        assert all(name.startswith(f"{prefix}-") for name in fonts)
        rest = re.sub(r"@font-face\{[^}]*\}", "", style.text)
        rules = re.findall(r"@media [^{]*\{((?:[^{}]*\{[^{}]*\})*)\}", rest)
        assert sum(map(len, rules)) > 0.8 * len(rest)
        places = re.findall(r"([^{}]+)\{[^{}]*\}", "".join(rules))
        selectors = [selector for several in places for selector in several.split(",")]
        assert selectors[0] == f".{prefix}"
        assert all(selector.startswith(f".{prefix} .") for selector in selectors[1:])
    assert "<script" not in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    styled = {element.get("class").split()[-1] for element in root.iter() if element.get("style")}
    assert styled <= {root.get("class").split()[-1]}


def test_a_dark_page_has_a_dark_ground_and_the_same_yellow():
    """The light scheme applies where a scheme is not known."""
    svg = pf.draw(five_a()).svg()
    rule = re.search(r"prefers-color-scheme:dark(.*)</style>", svg)[1]
    for role in ("page", "ink", "ink-soft", "run-off", "grass", "ruler", "team-a"):
        assert f".{role}[fill" in rule
    for role in ("line", "mark", "rim", "team-b"):
        assert f".{role}[stroke" in rule
    assert ".team-b[fill" not in rule
    assert 'fill="#ffffff" d="M0 0H680' in svg


@pytest.mark.parametrize("view", ["fit", "whole"])
@pytest.mark.parametrize("profile", ["web", "print", "slide"])
def test_it_fills_its_place(profile, view):
    diagram = pf.draw(five_a(), profile=profile, view=view)
    root = root_of(diagram)
    left, top, width, height = map(float, root.get("viewBox").split())
    assert (left, top) == (0, 0)
    assert width / height == pytest.approx(diagram.sheet.width / diagram.sheet.height, rel=1e-6)
    assert root.get("width") is root.get("height") is root.get("preserveAspectRatio") is None


def test_layers_are_groups_from_the_ground_up():
    wrong = pf.Player("opposing", 1, five_a().ball)
    root = root_of(pf.draw(five_a(), [*pf.propose(five_a())[:4], wrong]))
    found = [group.get("class") for group in root.findall(f"{SVG}g")]
    assert found == [f"layer-{name}" for name in (*LAYERS, "strip", "text")]
    assert [name for name in names(root) if name in found] == found


# What a user writes


WORDS = st.text(min_size=1, max_size=40)
CONTROLS = [
    "a\x07b",
    "a\x00",
    "\ud800",
    "\ufffe",
    "\ufdd0",
    "\x85\x9f",
    "\u202eRTL",
    "\u2067a\u2069",
]
ODD = ["A -- B", "Blue & <Red>", "\"60\" 'yd' ½ — ñ 馬球", "$5.a$", "back\\", "{hit} {0}",
       "]]>", "<!--", "&#x41;", "\u200f\ufeff", "%s", "\n\t "]  # fmt: skip


def drawn_with(words, **look):
    scenario = Scenario(
        ruling=five_a(),
        title=words,
        notes=(words,),
        teams=(Team(words if is_name(words) else "Blue", "right"), Team("Yellow", "left")),
    )
    return pf.draw(scenario, clause=words, sentence=words, **look)


@settings(max_examples=15)
@given(words=WORDS.filter(lambda words: text_fault(words) is None))
@pytest.mark.parametrize("text", ["text", "outlines"])
def test_a_users_words_are_shown_and_break_nothing(text, words):
    diagram = drawn_with(words)
    root = root_of(diagram, text=text)
    shown = " ".join(printable(words).split())
    if text == "text" and len(shown) < 12:
        for part in ("title", "clause", "sentence"):
            said = names(root).get(part)
            wanted = shown.upper() if part == "clause" else shown
            assert not shown or " ".join("".join(said.itertext()).split()) == wanted
    assert root.find(f"{SVG}title").text in (None, printable(words))


@pytest.mark.parametrize("words", ODD)
def test_odd_words_come_through_every_format(words):
    for profile in ("web", "slide"):
        diagram = drawn_with(words, profile=profile)
        for text in ("text", "outlines"):
            root_of(diagram, text=text)
        Image.open(io.BytesIO(diagram.rendered("png"))).verify()
        assert diagram.rendered("pdf").endswith(b"%%EOF\n")
    shown = [" ".join(text.split()) for text in texts(root_of(drawn_with(words)))]
    wanted = " ".join(printable(words).split())
    assert shown.count(wanted) >= 3 or len(wanted) < 2


@pytest.mark.parametrize("words", CONTROLS)
def test_what_cannot_be_shown_or_turns_the_line_is_refused_wherever_words_are_given(words):
    for give in (
        lambda: Scenario(ruling=five_a(), title=words),
        lambda: Scenario(ruling=five_a(), notes=("fine", words)),
        lambda: Team(words, "right"),
        lambda: pf.check(five_a(), [pf.Player("hitting", 1, (10, 10), name=words)]),
        *(
            partial(pf.draw, five_a(), **{name: words})
            for name in ("hitting", "opposing", "clause", "sentence")
        ),
    ):
        with pytest.raises(
            pf.PolofieldError, match=r"control character|reverses the text"
        ) as refused:
            give()
        assert str(refused.value).isprintable()


def test_dollars_are_no_mathematics():
    assert "$5.a$" in texts(root_of(drawn_with("$5.a$")))


# The same bytes


SCRIPT = """
import hashlib, sys, time
import polofield as pf
from polofield.scenario.examples import example
from polofield.scenario.scenario import parse_scenario
field, arena = pf.Field(), pf.Arena()
diagrams = [
    pf.draw(pf.ruling("outdoor/penalty-5a", field, at=(80, 78))),
    pf.draw(pf.ruling("outdoor/knock-in", field, at=(-150, 20)), profile="print", theme="mono"),
    pf.draw(pf.ruling("arena/penalty-2", arena), label_units="both", step=3),
    pf.draw(pf.ruling("outdoor/penalty-4", field), what_if=True),
    pf.draw("outdoor/penalties", up="along"),
    pf.draw_sweep("arena/penalty-5a"),
    pf.draw(parse_scenario(open(sys.argv[1]).read(), "s.toml")),
]
for diagram in diagrams:
    parts = [diagram.svg(), diagram.svg(text="outlines")]
    if sys.argv[2:]:
        assert "matplotlib" not in sys.modules
    else:
        parts += [diagram.rendered("png"), diagram.rendered("pdf")]
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode()
        print(hashlib.sha256(data).hexdigest())
"""


def run(folder, *arguments, **environment):
    story = ROOT / "polofield" / "examples" / "penalty-5a.toml"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT, story, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_same_bytes_in_every_process(tmp_path):
    """Whatever the hash seed, time zone, language, folder and second."""
    first = run(ROOT, PYTHONHASHSEED="1", TZ="UTC", LC_ALL="C")
    (tmp_path / "matplotlibrc").write_text("font.size: 30\nsvg.hashsalt: x\nlines.linewidth: 9\n")
    second = run(tmp_path, PYTHONHASHSEED="2", TZ="Asia/Kathmandu", LC_ALL="C.UTF-8")
    assert len(first) == 28
    assert len(set(first)) == 28
    assert first == second


def test_an_svg_is_written_without_matplotlib(tmp_path):
    assert len(run(tmp_path, "svg", PYTHONHASHSEED="3")) == 14


MEMORY = """
import gc, itertools, resource, sys
import polofield as pf
from polofield.layout.views import UPS
from polofield.render.html import alt_text
from polofield.rules.catalogue import ENTRIES

def kilobytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1024

field, arena = pf.Field(), pf.Arena()
penalties = [id for id in ENTRIES if "penalty-" in id][:16]
seen = []
for up, id in itertools.product(UPS, penalties):
    entry = ENTRIES[id]
    surface = field if entry.surface == "outdoor" else arena
    diagram = pf.draw(pf.ruling(id, surface, **entry.example.arguments()), up=up)
    for format in ("svg", "png", "pdf"):
        assert diagram.rendered(format)
        seen.append(kilobytes())
assert "matplotlib.pyplot" not in sys.modules
print(seen[-1] - seen[-50])
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_nothing_piles_up():
    """Every penalty in every orientation and format: no warning, no open figure, no lost memory."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", MEMORY],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(done.stdout) < 20_000


def test_a_callers_own_figures_stay():
    from matplotlib import pyplot as plt

    own = plt.figure()
    try:
        before = plt.get_fignums()
        diagram = pf.draw(five_a())
        diagram.rendered("png")
        diagram.rendered("pdf")
        diagram.figure()
        assert plt.get_fignums() == before
    finally:
        plt.close(own)


def test_four_threads_give_the_bytes_of_one():
    def drawn(id):
        diagram = pf.draw(example(id))
        return diagram.svg(), diagram.rendered("png"), diagram.rendered("pdf")

    ids = ["outdoor/penalty-5a", "arena/penalty-2", "outdoor/throw-in"]
    alone = [drawn(id) for id in ids]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, ids * 2)) == alone * 2


def test_saving_replaces_in_one_step_and_returns_nothing():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.svg"
        diagram = pf.draw(five_a())
        assert diagram.save(path) is None
        assert path.read_text("utf-8") == diagram.svg()
        assert [p.name for p in Path(folder).iterdir()] == ["a.svg"]


def test_teams_of_one_name_are_none():
    with pytest.raises(pf.PolofieldError, match="both teams have the name 'Blue'"):
        Scenario(ruling=five_a(), teams=(BLUE, Team("Blue", "left")))


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (lambda d: d.rendered("png", pixels_wide=float("nan")), "pixels_wide is nan, not a whole"),
        (lambda d: d.rendered("png", pixels_wide="x"), "pixels_wide is 'x', not a whole number"),
        (lambda d: d.rendered("png", pixels_wide=2.5), "pixels_wide is 2.5, not a whole number"),
        (lambda d: d.rendered("png", dpi="x"), "dpi: expected a positive number, got 'x'"),
        (lambda d: d.svg(size="x"), "size is 'x', not a number and its unit, such as"),
        (lambda d: d.svg(size=(5, [])), "size is .* not a number and its unit, such as"),
        (lambda d: d.rendered("pdf", size=5), "size is 5, not a number and its unit, such as"),
        (lambda d: d.svg(prefix=5), "prefix: expected a letter, .* got 5"),
        (lambda d: d.rendered(5), "unknown format 5; known: pdf, png, svg"),
        (lambda d: d.save("x.svg", []), "unknown format .*; known: pdf, png, svg"),
        (lambda d: d.save(None), "target is None, not a path or a file open for writing bytes"),
        (lambda d: d.save(5, "svg"), "target is 5, not a path or a file open for writing bytes"),
        (lambda d: d.save(b"p.svg"), "target is b'p.svg', not a path or a file open for writing"),
        (lambda _: pf.draw("outdoor/field", options=5), "options is 5, not a mapping of names"),
        (lambda _: pf.draw("conduct/ladder", options=[1]), "options is .*, not a mapping of names"),
        (lambda _: pf.draw("outdoor/field", options={5: 1}), "outdoor/field has no option 5"),
        (lambda _: pf.draw("outdoor/field", surface=5), "outdoor/field needs a Field, not 5"),
    ],
)
def test_what_is_of_another_kind_is_told_with_what_would_be_right(asked, words):
    with pytest.raises(pf.PolofieldError, match=words):
        asked(pf.draw("outdoor/field"))

"""What a user writes takes time and memory in proportion to its length, and messages do not grow.

No times are compared with a clock: an input is made eight times as long, and what that costs may be
eight times as much. Where something is tried again and again it is sixty-four times.
"""

import ast
import importlib
import itertools
import pkgutil
import re
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

import polofield as pf
from polofield.commands.look_options import _scale
from polofield.conduct.clock import seconds
from polofield.conduct.log_file import parse_log
from polofield.conduct.season_file import parse_cards, parse_schedule
from polofield.drawing.look import width_in_words
from polofield.embed.fences import _fences
from polofield.embed.html import figure_html
from polofield.embed.options import Request, diagrams
from polofield.errors import MAX_IN_A_LINE, MAX_REPORTED, did_you_mean, in_short
from polofield.files import toml_limits
from polofield.layout.metrics import printable, wrap
from polofield.scenario.scenario import parse_scenario

LONGER = 8
TOO_MUCH = 3 * LONGER
"""Far above what is in proportion, far below the square."""


def cost(run):
    """Seconds of this thread, of the quickest of some runs."""
    took = []
    for _ in range(5):
        start = time.thread_time()
        run()
        took.append(time.thread_time() - start)
    return min(took)


def growth(run, short):
    """How many times as much a long input costs as a short one, at the least of three tries."""

    def once():
        return cost(lambda: run(short * LONGER)) / max(cost(lambda: run(short)), 1e-6)

    return min(once() for _ in range(3))


# Patterns

METHODS = {"match", "fullmatch", "search", "sub", "split", "findall", "finditer"}
HOME = Path(pf.__file__).parent


def patterns() -> Iterator[tuple[str, re.Pattern[str], str]]:
    """Every pattern of the package, where it stands, and how it is used."""
    for found in pkgutil.walk_packages([str(HOME)], "polofield."):
        if found.name.endswith(("__main__", "generate")):
            continue
        module = importlib.import_module(found.name)
        tree = ast.parse(Path(module.__file__).read_text("utf-8"))
        own = {name: one for name, one in vars(module).items() if isinstance(one, re.Pattern)}
        used = set()
        for call in ast.walk(tree):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
                continue
            if not (isinstance(call.func.value, ast.Name) and call.func.attr in METHODS):
                continue
            holder, method = call.func.value.id, call.func.attr
            where = f"{found.name}:{call.lineno}"
            if holder in own:
                used.add(holder)
                yield where, own[holder], method
            elif holder == "re" and isinstance(call.args[0], ast.Constant):
                yield where, re.compile(call.args[0].value), method
        for name in sorted(own.keys() - used):
            yield f"{found.name}:{name}", own[name], "match"


PATTERNS = list(patterns())
PIECES = (" ", "0", "1", ".", "a", "A", "_", "-", '"', "'", "\\", '\\"', "#", ",", "`", "[")
PIECES += ("0x", "\n", "1 ", "f", "é")
STARTS = ("", '"', '"""', "'", "'''", "1", "1.", "1 ", "#", "`", "```", "0x", "(at line ", "\\")
ENDS = ("!", "x", "")
ATTACKS = tuple(itertools.product(STARTS, PIECES, PIECES, ENDS))
"""Texts in which much could be tried: one or two pieces again and again, and then none."""


def attack(parts, length):
    start, one, other, end = parts
    half = length // 2
    return start + one * (half // len(one)) + other * (half // len(other)) + end


OWN_USE = {toml_limits._TOKEN, toml_limits._ONE_PART}
"""Patterns that are only tried on, or up to, what another way to see it has allowed."""


def use(pattern, method):
    if pattern in OWN_USE:
        return toml_limits.beyond_limits
    if method == "finditer":
        return lambda text: sum(1 for _ in pattern.finditer(text))
    if method == "sub":
        return lambda text: pattern.sub("", text)
    return getattr(pattern, method)


def test_all_patterns_are_found():
    assert len(PATTERNS) > 25
    assert len({where.split(":")[0] for where, _, _ in PATTERNS}) > 12


@pytest.mark.parametrize(
    ("pattern", "method"), [p[1:] for p in PATTERNS], ids=[p[0] for p in PATTERNS]
)
def test_no_pattern_tries_again_and_again(pattern, method):
    run, short = use(pattern, method), 200

    def is_slow(parts):
        text = attack(parts, short * LONGER)
        start = time.thread_time()
        run(text)
        return time.thread_time() - start > 1e-3

    # what is slow is looked at more closely
    for parts in filter(is_slow, ATTACKS):
        assert growth(lambda n, parts=parts: run(attack(parts, n)), short) < TOO_MUCH, parts


# Ways in

FIELD = pf.Field()
RULE = '[rule]\nid = "outdoor/penalty-2"\n'
CARDS = "date,player,team,tier,event,event_kind,card\n"
RULING = pf.ruling("outdoor/penalty-2", FIELD)


def asked(at):
    return pf.ruling("outdoor/penalty-5a", FIELD, at=at)


def various(n):
    """As many different words."""
    return [f"w{index:05d}" for index in range(n)]


WAYS_IN = {
    "place of spaces": lambda n: asked("1" + " " * n + "1" + " " * n + "x"),
    "place of noughts": lambda n: asked("0" * n + "px"),
    "place of commas": lambda n: asked("1 out," * n),
    "place of numbers": lambda n: asked([1.0] * n),
    "place of words": lambda n: asked(dict.fromkeys(various(n), 1)),
    "place without end": lambda n: asked(itertools.repeat(n)),
    "id": lambda n: pf.ruling("outdoor/" + "p" * n, FIELD),
    "choice": lambda n: pf.ruling("outdoor/penalty-6", FIELD, at=(150, 30), foul_by="d" * n),
    "whole numbers": lambda n: pf.ruling("outdoor/penalty-7", FIELD, team="1," * n, disabled=1),
    "width": lambda n: width_in_words("0" * n + "!"),
    "width of spaces": lambda n: width_in_words("1" + " " * n + "!"),
    "css width": lambda n: figure_html("<svg/>", width="0" * n + "!"),
    "scale": lambda n: _scale("1:" + " " * n + "1" * n + "!"),
    "colour": lambda n: pf.Team("Oaks", "right", "#" + "a" * n),
    "time": lambda n: seconds("1" * n + ":00") or int("no time"),
    "theme": lambda n: pf.draw("outdoor/field", theme="a" * n),
    "team": lambda n: pf.Team("a " * n, "right"),
    "two teams": lambda n: pf.draw(RULING, hitting="a " * n),
    "name": lambda n: pf.check(RULING, [pf.Player("hitting", 1, (0, 0), name="a" * n)]),
    "players": lambda n: pf.check(RULING, [pf.Player("hitting", 1, (0, 0))] * n),
    "players of no side": lambda n: pf.check(RULING, [pf.Player("x" * n, n, "x" * n)] * 90),
    "what are no players": lambda n: pf.check(RULING, ["x" * n] * 90),
    "a file's name": lambda n: pf.Scenario.load("a/" * n),
    "a target": lambda n: pf.draw("outdoor/field").save("a" * n + ".zzz"),
    "option of a page": lambda n: diagrams(
        Request("outdoor/penalty-2", options={"a" * n: "b" * n})
    ),
    "surface of a page": lambda n: diagrams(
        Request("outdoor/field", options={"surface": "length=" + "1" * n + "x"})
    ),
    "units of a page": lambda n: diagrams(Request("outdoor/field", options={"units": "m" * n})),
    "word like others": lambda n: did_you_mean("ab" * n, ["ba" * n]) or int("none"),
    "long list": lambda n: int(in_short(["x" * n] * n)),
    "nested list": lambda n: int(in_short(nested(min(n, 400)))),
    "scenario of tables": lambda n: parse_scenario("[[players]]\n" * n, "s"),
    "scenario of players": lambda n: parse_scenario(
        RULE + '[[players]]\nteam="X"\nnumber=1\nat=[1,1]\n' * n, "s"
    ),
    "scenario of officials": lambda n: parse_scenario(
        RULE + '[[officials]]\nrole="umpire"\nat=[1,1]\n' * n, "s"
    ),
    "scenario of notes": lambda n: parse_scenario(
        RULE.replace("[rule]", f"notes = [{'1, ' * n}]\n[rule]"), "s"
    ),
    "scenario of comments": lambda n: parse_scenario("#\n" * n, "s"),
    "scenario of keys": lambda n: parse_scenario("".join(f"{w} = 1\n" for w in various(n)), "s"),
    "scenario with a long place": lambda n: parse_scenario(
        'at = "1' + " " * n + '"\n' + RULE.replace("penalty-2", "penalty-5a"), "s"
    ),
    "a long text in quotes": lambda n: parse_scenario('a = "' + '\\"' * n, "s"),
    "long numbers": lambda n: parse_scenario("a = " + ("1" * 999 + "g.") * (n // 500), "s"),
    "log": lambda n: parse_log("[[cards]]\nplayer = 'Blue 1'\n" * n, "l"),
    "log of names": lambda n: parse_log(f"teams = ['{'a ' * n}', 'b']", "l"),
    "season": lambda n: parse_cards(CARDS + "2026-01-01," * n, "c"),
    "season of rows": lambda n: parse_cards(CARDS + "x,,,,,,\n" * n, "c"),
    "season of columns": lambda n: parse_cards(",".join(various(n)), "c"),
    "season of quotes": lambda n: parse_cards(CARDS + '"' + "a" * n, "c"),
    "schedule": lambda n: parse_schedule("x" * n, "c"),
}


def nested(depth):
    found = []
    for _ in range(depth):
        found = [found, found]
    return found


def message(run, n):
    with pytest.raises(ValueError, match=r".") as told:
        run(n)
    return str(told.value)


@pytest.mark.parametrize("name", WAYS_IN)
def test_a_way_in_takes_what_is_in_proportion_and_its_message_does_not_grow(name):
    run, short = WAYS_IN[name], 1_000

    def tried(n):
        with pytest.raises(ValueError, match=r"."):
            run(n)

    assert growth(tried, short) < TOO_MUCH
    told = [message(run, n) for n in (short, short * LONGER)]
    assert len(told[1]) <= len(told[0]) + 60
    for line in told[1].split("\n"):
        assert line.isprintable()
        assert all(len(one) < 400 for one in line.split("; "))
        assert len(line) < 400 * (MAX_IN_A_LINE + 1)
    assert told[1].count("\n") <= MAX_REPORTED
    peaks = []
    for n in (short, short * LONGER):
        tracemalloc.start()
        tried(n)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < TOO_MUCH * max(peaks[0], 20_000)


DRAWN = {
    "sentence": lambda n: pf.draw(RULING, sentence="ab " * n).svg(),
    "sentence of one word": lambda n: pf.draw(RULING, sentence="a" * n).svg(),
    "clause": lambda n: pf.draw(RULING, clause="ab " * n).svg(),
    "notes": lambda n: pf.draw(pf.Scenario(ruling=RULING, notes=("word",) * (n // 20))).svg(),
    "wrapped": lambda n: wrap("a" * n, 10, 100),
    "printed": lambda n: printable("\u202e  \x00" * n),
    "fences": lambda n: list(_fences(["```polofield", "`" * n] * 20, "polofield")),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_long_text_is_drawn_in_what_is_in_proportion(name):
    assert growth(DRAWN[name], 1_000) < TOO_MUCH

"""The ladder agrees with what a game computes; every figure and every fact has its clause."""

from __future__ import annotations

import ast
import inspect

import pytest

from polofield.conduct import after, facts, log, numbers, offences, player, replay, season
from polofield.conduct import game as whole_game
from polofield.conduct import next_game as serving
from polofield.conduct.facts import AFTER_THE_GAME, FACTS, GROUNDS, LADDER, Rung, fact
from polofield.conduct.game import game
from polofield.conduct.log import Entry, GameLog
from polofield.conduct.readings import READINGS

CLAUSES = [value for value in vars(numbers).values() if type(value) is numbers.Clause]


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: str(rung.title))
def test_a_rung_is_what_a_game_computes(rung: Rung) -> None:
    assert rung.offence is not None
    had = [Entry("Blue 1", "yellow", 200 * before) for before in range(rung.offence - 1)]
    log = GameLog(entries=(*had, Entry("Blue 1", rung.cards[0], 1200)))
    (player,) = game(log).players
    short = [i.seconds for i in player.short_handed if i.start == 1200]
    assert short == [s for s in (rung.box_seconds or rung.short_handed_seconds,) if s]
    assert player.red is (rung.cards == ("red",))
    assert player.next_games == ((rung.next_game,) if rung.next_game.owes else ())


@pytest.mark.parametrize("rung", AFTER_THE_GAME, ids=lambda rung: str(rung.title))
def test_a_rung_after_the_game_is_what_is_owed(rung: Rung) -> None:
    log = GameLog(entries=tuple(Entry("Blue 1", card, None) for card in rung.cards))
    (player,) = game(log).players
    assert player.next_games == (rung.next_game,)
    assert player.after_game == rung.cards


def test_there_are_eighteen_grounds() -> None:
    assert len(GROUNDS) == 18
    assert len({str(fact.text) for fact in GROUNDS}) == 18


def test_every_part_of_the_rule_is_said_somewhere() -> None:
    said = {fact.clause for fact in (*GROUNDS, *FACTS)}
    said |= {rung.clause for rung in (*LADDER, *AFTER_THE_GAME)}
    of_the_rule = {clause for clause in CLAUSES if clause.rule == "Rule 33"}
    assert len(of_the_rule) == 13
    assert of_the_rule <= said


def test_every_fact_speaks_without_a_gap() -> None:
    texts = [str(fact.text) for fact in (*GROUNDS, *FACTS)]
    texts += [str(text) for rung in (*LADDER, *AFTER_THE_GAME) for text in rung.texts]
    assert all(text.strip() and "{" not in text for text in texts)


def test_every_figure_has_a_clause() -> None:
    for name, value in vars(numbers).items():
        for figure in value if isinstance(value, tuple) else (value,):
            if isinstance(figure, int | float):
                assert figure.clause in CLAUSES, name


def test_the_logic_names_no_figure_of_its_own() -> None:
    """Minutes and counts come from `numbers`; no other module contains one."""
    every = (value for value in vars(numbers).values() if isinstance(value, int | float))
    figures = {int(value) for value in every if value > 12}
    assert {120, 240, 450} <= figures
    for module in (after, facts, log, offences, player, replay, season, serving, whole_game):
        tree = ast.parse(inspect.getsource(module))
        written = {c.value for c in ast.walk(tree) if isinstance(c, ast.Constant)}
        assert not figures & {value for value in written if type(value) is int}, module


def test_readings_are_named_once_and_say_both_sides() -> None:
    assert [reading.id for reading in READINGS[:5]] == ["X", "Y", "Z", "AA", "BB"]
    assert len({reading.id for reading in READINGS}) == len(READINGS)
    for reading in READINGS:
        assert reading.title
        assert reading.taken != reading.other
        assert reading.clause in CLAUSES


def test_every_fact_has_a_name_of_its_own() -> None:
    names = [one.name for one in (*GROUNDS, *FACTS, *LADDER, *AFTER_THE_GAME)]
    assert len(set(names)) == len(names)
    assert fact("umpires-may").clause == numbers.RED

"""Values are pickled, copied and hashed alike before and after any use, in any process."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from datetime import date

import pytest
from situations import DIAGRAMS, RULES

import polofield as pf
from polofield import errors
from polofield.conduct.log import Entry, GameLog
from polofield.conduct.next_game import SeasonCard
from polofield.drawing.look import Look
from polofield.layout.profiles import PROFILES
from polofield.layout.themes import THEMES
from polofield.rules.catalogue import ENTRIES
from polofield.rulings.phrase import Voice
from polofield.slides import Deck, DeckEntry, presentation
from polofield.surface.units import in_units

CARDS = tuple(
    SeasonCard(date(2026, 1, 1 + day), "A", "Oaks", "low", "Cup", "uspa", "yellow")
    for day in range(6)
)


def answer(rule):
    entry = ENTRIES[rule]
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    return pf.ruling(rule, surface, **entry.example.arguments())


def five_a():
    return pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))


def situation():
    return pf.Scenario(
        ruling=five_a(),
        players=[pf.Player("opposing", 1, [100, 10])],
        officials=[pf.Official("umpire", [0, 0])],
        notes=["in a list"],
    )


VALUES = {
    "field": (pf.Field, lambda field: (field.geometry, field.playing_area, field.ground)),
    "arena": (lambda: pf.Arena(corner_cut=4), lambda a: (a.geometry, a.playing_area, a.ground)),
    **{
        rule: (lambda rule=rule: answer(rule), lambda ruling: (ruling.to_dict(), pf.draw(ruling)))
        for rule in RULES
    },
    "player": (lambda: pf.Player("hitting", 1, [1, 2]), lambda one: pf.check(five_a(), [one])),
    "verdicts": (lambda: pf.check(five_a(), pf.propose(five_a())), list),
    "scenario": (situation, lambda scenario: (scenario.verdicts, pf.draw(scenario))),
    **{
        diagram: (lambda name=diagram: pf.draw(name), lambda drawn: drawn.rendered("png"))
        for diagram in DIAGRAMS
    },
    "diagram": (
        lambda: pf.draw(five_a()),
        lambda drawn: (
            drawn.svg(), drawn.rendered("png"), drawn.rendered("pdf"), drawn.figure(),
            drawn._repr_mimebundle_(),
        ),
    ),
    "theme": (lambda: THEMES["turf"], lambda theme: pf.draw("outdoor/field", theme=theme).svg()),
    "profile": (lambda: PROFILES["web"], lambda p: pf.draw("outdoor/field", profile=p).svg()),
    "look": (Look, lambda look: (look.voice, look.page, look.painted)),
    "voice": (Voice, lambda voice: five_a().say(voice)),
    "log": (lambda: GameLog(entries=[Entry("Blue 1", "yellow", 10)]), pf.cards),
    "conduct": (lambda: pf.cards(GameLog(entries=(Entry("Blue 1", "yellow", 10),))), pf.draw_cards),
    "suspensions": (lambda: tuple(pf.season(CARDS)), list),
    "deck": (
        lambda: Deck("Evening", [DeckEntry(one(), steps=False) for one in (five_a, situation)]),
        presentation,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_the_same_before_and_after_any_use(name):
    make, use = VALUES[name]
    value = make()
    before, number = pickle.dumps(value), hash(value)
    for _ in range(2):
        for again in (pickle.loads(before), copy.copy(value), copy.deepcopy(value), make()):
            assert again == value
            assert hash(again) == number
        assert pickle.dumps(value) == before
        use(value)


def worked_out(scenario):
    """What a process sends back: the scenario that it was sent and has used, and its diagram."""
    diagram = pf.draw(scenario)
    diagram.rendered("png", pixels_wide=200)
    return scenario, scenario.ruling.surface, scenario.verdicts, diagram


@pytest.mark.parametrize("way", ["spawn", "forkserver"])
def test_values_that_were_used_go_through_processes_and_back(way):
    scenario = situation()
    diagram = worked_out(scenario)[-1]
    context = multiprocessing.get_context(way)
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        back, surface, verdicts, drawn = pool.submit(worked_out, scenario).result()
    assert (back, surface, verdicts) == (scenario, scenario.ruling.surface, scenario.verdicts)
    assert drawn.svg() == diagram.svg()


def test_a_figure_of_matplotlib_is_pickled_too():
    figure = pf.draw(five_a()).figure()
    assert pickle.loads(pickle.dumps(figure)).get_size_inches().tolist() == (
        figure.get_size_inches().tolist()
    )


ERRORS = [
    errors.PolofieldError("a"),
    errors.RuleError("a", "team"),
    errors.PlaceError("{} {yd} is too far", 3.0),
    in_units(errors.SurfaceError("{} {yd} is too far", 3.0), "m"),
    errors.LineupError("a; b"),
    errors.OutputError("a"),
    errors.CardError("a", "b"),
    errors.CardError(*["a"] * 60),
    errors.FileError(["s.toml:1: a", "s.toml:2: b"]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_come_through_processes_as_they_were(error):
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))

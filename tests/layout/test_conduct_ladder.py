"""The card ladder and what follows after the game: every number in place and readable."""

import re

import pytest
from conduct_sheets import bounds, cards, faults, leaves, named, texts

import polofield as pf
from polofield.conduct.facts import AFTER_THE_GAME, LADDER, RED_RUNG
from polofield.drawing.look import NARROWEST, make_look
from polofield.layout.conduct.after_game import after_game_sheet
from polofield.layout.conduct.base import Style
from polofield.layout.conduct.ladder import ladder_sheet
from polofield.layout.profiles import PROFILES, SLIDE, WEB
from polofield.layout.sheet import Path
from polofield.layout.themes import MONO, THEMES, TURF

FIGURES = pytest.mark.parametrize(
    "figure", [ladder_sheet, after_game_sheet], ids=["ladder", "after-game"]
)
WIDTHS = (NARROWEST, 0.5, 0.7, 0.9, 1.0, 1.4)


def dark_to(group):
    """The share of its bar that is out without a substitute, and the role of the rest."""
    whole, *others = (p for p in leaves(group, Path) if not p.role.endswith("-card"))
    left, _, right, _ = bounds(whole)
    dark = [bounds(path) for path in others if path.role == "bar"]
    return (dark[0][2] - left) / (right - left) if dark else 0.0, whole.role


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("profile", PROFILES)
@FIGURES
def test_everything_can_be_read(figure, profile, theme):
    widths = WIDTHS if profile != "slide" else (1.0,)
    for share in widths:
        wide = (
            None
            if share == 1.0
            else (share * PROFILES[profile].width * PROFILES[profile].unit, "in")
        )
        seen = make_look(profile=profile, figure_width=wide)
        assert faults(figure(Style(seen.page, theme), "x"), seen.page.least) == []


@FIGURES
def test_a_slide_keeps_its_size(figure):
    sheet = figure(Style(SLIDE, TURF), "x")
    assert (sheet.width, sheet.height) == (SLIDE.width, SLIDE.height)


def test_each_rung_shows_its_minutes_to_one_scale():
    sheet = ladder_sheet(Style(WEB, MONO), "conduct-ladder")
    shares = {}
    for rung in LADDER:
        name = f"rung-{rung.offence}-{rung.cards[0]}"
        share, rest = dark_to(named(sheet, f"{name}-this"))
        seconds = rung.box_seconds or rung.short_handed_seconds
        shares[name] = share / seconds if seconds else None
        assert (share > 0) == (seconds > 0)
        assert rest == ("bar-soft" if rung.short_handed_seconds else "bar-empty")
        share, rest = dark_to(named(sheet, f"{name}-next"))
        assert rest == ("bar-soft" if rung.next_game.suspended else "bar-empty")
        number = cards(named(sheet, f"{name}-next"))
        assert len(number) == rung.next_game.yellows
    scales = [share for share in shares.values() if share]
    assert scales == pytest.approx([scales[0]] * len(scales))


def test_each_rung_shows_its_card_with_the_offence_and_leads_to_the_next():
    sheet = ladder_sheet(Style(WEB, TURF), "conduct-ladder")
    for rung in LADDER:
        group = named(sheet, f"rung-{rung.offence}-{rung.cards[0]}")
        own, *_ = cards(group)
        assert own.role == f"{rung.cards[0]}-card"
        numbers = [t.text for t in texts(group) if t.role == "yellow-card-number"]
        assert numbers[:1] == ([str(rung.offence)] if rung.cards == ("yellow",) else [])
    assert len(leaves(named(sheet, "layer-spine"), Path)) == 1


def test_the_ladder_is_told_with_every_figure():
    told = ladder_sheet(Style(WEB, TURF), "x").description
    for rung in LADDER:
        assert all(text.say() in told for text in rung.texts)
    assert "two or three yellows, or a red" in told
    assert "Box left early: a penalty; back in for what was left and 2 min of play more" in told
    assert "Conduct complaint: automatic for a red (the USPA" in told


def test_cards_after_the_game_show_what_they_owe():
    sheet = after_game_sheet(Style(WEB, TURF), "x")
    for index, rung in enumerate(AFTER_THE_GAME, 1):
        group = named(sheet, f"case-after-{index}")
        assert [path.role for path in cards(group)] == [f"{card}-card" for card in rung.cards]
        share, rest = dark_to(named(sheet, f"case-after-{index}-game-1"))
        assert share > 0
        assert rest == ("bar-soft" if rung.next_game.suspended else "bar-empty")


def test_two_suspensions_are_served_one_after_the_other_the_more_severe_first():
    sheet = after_game_sheet(Style(WEB, TURF), "x")

    def games(name):
        found = sorted(
            re.findall(rf"'(case-{name}-game-\d)'", repr([g.name for g in _groups(sheet)]))
        )
        return [dark_to(named(sheet, game)) for game in found]

    ((one, rest),) = games("box-and-two")
    assert rest == "bar-empty"
    two = dark_to(named(sheet, "case-after-1-game-1"))[0]
    assert one == pytest.approx(two * 1.5)
    whole, part = games("red-and-two")
    assert whole == (0.0, "bar-soft")
    assert part == (pytest.approx(two), "bar-empty")
    first, second = games("red-and-red")
    assert first == (pytest.approx(2 * two), "bar-soft")
    assert second == (0.0, "bar-soft")


def _groups(sheet):
    from conduct_sheets import leaves_and_groups

    return [mark for mark in leaves_and_groups(sheet) if hasattr(mark, "members")]


def test_penalty_10_carries_what_the_red_card_means():
    (excluded,) = pf.ruling("outdoor/penalty-10", pf.Field()).consequences
    told = [case.then.say() for case in excluded.further]
    for text, part in zip(RED_RUNG.texts, told, strict=False):
        assert text.say().lower().removesuffix(".") == part.lower()
    assert "4 min" in told[0]
    assert "complaint" in told[-1]

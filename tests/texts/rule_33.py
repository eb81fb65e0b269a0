"""Outdoor Rule 33, conduct: what says each of its sentences."""

from datetime import date, timedelta

from texts.pointers import Text, clause, computes, conduct

from polofield.conduct.after import NextGame
from polofield.conduct.game import game
from polofield.conduct.log import Carried, Entry, GameLog
from polofield.conduct.next_game import Schedule, ScheduledGame, SeasonCard, served_for_game
from polofield.conduct.rule import PARTS
from polofield.conduct.season import season
from polofield.words import conduct as c
from polofield.words import conduct_figures as f

LADDER = conduct("conduct/ladder")
TIMELINE = conduct("conduct/timeline")
AFTER = conduct("conduct/after-game")
BOARD = conduct("conduct/board")

PLACE = "at a place that the umpire or the host tournament committee names"
NEXT = "next game of equal or higher handicap for the same team"
YELLOWS = tuple(("yellow", at) for at in (100, 400, 1000))


def player(*rows, **carried):
    """What a player's cards come to: rows of what, when, and the offence where it is named."""
    owed = (Carried("Blue 2", NextGame(**carried)),) if carried else ()
    entries = tuple(Entry("Blue 2", *row) for row in rows)
    return game(GameLog(entries=entries, carried=owed)).players[0]


def in_the_game(*rows, **carried):
    """The seconds without a substitute, and whether the player is out for the rest."""
    one = player(*rows, **carried)
    return [i.seconds for i in one.short_handed], one.spans[-1].state == "out"


def owed(*rows, **carried):
    """What the next games owe."""
    return player(*rows, **carried).next_games


def refused(*rows):
    """Whether a log cannot be."""
    try:
        player(*rows)
    except ValueError:
        return True
    return False


def noted(words, *rows):
    """Whether a player's report has these words."""
    return any(note.text.template == words for note in player(*rows).notes)


# A season of one player of Oaks, and the games after it


def counts(tiers, days):
    """The counts that suspend, by yellows in these tiers on these days of the year."""
    cards = [
        SeasonCard(date(2026, 1, 1) + timedelta(day), "A", "Oaks", tier, "Cup", "club", "yellow")
        for day in days
        for tier in tiers
    ]
    return [(one.count, one.window, one.tier) for one in season(cards)]


CARD = SeasonCard(date(2026, 3, 5), "A", "Oaks", "medium", "Cup", "uspa", "yellow")
GAME = ScheduledGame(date(2026, 3, 1), "Oaks", "medium", "Cup", "uspa", 12, "main")


def later(days, **given):
    """A game after the card."""
    fields = {name: getattr(GAME, name) for name in GAME.__slots__} | given
    return ScheduledGame(**fields | {"date": CARD.date + timedelta(days)})


def serves_count(*games):
    """Which of these games serves the fifth yellow in a tier, and whether any team's may."""
    days = (CARD.date - timedelta(4 - day) for day in range(5))
    fields = {name: getattr(CARD, name) for name in CARD.__slots__}
    (one,) = season([SeasonCard(**fields | {"date": day}) for day in days], [GAME, *games])
    return one.served, one.any_team


def serves_card(kind, *games):
    """Which of these games serves what a card in an event of that kind brings."""
    fields = {name: getattr(CARD, name) for name in CARD.__slots__} | {"event_kind": kind}
    played = later(-4, event_kind=kind)
    return served_for_game(SeasonCard(**fields), Schedule([played, *games])).games


CLUB, LOWER, MEDIUM = later(1, event_kind="club"), later(2, handicap=9), later(3)
CONSOLATION, FIRST_ROUND, SHOOTOUT = (
    later(4, round=name) for name in ("consolation", "subsidiary-first", "shootout")
)
ELMS_LOWER, ELMS_CLUB, ELMS = (
    later(5, team="Elms", handicap=9),
    later(6, team="Elms", event_kind="club"),
    later(7, team="Elms"),
)
TWO_WINDOWS = (*range(60, 64), *range(120, 124), *range(190, 194), *range(250, 254))

TEXT = Text(
    "outdoor Rule 33",
    {
        "What is unsportsmanlike": 1,
        "Yellow cards": 7,
        "Red cards": 7,
        "Conduct complaints": 1,
        "After the game": 4,
        "Carrying over": 6,
        "Suspensions for accumulated yellow cards": 7,
        "Injured or departing players": 5,
        "Next game when the team is not entered": 2,
        "Which games count": 3,
        "Serving a full-game suspension": 4,
        "Red card complaint": 3,
        "Unserved suspensions": 2,
    },
    clause(
        "What is unsportsmanlike",
        (*(LADDER.says(ground) for ground in c.GROUNDS), LADDER.says(c.NOT_ALL_GROUNDS)),
    )
    | clause(
        "Yellow cards",
        LADDER.says(c.CARD_AT_ONCE, "the umpire gives", "at once"),
        (
            LADDER.says(c.FIRST_OFFENCE, "a penalty against the player’s team"),
            LADDER.says(c.EVERY_CARD, "first or later", "more or less severe"),
            computes("a first yellow", lambda: in_the_game(*YELLOWS[:1]), ([], False)),
            computes("its penalty", lambda: noted(c.CARD_PENALTY, *YELLOWS[:1]), True),
        ),
        (
            LADDER.says(c.EVERY_CARD, "every card", "a penalty too", "more or less severe"),
            computes("a red's", lambda: noted(c.CARD_PENALTY, ("red", 100)), True),
        ),
        (
            LADDER.says(c.SECOND_OFFENCE, "next 2 min of play", "no substitute", PLACE, box=120),
            computes("a second yellow", lambda: in_the_game(*YELLOWS[:2]), ([120], False)),
        ),
        (
            LADDER.says(c.THIRD_OFFENCE, "next 2 min of play", "no substitute", PLACE, box=120),
            LADDER.says(c.THIRD_OFFENCE_SEVERE, "if severe", "rest of the game", short=240),
            computes("a third yellow", lambda: in_the_game(*YELLOWS), ([120, 120], False)),
            computes(
                "a red for the third",
                lambda: in_the_game(*YELLOWS[:2], ("red", 1000)),
                ([120, 240], True),
            ),
        ),
        (
            LADDER.says(c.LEFT_BOX, "for whatever reason", "a penalty", "what was left", added=120),
            computes(
                "left early",
                lambda: in_the_game(*YELLOWS[:2], ("left-box", 460)),
                ([240], False),
            ),
        ),
        LADDER.says(
            c.LEFT_BOX_YELLOW, "a yellow card may be given too", "the umpires find", "deliberate"
        ),
    )
    | clause(
        "Red cards",
        LADDER.says(c.THIRD_OFFENCE_SEVERE, "3rd offence, if severe: red"),
        (
            LADDER.says(c.FOURTH_OFFENCE, "4th offence: always red"),
            computes("a fourth yellow", lambda: refused(*YELLOWS, ("yellow", 1500)), True),
            computes("a red for the fourth", lambda: refused(*YELLOWS, ("red", 1500)), False),
        ),
        (
            LADDER.says(c.RED_OUT, "rest of the game", "no substitute", short=240),
            computes("a red", lambda: in_the_game(("red", 100)), ([240], True)),
        ),
        (
            LADDER.says(c.RED_OUT, "then one may come on"),
            LADDER.says(c.RED_NEXT_GAME, NEXT, "a substitute may play"),
            computes("next", lambda: owed(("red", 100)), (NextGame(suspended=True),)),
        ),
        LADDER.says(c.RED_SUBSTITUTES, "all substitution rules"),
        LADDER.says(c.RED_MORE, "host tournament committee or the USPA", "increase"),
        (
            LADDER.says(c.UMPIRES_MAY, "first three offences", "two or three yellows, or a red"),
            computes(
                "two for a first", lambda: in_the_game(*[("yellow", 100, 1)] * 2), ([120], False)
            ),
            computes(
                "three for a third",
                lambda: in_the_game(*YELLOWS[:2], *[("yellow", 1000, 3)] * 3),
                ([120, 360], False),
            ),
            computes("a red for a first", lambda: refused(("red", 100, 1)), False),
            computes("four for one", lambda: refused(*[("yellow", 100, 1)] * 4), True),
        ),
    )
    | clause(
        "Conduct complaints",
        (
            LADDER.says(
                c.YELLOW_COMPLAINT,
                "for any card, in the game or after it",
                "chief operating officer",
                "chairman",
                "member of its executive committee",
                "separate from any suspension",
            ),
            AFTER.says(c.YELLOW_COMPLAINT),
            computes("for a yellow", lambda: noted(c.YELLOW_COMPLAINT, *YELLOWS[:1]), True),
            computes(
                "after the game", lambda: noted(c.YELLOW_COMPLAINT, *[("yellow", None)] * 2), True
            ),
        ),
    )
    | clause(
        "After the game",
        (
            AFTER.says(c.AFTER_GIVEN, "two yellows, three yellows or a red", "how severe"),
            computes("one yellow", lambda: refused(("yellow", None)), True),
            computes("four yellows", lambda: refused(*[("yellow", None)] * 4), True),
        ),
        (
            AFTER.says(c.AFTER_GAME_TWO, "first 2 min of play", NEXT, "no substitute"),
            computes("2", lambda: owed(*[("yellow", None)] * 2), (NextGame(box_seconds=120),)),
        ),
        (
            AFTER.says(c.AFTER_GAME_THREE, "first 4 min of play", NEXT, "no substitute"),
            computes("3", lambda: owed(*[("yellow", None)] * 3), (NextGame(box_seconds=240),)),
        ),
        (
            AFTER.says(c.AFTER_RED, "the whole", NEXT, "no substitute", short=240),
            computes(
                "a red",
                lambda: owed(("red", None)),
                (NextGame(suspended=True, short_handed_seconds=240),),
            ),
        ),
    )
    | clause(
        "Carrying over",
        (
            AFTER.says(c.BOX_LEFT, "when the game ends", "what is left", NEXT),
            computes(
                "a minute left",
                lambda: owed(("yellow", 100), ("yellow", 2640)),
                (NextGame(box_seconds=60),),
            ),
            computes("it is served", lambda: in_the_game(box_seconds=60), ([60], False)),
        ),
        (
            AFTER.says(c.STATUS_CARRIED, "three yellows and no red", NEXT, "one yellow"),
            computes("status", lambda: owed(*YELLOWS), (NextGame(yellows=1),)),
            computes("not with a red", lambda: owed(*YELLOWS, ("red", 1500))[0].yellows, 0),
            computes("it counts", lambda: in_the_game(("yellow", 100), yellows=1), ([120], False)),
        ),
        (
            AFTER.says(c.NOT_ADDED, "not added together"),
            computes(
                "one and two",
                lambda: owed(("yellow", 100), *[("yellow", None)] * 2),
                (NextGame(box_seconds=120),),
            ),
        ),
        (
            AFTER.says(c.IN_SEQUENCE, "one after the other", "more severe first", "two games"),
            computes(
                "a red and two yellows",
                lambda: owed(("red", 100), *[("yellow", None)] * 2),
                (NextGame(suspended=True), NextGame(box_seconds=120)),
            ),
        ),
        AFTER.says(c.NO_STATUS_FOR_SUBSTITUTE, "does not take over the cards"),
        AFTER.says(c.NO_WAY_ROUND, "from all or part of a game", "not avoided by substituting"),
    )
    | clause(
        "Suspensions for accumulated yellow cards",
        (
            BOARD.says(c.COUNTED, "each tier and over all tiers", "calendar year", months=2),
            BOARD.says(
                c.TIERS_BY_HANDICAP,
                "the whole of the Gauntlet is a tier of its own",
                low=8,
                medium_from=9,
                medium_to=15,
                high=16,
            ),
            computes("two periods", lambda: counts(["low"], (57, 58, 59, 60, 61)), []),
            computes("one period", lambda: len(counts(["low"], range(59, 64))), 1),
        ),
        (
            BOARD.says(f.COUNTS_IN_A_TIER, two_months="5, 8, 10, 11, 12"),
            computes(
                "in a tier",
                lambda: [count for count, _, tier in counts(["low"], range(59, 71)) if tier][:5],
                [5, 8, 10, 11, 12],
            ),
        ),
        (
            BOARD.says(f.COUNTS_IN_ALL, two_months="8"),
            computes(
                "in all",
                lambda: counts(["low", "high"], range(59, 63)),
                [(8, "two-month", None)],
            ),
        ),
        (
            BOARD.says(f.COUNTS_IN_A_TIER, year="12"),
            computes(
                "twelve in the year",
                lambda: counts(["low"], TWO_WINDOWS[:12]),
                [(12, "calendar-year", "low")],
            ),
        ),
        (
            BOARD.says(f.COUNTS_IN_ALL, year="16"),
            computes(
                "sixteen in the year",
                lambda: counts(["low"], TWO_WINDOWS)[1:],
                [(16, "calendar-year", None)],
            ),
        ),
        (
            BOARD.says(c.COUNT_SERVED, "next game in that tier for the same team", "all tiers"),
            computes("reading AA", lambda: "AA" in PARTS["conduct/board"].readings, True),
            computes("a club game", lambda: serves_count(CLUB, MEDIUM), (CLUB, False)),
            computes("another team's", lambda: serves_count(ELMS, MEDIUM), (MEDIUM, False)),
            computes("a consolation", lambda: serves_count(CONSOLATION), (CONSOLATION, False)),
        ),
        (
            BOARD.says(
                c.NOT_ENTERED_COUNT,
                "no unfinished event of the tier",
                "next game in that tier for any team",
                "equal or higher handicap",
                "a USPA event if the card was given in one",
            ),
            computes("any team", lambda: serves_count(ELMS_LOWER, ELMS_CLUB, ELMS), (ELMS, True)),
        ),
    )
    | clause(
        "Injured or departing players",
        (
            TIMELINE.says(
                c.INJURED_SHORT,
                "without a substitute",
                "substitutes included",
                "may not add up to more",
                "sent to the box",
            ),
            computes(
                "short all the same",
                lambda: in_the_game(*YELLOWS[:2], ("injured", 430)),
                ([120], True),
            ),
        ),
        TIMELINE.says(c.INJURED_AFTER, "a substitute may come on", "this player only", "another"),
        TIMELINE.says(c.DEPARTURE, "during a period", "permission", "a horse", "good reason"),
        TIMELINE.says(c.DEPARTURE_PENALTY, "a penalty that the umpires choose"),
        TIMELINE.says(c.DEPARTURE_PENALTY, "one or more yellows or a red", "see fit"),
    )
    | clause(
        "Next game when the team is not entered",
        (
            AFTER.says(
                c.NOT_ENTERED_IN_GAME,
                "no unfinished event of equal or higher handicap",
                "next game, or two games,",
                "for any team",
            ),
            computes("any team", lambda: serves_card("uspa", LOWER, ELMS_LOWER, ELMS), (ELMS,)),
        ),
        AFTER.says(c.NOT_ENTERED_STATUS, "a carried yellow", "any team"),
    )
    | clause(
        "Which games count",
        AFTER.says(c.GAMES_THAT_COUNT, "club event", "of a USPA event", "in or after a game"),
        (
            AFTER.says(c.GAMES_THAT_COUNT, "box time or a yellow", "club event"),
            AFTER.says(c.GAMES_THAT_DO_NOT, "consolation", "subsidiary event", "shootout"),
            computes("a club event", lambda: serves_card("club", LOWER, CLUB), (CLUB,)),
            computes("or a USPA event", lambda: serves_card("club", MEDIUM), (MEDIUM,)),
            computes("no consolation", lambda: serves_card("club", CONSOLATION, FIRST_ROUND), ()),
        ),
        (
            AFTER.says(c.GAMES_THAT_COUNT, "only in a USPA event if they were given"),
            computes("a USPA event", lambda: serves_card("uspa", CLUB, MEDIUM), (MEDIUM,)),
            computes("no shootout", lambda: serves_card("uspa", SHOOTOUT), ()),
        ),
    )
    | clause(
        "Serving a full-game suspension",
        BOARD.says(c.ON_A_SCHEDULE, "a public schedule", "the red card, or the yellow", "given"),
        BOARD.says(c.ATTENDS, "attends", "reports to the umpires before and after"),
        BOARD.says(
            c.APPROVED,
            "approves that game beforehand",
            "USPA Umpires",
            "the executive committee of the USPA or its designee",
            "host tournament committee of that event",
            committee=3,
        ),
        BOARD.says(c.CONSIDERS, "this rule", "playing for that team in later games"),
    )
    | clause(
        "Red card complaint",
        (
            LADDER.says(c.RED_COMPLAINT, "automatically", "chief operating officer of the USPA"),
            AFTER.says(c.RED_COMPLAINT),
            computes("after the game", lambda: noted(c.RED_COMPLAINT, ("red", None)), True),
        ),
        LADDER.says(c.RED_CHARGES, "executive committee", "bring charges", "suspend the player"),
        LADDER.says(
            c.RED_SERVES_ANYWAY, "full-game suspension is served", "more penalties may be added"
        ),
    )
    | clause(
        "Unserved suspensions",
        (
            BOARD.says(c.UNSERVED, "all or part", "such a committee", year=12, latest=13),
            computes(
                "thirteen months",
                lambda: (
                    season(
                        [SeasonCard(date(2026, 5, 5), "A", "B", "low", "C", "club", "yellow")] * 5
                    )[0].serve_by
                ),
                date(2027, 6, 5),
            ),
        ),
        BOARD.says(c.UNSERVED_CONSIDERS),
    ),
)

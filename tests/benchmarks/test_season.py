"""A season of a hundred thousand cards, read and counted."""

import random
from datetime import date, timedelta

from polofield.conduct import numbers as n
from polofield.conduct.season import season
from polofield.conduct.season_file import parse_cards

CARDS = 100_000


def cards():
    pick = random.Random(33)
    rows = ["date,player,team,tier,event,event_kind,card"]
    for _ in range(CARDS):
        team, day = pick.randrange(500), date(2026, 1, 1) + timedelta(days=pick.randrange(365))
        tier, kind = pick.choice(n.TIERS), pick.choice(["club", "uspa"])
        player = f"P{team}-{pick.randrange(8)}"
        rows.append(f"{day},{player},T{team},{tier},E{team % 50},{kind},yellow")
    return "\n".join(rows)


def test_a_hundred_thousand_cards(benchmark):
    text = cards()
    found = benchmark.pedantic(lambda: season(parse_cards(text, "season.csv")), rounds=3)
    assert len(found) > 1000
    assert benchmark.stats["min"] <= 2

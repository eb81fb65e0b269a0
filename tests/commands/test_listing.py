"""`polofield list`."""

import json

from click.testing import CliRunner

from polofield.commands.cli import cli
from polofield.rules.catalogue import ENTRIES


def listed(*args):
    done = CliRunner().invoke(cli, ["list", *args])
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def test_every_rule_and_diagram_has_a_line_with_what_it_takes():
    lines = listed().splitlines()
    rows = {line.split()[0]: line for line in lines if line.startswith("  ")}
    assert list(rows) == list(ENTRIES)
    for id, entry in ENTRIES.items():
        assert entry.title in rows[id]
        assert ("--at" in rows[id]) == (entry.needs != "none")
        for option in entry.options:
            assert f"--{option.name}" in rows[id]
    assert "[--foul-by attackers|defenders]" in rows["outdoor/goal-at-whistle"]
    assert rows["outdoor/knock-in-failed"].endswith(" --how late|early|passed|encroached")


def test_groups_head_their_rules():
    heads = [line for line in listed().splitlines() if line and not line.startswith(" ")]
    assert heads == list(dict.fromkeys(entry.group for entry in ENTRIES.values()))


def test_as_json():
    entries = json.loads(listed("--json"))
    assert [entry["id"] for entry in entries] == list(ENTRIES)
    safety = next(entry for entry in entries if entry["id"] == "outdoor/penalty-6")
    assert safety == {
        "id": "outdoor/penalty-6",
        "book": "uspa-2026",
        "name": "Penalty 6",
        "qualifier": "safety",
        "title": "Penalty 6 · safety",
        "clause": "USPA 2026 outdoor Rule 37, Penalty 6",
        "surface": "outdoor",
        "kind": "rule",
        "needs": "attacked-line",
        "at": "where the ball crossed the back line that the opposing side defends",
        "sweep": True,
        "options": [],
    }

"""The rules as data: what each is called, what it needs, which options it takes, where it is.

Everything that offers rules by name reads this table: the command's options, scenario files, the
docs directive and the reference pages. It imports neither Shapely nor a rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from polofield.errors import RuleError, did_you_mean, in_short
from polofield.rules.arena.catalogue import ARENA_ENTRIES
from polofield.rules.catalogue_conduct import CONDUCT_ENTRIES
from polofield.rules.entries import Entry
from polofield.rules.outdoor.catalogue_penalties import PENALTY_ENTRIES
from polofield.rules.outdoor.catalogue_restarts import RESTART_ENTRIES


def load(target: str, package: str = "polofield.rules") -> Any:
    """The function that `module:function` names, imported on use."""
    module, _, function = target.partition(":")
    return getattr(import_module(f"{package}.{module}"), function)


ENTRIES: Mapping[str, Entry] = MappingProxyType(
    {
        entry.id: entry
        for entry in (*PENALTY_ENTRIES, *RESTART_ENTRIES, *ARENA_ENTRIES, *CONDUCT_ENTRIES)
    }
)
"""Every rule and diagram by id, in the order of the rule books."""


def spelled(rule: str) -> str:
    """A rule's id from how people write it: `outdoor/Penalty 5.(a)` is `outdoor/penalty-5a`."""
    surface, slash, name = rule.strip().lower().partition("/")
    name = re.sub(r"[.()]", "", name).strip().replace(" ", "-").replace("_", "-")
    name = re.sub(r"^(?:p(?:enalty)?-?)?(?=\d)", "penalty-", name)
    return f"{surface}{slash}{name}"


def entry(rule: str) -> Entry:
    """The entry of that id.

    Raises:
        RuleError: there is none; the message names the near ones.
    """
    if not isinstance(rule, str):
        raise RuleError(
            f"a rule is named by its id, such as 'outdoor/penalty-5a', not {in_short(rule)}"
        )
    found = ENTRIES.get(spelled(rule))
    if found is None:
        raise RuleError(f"no rule {in_short(rule)}{_near(rule)}")
    return found


def _near(rule: str) -> str:
    """The ids that somebody may have meant who left out the surface or part of the name."""
    name = spelled(rule if "/" in rule else f"any/{rule}").split("/", 1)[1]
    same = [id for id in ENTRIES if id.split("/", 1)[1] == name]
    same = same or [id for id in ENTRIES if id.split("/", 1)[1].startswith(name)][:4]
    if same:
        return f"; did you mean {' or '.join(map(repr, same))}?"
    return did_you_mean(spelled(rule), ENTRIES) or "; `polofield list` names them all"

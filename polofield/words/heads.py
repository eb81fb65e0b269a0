"""The words over a figure that are polofield's own: the surface, and the subjects of a head."""

from typing import Final

# Over a name
KICKER: Final = "{surface} · {rule}"
OUTDOOR: Final = "Outdoor"
ARENA: Final = "Arena"

# Below a figure
RULE: Final = "{rule}"
RULE_PART: Final = "{rule}, {part}"
SOURCE: Final = "{book}, {clauses}"
WITH_READING: Final = "{source}. Reading {readings}"
WITH_READINGS: Final = "{source}. Readings {readings}"

# Subjects
BALL: Final = "Ball"
UMPIRE: Final = "The umpire"
HITTING: Final = "{Hit}"
OPPOSING: Final = "{Opp}"

"""The words of figures at large: titles of diagrams, keys, notes, directions."""

from typing import Final

OUTDOOR_FIELD: Final = "The field"
OUTDOOR_PENALTIES: Final = "The penalty spots"
ARENA_FIELD: Final = "The arena"
ARENA_PENALTIES: Final = "The arena's penalty spots"

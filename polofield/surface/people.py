"""The size of a horse and rider, and the spacing of a throw-in, in yards.

Each value says whether it is the governing body's, from a secondary source, or inferred.
"""

from __future__ import annotations

HORSE_LENGTH = 2.6
"""Nose to tail, seen from above. Inferred."""
HORSE_WIDTH = 0.75
"""Side to side, seen from above. Inferred."""
FIRST_NOSE = {"outdoor": 5.0, "arena": 3.0}
"""From the umpire who throws in to the nose of the first horse in each line. Secondary source."""
NOSES_APART = 3.0
"""From nose to nose within a line. Inferred."""
FILES_APART = 2.0
"""From the middle of one team's line to that of the other's. Inferred."""
CLEAR_OF_LINE = 0.5
"""From a team's line, or the umpire who throws in, to any line or boards. Inferred."""
SIDE = {"outdoor": 4, "arena": 3}
"""Players on a side. Governing body's and secondary sources."""

"""How big a horse and rider are, and how a throw-in lines them up. Yards.

Where a figure is not the governing body's own, its comment says so.
"""

from __future__ import annotations

HORSE_LENGTH = 2.6
"""Nose to tail, from above. Inferred."""
HORSE_WIDTH = 0.75
"""Across, from above. Inferred."""
FIRST_NOSE = {"outdoor": 5.0, "arena": 3.0}
"""From the umpire who throws in to the first nose of each file. Secondary source."""
NOSES_APART = 3.0
"""From nose to nose in a file. Inferred."""
FILES_APART = 2.0
"""From the axis of one file to that of the other. Inferred."""
CLEAR_OF_LINE = 0.5
"""From a file, or an umpire who throws in from the side, to any line or boards. Inferred."""
SIDE = {"outdoor": 4, "arena": 3}
"""Players of a side. Governing body's and secondary sources."""

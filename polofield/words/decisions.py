"""The words of decision figures."""

from typing import Final

BEFORE_HIT: Final = "before the hit"
HIT: Final = "the hit"
PROCEDURE: Final = "the procedure"

"""The signals that end a run: what is written is whole, and nothing is said."""

from __future__ import annotations

import signal
from typing import Final

STOPS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Ctrl-C, the system's word to end, and the end of the terminal where there is such a thing."""

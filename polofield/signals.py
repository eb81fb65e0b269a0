"""The signals that end a run quietly, with no file half-written."""

from __future__ import annotations

import signal
from typing import Final

STOP_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Ctrl-C, a request to terminate and, on systems that have it, the terminal's hang-up."""

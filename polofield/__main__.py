"""The command as a process, also as `python -m polofield`."""

from __future__ import annotations

import signal
from typing import NoReturn

from polofield.stops import STOPS


def main() -> NoReturn:
    """Run the command; any of `STOPS` ends it quietly, even while it is still loading."""
    for stop in STOPS:
        # as of what runs in the background, or after `nohup`
        if signal.getsignal(stop) is not signal.SIG_IGN:
            signal.signal(stop, _leave)
    from polofield.cli import cli

    cli.main()


def _leave(number: int, _: object) -> NoReturn:
    # Not KeyboardInterrupt: NumPy, interrupted while it loads, takes that for a broken NumPy.
    raise SystemExit(128 + number)


if __name__ == "__main__":
    main()

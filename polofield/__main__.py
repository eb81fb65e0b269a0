"""The entry point of the command, also for `python -m polofield`."""

from __future__ import annotations

import signal
from typing import NoReturn

from polofield.commands import STOP_SIGNALS


def main() -> NoReturn:
    """Run the command; any of `STOP_SIGNALS` ends it quietly, even while it is loading."""
    for stop in STOP_SIGNALS:
        # ignored in the background and under `nohup`: leave it so
        if signal.getsignal(stop) is not signal.SIG_IGN:
            signal.signal(stop, _leave)
    from polofield.commands.cli import cli

    cli.main()


def _leave(number: int, _: object) -> NoReturn:
    # Not KeyboardInterrupt: NumPy reports one during its import as a broken installation.
    raise SystemExit(128 + number)


if __name__ == "__main__":
    main()

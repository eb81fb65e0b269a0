"""Reports of figures that failed, among many that were drawn."""

from __future__ import annotations

from collections.abc import Mapping

import click

from polofield.errors import PolofieldError, system_message


def failure_message(error: Exception) -> str:
    """The reason why a figure failed, in one message."""
    if isinstance(error, PolofieldError):
        return str(error)
    if isinstance(error, OSError):
        return system_message(error)
    return " ".join(f"a bug in polofield: {type(error).__name__}: {error}".split())


def report_failures(failed: Mapping[str, str], figures: int) -> None:
    """Print each failed figure and the reason to stderr, then the count; nothing if none failed."""
    for name, why in failed.items():
        click.echo(f"polofield: {name}: {why}", err=True)
    if failed:
        click.echo(f"polofield: {len(failed)} of {figures} figures failed", err=True)

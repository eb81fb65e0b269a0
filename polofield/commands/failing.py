"""Figures of many that failed: told at the end, all of them, in one form."""

from __future__ import annotations

from collections.abc import Mapping

import click

from polofield.errors import PolofieldError, system_words


def failure_words(error: Exception) -> str:
    """Why a figure failed."""
    if isinstance(error, PolofieldError):
        return str(error)
    if isinstance(error, OSError):
        return system_words(error)
    return " ".join(f"a bug in polofield: {type(error).__name__}: {error}".split())


def tell_failures(failed: Mapping[str, str], figures: int) -> None:
    """Name what failed, with why, and how many of how many they are; nothing where none did."""
    for name, why in failed.items():
        click.echo(f"polofield: {name}: {why}", err=True)
    if failed:
        click.echo(f"polofield: {len(failed)} of {figures} figures failed", err=True)

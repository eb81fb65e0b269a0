"""The command `polofield`: it loads a subcommand when it is called, and handles all errors.

Exit codes: 0 success; 1 the answer is "no", or the run failed; 2 bad input; 129 the terminal was
closed; 130 interrupted; 141 the reader of the output was closed; 143 terminated. An error is one
line on stderr for each mistake, never a traceback unless `POLOFIELD_DEBUG=1` is set.
"""

from __future__ import annotations

import io
import os
import re
import sys
from importlib import import_module
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from polofield import __version__
from polofield.commands import COMMANDS
from polofield.errors import (
    PolofieldError,
    did_you_mean,
    escape_unprintable,
    in_short,
    system_message,
)

NAME = "polofield"
LONGEST_LINE = 500
NO, BAD_INPUT, INTERRUPTED, READER_GONE = 1, 2, 130, 141


class Polofield(click.Group):
    """The command group."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name][0].partition(":")
        found = getattr(import_module(f"polofield.commands.{module}"), function)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command named by the first argument."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            raise click.UsageError(
                f"unknown command {in_short(name)}{did_you_mean(name, COMMANDS)}", ctx
            )
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands with their summaries, without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete commands, with their summaries, and options."""
        found = [
            CompletionItem(name, help=line)
            for name, (_, line) in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def main(self, args: Any = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run the command given by the arguments, and exit."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a cp1252 console cannot show an arrow
        self._main_shell_completion({}, NAME)
        sys.exit(self._run(sys.argv[1:] if args is None else list(args)))

    def _run(self, args: list[str]) -> int:
        """Run a command, report what goes wrong, and return the exit code."""
        try:
            try:
                with self.make_context(NAME, args) as context:
                    self.invoke(context)
                code = 0
            except click.exceptions.Exit as end:
                code = end.exit_code
            _flush_stdout()
            return code
        except KeyboardInterrupt:
            code = INTERRUPTED
        except BrokenPipeError:
            code = READER_GONE
        except click.ClickException as error:
            code = _report(_usage_message(error), error.exit_code)
        except PolofieldError as error:
            code = _report(str(error), BAD_INPUT)
        except OSError as error:
            code = _report(system_message(error), NO)
        except Exception as error:
            if os.environ.get("POLOFIELD_DEBUG"):
                raise
            message = " ".join(f"{type(error).__name__}: {error}".split())
            code = _report(f"this is a bug in polofield: {_cut(message)}", NO)
        _discard_stdout()
        return code


def _report(message: str, code: int) -> int:
    for line in message.splitlines():
        click.echo(f"{NAME}: {line}", err=True)
    return code


def _usage_message(error: click.ClickException) -> str:
    if isinstance(error, click.NoSuchOption) and re.match(r"-[\d.]", error.option_name):
        return "a place is X,Y without spaces, also with negative numbers: --at -20,-79"
    return escape_unprintable(_cut(" ".join(error.format_message().split())))


def _cut(message: str) -> str:
    """A message of click or Python, shortened: it may repeat a long argument in full."""
    return message if len(message) <= LONGEST_LINE else f"{message[: LONGEST_LINE - 3]}..."


def _flush_stdout() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _discard_stdout() -> None:
    """Discard output that cannot be written, so that the interpreter does not try again at exit."""
    try:
        _flush_stdout()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.group(
    cls=Polofield, invoke_without_command=True, context_settings={"max_content_width": 100}
)
@click.version_option(__version__, prog_name=NAME, message="%(prog)s %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """Draw the polo field and the arena to scale, with what the rules say on them."""
    if context.invoked_subcommand is None:
        raise click.UsageError(f"no command given: {NAME} --help lists them")

"""The command `polofield`: finds its subcommands when they are called, and ends every one alike.

Exit codes: 0 fine; 1 the answer is "no" or the run failed; 2 bad input; 130 interrupted; 141 the
reader of its output went away; 143 terminated. What goes wrong is one line for each mistake on
stderr, never a traceback: `POLOFIELD_DEBUG=1` shows it.
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
from polofield.errors import PolofieldError, did_you_mean, in_short, system_words

NAME = "polofield"
NO, BAD_INPUT, INTERRUPTED, READER_GONE = 1, 2, 130, 141


class Polofield(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name][0].partition(":")
        found = getattr(import_module(f"polofield.commands.{module}"), function)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            raise click.UsageError(
                f"no command {in_short(name)}{did_you_mean(name, COMMANDS)}", ctx
            )
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands with their lines from the table: `--help` imports none of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands with their lines from the table, and the options."""
        found = [
            CompletionItem(name, help=line)
            for name, (_, line) in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def main(self, args: Any = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run the command that the arguments ask for, and exit."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a cp1252 console has no arrow
        self._main_shell_completion({}, NAME)
        sys.exit(self._ended(sys.argv[1:] if args is None else list(args)))

    def _ended(self, args: list[str]) -> int:
        """The exit code, after everything that is to be said has been said."""
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
            code = _told(_usage_words(error), error.exit_code)
        except PolofieldError as error:
            code = _told(str(error), BAD_INPUT)
        except OSError as error:
            code = _told(system_words(error), NO)
        except Exception as error:
            if os.environ.get("POLOFIELD_DEBUG"):
                raise
            words = " ".join(f"{type(error).__name__}: {error}".split())
            code = _told(f"this is a bug in polofield: {words}", NO)
        _let_go_of_stdout()
        return code


def _told(message: str, code: int) -> int:
    for line in message.splitlines():
        click.echo(f"{NAME}: {line}", err=True)
    return code


def _usage_words(error: click.ClickException) -> str:
    if isinstance(error, click.NoSuchOption) and re.match(r"-[\d.]", error.option_name):
        return "a place is X,Y in one word, negative or not, such as --at -20,-79"
    return " ".join(error.format_message().split())


def _flush_stdout() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _let_go_of_stdout() -> None:
    """Drop what stdout cannot write, or the interpreter would try again as it ends and complain."""
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
        raise click.UsageError(f"no command given: {NAME} --help names them all")

"""`motherlode`: one command for everything, and how its errors are told."""

import errno
from typing import Any

import click

from motherlode.cli.commands import COMMANDS
from motherlode.extras import MissingExtra
from motherlode.rules import GAMES, MotherlodeError
from motherlode.rules.spec import GameSpec

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""What a disk says that takes no more."""


class Refusal(click.ClickException):
    """One of our errors on its way to the terminal: a sentence, no traceback."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"motherlode: {self.format_message()}", err=True)


class Interrupted(click.ClickException):
    """Ctrl-C: the shell's own exit status, and nothing to say."""

    exit_code = 130

    def __init__(self) -> None:
        super().__init__("interrupted")

    def show(self, file: Any = None) -> None:
        click.echo(err=True)


class Commands(click.Group):
    """Turns our errors into sentences, for every command; its help lists the games."""

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_help_text(context, formatter)
        with formatter.section("Games"):
            formatter.write_dl([(game.name, _describe(game)) for game in GAMES.values()])

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except (MotherlodeError, MissingExtra) as error:
            raise Refusal(str(error)) from error
        except (Refusal, Interrupted, click.exceptions.NoArgsIsHelpError):
            raise
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "motherlode"
            raise Refusal(f"{error.format_message()} ({where} --help says more.)") from error
        except click.ClickException as error:
            raise Refusal(error.format_message()) from error
        except KeyboardInterrupt:
            raise Interrupted from None
        except OSError as error:
            if error.errno not in FULL or error.filename is not None:
                raise
            raise Refusal(f"The output cannot be written: {(error.strerror or str(error)).lower()}.") from error


def _describe(game: GameSpec) -> str:
    return f"{game.title} ({game.credit}), {min(game.players)}-{max(game.players)} players"


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="motherlode", prog_name="motherlode")
def main() -> None:
    """Card games about gold, against people and bots.

    A record is one game as a line of JSON (docs/records.md). Where a command takes FILE, `-` reads standard input.

    \b
    Try:
      motherlode play donkey
      motherlode simulate donkey --players 3 --games 10000 --seed 1
      motherlode simulate gate --games 5 --seed 1 --records - | motherlode replay -
    """


for command in COMMANDS:
    main.add_command(command)

"""Commands of whoever plays or watches."""

from typing import Any

import click

from motherlode.cli.options import DATABASE, DEAL, FIRST, LANGUAGE, MATCH, OPTIONS, RECORDS, SERVER, SHARE, preferences
from motherlode.cli.parameters import BotNames, GameName
from motherlode.extras import needs
from motherlode.rules import GAMES, Game

STRANGERS = "me,other"
"""Who plays at a server's table, where nobody is named."""


@click.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@click.option(
    "--seats", type=BotNames(), metavar="NAME|BOT,…", help="Who plays, as 'Mia,hard': names of people, and bots."
)
@OPTIONS
@FIRST
@DEAL
@MATCH
@SHARE
@click.option("--pause/--no-pause", default=True, help="Bots wait a little before they move.")
@click.option("--bot-seed", type=click.IntRange(0, 2**32), help="Bots of the same seed play the same again.")
@click.option("--resume", is_flag=False, flag_value="", metavar="[CODE]", help="Go on with an unfinished game.")
@click.option("--server", metavar="URL", help="Open the table there instead of here: the same as `motherlode open`.")
@click.option("--anybody", is_flag=True, help="With --server: play with whoever looks for company there.")
@click.option("--players", type=click.IntRange(2), help="With --anybody: how many play; default: any number.")
@click.option("--fill", metavar="BOT", help="With --anybody: bots that fill in if the wait is long.")
@DATABASE
@preferences
def play(
    name: Game | None,
    seats: str | None,
    resume: str | None,
    server: str | None,
    anybody: bool,
    players: int | None,
    fill: str | None,
    database: str | None,
    **rest: Any,
) -> None:
    """Play at the keyboard, against bots or with others beside you; with --server, with others elsewhere.

    \b
    Try:
      motherlode play
      motherlode play donkey --seats Mia,hard
      motherlode play --resume
      motherlode play donkey --seats Mia,friend --server https://example.org
      motherlode play mine --anybody --fill medium --server https://example.org
    """
    with needs("play"):
        from motherlode.cli import playing

    if anybody:
        _with_anybody(name, seats, players, fill, server, resume, database, rest)
        return
    if players is not None or fill is not None:
        raise click.UsageError("--players and --fill are for --anybody; elsewhere --seats says who plays.")
    if server is None:
        playing.play(name, seats, resume, database, **rest)
        return
    if name is None:
        raise click.UsageError(f"With --server, name the game: {', '.join(GAMES)}.")
    if resume is not None or database is not None or rest.pop("bot_seed") is not None or not rest.pop("pause"):
        raise click.UsageError(
            "With --server the server keeps the game and its bots: --resume, --database, --bot-seed and --no-pause"
            " are for games here. Come back to a table with `motherlode join`."
        )
    playing.open_table(name, seats or STRANGERS, server, listed=False, **rest)


def _with_anybody(
    name: Game | None,
    seats: str | None,
    players: int | None,
    fill: str | None,
    server: str | None,
    resume: str | None,
    database: str | None,
    rest: dict[str, Any],
) -> None:
    from motherlode.cli import playing

    shown = {key: rest.pop(key) for key in ("language", "plain", "only_ascii", "theme")}
    if name is None or server is None:
        raise click.UsageError(f"With --anybody, name the --server and the game: {', '.join(GAMES)}.")
    chosen = rest.pop("share") or any(value not in (None, {}, True) for value in rest.values())
    if resume is not None or database is not None or chosen:
        raise click.UsageError("With --anybody only --players, --fill and your name (--seats) are yours to choose.")
    playing.anybody(name, seats, players, fill, server, **shown)


@click.command()
@SERVER
@click.option("--game", "name", type=GameName(), metavar="GAME", help="Only tables of this game.")
@click.option("--players", type=click.IntRange(2), help="Only tables for so many.")
@click.option("--time", "pace", type=click.Choice(["none", "live", "days"]), help="Only tables with such a clock.")
@click.option("--with-bots/--without-bots", "bots", default=None, help="Only tables with bots, or without.")
@LANGUAGE
def lobby(
    server: str, name: Game | None, players: int | None, pace: Any, bots: bool | None, language: str | None
) -> None:
    """List the tables of a server that wait for players, and the games that one can watch.

    \b
    Try:
      motherlode lobby --server https://example.org
      motherlode join CODE --server https://example.org
      motherlode play mine --anybody --server https://example.org
    """
    with needs("play"):
        from motherlode.cli.playing import lobby as run
        from motherlode.terminal.lobby import TableFilter

    run(server, TableFilter(None if name is None else name.name, players, pace, bots), language)


@click.command(name="open")
@click.argument("name", type=GameName(), metavar="GAME")
@click.option(
    "--seats",
    type=BotNames(),
    default=STRANGERS,
    metavar="NAME|BOT,…",
    help="Your name first, then bots, and any word for a seat that somebody may take.",
)
@SERVER
@OPTIONS
@FIRST
@DEAL
@MATCH
@SHARE
@click.option("--listed", is_flag=True, help="Show the table in the lobby; else only who has its link finds it.")
@preferences
def open_table(name: Game, seats: str, server: str, **rest: Any) -> None:
    """Open a table of a server, for people elsewhere and for bots. `motherlode play --server` does the same.

    \b
    Try:
      motherlode open donkey --seats Mia,friend,hard --server https://example.org
    """
    with needs("play"):
        from motherlode.cli.playing import open_table as run

    run(name, seats, server, **rest)


@click.command()
@click.argument("link", metavar="URL|CODE")
@SERVER
@click.option("--name", help="Your name at the table.")
@preferences
def join(link: str, server: str, name: str | None, **preferences: Any) -> None:
    """Join a table of a server, by its link or its code."""
    with needs("play"):
        from motherlode.cli.playing import join as run

    run(link, server, name, **preferences)


@click.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@SERVER
@click.option("--name", "person", help="Your name in the standings.")
@preferences
def daily(name: Game | None, server: str, person: str | None, **preferences: Any) -> None:
    """Play the daily deal of a server; without a game, say what there is today.

    \b
    Try:
      motherlode daily --server https://example.org
      motherlode daily donkey --name Mia --server https://example.org
    """
    with needs("play"):
        from motherlode.cli.playing import daily as run

    run(name, server, person, **preferences)


@click.command()
@RECORDS
@click.option("--seat", type=click.IntRange(1), help="Whose view is shown, from 1 on; default: an onlooker's.")
@preferences
def watch(file: Any, seat: int | None, **preferences: Any) -> None:
    """Step through the game of a record."""
    with needs("play"):
        from motherlode.cli.playing import watch as run

    run(file, seat, **preferences)


@click.command()
@click.argument("name", type=GameName(), metavar="GAME")
@LANGUAGE
@click.option("--plain", is_flag=True, help="As it is written, without any formatting.")
def rules(name: Game, language: str | None, plain: bool) -> None:
    """Print the rules of a game."""
    with needs("play"):
        from motherlode.cli.playing import rules as run

    run(name, language, plain)

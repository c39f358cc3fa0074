"""Games as data for others."""

from pathlib import Path
from typing import Any

import click

from motherlode.cli.options import CORES, DATABASE, JSON, OPTIONS
from motherlode.cli.parameters import BotNames, GameName
from motherlode.extras import needs
from motherlode.rules import Game


@click.command()
@click.option(
    "--parquet",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="The folder for it, which is made; an export of bots' games that was stopped goes on there.",
)
@DATABASE
@click.option(
    "--salt",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A file with a secret that ids of players come from; default: a new one each time, kept nowhere.",
)
@click.option(
    "--bots", type=BotNames(), metavar="BOT[,BOT…]", help="Let bots play for it instead: one in all seats, or one each."
)
@click.option("--game", "names", type=GameName(), multiple=True, metavar="GAME", help="With --bots: only this game.")
@click.option(
    "--games", type=click.IntRange(1, 2**30), default=1000, show_default=True, help="With --bots: of each game."
)
@click.option(
    "--players", type=click.IntRange(2), help="With --bots: how many play; default: each number, equally often."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**30 - 1), default=0, show_default=True, help="With --bots: fixes the games."
)
@OPTIONS
@CORES
@JSON
def export(
    folder: Path,
    database: str | None,
    salt: Path | None,
    bots: str | None,
    names: tuple[Game, ...],
    games: int,
    players: int | None,
    seed: int,
    options: dict[str, Any],
    cores: int | None,
    as_json: bool,
) -> None:
    """Write games and moves for others: Parquet, records as compressed JSON lines, checksums and a data card.

    Without --bots, of a server's database: finished games of tables that agreed to it, without names and chat.

    \b
    Try:
      motherlode export --parquet games --database tables.db
      motherlode export --parquet million --bots adult --games 1000000
      motherlode export --parquet house --bots random --game mine --options '{"rush_at": 14}'
    """
    with needs("lab"):
        from motherlode.cli import data

    if bots is None:
        data.export_database(folder, database, salt, as_json)
    else:
        seated = tuple(bot.strip().lower() for bot in bots.split(",") if bot.strip())
        data.export_bots(folder, [each.name for each in names], seated, games, players, seed, options, cores, as_json)

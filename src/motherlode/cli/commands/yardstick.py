"""The commands of the yardstick: positions of which it is known what every move is worth."""

from pathlib import Path

import click

from motherlode.cli.options import ITERATIONS
from motherlode.cli.parameters import GameName
from motherlode.rules import Game

GAMES_CHOSEN = click.option(
    "--game", "games", type=GameName(), multiple=True, help="Only this game; may be given several times."
)


@click.group()
def yardstick() -> None:
    """Measure bots by what their decisions cost in positions of which it is known what every move is worth."""


@yardstick.command()
@click.argument("policies", nargs=-1, required=True, metavar="BOT…")
@GAMES_CHOSEN
@click.option("--positions", type=click.IntRange(1), help="Only the first so many of each game.")
@click.option("--iterations", type=ITERATIONS, help="Iterations a move, for a bot which searches.")
def measure(policies: tuple[str, ...], games: tuple[Game, ...], positions: int | None, iterations: int | None) -> None:
    """Say how much of the chance to win BOT loses with a decision, on average.

    BOT is whatever `motherlode benchmark` plays: the name of a bot, `module:function`, `cmd:COMMAND` or a network. It
    always decides the same way here; with the same iterations the figures are the same on every machine.

    \b
    Try:
      motherlode yardstick measure easy medium hard expert
      motherlode yardstick measure expert --game gate --iterations 200
    """
    from motherlode.cli.yardstick import measure as run

    run(policies, games, positions, iterations)


@yardstick.command()
@GAMES_CHOSEN
@click.option("--positions", type=click.IntRange(1), default=1000, show_default=True, help="So many of each game.")
@click.option(
    "--looks", type=click.IntRange(2), default=4, show_default=True, help="How often each is thought about at length."
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("yardstick"),
    show_default=True,
    help="The folder for the files, and for the work so far.",
)
def make(games: tuple[Game, ...], positions: int, looks: int, out: Path) -> None:
    """Choose positions from games of bots, and find out what every move there is worth.

    It takes an hour or so of one core. Stop it when you like: it goes on where it was, and with more --looks it makes
    the values of the same positions more exact.
    """
    from motherlode.cli.yardstick import make as run

    run(games, positions, looks, out)

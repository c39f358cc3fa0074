"""Commands that let bots play: simulate, compare, measure, train."""

from pathlib import Path
from typing import Any

import click

from motherlode.cli.options import CORES, ITERATIONS, JSON, KEEP_RECORDS, MOST_GAMES, OPTIONS
from motherlode.cli.parameters import BotNames, GameName, Seconds
from motherlode.rules import GAMES, Game, game


@click.command()
@click.argument("name", type=GameName(), metavar="GAME")
@click.option("--players", type=int, default=2, show_default=True, help="How many play.")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="The same seed, the same games."
)
@OPTIONS
@KEEP_RECORDS
@JSON
def simulate(
    name: Game, players: int, games: int, seed: int, options: dict[str, Any], records: str | None, as_json: bool
) -> None:
    """Play games of random players and sum them up."""
    from motherlode.cli.simulation import simulate as run

    run(name, players, games, seed, options, records, as_json)


@click.command()
@click.argument("name", type=GameName(), metavar="GAME")
@click.option("--seats", "names", type=BotNames(), required=True, metavar="BOT,BOT[,…]", help="The bots that play.")
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=200, show_default=True, help="How many games, rounded up."
)
@click.option("--seed", type=click.IntRange(0, 2**40), default=0, show_default=True, help="Fixes the deals.")
@click.option("--time", "seconds", type=Seconds(0, min_open=True), help="Seconds a move.")
@click.option("--iterations", type=ITERATIONS, help="Iterations a move; reproducible, unlike a time.")
@click.option("--threads", type=click.IntRange(1, 64), default=1, show_default=True, help="Threads of a thinking bot.")
@click.option("--players", type=int, help="How many play a game; with more bots every group of so many plays.")
@OPTIONS
@CORES
@JSON
@KEEP_RECORDS
def arena(
    name: Game,
    names: str,
    games: int,
    seed: int,
    seconds: float | None,
    iterations: int | None,
    threads: int,
    players: int | None,
    options: dict[str, Any],
    cores: int | None,
    as_json: bool,
    records: str | None,
) -> None:
    """Let bots play against each other.

    Every deal is played with every rotation of the seats. A bot of another package is known by the name
    that it registers. From three different bots on there are ratings.

    \b
    Try:
      motherlode arena donkey --seats expert,medium --games 100 --seed 1 --iterations 500
      motherlode arena mine --seats random,easy,medium,hard,expert --players 2 --games 100
    """
    from motherlode.bots import Budget
    from motherlode.cli.contest import arena as run

    bots = [bot.strip().lower() for bot in names.split(",") if bot.strip()]
    run(name, bots, games, seed, options, Budget(seconds, iterations, threads), players, cores, as_json, records)


@click.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@CORES
@JSON
def strength(name: Game | None, cores: int | None, as_json: bool) -> None:
    """Measure how strong the strongest bot of each game is against the reference bots.

    The contests and seeds are fixed. All take a quarter of an hour on two cores, a GAME's own a part of it.
    """
    from motherlode.cli.strength import strength as run

    run(name, cores, as_json)


@click.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@click.option(
    "--games", type=click.IntRange(2, MOST_GAMES), help="Play so many games for each step between levels, too."
)
@CORES
def levels(name: Game | None, games: int | None, cores: int | None) -> None:
    """Say what the levels of the bots are, as docs/bots.md does, and measure how far apart they are.

    A level is told by the share of its moves that it sees, the half-life of its memory in turns, its temper, the
    iterations of its search and whether it plays ends exactly: the values that play everywhere.
    """
    from motherlode.cli.levels import levels as run

    run([game(known) for known in GAMES] if name is None else [name], games, cores)


@click.command()
@click.argument("name", type=GameName(), metavar="[GAME]", required=False)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=200,
    show_default=True,
    help="At each kind of table, rounded up.",
)
@CORES
def characters(name: Game | None, games: int, cores: int | None) -> None:
    """Measure the bots with a temper: how strong each is among the others, and how its style shows.

    They are clara (cautious), goldie (greedy for gold), rufus (spiteful), kiki (quick) and hugo (forgetful).
    """
    from motherlode.lab.characters import games_with_characters, measure, table_of

    for each in games_with_characters() if name is None else [name]:
        click.echo("\n".join([*table_of(each, measure(each, games, cores)), ""]))


@click.command()
@click.argument("name", type=GameName(), metavar="GAME")
@click.option("--seed", type=click.IntRange(0, 2**40), help="Another seed than that of the shipped file.")
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="Where to write the values.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Where to draw the curve.")
def train(name: Game, seed: int | None, output: Path | None, plot: Path | None) -> None:
    """Learn a game's values by self-play, as the shipped ones were learnt.

    Writes the file and a picture of the learning curve into this folder, and says whether the file is the shipped one.
    """
    from motherlode.cli.training import train as run

    run(name, seed, output, plot)


@click.command()
@JSON
@click.option("--seconds", type=Seconds(0.01), default=1.0, show_default=True, help="Time for each measurement.")
@click.option("--peers/--no-peers", default=True, help="Measure other toolkits too, where they are installed.")
def bench(as_json: bool, seconds: float, peers: bool) -> None:
    """Measure how fast the rules are, on this machine and now."""
    from motherlode.cli.benchmark import bench as run

    run(as_json, seconds, peers)

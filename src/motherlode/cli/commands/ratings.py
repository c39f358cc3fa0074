"""Ratings: compute them again, show who leads, and measure the bots that hold the scale."""

from pathlib import Path

import click

from motherlode.cli.options import CORES, DATABASE
from motherlode.extras import needs


@click.group(invoke_without_command=True)
@click.option("--repair", is_flag=True, help="Write the ratings that follow from the games.")
@DATABASE
@click.pass_context
def ratings(context: click.Context, repair: bool, database: str | None) -> None:
    """Compute all ratings again from the finished games, and say what differs from what is shown.

    Nothing should: not in the last bit. With --repair what differs is written anew.

    \b
    Try:
      motherlode ratings
      motherlode ratings leaders donkey-2
      motherlode ratings void 3f2a90c1b7de --why "a second account"
    """
    if context.invoked_subcommand is not None:
        return
    with needs("play"):
        from motherlode.cli.ratings import check as run

    run(repair, database)


@ratings.command()
@click.argument("pool", required=False)
@DATABASE
def leaders(pool: str | None, database: str | None) -> None:
    """Show who leads: without a POOL (as donkey-2) all of them."""
    with needs("play"):
        from motherlode.cli.ratings import leaders as run

    run(pool, database)


@ratings.command()
def bots() -> None:
    """Show how strong the bots are in every configuration, and how much luck there is."""
    with needs("play"):
        from motherlode.cli.ratings import bots as run

    run()


@ratings.command()
@click.argument("page")
@click.option("--why", default="", help="For the log.")
@click.option("--undo", is_flag=True, help="Let the games count again.")
@DATABASE
def void(page: str, why: str, undo: bool, database: str | None) -> None:
    """Take all rated games of a person out of the ratings, as those of somebody's second account."""
    with needs("play"):
        from motherlode.cli.ratings import void as run

    run(page, why, not undo, database)


@ratings.command()
@click.argument("pools", nargs=-1, metavar="[POOL]…")
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="In each configuration, rounded up."
)
@click.option("--seconds", type=click.FloatRange(1), default=600.0, show_default=True, help="In each, if that is less.")
@click.option("--seed", type=click.IntRange(0, 2**40), default=1, show_default=True, help="Fixes the deals.")
@click.option(
    "--docs",
    type=click.Path(file_okay=False, path_type=Path),
    help="The documents whose pictures and table are renewed; default: the folder docs, if it is here.",
)
@click.option("--beside", is_flag=True, help="Measure only the bots that are no levels; the ladders stay.")
@CORES
def calibrate(
    pools: tuple[str, ...],
    games: int,
    seconds: float,
    seed: int,
    docs: Path | None,
    beside: bool,
    cores: int | None,
) -> None:
    """Let all bots play in every configuration, and renew their ratings: the data, the pictures and the documents.

    With names of configurations, such as donkey-2, only those are measured; the others stay as they were.
    """
    with needs("play"):
        from motherlode.cli.calibration import calibrate as run

    run(pools, games, seconds, seed, docs, cores, beside)

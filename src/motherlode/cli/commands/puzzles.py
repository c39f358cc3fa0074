"""The commands for puzzles."""

from pathlib import Path
from typing import Any

import click

from motherlode.cli.options import LANGUAGE
from motherlode.extras import needs


@click.command()
@click.argument("name", required=False)
@click.option("--game", "of", help="Only puzzles of this game.")
@click.option("--daily", is_flag=True, help="The puzzle of the day.")
@LANGUAGE
def puzzle(name: str | None, of: str | None, daily: bool, language: str | None) -> None:
    """Solve puzzles: positions of real games in which one move is clearly best.

    \b
    Try:
      motherlode puzzle --daily
      motherlode puzzle --game donkey
    """
    with needs("play"):
        from motherlode.cli.puzzles import puzzle as run

    run(name, of, daily, language)


@click.group()
def puzzles() -> None:
    """Make puzzles."""


@puzzles.command()
@click.argument("file", required=False, type=click.File("rb"))
@click.option("--game", "of", multiple=True, help="Only of this game; may be given several times.")
@click.option("--puzzles", "wanted", default=100, show_default=True, help="So many of each game.")
@click.option("--theme", help="Only of this theme, as `out` or `deny`.")
@click.option("--seed", default=1, show_default=True, help="Of the bots' games.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), default=Path("puzzles.jsonl.gz"), show_default=True
)
def make(file: Any, of: tuple[str, ...], wanted: int, theme: str | None, seed: int, out: Path) -> None:
    """Find puzzles in the records of FILE, or in new games of bots.

    \b
    Try:
      motherlode puzzles make --game gate --puzzles 10
    """
    with needs("play"):
        from motherlode.cli.puzzles import make as run

    run(file, of, wanted, seed, out, theme)

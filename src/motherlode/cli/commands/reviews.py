"""The commands that look at finished games again."""

from pathlib import Path
from typing import Any

import click

from motherlode.cli.options import JSON, LANGUAGE, RECORDS
from motherlode.extras import needs


@click.command()
@RECORDS
@click.option("--seat", type=click.IntRange(1), help="Only the decisions of this seat, from 1 on.")
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write a page that can be mailed."
)
@click.option("--quick", is_flag=True, help="A first look in a second or two, with larger errors.")
@click.option("--deep", is_flag=True, help="Take up to ten seconds for each position near the end to solve it exactly.")
@JSON
@LANGUAGE
def review(
    file: Any, seat: int | None, html: Path | None, quick: bool, deep: bool, as_json: bool, language: str | None
) -> None:
    """Where a game was won: the chance to win over the game, what each decision cost, and what was luck.

    Decisions are judged by what their players could know. Of several records of a file, it also says how good each
    player is without luck.

    \b
    Try:
      motherlode review game.json --html review.html
    """
    with needs("play"):
        from motherlode.cli.review import review as run

    run(file, seat, as_json, html, quick, deep, language)


@click.command()
@RECORDS
@click.option("--moves", type=click.IntRange(0), help="The position after so many moves; default: after all.")
@click.option("--out", default="-", metavar="FILE|-", help="Where the proof goes; default: standard output.")
def prove(file: Any, moves: int | None, out: str) -> None:
    """Prove what a position of two players is worth where nothing is hidden any more.

    \b
    Try:
      motherlode prove game.json --moves 85 --out position.proof
      motherlode check-proof position.proof
    """
    from motherlode.cli.proofs import prove as run

    run(file, moves, out)


@click.command(name="check-proof")
@click.argument("file", type=click.File("rb"))
def check_proof(file: Any) -> None:
    """Check a proof with nothing but the rules, by walking through all that can happen."""
    from motherlode.cli.proofs import check_proof as run

    run(file)

"""Commands about records: check, list, count, verify."""

from typing import Any

import click

from motherlode.cli.options import JSON, RECORDS
from motherlode.cli.parameters import Digits, SeatValue


@click.command()
@RECORDS
@JSON
def replay(file: Any, as_json: bool) -> None:
    """Check records: one line each, `N ok` or `N refused: REASON`.

    The exit status is 1 if any was refused.
    """
    from motherlode.cli.records import replay as run

    run(file, as_json)


@click.command()
@RECORDS
@JSON
def legal(file: Any, as_json: bool) -> None:
    """List the legal moves after each record's moves, one a line.

    Records are told apart by an empty line. A game that is over has none.
    """
    from motherlode.cli.records import legal as run

    run(file, as_json)


@click.command()
@RECORDS
@click.option("--depth", type=click.IntRange(0), required=True, help="How many moves to look ahead.")
@click.option("--divide", is_flag=True, help="Also split the number by the first move, a line each.")
@JSON
def count(file: Any, depth: int, divide: bool, as_json: bool) -> None:
    """Count the move sequences of length D after each record's moves.

    A finished game counts 1. The number stands last on its line. Another implementation of the rules can be checked by
    these numbers.
    """
    from motherlode.cli.records import count as run

    run(file, depth, divide, as_json)


@click.command()
@RECORDS
@click.option(
    "--transcript", type=click.File("rb"), metavar="FILE", help="What your program gave and saw, kept by itself."
)
@click.option(
    "--value",
    "values",
    type=SeatValue(),
    multiple=True,
    metavar="SEAT=HEX",
    help="The value that you gave, and in which seat, from 1 on.",
)
@click.option("--terms", type=Digits(), metavar="HEX", help="The digest of the terms that you saw before the deal.")
@click.option("--commitment", type=Digits(), metavar="HEX", help="The commitment that you saw before the deal.")
@JSON
def verify(file: Any, values: tuple[tuple[int, str], ...], as_json: bool, **seen: Any) -> None:
    """Check the deals, moves and results of records (docs/fair-shuffle.md).

    A deal is called fair only to whoever shows something of their own: the transcript that a program kept, or the value
    and the terms that were noted down.

    \b
    For example:
      motherlode verify donkey.json --transcript donkey.transcript.json
    """
    from motherlode.cli.records import verify as run

    run(file, values=dict(values), as_json=as_json, **seen)

"""What `motherlode verify` does."""

import sys
from typing import IO

import click

from motherlode.cli.files import read_records
from motherlode.rules import MotherlodeError
from motherlode.table import verify as check


def verify(file: IO[bytes], commitment: str | None) -> None:
    """Recomputes the deals of records: a line each; the exit status is 1 if one is not what was promised."""
    failed = False
    for number, line in read_records(file):
        try:
            click.echo(f"{number} {check(line, commitment)}")
        except MotherlodeError as error:
            failed = True
            click.echo(f"{number} refused: {error}")
    sys.exit(1 if failed else 0)

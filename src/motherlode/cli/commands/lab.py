"""The laboratory: what a rule is worth."""

from pathlib import Path
from typing import IO

import click

from motherlode.cli.options import CORES, JSON, LANGUAGE
from motherlode.extras import needs


@click.group()
def lab() -> None:
    """Measure what rules are worth: fair seats, length, luck, how often a rule comes into play (docs/lab.md).

    \b
    Try:
      motherlode lab run experiments/gold-rush.toml
      motherlode lab report gold-rush.lab --html gold-rush.html
    """


FOLDER = click.Path(file_okay=False, path_type=Path)


@lab.command()
@click.argument("file", type=click.File("rb"))
@click.option("--out", type=FOLDER, help="Where the games go; default: beside you, the file's name with `.lab`.")
@click.option("--cluster", metavar="ADDRESS", help="A scheduler of dask.distributed, as tcp://10.0.0.7:8786.")
@CORES
@JSON
@LANGUAGE
def run(
    file: IO[bytes],
    out: Path | None,
    cluster: str | None,
    cores: int | None,
    as_json: bool,
    language: str | None,
) -> None:
    """Play the experiment of FILE until it is known well enough.

    What was played into the folder before is not played again: a stopped experiment goes on where it was.
    """
    with needs("lab"):
        from motherlode.cli.lab import run as work

    work(file.read(), out or Path(f"{Path(file.name).stem}.lab"), cores, cluster, as_json, language)


@lab.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write a page that needs no other."
)
@JSON
@LANGUAGE
def report(folder: Path, html: Path | None, as_json: bool, language: str | None) -> None:
    """Say what the games in FOLDER tell: a table to paste, or a page with plots.

    Nothing is played; an experiment that is not finished can be looked at, too.
    """
    with needs("lab"):
        from motherlode.cli.lab import report as work

    work(folder, html, as_json, language)

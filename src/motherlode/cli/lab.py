"""What `motherlode lab` does."""

import os
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from motherlode.cli.files import check_writable
from motherlode.lab.experiment import Report, known, parse
from motherlode.lab.experiment import run as play
from motherlode.lab.experiment.page import page
from motherlode.lab.experiment.running import Run
from motherlode.lab.experiment.telling import ReportStory
from motherlode.words import Words, choose


def run(text: bytes, folder: Path, cores: int | None, cluster: str | None, as_json: bool, language: str | None) -> None:
    """Plays an experiment with its progress, and says what came out."""
    experiment = parse(text)
    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[left]}")
    try:
        with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
            task = progress.add_task(experiment.title, total=1.0, left="")
            for under_way in play(experiment, folder, processes=cores or os.cpu_count() or 1, cluster=cluster):
                progress.update(task, completed=under_way.part, left=_left(under_way))
    except KeyboardInterrupt:
        click.echo(f"Stopped. What was played is in {folder}; the same command goes on from there.", err=True)
        raise
    _tell(known(folder), as_json, Words(choose(language)))


def _left(run: Run) -> str:
    """The time that is left, as far as can be foreseen."""
    seconds = run.seconds_left
    if seconds is None:
        return ""
    return f"{seconds / 60:.0f} min left" if seconds >= 90 else f"{seconds:.0f} s left"


def report(folder: Path, html: Path | None, as_json: bool, language: str | None) -> None:
    """Says what the games of a folder tell."""
    words, found = Words(choose(language)), known(folder)
    if html is not None:
        check_writable(html)
        html.write_text(page(ReportStory(words, found)), "utf-8")
    if html is None or as_json:
        _tell(found, as_json, words)


def _tell(found: Report, as_json: bool, words: Words) -> None:
    click.echo(msgspec.json.encode(found) if as_json else ReportStory(words, found).markdown())

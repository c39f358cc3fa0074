"""What `motherlode levels` shows."""

from collections.abc import Iterable

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from motherlode.lab.levels import LevelStep, kinds_of, pairs_of, play_step, table_of_levels, table_of_steps
from motherlode.rules import Game


def levels(chosen: Iterable[Game], games: int | None, cores: int | None) -> None:
    """The levels of each game and, if it is said how many games are to be played, the steps between them."""
    for each in chosen:
        click.echo("\n".join([*table_of_levels(each), ""]))
        if games is not None:
            click.echo("\n".join([*table_of_steps(each, _measured(each, games, cores)), ""]))


def _measured(game: Game, games: int, cores: int | None) -> list[LevelStep]:
    """All steps of a game. Where the levels search one can take minutes, so what is played is shown."""
    planned = [(one, others, kind) for one, others in pairs_of(game) for kind in kinds_of(game)]
    notes, found = Console(stderr=True), []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(game.name, total=len(planned))
        for one, others, kind in planned:
            progress.update(task, description=f"{game.name} {kind}: {one} - {others}")
            found.append(play_step(game, one, others, kind, games, cores))
            progress.advance(task)
    return found

"""What `motherlode simulate` shows."""

from collections.abc import Iterable, Iterator, Sized
from typing import Any, TypeVar

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from motherlode.lab.simulate import Job, Summary, play, records, summarise
from motherlode.rules import Game

T = TypeVar("T", bound=Sized)


def simulate(game: Game, players: int, games: int, seed: int, options: dict[str, Any], target: str | None) -> None:
    """Plays, keeps the records if asked to, and sums up: on standard error where records go to the output."""
    job = Job(game, players, game.options(players, options), games, seed)
    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(f"playing {game.name}", total=games)
        rows = list(_advancing(play(job), progress, task))
        if target is not None:
            task = progress.add_task("writing records", total=games)
            with click.open_file(target, "wb") as file:
                for lines in _advancing(records(job), progress, task):
                    file.writelines(line + b"\n" for line in lines)
    show(job, summarise(job, np.concatenate(rows)), notes if target == "-" else Console())


def _advancing(chunks: Iterable[T], progress: Progress, task: TaskID) -> Iterator[T]:
    for chunk in chunks:
        yield chunk
        progress.advance(task, len(chunk))


def show(job: Job, summary: Summary, console: Console) -> None:
    console.print(f"{job.games} games of {job.game.name} with {job.players} random players, seed {job.seed}")
    moves = summary.moves
    console.print(
        f"moves a game: mean {moves.mean():.1f}, shortest {moves.min()}, median {np.median(moves):.0f}, "
        f"longest {moves.max()}"
    )
    table = Table("seat", "mean score", "lowest", "highest", "wins", "95 % interval")
    for seat, wins in enumerate(summary.wins):
        scores = summary.scores[:, seat]
        interval = f"{100 * wins.low:.1f} - {100 * wins.high:.1f} %"
        numbers = f"{scores.mean():.2f}", str(scores.min()), str(scores.max()), f"{100 * wins.value:.1f} %", interval
        table.add_row(str(seat), *numbers)
    console.print(table)

"""What `motherlode simulate` shows."""

import json
from itertools import repeat
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from motherlode.cli.files import writing
from motherlode.lab.simulate import Job, SimulationSummary, play, records, summarise
from motherlode.rules import Game


def simulate(
    game: Game, players: int, games: int, seed: int, options: dict[str, Any], target: str | None, as_json: bool
) -> None:
    """Plays, keeps the records if asked to, and sums up: on standard error where records go to the output."""
    job = Job(game, players, game.options(players, options), games, seed)
    notes = Console(stderr=True)
    rows = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with (
        writing(target) as file,
        Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress,
    ):
        task = progress.add_task(f"playing {game.name}", total=games)
        for chunk, lines in zip(play(job), repeat([]) if file is None else records(job), strict=False):
            rows.append(chunk)
            if file is not None:
                file.writelines(line + b"\n" for line in lines)
            progress.advance(task, len(chunk))
    summary = summarise(job, np.concatenate(rows))
    if as_json:
        click.echo(json.dumps(as_object(job, summary)), err=target == "-")
    else:
        show(job, summary, notes if target == "-" else Console())


def as_object(job: Job, summary: SimulationSummary) -> dict[str, Any]:
    seats = [
        {
            "mean": float(summary.scores[:, seat].mean()),
            "lowest": int(summary.scores[:, seat].min()),
            "highest": int(summary.scores[:, seat].max()),
            "wins": wins.value,
            "low": wins.low,
            "high": wins.high,
        }
        for seat, wins in enumerate(summary.wins)
    ]
    moves = summary.moves
    lengths = {"mean": float(moves.mean()), "shortest": int(moves.min()), "longest": int(moves.max())}
    return {
        "game": job.game.name,
        "players": job.players,
        "games": job.games,
        "seed": job.seed,
        "moves": lengths,
        "seats": seats,
    }


def show(job: Job, summary: SimulationSummary, console: Console) -> None:
    games = "1 game" if job.games == 1 else f"{job.games} games"
    console.print(f"{games} of {job.game.name} with {job.players} random players, seed {job.seed}")
    moves = summary.moves
    console.print(
        f"moves a game: mean {moves.mean():.1f}, shortest {moves.min()}, median {np.median(moves):.0f}, "
        f"longest {moves.max()}"
    )
    table = Table("seat", "mean score", "lowest", "highest", "wins", "95 % interval")
    for number, wins in enumerate(summary.wins, 1):
        scores = summary.scores[:, number - 1]
        interval = f"{100 * wins.low:.1f} - {100 * wins.high:.1f} %"
        numbers = f"{scores.mean():.2f}", str(scores.min()), str(scores.max()), f"{100 * wins.value:.1f} %", interval
        table.add_row(str(number), *numbers)
    console.print(table)

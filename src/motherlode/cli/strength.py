"""What `motherlode strength` shows."""

import json
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motherlode.bots.goals import Goal
from motherlode.lab.strength import GoalResult, goals_of, measure
from motherlode.rules import GAMES, Game
from motherlode.rules import game as game_of


def strength(game: Game | None, cores: int | None, as_json: bool) -> None:
    """Plays every contest of the list; each says what is wanted and what came out as soon as it is over."""
    goals = goals_of([game_of(name) for name in GAMES] if game is None else [game])
    width = max((len(goal.title) for goal in goals), default=0)
    missed = 0
    for goal in goals:
        measured = _play(goal, cores)
        missed += measured.wins.value < goal.wanted
        click.echo(json.dumps(_object(measured)) if as_json else f"{goal.title:<{width}}  {_said(measured)}")
    if not as_json:
        click.echo(f"{len(goals) - missed} of {len(goals)} contests came out as wanted.")


def _play(goal: Goal, cores: int | None) -> GoalResult:
    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(goal.title, total=goal.games)
        for measured in measure(goal, cores):
            shown = f"{goal.title}: {100 * measured.wins.value:.1f} %"
            progress.update(task, completed=measured.games, description=shown)
    return measured


def _object(measured: GoalResult) -> dict[str, Any]:
    goal, wins = measured.goal, measured.wins
    return {
        "game": goal.game,
        "seats": goal.bots,
        "games": measured.games,
        "wins": wins.value,
        "low": wins.low,
        "high": wins.high,
        "wanted": goal.wanted,
        "even": goal.even,
        "ms_per_move": measured.ms_per_move,
        "longest_ms": measured.longest_ms,
    }


def _said(measured: GoalResult) -> str:
    """What came out and what is wanted, in columns."""
    goal, wins = measured.goal, measured.wins
    came = f"{100 * wins.value:5.1f} % ({100 * wins.low:.1f}-{100 * wins.high:.1f}) of {measured.games} games"
    wanted = f"wanted {100 * goal.wanted:.0f} %, even is {100 * goal.even:.0f} %"
    return f"{came:<37}  {wanted};  {measured.ms_per_move:.0f} ms a move, at most {measured.longest_ms:.0f}"

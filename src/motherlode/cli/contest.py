"""What `motherlode arena` shows."""

import json
from typing import IO, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from motherlode.bots import Budget
from motherlode.cli.files import writing
from motherlode.cli.house import tell_who_makes_do
from motherlode.lab.arena import Contest, PlayedDeal, PlayerResult, rounds, seat_effect, standings
from motherlode.lab.ladder import contests, ratings
from motherlode.lab.statistics import pool, pool_shares
from motherlode.rules import BadOptions, Game

Played = list[tuple[Contest, list[PlayedDeal]]]


def arena(
    game: Game,
    names: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    budget: Budget,
    players: int | None,
    cores: int | None,
    as_json: bool,
    records: str | None,
) -> None:
    """Plays, shows the running result, and sums up."""
    if players is None:
        players = len(names) if len(names) in game.players else 2
    checked = game.options(players, options)
    if len(names) < players:
        raise BadOptions(
            f"A game of {players} needs {players} bots; name one more than once if it is to play against itself."
        )
    tell_who_makes_do(game, names, checked)
    base = Contest(game.name, tuple(names), options, -(-games // players), seed, budget)
    with writing(records) as file:
        played = _play(contests(base, tuple(names), players), cores, Console(stderr=True), file)
    if as_json:
        click.echo(json.dumps(_object(game, names, played)), err=records == "-")
    elif records != "-":
        _show(game, names, played, Console())


def _play(planned: list[Contest], cores: int | None, notes: Console, file: IO[bytes] | None) -> Played:
    played: Played = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        for contest in planned:
            task = progress.add_task(" - ".join(contest.bots), total=contest.deals * len(contest.bots))
            found: list[PlayedDeal] = []
            for each in rounds(contest, cores):
                found.append(each)
                if file is not None:
                    file.writelines(line + b"\n" for line in each.records)
                    file.flush()
                shown = "  ".join(f"{row.name} {100 * row.wins.value:.1f} %" for row in standings(contest, found))
                progress.update(task, advance=len(contest.bots), description=shown)
            played.append((contest, found))
    return played


def _rows(names: list[str], played: Played) -> list[tuple[PlayerResult, float | None]]:
    """A row for each player of a single contest or each bot of a ladder; ratings from three different bots on."""
    rated = ratings(names, played) if len(set(names)) > 2 else {}
    if len(played) == 1:
        return [(row, rated.get(row.name)) for row in standings(*played[0])]
    found = [row for contest, rows in played for row in standings(contest, rows)]
    by_name = {name: [row for row in found if row.name == name] for name in names}
    return [(_together(name, rows), rated.get(name)) for name, rows in by_name.items()]


def _together(name: str, rows: list[PlayerResult]) -> PlayerResult:
    """One row of a ladder from the rows of its contests."""
    wins, points = pool_shares([row.wins for row in rows]), pool([row.points for row in rows])
    pace = sum(row.ms_per_move for row in rows) / len(rows)
    return PlayerResult(name, wins, points, pace, max(row.longest_ms for row in rows))


def _games(played: Played) -> int:
    return sum(len(found) * len(contest.bots) for contest, found in played)


def _object(game: Game, names: list[str], played: Played) -> dict[str, Any]:
    bots = []
    for row, rating in _rows(names, played):
        numbers = {"wins": row.wins.value, "low": row.wins.low, "high": row.wins.high, "points": row.points.value}
        extra = {} if rating is None else {"rating": rating}
        bots.append({"name": row.name, **numbers, "ms_per_move": row.ms_per_move, **extra})
    return {"game": game.name, "games": _games(played), "bots": bots}


def _show(game: Game, names: list[str], played: Played, console: Console) -> None:
    console.print(f"{_games(played)} games of {game.name}, each deal with every rotation of the seats")
    table = Table("bot", "wins", "95 % interval", "points", "95 % interval", "ms a move", "longest", "rating")
    for row, rating in _rows(names, played):
        wins = f"{100 * row.wins.value:.1f} %", f"{100 * row.wins.low:.1f} - {100 * row.wins.high:.1f} %"
        points = f"{row.points.value:.2f}", f"{row.points.low:.2f} - {row.points.high:.2f}"
        times = f"{row.ms_per_move:.1f}", f"{row.longest_ms:.0f}"
        table.add_row(row.name, *wins, *points, *times, "" if rating is None else f"{rating:.0f}")
    console.print(table)
    for contest, found in played[:1] if len(played) == 1 else []:
        shares = ", ".join(
            f"seat {seat + 1} {100 * wins.value:.1f} % ({100 * wins.low:.1f} - {100 * wins.high:.1f})"
            for seat, wins in enumerate(seat_effect(contest, found))
        )
        console.print(f"victories by seat: {shares}")

"""What `motherlode bench` shows."""

import json
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from motherlode.lab.bench import Speed, speeds, starts
from motherlode.lab.peers import peers as measure_peers


def bench(as_json: bool, seconds: float, peers: bool) -> None:
    """Measures everything, with a word on what is being measured."""
    notes = Console(stderr=True)
    with notes.status("measuring the rules"):
        measured = list(speeds(seconds))
    with notes.status("measuring first use, cold and warm"):
        started = list(starts())
    with notes.status("measuring other toolkits"):
        others = list(measure_peers(seconds)) if peers else []
    if as_json:
        parts: dict[str, list[Any]] = {"rules": measured, "starts": started, "peers": others}
        click.echo(json.dumps({name: [asdict(row) for row in rows] for name, rows in parts.items()}))
        return
    console = Console()
    console.print(_speed_table(measured))
    console.print(_start_table(started))
    if others:
        console.print(_peer_table(measured, others))
    elif peers:
        console.print("No other toolkit is installed here: pip install 'motherlode[peers]' adds them for comparison.")


def _rate(moves: float) -> str:
    return f"{moves / 1e6:.1f} M" if moves >= 1e6 else f"{moves / 1e3:.0f} k"


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    return table


def _speed_table(measured: list[Speed]) -> Table:
    table = _table("Moves a second", "game", "players", "counted", "listed", "from Python", "counted, all cores")
    for row in measured:
        rates = row.counted, row.listed, row.python, row.all_cores
        table.add_row(row.game, str(row.players), *(_rate(rate) for rate in rates))
    return table


def _start_table(started: list[Any]) -> Table:
    columns = "game", "import only", "nothing compiled", "compiled before"
    table = _table("Seconds from the start of a process to the first deal", *columns)
    for row in started:
        table.add_row(row.game, f"{row.imported:.2f}", f"{row.cold:.1f}", f"{row.warm:.2f}")
    return table


def _peer_table(measured: list[Speed], others: list[Any]) -> Table:
    """Ours beside theirs as ratios; the slowest of our games stands for us."""
    python = min(row.python for row in measured)
    counted = min(row.counted for row in measured)
    columns = "toolkit", "game", "moves a second", "ours from Python is", "ours compiled is"
    table = _table("Other toolkits, in the same run (ours: our slowest game)", *columns)
    for row in others:
        ratios = f"{python / row.moves:.1f} times", f"{counted / row.moves:.0f} times"
        table.add_row(row.toolkit, row.game, _rate(row.moves), *ratios)
    return table

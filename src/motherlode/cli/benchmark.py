"""What `motherlode bench` shows."""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from motherlode.extras import how_to_install
from motherlode.lab.bench import Speed, searches, speeds, starts
from motherlode.lab.environments import Stepping, environments
from motherlode.lab.peers import environment_peers, search_peers
from motherlode.lab.peers import peers as measure_peers


def bench(as_json: bool, seconds: float, peers: bool) -> None:
    """Measures everything, with a word on what is being measured."""
    measured = _measure(seconds, peers)
    if as_json:
        click.echo(json.dumps({name: [asdict(row) for row in rows] for name, rows in measured.items()}))
        return
    console = Console()
    console.print(_speed_table(measured["rules"]))
    console.print(_search_table(measured["searches"], measured["search_peers"]))
    console.print(_environment_table(measured["environments"], measured["environment_peers"]))
    console.print(_start_table(measured["starts"]))
    if measured["peers"]:
        console.print(_peer_table(measured["rules"], measured["peers"]))
    elif peers:
        console.print(f"No other toolkit is installed here for comparison. {how_to_install('peers')}", markup=False)


def _measure(seconds: float, peers: bool) -> dict[str, list[Any]]:
    parts: dict[str, tuple[str, Callable[[], Iterable[Any]]]] = {
        "rules": ("the rules", lambda: speeds(seconds)),
        "searches": ("search", lambda: searches(seconds)),
        "environments": ("environments", lambda: environments(seconds)),
        "starts": ("first use, cold and warm", starts),
        "peers": ("other toolkits", lambda: measure_peers(seconds) if peers else ()),
        "environment_peers": ("other toolkits' environments", lambda: environment_peers(seconds) if peers else ()),
        "search_peers": ("other toolkits' search", lambda: search_peers(seconds) if peers else ()),
    }
    measured = {}
    for name, (what, measure) in parts.items():
        with Console(stderr=True).status(f"measuring {what}"):
            measured[name] = list(measure())
    return measured


def _rate(moves: float) -> str:
    if moves >= 1e6:
        return f"{moves / 1e6:.1f} M"
    return f"{moves / 1e3:.0f} k" if moves >= 1e4 else f"{moves / 1e3:.1f} k"


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


def _search_table(ours: list[Any], theirs: list[Any]) -> Table:
    slowest = min(row.iterations for row in ours)
    table = _table("Iterations a second of plain search, full random rollouts, one core", "game", "players", "rate", "")
    for row in ours:
        table.add_row(row.game, str(row.players), _rate(row.iterations), "")
    for row in theirs:
        ratio = f"our slowest is {slowest / row.moves:.1f} times as fast"
        table.add_row(f"{row.toolkit}: {row.game}", "", _rate(row.moves), ratio)
    return table


def _environment_table(ours: list[Stepping], theirs: list[Stepping]) -> Table:
    """Forms of ours, and beside each what others have of that form; the slowest of our games stands for us."""
    columns = "form", "game", "observation, actions", "one core", "all cores", ""
    table = _table("Steps a second of environments, with observations and masks", *columns)
    for form in dict.fromkeys(row.form for row in ours):
        of_form = [row for row in ours if row.form == form]
        slowest = min(row.steps for row in of_form)
        for row in of_form:
            table.add_row(*_stepping(row), "")
        for row in theirs:
            if row.form == form:
                table.add_row(*_stepping(row), f"our slowest is {slowest / row.steps:.1f} times as fast")
    return table


def _stepping(row: Stepping) -> list[str]:
    size = f"{row.size.numbers}, {row.size.actions}" if row.size else ""
    return [row.form, row.game, size, _rate(row.steps), _rate(row.all_cores) if row.all_cores else ""]


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

"""What `motherlode export` does, and how far it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motherlode.cli.house import tell_who_makes_do
from motherlode.extras import needs
from motherlode.lab.data.bot_games import export_bot_games, spread
from motherlode.lab.data.folder import Manifest
from motherlode.rules import GAMES, BadOptions, game


def export_database(folder: Path, database: str | None, salt: Path | None, as_json: bool) -> None:
    """Of a server's database, or that of games at this keyboard."""
    with needs("play"):
        from motherlode.cli.database import default_database, open_store
        from motherlode.lab.data.server import export_server, new_salt, number_of_games, read_salt

    secret = new_salt() if salt is None else read_salt(salt)
    store = open_store(database or default_database(), make=False)
    try:
        with _progress("reading games", number_of_games(store)) as tell:
            manifest = export_server(store, folder, secret, tell)
    finally:
        store.close()
    _show(folder, manifest, as_json)


def export_bots(
    folder: Path,
    names: list[str],
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    seed: int,
    options: dict[str, Any],
    cores: int | None,
    as_json: bool,
) -> None:
    if not bots:
        raise BadOptions("--bots names one bot at least, such as 'adult'.")
    if len(bots) > 1 and players not in (None, len(bots)):
        raise BadOptions(f"--bots names {len(bots)} bots, but --players says {players}.")
    kinds = spread(names or list(GAMES), players, bots, games, seed, options)
    for kind in {kind.game: kind for kind in kinds}.values():
        rules = game(kind.game)
        tell_who_makes_do(rules, bots, rules.options(kind.players, options))
    with _progress("playing", sum(kind.games for kind in kinds)) as tell:
        manifest = export_bot_games(kinds, folder, cores, tell)
    _show(folder, manifest, as_json)


@contextmanager
def _progress(what: str, games: int) -> Iterator[Any]:
    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(what, total=games)
        yield lambda done: progress.advance(task, done)


def _show(folder: Path, manifest: Manifest, as_json: bool) -> None:
    size = sum(file.bytes for file in manifest.files)
    if as_json:
        counts = {**manifest.counts, "files": len(manifest.files), "bytes": size, "folder": str(folder)}
        click.echo(msgspec.json.encode(counts).decode())
        return
    click.echo(f"{manifest.counts['games']} games in {len(manifest.files)} files, {size / 1e6:.1f} MB: {folder}")
    left_out = {name: number for name, number in manifest.counts.items() if name != "games" and number}
    if left_out:
        reasons = {
            "not_shared": "of tables that did not agree",
            "without_result": "without a result",
            "sealed": "of deals that others still play",
            "lost": "whose records are gone",
        }
        click.echo("Left out: " + ", ".join(f"{number} {reasons[name]}" for name, number in left_out.items()) + ".")

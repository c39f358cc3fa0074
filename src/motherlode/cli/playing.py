"""What `motherlode play`, `join`, `watch` and `rules` do."""

import contextlib
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import click
import platformdirs
from rich.console import Console
from rich.markdown import Markdown

from motherlode.cli.database import default_database, open_store
from motherlode.cli.files import read_records
from motherlode.rules import BadRecord, BadSeat, Game, MotherlodeError
from motherlode.terminal import daily as daily_deal
from motherlode.terminal import launch
from motherlode.terminal.launch import GameRequest
from motherlode.terminal.lobby import Company, TableFilter, line_of, tables_at
from motherlode.terminal.palette import palette_for
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.remote import GuestCookies, read_link
from motherlode.terminal.replay import Replay
from motherlode.words import Words, choose, rules_page


class NoTerminal(MotherlodeError):
    """A screen was asked for where there is none."""

    name = "no_terminal"


def play(
    game: Game | None,
    seats: str | None,
    resume: str | None,
    database: str | None,
    options: dict[str, Any],
    first: int | None,
    deal: int | None,
    games: int | None,
    share: bool,
    pause: bool,
    bot_seed: int | None,
    **preferences: Any,
) -> None:
    """Plays at a table of this process."""
    settings: dict[str, Any] = {"options": options, "deal": deal, "games": games, "shared": share, "pause": pause}
    request = GameRequest(game, seats, settings | {"first": None if first is None else first - 1})
    form_file = _data_folder() / "last.json"
    how = replace(_preferences(**preferences), database=database, form_file=form_file, bot_seed=bot_seed)
    need_terminal(how)
    store = open_store(database or default_database())
    try:
        sys.exit(launch.play(store, request, resume, how))
    finally:
        store.close()


def join(link: str, server: str, name: str | None, **preferences: Any) -> None:
    """Plays at a table of a server."""
    where, code = read_link(link, server)
    how = _preferences(**preferences)
    need_terminal(how)
    sys.exit(launch.join(where, code, GuestCookies(_data_folder() / "guests.json"), name, how))


def open_table(
    game: Game,
    seats: str,
    server: str,
    options: dict[str, Any],
    first: int | None,
    deal: int | None,
    games: int | None,
    share: bool,
    listed: bool,
    **preferences: Any,
) -> None:
    """Opens a table of a server and sits down."""
    how = _preferences(**preferences)
    need_terminal(how)
    settings: dict[str, Any] = {"options": options, "deal": deal, "games": games, "shared": share, "listed": listed}
    request = GameRequest(game, seats, settings | {"first": None if first is None else first - 1})
    sys.exit(launch.open_at_server(server.rstrip("/"), request, GuestCookies(_data_folder() / "guests.json"), how))


def daily(game: Game | None, server: str, name: str | None, **preferences: Any) -> None:
    """Says what there is today, or plays it."""
    how, guests, where = _preferences(**preferences), GuestCookies(_data_folder() / "guests.json"), server.rstrip("/")
    if game is None:
        for line in daily_deal.today(where, guests, how.words):
            click.echo(line)
        return
    need_terminal(how)
    code = daily_deal.begin(where, game.name, name, guests)
    sys.exit(launch.join(where, code, guests, name, how))


def anybody(
    game: Game, seats: str | None, players: int | None, fill: str | None, server: str, **preferences: Any
) -> None:
    """Finds company at a server and plays there."""
    how = _preferences(**preferences)
    need_terminal(how)
    company = Company(game.name, players, fill)
    name = None if seats is None else seats.partition(",")[0].strip()
    guests = GuestCookies(_data_folder() / "guests.json")
    sys.exit(launch.play_with_anybody(server.rstrip("/"), company, name, guests, how))


def lobby(server: str, wanted: TableFilter, language: str | None) -> None:
    """Prints what is open at a server, a table a line."""
    server, words = server.rstrip("/"), Words(choose(language))
    tables = tables_at(server, GuestCookies(_data_folder() / "guests.json").at(server), wanted)
    for table in tables:
        click.echo(line_of(words, table))
    if not tables:
        click.echo(words("lobby-none-here"))


def watch(file: IO[bytes], seat: int | None, **preferences: Any) -> None:
    """Steps through the records of a file."""
    how = _preferences(**preferences)
    replays = [Replay(text, how.words) for _, text in read_records(file)]
    if not replays:
        raise BadRecord("There is no record in this file.")
    for replay in replays:
        if seat is not None and seat > replay.players:
            raise BadSeat(f"The game has {replay.players} seats; there is no seat {seat}.")
    if not how.plain:
        _keys_from_terminal()
        need_terminal(how)
    sys.exit(launch.watch(replays, None if seat is None else seat - 1, how))


def need_terminal(how: Preferences) -> None:
    """A screen needs a terminal to draw on and to press keys at: where there is none, plain lines are meant."""
    if not how.plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("This needs a terminal to draw on and keys to press. For pipes and files, add --plain.")


def _keys_from_terminal() -> None:
    """Where standard input was the file, keys come from the terminal itself."""
    if sys.stdin.isatty():
        return
    with contextlib.suppress(OSError):
        terminal = os.open(os.ctermid(), os.O_RDWR)
        os.dup2(terminal, 0)
        os.close(terminal)


def _data_folder() -> Path:
    return Path(platformdirs.user_data_dir("motherlode"))


def rules(game: Game, language: str | None, plain: bool) -> None:
    """Prints a rules page: formatted and page by page on a terminal, as it is written for anything else."""
    text = rules_page(choose(language), game.name)
    console = Console()
    if plain or not console.is_terminal:
        click.echo(text)
        return
    with console.capture() as capture:
        console.print(Markdown(text), width=min(console.width, 96))
    formatted = capture.get()
    if formatted.count("\n") < console.height:
        click.echo(formatted, nl=False)
    else:
        click.echo_via_pager(formatted, color=True)


def _preferences(language: str | None, plain: bool, only_ascii: bool, theme: str | None) -> Preferences:
    return Preferences(Words(choose(language)), plain, only_ascii, palette_for(theme))

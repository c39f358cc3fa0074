"""What `motherlode play`, `join`, `watch` and `rules` do."""

import sys
from pathlib import Path
from typing import IO, Any

import click
import platformdirs
from rich.console import Console
from rich.markdown import Markdown

from motherlode.cli.database import default_database, open_store
from motherlode.cli.files import read_records
from motherlode.rules import BadRecord, BadSeat, Game
from motherlode.terminal import entrance
from motherlode.terminal.entrance import Wish
from motherlode.terminal.look import Look
from motherlode.terminal.palette import palette_for
from motherlode.terminal.remote import Guests, read_link
from motherlode.terminal.replay import Replay
from motherlode.words import LANGUAGES, Words, choose, rules_page


def play(
    game: Game | None,
    seats: str | None,
    resume: str | None,
    database: str | None,
    options: dict[str, Any],
    first: int | None,
    deal: int | None,
    games: int | None,
    pause: bool,
    **look: Any,
) -> None:
    """Plays at a table of this process."""
    settings: dict[str, Any] = {"options": options, "deal": deal, "games": games, "pause": pause}
    wish = Wish(game, seats, settings | {"first": None if first is None else first - 1})
    store = open_store(database or default_database())
    try:
        sys.exit(entrance.play(store, wish, resume, _look(**look)))
    finally:
        store.close()


def join(link: str, server: str, name: str | None, **look: Any) -> None:
    """Plays at a table of a server."""
    where, code = read_link(link, server)
    guests = Guests(Path(platformdirs.user_data_dir("motherlode")) / "guests.json")
    sys.exit(entrance.join(where, code, guests, name, _look(**look)))


def watch(file: IO[bytes], seat: int | None, **look: Any) -> None:
    """Steps through the first record of a file."""
    how = _look(**look)
    for _, text in read_records(file):
        replay = Replay(text, how.words)
        if seat is not None and seat > replay.players:
            raise BadSeat(f"The game has {replay.players} seats; there is no seat {seat}.")
        sys.exit(entrance.watch(replay, None if seat is None else seat - 1, how))
    raise BadRecord("There is no record in this file.")


def rules(game: Game, language: str | None, plain: bool) -> None:
    """Prints a rules page: formatted for a terminal, as it is written for anything else."""
    text = rules_page(_language(language), game.name)
    console = Console()
    if plain or not console.is_terminal:
        click.echo(text)
    else:
        console.print(Markdown(text), width=min(console.width, 96))


def _look(language: str | None, plain: bool, only_ascii: bool, theme: str | None) -> Look:
    return Look(Words(_language(language)), plain, only_ascii, palette_for(theme))


def _language(language: str | None) -> str:
    """The language that was asked for by name, or else that of the environment."""
    if language is not None and choose(language) != language[:2].lower():
        raise click.BadParameter(f"{language!r} is none of {', '.join(LANGUAGES)}.", param_hint="--language")
    return choose(language)

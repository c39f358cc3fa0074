"""What `motherlode card` does."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from motherlode.bots import make_bot
from motherlode.lab.card import GameCard, as_markdown, measure_card
from motherlode.rules import game


def card(name: str, bot: str, games: int, luck_games: int, folder: Path | None) -> None:
    """Measures a game's card and shows it, or writes it as JSON and as a page."""
    rules = game(name)
    make_bot(bot, rules)  # refuses unknown names before any work is done
    with Console(stderr=True).status("") as status:
        measured = measure_card(rules, games, luck_games, lambda what: status.update(f"measuring {what}"), bot)
    if folder is None:
        click.echo(as_markdown(measured), nl=False)
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")
    render(folder / f"{name}.json")


def render(file: Path) -> None:
    """The page of a card that was measured."""
    file.with_suffix(".md").write_text(as_markdown(msgspec.json.decode(file.read_bytes(), type=GameCard)))

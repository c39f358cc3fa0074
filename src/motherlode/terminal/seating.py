"""Who plays, as it is written on the command line: `Mia,hard` is a person called Mia and a bot."""

from motherlode.rules import Game, MotherlodeError
from motherlode.table.text import clean_name
from motherlode.terminal.local import Sitter
from motherlode.terminal.thinking import levels


class BadSeats(MotherlodeError):
    """Seats that the game does not have."""

    name = "bad_seats"


def read_seats(game: Game, text: str) -> list[Sitter]:
    """Names of people and bots, separated by commas, one a seat."""
    sitters = [_sitter(game, part.strip()) for part in text.split(",")]
    if len(sitters) not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadSeats(f"{game.name} is for {least} to {most} players; {text!r} names {len(sitters)}.")
    return sitters


def _sitter(game: Game, text: str) -> Sitter:
    return Sitter(level=text) if text in levels(game) else Sitter(name=clean_name(text))

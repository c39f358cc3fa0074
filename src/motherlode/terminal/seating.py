"""Who plays, as it is written on the command line: `Mia,hard` is a person called Mia and a bot."""

from motherlode.bots.table_bots import levels
from motherlode.rules import Game, MotherlodeError
from motherlode.table.text import clean_name
from motherlode.terminal.local import Player


class BadSeats(MotherlodeError):
    """Seats that the game does not have."""

    name = "bad_seats"


def read_seats(game: Game, text: str) -> list[Player]:
    """Names of people and bots, separated by commas, one a seat."""
    players = [_player(game, part.strip()) for part in text.split(",")]
    if len(players) not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadSeats(f"{game.name} is for {least} to {most} players; {text!r} names {len(players)}.")
    return players


def _player(game: Game, text: str) -> Player:
    known = {level.lower(): level for level in levels(game)}
    level = known.get(text.lower().removesuffix(" bot"))
    return Player(name=clean_name(text)) if level is None else Player(level=level)

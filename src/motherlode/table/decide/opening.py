"""A new table: its code, its first entries, and which settings it may have."""

import msgspec

from motherlode.rules import State, game
from motherlode.table import entries as log
from motherlode.table.entries import Entry, Settings
from motherlode.table.errors import Refused
from motherlode.table.ports import Token
from motherlode.table.rating_rules import check_rated

MOST_GAMES = 50
MOST_DEALS = 2**53 - 1
"""The largest whole number that every JSON reader keeps exactly."""
AWAY_AFTER = range(10, 86_401)
CODE_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
"""No vowels and nothing that looks or sounds like another: a code is read out and typed."""
CODE_LENGTH = 8
SECRET, NAME = 32, 12
"""Random bytes of the secret behind a deal, and of the name of a record."""


def open_table(host: str, settings: Settings, token: Token) -> log.Opened:
    """The first entry of a new table's log."""
    check_settings(settings)
    return log.Opened(host, settings, token(SECRET))


def play_on(person: str, state: State, seat: int, level: str, settings: Settings, token: Token) -> list[Entry]:
    """The log of a new table where a game of a record goes on: a person in one seat, bots in the others."""
    check_settings(settings)
    if state.over:
        raise Refused("over", "The game is over at that point; choose an earlier one.")
    if not 0 <= seat < state.players:
        raise Refused("no_such_seat", f"The game has the seats 1 to {state.players}, not {seat + 1}.")
    others = [log.BotSat(other, level) for other in range(state.players) if other != seat]
    moves = tuple(move.text for move in state.moves)
    deal = msgspec.to_builtins(state.deal)
    started = log.Started(deal, {}, token(NAME), token(SECRET), given=moves)
    return [open_table(person, settings, token), log.Sat(seat, person), *others, started]


def new_code(token: Token) -> str:
    number = int(token(32), 16)  # so large that no letter comes more often than another
    return "".join(
        CODE_LETTERS[number // len(CODE_LETTERS) ** place % len(CODE_LETTERS)] for place in range(CODE_LENGTH)
    )


def check_settings(settings: Settings) -> None:
    game(settings.game).options(settings.players, settings.options)
    if settings.first is not None and not 0 <= settings.first < settings.players:
        seats = f"the seats 1 to {settings.players}"
        raise Refused("bad_settings", f"Who starts ('first') sits in one of {seats}, not in seat {settings.first + 1}.")
    if settings.deal is not None and not 0 <= settings.deal <= MOST_DEALS:
        raise Refused("bad_settings", f"'deal' is a number from 0 to {MOST_DEALS}, not {settings.deal}.")
    if settings.games is not None and not 1 <= settings.games <= MOST_GAMES:
        raise Refused("bad_settings", f"A match has 1 to {MOST_GAMES} games, not {settings.games}.")
    if settings.away_after not in AWAY_AFTER:
        raise Refused("bad_settings", f"'away_after' is {AWAY_AFTER[0]} to {AWAY_AFTER[-1]} seconds.")
    if settings.time is not None and (fault := settings.time.fault()) is not None:
        raise Refused("bad_settings", fault)
    check_rated(settings)

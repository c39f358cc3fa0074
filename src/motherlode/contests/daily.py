"""The daily deal: one of each game for every day (UTC), the same for everybody, with the same bots.

Its secret comes from a key of the server and the day, so it is fixed long before; what is published of it beforehand is
its commitment (docs/fair-shuffle.md), and when the day is closed the secret itself.
"""

import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from motherlode.rules import game
from motherlode.table import entries as log
from motherlode.table.entries import ContestGame, Entry, Settings
from motherlode.table.fair import make_terms, seal, seed
from motherlode.table.ports import Token

LEVEL = "hard"
"""Of the bots."""
SEATS = 3
"""With how many it is played, where the game can be."""
OWN_SEAT = 0
DAY = 86_400_000
GRACE = 3_600_000
"""Milliseconds after the day's end in which a game that was begun in time still counts. Only then the deal is shown."""
SECRET, NAME = 32, 12
"""Random bytes of a secret, and of the name of a record."""


def day_of(at: int) -> str:
    """The day of a time in milliseconds since 1970, as 2026-11-16."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def begin_of(day: str) -> int:
    """When a day begins, in milliseconds since 1970."""
    return int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000)


def end_of(day: str) -> int:
    """Until when the deal can be begun."""
    return begin_of(day) + DAY


def closing_of(day: str) -> int:
    """When the deal is shown, and nothing counts any more."""
    return end_of(day) + GRACE


def days_after(day: str, number: int) -> str:
    return (date.fromisoformat(day) + timedelta(days=number)).isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day as we write it."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def name_of(day: str, name: str) -> str:
    """The name of a day's deal of a game."""
    return f"{day}/{name}"


def contest_game(day: str, name: str) -> ContestGame:
    return ContestGame(kind="daily", name=name_of(day, name), sealed=True)


def players_of(name: str) -> int:
    players = game(name).players
    return SEATS if SEATS in players else min(players)


def secret_of(key: str, day: str, name: str) -> str:
    """What a day's deal comes from; nobody who has not the key can know it before it is shown."""
    return hmac.digest(bytes.fromhex(key), f"daily {day} {name}".encode(), "sha256").hex()


def commitment_of(key: str, day: str, name: str) -> str:
    return seal(secret_of(key, day, name))


def founding(key: str, day: str, name: str, person: str, shown_name: str | None, token: Token) -> list[Entry]:
    """The log with which somebody's table for a day's deal begins: all seats taken, the cards dealt."""
    players, secret = players_of(name), secret_of(key, day, name)
    settings = Settings(game=name, players=players, hints=False)
    named = [] if shown_name is None else [log.Named(person, shown_name)]
    bots = [log.BotSat(seat, LEVEL) for seat in range(players) if seat != OWN_SEAT]
    opened = log.Opened(person, settings, secret, contest_game(day, name))
    return [opened, *named, log.Sat(OWN_SEAT, person), *bots, *deal(settings, secret, token)]


def deal(settings: Settings, secret: str, token: Token) -> list[Entry]:
    """The fair shuffle without players' values: who plays first does not change the cards of whoever plays later."""
    nobody = (None,) * settings.players
    terms = make_terms(settings.game, settings.players, settings.options, seal(secret), {}, nobody)
    state = game(settings.game).deal(settings.players, seed(secret, terms, nobody), settings.options)
    dealt: dict[str, Any] = msgspec.to_builtins(state.deal)
    return [log.TermsFixed({}, nobody), log.Started(dealt, {}, token(NAME), token(SECRET))]


def streak(days: Sequence[str], today: str) -> int:
    """How many days in a row somebody has played, up to today or yesterday. `days` are the newest first."""
    if not days or days[0] not in (today, days_after(today, -1)):
        return 0
    last = days[0]
    return next((n for n, day in enumerate(days) if day != days_after(last, -n)), len(days))

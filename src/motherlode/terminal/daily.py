"""The daily deal of a server, from the keyboard: what there is today, and one's table for it."""

from typing import TypeVar

import msgspec

from motherlode.contests.picture import told_margin
from motherlode.terminal.remote import GuestCookies, NoServer, request
from motherlode.terminal.text import as_text
from motherlode.words import Words

T = TypeVar("T")


class _Result(msgspec.Struct):
    place: int
    margin: int
    rank: int
    of: int


class _Mine(msgspec.Struct):
    state: str
    result: _Result | None


class _Deal(msgspec.Struct):
    game: str
    players: int
    level: str
    mine: _Mine | None


class _Day(msgspec.Struct):
    day: str
    deals: list[_Deal]


class _Daily(msgspec.Struct):
    today: _Day
    streak: int


class _Opened(msgspec.Struct):
    code: str


def today(server: str, guests: GuestCookies, words: Words) -> list[str]:
    """What there is today, in lines."""
    daily = _ask(server, "/api/daily", guests, None, _Daily)
    lines = [f"{words('daily-title')} · {as_text(daily.today.day)}"]
    lines += [f"  {_name(words, deal.game)}: {_told(words, deal)}" for deal in daily.today.deals]
    return lines + ([words("daily-streak", days=daily.streak)] if daily.streak > 1 else [])


def _name(words: Words, game: str) -> str:
    return words.otherwise(f"game-{game}", as_text(game))


def _told(words: Words, deal: _Deal) -> str:
    mine = deal.mine
    if mine is None:
        level = words.otherwise(f"level-{deal.level}", as_text(deal.level))
        return words("daily-against", bots=deal.players - 1, level=level)
    if mine.result is None:
        return words("daily-given-up" if mine.state == "given_up" else "daily-go-on")
    result = mine.result
    told = f"{words('daily-place', place=result.place)} · {told_margin(words, result.margin)}"
    return f"{told}. {words('daily-rank', rank=result.rank, of=result.of)}"


def begin(server: str, game: str, name: str | None, guests: GuestCookies) -> str:
    """The code of one's table for today's deal."""
    body = msgspec.json.encode({} if name is None else {"name": name})
    return _ask(server, f"/api/daily/{game}", guests, body, _Opened).code


def _ask(server: str, path: str, guests: GuestCookies, body: bytes | None, kind: type[T]) -> T:
    _, answer = request(server, path, guests.at(server), body)
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.MsgspecError:
        raise NoServer(f"The server at {server} does not know the daily deal.") from None

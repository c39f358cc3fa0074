"""The games that one has played."""

import asyncio
from typing import Annotated

import msgspec
from litestar.params import FromQuery, QueryParameter

from motherlode.table.entries import ContestGame
from motherlode.table.played import GamesFilter, PlayedGame, Result, games_of, pages_of
from motherlode.web.api.endpoint import AnyRequest, get
from motherlode.web.context import context_of, guest_of, limit

PAGE = 50
Search = Annotated[str, QueryParameter(max_length=40, description="A part of somebody's name at the table.")]
Before = Annotated[
    str, QueryParameter(max_length=48, pattern=r"^([0-9]{1,15}\.[0-9a-f]{1,32})?$", description="`next` of a page.")
]
Count = Annotated[int, QueryParameter(ge=1, le=PAGE, description="How many games come at most.")]


class SeatResult(msgspec.Struct, frozen=True):
    """Who sat somewhere: a person's name, or a bot's level."""

    name: str | None
    level: str | None
    page: str | None
    """Of a person who has one."""


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    record: str
    code: str | None
    """Of its table, if that is still there."""
    game: str
    players: int
    ended_at: int
    """In milliseconds since 1970."""
    seats: tuple[SeatResult, ...]
    own: tuple[int, ...]
    """The seats of whose list it is."""
    scores: tuple[int, ...] | None
    """By seat; null if the players ended it without a result."""
    places: tuple[int, ...] | None
    """By seat, from 1 on."""
    contest: ContestGame | None
    """What it was part of."""


class GamesPage(msgspec.Struct, frozen=True):
    games: tuple[GameResult, ...]
    """The newest first."""
    next: str | None
    """What `before` has to be for the next page; null if this is the last."""


@get("/api/me/games", summary="The games that one has played, the newest first, page by page")
async def my_games(
    request: AnyRequest,
    game: FromQuery[str | None] = None,
    players: FromQuery[int | None] = None,
    result: FromQuery[Result | None] = None,
    search: Search = "",
    before: Before = "",
    count: Count = PAGE,
) -> GamesPage:
    limit(request, "read")
    guest = guest_of(request)
    if guest is None:
        return GamesPage((), None)
    wanted = GamesFilter(game, players, result, search, read_cursor(before))
    return await asyncio.to_thread(page_of, request, guest, wanted, count)


def page_of(request: AnyRequest, person: str, wanted: GamesFilter, count: int) -> GamesPage:
    engine = context_of(request).manager.store.engine
    found = games_of(engine, person, wanted, count + 1)
    shown = found[:count]
    pages = pages_of(engine, {other for each in shown for other in each.game.people()})
    last = shown[-1] if len(found) > count else None
    return GamesPage(
        tuple(_result(each, person, pages) for each in shown),
        None if last is None else f"{last.ended_at}.{last.record}",
    )


def read_cursor(text: str) -> tuple[int, str] | None:
    at, _, record = text.partition(".")
    return (int(at), record) if at else None


def _result(played: PlayedGame, person: str, pages: dict[str, str]) -> GameResult:
    game = played.game
    return GameResult(
        record=played.record,
        code=played.code,
        game=game.game,
        players=game.players,
        ended_at=played.ended_at,
        seats=tuple(SeatResult(seat.name, seat.bot, pages.get(seat.person or "")) for seat in game.seats),
        own=game.seats_of(person),
        scores=game.scores,
        places=game.places,
        contest=game.contest,
    )


RESULTS = [my_games]

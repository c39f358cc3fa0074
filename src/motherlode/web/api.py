"""The HTTP side: the lobby, records, guests, health. Its description is at `/schema`."""

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter

from motherlode.rules import GAMES, Game, game, record
from motherlode.table import Refused, Settings, Table, eyes, fair
from motherlode.table.commands import PHRASES
from motherlode.table.frames import Made
from motherlode.web import thinking
from motherlode.web.guests import COOKIE, COOKIE_SECONDS
from motherlode.web.site import find_table, guest_of, limit, site_of

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="The code of a table.")]
RecordName = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]+$", description="The name of a record.")]


class GameShown(msgspec.Struct, frozen=True):
    name: str
    title: str
    credit: str
    players: tuple[int, ...]
    options: dict[str, Any]
    """JSON Schema of the game's options."""
    bots: tuple[str, ...]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table for who has not sat down yet."""

    code: str
    settings: Settings
    phase: str
    free: int
    people: int
    bots: int
    host: str | None


class OpenedTable(msgspec.Struct, frozen=True):
    code: str


class PersonalLink(msgspec.Struct, frozen=True):
    """Whoever has the token is the same guest: for another device of one's own."""

    token: str


class Welcome(msgspec.Struct, frozen=True):
    phrases: tuple[str, ...] = PHRASES


class ReplayStep(msgspec.Struct, frozen=True):
    last: Made | None
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    """A game to step through."""

    game: str
    players: int
    steps: tuple[ReplayStep, ...]
    outcome: dict[str, Any] | None


class Checked(msgspec.Struct, frozen=True):
    sentence: str


class Health(msgspec.Struct, frozen=True):
    status: str


@get("/api/games", summary="The games, their options and bots", sync_to_thread=False)
def list_games() -> list[GameShown]:
    return [_show_game(game(name)) for name in GAMES]


def _show_game(rules: Game) -> GameShown:
    options = msgspec.json.schema(rules.deals.Options)
    return GameShown(
        rules.name, rules.title, rules.credit, tuple(rules.players), options, tuple(thinking.levels(rules))
    )


@get("/api/me", summary="Become a guest, or stay one")
async def me(request: AnyRequest) -> Response[Welcome]:
    return _with_cookie(request, Welcome(), guest_of(request) or site_of(request).guests.new())


@get("/api/me/link", summary="A token for another device of one's own")
async def link(request: AnyRequest) -> PersonalLink:
    guest = guest_of(request)
    if guest is None:
        raise Refused("no_guest", "You are no guest yet: ask for /api/me first.")
    return PersonalLink(site_of(request).guests.sign(guest))


@post("/api/me/link", summary="Be the same guest on this device", status_code=200)
async def use_link(request: AnyRequest, data: JSONBody[PersonalLink]) -> Response[Welcome]:
    limit(request, "guess")
    guest = site_of(request).guests.read(data.token)
    if guest is None:
        raise Refused("bad_link", "This link is not one of ours.")
    return _with_cookie(request, Welcome(), guest)


@get("/api/tables", summary="The tables of the lobby")
async def lobby(request: AnyRequest) -> list[Summary]:
    limit(request, "read")
    return [_summary(table) for table in site_of(request).hall.listed()]


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[Settings]) -> Response[OpenedTable]:
    limit(request, "open")
    guest = guest_of(request) or site_of(request).guests.new()
    live = await site_of(request).hall.open(guest, data)
    return _with_cookie(request, OpenedTable(live.table.code), guest, 201)


@get("/api/tables/{code:str}", summary="A table by its code")
async def show_table(request: AnyRequest, code: Code) -> Summary:
    return _summary((await find_table(request, code)).table)


@get("/api/records/{name:str}", summary="The record of a finished game")
async def show_record(request: AnyRequest, name: RecordName) -> Response[bytes]:
    return Response(await _record(request, name), media_type=MediaType.JSON)


@get("/api/records/{name:str}/steps", summary="A finished game, step by step")
async def show_steps(request: AnyRequest, name: RecordName, seat: FromQuery[int | None] = None) -> Replay:
    return _replay(await _record(request, name), seat)


@post("/api/replay", summary="Step through a record of one's own", status_code=200)
async def replay(request: AnyRequest, data: JSONBody[dict[str, Any]], seat: FromQuery[int | None] = None) -> Replay:
    limit(request, "read")
    return _replay(msgspec.json.encode(data), seat)


@post("/api/verify", summary="Check that a record's deal was fair", status_code=200)
async def verify(
    request: AnyRequest, data: JSONBody[dict[str, Any]], commitment: FromQuery[str | None] = None
) -> Checked:
    limit(request, "read")
    return Checked(fair.verify(msgspec.json.encode(data), commitment))


@get("/health", summary="Whether the server is well")
async def health(request: AnyRequest) -> Response[Health]:
    stopping = site_of(request).hall.stopping
    return Response(Health("stopping" if stopping else "ok"), status_code=503 if stopping else 200)


@get("/metrics", summary="Counts for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    hall = site_of(request).hall
    return hall.metrics.text(hall.gauges())


HANDLERS = [
    list_games, me, link, use_link, lobby, open_table, show_table, show_record, show_steps, replay, verify, health,
    metrics,
]  # fmt: skip


def _summary(table: Table) -> Summary:
    seats = table.seats
    return Summary(
        code=table.code,
        settings=table.settings,
        phase=eyes.phase_of(table),
        free=sum(seat.empty for seat in seats),
        people=sum(seat.person is not None for seat in seats),
        bots=sum(seat.bot is not None for seat in seats),
        host=table.names.get(table.host),
    )


async def _record(request: AnyRequest, name: str) -> bytes:
    limit(request, "read")
    found = await asyncio.to_thread(site_of(request).hall.store.record, name)
    if found is None:
        raise Refused("no_such_record", "There is no record of this name.")
    return found


def _replay(text: bytes, seat: int | None) -> Replay:
    """A record's game as a seat saw it, or an onlooker; whoever has the record may know all of it."""
    state = record.read(text)
    steps = eyes.steps_of(state, seat)
    return Replay(
        game=state.game.name,
        players=state.players,
        steps=tuple(
            ReplayStep(step.last, msgspec.to_builtins(step.events), msgspec.to_builtins(past.view(seat)))
            for step, past in zip(steps, state.history, strict=True)
        ),
        outcome=msgspec.to_builtins(state.outcome()) if state.over else None,
    )


def _with_cookie(request: AnyRequest, content: T, guest: str, status: int = 200) -> Response[T]:
    site = site_of(request)
    cookie = Cookie(
        key=COOKIE,
        value=site.guests.sign(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=site.config.secure,
    )
    return Response(content, status_code=status, cookies=[cookie])

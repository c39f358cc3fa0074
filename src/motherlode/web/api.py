"""The HTTP side: the lobby, records, guests, health. Its description is at `/schema`."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST

from motherlode.rules import GAMES, Game, State, game, record
from motherlode.table import Refused, Settings, fair_check, play_on, views
from motherlode.table.commands import PHRASES
from motherlode.table.entries import Entry
from motherlode.table.frames import Made, Phase
from motherlode.table.summary import TableSummary, summarize
from motherlode.web.context import address_of, context_of, find_table, guest_of, guest_or_new, limit, payer_of
from motherlode.web.guests import COOKIE, COOKIE_SECONDS
from motherlode.web.lan import Here, addresses, is_near
from motherlode.web.manager import OwnTable, TableManager

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="The code of a table.")]
RecordName = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]+$", description="The name of a record.")]
All = Annotated[bool, QueryParameter(name="all", description="Each step tells what lies hidden, too.")]
PAGE = 100
"""So many steps come in one answer at most."""
MOST_MOVES = 2000
"""So many moves a record that somebody brings may have; games take some hundreds."""
MOVES_A_TOKEN = 100
"""So many moves cost as much to play again as a small answer."""
Start = Annotated[int, QueryParameter(ge=0, description="After so many moves the page begins.")]
Count = Annotated[int, QueryParameter(ge=1, le=PAGE, description="How many steps the page has at most.")]


class GameShown(msgspec.Struct, frozen=True):
    name: str
    title: str
    credit: str
    players: tuple[int, ...]
    options: dict[str, Any]
    """JSON Schema of the game's options."""
    bots: tuple[str, ...]
    ready: bool
    """False while its rules and bots are compiled at the first start; games wait for it."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table for who has not sat down yet."""

    code: str
    settings: Settings
    phase: Phase
    free: int
    people: int
    bots: int
    host: str | None


class Other(msgspec.Struct, frozen=True):
    """Somebody else at a table: a person's name, or a bot's level."""

    name: str | None
    level: str | None
    seat: int


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table where one sits, or that one hosts."""

    code: str
    settings: Settings
    phase: Phase
    opened_at: int
    """In seconds since 1970."""
    seats: tuple[int, ...]
    """One's own."""
    host: bool
    my_turn: bool
    to_move: int | None
    """The seat whose turn it is."""
    others: tuple[Other, ...]
    scores: tuple[int, ...] | None
    """Of the game that is over, by seat."""
    wins: tuple[int, ...]
    """How many games each seat has won in the series."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A point in a game from which it goes on against bots."""

    record: dict[str, Any] | str
    """A record, or the name of one that is kept here."""
    moves: int
    """After so many of its moves."""
    seat: int
    """One's own."""
    level: str
    """The bots' in the other seats."""
    pause: bool = True
    hints: bool = True


class OpenedTable(msgspec.Struct, frozen=True):
    code: str


class PersonalLink(msgspec.Struct, frozen=True):
    """Whoever has the token is the same guest: for another device of one's own."""

    token: str


class GuestShown(msgspec.Struct, frozen=True):
    """What a guest has here: the name that was used last, and the tables."""

    name: str | None
    tables: int


class LinkShown(msgspec.Struct, frozen=True):
    """What would change for who uses a personal link on this device."""

    same: bool
    """The link is one's own; nothing would change."""
    yours: GuestShown
    theirs: GuestShown


class Switched(msgspec.Struct, frozen=True):
    """Who uses a personal link is another guest from now on, on that device."""

    back: str | None
    """The token of who it was before; null if it was nobody, or the same."""


class Welcome(msgspec.Struct, frozen=True):
    phrases: tuple[str, ...] = PHRASES


class ReplayStep(msgspec.Struct, frozen=True):
    last: Made | None
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]
    truth: dict[str, Any] | None = None
    """What lies hidden, if that was asked for."""


class Replay(msgspec.Struct, frozen=True):
    """A game to step through."""

    game: str
    players: int
    turns: int
    """How many moves were made."""
    start: int
    """After so many moves the first of these steps is."""
    steps: tuple[ReplayStep, ...]
    """A page of them: the next begins where this one ends, until there is one more than moves."""
    outcome: dict[str, Any] | None


class Page(msgspec.Struct, frozen=True):
    """Which steps of a record are wanted, and as who saw them."""

    seat: int | None
    everything: bool
    start: int
    count: int

    @classmethod
    def of(cls, seat: int | None, everything: bool, start: int, count: int, turn: int | None) -> "Page":
        return cls(seat, everything, start, count) if turn is None else cls(seat, everything, turn, 1)


class Checked(msgspec.Struct, frozen=True):
    verdict: Literal["fair", "unproven", "numbered"]
    sentence: str


class RefusedRequest(msgspec.Struct, frozen=True):
    """What comes with any status from 400 on."""

    name: str
    sentence: str


REFUSALS = {
    400: "What is asked for cannot be.",
    401: "You are no guest yet.",
    403: "Not from there.",
    404: "There is no such thing here.",
    413: "The body is too long.",
    429: "That is too much at once.",
    500: "It is not your fault.",
    503: "Nothing can be saved just now.",
}
_REFUSED = {
    status: ResponseSpec(RefusedRequest, generate_examples=False, description=about)
    for status, about in REFUSALS.items()
}
get, post = partial(litestar_get, responses=_REFUSED), partial(litestar_post, responses=_REFUSED)


class Health(msgspec.Struct, frozen=True):
    status: str


@get("/api/games", summary="The games, their options and bots")
async def list_games(request: AnyRequest) -> list[GameShown]:
    return [_show_game(game(name), context_of(request).manager) for name in GAMES]


def _show_game(rules: Game, manager: TableManager) -> GameShown:
    return GameShown(
        name=rules.name,
        title=rules.title,
        credit=rules.credit,
        players=tuple(rules.players),
        options=msgspec.json.schema(rules.deals.Options),
        bots=tuple(manager.bot_pool.levels(rules)),
        ready=manager.warmup.is_ready(rules.name),
    )


@get("/api/me", summary="Become a guest, or stay one")
async def me(request: AnyRequest) -> Response[Welcome]:
    return _with_cookie(request, Welcome(), guest_or_new(request))


@get("/api/me/link", summary="A token for another device of one's own")
async def link(request: AnyRequest) -> PersonalLink:
    guest = guest_of(request)
    if guest is None:
        raise Refused("no_guest", "You are no guest yet: ask for /api/me first.")
    return PersonalLink(context_of(request).guests.sign(guest))


@post("/api/me/link/look", summary="What a personal link would change here; nothing is changed", status_code=200)
async def look_at_link(request: AnyRequest, data: JSONBody[PersonalLink]) -> LinkShown:
    theirs, yours = _linked_guest(request, data), guest_of(request)
    return LinkShown(
        same=theirs == yours,
        yours=GuestShown(None, 0) if yours is None else await _show_guest(request, yours),
        theirs=await _show_guest(request, theirs),
    )


@post("/api/me/link", summary="Be the same guest on this device", status_code=200)
async def use_link(request: AnyRequest, data: JSONBody[PersonalLink]) -> Response[Switched]:
    guest, before = _linked_guest(request, data), guest_of(request)
    back = None if before in (None, guest) else context_of(request).guests.sign(before)
    return _with_cookie(request, Switched(back), guest)


def _linked_guest(request: AnyRequest, link: PersonalLink) -> str:
    limit(request, "guess")
    guest = context_of(request).guests.read(link.token)
    if guest is None:
        raise Refused("bad_link", "This link is not one of ours.")
    return guest


async def _show_guest(request: AnyRequest, guest: str) -> GuestShown:
    tables = [own.summary for own in await context_of(request).manager.tables_of(guest)]
    names = [seat.name for table in tables for seat in table.seats if seat.person == guest and seat.name is not None]
    names += [table.host_name for table in tables if table.host == guest and table.host_name is not None]
    return GuestShown(names[0] if names else None, len(tables))


@get("/api/me/tables", summary="The tables where one sits, the newest first")
async def my_tables(request: AnyRequest) -> list[MyTable]:
    limit(request, "read")
    guest = guest_of(request)
    if guest is None:
        return []
    return [_my_table(own, guest) for own in await context_of(request).manager.tables_of(guest)]


@get("/api/here", summary="Where devices nearby find this server")
async def reachable_at(request: AnyRequest) -> Here:
    config, you = context_of(request).config, address_of(request)
    if config.secure or not is_near(you):
        return Here(True, (), you)
    server = request.scope.get("server")
    found = addresses(config.host, server[1] if server and server[1] else config.port)
    return Here(bool(found), found, you)


@get("/api/tables", summary="The tables of the lobby")
async def lobby(request: AnyRequest) -> list[Summary]:
    limit(request, "read")
    found = await context_of(request).manager.lobby()
    return [_summary(table.code, table.summary) for table in found if table.summary is not None]


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[Settings]) -> Response[OpenedTable]:
    await _check_strictly(request, Settings)
    limit(request, "open")
    limit(request, "table")
    guest = guest_or_new(request)
    host = await context_of(request).manager.open(guest, data)
    return _with_cookie(request, OpenedTable(host.table.code), guest, 201)


@post("/api/tables/from", summary="Play on from a point of a record, against bots")
async def open_from(request: AnyRequest, data: JSONBody[PlayOn]) -> Response[OpenedTable]:
    await _check_strictly(request, PlayOn)
    limit(request, "open")
    limit(request, "table")
    manager, guest = context_of(request).manager, guest_or_new(request)
    text = await _record(request, data.record) if isinstance(data.record, str) else _bring(data.record)
    if data.moves > MOST_MOVES:
        raise Refused("too_long", f"At most {MOST_MOVES} moves of a record can be taken over, not {data.moves}.")
    entries = await _work_on(request, text, lambda: _play_on(text, data, guest, manager))
    host = await manager.play_on(entries)
    return _with_cookie(request, OpenedTable(host.table.code), guest, 201)


def _play_on(text: bytes, data: PlayOn, guest: str, manager: TableManager) -> list[Entry]:
    state = _state_at(record.read(text), data.moves)
    bots = manager.bot_pool.levels(state.game)
    if data.level not in bots:
        raise Refused("unknown_bot", f"There is no bot {data.level!r}: choose one of {', '.join(bots)}.")
    settings = Settings(
        game=state.game.name,
        players=state.players,
        options=msgspec.to_builtins(state.options),
        pause=data.pause,
        hints=data.hints,
    )
    return play_on(guest, state, data.seat, data.level, settings, manager.ports.token)


@get("/api/tables/{code:str}", summary="A table by its code")
async def show_table(request: AnyRequest, code: Code) -> Summary:
    table = (await find_table(request, code)).table
    return _summary(table.code, summarize(table))


@get("/api/records/{name:str}", summary="The record of a finished game", media_type=MediaType.JSON)
async def show_record(request: AnyRequest, name: RecordName) -> Response[bytes]:
    return Response(await _record(request, name), media_type=MediaType.JSON)


@get("/api/records/{name:str}/steps", summary="A finished game, step by step")
async def show_steps(
    request: AnyRequest,
    name: RecordName,
    seat: FromQuery[int | None] = None,
    everything: All = False,
    turn: FromQuery[int | None] = None,
    start: Start = 0,
    count: Count = PAGE,
) -> Replay:
    text, page = await _record(request, name), Page.of(seat, everything, start, count, turn)
    return await _work_on(request, text, lambda: _replay(text, page))


@post("/api/replay", summary="Step through a record of one's own", status_code=200)
async def replay(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    seat: FromQuery[int | None] = None,
    everything: All = False,
    turn: FromQuery[int | None] = None,
    start: Start = 0,
    count: Count = PAGE,
) -> Replay:
    text, page = _bring(data), Page.of(seat, everything, start, count, turn)
    return await _work_on(request, text, lambda: _replay(text, page))


@post("/api/verify", summary="Check that a record's deal was fair", status_code=200)
async def verify(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    commitment: FromQuery[str | None] = None,
    terms: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    value: FromQuery[str | None] = None,
) -> Checked:
    text, values = _bring(data), {} if seat is None or value is None else {seat: value}
    evidence = fair_check.Evidence(commitment=commitment, terms=terms, values=values)
    verdict = await _work_on(request, text, lambda: fair_check.verify(text, evidence))
    return Checked(verdict.name, verdict.sentence)


_STATUS = _REFUSED | {503: ResponseSpec(Health, generate_examples=False, description="It stops, or cannot save.")}


@litestar_get("/health", summary="Whether the server is alive", responses=_STATUS)
async def health(request: AnyRequest) -> Response[Health]:
    stopping = context_of(request).manager.stopping
    return Response(Health("stopping" if stopping else "ok"), status_code=503 if stopping else 200)


@litestar_get("/ready", summary="Whether the server can save what people do", responses=_STATUS)
async def ready(request: AnyRequest) -> Response[Health]:
    context = context_of(request)
    status = "stopping" if context.manager.stopping else await context.readiness.status()
    return Response(Health(status), status_code=200 if status == "ok" else 503)


@get(
    "/metrics", summary="Counts and times for Prometheus, for whom the operator allows", media_type=CONTENT_TYPE_LATEST
)
async def metrics(request: AnyRequest) -> Response[bytes]:
    context = context_of(request)
    if not context.gate.may_read_metrics(address_of(request), request.headers):
        raise PermissionDeniedException("Only the operator's own addresses may read this: see --metrics-from.")
    return Response(context.manager.metrics.text(context.manager.gauges()), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [
    list_games, me, link, look_at_link, use_link, my_tables, reachable_at, lobby, open_table, open_from, show_table,
    show_record, show_steps, replay, verify, health, ready, metrics,
]  # fmt: skip


def _summary(code: str, table: TableSummary) -> Summary:
    people = sum(seat.person is not None for seat in table.seats)
    bots = sum(seat.bot is not None for seat in table.seats)
    return Summary(
        code=code,
        settings=table.settings,
        phase=table.phase,
        free=len(table.seats) - people - bots,
        people=people,
        bots=bots,
        host=table.host_name,
    )


def _my_table(own: OwnTable, guest: str) -> MyTable:
    listed, table = own
    seats = own.seats_of(guest)
    return MyTable(
        code=listed.code,
        settings=table.settings,
        phase=table.phase,
        opened_at=listed.opened_at,
        seats=seats,
        host=table.host == guest,
        my_turn=listed.to_move in seats,
        to_move=listed.to_move,
        others=tuple(
            Other(seat.name, seat.bot, number)
            for number, seat in enumerate(table.seats)
            if (seat.person or seat.bot) and seat.person != guest
        ),
        scores=table.scores,
        wins=table.wins,
    )


async def _record(request: AnyRequest, name: str) -> bytes:
    limit(request, "read")
    found = await asyncio.to_thread(context_of(request).manager.store.record, name)
    if found is None:
        raise Refused("no_such_record", "There is no record of this name.")
    return found


async def _check_strictly(request: AnyRequest, kind: type) -> None:
    """Litestar takes 2.0 and "2" for 2 in a body; a table's socket does not, and what stands in a log is exact."""
    try:
        msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise ClientException(f"{error}.") from None


def _bring(data: dict[str, Any]) -> bytes:
    """A record that somebody brings along."""
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refused("too_long", f"A record may have {MOST_MOVES} moves here, and this one has {len(moves)}.")
    return msgspec.json.encode(data)


async def _work_on(request: AnyRequest, text: bytes, job: Callable[[], T]) -> T:
    """Plays a record again, in its turn; it costs by its length."""
    limit(request, "read", 1 + text.count(b",") / MOVES_A_TOKEN)
    return await context_of(request).record_jobs.run(payer_of(request), job)


def _state_at(state: State, moves: int) -> State:
    """The state after some of the moves that led to this one."""
    if not 0 <= moves <= state.turn:
        raise Refused("no_such_turn", f"The record has {state.turn} moves; there is no point after {moves}.")
    return state.history[moves]


def _replay(text: bytes, page: Page) -> Replay:
    """A record's game as a seat saw it, or an onlooker; whoever has the record may know all of it."""
    state = record.read(text)
    _state_at(state, page.start)
    states = state.history[page.start : page.start + page.count]
    return Replay(
        game=state.game.name,
        players=state.players,
        turns=state.turn,
        start=page.start,
        steps=tuple(_replay_step(past, page.seat, page.everything) for past in states),
        outcome=msgspec.to_builtins(state.outcome()) if state.over else None,
    )


def _replay_step(state: State, seat: int | None, everything: bool) -> ReplayStep:
    step = views.step_of(state, seat)
    return ReplayStep(
        last=step.last,
        events=msgspec.to_builtins(step.events),
        view=msgspec.to_builtins(state.view(seat)),
        truth=msgspec.to_builtins(state.lay_open()) if everything else None,
    )


def _with_cookie(request: AnyRequest, content: T, guest: str, status: int = 200) -> Response[T]:
    context = context_of(request)
    cookie = Cookie(
        key=COOKIE,
        value=context.guests.sign(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=context.config.secure,
    )
    return Response(content, status_code=status, cookies=[cookie])

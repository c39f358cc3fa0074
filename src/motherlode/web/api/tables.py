"""The games and the tables: the lobby, one's own, and new ones."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.params import PathParameter

from motherlode.rules import GAMES, Game, game, record
from motherlode.table import Refused, Settings, play_on
from motherlode.table.entries import Entry
from motherlode.table.frames import Phase
from motherlode.table.summary import summarize
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, guest_if_any, post, read_strictly, with_cookie
from motherlode.web.api.records import MOST_MOVES, brought_record, kept_record, state_at, work_on
from motherlode.web.context import context_of, find_table, guest_of, guest_or_new, limit
from motherlode.web.lobby_messages import LobbyTable, Summary, summary_of
from motherlode.web.manager import OwnTable, TableManager

Code = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="The code of a table.")]


class GameShown(msgspec.Struct, frozen=True):
    name: str
    title: str
    credit: str
    players: tuple[int, ...]
    starter: str
    """What the seat is called that the host may name: `first` or `dealer`."""
    options: dict[str, Any]
    """JSON Schema of the game's options."""
    bots: tuple[str, ...]
    ready: bool
    """False while its rules and bots are compiled at the first start; games wait for it."""


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
    waiting_since: int | None
    """Since when the others wait for it, in milliseconds since 1970."""
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


@get("/api/games", summary="The games, their options and bots")
async def list_games(request: AnyRequest) -> list[GameShown]:
    return [_show_game(game(name), context_of(request).manager) for name in GAMES]


def _show_game(rules: Game, manager: TableManager) -> GameShown:
    return GameShown(
        name=rules.name,
        title=rules.title,
        credit=rules.credit,
        players=tuple(rules.players),
        starter=rules.spec.starter,
        options=msgspec.json.schema(rules.deals.Options),
        bots=tuple(manager.bot_pool.levels(rules)),
        ready=manager.warmup.is_ready(rules.name),
    )


@get("/api/me/tables", summary="The tables where one sits, the newest first")
async def my_tables(request: AnyRequest) -> list[MyTable]:
    limit(request, "read")
    guest = guest_if_any(request)
    if guest is None:
        return []
    return [_my_table(own, guest) for own in await context_of(request).manager.tables_of(guest)]


@get("/api/tables", summary="The tables of the lobby, the newest first")
async def lobby(request: AnyRequest) -> list[LobbyTable]:
    limit(request, "read")
    return list(await context_of(request).lobby.tables(guest_of(request) or ""))


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: StrictBody[Settings]) -> Response[OpenedTable]:
    settings = read_strictly(data, Settings)
    limit(request, "open")
    limit(request, "table")
    context, guest = context_of(request), guest_or_new(request)
    await asyncio.to_thread(context.social.check_group, guest, settings.group)
    host = await context.manager.open(guest, settings)
    return with_cookie(request, OpenedTable(host.table.code), guest, 201)


@post("/api/tables/from", summary="Play on from a point of a record, against bots")
async def open_from(request: AnyRequest, data: StrictBody[PlayOn]) -> Response[OpenedTable]:
    point = read_strictly(data, PlayOn)
    limit(request, "open")
    limit(request, "table")
    manager, guest = context_of(request).manager, guest_or_new(request)
    text = await kept_record(request, point.record) if isinstance(point.record, str) else brought_record(point.record)
    if point.moves > MOST_MOVES:
        raise Refused("too_long", f"At most {MOST_MOVES} moves of a record can be taken over, not {point.moves}.")
    entries = await work_on(request, text, lambda: _play_on(text, point, guest, manager))
    host = await manager.found(entries)
    return with_cookie(request, OpenedTable(host.table.code), guest, 201)


def _play_on(text: bytes, point: PlayOn, guest: str, manager: TableManager) -> list[Entry]:
    state = state_at(record.read(text), point.moves)
    bots = manager.bot_pool.levels(state.game)
    if point.level not in bots:
        raise Refused("unknown_bot", f"There is no bot {point.level!r}: choose one of {', '.join(bots)}.")
    settings = Settings(
        game=state.game.name,
        players=state.players,
        options=msgspec.to_builtins(state.options),
        pause=point.pause,
        hints=point.hints,
    )
    return play_on(guest, state, point.seat, point.level, settings, manager.ports.token)


@get("/api/tables/{code:str}", summary="A table by its code")
async def show_table(request: AnyRequest, code: Code) -> Summary:
    table = (await find_table(request, code)).table
    return summary_of(table.code, summarize(table))


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
        waiting_since=None if listed.to_move is None else listed.moved_at or listed.used_at,
        others=tuple(
            Other(seat.name, seat.bot, number)
            for number, seat in enumerate(table.seats)
            if (seat.person or seat.bot) and seat.person != guest
        ),
        scores=table.scores,
        wins=table.wins,
    )


TABLES = [list_games, my_tables, lobby, open_table, open_from, show_table]

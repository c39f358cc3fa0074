"""Records of games: read, played again step by step, and checked."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import MediaType, Response
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from motherlode.rules import State, record
from motherlode.table import Refused, fair_check, views
from motherlode.table.frames import Made
from motherlode.web.api.endpoint import AnyRequest, get, post
from motherlode.web.context import context_of, limit, requester_of

T = TypeVar("T")
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


@get("/api/records/{name:str}", summary="The record of a finished game", media_type=MediaType.JSON)
async def show_record(request: AnyRequest, name: RecordName) -> Response[bytes]:
    return Response(await kept_record(request, name), media_type=MediaType.JSON)


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
    text, page = await kept_record(request, name), Page.of(seat, everything, start, count, turn)
    return await work_on(request, text, lambda: _replay(text, page))


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
    text, page = brought_record(data), Page.of(seat, everything, start, count, turn)
    return await work_on(request, text, lambda: _replay(text, page))


@post("/api/verify", summary="Check that a record's deal was fair", status_code=200)
async def verify(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    commitment: FromQuery[str | None] = None,
    terms: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    value: FromQuery[str | None] = None,
) -> Checked:
    text, values = brought_record(data), {} if seat is None or value is None else {seat: value}
    evidence = fair_check.Evidence(commitment=commitment, terms=terms, values=values)
    verdict = await work_on(request, text, lambda: fair_check.verify(text, evidence))
    return Checked(verdict.name, verdict.sentence)


async def kept_record(request: AnyRequest, name: str) -> bytes:
    limit(request, "read")
    manager = context_of(request).manager
    found = await asyncio.to_thread(manager.store.record, name, manager.ports.clock.now())
    if found is None:
        raise Refused("no_such_record", "There is no record of this name.")
    return found


def brought_record(data: dict[str, Any]) -> bytes:
    """A record that somebody brings along."""
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refused("too_long", f"A record may have {MOST_MOVES} moves here, and this one has {len(moves)}.")
    return msgspec.json.encode(data)


async def work_on(request: AnyRequest, text: bytes, job: Callable[[], T]) -> T:
    """Plays a record again, in its turn; it costs by its length."""
    limit(request, "read", 1 + text.count(b",") / MOVES_A_TOKEN)
    return await context_of(request).record_jobs.run(requester_of(request), job)


def state_at(state: State, moves: int) -> State:
    """The state after some of the moves that led to this one."""
    if not 0 <= moves <= state.turn:
        raise Refused("no_such_turn", f"The record has {state.turn} moves; there is no point after {moves}.")
    return state.history[moves]


def _replay(text: bytes, page: Page) -> Replay:
    """A record's game as a seat saw it, or an onlooker; whoever has the record may know all of it."""
    state = record.read(text)
    state_at(state, page.start)
    states = state.history[page.start : page.start + page.count]
    return Replay(
        game=state.game.name,
        players=state.players,
        turns=state.turn,
        start=page.start,
        steps=tuple(replay_step(past, page.seat, page.everything) for past in states),
        outcome=msgspec.to_builtins(state.outcome()) if state.over else None,
    )


def replay_step(state: State, seat: int | None, everything: bool = False) -> ReplayStep:
    step = views.step_of(state, seat)
    return ReplayStep(
        last=step.last,
        events=msgspec.to_builtins(step.events),
        view=msgspec.to_builtins(state.view(seat)),
        truth=msgspec.to_builtins(state.lay_open()) if everything else None,
    )


RECORDS = [show_record, show_steps, replay, verify]

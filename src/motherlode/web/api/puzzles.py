"""Puzzles: one to solve, what is said of an answer, and a picture to share. The solution is told only to those who have
tried.
"""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import FromQuery, PathParameter

from motherlode import puzzles
from motherlode.bots.playouts import playout_model
from motherlode.puzzles.picture import draw
from motherlode.puzzles.puzzle import BadAnswer, seat_of
from motherlode.puzzles.solving import Solving, streak
from motherlode.rules import State
from motherlode.table import Refused
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, must_be_guest, post, read_strictly
from motherlode.web.api.records import ReplayStep, replay_step
from motherlode.web.api.reviews import DEFAULT, Spoken
from motherlode.web.context import AppContext, context_of, guest_of, limit, now_of, requester_of
from motherlode.words import Words

DAILY, NEXT = "daily", "next"
STEPS = 6
"""So many moves before the position come with it, the position included."""
NEAR = 12
"""Of so many puzzles that are as hard as the person is good, one comes next."""
PuzzleName = Annotated[
    str, PathParameter(max_length=8, pattern="^[0-9a-z]+$", description="The name of a puzzle, `daily`, or `next`.")
]


class Seen(msgspec.Struct, frozen=True):
    """A card that lies face down, and that the seat has seen."""

    move: str
    place: int
    card: str
    turns: int
    """So many turns ago."""


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle without its answer: what the seat could know, and no more."""

    id: str
    game: str
    players: int
    seat: int
    theme: str
    difficulty: int
    rating: int
    exact: bool
    daily: bool
    steps: tuple[ReplayStep, ...]
    """The last moves as the seat saw them; the last one is the position."""
    seen: tuple[Seen, ...]
    solved: bool | None
    """One's own first attempt; null before."""
    streak: int
    mine: int
    """One's own rating."""
    of: int
    """How many puzzles there are of this kind, ..."""
    tried: int
    """... and how many of them one has tried."""


class PuzzleMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: str


class PuzzleAnswered(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of an answer."""

    right: bool
    first: bool
    """Only a first attempt counts."""
    best: str
    win: float
    best_win: float
    points: float
    exact: bool
    error: float
    reason: str
    facts: dict[str, str | int]
    line: tuple[str, ...]
    refutation: tuple[str, ...]
    streak: int
    mine: int


@get("/api/puzzles/{name:str}", summary="A puzzle: by its name, of the day, or the next one")
async def show_puzzle(request: AnyRequest, name: PuzzleName, game: FromQuery[str | None] = None) -> PuzzleShown:
    limit(request, "read")
    context, guest = context_of(request), guest_of(request) or ""
    now = now_of(context)
    return await context.record_jobs.run(
        requester_of(request), lambda: _show(_solving(context), guest, name, game, now)
    )


@post("/api/puzzles/{name:str}", summary="Answer a puzzle", status_code=200)
async def answer_puzzle(request: AnyRequest, name: PuzzleName, data: StrictBody[PuzzleMove]) -> PuzzleAnswered:
    limit(request, "read")
    context, guest, move = context_of(request), must_be_guest(request), read_strictly(data, PuzzleMove).move
    now = now_of(context)
    return await context.record_jobs.run(
        requester_of(request), lambda: _answer(_solving(context), guest, name, move, now)
    )


@get("/api/puzzles/{name:str}/picture", summary="A puzzle's position as a picture to share")
async def puzzle_picture(request: AnyRequest, name: PuzzleName, language: Spoken = DEFAULT) -> Response[bytes]:
    limit(request, "read")
    puzzle = _find(name)
    drawn = await asyncio.to_thread(draw, puzzle, Words(language))
    return Response(drawn.encode(), media_type="image/svg+xml")


def _solving(context: AppContext) -> Solving:
    """One for a server's database: it keeps the ratings for a while."""
    engine = context.manager.store.engine
    found = SOLVING.get(id(engine))
    if found is None:
        found = SOLVING[id(engine)] = Solving(engine, puzzles.shipped())
    return found


SOLVING: dict[int, Solving] = {}


def _find(name: str) -> puzzles.Puzzle:
    try:
        return puzzles.by_name(name)
    except puzzles.NoSuchPuzzle as error:
        raise Refused(error.name, str(error)) from None


def _show(solving: Solving, guest: str, name: str, game: str | None, now: int) -> PuzzleShown:
    tried, ratings = solving.of_person(guest), solving.ratings()
    today = puzzles.daily(datetime.fromtimestamp(now / 1000, UTC).date())
    kind = [puzzle for puzzle in puzzles.shipped().values() if game in (None, puzzle.game)]
    if name == NEXT and not kind:
        raise Refused("no_such_puzzle", f"There are no puzzles of {game!r}.")
    if name == NEXT:
        left = [puzzle for puzzle in kind if puzzle.id not in tried] or kind
        level = ratings.of_person(guest)
        near = sorted(left, key=lambda puzzle: (abs(ratings.of_puzzle(puzzle.id) - level), puzzle.id))[:NEAR]
        puzzle = near[len(tried) % len(near)]
    else:
        puzzle = today if name == DAILY else _find(name)
    state = puzzles.position(puzzle)
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        players=state.players,
        seat=seat_of(state),
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        rating=ratings.of_puzzle(puzzle.id),
        exact=puzzle.exact,
        daily=puzzle.id == today.id,
        steps=tuple(replay_step(past, seat_of(state)) for past in state.history[-STEPS:]),
        seen=seen_by(state),
        solved=tried.get(puzzle.id),
        streak=streak(tried),
        mine=ratings.of_person(guest),
        of=len(kind),
        tried=sum(each.id in tried for each in kind),
    )


def seen_by(state: State) -> tuple[Seen, ...]:
    """What the seat could remember of cards that lie face down again."""
    recall, knowledge = playout_model(state.game, state.options).recall, state.knowledge(seat_of(state))
    if recall is None:
        return ()
    found = ((move, recall(knowledge, move)) for move in knowledge.legal_moves())
    return tuple(Seen(move.text, *recalled) for move, recalled in found if recalled is not None)


def _answer(solving: Solving, guest: str, name: str, move: str, now: int) -> PuzzleAnswered:
    puzzle = _find(name)
    try:
        verdict = puzzles.answer(puzzle, move)
    except BadAnswer as error:
        raise Refused(error.name, str(error)) from None
    first = solving.keep(guest, puzzle.id, verdict.right, now)
    return PuzzleAnswered(
        right=verdict.right,
        first=first,
        best=verdict.best,
        win=verdict.win,
        best_win=verdict.best_win,
        points=verdict.points,
        exact=verdict.exact,
        error=verdict.error,
        reason=verdict.reason.name,
        facts=verdict.reason.facts,
        line=verdict.line,
        refutation=verdict.refutation,
        streak=streak(solving.of_person(guest)),
        mine=solving.ratings().of_person(guest),
    )


PUZZLES = [show_puzzle, answer_puzzle, puzzle_picture]

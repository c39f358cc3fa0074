"""Tournaments: open one, join by its code, and how it stands."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import PathParameter

from motherlode.contests.standings import duplicate_points
from motherlode.contests.tournament import (
    Phase,
    Round,
    Tournament,
    TournamentSettings,
    check_tournament,
    commitments,
    least_entrants,
    round_secret,
)
from motherlode.rules import game
from motherlode.table import Refused
from motherlode.table.decide import new_code
from motherlode.table.fair import seal
from motherlode.web.api.daily import name_for
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, must_be_guest, post, read_strictly, with_cookie
from motherlode.web.context import address_of, context_of, guest_of, guest_or_new, limit, now_of

ContestCode = Annotated[
    str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="The code of a tournament.")
]


class OpenedContest(msgspec.Struct, frozen=True):
    code: str


class ListedContest(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    title: str
    game: str
    phase: Phase
    host: bool
    opened_at: int
    """In milliseconds since 1970."""


class EntrantShown(msgspec.Struct, frozen=True, kw_only=True):
    player: int
    name: str | None
    page: str | None
    gone: bool
    """Plays no more rounds."""
    you: bool


class ContestTableShown(msgspec.Struct, frozen=True, kw_only=True):
    code: str | None
    """Of the table, for whoever may go there."""
    seats: tuple[int | None, ...]
    """The players by seat; null is a bot."""
    over: bool
    scores: tuple[int, ...] | None
    """By seat; null before the game is over, and in a duplicate before the round is closed, except of one's own."""
    places: tuple[int, ...] | None
    points: tuple[int | None, ...] | None
    """What each seat gets for it in a duplicate: of 1,000, or tenths of a point."""
    record: str | None
    """The name of its record, if it may be read."""


class ContestRound(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    opened_at: int
    closes_at: int | None
    closed: bool
    tables: tuple[ContestTableShown, ...]
    byes: tuple[int, ...]
    par: tuple[int, ...] | None
    """The expert's points by seat, once the round is closed."""
    secret: str | None
    """Of a duplicate's deal, once the round is closed."""


class ContestLine(msgspec.Struct, frozen=True, kw_only=True):
    player: int
    rank: int
    points: int
    ties: tuple[int, ...]
    played: int
    byes: int


class ContestPage(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    settings: TournamentSettings
    phase: Phase
    host: bool
    """Whether it is one's own."""
    you: int | None
    """One's number, for whoever plays."""
    now: int
    least: int
    """So many players it needs."""
    planned: int
    """How many rounds there will be."""
    opens_at: int | None
    """When the next round begins, if that is known."""
    commitment: str
    """Of the secret that all deals come from; it is shown when all is over."""
    commitments: tuple[str, ...]
    """Of a duplicate, for each round's deal."""
    secret: str | None
    entrants: tuple[EntrantShown, ...]
    rounds: tuple[ContestRound, ...]
    """The newest first."""
    standings: tuple[ContestLine, ...]


class JoinContest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str | None = None


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


@post("/api/contests", summary="Open a tournament")
async def open_contest(request: AnyRequest, data: StrictBody[TournamentSettings]) -> Response[OpenedContest]:
    settings = read_strictly(data, TournamentSettings)
    limit(request, "open")
    limit(request, "table")
    context, guest = context_of(request), guest_or_new(request)
    token, now = context.manager.ports.token, now_of(context)
    levels = context.manager.bot_pool.levels(game(settings.game))
    settings = check_tournament(settings, levels, now)
    code = new_code(token)
    await asyncio.to_thread(context.tournaments.rows.open, code, guest, settings, token(32), now)
    return with_cookie(request, OpenedContest(code), guest, 201)


@get("/api/me/contests", summary="The tournaments that one hosts or plays in")
async def my_contests(request: AnyRequest) -> list[ListedContest]:
    limit(request, "read")
    guest = guest_of(request)
    if guest is None:
        return []
    found = await asyncio.to_thread(context_of(request).tournaments.rows.mine, guest)
    return [
        ListedContest(
            code=each.code,
            title=each.settings.title,
            game=each.settings.game,
            phase=each.phase,
            host=each.host,
            opened_at=each.opened_at,
        )
        for each in found
    ]


@get("/api/contests/{code:str}", summary="A tournament: players, rounds, standings")
async def show_contest(request: AnyRequest, code: ContestCode) -> ContestPage:
    limit(request, "read")
    contest = await _find(request, code)
    return await asyncio.to_thread(page_of, contest, guest_of(request), now_of(context_of(request)))


@post("/api/contests/{code:str}/join", summary="Play in a tournament", status_code=200)
async def join_contest(request: AnyRequest, code: ContestCode, data: StrictBody[JoinContest]) -> Response[ContestPage]:
    wanted = read_strictly(data, JoinContest).name
    limit(request, "open")
    context, contest, guest = context_of(request), await _find(request, code), guest_or_new(request)
    may_come = contest.phase == "open" or (contest.phase == "running" and contest.settings.system == "swiss")
    if not may_come and contest.player_of(guest) is None:
        raise Refused("contest_closed", "Nobody can join this tournament any more.")
    if await asyncio.to_thread(context.social.is_blocked, contest.host, guest):
        raise Refused("blocked", "The host does not want to play with you.")
    name = await asyncio.to_thread(name_for, context, guest, wanted)
    await asyncio.to_thread(context.tournaments.rows.join, contest, guest, name, now_of(context))
    return with_cookie(request, await _shown(request, code, guest), guest)


@post("/api/contests/{code:str}/leave", summary="Play no more rounds", status_code=200)
async def leave_contest(request: AnyRequest, code: ContestCode, data: StrictBody[Nothing]) -> ContestPage:
    read_strictly(data, Nothing)
    limit(request, "open")
    contest, guest = await _find(request, code), must_be_guest(request)
    if contest.player_of(guest) is None:
        raise Refused("not_seated", "You do not play in this tournament.")
    await asyncio.to_thread(context_of(request).tournaments.rows.leave, code, guest)
    return await _shown(request, code, guest)


@post("/api/contests/{code:str}/begin", summary="The host: begin with the first round", status_code=200)
async def begin_contest(request: AnyRequest, code: ContestCode, data: StrictBody[Nothing]) -> ContestPage:
    read_strictly(data, Nothing)
    contest, guest = await _own(request, code)
    if contest.phase != "open":
        raise Refused("contest_closed", "The tournament has begun already.")
    if not contest.has_enough:
        raise Refused("too_few", f"It needs at least {least_entrants(contest.settings)} players.")
    await asyncio.to_thread(context_of(request).tournaments.rows.begin, code)
    return await _shown(request, code, guest)


@post("/api/contests/{code:str}/close", summary="The host: close the round", status_code=200)
async def close_contest_round(request: AnyRequest, code: ContestCode, data: StrictBody[Nothing]) -> ContestPage:
    read_strictly(data, Nothing)
    contest, guest = await _own(request, code)
    if not contest.rounds or contest.rounds[-1].closed:
        raise Refused("no_round", "No round is being played.")
    rows, now = context_of(request).tournaments.rows, now_of(context_of(request))
    await asyncio.to_thread(rows.close_round, contest, len(contest.rounds), now)
    return await _shown(request, code, guest)


@post("/api/contests/{code:str}/end", summary="The host: no more rounds", status_code=200)
async def end_contest(request: AnyRequest, code: ContestCode, data: StrictBody[Nothing]) -> ContestPage:
    read_strictly(data, Nothing)
    contest, guest = await _own(request, code)
    rows, now = context_of(request).tournaments.rows, now_of(context_of(request))
    if contest.rounds and not contest.rounds[-1].closed:
        await asyncio.to_thread(rows.close_round, contest, len(contest.rounds), now)
    await asyncio.to_thread(rows.finish, code)
    return await _shown(request, code, guest)


async def _find(request: AnyRequest, code: str) -> Tournament:
    """Wrong codes cost more, so that nobody finds a tournament by trying."""
    context = context_of(request)
    guest, address = guest_of(request), address_of(request)
    if not context.limits.has("guess", guest, address):
        raise Refused("too_many", "There were too many wrong codes; wait a moment.")
    try:
        return await context.tournaments.find(code)
    except Refused:
        context.limits.allow("guess", guest, address)
        raise


async def _own(request: AnyRequest, code: str) -> tuple[Tournament, str]:
    limit(request, "open")
    contest, guest = await _find(request, code), must_be_guest(request)
    if contest.host != guest:
        raise Refused("not_host", "Only the host of the tournament can do that.")
    return contest, guest


async def _shown(request: AnyRequest, code: str, guest: str) -> ContestPage:
    context = context_of(request)
    contest = await context.tournaments.find(code)
    context.contest_watch.hurry()
    return await asyncio.to_thread(page_of, contest, guest, now_of(context))


# What is shown to whom.


def page_of(contest: Tournament, person: str | None, now: int) -> ContestPage:
    you, is_over = contest.player_of(person), contest.phase == "over"
    number = len(contest.rounds) + 1
    return ContestPage(
        code=contest.code,
        settings=contest.settings,
        phase=contest.phase,
        host=person is not None and contest.host == person,
        you=you,
        now=now,
        least=least_entrants(contest.settings),
        planned=contest.planned,
        opens_at=contest.opens_at(number) or contest.settings.starts_at if number <= contest.planned else None,
        commitment=seal(contest.secret),
        commitments=tuple(commitments(contest)),
        secret=contest.secret if is_over else None,
        entrants=tuple(
            EntrantShown(player=each.player, name=each.name, page=each.page, gone=each.gone, you=each.player == you)
            for each in contest.entrants
        ),
        rounds=tuple(show_round(contest, each, you) for each in reversed(contest.rounds)),
        standings=tuple(
            ContestLine(
                player=line.player,
                rank=line.rank,
                points=line.points,
                ties=line.ties,
                played=line.played,
                byes=line.byes,
            )
            for line in contest.standings()
        ),
    )


def show_round(contest: Tournament, each: Round, you: int | None) -> ContestRound:
    is_open_deal = each.closed or not contest.settings.duplicate
    points = duplicate_points(each.result, contest.settings.compare) if each.closed else {}
    shown = []
    for table, seats in zip(each.tables, each.result.pairing.tables, strict=True):
        own = you is not None and you in seats
        result = each.result.results[table.number] if is_open_deal or own else None
        counted = contest.settings.duplicate and each.closed and result is not None
        shown.append(
            ContestTableShown(
                code=table.code if own or not contest.settings.duplicate else None,
                seats=seats,
                over=table.ended,
                scores=None if result is None else result.scores,
                places=None if result is None else result.places,
                points=tuple(None if seat is None else points.get(seat) for seat in seats) if counted else None,
                record=table.record if is_open_deal else None,
            )
        )
    return ContestRound(
        number=each.number,
        opened_at=each.opened_at,
        closes_at=each.closes_at,
        closed=each.closed,
        tables=tuple(shown),
        byes=each.result.pairing.byes,
        par=each.result.par if each.closed else None,
        secret=round_secret(contest, each.number, 0) if each.closed and contest.settings.duplicate else None,
    )


TOURNAMENTS = [
    open_contest, my_contests, show_contest, join_contest, leave_contest, begin_contest, close_contest_round,
    end_contest,
]  # fmt: skip

"""The daily deal: what there is today, one's own table for it, and how everybody stands."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import PathParameter

from motherlode.contests import daily
from motherlode.contests.attempts import Attempt, Attempts
from motherlode.contests.picture import result_picture
from motherlode.rules import GAMES
from motherlode.table import Refused
from motherlode.table.decide import new_code
from motherlode.table.text import clean_name
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, must_be_guest, post, read_strictly, with_cookie
from motherlode.web.api.reviews import DEFAULT, Spoken
from motherlode.web.api.tables import OpenedTable
from motherlode.web.context import AppContext, context_of, guest_of, guest_or_new, limit, now_of
from motherlode.words import Words

KEY = "daily key"
"""The setting from which all daily deals come."""
DAYS_SHOWN = 7
"""So many closed days are listed."""
GameName = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9_]+$", description="The name of a game.")]
Day = Annotated[str, PathParameter(max_length=10, pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day (UTC).")]


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an attempt."""

    place: int
    """At the table, from 1 on."""
    margin: int
    """Points ahead of the best of the others; below 0 behind."""
    score: int
    rank: int
    """Among all who have a result, from 1 on."""
    of: int
    """How many have a result."""


class MyAttempt(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    state: str
    """`playing`, `over`, or `given_up`."""
    result: DailyResult | None
    record: str | None
    """The name of its record, once the deal is shown."""


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One game's deal of a day."""

    game: str
    players: int
    level: str
    """Of the bots."""
    commitment: str
    """What was published of the deal's secret before the day began."""
    secret: str | None
    """Null until the day is closed."""
    mine: MyAttempt | None


class DailyDay(msgspec.Struct, frozen=True, kw_only=True):
    day: str
    ends_at: int
    """Until when it can be begun, in milliseconds since 1970."""
    closes_at: int
    """When the deal is shown, and nothing counts any more."""
    closed: bool
    deals: tuple[DailyDeal, ...]


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    now: int
    today: DailyDay
    tomorrow: dict[str, str]
    """The commitments of tomorrow's deals, by game."""
    past: tuple[DailyDay, ...]
    """The days before, the newest first."""
    streak: int
    """How many days in a row one has played, up to today or yesterday."""


class DailyStanding(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    name: str | None
    page: str | None
    place: int
    margin: int
    score: int
    you: bool


class DailyStandings(msgspec.Struct, frozen=True, kw_only=True):
    day: str
    game: str
    closed: bool
    shown: bool
    """Who still can play the deal is shown no results."""
    of: int
    all: tuple[DailyStanding, ...]
    """The best of all."""
    friends: tuple[DailyStanding, ...]
    """Oneself and one's friends; empty for whoever has none."""
    mine: MyAttempt | None


class DailyStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str | None = None
    """Under which others find one in the standings; a person's own name comes first."""


def key_of(context: AppContext) -> str:
    return context.manager.store.setting(KEY, context.manager.ports.token(32))


@get("/api/daily", summary="The daily deals: today's, what is fixed for tomorrow, and the days before")
async def show_daily(request: AnyRequest) -> Daily:
    limit(request, "read")
    return await asyncio.to_thread(_daily, context_of(request), guest_of(request))


def _daily(context: AppContext, person: str | None) -> Daily:
    now, key, attempts = now_of(context), key_of(context), Attempts(context.manager.store.engine)
    today = daily.day_of(now)
    days = [daily.days_after(today, -number) for number in range(DAYS_SHOWN + 1)]
    mine = [] if person is None else attempts.of_days(person, days[-1])
    own = {(each.day, each.game): each for each in mine}
    shown = [_day(key, day, now, {name: own.get((day, name)) for name in GAMES}, attempts) for day in days]
    return Daily(
        now=now,
        today=shown[0],
        tomorrow={name: daily.commitment_of(key, daily.days_after(today, 1), name) for name in GAMES},
        past=tuple(shown[1:]),
        streak=0 if person is None else daily.streak(attempts.days(person), today),
    )


def _day(key: str, day: str, now: int, own: dict[str, Attempt | None], attempts: Attempts) -> DailyDay:
    closed = now >= daily.closing_of(day)
    return DailyDay(
        day=day,
        ends_at=daily.end_of(day),
        closes_at=daily.closing_of(day),
        closed=closed,
        deals=tuple(
            DailyDeal(
                game=name,
                players=daily.players_of(name),
                level=daily.LEVEL,
                commitment=daily.commitment_of(key, day, name),
                secret=daily.secret_of(key, day, name) if closed else None,
                mine=_mine(mine, closed, attempts),
            )
            for name, mine in own.items()
        ),
    )


def _mine(mine: Attempt | None, closed: bool, attempts: Attempts) -> MyAttempt | None:
    if mine is None:
        return None
    state = "playing" if mine.ended_at is None else "over" if mine.rank is not None else "given_up"
    return MyAttempt(
        code=mine.code, state=state, result=_result(mine, attempts), record=mine.record if closed else None
    )


def _result(mine: Attempt, attempts: Attempts) -> DailyResult | None:
    if mine.rank is None or mine.place is None or mine.margin is None or mine.score is None:
        return None
    total, better = attempts.counts(mine.day, mine.game, mine.rank)
    return DailyResult(place=mine.place, margin=mine.margin, score=mine.score, rank=better + 1, of=total)


@post("/api/daily/{game:str}", summary="One's table for today's deal of a game: a new one, or the one that there is")
async def play_daily(request: AnyRequest, game: GameName, data: StrictBody[DailyStart]) -> Response[OpenedTable]:
    wanted = read_strictly(data, DailyStart).name
    limit(request, "open")
    context = context_of(request)
    _check_game(game)
    guest = guest_or_new(request)
    now = now_of(context)
    day, attempts = daily.day_of(now), Attempts(context.manager.store.engine)
    found = await asyncio.to_thread(attempts.find, day, game, guest)
    if found is None:
        limit(request, "table")
        name = await asyncio.to_thread(name_for, context, guest, wanted)
        code = new_code(context.manager.ports.token)
        found = await asyncio.to_thread(attempts.begin, day, game, guest, name, code, now)
    await _found(context, found)
    return with_cookie(request, OpenedTable(found.code), guest, 201)


async def _found(context: AppContext, attempt: Attempt) -> None:
    """The table of an attempt, which is there unless something went wrong after the attempt was written down."""
    manager = context.manager
    try:
        await manager.find(attempt.code)
    except Refused:
        await manager.warmup.rules(attempt.game)
        key = await asyncio.to_thread(key_of, context)
        token = manager.ports.token
        entries = await asyncio.to_thread(
            daily.founding, key, attempt.day, attempt.game, attempt.person, attempt.name, token
        )
        await manager.found(entries, attempt.code)


def name_for(context: AppContext, guest: str, wanted: str | None) -> str | None:
    """A person's own name, or the one that a guest wants if it is nobody else's."""
    person = context.people.find(guest)
    if person is not None and person.name is not None:
        return person.name
    if wanted is None:
        return None
    name = clean_name(wanted)
    return None if context.people.name_is_taken(name, guest) else name


@get("/api/daily/{day:str}/{game:str}", summary="How everybody stands who has played a day's deal")
async def show_standings(request: AnyRequest, day: Day, game: GameName) -> DailyStandings:
    limit(request, "read")
    context = context_of(request)
    _check_day(context, day)
    _check_game(game)
    return await asyncio.to_thread(_standings, context, day, game, guest_of(request))


def _standings(context: AppContext, day: str, game: str, person: str | None) -> DailyStandings:
    now, attempts = now_of(context), Attempts(context.manager.store.engine)
    mine = None if person is None else attempts.find(day, game, person)
    closed = now >= daily.closing_of(day)
    shown = closed or now >= daily.end_of(day) or (mine is not None and mine.ended_at is not None)
    best = attempts.standing(day, game) if shown else []
    friends = attempts.of_friends(day, game, person) if shown and person is not None else []
    return DailyStandings(
        day=day,
        game=game,
        closed=closed,
        shown=shown,
        of=attempts.counts(day, game, None)[0],
        all=ranked(best, person),
        friends=ranked(friends, person),
        mine=_mine(mine, closed, attempts),
    )


def ranked(attempts: list[Attempt], person: str | None) -> tuple[DailyStanding, ...]:
    """Equal results share a rank."""
    return tuple(
        DailyStanding(
            rank=1 + sum((other.rank or 0) < (each.rank or 0) for other in attempts),
            name=each.name,
            page=each.page,
            place=each.place or 0,
            margin=each.margin or 0,
            score=each.score or 0,
            you=each.person == person,
        )
        for each in attempts
    )


@get("/api/daily/{day:str}/{game:str}/picture", summary="One's result as a picture that shows nothing of the deal")
async def show_picture(request: AnyRequest, day: Day, game: GameName, language: Spoken = DEFAULT) -> Response[bytes]:
    limit(request, "read")
    context, guest = context_of(request), must_be_guest(request)
    _check_day(context, day)
    _check_game(game)
    attempts = Attempts(context.manager.store.engine)
    mine = await asyncio.to_thread(attempts.find, day, game, guest)
    if mine is None or mine.place is None or mine.margin is None or mine.score is None:
        raise Refused("no_such_result", "You have no result of this deal.")
    picture = result_picture(Words(language), game, day, mine.place, mine.margin, daily.players_of(game))
    return Response(picture.encode(), media_type="image/svg+xml")


def _check_game(name: str) -> None:
    if name not in GAMES:
        raise Refused("no_such_game", f"There is no game {name!r}: the games are {', '.join(GAMES)}.")


def _check_day(context: AppContext, day: str) -> None:
    if not daily.is_day(day) or day > daily.day_of(now_of(context)):
        raise Refused("no_such_day", "There is no daily deal of this day yet; days are written as 2026-11-16.")


DAILY = [show_daily, play_daily, show_standings, show_picture]

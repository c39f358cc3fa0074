"""Ratings: the ladders of bots, who leads, how a person's rating went, and what a game changed. All in points."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar.params import PathParameter

from motherlode.bots.table_bots import opponents
from motherlode.ratings.anchors import BotRating, Ladder, ladders
from motherlode.ratings.model import Rating, points
from motherlode.ratings.pools import Pool
from motherlode.rules import game
from motherlode.table import Refused
from motherlode.table.ratings import all_rows, changes_in, chart_of, leaders, ratings_of
from motherlode.table.text import Avatar, known_avatar
from motherlode.web.api.endpoint import AnyRequest, get
from motherlode.web.api.profiles import PageName, RatingShown, known_pools, rating_shown
from motherlode.web.context import context_of, guest_of, limit

PoolName = Annotated[
    str, PathParameter(max_length=48, pattern="^[a-z0-9_-]+$", description="A game with a number of players.")
]
RecordName = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]+$", description="The name of a record.")]
MOST_LEADERS = 100


class LadderBot(msgspec.Struct, frozen=True):
    """A bot on the scale of ratings, with the ends of its 95 % interval."""

    level: str
    """Its name."""
    rating: int
    low: int
    high: int


class LadderShown(msgspec.Struct, frozen=True, kw_only=True):
    """The bots of a game and number of players: the levels, the weakest first, and the others that can be chosen."""

    pool: str
    game: str
    players: int
    variant: dict[str, Any]
    """Options that make it another game."""
    luck: float
    """`beta`, in points: by so much a player's form differs from game to game."""
    games: int
    """How many measured it."""
    bots: tuple[LadderBot, ...]


class Leader(msgspec.Struct, frozen=True):
    name: str | None
    page: str
    avatar: Avatar | None
    rating: int
    plus_minus: int
    certain: int
    games: int
    you: bool


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    ladder: LadderShown
    leaders: tuple[Leader, ...]
    """Those whose rating is certain enough, by its certain part."""
    you: RatingShown | None
    """Your own rating, if you have one, provisional or not."""


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: int
    """In milliseconds since 1970."""
    rating: int
    plus_minus: int
    change: int


class RatingChart(msgspec.Struct, frozen=True, kw_only=True):
    rating: RatingShown
    points: tuple[RatingPoint, ...]
    """Of the last games, the oldest first."""


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """What a game made of somebody's rating."""

    name: str | None
    page: str | None
    you: bool
    before: int
    after: int
    provisional: bool


def known_pool(name: str) -> Pool:
    pool = known_pools().get(name)
    if pool is None:
        raise Refused("no_such_rating", "There are no ratings of such games here.")
    return pool


@get("/api/ratings", summary="The ladders of the bots")
async def show_ladders(request: AnyRequest) -> list[LadderShown]:
    limit(request, "read")
    return [_ladder(pool, ladders()[pool.name]) for pool in known_pools().values()]


def _ladder(pool: Pool, ladder: Ladder) -> LadderShown:
    return LadderShown(
        pool=pool.name,
        game=pool.game,
        players=pool.players,
        variant=dict(pool.variant),
        luck=points(ladder.beta),
        games=ladder.games,
        bots=tuple(
            LadderBot(name, points(bot.mu), points(bot.low), points(bot.high))
            for name, bot in (ladder.bots | _chosen(ladder.beside, pool.game)).items()
        ),
    )


def _chosen(bots: dict[str, BotRating], name: str) -> dict[str, BotRating]:
    """Those that people choose from."""
    return {bot: rating for bot, rating in bots.items() if bot in opponents(game(name))}


@get("/api/ratings/{pool:str}", summary="Who leads in a game with a number of players")
async def leaderboard(request: AnyRequest, pool: PoolName) -> Leaderboard:
    limit(request, "read")
    known, guest = known_pool(pool), guest_of(request)
    engine = context_of(request).manager.store.engine
    found = await asyncio.to_thread(all_rows, engine, leaders(pool, MOST_LEADERS))
    own = [] if guest is None else await asyncio.to_thread(all_rows, engine, ratings_of(guest))
    return Leaderboard(
        ladder=_ladder(known, ladders()[pool]),
        leaders=tuple(_leader(row, guest) for row in found),
        you=next((rating_shown(row) for row in own if row.pool == pool), None),
    )


def _leader(row: Any, guest: str | None) -> Leader:
    return Leader(
        name=row.name,
        page=row.page,
        avatar=known_avatar(row.avatar),
        rating=points(row.mu),
        plus_minus=points(row.sigma),
        certain=points(row.certain),
        games=row.games,
        you=row.person == guest,
    )


@get("/api/people/{page:str}/ratings/{pool:str}", summary="How a person's rating went")
async def rating_chart(request: AnyRequest, page: PageName, pool: PoolName) -> RatingChart:
    limit(request, "read")
    context = context_of(request)
    known_pool(pool)
    person = await asyncio.to_thread(context.people.by_page, page)
    if person is None or person.suspended_at is not None:
        raise Refused("no_such_person", "There is no such person here.")
    engine = context.manager.store.engine
    own = await asyncio.to_thread(all_rows, engine, ratings_of(person.person))
    shown = next((rating_shown(row) for row in own if row.pool == pool), None)
    if shown is None:
        raise Refused("no_such_rating", "This person has no rating there.")
    changes = await asyncio.to_thread(all_rows, engine, chart_of(person.person, pool))
    return RatingChart(
        rating=shown,
        points=tuple(
            RatingPoint(row.at, points(row.mu), points(row.sigma), points(row.mu) - points(row.before))
            for row in reversed(changes)
        ),
    )


@get("/api/records/{name:str}/ratings", summary="What a game made of its players' ratings")
async def rating_changes(request: AnyRequest, name: RecordName) -> list[RatingChange]:
    limit(request, "read")
    guest = guest_of(request)
    found = await asyncio.to_thread(all_rows, context_of(request).manager.store.engine, changes_in(name))
    return [
        RatingChange(
            name=row.name,
            page=row.page,
            you=row.person == guest,
            before=points(row.before),
            after=points(row.mu),
            provisional=Rating(row.mu, row.sigma).provisional,
        )
        for row in sorted(found, key=lambda row: -row.mu)
    ]


RATINGS = [show_ladders, leaderboard, rating_chart, rating_changes]

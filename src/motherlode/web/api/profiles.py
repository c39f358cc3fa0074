"""The page of a person: what was played, in numbers that anybody may know."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar.params import PathParameter

from motherlode.ratings.anchors import ladders
from motherlode.ratings.model import points
from motherlode.ratings.pools import Pool, pools_of
from motherlode.review.skill import Skill
from motherlode.rules import GAMES, game
from motherlode.table import Refused
from motherlode.table.achievements import names_of
from motherlode.table.people import Person
from motherlode.table.profile import profile_of
from motherlode.table.text import Avatar, known_avatar
from motherlode.web.api.endpoint import AnyRequest, get, must_be_guest
from motherlode.web.context import AppContext, context_of, guest_of, limit, requester_of
from motherlode.web.skills import Kind

PageName = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$", description="The page of a person.")]
BOT = "bot "


class Tally(msgspec.Struct, frozen=True):
    """Games of a kind."""

    game: str
    players: int
    played: int
    won: int
    points: int
    """In all of them."""
    best: int


class Opponent(msgspec.Struct, frozen=True):
    """Somebody a person met: a bot's level, a person with a page, or a guest."""

    level: str | None
    name: str | None
    page: str | None
    played: int
    ahead: int
    """How often the person came in ahead of this one."""
    behind: int


class Achieved(msgspec.Struct, frozen=True):
    name: str
    game: str
    times: int
    """0 for what is still to be achieved."""
    first_at: int | None
    record: str | None
    """Of the first game; told to the person only."""


class RatingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating in a game and number of players."""

    pool: str
    game: str
    players: int
    variant: dict[str, Any]
    rating: int
    plus_minus: int
    """The uncertainty."""
    certain: int
    """The part that is nearly certain: by it leaders are ordered."""
    provisional: bool
    games: int


class PersonPage(msgspec.Struct, frozen=True, kw_only=True):
    page: str | None
    """Null for a guest, whose page nobody else finds."""
    name: str | None
    avatar: Avatar | None
    since: int | None
    """In milliseconds since 1970."""
    you: bool
    tallies: tuple[Tally, ...]
    met: tuple[Opponent, ...]
    achieved: tuple[Achieved, ...]
    ratings: tuple[RatingShown, ...] = ()


class SkillShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's games of a kind say: the mean share of the victory, and the mean without luck, each with its
    standard error. An error is null where one game alone says nothing of it.
    """

    game: str
    players: int
    games: int
    even: float
    """What somebody has who plays as well as the others."""
    result: float
    result_error: float | None
    adjusted: float
    """Without luck: the same on average, and known far sooner."""
    adjusted_error: float | None


class PersonSkills(msgspec.Struct, frozen=True):
    skills: tuple[SkillShown, ...]
    waiting: int
    """So many games were not looked at yet; asked again, there are fewer."""


@get("/api/people/{page:str}", summary="The page of a person")
async def person_page(request: AnyRequest, page: PageName) -> PersonPage:
    limit(request, "read")
    context, guest = context_of(request), guest_of(request)
    person = await _person(context, page)
    return await asyncio.to_thread(show, context, person.person, person, person.person == guest)


@get("/api/me/results", summary="The same of oneself, guest or not")
async def my_results(request: AnyRequest) -> PersonPage:
    limit(request, "read")
    context, guest = context_of(request), must_be_guest(request)
    person = await asyncio.to_thread(context.people.find, guest)
    return await asyncio.to_thread(show, context, guest, person, True)


@get("/api/people/{page:str}/skill", summary="How well a person plays, told from luck; asked again, it is known better")
async def person_skill(request: AnyRequest, page: PageName) -> PersonSkills:
    limit(request, "read")
    return await _skills(request, (await _person(context_of(request), page)).person)


@get("/api/me/skill", summary="The same of oneself, guest or not")
async def my_skill(request: AnyRequest) -> PersonSkills:
    limit(request, "read")
    return await _skills(request, must_be_guest(request))


async def _person(context: AppContext, page: str) -> Person:
    person = await asyncio.to_thread(context.people.by_page, page)
    if person is None or person.suspended_at is not None:
        raise Refused("no_such_person", "There is no such person here.")
    return person


async def _skills(request: AnyRequest, person: str) -> PersonSkills:
    found = await context_of(request).skills.find(person, requester_of(request))
    return PersonSkills(tuple(_skill(kind, skill) for kind, skill in found.skills.items()), found.waiting)


def _skill(kind: Kind, skill: Skill) -> SkillShown:
    several = skill.games > 1
    return SkillShown(
        game=kind[0],
        players=kind[1],
        games=skill.games,
        even=skill.even,
        result=skill.result,
        result_error=skill.result_error if several else None,
        adjusted=skill.adjusted,
        adjusted_error=skill.adjusted_error if several else None,
    )


def show(context: AppContext, guest: str, person: Person | None, you: bool) -> PersonPage:
    profile = profile_of(context.manager.store.engine, guest)
    found = {row.name: row for row in profile.achieved}
    return PersonPage(
        page=person and person.page,
        name=person and person.name,
        avatar=known_avatar(person and person.avatar),
        since=person and person.created_at,
        you=you,
        tallies=tuple(
            Tally(row.game, row.players, row.played, row.won, row.points, row.best) for row in profile.tallies
        ),
        met=tuple(map(_opponent, profile.met)),
        ratings=tuple(map(rating_shown, profile.ratings)),
        achieved=tuple(_achieved(name, each, found.get(each), you) for name in GAMES for each in names_of(game(name))),
    )


def known_pools() -> dict[str, Pool]:
    """Where there are ratings."""
    return {pool.name: pool for name in GAMES for pool in pools_of(name) if pool.name in ladders()}


def rating_shown(row: Any) -> RatingShown:
    pool = known_pools().get(row.pool) or Pool(row.pool, 0, {})
    return RatingShown(
        pool=row.pool,
        game=pool.game,
        players=pool.players,
        variant=dict(pool.variant),
        rating=points(row.mu),
        plus_minus=points(row.sigma),
        certain=points(row.certain),
        provisional=row.provisional,
        games=row.games,
    )


def _opponent(row: Any) -> Opponent:
    level = row.other.removeprefix(BOT) if row.other.startswith(BOT) else None
    return Opponent(level, row.name, row.page, row.played, row.ahead, row.behind)


def _achieved(game: str, name: str, row: Any, you: bool) -> Achieved:
    if row is None:
        return Achieved(name, game, 0, None, None)
    return Achieved(name, game, row.times, row.first_at, row.record if you else None)


PROFILES = [person_page, my_results, person_skill, my_skill]

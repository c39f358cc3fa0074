"""Groups of people who play together: a family, a club. All functions wait for the disk.

A group has an owner, a code by which others come in, and standings: a fold over the finished games in which at least
two of its members played (`group_games`, written in the commit of the move that ended the game).
"""

import secrets
from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Engine, Row, Select, func, insert, select, text, update

from motherlode.table import group_rows
from motherlode.table.errors import Refused
from motherlode.table.group_rows import GROUP
from motherlode.table.invitations import Invitations
from motherlode.table.people import writing
from motherlode.table.ports import Token
from motherlode.table.schema import GROUP_GAMES, GROUP_MEMBERS, GROUPS, PEOPLE, PLAYED
from motherlode.table.text import clean_name

MOST_GAMES = 2000
"""So many games are counted, the newest first."""
ADD_GAME = text(
    "INSERT INTO group_games (page, ended_at, record)"
    " SELECT m.page, p.ended_at, p.record FROM played p JOIN group_members m ON m.person = p.person"
    " WHERE p.record = :record AND p.place IS NOT NULL"
    " GROUP BY m.page, p.ended_at, p.record HAVING count(*) >= 2"
)
"""A game goes to all groups of which two played in it, and had one seat each."""


class Group(NamedTuple):
    page: str
    name: str
    members: int
    owner: bool
    """Whether it is one's own."""


class Member(NamedTuple):
    person: str
    page: str
    name: str | None
    avatar: str | None
    owner: bool
    since: int


class MemberStanding(NamedTuple):
    """What somebody did in games against other members."""

    person: str
    played: int
    won: int
    """No member came in ahead."""
    ahead: int
    """So often another member came in behind."""
    behind: int


class Groups:
    def __init__(self, engine: Engine, token: Token = secrets.token_hex) -> None:
        self._engine = engine
        self._token = token
        self.codes = Invitations(engine, token)

    def make(self, person: str, name: str, now: int) -> str:
        """The page of a new group."""
        name, page = clean_name(name), self._token(6)
        with writing(self._engine) as connection:
            connection.execute(insert(GROUPS), {"page": page, "name": name, "created_at": now})
            group_rows.enter(connection, page, person, now, owner=True)
        self.codes.renew(GROUP, page, now)
        return page

    def of(self, person: str) -> list[Group]:
        members = select(func.count()).where(GROUP_MEMBERS.c.page == GROUPS.c.page).correlate(GROUPS).scalar_subquery()
        query = (
            select(GROUPS.c.page, GROUPS.c.name, members.label("members"), GROUP_MEMBERS.c.owner)
            .join(GROUP_MEMBERS, GROUP_MEMBERS.c.page == GROUPS.c.page)
            .where(GROUP_MEMBERS.c.person == person)
            .order_by(GROUP_MEMBERS.c.at.desc(), GROUPS.c.page)
        )
        with self._engine.connect() as connection:
            return [Group(*row) for row in connection.execute(query)]

    def name_of(self, page: str) -> str | None:
        with self._engine.connect() as connection:
            return connection.scalar(select(GROUPS.c.name).where(GROUPS.c.page == page))

    def members(self, page: str) -> list[Member]:
        """Those who have been there longest first."""
        query = (
            select(
                GROUP_MEMBERS.c.person,
                PEOPLE.c.page,
                PEOPLE.c.name,
                PEOPLE.c.avatar,
                GROUP_MEMBERS.c.owner,
                GROUP_MEMBERS.c.at,
            )
            .join(PEOPLE, PEOPLE.c.person == GROUP_MEMBERS.c.person)
            .where(GROUP_MEMBERS.c.page == page)
            .order_by(GROUP_MEMBERS.c.at, PEOPLE.c.page)
        )
        with self._engine.connect() as connection:
            return [Member(*row) for row in connection.execute(query)]

    # What members do.

    def join(self, page: str, person: str, now: int) -> None:
        with writing(self._engine) as connection:
            if connection.scalar(select(GROUPS.c.page).where(GROUPS.c.page == page)) is None:
                raise no_such_group()
            group_rows.enter(connection, page, person, now)

    def leave(self, page: str, person: str) -> None:
        self.check(page, person)
        with writing(self._engine) as connection:
            group_rows.leave(connection, page, person)

    # What its owner does.

    def rename(self, page: str, person: str, name: str) -> None:
        name = clean_name(name)
        self.check(page, person, owner=True)
        with writing(self._engine) as connection:
            connection.execute(update(GROUPS).where(GROUPS.c.page == page).values(name=name))

    def remove_member(self, page: str, person: str, other: str, now: int) -> None:
        """Takes somebody out. The group gets a new code, because they know the old one."""
        member = self._other(page, person, other)
        with writing(self._engine) as connection:
            group_rows.leave(connection, page, member.person)
        self.codes.renew(GROUP, page, now)

    def pass_on(self, page: str, person: str, other: str) -> None:
        member = self._other(page, person, other)
        with writing(self._engine) as connection:
            group_rows.own(connection, page, member.person)

    def delete(self, page: str, person: str) -> None:
        self.check(page, person, owner=True)
        with writing(self._engine) as connection:
            group_rows.remove(connection, page)

    def renew_code(self, page: str, person: str, now: int) -> str:
        self.check(page, person, owner=True)
        return self.codes.renew(GROUP, page, now)

    def check(self, page: str, person: str, owner: bool = False) -> None:
        """To whoever is no member, there is no such group."""
        query = select(GROUP_MEMBERS.c.owner).where(GROUP_MEMBERS.c.page == page, GROUP_MEMBERS.c.person == person)
        with self._engine.connect() as connection:
            owns = connection.scalar(query)
        if owns is None:
            raise no_such_group()
        if owner and not owns:
            raise Refused("not_owner", "Only who owns the group can do that.")

    def _other(self, page: str, person: str, other: str) -> Member:
        """Another member, by the person's page."""
        self.check(page, person, owner=True)
        for member in self.members(page):
            if member.page == other and member.person != person:
                return member
        raise Refused("no_such_person", "There is no such other member of this group.")

    # Who is ahead.

    def standings(self, page: str, since: int, game: str | None = None) -> tuple[list[MemberStanding], int]:
        """Who won most of the games among members since a time, and how many games were counted."""
        with self._engine.connect() as connection:
            return fold(connection.execute(games_of(page, since, game)).all())


def games_of(page: str, since: int, game: str | None) -> Select[Any]:
    """Who of the group's members came in where: down the index of the group's games."""
    newest = (
        select(GROUP_GAMES.c.record, GROUP_GAMES.c.ended_at)
        .where(GROUP_GAMES.c.page == page, GROUP_GAMES.c.ended_at >= since)
        .order_by(GROUP_GAMES.c.ended_at.desc(), GROUP_GAMES.c.record.desc())
        .limit(MOST_GAMES)
        .subquery()
    )
    found = (
        select(PLAYED.c.record, PLAYED.c.person, PLAYED.c.place)
        .join(newest, newest.c.record == PLAYED.c.record)
        .join(GROUP_MEMBERS, (GROUP_MEMBERS.c.person == PLAYED.c.person) & (GROUP_MEMBERS.c.page == page))
        .where(PLAYED.c.place.is_not(None))
        .order_by(PLAYED.c.record)
    )
    return found if game is None else found.where(PLAYED.c.game == game)


def fold(rows: Iterable[Row[Any]]) -> tuple[list[MemberStanding], int]:
    """Games in any order; those in which only one of today's members played do not count."""
    counts: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    games = 0
    for _, players in groupby(rows, key=lambda row: row.record):
        places = {row.person: row.place for row in players}
        if len(places) < 2:
            continue
        games += 1
        for person, place in places.items():
            ahead, behind = (sum(other > place for other in places.values()), sum(o < place for o in places.values()))
            for index, more in enumerate((1, int(not behind), ahead, behind)):
                counts[person][index] += more
    standings = [MemberStanding(person, *count) for person, count in counts.items()]
    standings.sort(key=lambda each: (-each.won, each.behind - each.ahead, each.played, each.person))
    return standings, games


def no_such_group() -> Refused:
    return Refused("no_such_group", "There is no such group, or you are no member of it.")

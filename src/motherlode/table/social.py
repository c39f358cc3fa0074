"""Whom people do and do not want at their tables: friends, blocks, and reports of what was said.

All functions wait for the disk.
"""

import secrets
from hashlib import blake2b
from typing import Any, NamedTuple

from sqlalchemy import Engine, Row, Select, delete, insert, or_, select, update

from motherlode.table import commands as ask
from motherlode.table.errors import Refused
from motherlode.table.people import People, taken, writing
from motherlode.table.ports import Token
from motherlode.table.schema import BLOCKS, FRIENDS, PEOPLE, REPORTS
from motherlode.table.table import Table
from motherlode.table.table_access import TableAccess

CHECKED = {ask.Name, ask.Sit, ask.Configure, ask.AgreeRated}
"""Requests about which the database has a word to say before the table hears them."""
LINES_REPORTED = 12
NOTE = "* "
"""Begins what a report says to the operator; all other lines begin with who said them."""
MOST_OTHERS = 500
"""So many friends, or blocked people, somebody has."""


class Contact(NamedTuple):
    """Somebody in a list: a friend, or somebody who is blocked."""

    id: str
    """To name the other by: nobody gets to know who a guest is."""
    name: str | None
    page: str | None


class Reported(NamedTuple):
    """What the host of a table learns of a report: who reported is nobody's business."""

    name: str | None
    lines: tuple[str, ...]


def other_id(person: str) -> str:
    return blake2b(person.encode(), digest_size=9).hexdigest()


class Social:
    def __init__(self, engine: Engine, people: People, token: Token = secrets.token_hex) -> None:
        self._engine = engine
        self._token = token
        self._people = people
        self.access = TableAccess(engine)

    def check(self, table: Table, person: str, command: ask.Command) -> None:
        """Refuses a name that is somebody else's, and a seat at the table of whoever does not want one there."""
        if isinstance(command, ask.Name) and self._people.name_is_taken(command.name, person):
            raise taken(command.name)
        if isinstance(command, ask.AgreeRated) and command.agree and not self._people.passkeys(person):
            raise Refused("needs_passkey", "Only who has a passkey can be rated: add one on the page about you.")
        if isinstance(command, ask.Sit) and person != table.host:
            if self.is_blocked(table.host, person):
                raise Refused("blocked", "The host of this table does not want to play with you.")
            if table.settings.friends and not self.are_friends(table.host, person):
                raise Refused("friends_only", "Only friends of the host can sit down at this table.")
            if table.settings.group and not self.access.is_member(table.settings.group, person):
                raise Refused("group_only", "Only members of its group can sit down at this table.")
        if isinstance(command, ask.Configure) and command.settings.group != table.settings.group:
            self.check_group(person, command.settings.group)

    def check_group(self, person: str, group: str | None) -> None:
        """A table is for a group only if its host is a member."""
        if group is not None and not self.access.is_member(group, person):
            raise Refused("not_member", "Only members of a group can open a table for it.")

    # Blocks.

    def is_blocked(self, person: str, other: str) -> bool:
        return self._has(BLOCKS, person, other)

    def blocked_by(self, person: str) -> set[str]:
        with self._engine.connect() as connection:
            return set(connection.scalars(select(BLOCKS.c.other).where(BLOCKS.c.person == person)))

    def block(self, person: str, other: str, name: str | None, now: int) -> None:
        if person == other:
            raise Refused("not_yourself", "That is yourself.")
        self._check_room(BLOCKS, person)
        with writing(self._engine) as connection:
            connection.execute(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.other == other))
            connection.execute(insert(BLOCKS), {"person": person, "other": other, "name": name, "at": now})
            _part(connection, person, other)

    def unblock(self, person: str, identifier: str) -> str:
        other = self._named(BLOCKS, person, identifier)
        with writing(self._engine) as connection:
            connection.execute(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.other == other))
        return other

    def blocks(self, person: str) -> list[Contact]:
        return self._others(BLOCKS, person)

    # Friends.

    def are_friends(self, person: str, other: str) -> bool:
        return self._has(FRIENDS, person, other)

    def befriend(self, person: str, other: str, now: int) -> None:
        if person == other:
            raise Refused("not_yourself", "That is yourself.")
        if self.is_blocked(other, person) or self.is_blocked(person, other):
            raise Refused("blocked", "One of you has blocked the other.")
        self._check_room(FRIENDS, person)
        with writing(self._engine) as connection:
            _part(connection, person, other)
            for one, two in ((person, other), (other, person)):
                connection.execute(insert(FRIENDS), {"person": one, "other": two, "at": now})

    def friend(self, person: str, identifier: str) -> str:
        """Who is called so in a person's list."""
        return self._named(FRIENDS, person, identifier)

    def part(self, person: str, identifier: str) -> None:
        other = self._named(FRIENDS, person, identifier)
        with writing(self._engine) as connection:
            _part(connection, person, other)

    def friends(self, person: str) -> list[Contact]:
        return self._others(FRIENDS, person)

    # Reports.

    def report(self, table: Table, reporter: str, seat: int, note: str, now: int) -> None:
        """Keeps what a person in a seat said last, for the operator and the host of the table."""
        person = table.seats[seat].person if 0 <= seat < len(table.seats) else None
        if person is None or person == reporter:
            raise Refused("no_person", f"Nobody else sits in seat {seat + 1}.")
        said = [said.text or f"({said.phrase})" for speaker, said in table.chat if speaker == person][-LINES_REPORTED:]
        row = {
            "number": self._token(4), "at": now, "code": table.code, "reporter": reporter, "person": person,
            "text": "\n".join(
                [f"{table.name_of(seat) or '-'}: {line}" for line in said] + [f"{NOTE}{note}"] * bool(note)
            ),
        }  # fmt: skip
        with writing(self._engine) as connection:
            connection.execute(insert(REPORTS), row)

    def reports(self, most: int) -> list[Row[Any]]:
        """Those that are open, the oldest first."""
        query = select(REPORTS, PEOPLE.c.page, PEOPLE.c.name).outerjoin(PEOPLE, PEOPLE.c.person == REPORTS.c.person)
        with self._engine.connect() as connection:
            return list(
                connection.execute(query.where(REPORTS.c.closed_at.is_(None)).order_by(REPORTS.c.at).limit(most))
            )

    def reports_for_host(self, table: Table) -> list[Reported]:
        """Those of a table that are open, the oldest first: not those about the host, and without what was noted for
        the operator.
        """
        with self._engine.connect() as connection:
            rows = connection.execute(reports_at(table.code)).all()
        return [
            Reported(table.names.get(row.person), tuple(_said_in(row.text)))
            for row in rows
            if table.host not in (row.person, row.reporter)
        ]

    def close_report(self, number: str, now: int) -> str | None:
        """Who was reported; None if there is no such open report."""
        which = (REPORTS.c.number == number, REPORTS.c.closed_at.is_(None))
        with writing(self._engine) as connection:
            person = connection.scalar(select(REPORTS.c.person).where(*which))
            connection.execute(update(REPORTS).where(*which).values(closed_at=now))
        return None if person is None else str(person)

    def _has(self, pairs: Any, person: str, other: str) -> bool:
        query = select(pairs.c.at).where(pairs.c.person == person, pairs.c.other == other)
        with self._engine.connect() as connection:
            return connection.scalar(query) is not None

    def _others(self, pairs: Any, person: str) -> list[Contact]:
        called = pairs.c.name if pairs is BLOCKS else PEOPLE.c.name
        query = (
            select(pairs.c.other, called, PEOPLE.c.page)
            .outerjoin(PEOPLE, PEOPLE.c.person == pairs.c.other)
            .where(pairs.c.person == person)
            .order_by(pairs.c.at.desc())
        )
        with self._engine.connect() as connection:
            return [Contact(other_id(other), name, page) for other, name, page in connection.execute(query)]

    def _named(self, pairs: Any, person: str, identifier: str) -> str:
        with self._engine.connect() as connection:
            for other in connection.scalars(select(pairs.c.other).where(pairs.c.person == person)):
                if other_id(other) == identifier:
                    return str(other)
        raise Refused("no_such_person", "There is no such person in your list.")

    def _check_room(self, pairs: Any, person: str) -> None:
        if len(self._others(pairs, person)) >= MOST_OTHERS:
            raise Refused("too_many", f"At most {MOST_OTHERS} people fit into this list.")


def reports_at(code: str) -> Select[Any]:
    """The open reports of a table."""
    return select(REPORTS).where(REPORTS.c.code == code, REPORTS.c.closed_at.is_(None)).order_by(REPORTS.c.at)


def _said_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith(NOTE)]


def _part(connection: Any, person: str, other: str) -> None:
    one, two = FRIENDS.c.person, FRIENDS.c.other
    connection.execute(delete(FRIENDS).where(or_((one == person) & (two == other), (one == other) & (two == person))))

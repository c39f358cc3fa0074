"""The outbox: notices that are to be sent. They come into it with the entries that they tell of, in one commit.

Whichever server takes a notice sends it; while it does, no other takes it, and one that dies meanwhile leaves it to the
others after a while. All methods wait for the disk.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Engine, Select, delete, func, or_, select, text, update

from motherlode.table.database import PreparedQuery
from motherlode.table.notices import kinds, preferences
from motherlode.table.notices.kinds import OF_TIME, Kind, Notice, NoticeFacts, Notices
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.table.people import writing
from motherlode.table.schema import NOTICE_WISHES, OUTBOX, PEOPLE, PRESENCE

LEASE = 120_000
"""Milliseconds after which a notice that a server has claimed, and did not send, is anybody's again."""
SENT_APART = 60_000
"""Milliseconds between two tries at least; each next one waits four times as long."""
MOST_TRIES = 6
WAITS_APART = 30 * 60_000
"""Milliseconds between two notices that friends wait: who opens many tables is told of once."""
MOST_LISTED = 50
"""So many notices a daily list has."""

ADD = {
    "past": text("DELETE FROM outbox WHERE code = :code AND kind = :kind AND due_at IS NOT NULL"),
    "told": text(
        "INSERT INTO outbox (person, code, kind, at, facts, due_at)"
        " SELECT person, CAST(:code AS VARCHAR(16)), CAST(:kind AS VARCHAR(8)), CAST(:at AS BIGINT),"
        " CAST(:facts AS TEXT), CAST(:due AS BIGINT) FROM notice_wishes WHERE person = :person"
        " ON CONFLICT DO NOTHING"
    ),
    "waiting": text(
        "INSERT INTO outbox (person, code, kind, at, facts, due_at)"
        " SELECT notice_wishes.person, CAST(:code AS VARCHAR(16)), 'waits', CAST(:at AS BIGINT),"
        " CAST(:facts AS TEXT), CAST(:due AS BIGINT)"
        " FROM friends JOIN notice_wishes ON notice_wishes.person = friends.other WHERE friends.person = :person"
        " ON CONFLICT DO NOTHING"
    ),
}
"""The statements that go with entries, each with its values in this order. Who wants nothing gets no row."""


def rows_of(code: str, at: int, notices: Notices) -> dict[str, list[tuple[str | int, ...]]]:
    return {
        "past": [(code, kind) for kind in notices.past],
        "told": [(code, each.kind, at, kinds.write(each.facts), each.due, each.person) for each in notices.told],
        "waiting": [(code, at, kinds.write(each.facts), each.due, each.person) for each in notices.waiting],
    }


class ClaimedNotice(NamedTuple):
    """A notice that this server is to send."""

    person: str
    code: str
    kind: Kind
    at: int
    facts: NoticeFacts
    tries: int
    """How often it was tried before."""
    sent: frozenset[str]
    """The ways by which it went already."""
    preferences: NoticePreferences
    origin: str


def due_query(now: int, most: int) -> Select[Any]:
    """Goes down the index of what is due; those that wait longest first."""
    return select(OUTBOX).where(OUTBOX.c.due_at <= now).order_by(OUTBOX.c.due_at).limit(most)


class Outbox:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_due = PreparedQuery(engine, "SELECT 1 FROM outbox WHERE due_at <= :now LIMIT 1")
        self._is_list_due = PreparedQuery(engine, "SELECT 1 FROM notice_wishes WHERE list_at <= :now LIMIT 1")

    def take(self, now: int, most: int) -> list[ClaimedNotice]:
        """Notices that are due, for this server alone."""
        if not self._is_due.rows(now):
            return []
        with writing(self._engine) as connection:
            rows = connection.execute(due_query(now, most).with_for_update(skip_locked=True)).all()
            claimed = []
            for row in rows:
                values = {"due_at": now + LEASE, "tries": row.tries + 1}
                connection.execute(update(OUTBOX).where(*_is(row)).values(values))
                wanted = connection.execute(select(NOTICE_WISHES).where(NOTICE_WISHES.c.person == row.person)).first()
                if wanted is None:
                    connection.execute(delete(OUTBOX).where(*_is(row)))
                    continue
                claimed.append(
                    ClaimedNotice(
                        row.person,
                        row.code,
                        row.kind,
                        row.at,
                        kinds.read(row.facts),
                        row.tries,
                        frozenset(row.sent.split()),
                        preferences.read(wanted.wishes),
                        wanted.origin,
                    )
                )
        return claimed

    def went(self, claimed: ClaimedNotice, ways: Collection[str]) -> None:
        """It went by some ways, and by those it does not go again."""
        sent = " ".join(sorted(claimed.sent | set(ways)))
        with writing(self._engine) as connection:
            connection.execute(update(OUTBOX).where(*_is(claimed)).values(sent=sent))

    def done(self, claimed: ClaimedNotice, now: int, listed: bool = False) -> None:
        """It was told; it stays until the person comes to the table, so that it is not told again."""
        values = {"due_at": None, "sent_at": now, "listed": listed}
        with writing(self._engine) as connection:
            connection.execute(update(OUTBOX).where(*_is(claimed)).values(values))
            if listed:
                unset = (NOTICE_WISHES.c.person == claimed.person, NOTICE_WISHES.c.list_at.is_(None))
                when = claimed.preferences.next_list(now)
                connection.execute(update(NOTICE_WISHES).where(*unset).values(list_at=when))

    def put_off(self, claimed: ClaimedNotice, due: int, tried: bool = False) -> None:
        """It is to be sent later."""
        values = {"due_at": due, "tries": claimed.tries + tried}
        with writing(self._engine) as connection:
            connection.execute(update(OUTBOX).where(*_is(claimed)).values(values))

    def drop(self, claimed: ClaimedNotice) -> None:
        """Nobody needs to hear it."""
        with writing(self._engine) as connection:
            connection.execute(delete(OUTBOX).where(*_is(claimed)))

    def add(self, code: str, at: int, notice: Notice) -> None:
        """A notice that comes of no entry."""
        person, kind, due, facts = notice.person, notice.kind, notice.due, kinds.write(notice.facts)
        values = {"person": person, "code": code, "kind": kind, "at": at, "facts": facts, "due": due}
        with writing(self._engine) as connection:
            connection.execute(ADD["told"], values)

    def visited(self, visits: Mapping[tuple[str, str], int]) -> None:
        """People came to tables, at some time: what they were told before, or were to be told, they see there. Their
        time runs on.
        """
        seen = or_(OUTBOX.c.due_at.is_(None), OUTBOX.c.kind.not_in(OF_TIME))
        for (person, code), when in visits.items():
            which = (OUTBOX.c.person == person, OUTBOX.c.code == code, OUTBOX.c.at <= when, seen)
            with self._engine.connect() as connection:
                found = connection.execute(select(OUTBOX.c.at).where(*which).limit(1)).first()
            if found is not None:
                # each alone: who holds rows of one table never waits for another's
                with writing(self._engine) as connection:
                    connection.execute(delete(OUTBOX).where(*which))

    def is_elsewhere(self, person: str, code: str) -> bool:
        """Whether somebody is at a table on another server."""
        query = select(PRESENCE.c.node).where(PRESENCE.c.code == code, PRESENCE.c.person == person).limit(1)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def is_suspended(self, person: str) -> bool:
        with self._engine.connect() as connection:
            return connection.scalar(select(PEOPLE.c.suspended_at).where(PEOPLE.c.person == person)) is not None

    def was_told_that_friends_wait(self, claimed: ClaimedNotice, now: int) -> bool:
        """A short while ago, of another table."""
        lately = (OUTBOX.c.kind == "waits", OUTBOX.c.sent_at > now - WAITS_APART)
        query = select(OUTBOX.c.at).where(OUTBOX.c.person == claimed.person, OUTBOX.c.code != claimed.code, *lately)
        with self._engine.connect() as connection:
            return connection.execute(query.limit(1)).first() is not None

    def tables_waiting(self, person: str) -> int:
        """At how many tables the person has been told that it is their turn."""
        query = select(func.count()).where(OUTBOX.c.person == person, OUTBOX.c.kind == "turn")
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    # The daily list.

    def take_lists(self, now: int, most: int) -> list[str]:
        """The people whose list is due, for this server alone."""
        if not self._is_list_due.rows(now):
            return []
        query = select(NOTICE_WISHES.c.person).where(NOTICE_WISHES.c.list_at <= now).limit(most)
        with writing(self._engine) as connection:
            people = list(connection.scalars(query.with_for_update(skip_locked=True)))
            for person in people:
                leased = update(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person)
                connection.execute(leased.values(list_at=now + LEASE))
        return people

    def listed(self, person: str) -> list[tuple[str, Kind, NoticeFacts]]:
        """What a person's list has: what was told and has not been looked at since."""
        query = select(OUTBOX).where(OUTBOX.c.person == person, OUTBOX.c.listed).order_by(OUTBOX.c.at)
        with self._engine.connect() as connection:
            rows = connection.execute(query.limit(MOST_LISTED)).all()
        return [(row.code, row.kind, kinds.read(row.facts)) for row in rows]

    def list_went(self, person: str) -> None:
        with writing(self._engine) as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.person == person).values(listed=False))
            connection.execute(update(NOTICE_WISHES).where(NOTICE_WISHES.c.person == person).values(list_at=None))


def _is(row: ClaimedNotice | Any) -> tuple[Any, ...]:
    """The very notice: another of its kind may have come in its place."""
    return (
        OUTBOX.c.person == row.person,
        OUTBOX.c.code == row.code,
        OUTBOX.c.kind == row.kind,
        OUTBOX.c.at == row.at,
    )

"""People: guests who want to keep their name and their games on several devices. Rows are made when they are needed.

A person's id is the guest's and secret; others know a person by the page. All methods wait for the disk.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.table import entries as log
from motherlode.table import finished, group_rows, ratings
from motherlode.table.database import PreparedQuery
from motherlode.table.errors import Refused
from motherlode.table.names import skeleton
from motherlode.table.ports import Token
from motherlode.table.results import names_in
from motherlode.table.schema import (
    ACHIEVED,
    ATTEMPTS,
    BLOCKS,
    CHALLENGES,
    CONTESTS,
    ENTRANTS,
    ENTRIES,
    FRIENDS,
    GAMES,
    GROUP_MEMBERS,
    GROUPS,
    INVITATIONS,
    MEMBERSHIPS,
    MET,
    NOTICE_MAIL,
    NOTICE_WISHES,
    OUTBOX,
    PASSKEYS,
    PEOPLE,
    PEOPLE_LOG,
    PLAYED,
    PUSH_DEVICES,
    PUZZLE_ATTEMPTS,
    RATING_CHANGES,
    RATINGS,
    RECORDS,
    REPORTS,
    REVOKED,
    SEEKERS,
    SESSIONS,
    TALLIES,
)
from motherlode.table.text import clean_avatar, clean_name

CHALLENGE_LASTS = 5 * 60 * 1000
"""Milliseconds in which a passkey has to answer."""
SEEN_AGAIN = 3_600_000
"""Milliseconds after which it is noted again that somebody was here."""
MOST_PASSKEYS = 10
MOST_SESSIONS = 50
RENAMED = "renamed"
"""How the log calls it, before the names."""
NOBODY = "?"
"""What a table's log calls somebody who is deleted."""

OF_PERSON = (
    PEOPLE, PASSKEYS, SESSIONS, PLAYED, TALLIES, MET, ACHIEVED, MEMBERSHIPS, SEEKERS, ATTEMPTS,
    NOTICE_WISHES, NOTICE_MAIL, PUSH_DEVICES, OUTBOX, PUZZLE_ATTEMPTS,
)  # fmt: skip
"""Whose rows are one person's: told to whoever asks for them, and gone with the person."""
KEPT = (*OF_PERSON, BLOCKS, ENTRANTS, RATINGS, RATING_CHANGES)
FORGOTTEN = (*OF_PERSON, CHALLENGES, REPORTS)


class Person(NamedTuple):
    person: str
    page: str
    name: str | None
    skeleton: str | None
    avatar: str | None
    created_at: int
    seen_at: int
    suspended_at: int | None


class Revoked(NamedTuple):
    """What is signed but no longer valid, as the database names it."""

    kind: str
    """`session`; `guest`: all cookies without a session; `person`: all of a person; `suspended`: the same, by the
    operator."""
    who: str

    @property
    def key(self) -> str:
        return f"{self.kind} {self.who}"


class People:
    def __init__(self, engine: Engine, token: Token = secrets.token_hex) -> None:
        self._engine = engine
        self._token = token
        self._revoked = PreparedQuery(engine, "SELECT mark, at, lifted FROM revoked WHERE at >= :since")

    # Who somebody is.

    def find(self, person: str) -> Person | None:
        return self._one(PEOPLE.c.person == person)

    def by_page(self, page: str) -> Person | None:
        return self._one(PEOPLE.c.page == page)

    def _one(self, condition: Any) -> Person | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(PEOPLE).where(condition)).one_or_none()
        return None if found is None else Person(*found)

    def make(self, person: str, now: int) -> Person:
        """The person, who is made if there was only a guest."""
        found = self.find(person)
        if found is not None:
            return found
        new = Person(person, self._token(6), None, None, None, now, now, None)
        try:
            with writing(self._engine) as connection:
                connection.execute(insert(PEOPLE), new._asdict())
        except IntegrityError:  # made at the same moment
            return self.make(person, now)
        return new

    def rename(self, person: str, name: str, avatar: str | None) -> None:
        """Gives a person a name; it is reserved for whoever has a passkey."""
        name = self.check_name(name, person)
        looks = skeleton(name) if self.passkeys(person) else None
        values = {"name": name, "skeleton": looks, "avatar": clean_avatar(avatar)}
        try:
            with writing(self._engine) as connection:
                connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(values))
        except IntegrityError:
            raise taken(name) from None

    def check_name(self, name: str, person: str) -> str:
        """The name as it is kept, if the person may have it."""
        name = clean_name(name)
        if self.name_is_taken(name, person):
            raise taken(name)
        return name

    def name_is_taken(self, name: str, person: str) -> bool:
        """Whether a name looks like one that is reserved for somebody else."""
        owner = select(PEOPLE.c.person).where(PEOPLE.c.skeleton == skeleton(name))
        with self._engine.connect() as connection:
            return connection.scalar(owner) not in (None, person)

    # Passkeys.

    def challenge(self, challenge: str, person: str, now: int) -> None:
        with writing(self._engine) as connection:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.at < now - CHALLENGE_LASTS))
            connection.execute(insert(CHALLENGES), {"challenge": challenge, "person": person, "at": now})

    def answer(self, challenge: str, person: str, now: int) -> None:
        """Uses a challenge up; one that was never made for this, or is too old, is refused."""
        wanted = (CHALLENGES.c.challenge == challenge, CHALLENGES.c.person == person)
        with writing(self._engine) as connection:
            used = connection.execute(delete(CHALLENGES).where(*wanted, CHALLENGES.c.at >= now - CHALLENGE_LASTS))
        if not used.rowcount:
            raise Refused("bad_passkey", "This took too long, or was asked elsewhere; try again.")

    def passkeys(self, person: str) -> list[Row[Any]]:
        query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created_at)
        with self._engine.connect() as connection:
            return list(connection.execute(query))

    def passkey(self, credential: str) -> Row[Any] | None:
        with self._engine.connect() as connection:
            return connection.execute(select(PASSKEYS).where(PASSKEYS.c.credential == credential)).one_or_none()

    def add_passkey(self, person: str, credential: str, public_key: str, count: int, label: str, now: int) -> None:
        row = {
            "credential": credential, "person": person, "public_key": public_key, "sign_count": count,
            "label": label, "created_at": now, "used_at": now,
        }  # fmt: skip
        if len(self.passkeys(person)) >= MOST_PASSKEYS:
            raise Refused("too_many", f"A person has at most {MOST_PASSKEYS} passkeys; remove one first.")
        try:
            with writing(self._engine) as connection:
                connection.execute(insert(PASSKEYS), row)
        except IntegrityError:
            raise Refused("bad_passkey", "This passkey is known already.") from None

    def used_passkey(self, credential: str, count: int, now: int) -> None:
        change = update(PASSKEYS).where(PASSKEYS.c.credential == credential).values(sign_count=count, used_at=now)
        with writing(self._engine) as connection:
            connection.execute(change)

    def remove_passkey(self, person: str, credential: str) -> None:
        """The last one takes the reservation of the name with it."""
        with writing(self._engine) as connection:
            wanted = (PASSKEYS.c.person == person, PASSKEYS.c.credential == credential)
            if not connection.execute(delete(PASSKEYS).where(*wanted)).rowcount:
                raise Refused("no_such_passkey", "You have no such passkey.")
            left = connection.scalar(select(func.count()).where(PASSKEYS.c.person == person))
            if not left:
                connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(skeleton=None))

    # Sessions.

    def open_session(self, person: str, device: str, now: int) -> str:
        with self._new_session(person, device, now) as (_, session):
            return session

    def open_session_by_link(self, person: str, once: str, device: str, now: int) -> str:
        """The same for whoever comes by a link, which is used up by it: nobody else gets in with it."""
        try:
            with self._new_session(person, device, now) as (connection, session):
                connection.execute(insert(REVOKED), {"mark": Revoked("session", once).key, "at": now})
        except IntegrityError:
            raise Refused("bad_link", "This link was used already.") from None
        return session

    @contextmanager
    def _new_session(self, person: str, device: str, now: int) -> Iterator[tuple[Connection, str]]:
        if len(self.sessions(person)) >= MOST_SESSIONS:
            raise Refused("too_many", f"A person has at most {MOST_SESSIONS} devices; sign some out first.")
        session = self._token(12)
        row = {"session": session, "person": person, "device": device, "created_at": now, "seen_at": now}
        with writing(self._engine) as connection:
            connection.execute(insert(SESSIONS), row)
            yield connection, session

    def sessions(self, person: str) -> list[Row[Any]]:
        query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen_at.desc())
        with self._engine.connect() as connection:
            return list(connection.execute(query))

    def seen(self, person: str, session: str, now: int) -> None:
        """Notes that somebody was here, now and then."""
        with self._engine.connect() as connection:
            last = connection.scalar(select(SESSIONS.c.seen_at).where(SESSIONS.c.session == session))
        if last is None or now - last < SEEN_AGAIN:
            return
        with writing(self._engine) as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.session == session).values(seen_at=now))
            connection.execute(update(PEOPLE).where(PEOPLE.c.person == person).values(seen_at=now))

    def end_session(self, person: str, session: str, now: int) -> None:
        with writing(self._engine) as connection:
            wanted = (SESSIONS.c.person == person, SESSIONS.c.session == session)
            if not connection.execute(delete(SESSIONS).where(*wanted)).rowcount:
                raise Refused("no_such_session", "You have no such session.")
            _revoke(connection, Revoked("session", session), now)

    def end_plain_sessions(self, person: str, now: int) -> None:
        """Ends all devices that were the guest before there was a person."""
        with writing(self._engine) as connection:
            _revoke(connection, Revoked("guest", person), now)

    def revoked(self, since: int) -> list[tuple[str, int, bool]]:
        """What was revoked, or lifted, since a time."""
        return [(key, at, bool(lifted)) for key, at, lifted in self._revoked.rows(since)]

    # One's own data.

    def data_of(self, person: str) -> dict[str, Any]:
        """Everything that is kept of a person, except what would let others be that person."""
        with self._engine.connect() as connection:
            return {
                name: [_plain(row) for row in connection.execute(query)] for name, query in _own_rows(person).items()
            }

    def delete(self, person: str, now: int) -> None:
        """Forgets a person. Games and records stay, with nobody's name in that seat."""
        with writing(self._engine) as connection:
            gone = f"gone {self._token(8)}"
            ratings.lock_pools(connection)
            for own in (PLAYED, RATING_CHANGES):
                for record in connection.scalars(select(own.c.record).where(own.c.person == person)).all():
                    _anonymize(connection, record, person, gone)
            ratings.rename(connection, person, gone)
            _forget_names(connection, person)
            connection.execute(update(MET).where(MET.c.other == person).values(other=gone, name=None))
            group_rows.leave_all(connection, person)
            connection.execute(delete(INVITATIONS).where(*_own_code(person)))
            for pairs in (BLOCKS, FRIENDS):
                connection.execute(delete(pairs).where(or_(pairs.c.person == person, pairs.c.other == person)))
            connection.execute(
                update(ENTRANTS).where(ENTRANTS.c.person == person).values(person=None, name=None, gone=True)
            )
            connection.execute(update(CONTESTS).where(CONTESTS.c.host == person).values(host=gone))
            connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(reporter=gone))
            renamed = (PEOPLE_LOG.c.person == person, PEOPLE_LOG.c.what.startswith(RENAMED, autoescape=True))
            connection.execute(update(PEOPLE_LOG).where(*renamed).values(what=RENAMED))
            for own in FORGOTTEN:
                connection.execute(delete(own).where(own.c.person == person))
            _revoke(connection, Revoked("person", person), now)

    # What operators do.

    def search(self, text: str, most: int) -> list[Person]:
        """People whose name has a part, or whose page it is."""
        is_like = PEOPLE.c.name.icontains(text, autoescape=True)
        query = select(PEOPLE).where(or_(is_like, PEOPLE.c.page == text)).order_by(PEOPLE.c.seen_at.desc()).limit(most)
        with self._engine.connect() as connection:
            return [Person(*row) for row in connection.execute(query)]

    def suspend(self, person: Person, suspended: bool, now: int, why: str = "") -> None:
        with writing(self._engine) as connection:
            values = {"suspended_at": now if suspended else None}
            connection.execute(update(PEOPLE).where(PEOPLE.c.person == person.person).values(values))
            _revoke(connection, Revoked("suspended", person.person), now, lifted=not suspended)
            what = "suspended" if suspended else "allowed again"
            self._note(connection, person.person, f"{what}: {why}" if why else what, now)

    def note(self, person: str, what: str, now: int) -> None:
        with writing(self._engine) as connection:
            self._note(connection, person, what, now)

    def _note(self, connection: Connection, person: str, what: str, now: int) -> None:
        row = {"number": self._token(8), "at": now, "person": person, "what": what}
        connection.execute(insert(PEOPLE_LOG), row)

    def notes(self, most: int) -> list[Row[Any]]:
        """What operators did, the newest first."""
        query = select(PEOPLE_LOG, PEOPLE.c.page, PEOPLE.c.name).outerjoin(
            PEOPLE, PEOPLE.c.person == PEOPLE_LOG.c.person
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(PEOPLE_LOG.c.at.desc()).limit(most)))


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes: in SQLite it waits for others before it reads."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def taken(name: str) -> Refused:
    return Refused("name_taken", f"{name!r} is, or looks like, the name of somebody else; choose another.")


def _revoke(connection: Connection, revoked: Revoked, now: int, lifted: bool = False) -> None:
    connection.execute(delete(REVOKED).where(REVOKED.c.mark == revoked.key))
    connection.execute(insert(REVOKED), {"mark": revoked.key, "at": now, "lifted": lifted})


def _own_rows(person: str) -> dict[str, Select[Any]]:
    friends = select(FRIENDS.c.at, PEOPLE.c.name, PEOPLE.c.page).outerjoin(PEOPLE, PEOPLE.c.person == FRIENDS.c.other)
    groups = select(GROUPS.c.name, GROUP_MEMBERS).join(GROUPS, GROUPS.c.page == GROUP_MEMBERS.c.page)
    return {each.name: select(each).where(each.c.person == person) for each in KEPT} | {
        "friends": friends.where(FRIENDS.c.person == person),
        "groups": groups.where(GROUP_MEMBERS.c.person == person),
        "invitations": select(INVITATIONS).where(*_own_code(person)),
        "reports": select(REPORTS.c.at, REPORTS.c.code, REPORTS.c.text).where(REPORTS.c.reporter == person),
    }


def _own_code(person: str) -> tuple[Any, Any]:
    """With which others become friends."""
    return INVITATIONS.c.kind == "friend", INVITATIONS.c.subject == person


def _plain(row: Row[Any]) -> dict[str, Any]:
    hidden = (
        "person", "public_key", "session", "other", "skeleton", "subject", "ticket", "node", "token", "p256dh", "auth",
    )  # fmt: skip
    return {name: value for name, value in row._mapping.items() if name not in hidden}


def _anonymize(connection: Connection, record: str, person: str, gone: str) -> None:
    """The game keeps seats and points, but no longer says who sat there, and is not found by that name."""
    where = GAMES.c.record == record
    summary = connection.scalar(select(GAMES.c.summary).where(where))
    if summary is None:
        return
    game = finished.read(summary)
    without = game.without(person, gone)
    connection.execute(update(GAMES).where(where).values(summary=finished.write(without)))
    connection.execute(update(PLAYED).where(PLAYED.c.record == record).values(names=names_in(without)))
    document = connection.scalar(select(RECORDS.c.record).where(RECORDS.c.name == record))
    if document is not None:
        new = finished.without_names(document, game.seats_of(person))
        connection.execute(update(RECORDS).where(RECORDS.c.name == record).values(record=new))


def _forget_names(connection: Connection, person: str) -> None:
    """In the logs of tables where the person was."""
    codes = connection.scalars(select(MEMBERSHIPS.c.code).where(MEMBERSHIPS.c.person == person)).all()
    for code in codes:
        named = (ENTRIES.c.code == code, ENTRIES.c.entry.startswith('{"kind":"named"', autoescape=True))
        for number, entry in connection.execute(select(ENTRIES.c.number, ENTRIES.c.entry).where(*named)).all():
            said = log.read(entry)
            if isinstance(said, log.Named) and said.person.partition("/")[0] == person:
                new = log.write(log.Named(said.person, NOBODY))
                where = (ENTRIES.c.code == code, ENTRIES.c.number == number)
                connection.execute(update(ENTRIES).where(*where).values(entry=new))

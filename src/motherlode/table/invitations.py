"""Short codes that invite: to a group, or to be somebody's friend. They are read out and typed, as a table's.

All functions wait for the disk.
"""

import secrets
from typing import NamedTuple

from sqlalchemy import Engine, delete, insert, select

from motherlode.table.decide import new_code
from motherlode.table.errors import Refused
from motherlode.table.people import writing
from motherlode.table.ports import Token
from motherlode.table.schema import INVITATIONS

FRIEND = "friend"
FRIEND_LASTS = 7 * 24 * 3600 * 1000
"""Milliseconds for which a friend's code is good; a group's is until there is another."""


class Invitation(NamedTuple):
    kind: str
    subject: str
    """A person, or a group's page."""


class Invitations:
    def __init__(self, engine: Engine, token: Token = secrets.token_hex) -> None:
        self._engine = engine
        self._token = token

    def renew(self, kind: str, subject: str, now: int) -> str:
        """A new code; the old one is good for nothing from now on."""
        code = new_code(self._token)
        with writing(self._engine) as connection:
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.kind == kind, INVITATIONS.c.subject == subject))
            connection.execute(insert(INVITATIONS), {"code": code, "kind": kind, "subject": subject, "at": now})
        return code

    def of(self, kind: str, subject: str) -> str | None:
        query = select(INVITATIONS.c.code).where(INVITATIONS.c.kind == kind, INVITATIONS.c.subject == subject)
        with self._engine.connect() as connection:
            return connection.scalar(query)

    def find(self, code: str, now: int) -> Invitation:
        with self._engine.connect() as connection:
            row = connection.execute(select(INVITATIONS).where(INVITATIONS.c.code == code)).one_or_none()
        if row is None or (row.kind == FRIEND and row.at < now - FRIEND_LASTS):
            raise Refused("no_such_code", "No table, group or friend has this code, or it is too old.")
        return Invitation(row.kind, row.subject)

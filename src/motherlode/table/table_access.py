"""Who may sit down at a table that is not for everybody, and sees it in lists: friends of its host, a group.

All functions wait for the disk.
"""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import Engine, select

from motherlode.table.schema import FRIENDS, GROUP_MEMBERS
from motherlode.table.summary import TableSummary


class TableAccess:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def visible_to(self, tables: Mapping[str, TableSummary]) -> dict[str, frozenset[str]]:
        """By code, who may see each of the tables that are not for everybody. Whoever sits there always may."""
        private = {code: table for code, table in tables.items() if table.settings.friends or table.settings.group}
        friends = self._friends({table.host for table in private.values() if table.settings.friends})
        members = self._members({table.settings.group for table in private.values() if table.settings.group})
        found = {}
        for code, table in private.items():
            allowed = [friends[table.host]] if table.settings.friends else []
            allowed += [members[table.settings.group]] if table.settings.group else []
            seated = {seat.person for seat in table.seats if seat.person is not None}
            found[code] = frozenset(set.intersection(*allowed) | seated | {table.host})
        return found

    def is_member(self, group: str, person: str) -> bool:
        query = select(GROUP_MEMBERS.c.at).where(GROUP_MEMBERS.c.page == group, GROUP_MEMBERS.c.person == person)
        with self._engine.connect() as connection:
            return connection.scalar(query) is not None

    def _friends(self, hosts: set[str]) -> defaultdict[str, set[str]]:
        found: defaultdict[str, set[str]] = defaultdict(set)
        if hosts:
            with self._engine.connect() as connection:
                for row in connection.execute(select(FRIENDS).where(FRIENDS.c.person.in_(hosts))):
                    found[row.person].add(row.other)
        return found

    def _members(self, groups: set[str]) -> defaultdict[str, set[str]]:
        found: defaultdict[str, set[str]] = defaultdict(set)
        if groups:
            with self._engine.connect() as connection:
                for row in connection.execute(select(GROUP_MEMBERS).where(GROUP_MEMBERS.c.page.in_(groups))):
                    found[row.page].add(row.person)
        return found

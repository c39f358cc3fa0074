"""Which signed cookies are not valid any more: sessions that were ended, people who are deleted or suspended.

They stand in the database, where other servers and the operator's command write, too. They are read again every few
seconds and kept in memory, because every request asks for them.
"""

import asyncio
import time

from motherlode.table.people import People, Revoked
from motherlode.web.connection import Connection
from motherlode.web.guests import COOKIE_SECONDS, Identity
from motherlode.web.lobby import Lobby
from motherlode.web.manager import TableManager
from motherlode.web.periodic_task import PeriodicTask

EVERY = 2.0
"""Seconds after which they are read again."""
OVERLAP = 60_000
"""So many milliseconds the clocks of servers may differ."""
ENDED = 4401
"""The close code for whoever is nobody here any more."""


class Sessions:
    def __init__(self, people: People, manager: TableManager, lobby: Lobby) -> None:
        self._people = people
        self._manager = manager
        self._lobby = lobby
        self._revoked: set[str] = set()
        self._newest = int(1000 * (time.time() - COOKIE_SECONDS))
        self._read()
        self._periodic = PeriodicTask(self.refresh, EVERY, "sessions are not checked")

    def is_valid(self, identity: Identity) -> bool:
        guest, session = identity
        own = Revoked("guest", guest) if session is None else Revoked("session", session)
        revoked = (own, Revoked("person", guest), Revoked("suspended", guest))
        return not self._revoked or not any(each.key in self._revoked for each in revoked)

    async def refresh(self) -> None:
        """Checks at once; whoever is connected without a valid session is hung up."""
        if await asyncio.to_thread(self._read):
            self._hang_up()

    async def stop(self) -> None:
        await self._periodic.stop()

    def _read(self) -> bool:
        """Whether something is revoked that was not."""
        new = False
        for key, at, lifted in self._people.revoked(self._newest - OVERLAP):
            self._newest = max(self._newest, at)
            if lifted:
                self._revoked.discard(key)
            elif key not in self._revoked:
                self._revoked.add(key)
                new = True
        return new

    def _hang_up(self) -> None:
        for host in self._manager.hosts():
            for connection in list(host.connections):
                if isinstance(connection, Connection) and not self.is_valid(connection.identity):
                    connection.hang_up(ENDED)
        for watcher in list(self._lobby.watchers):
            if watcher.identity is not None and not self.is_valid(watcher.identity):
                watcher.hang_up(ENDED)

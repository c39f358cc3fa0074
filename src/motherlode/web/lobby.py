"""The lobby: who watches it, and one poll a second for all of them."""

import time
from typing import Protocol

from motherlode.table import frames
from motherlode.table.matching import FILL_AFTER
from motherlode.table.seekers import Seekers
from motherlode.table.social import Social
from motherlode.web import matchmaker
from motherlode.web.connection import AGAIN
from motherlode.web.guests import Identity
from motherlode.web.lobby_list import LobbyChange, LobbyList
from motherlode.web.lobby_messages import LobbyChangedFrame, LobbyFrame, LobbyTable, WaitingFrame
from motherlode.web.manager import TableManager
from motherlode.web.matchmaker import Matchmaker
from motherlode.web.periodic_task import PeriodicTask

EVERY = 1.0
"""Seconds between two polls."""


class LobbyWatcher(matchmaker.Watcher, Protocol):
    @property
    def identity(self) -> Identity | None:
        """None for whoever is no guest, and only watches."""

    def send(self, frame: bytes) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Lobby:
    def __init__(self, manager: TableManager, social: Social) -> None:
        self._manager = manager
        store, node = manager.store, manager.ports.token(8)
        self.matchmaker = Matchmaker(manager, Seekers(store.engine, node), social)
        self.watchers: set[LobbyWatcher] = set()
        self._list = LobbyList(store, social.access, manager.attended, manager.ports.clock.now)
        self._waiting: dict[str, int] = {}
        self._periodic = PeriodicTask(self._poll, EVERY, "the lobby is not polled")

    async def tables(self, person: str) -> tuple[LobbyTable, ...]:
        """The tables as they are now, for whoever asks once."""
        self._tell(await self._list.refresh())
        return self._list.visible(person)

    async def watch(self, watcher: LobbyWatcher) -> None:
        """Tells somebody everything, and from then on what changes."""
        self._tell(await self._list.refresh(newer_than=time.monotonic() - EVERY))
        self.watchers.add(watcher)
        everything = LobbyFrame(tables=self._list.visible(watcher.person), waiting=self._waiting, fill_after=FILL_AFTER)
        watcher.send(frames.pack(everything))

    async def leave(self, watcher: LobbyWatcher) -> None:
        self.watchers.discard(watcher)
        await self.matchmaker.stop(watcher)

    def hurry(self) -> None:
        """Something happened: the next poll is now."""
        self._periodic.hurry()

    async def stop(self) -> None:
        await self._periodic.stop()
        await self.matchmaker.close()

    async def _poll(self) -> None:
        """While nobody is in the lobby, nothing is asked for."""
        if self._manager.stopping:
            for watcher in list(self.watchers):
                watcher.hang_up(AGAIN)  # another server has the same lobby
        if not self.watchers:
            return
        self._tell(await self._list.refresh())
        if await self.matchmaker.poll(self._list.open_tables()):
            self.hurry()
        if self.matchmaker.waiting != self._waiting:
            self._waiting = self.matchmaker.waiting
            self._tell_all(frames.pack(WaitingFrame(waiting=self._waiting)))

    def _tell(self, change: LobbyChange) -> None:
        if change.tables or change.gone:
            self._tell_all(frames.pack(LobbyChangedFrame(tables=change.tables, gone=change.gone)))
        if change.private:
            for watcher in list(self.watchers):
                tables, gone = self._list.private_change(watcher.person, change.private)
                if tables or gone:
                    watcher.send(frames.pack(LobbyChangedFrame(tables=tables, gone=gone)))

    def _tell_all(self, frame: bytes) -> None:
        for watcher in list(self.watchers):
            watcher.send(frame)

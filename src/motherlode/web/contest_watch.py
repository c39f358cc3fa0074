"""Who has a tournament's page open: they are told that something is new there, by one poll a second for all of them.

The page then asks for what is new, so that everybody gets only what they may see.
"""

import asyncio
from typing import Protocol

from motherlode.contests.tournaments import Fingerprint, Tournaments
from motherlode.table import frames
from motherlode.web.connection import AGAIN
from motherlode.web.manager import TableManager
from motherlode.web.periodic_task import PeriodicTask

EVERY = 1.0
"""Seconds between two polls."""


class ContestChangedFrame(frames.Frame, frozen=True, tag="contest_changed"):
    """Something is new: who joined, what came out, the next round."""


CHANGED = frames.pack(ContestChangedFrame())
AnyContestFrame = ContestChangedFrame | frames.RefusedFrame


class Follower(Protocol):
    def send(self, frame: bytes) -> None: ...
    def hang_up(self, code: int) -> None: ...


class ContestWatch:
    def __init__(self, manager: TableManager, rows: Tournaments) -> None:
        self._manager = manager
        self._rows = rows
        self._followers: dict[str, set[Follower]] = {}
        self._fingerprints: dict[str, Fingerprint] = {}
        self._periodic = PeriodicTask(self._poll, EVERY, "tournaments are not polled")

    async def fingerprint(self, code: str) -> Fingerprint | None:
        """What changes whenever the tournament does; None if there is no such tournament."""
        return (await asyncio.to_thread(self._rows.fingerprints, [code])).get(code)

    def follow(self, code: str, fingerprint: Fingerprint, follower: Follower) -> None:
        """Tells somebody when a tournament has another fingerprint than this."""
        self._followers.setdefault(code, set()).add(follower)
        self._fingerprints.setdefault(code, fingerprint)

    def leave(self, code: str, follower: Follower) -> None:
        others = self._followers.get(code, set())
        others.discard(follower)
        if not others:
            self._followers.pop(code, None)
            self._fingerprints.pop(code, None)

    def hurry(self) -> None:
        """Something happened: the next poll is now."""
        self._periodic.hurry()

    async def stop(self) -> None:
        await self._periodic.stop()

    async def _poll(self) -> None:
        """While nobody has such a page open, nothing is asked for."""
        if self._manager.stopping:
            self._send_away()
        if not self._followers:
            return
        found = await asyncio.to_thread(self._rows.fingerprints, list(self._followers))
        for code, fingerprint in found.items():
            if code in self._followers and fingerprint != self._fingerprints[code]:
                self._fingerprints[code] = fingerprint
                for follower in list(self._followers[code]):
                    follower.send(CHANGED)

    def _send_away(self) -> None:
        for followers in list(self._followers.values()):
            for follower in list(followers):
                follower.hang_up(AGAIN)  # another server knows the same tournaments

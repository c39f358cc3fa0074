"""Finds company for those who want to play with anybody, together with the other servers at the same database.

Each server keeps the tickets of those in its lobby, and any server may serve them: of those where somebody waits one
does it, chosen by a hash, and if two do it the database lets one of them (`table/seekers.py`).
"""

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Protocol, TypeVar

from motherlode.rules import game
from motherlode.table import Refused, Settings
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.decide import open_table
from motherlode.table.entries import Entry
from motherlode.table.host import TableHost
from motherlode.table.matching import ANY, FoundSeat, Matchup, OpenTable, Seeker, match, seat_at_tables
from motherlode.table.seekers import Seekers
from motherlode.table.social import Social
from motherlode.web import logs
from motherlode.web.internal_commands import run_command_as
from motherlode.web.lobby_messages import Seek, Seeking
from motherlode.web.manager import TableManager

T = TypeVar("T")
LIFE = 3.0
"""Seconds between two signs of life for all who wait here."""
COME_WITHIN = 15.0
"""Seconds in which everybody has to be at the new table; who is not loses the seat."""
SEAL_WITHIN = 2.0
"""Seconds for everybody's program to add its value to the deal."""
LEFT_TO_OTHERS = 3000
"""Milliseconds in which another server has to find company."""
AWAY_AFTER = 60
"""Strangers wait so many seconds for whoever is away before they may let a bot play on."""


class Watcher(Protocol):
    """Somebody in the lobby."""

    @property
    def person(self) -> str: ...
    def matched(self, code: str) -> None: ...
    def replaced(self) -> None:
        """The person wants something else, on another page."""


class Matchmaker:
    def __init__(self, manager: TableManager, seekers: Seekers, social: Social) -> None:
        self.waiting: dict[str, int] = {}
        """How many wait, by game, at all servers."""
        self._manager = manager
        self._seekers = seekers
        self._social = social
        self._own: dict[str, tuple[Watcher, Seeker]] = {}
        self._refused: set[tuple[str, str]] = set()
        """Tickets and codes of tables where they were refused."""
        self._shown_life = 0.0
        self._order = asyncio.Lock()
        self._written: set[str] = set()
        """Tickets that are on their way to the database."""
        self._beginning: set[asyncio.Task[None]] = set()

    # What people want.

    async def seek(self, watcher: Watcher, wanted: Seek) -> Seeking:
        self._check(wanted)
        known = self._own.get(watcher.person)
        if known is not None and known[0] is not watcher:
            known[0].replaced()
        ticket = secrets.token_hex(12)
        seeker = Seeker(
            watcher.person, ticket, self._seekers.node, wanted.game, wanted.players or ANY, wanted.bots, since=0
        )
        self._own[watcher.person] = (watcher, seeker)
        self._written.add(ticket)
        writing = asyncio.create_task(self._in_order(self._seekers.put, seeker, self._now()))
        writing.add_done_callback(lambda _: self._written.discard(ticket))
        since = await asyncio.shield(writing)  # whoever leaves meanwhile is taken back after it
        if self._own.get(watcher.person) == (watcher, seeker):
            self._own[watcher.person] = (watcher, seeker._replace(since=since))
        return Seeking(wanted.game, wanted.players, wanted.bots, 0)

    def _check(self, wanted: Seek) -> None:
        rules = game(wanted.game)
        if wanted.players is not None and wanted.players not in rules.players:
            sizes = ", ".join(map(str, rules.players))
            raise Refused("bad_settings", f"{rules.title} has {sizes} players, not {wanted.players}.")
        levels = self._manager.bot_pool.levels(rules)
        if wanted.bots is not None and wanted.bots not in levels:
            raise Refused("unknown_bot", f"There is no bot {wanted.bots!r}: choose one of {', '.join(levels)}.")

    async def stop(self, watcher: Watcher) -> None:
        """Takes back the ticket of somebody who no longer wants to play, or has left the page."""
        known = self._own.get(watcher.person)
        if known is not None and known[0] is watcher:
            del self._own[watcher.person]
            await self._in_order(self._seekers.remove, watcher.person, known[1].ticket)

    async def _in_order(self, job: Callable[..., T], *arguments: object) -> T:
        """Tickets are written and taken back one after another."""
        async with self._order:
            return await asyncio.to_thread(job, *arguments)

    async def close(self) -> None:
        """Nobody here waits any more. Games that were about to begin are left to their players to start."""
        for task in self._beginning:
            task.cancel()
        await asyncio.gather(*self._beginning, return_exceptions=True)

    # What becomes of it.

    async def poll(self, open_tables: list[OpenTable]) -> bool:
        """Once a second: who waits, where seats were found, who can be matched. Whether something new was found."""
        if self._own and time.monotonic() - self._shown_life > LIFE:
            self._shown_life = time.monotonic()
            await asyncio.to_thread(self._seekers.show_life, self._now())
        await self._tell_fates()
        waiting, now = await asyncio.to_thread(self._seekers.waiting, self._now())
        self.waiting = dict(Counter(seeker.game for seeker in waiting))
        if not self._is_ours(waiting, now):
            return False
        people = {seeker.person for seeker in waiting}.union(*(table.people for table in open_tables))
        apart = await asyncio.to_thread(self._seekers.apart, people)
        self._refused = {each for each in self._refused if any(each[0] == seeker.ticket for seeker in waiting)}
        seatings = seat_at_tables(waiting, open_tables, apart, self._refused)
        for seating in seatings:
            await self._seat(seating)
        seated = {seating.seeker.person for seating in seatings}
        left = [seeker for seeker in waiting if seeker.person not in seated]
        matches = match(left, lambda name: game(name).players, apart, now)
        for found in matches:
            await self._open(found)
        return bool(seatings or matches)

    def _is_ours(self, waiting: list[Seeker], now: int) -> bool:
        """Of the servers where somebody waits, one finds company; the others do so only if it fails to."""
        if not waiting or self._manager.stopping:
            return False
        chosen = max({seeker.node for seeker in waiting}, key=lambda node: blake2b(node.encode()).digest())
        return chosen == self._seekers.node or now - waiting[0].since > LEFT_TO_OTHERS

    async def _tell_fates(self) -> None:
        if not self._own:
            return
        own, asked = dict(self._own), set(self._written)
        found = await asyncio.to_thread(self._seekers.own, list(own))
        for person, (watcher, seeker) in own.items():
            if self._own.get(person) != (watcher, seeker) or seeker.ticket in asked:
                continue
            fate = found.get(person)
            if fate is None:  # forgotten while this server was slow
                await asyncio.to_thread(self._seekers.put, seeker, self._now())
            elif fate.ticket != seeker.ticket:
                del self._own[person]
                watcher.replaced()
            elif fate.code is not None:
                del self._own[person]
                await asyncio.to_thread(self._seekers.done, person, seeker.ticket)
                watcher.matched(fate.code)

    async def _seat(self, seating: FoundSeat) -> None:
        """A seat at a table where somebody waits. If it is taken meanwhile, the search goes on."""
        seeker, code, seat = seating
        if not await asyncio.to_thread(self._seekers.claim, seeker, code):
            return
        sit = ask.Sit(seat=seat)
        try:
            host = await self._manager.find(code)
            await asyncio.to_thread(self._social.check, host.table, seeker.person, sit)
            await run_command_as(host, seeker.person, sit)
        except (Refused, TimeoutError):
            self._refused.add((seeker.ticket, code))
            await asyncio.to_thread(self._seekers.release, seeker, code)

    async def _open(self, found: Matchup) -> None:
        """A new table, if everybody is still there and has no seat elsewhere: that is one commit."""
        claims = tuple((seeker.person, seeker.ticket) for seeker in sorted(found.seekers))
        try:
            host = await self._manager.found(self._entries(found), claims=claims)
        except Refused as error:
            if error.name != "taken":
                logs.fail("no table for those who wait", error)
            return
        task = asyncio.create_task(self._begin(host, found))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    def _entries(self, found: Matchup) -> list[Entry]:
        """People in any order, then bots: at a table that everybody may watch."""
        people = [seeker.person for seeker in found.seekers]
        settings = Settings(
            game=found.seekers[0].game, players=found.players, listed=True, away_after=AWAY_AFTER, hints=False
        )
        seats: list[Entry] = [log.Sat(seat, person) for seat, person in enumerate(random.sample(people, len(people)))]
        if found.bots is not None:
            seats += [log.BotSat(seat, found.bots) for seat in range(len(people), found.players)]
        return [open_table(people[0], settings, self._manager.ports.token), *seats]

    async def _begin(self, host: TableHost, found: Matchup) -> None:
        """Starts the game when everybody is there."""
        table = host.table
        people = {seeker.person for seeker in found.seekers}
        try:
            await _until(lambda: all(map(table.presence.here, people)), COME_WITHIN)
            for person in sorted(people):
                if not table.presence.here(person):
                    await run_command_as(host, person, ask.Leave())
            if all(not seat.empty for seat in table.seats):
                own = [seat for person in people for seat in table.seats_of(person)]
                await _until(lambda: all(seat in table.seals for seat in own), SEAL_WITHIN)
                await run_command_as(host, table.host, ask.Start())
        except (Refused, TimeoutError) as error:
            logs.note(f"a matched game was not begun: {error}")

    def _now(self) -> int:
        return self._manager.ports.clock.now()


async def _until(holds: Callable[[], bool], seconds: float) -> None:
    """Waits until something is so, or long enough."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        await asyncio.sleep(0.1)

"""A table in this process: the same host as a server's, without a network. Keys go in as commands, frames come out."""

import asyncio
import secrets
from dataclasses import dataclass
from datetime import date

from motherlode.review.advice import AdvisingBots
from motherlode.table import Refused, Settings, Table, views
from motherlode.table import commands as ask
from motherlode.table.bot_pool import ThreadBotPool
from motherlode.table.clock import SystemClock
from motherlode.table.commands import Command
from motherlode.table.frames import TableFrame
from motherlode.table.host import TableHost
from motherlode.table.log_writer import Writer
from motherlode.table.opening import load_host, open_host
from motherlode.table.ports import Bots, Ports
from motherlode.table.presence import LocalPresence
from motherlode.table.store import Store
from motherlode.table.warmup import Warmup
from motherlode.terminal.client import Gone, TableClient

KEYBOARD = "keyboard"
"""Who plays at this keyboard, as the log knows them: one person with one or several seats."""


MOST_KEPT = 200
"""Among so many tables unfinished ones are looked for."""


@dataclass(frozen=True)
class Player:
    """Who is to sit in a seat: a person of a name and with a wish for colours, or a bot of a level."""

    name: str | None = None
    colours: tuple[str, ...] = ()
    level: str | None = None


class Surroundings:
    """What a host at the keyboard needs: the same log and pool as a server's, for one table."""

    def __init__(self, store: Store, bots: Bots | None = None) -> None:
        bots = bots or AdvisingBots()
        self._warmup = Warmup(bots)
        self._bot_pool = ThreadBotPool(bots, self._warmup, threads=1)
        self.store = store
        self._writer = Writer(store)
        self.ports = Ports(
            log=self._writer,
            clock=SystemClock(),
            token=secrets.token_hex,
            bot_pool=self._bot_pool,
            rules_loader=self._warmup,
            monitor=_Nobody(),
            presence=LocalPresence,
        )

    async def close(self) -> None:
        self._warmup.stop()
        self._bot_pool.stop(wait=False)
        await self._writer.stop()


class _Nobody:
    """Nobody counts or logs at a keyboard; what concerns the players, they are told."""

    def count(self, name: str) -> None:
        pass

    def time_move(self, arrived: float, on_disk: float, told: float) -> None:
        pass

    def fail(self, what: str, error: BaseException, code: str) -> None:
        pass


class LocalClient(TableClient):
    """Everybody at this keyboard, at a table of this process (a `ports.Connection`)."""

    is_local = True
    person = KEYBOARD

    def __init__(self, host: TableHost, surroundings: Surroundings) -> None:
        super().__init__()
        self._host = host
        self._surroundings = surroundings
        host.arrive(self)

    @classmethod
    async def open(
        cls, store: Store, settings: Settings, players: list[Player], bots: Bots | None = None
    ) -> "LocalClient":
        """A new table with everybody seated, and its first game."""
        surroundings = Surroundings(store, bots)
        client = cls(await open_host(surroundings.ports, KEYBOARD, settings), surroundings)
        for seat, player in enumerate(players):
            await client._seat(seat, player)
        await client.ask(ask.Start())
        return client

    async def _seat(self, seat: int, player: Player) -> None:
        if player.level is not None:
            await self.ask(ask.SeatBot(seat=seat, level=player.level))
            return
        await self.ask(ask.Sit(seat=seat))
        if player.name is not None:
            await self.ask(ask.Name(name=player.name, seat=seat))
        if player.colours:
            await self.ask(ask.Colours(seat=seat, colours=player.colours))

    @classmethod
    async def resume(cls, store: Store, code: str, bots: Bots | None = None) -> "LocalClient":
        """A table as its log has it, with its bots playing on."""
        surroundings = Surroundings(store, bots)
        return cls(await load_host(surroundings.ports, code), surroundings)

    async def ask(self, command: Command) -> None:
        numbered, answer = self._number(command)
        self._host.hear(self, numbered)
        self._check(await answer)

    async def fetch_record(self, name: str) -> bytes:
        store, clock = self._surroundings.store, self._surroundings.ports.clock
        record = await asyncio.to_thread(store.record, name, clock.now())
        if record is None:
            raise Refused("no_such_record", "There is no record of this game.")
        return record

    @property
    def address(self) -> str:
        return ""

    def send(self, frame: bytes) -> None:
        self._take(frame)

    def hold(self) -> None:
        """Keys wait by themselves."""

    def release(self) -> None:
        pass

    def hang_up(self) -> None:
        gone = Gone("The table is closed.")
        self._deliver(gone)
        self._give_up_answers(gone)

    async def close(self) -> None:
        self._host.leave(self)
        await self._host.stop()
        await self._surroundings.close()
        self._deliver(Gone("The table is closed."))


@dataclass(frozen=True)
class UnfinishedGame:
    """A game that can be gone on with."""

    table: TableFrame
    opened_at: int
    """Seconds since 1970."""

    @property
    def day(self) -> str:
        return date.fromtimestamp(self.opened_at).isoformat()


def unfinished(store: Store) -> list[UnfinishedGame]:
    """The games of this keyboard that can be gone on with, the newest first."""
    kept = [
        (Table.rebuild(listed.code, store.load(listed.code)), listed.opened_at)
        for listed in store.tables_of(KEYBOARD, MOST_KEPT)
        if listed.summary is None or listed.summary.phase == "playing"
    ]
    return [UnfinishedGame(views.table_frame(table, KEYBOARD, 0.0), opened) for table, opened in kept if table.running]

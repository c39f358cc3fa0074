"""Hosts for tests: their ports by hand, and people who are connected directly, over a socket or at a keyboard."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from motherlode.bots.table_bots import TableBots
from motherlode.rules import Game
from motherlode.table import Settings
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table.entries import Entry, Written
from motherlode.table.fair_queue import Requester
from motherlode.table.frames import HintFrame
from motherlode.table.host import TableHost
from motherlode.table.opening import open_host
from motherlode.table.play import Play
from motherlode.table.ports import AlreadyWritten, OutcomeUnknown, Ports, Tell, Thought, Writing
from motherlode.table.presence import LocalPresence
from motherlode.table.store import Store
from motherlode.terminal.client import RefusedThere
from motherlode.terminal.local import LocalClient, Surroundings
from tests.patience import LONGEST
from tests.sqlite import new_store
from tests.table.seating import counted_tokens, levels
from tests.web.serving import serving

_decoder: msgspec.json.Decoder[ask.Command] = msgspec.json.Decoder(ask.AnyCommand)


class FakeClock:
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self.timers: list[FakeTimer] = []

    def now(self) -> int:
        return int(1000 * self.time)

    def monotonic(self) -> float:
        return self.time

    def call_later(self, seconds: float, what: Callable[[], None]) -> "FakeTimer":
        timer = FakeTimer(self, self.time + seconds, what)
        self.timers.append(timer)
        return timer

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self.call_later(seconds, lambda: woken.set_result(None))
        await woken

    async def move_on(self, seconds: float) -> None:
        """What falls due meanwhile is done, in order; and what comes of it."""
        self.time += seconds
        for timer in sorted(self.timers, key=lambda timer: timer.due):
            if timer.due <= self.time and timer in self.timers:
                self.timers.remove(timer)
                timer.what()
        await settle()


class FakeTimer:
    def __init__(self, clock: FakeClock, due: float, what: Callable[[], None]) -> None:
        self._clock = clock
        self.due = due
        self.what = what

    def cancel(self) -> None:
        if self in self._clock.timers:
            self._clock.timers.remove(self)


async def settle() -> None:
    """Lets everything happen that needs no waiting."""
    for _ in range(20):
        await asyncio.sleep(0)


class MemoryLog:
    """A log that several hosts can share. `faults` are what happens to the next writings instead."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Written]] = {}
        self.records: dict[str, bytes] = {}
        self.faults: deque[Callable[[Writing], None]] = deque()
        self.reads = 0
        self.by_others: set[tuple[str, int]] = set()
        """What another process wrote."""
        self._held_up: asyncio.Future[None] | None = None

    def append(self, writing: Writing, tell: Tell) -> None:
        if self._held_up is not None:
            held_up, self._held_up = self._held_up, None
            self.keep(writing)
            held_up.add_done_callback(lambda _: tell(None))
            return
        outcome: Exception | None = None
        try:
            self.faults.popleft()(writing) if self.faults else self.keep(writing)
        except Exception as error:
            outcome = error
        asyncio.get_running_loop().call_soon(tell, outcome)

    def keep(self, writing: Writing) -> None:
        kept = self.logs.setdefault(writing.code, [])
        if len(kept) != writing.number:
            raise AlreadyWritten
        kept += [Written(log.read(log.write(entry)), writing.at) for entry in writing.entries]
        if writing.record is not None:
            self.records[writing.record[0]] = writing.record[1]

    async def read(self, code: str, start: int) -> list[Written]:
        self.reads += 1
        return self.logs.get(code, [])[start:]

    async def wrote(self, code: str, number: int) -> bool:
        return (code, number) not in self.by_others

    # Faults.

    def hold_up(self) -> "asyncio.Future[None]":
        """The next writing is on disk when this is done."""
        self._held_up = asyncio.get_running_loop().create_future()
        return self._held_up

    def full(self, writing: Writing) -> None:
        raise OSError("no space left on device")

    def lost_before(self, writing: Writing) -> None:
        raise OutcomeUnknown

    def lost_after(self, writing: Writing) -> None:
        self.keep(writing)
        raise OutcomeUnknown


class FirstMove:
    """Bots that think at once, on the loop: the first legal move. `failures` of them fail first."""

    def __init__(self) -> None:
        self.failures = 0
        self.asked = 0
        self.pondered: list[tuple[int | None, int, str]] = []
        """At whose turn, in which seat, and the level."""
        self.broken_off = 0
        self.go_on = asyncio.Event()
        """Who thinks ahead does so until then."""

    def levels(self, game: Game) -> Sequence[str]:
        return levels(game)

    def seconds(self, level: str) -> float | None:
        return None

    async def choose(self, play: Play, seat: int, level: str, share: float, requester: Requester) -> Thought:
        self.asked += 1
        if self.failures:
            self.failures -= 1
            raise RuntimeError("the bot has a headache")
        return Thought(play.state.legal_moves()[0].text, 0.0)

    async def ponder(self, play: Play, seat: int, level: str) -> None:
        self.pondered.append((play.seat, seat, level))
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.broken_off += 1
            raise

    async def advise(
        self, play: Play, seat: int, turn: int, answer: int | None, requester: Requester, wanted: Callable[[], bool]
    ) -> HintFrame:
        move = play.state.legal_moves()[0].text
        return HintFrame(answer=answer, seat=seat, turn=turn, move=move, win=0.5, points=0, reason="x", facts={})


class Ready:
    def has_rules(self, name: str) -> bool:
        return True

    async def rules(self, name: str) -> None:
        pass


class Counted:
    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.times: list[tuple[float, float, float]] = []
        self.failed: list[str] = []

    def time_move(self, arrived: float, on_disk: float, told: float) -> None:
        self.times.append((arrived, on_disk, told))

    def count(self, name: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1

    def fail(self, what: str, error: BaseException, code: str) -> None:
        self.failed.append(what)


class Stage:
    """All ports of a host, by hand."""

    def __init__(self, shared: MemoryLog | None = None) -> None:
        self.log = MemoryLog() if shared is None else shared
        self.clock = FakeClock()
        self.bots = FirstMove()
        self.monitor = Counted()
        self.forgotten: list[str] = []
        self.ports = Ports(
            log=self.log,
            clock=self.clock,
            token=counted_tokens(),
            bot_pool=self.bots,
            rules_loader=Ready(),
            monitor=self.monitor,
            presence=LocalPresence,
            forget=self.forgotten.append,
        )

    async def open(self, **settings: Any) -> TableHost:
        return await open_host(self.ports, "ann", Settings(**settings))


class Person(ABC):
    """Somebody connected to a table, who remembers every frame."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def take(self, packed: str | bytes) -> None:
        frame: dict[str, Any] = msgspec.json.decode(packed)
        self.frames.append(frame)
        if frame["kind"] in ("table", "play"):
            setattr(self, frame["kind"], frame)
        self._news.set()

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(LONGEST):
            while not wanted():
                self._news.clear()
                await self._news.wait()

    def kinds(self, since: int = 0) -> list[str]:
        return [frame["kind"] for frame in self.frames[since:]]

    @abstractmethod
    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Asks something and waits for the answer."""

    async def move(self, move: str | None = None) -> dict[str, Any]:
        """Makes a move, the first legal one if none is named."""
        view = self.play["view"]
        return await self.ask("move", seat=view["seat"], turn=view["turn"], move=move or view["moves"][0])

    @property
    def to_move(self) -> bool:
        return bool(self.play.get("view", {}).get("moves"))


class Direct(Person):
    """Connected to a host in this process."""

    def __init__(self, host: TableHost, person: str = "ann") -> None:
        super().__init__()
        self.host = host
        self.person = person
        self.address = ""
        self.held = 0
        self.hung_up = False
        self._id = 0
        host.arrive(self)

    def send(self, frame: bytes) -> None:
        self.take(frame)

    def hold(self) -> None:
        self.held += 1

    def release(self) -> None:
        self.held -= 1

    def hang_up(self) -> None:
        self.hung_up = True

    def say(self, kind: str, **fields: Any) -> int:
        """Asks something without waiting; gives its number."""
        self._id += 1
        self.host.hear(self, _decoder.decode(msgspec.json.encode({"kind": kind, "id": self._id} | fields)))
        return self._id

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        return await _answer(self, self.say(kind, **fields))


async def _answer(person: Person, number: int) -> dict[str, Any]:
    def answers() -> list[dict[str, Any]]:
        return [frame for frame in person.frames if frame.get("answer") == number]

    await person.until(answers)
    return answers()[0]


class OverSocket(Person):
    """Connected to a server."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self._socket = socket
        self._id = 0
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                self.take(text)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._id += 1
        await self._socket.send(msgspec.json.encode({"kind": kind, "id": self._id} | fields).decode())
        return await _answer(self, self._id)


class AtKeyboard(Person):
    """Everybody at a keyboard."""

    def __init__(self, client: "_Overheard") -> None:
        super().__init__()
        self.client = client
        client.overheard_by(self)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        command = _decoder.decode(msgspec.json.encode({"kind": kind} | fields))
        with suppress(RefusedThere):
            await self.client.ask(command)
        return await _answer(self, self.client._asked)


class _Overheard(LocalClient):
    """A client whose frames somebody else reads, too."""

    def __init__(self, host: TableHost, surroundings: Surroundings) -> None:
        self.listener: Person | None = None
        self._early: list[bytes] = []
        super().__init__(host, surroundings)

    def overheard_by(self, person: Person) -> None:
        self.listener = person
        for packed in self._early:
            person.take(packed)

    def send(self, frame: bytes) -> None:
        if self.listener is None:
            self._early.append(frame)
        else:
            self.listener.take(frame)
        super().send(frame)


class Faults:
    """What happens to the next writings to a store."""

    def __init__(self, store: Store) -> None:
        self._keep = store.write
        self._next: deque[Callable[[Iterable[Writing]], None]] = deque()
        store.write = self._write  # type: ignore[method-assign]

    def _write(self, writings: Iterable[Writing]) -> None:
        self._next.popleft()(writings) if self._next else self._keep(writings)

    def full(self) -> None:
        def fail(writings: Iterable[Writing]) -> None:
            raise OSError("no space left on device")

        self._next.append(fail)

    def lost(self, kept: bool) -> None:
        def lose(writings: Iterable[Writing]) -> None:
            if kept:
                self._keep(writings)
            raise OutcomeUnknown

        self._next.append(lose)

    def other_writer(self, code: str, number: int, *entries: Entry) -> None:
        self._keep([Writing(code, number, entries, 1)])


class Venue:
    """A table with one person who is its host and in seat 0, whatever is between the person and the table's host."""

    def __init__(self, person: Person, store: Store, code: str) -> None:
        self.person = person
        self.store = store
        self.code = code
        self.faults = Faults(store)

    def log(self) -> list[Written]:
        return self.store.load(self.code)


QUICK = TableBots({})


@asynccontextmanager
async def directly(folder: Path, settings: dict[str, Any]) -> AsyncIterator[Venue]:
    store = new_store(folder / "tables.db")
    surroundings = Surroundings(store, QUICK)
    host = await open_host(surroundings.ports, "ann", Settings(**settings))
    yield Venue(Direct(host), store, host.table.code)
    await host.stop()
    await surroundings.close()
    store.close()


@asynccontextmanager
async def over_a_socket(folder: Path, settings: dict[str, Any]) -> AsyncIterator[Venue]:
    async with serving(folder / "tables.db") as site, site.browser() as client:
        code = await site.open(client, **settings)
        async with site.socket(code, client.cookies["motherlode_guest"]) as socket:
            yield Venue(OverSocket(socket), site.manager.store, code)


@asynccontextmanager
async def at_a_keyboard(folder: Path, settings: dict[str, Any]) -> AsyncIterator[Venue]:
    store = new_store(folder / "tables.db")
    surroundings = Surroundings(store, QUICK)
    client = _Overheard(await open_host(surroundings.ports, "keyboard", Settings(**settings)), surroundings)
    person = AtKeyboard(client)
    yield Venue(person, store, person.table["code"])
    await client.close()
    store.close()


VENUES: dict[str, Callable[[Path, dict[str, Any]], AbstractAsyncContextManager[Venue]]] = {
    "host": directly,
    "web": over_a_socket,
    "terminal": at_a_keyboard,
}

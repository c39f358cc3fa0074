"""Players who use the public protocol alone (docs/protocol.md). They open tables, sit down, play legal moves and say
something now and then; when a connection ends or nobody answers, they come back, to any of the servers.
"""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
from benchmarks.faults.history import Message, Recorder
from benchmarks.faults.processes import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

ANSWER_WITHIN = 4.0
"""Seconds after which a player does not believe in an answer any more, and comes back elsewhere."""
PAUSE = 0.05, 0.25
"""Seconds that a player thinks."""
AGAIN = 0.2, 0.6
"""Seconds before somebody tries again who could not connect or was refused."""
SAYS = 0.05
"""How often a player says something before a move."""


class Kind:
    """Who sits at a table: people with one or several sockets each, and bots."""

    def __init__(self, game: str, sockets: tuple[int, ...], bots: int = 0, games: int | None = None) -> None:
        self.game = game
        self.sockets = sockets
        """How many sockets each person has. Who has two moves with both: one must lose."""
        self.bots = bots
        self.games = games
        """After so many games these people go on at a new table; None is never."""

    @property
    def players(self) -> int:
        return len(self.sockets) + self.bots


KINDS = (
    Kind("donkey", (1, 1)),
    Kind("gate", (2, 1), bots=1),
    Kind("mine", (1,), bots=1),
    Kind("gate", (1, 1), games=1),
    Kind("donkey", (2, 2)),
    Kind("mine", (1, 1), games=1),
    Kind("donkey", (1, 1), bots=2),
    Kind("gate", (1,), bots=2),
)


class Crew:
    """The people of one table after another."""

    def __init__(self, name: str, kind: Kind, servers: list[Server], recorder: Recorder, rng: random.Random) -> None:
        self.name = name
        self.kind = kind
        self.servers = servers
        self.recorder = recorder
        self.rng = rng
        self.table: str | None = None
        self.acknowledged = 0
        """How many messages were carried out."""
        self.texts = (f"{name} {number}" for number in itertools.count())
        """Nothing is said twice, so that the log shows what was written twice."""
        self._people = [
            Person(f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(256)}") for _ in kind.sockets
        ]
        self.players = [
            Player(f"{name}/{seat}/{socket}", self, person, seat)
            for seat, person in enumerate(self._people)
            for socket in range(kind.sockets[seat])
        ]

    async def play(self) -> None:
        """Plays until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._open_tables())
            for player in self.players:
                group.create_task(player.play())

    def leave(self, table: str) -> None:
        """All go on at a new table, if they have not yet."""
        if self.table == table:
            self.table = None
            for player in self.players:
                player.look_up()

    async def _open_tables(self) -> None:
        while True:
            if self.table is None and all(person.cookie for person in self._people):
                self.table = await self._open()
            elif self.table is None:
                await self._become_guests()
            await asyncio.sleep(0.05)

    async def _become_guests(self) -> None:
        for person in self._people:
            while person.cookie is None:
                async with self.client(person, self.rng.choice(self.servers)) as client:
                    with contextlib.suppress(httpx.HTTPError, KeyError):
                        answer = await client.get("/api/me")
                        person.cookie = answer.headers["set-cookie"].split(";")[0]
                await self.wait(AGAIN)

    async def _open(self) -> str:
        """Asks server after server for a table; one whose answer did not come may exist, and nobody comes."""
        settings = {"game": self.kind.game, "players": self.kind.players, "pause": False}
        while True:
            server = self.rng.choice(self.servers)
            number = self.recorder.opening(server.number)
            async with self.client(self._people[0], server) as client:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.post("/api/tables", json=settings)
                    if answer.status_code == 201:
                        code = str(answer.json()["code"])
                        self.recorder.opened(number, code)
                        return code
            await self.wait(AGAIN)

    def client(self, person: "Person", server: Server) -> httpx.AsyncClient:
        """Without the machine's certificates, which take longer to read than an answer takes to come."""
        url = f"http://{server.host}"
        return httpx.AsyncClient(
            base_url=url, headers=person.headers, trust_env=False, verify=False, timeout=ANSWER_WITHIN
        )

    async def wait(self, between: tuple[float, float]) -> None:
        await asyncio.sleep(self.rng.uniform(*between))


class Person:
    """A guest: a cookie, and an address of one's own."""

    def __init__(self, address: str) -> None:
        self.cookie: str | None = None
        self._address = address

    @property
    def headers(self) -> dict[str, str]:
        forwarded = {"X-Forwarded-For": self._address}
        return forwarded if self.cookie is None else forwarded | {"Cookie": self.cookie}


class NoAnswer(Exception):
    """A server did not answer in time."""


class Player:
    """A person's socket, connected to one server after another."""

    def __init__(self, name: str, crew: Crew, person: Person, seat: int) -> None:
        self.name = name
        self.crew = crew
        self.seat = seat
        self._person = person
        self._recorder = crew.recorder
        self._rng = random.Random(f"{name} {crew.rng.random()}")
        self._avoided: Server | None = None
        self.newest: tuple[str, int] = "", 0
        """The table and the newest turn that was seen there: that this player could play on."""
        self._forget()

    def _forget(self) -> None:
        """A new connection begins with everything anew."""
        self._table: Message | None = None
        self._view: Message | None = None
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()

    async def play(self) -> None:
        while True:
            if (code := self.crew.table) is None:
                await asyncio.sleep(0.05)
                continue
            await self._visit(code)
            await self.crew.wait(AGAIN)

    async def _visit(self, code: str) -> None:
        """One connection, from its beginning to its end."""
        server = self._rng.choice(
            [each for each in self.crew.servers if each is not self._avoided] or self.crew.servers
        )
        self._avoided = server
        self._forget()
        try:
            socket = await connect(
                f"ws://{server.host}/api/tables/{code}/socket",
                additional_headers=self._person.headers,
                compression=None,
                proxy=None,
                open_timeout=ANSWER_WITHIN,
                close_timeout=0.5,
                ping_interval=2,
                ping_timeout=ANSWER_WITHIN,
            )
        except (OSError, InvalidHandshake, WebSocketException):
            return
        connection = self._recorder.connected(self.name, code, server.number)
        why = "cancelled"
        try:
            why = await self._attend(socket, connection, code)
        finally:
            self._recorder.ended(connection, why)
            socket.transport.abort()

    async def _attend(self, socket: ClientConnection, connection: int, code: str) -> str:
        """Listens and acts until one of the two is over; says why."""
        tasks = [
            asyncio.create_task(self._listen(socket, connection, code)),
            asyncio.create_task(self._act(socket, connection, code)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        error = done.pop().exception()
        if error is not None and not isinstance(error, NoAnswer | WebSocketException | OSError):
            raise error
        return "moves on to another table" if error is None else repr(error)

    def look_up(self) -> None:
        """There is news, even if no frame tells of it."""
        self._news.set()

    # Listening.

    async def _listen(self, socket: ClientConnection, connection: int, code: str) -> None:
        while True:
            frame: Message = json.loads(await socket.recv())
            self._recorder.told(connection, frame)
            self._hear(frame, code)

    def _hear(self, frame: Message, code: str) -> None:
        if frame["kind"] == "table":
            self._table = frame
        elif frame["kind"] == "play":
            self._view = frame["view"]
            self.newest = code, frame["view"]["turn"]
        answer = self._answers.pop(frame.get("answer") or 0, None)
        if answer is not None and not answer.done():  # it is done if it came too late
            answer.set_result(frame)
        self._news.set()

    # Acting.

    async def _act(self, socket: ClientConnection, connection: int, code: str) -> None:
        """Does what is to be done, one thing after another; ends when the crew has gone elsewhere."""
        while self.crew.table == code:
            self._news.clear()
            if (message := self._next()) is None:
                await self._news.wait()
                continue
            await self.crew.wait(PAUSE)
            message = self._next() or message
            if message["kind"] == "move" and self._rng.random() < SAYS:
                await self._ask(socket, connection, {"kind": "say", "seat": self.seat, "text": next(self.crew.texts)})
            answer = await self._ask(socket, connection, message)
            if answer["kind"] == "refused" and answer["name"] != "stale":
                await self.crew.wait(AGAIN)

    def _next(self) -> Message | None:
        """What this player wants to do as things stand."""
        if self._table is None:
            return None
        return next(self._wishes(self._table), None)

    def _wishes(self, table: Message) -> Iterator[Message]:
        seats, phase = table["seats"], table["phase"]
        mine = self.seat in table["you"]["seats"]
        if not mine and seats[self.seat]["player"] is None:
            yield {"kind": "sit", "seat": self.seat}
        if table["you"]["host"]:
            yield from self._bots_wanted(seats)
        if phase == "gathering" and self.seat == 0 and all(seat["player"] for seat in seats):
            yield {"kind": "start"}
        if phase == "over" and mine:
            yield from self._after_a_game(table)
        if phase == "playing" and self._view is not None and self._view["moves"] and self._view["seat"] == self.seat:
            move = self._rng.choice(self._view["moves"])
            yield {"kind": "move", "seat": self.seat, "turn": self._view["turn"], "move": move}

    def _bots_wanted(self, seats: list[Any]) -> Iterator[Message]:
        for number in range(len(self.crew.kind.sockets), len(seats)):
            if seats[number]["player"] is None:
                yield {"kind": "seat_bot", "seat": number, "level": "random"}

    def _after_a_game(self, table: Message) -> Iterator[Message]:
        games = self.crew.kind.games
        if games is not None and table["series"]["played"] >= games:
            self.crew.leave(table["code"])
        else:
            yield {"kind": "rematch"}

    async def _ask(self, socket: ClientConnection, connection: int, message: Message) -> Message:
        """Sends a message and waits for its answer."""
        number = next(self._ids)
        message = message | {"id": number}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        self._recorder.asked(connection, message)
        await socket.send(json.dumps(message))
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                told = await answer
        except TimeoutError:
            raise NoAnswer from None
        self.crew.acknowledged += told["kind"] != "refused"
        return told


class Standing:
    """How far everybody is at one moment, to see that everybody plays on from there."""

    def __init__(self, crews: list[Crew]) -> None:
        self._crews = crews
        self._acknowledged = [crew.acknowledged for crew in crews]
        self._turns: dict[str, int] = {}
        for table, turn in self._newest(crews):
            self._turns[table] = max(turn, self._turns.get(table, 0))

    def _newest(self, crews: list[Crew]) -> list[tuple[str, int]]:
        return [player.newest for crew in crews for player in crew.players]

    async def is_past(self) -> bool:
        """Every player has seen a newer turn, and at every table somebody could do something."""
        moved = all(turn > self._turns.get(table, 0) for table, turn in self._newest(self._crews))
        return moved and all(
            crew.acknowledged > before for crew, before in zip(self._crews, self._acknowledged, strict=True)
        )

"""A TCP proxy between one server and PostgreSQL: it can cut connections, in the middle of commits too, or go silent."""

import asyncio
import contextlib
import random
from collections.abc import Callable

COMMIT = b"COMMIT\0"
"""As it stands in the protocol's messages."""
LISTEN = b"LISTEN "
CHUNK = 1 << 16


class Link:
    """One connection of the server, and the proxy's own to PostgreSQL for it."""

    def __init__(self, here: asyncio.StreamWriter, there: asyncio.StreamWriter) -> None:
        self._ends = here, there
        self.listens = False
        """It hears other servers' messages."""
        self.committing = False
        """A commit was let through whose answer will not be."""

    def cut(self) -> None:
        """As if the network broke: no goodbye, and what was on its way is lost."""
        for end in self._ends:
            end.transport.abort()


class Proxy:
    """Where a server thinks that PostgreSQL is."""

    def __init__(self, target: Callable[[], int]) -> None:
        self.port = 0
        self.cuts = 0
        """How many commits were cut."""
        self._target = target
        """The port of PostgreSQL now: another one after a standby was promoted."""
        self._links: set[Link] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._open = True
        self._deaf = False
        self._cutting: random.Random | None = None
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        self.be_silent(False)
        self.cut()
        while self._links:
            await asyncio.sleep(0.01)

    # Faults.

    def cut(self) -> None:
        for link in list(self._links):
            link.cut()

    def be_deaf(self, deaf: bool) -> None:
        """While it is deaf, connections that hear other servers are cut, and those alone."""
        self._deaf = deaf
        for link in list(self._links):
            if deaf and link.listens:
                link.cut()

    def be_closed(self, closed: bool) -> None:
        """While it is closed, new connections are cut at once; so are those that there are now."""
        self._open = not closed
        if closed:
            self.cut()

    def be_silent(self, silent: bool) -> None:
        """While it is silent nothing goes through, and nobody is told."""
        if silent:
            self._flowing.clear()
        else:
            self._flowing.set()

    def cut_commits(self, rng: random.Random | None) -> None:
        """Cuts connections at half of the commits: before PostgreSQL hears of it, or before its answer comes back."""
        self._cutting = rng

    # Passing on.

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if not self._open:
                raise ConnectionRefusedError
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._target())
        except OSError:
            writer.transport.abort()
            return
        link = Link(writer, there_writer)
        self._links.add(link)
        ways = [
            asyncio.create_task(self._pass_questions(link, reader, there_writer)),
            asyncio.create_task(self._pass_answers(link, there_reader, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            link.cut()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self._links.discard(link)

    async def _pass_questions(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flowing.wait()
                link.listens = link.listens or LISTEN in data.upper()
                if link.listens and self._deaf:
                    return
                if self._cutting is not None and COMMIT in data and self._cutting.random() < 0.5:
                    self.cuts += 1
                    if self._cutting.random() < 0.5:
                        return
                    link.committing = True
                writer.write(data)
                await writer.drain()

    async def _pass_answers(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flowing.wait()
                if link.committing:
                    return
                writer.write(data)
                await writer.drain()

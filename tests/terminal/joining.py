"""Tables of a server, joined from a terminal."""

import asyncio
import io
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from motherlode.table import commands as ask
from motherlode.terminal.client import TableClient
from motherlode.terminal.plain import LineReader, Plain
from motherlode.terminal.remote import GuestCookies, RemoteClient
from tests.patience import LONGEST
from tests.terminal.playing import PREFERENCES
from tests.web.serving import TRUSTING_NOBODY, Site, serving


async def own_table(site: Site, guests: GuestCookies, **more: int) -> str:
    """A table that this keyboard's guest has opened, as the browser would with the same cookie."""
    cookie = await asyncio.to_thread(guests.at, site.url)
    async with httpx.AsyncClient(base_url=site.url, headers={"Cookie": cookie}, verify=TRUSTING_NOBODY) as client:
        settings = {"game": "donkey", "players": 2, "deal": 3, "first": 0, "pause": False, **more}
        answer = await client.post("/api/tables", json=settings)
        return str(answer.json()["code"])


class Screen(io.StringIO):
    """A terminal that remembers what was written on it."""

    def isatty(self) -> bool:
        return True


class Typist:
    """Somebody at the plain mode of this process."""

    def __init__(self, client: TableClient) -> None:
        reading, writing = os.pipe()
        self._keyboard = os.fdopen(writing, "w")
        self._input = os.fdopen(reading)
        self.screen = Screen()
        self.plain = Plain(client, PREFERENCES, LineReader(self._input), self.screen)
        self.running = asyncio.create_task(self.plain.run())

    def type(self, line: str) -> None:
        self._keyboard.write(f"{line}\n")
        self._keyboard.flush()

    async def until(self, text: str) -> None:
        """Waits for a text that was not there before this was last asked for."""
        end = asyncio.get_running_loop().time() + LONGEST
        while text not in self.screen.getvalue():
            assert asyncio.get_running_loop().time() < end, self.screen.getvalue()
            await asyncio.sleep(0.001)

    async def end(self) -> int:
        """Nothing more to read for it; its exit status."""
        self._keyboard.close()
        status = await asyncio.wait_for(self.running, LONGEST)
        self._input.close()
        return status


@asynccontextmanager
async def at_a_server(folder: Path, seats: int) -> AsyncIterator[tuple[Typist, RemoteClient]]:
    """Mia, who begins, at the protocol; somebody else at the plain mode, with a seat or without one."""
    async with serving(folder / "server.db") as site:
        guests = GuestCookies(folder / "mia.json")
        code = await own_table(site, guests)
        mia = await RemoteClient.join(site.url, code, guests)
        ben = await RemoteClient.join(site.url, code, GuestCookies(folder / "ben.json"))
        await mia.ask(ask.Name(name="Mia"))
        await mia.ask(ask.Sit(seat=0))
        if seats == 2:
            await ben.ask(ask.Name(name="Ben"))
            await ben.ask(ask.Sit(seat=1))
        else:
            await mia.ask(ask.SeatBot(seat=1, level="random"))
        await mia.ask(ask.Start())
        yield Typist(ben), mia
        await mia.close()

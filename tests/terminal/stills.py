"""Pictures of the main screens: the same cards, the same moves, the same pictures every time.

`make pictures` writes them into docs/pictures/terminal; a test compares. Preferences at what you renew.
"""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from motherlode.rules import SplitMix64, game, record
from motherlode.table import Settings, Table, open_table, views
from motherlode.table import commands as ask
from motherlode.table.commands import Command
from motherlode.table.entries import Moved
from motherlode.terminal.client import TableClient
from motherlode.terminal.local import KEYBOARD, UnfinishedGame
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.app import TerminalApp
from motherlode.terminal.screens.unfinished import UnfinishedScreen
from tests.play import play_on
from tests.table.seating import counted_tokens, do
from tests.terminal.playing import LARGE, PREFERENCES, SMALL, User, playing

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "terminal"
NOON = 1_790_000_000 // 86_400 * 86_400 + 43_200
"""The same day nearly everywhere."""
PEOPLE = ("Mia", "Ben", "Cal", "Dee", "Eve")
LOOKS, BETWEEN_LOOKS = 150, 0.2
SIZES = {"80x24": SMALL, "120x40": LARGE}


class Still(TableClient):
    """A table at one moment of a game, seen by its host; nothing happens there any more."""

    is_local = True

    def __init__(self, moves: int, seats: list[str | None], seed: int, **settings: Any) -> None:
        super().__init__()
        opened = open_table(KEYBOARD, Settings(players=len(seats), deal=7, **settings), counted_tokens())
        table = Table("bcdfghjk", opened)
        for seat, level in enumerate(seats):
            if level is None:
                do(table, KEYBOARD, ask.Sit(seat=seat))
                do(table, KEYBOARD, ask.Name(name=PEOPLE[seat], seat=seat))
            else:
                do(table, KEYBOARD, ask.SeatBot(seat=seat, level=level))
        do(table, KEYBOARD, ask.Start())
        assert table.play is not None
        for move in play_on(table.play.state, SplitMix64(seed), moves).moves:
            assert table.to_move is not None
            table.apply(Moved(table.to_move, move.text))
        for frame in views.everything(table, KEYBOARD, 0.0):
            self._take(frame)

    async def ask(self, command: Command) -> None:
        """Nothing can be done at a still."""

    async def fetch_record(self, name: str) -> bytes:
        """Nothing is kept."""
        return b""

    async def close(self) -> None:
        """Nothing to close."""


def still(*arguments: Any, keys: tuple[str, ...] = (), **settings: Any) -> "Picture":
    """A picture of a table, after some keys were pressed."""

    @asynccontextmanager
    async def picture(size: tuple[int, int], preferences: Preferences) -> AsyncIterator[User]:
        client = Still(*arguments, **settings)

        async def enter(app: TerminalApp) -> None:
            await app.sit_at(client)

        async with playing(enter, size=size, preferences=preferences) as player:
            await player.until(lambda: not client.pending)
            if keys:
                await player.press(*keys)
            yield player

    return picture


def screen(enter: Callable[[TerminalApp], Awaitable[None]], *keys: str) -> "Picture":
    """A picture of any other screen."""

    @asynccontextmanager
    async def picture(size: tuple[int, int], preferences: Preferences) -> AsyncIterator[User]:
        async with playing(enter, size=size, preferences=preferences) as player:
            await player.press(*keys)
            yield player

    return picture


async def show_unfinished(app: TerminalApp) -> None:
    games = [("donkey", [None, "hard"]), ("gate", [None, "medium", "easy", "easy"]), ("mine", [None, "expert"])]
    tables = []
    for name, seats in games:
        client = Still(5, seats, 1, game=name)
        await client.receive()
        assert client.table is not None
        table = msgspec.structs.replace(client.table, code=f"bcdfg{name[:1] * 3}")
        tables.append(UnfinishedGame(table, opened_at=NOON))
    await app.push_screen(UnfinishedScreen(app.preferences.words, tables, lambda code: None))


async def show_replay(app: TerminalApp) -> None:
    text = record.write(play_on(game("mine").deal(3, 5), SplitMix64(3)), names=["Mia", "Ben", "hard"])
    await app.show_replays([Replay(text, app.preferences.words)], None)


Picture = Callable[[tuple[int, int], Preferences], Any]
PICTURES: dict[str, Picture] = {
    "start": screen(lambda app: app.choose(game("gate"), {})),
    "donkey": still(28, [None, "hard", "medium"], 8, game="donkey", first=0),
    "donkey-exchange": still(28, [None, "hard", "medium"], 8, game="donkey", first=0, keys=("a",)),
    "mine": still(30, [None, "hard", "easy"], 2, game="mine", first=0),
    "gate": still(24, [None, "hard", "easy"], 6, game="gate", first=0),
    "rules": still(28, [None, "hard", "medium"], 8, game="donkey", first=0, keys=("f2",)),
    "hand-over": still(3, [None, None], 1, game="gate", first=0),
    "end": still(1 << 20, [None, "hard", "medium"], 8, game="donkey", first=0),
    "unfinished": screen(show_unfinished),
    "watch": screen(show_replay, *["down"] * 3, "right"),
}


async def take(name: str, size: str, preferences: Preferences, wanted: str | None = None) -> str:
    """A picture as SVG; where one is wanted, a busy machine gets some time until the screen looks so."""
    async with PICTURES[name](SIZES[size], preferences) as player:
        await settled(player)
        found = _drawn(player, name, size)
        for _ in range(0 if wanted is None else LOOKS):
            if found == wanted:
                break
            await player.pilot.pause(BETWEEN_LOOKS)
            found = _drawn(player, name, size)
    return found


def _drawn(player: User, name: str, size: str) -> str:
    svg: str = player.app.export_screenshot(title=f"Motherlode, {size}", simplify=True)
    # The name of the terminal in the picture is a checksum of how it was made, which need not be the same everywhere.
    return re.sub(r"terminal-\d+-", f"{name}-", svg) + "\n"


async def settled(player: User) -> None:
    """Waits until the picture stands still: some widgets are laid out only after they were shown."""
    before = ""
    while (text := player.text) != before:
        before = text
        await player.pilot.pause(BETWEEN_LOOKS)


async def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or PICTURES:
        for size in SIZES:
            (FOLDER / f"{name}-{size}.svg").write_text(await take(name, size, PREFERENCES), "utf-8")


if __name__ == "__main__":
    asyncio.run(main())

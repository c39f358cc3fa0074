"""The app in a test: keys are pressed, the screen is read, and nothing waits longer than it must."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual import events
from textual.pilot import Pilot

from motherlode.rules import View
from motherlode.table import Settings
from motherlode.table.store import Store
from motherlode.terminal.local import LocalClient, Player
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.app import Enter, TerminalApp
from motherlode.terminal.screens.cover import CoverScreen
from motherlode.terminal.screens.table import TableScreen
from motherlode.terminal.selection import Choosing
from motherlode.words import Words
from tests.patience import LONGEST
from tests.sqlite import new_store

SMALL, LARGE = (80, 24), (120, 40)
PREFERENCES = Preferences(Words("en"), pace=0)


def players(*names: str) -> list[Player]:
    """Seats by name: `random` and `easy` are bots, the others people."""
    return [Player(level=name) if name in ("random", "easy") else Player(name=name) for name in names]


def settings(game: str, players: int, **more: Any) -> Settings:
    return Settings(game=game, players=players, **({"pause": False, "deal": 7} | more))


class User:
    """Somebody at the keyboard of a running app."""

    def __init__(self, app: TerminalApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    async def until(self, condition: Callable[[], object], settle: bool = True) -> None:
        """Waits for something to come about; unless it is only a step on the way, until all of it is drawn."""
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST
        while not condition():
            assert loop.time() < end, f"this never came about; the screen shows:\n{self.text}"
            await asyncio.sleep(0.01)
        if settle:
            await self.pilot.pause()

    async def until_at_table(self) -> None:
        """Waits for a game; before it the screen may say that the bots are prepared."""
        await self.until(lambda: any(isinstance(screen, TableScreen) for screen in self.app.screen_stack))
        await self.until(lambda: self.table.client.view is not None)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    def strike(self, *keys: str) -> None:
        """Presses keys as fast as a terminal sends them, without waiting for the screen."""
        for key in keys:
            self.app.post_message(events.Key(key, key if len(key) == 1 else None))

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def view(self) -> View:
        scene = self.table.board.scene
        assert scene is not None
        return scene.view

    @property
    def text(self) -> str:
        """What the terminal shows, without colours."""
        return "\n".join(
            "".join(segment.text for segment in strip).rstrip() for strip in self.app.screen._compositor.render_strips()
        )

    @property
    def has_the_turn(self) -> bool:
        """The own decision is on the screen, and nothing newer is on its way."""
        scene = self.table.board.scene
        return self.app.screen is self.table and scene is not None and bool(scene.view.moves) and self.is_settled

    @property
    def is_settled(self) -> bool:
        return not self.table.client.pending and self.table.client.view == getattr(self.table.board.scene, "view", None)

    @property
    def is_covered(self) -> bool:
        return isinstance(self.app.screen, CoverScreen)

    async def move(self, text: str) -> None:
        """Makes a move by the keys that the screen shows for it."""
        before = self.view.turn
        self.strike(*keys_for(self.view, text))
        await self.until(lambda: self.is_covered or self.view.turn != before, settle=False)


def keys_for(view: View, move: str) -> list[str]:
    """The keys of a move, found by trying: as a player would who reads them off the cards."""
    if view.game == "mine":
        return list(f"{int(move.split()[1]):02}")
    for first in Choosing(view).open:
        choosing = Choosing(view)
        if choosing.pick(first) == move:
            return [choosing.keys[first]]
        for second in choosing.open if choosing.picked else ():
            if choosing.pick(second) == move:
                return [choosing.keys[first], choosing.keys[second]]
            choosing.back()
            choosing.pick(first)
    raise AssertionError(f"no keys lead to {move}")


@asynccontextmanager
async def playing(
    enter: Enter, store: Store | None = None, size: tuple[int, int] = SMALL, preferences: Preferences = PREFERENCES
) -> AsyncIterator[User]:
    app = TerminalApp(preferences, enter, store)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield User(app, pilot)


@asynccontextmanager
async def at_table(
    folder: Path,
    game: str,
    *names: str,
    size: tuple[int, int] = SMALL,
    preferences: Preferences = PREFERENCES,
    **more: Any,
) -> AsyncIterator[User]:
    """A game at a local table."""
    store = new_store(folder / "tables.db")

    async def enter(app: TerminalApp) -> None:
        await app.sit_at(await LocalClient.open(store, settings(game, len(names), **more), players(*names)))

    async with playing(enter, store, size, preferences) as player:
        await player.until(lambda: player.is_covered or player.table.board.scene is not None)
        yield player
    store.close()

"""The app: one screen after another."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from textual import work
from textual.app import App

from motherlode.rules import Game, MotherlodeError, game
from motherlode.table import Settings
from motherlode.table.decide import check_settings
from motherlode.table.store import Store
from motherlode.terminal.client import TableClient
from motherlode.terminal.farewell import ENDED, INTERRUPTED
from motherlode.terminal.local import LocalClient, Player, unfinished
from motherlode.terminal.palette import PALETTES
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.start import StartScreen
from motherlode.terminal.screens.table import TableScreen
from motherlode.terminal.screens.unfinished import UnfinishedScreen
from motherlode.terminal.screens.warmup import WarmupScreen
from motherlode.terminal.screens.watch import WatchScreen
from motherlode.words import Words


class TerminalApp(App[str]):
    """Ends with a last sentence for the player, which may be empty."""

    CSS_PATH = "app.tcss"
    TITLE = "Motherlode"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, preferences: Preferences, enter: "Callable[[TerminalApp], Awaitable[None]]", store: Store | None = None
    ) -> None:
        palette = PALETTES[preferences.palette]
        super().__init__(ansi_color=palette.theme.ansi)
        self.preferences = preferences
        self.refusal: MotherlodeError | None = None
        """Why the app could not even begin."""
        self._enter = enter
        self._store = store
        for each in PALETTES.values():
            self.register_theme(each.theme)
        self.theme = palette.theme.name

    async def on_mount(self) -> None:
        try:
            await self._enter(self)
        except MotherlodeError as error:
            self.refusal = error
            self.exit("")

    # The ways in.

    async def choose(self, wanted: Game | None, settings: dict[str, Any]) -> None:
        """The start screen."""
        await self.push_screen(StartScreen(self.preferences, wanted, settings))

    async def begin(self, settings: Settings, players: list[Player]) -> None:
        """A new game at this keyboard."""
        assert self._store is not None
        check_settings(settings)
        # The first use of a game compiles its rules: that may take a while, and the screen must not stand still.
        await self.push_screen(WarmupScreen(self.preferences.words))
        try:
            await asyncio.to_thread(game(settings.game).prepare)
            client = await LocalClient.open(self._store, settings, players, self.preferences.bots)
        finally:
            self.pop_screen()
        await self.sit_at(client)

    async def sit_at(self, client: TableClient) -> None:
        await self.push_screen(TableScreen(client, self.preferences))

    async def show_replays(self, replays: Sequence[Replay], seat: int | None) -> None:
        await self.push_screen(WatchScreen(replays, seat, self.preferences))

    async def resume(self, code: str) -> None:
        assert self._store is not None
        await self.sit_at(await LocalClient.resume(self._store, code, self.preferences.bots))

    @work
    async def action_unfinished(self) -> None:
        """The list of unfinished games; without a choice the app ends where the list was the first screen."""
        assert self._store is not None
        store = self._store
        code = await self.push_screen_wait(UnfinishedScreen(self.preferences.words, unfinished(store), store.delete))
        if code is not None:
            await self.resume(code)
        elif len(self.screen_stack) == 1:
            self.exit("")

    async def action_new_game(self) -> None:
        """Back to the start screen, from a game that is over."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        await self.choose(None, {})

    def speak(self, language: str) -> None:
        """Another language, before a game begins."""
        self.preferences = replace(self.preferences, words=Words(language))
        start = self.screen
        assert isinstance(start, StartScreen)
        self.switch_screen(StartScreen(self.preferences, settings=start.settings, form=start.form))

    async def action_leave(self, status: int | None = None) -> None:
        """Ends the app; who leaves a table hears how to come back."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        if table is None:
            self.exit("", return_code=status or ENDED)
        else:
            await table.action_leave(status)

    async def action_quit(self) -> None:
        await self.action_leave()

    async def action_help_quit(self) -> None:  # type: ignore[override]
        """Ctrl-C means what it means everywhere."""
        await self.action_leave(INTERRUPTED)


Enter = Callable[[TerminalApp], Awaitable[None]]
"""What the app begins with."""

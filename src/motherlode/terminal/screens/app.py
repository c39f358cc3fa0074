"""The app: one screen after another."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from textual import work
from textual.app import App

from motherlode.rules import Game, MotherlodeError, game
from motherlode.table import Settings
from motherlode.table.store import Store
from motherlode.terminal.client import TableClient
from motherlode.terminal.local import LocalClient, Player, unfinished
from motherlode.terminal.look import Look
from motherlode.terminal.palette import PALETTES
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.kept import KeptScreen
from motherlode.terminal.screens.start import StartScreen
from motherlode.terminal.screens.table import TableScreen
from motherlode.terminal.screens.watch import WatchScreen
from motherlode.words import Words


class TerminalApp(App[str]):
    """Ends with a last sentence for the player, which may be empty."""

    CSS_PATH = "app.tcss"
    TITLE = "Motherlode"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, look: Look, enter: "Callable[[TerminalApp], Awaitable[None]]", store: Store | None = None
    ) -> None:
        palette = PALETTES[look.palette]
        super().__init__(ansi_color=palette.theme.ansi)
        self.look = look
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
        await self.push_screen(StartScreen(self.look, wanted, settings))

    async def begin(self, settings: Settings, players: list[Player]) -> None:
        """A new game at this keyboard."""
        assert self._store is not None
        # The first use of a game compiles its rules: that may take a while, and the screen must not stand still.
        await asyncio.to_thread(game(settings.game).prepare)
        await self.sit_at(await LocalClient.open(self._store, settings, players))

    async def sit_at(self, client: TableClient) -> None:
        await self.push_screen(TableScreen(client, self.look))

    async def show_film(self, replay: Replay, seat: int | None) -> None:
        await self.push_screen(WatchScreen(replay, seat, self.look))

    async def resume(self, code: str) -> None:
        assert self._store is not None
        await self.sit_at(await LocalClient.resume(self._store, code))

    @work
    async def action_kept(self) -> None:
        """The list of unfinished games; without a choice the app ends where the list was the first screen."""
        assert self._store is not None
        code = await self.push_screen_wait(KeptScreen(self.look.words, unfinished(self._store)))
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
        self.look = replace(self.look, words=Words(language))
        self.switch_screen(StartScreen(self.look))

    async def action_leave(self) -> None:
        """Ends the app; who leaves a table hears how to come back."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        if table is None:
            self.exit("")
        else:
            await table.action_leave()

    async def action_quit(self) -> None:
        await self.action_leave()

    async def action_help_quit(self) -> None:  # type: ignore[override]
        """Ctrl-C means what it means everywhere."""
        await self.action_leave()


Enter = Callable[[TerminalApp], Awaitable[None]]
"""What the app begins with."""

"""The end of a game: who won, why, and how the scores came about."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer

from motherlode.rules import MotherlodeError, Outcome, View
from motherlode.rules.events import GameOver
from motherlode.table.frames import Series
from motherlode.terminal.client import TableClient
from motherlode.terminal.keeping import save_game
from motherlode.terminal.messages import why_not
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.ratings import rating_lines
from motherlode.terminal.results import outcome_of, rows_of, why
from motherlode.terminal.reviews import fetch_last
from motherlode.terminal.screens.review import ReviewScreen
from motherlode.terminal.screens.widgets import Label
from motherlode.words import tell


class EndScreen(Screen[str]):
    AUTO_FOCUS = ""

    def __init__(
        self, client: TableClient, preferences: Preferences, view: View, names: Sequence[str], you: Sequence[int]
    ) -> None:
        super().__init__()
        self.client = client
        self.preferences = preferences
        self._view = view
        self._names = names
        self._you = you
        words = preferences.words
        if client.seats:
            self._bindings.bind("r", "rematch", words("ui-rematch"))
        if client.is_local:
            self._bindings.bind("n", "app.new_game", words("terminal-new-game"))
        if outcome_of(view) is not None:
            self._bindings.bind("s", "save", words("terminal-save"))
            self._bindings.bind("v", "review", words("review"))
        self._bindings.bind("escape", "back", words("terminal-see-table"), key_display="Esc")
        self._bindings.bind("q", "leave", words("ui-leave"))
        for key in ("up", "down", "pageup", "pagedown", "home", "end"):
            self._bindings.bind(key, f"scroll('{key}')", show=False)

    def compose(self) -> ComposeResult:
        words = self.preferences.words
        outcome = outcome_of(self._view)
        with VerticalScroll(can_focus=False):
            if outcome is None:
                yield Label(words("terminal-no-result"), id="end-title")
            else:
                over = GameOver(outcome.scores, outcome.winners)
                yield Label(tell(words, over, self._names, self._you), id="end-title")
                yield Label(why(words, outcome), id="end-why")
                yield Label(self._scores(outcome), id="end-scores")
            if self.client.table is not None and self.client.table.series.played > 1:
                yield Label(self._series(self.client.table.series), id="end-series")
            if self.client.table is not None and self.client.table.rated:
                yield Label(id="end-ratings")
            yield Label(id="end-saved")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        if self.client.table is not None and self.client.table.rated:
            self._show_ratings()

    @work
    async def _show_ratings(self) -> None:
        """A game that is rated says what it changed."""
        with suppress(MotherlodeError, msgspec.MsgspecError):
            lines = await rating_lines(self.preferences.words, self.client)
            self.query_one("#end-ratings", Label).update("\n".join(lines))

    def _scores(self, outcome: Outcome) -> Table:
        grid = self._score_grid(outcome.winners)
        words, only_ascii = self.preferences.words, self.preferences.only_ascii
        *steps, total = rows_of(words, self._view.game, outcome, self._names, only_ascii)
        for label, cells in steps:
            grid.add_row(label, *cells)
        grid.add_section()
        grid.add_row(Text(total[0], "bold"), *(Text(cell, "bold") for cell in total[1]))
        return grid

    def _score_grid(self, winners: Sequence[int]) -> Table:
        star = "* " if self.preferences.only_ascii else "★ "
        grid = Table(box=box.ASCII if self.preferences.only_ascii else box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column("")
        for seat, name in enumerate(self._names):
            grid.add_column(Text(f"{star if seat in winners else ''}{name}", "bold"), justify="right")
        return grid

    def _series(self, series: Series) -> str:
        words = self.preferences.words
        totals = "  ".join(f"{name} {total}" for name, total in zip(self._names, series.totals, strict=True))
        return f"{words('terminal-games-played', games=series.played)}  {totals}"

    @work
    async def action_save(self) -> None:
        """Keeps the game as a record in this folder."""
        words, saved = self.preferences.words, self.query_one("#end-saved", Label)
        try:
            saved.update(await save_game(self.client, words))
        except MotherlodeError as error:
            saved.update(why_not(words, error))

    def action_review(self) -> None:
        self.app.push_screen(ReviewScreen(self.preferences.words, partial(fetch_last, self.client)))

    def action_scroll(self, key: str) -> None:
        """Long results are read with the keys that move pages everywhere."""
        page = self.query_one(VerticalScroll)
        names = {"pageup": "page_up", "pagedown": "page_down"}
        getattr(page, f"scroll_{names.get(key, key)}")(animate=False)

    def action_rematch(self) -> None:
        self.dismiss("rematch")

    def action_back(self) -> None:
        self.dismiss("back")

    def action_leave(self) -> None:
        self.dismiss("leave")

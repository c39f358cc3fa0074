"""Before the first game of a server's table: who sits where."""

from collections.abc import Awaitable

from textual import on, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static

from motherlode.bots import LEVELS
from motherlode.rules import MotherlodeError, game
from motherlode.table import commands as ask
from motherlode.table.frames import TableFrame
from motherlode.terminal.client import TableClient
from motherlode.terminal.messages import names_of, why_not
from motherlode.words import Words


class GatherScreen(Screen[None]):
    def __init__(self, client: TableClient, words: Words) -> None:
        super().__init__()
        self.client = client
        self.words = words
        self._bindings.bind("b", "bot", words("ui-bot"))
        self._bindings.bind("n", "name", words("terminal-name"))
        self._bindings.bind("s", "start", words("ui-start"))
        self._bindings.bind("q", "leave", words("ui-leave"))

    def compose(self) -> ComposeResult:
        yield Static(id="gather-head")
        yield Static(self.words("terminal-gather"), id="gather-help")
        yield OptionList(id="gather-seats", compact=True)
        yield Input(id="gather-name", placeholder=self.words("terminal-name"), compact=True)
        yield Static(id="gather-news", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#gather-name").display = False
        if self.client.table is not None:
            self._fill(self.client.table)

    def show(self, table: TableFrame) -> None:
        if self.is_mounted:
            self._fill(table)

    def _fill(self, table: TableFrame) -> None:
        words = self.words
        rules = game(table.settings.game)
        credit = words("game-credit", title=rules.title, credit=rules.credit)
        head = f"{words(f'game-{rules.name}')} · {credit}\n{words('terminal-table-code', code=table.code)}"
        self.query_one("#gather-head", Static).update(head)
        names = names_of(words, table)
        seats = self.query_one(OptionList)
        at = seats.highlighted or 0
        lines = []
        for number, seat in enumerate(table.seats):
            name = names[number] if seat.player else words("ui-empty-seat")
            mine = f" ({words('ui-you')})" if number in table.you.seats else ""
            host = f" ({words('ui-host')})" if seat.host and seat.player else ""
            lines.append(f"{number + 1}. {name}{mine}{host}")
        seats.clear_options()
        seats.add_options(lines)
        seats.highlighted = min(at, len(lines) - 1)
        seats.focus()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        seat = event.option_index
        mine = seat in self.client.seats
        self._do(self.client.ask(ask.Stand(seat=seat) if mine else ask.Sit(seat=seat)))

    def action_bot(self) -> None:
        """A bot for the seat; for one that is there the next level."""
        table, seat = self.client.table, self.query_one(OptionList).highlighted
        if table is None or seat is None:
            return
        level = table.seats[seat].level
        following = LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)] if level in LEVELS else LEVELS[0]
        self._do(self.client.ask(ask.SeatBot(seat=seat, level=following)))

    def action_start(self) -> None:
        self._do(self.client.ask(ask.Start()))

    def action_name(self) -> None:
        name = self.query_one("#gather-name", Input)
        name.display = True
        name.focus()

    @on(Input.Submitted, "#gather-name")
    def named(self, event: Input.Submitted) -> None:
        event.input.display = False
        self.query_one(OptionList).focus()
        self._do(self.client.ask(ask.Name(name=event.value)))

    @work
    async def _do(self, asking: Awaitable[None]) -> None:
        news = self.query_one("#gather-news", Static)
        try:
            await asking
            news.update("")
        except MotherlodeError as error:
            news.update(why_not(self.words, error))

    async def action_leave(self) -> None:
        await self.client.close()
        self.app.exit("")

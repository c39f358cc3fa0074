"""Before the first game of a server's table: who sits where."""

from collections.abc import Awaitable

from textual import events, on, work
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer, Input

from motherlode.bots.table_bots import opponents
from motherlode.rules import MotherlodeError, game
from motherlode.table import commands as ask
from motherlode.table.frames import TableFrame
from motherlode.terminal.client import TableClient
from motherlode.terminal.messages import chat_text, names_of, why_not
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.sidebar import Sidebar
from motherlode.terminal.screens.widgets import Choices, Label
from motherlode.words.naming import game_name

FIRST_BOT = "easy"
"""The level of a bot before anybody chooses another one."""
MOST_LINES = 6
"""Lines of chat in sight."""


class LobbyScreen(Screen[None]):
    def __init__(self, client: TableClient, preferences: Preferences) -> None:
        super().__init__()
        self.client = client
        self.preferences = preferences
        self.words = words = preferences.words
        self._heard: list[str] = []
        self._bindings.bind("b", "bot", words("ui-bot"))
        self._bindings.bind("n", "name", words("terminal-name"))
        self._bindings.bind("s", "start", words("ui-start"))
        self._bindings.bind("m", "say", words("ui-chat"))
        self._bindings.bind("f2", "rules", words("ui-rules"), key_display="F2")
        self._bindings.bind("q", "leave", words("ui-leave"))

    def compose(self) -> ComposeResult:
        yield Label(id="lobby-head")
        yield Label(id="lobby-link")
        yield Label(self.words("terminal-gather"), id="lobby-help")
        yield Choices(id="lobby-seats", compact=True)
        yield Input(id="lobby-name", placeholder=self.words("terminal-name"), compact=True)
        yield Input(id="lobby-say", placeholder=self.words("terminal-say"), compact=True)
        yield Label(id="lobby-chat")
        yield Label(id="lobby-news")
        yield Sidebar(self.preferences)
        yield Footer(show_command_palette=False, compact=True)

    def on_resize(self) -> None:
        self.query_one(Sidebar).fit(0)

    def on_mount(self) -> None:
        self.query_one("#lobby-name").display = False
        self.query_one("#lobby-say").display = False
        if (table := self.client.table) is not None:
            names = names_of(self.words, table)
            self._heard = [f"{names[line.seat]}: {chat_text(self.words, line)}" for line in table.chat]
            self._fill(table)
            self._show_chat()

    def show(self, table: TableFrame) -> None:
        if self.is_mounted:
            self._fill(table)

    def _fill(self, table: TableFrame) -> None:
        words = self.words
        rules = game(table.settings.game)
        credit = words("game-credit", title=rules.title, credit=rules.credit)
        head = f"{game_name(words, rules.name)} · {credit}\n{words('terminal-table-code', code=table.code)}"
        if table.settings.shared:
            head = f"{head}\n{words('before-shared-note')}"
        self.query_one("#lobby-head", Label).update(head)
        link = f"{self.client.server}/t/{table.code}"
        self.query_one("#lobby-link", Label).update(self.words("terminal-invite", link=link))
        names = names_of(words, table)
        seats = self.query_one(Choices)
        at = seats.highlighted or 0
        lines = []
        for number, seat in enumerate(table.seats):
            name = names[number] if seat.player else words("ui-empty-seat")
            mine = f" ({words('ui-you')})" if number in table.you.seats else ""
            host = f" ({words('ui-host')})" if seat.host and seat.player else ""
            away = f" ({words('terminal-is-away')})" if seat.player == "person" and not seat.here else ""
            lines.append(f"{number + 1}. {name}{mine}{host}{away}")
        seats.clear_options()
        seats.add_options(lines)
        seats.highlighted = min(at, len(lines) - 1)
        if not isinstance(self.focused, Input):
            seats.focus()

    def hear(self, line: str) -> None:
        self._heard.append(line)
        self._show_chat()

    def _show_chat(self) -> None:
        self.query_one("#lobby-chat", Label).update("\n".join(self._heard[-MOST_LINES:]))

    def action_say(self) -> None:
        say = self.query_one("#lobby-say", Input)
        say.display = True
        say.focus()

    @on(Input.Submitted, "#lobby-say")
    def said(self, event: Input.Submitted) -> None:
        self._close_inputs()
        if event.value.strip():
            seat = self.client.seats[0] if self.client.seats else 0
            self._do(self.client.ask(ask.Say(seat=seat, text=event.value)))
        event.input.value = ""

    def _close_inputs(self) -> None:
        for field in self.query(Input):
            field.display = False
        self.query_one(Choices).focus()

    def action_rules(self) -> None:
        if self.client.table is not None:
            self.query_one(Sidebar).toggle("rules", self.client.table.settings.game)

    def on_key(self, event: events.Key) -> None:
        sidebar = self.query_one(Sidebar)
        if event.key == "escape":
            self._close_inputs()
            sidebar.close()
        elif not sidebar.covers or not sidebar.scroll_by(event.key):
            return
        event.stop()
        event.prevent_default()

    @on(Choices.OptionSelected)
    def chosen(self, event: Choices.OptionSelected) -> None:
        seat = event.option_index
        mine = seat in self.client.seats
        self._do(self.client.ask(ask.Stand(seat=seat) if mine else ask.Sit(seat=seat)))

    def action_bot(self) -> None:
        """A bot for the seat; for one that is there the next level."""
        table, seat = self.client.table, self.query_one(Choices).highlighted
        if table is None or seat is None:
            return
        level, bots = table.seats[seat].level, opponents(game(table.settings.game))
        following = bots[(bots.index(level) + 1) % len(bots)] if level in bots else FIRST_BOT
        self._do(self.client.ask(ask.SeatBot(seat=seat, level=following)))

    def action_start(self) -> None:
        self._do(self.client.ask(ask.Start()))

    def action_name(self) -> None:
        name = self.query_one("#lobby-name", Input)
        name.display = True
        name.focus()

    @on(Input.Submitted, "#lobby-name")
    def named(self, event: Input.Submitted) -> None:
        self._close_inputs()
        self._do(self.client.ask(ask.Name(name=event.value)))

    @work
    async def _do(self, asking: Awaitable[None]) -> None:
        news = self.query_one("#lobby-news", Label)
        try:
            await asking
            news.update("")
        except MotherlodeError as error:
            news.update(why_not(self.words, error))

    async def action_leave(self) -> None:
        await self.client.close()
        self.app.exit("")

"""Handing the keyboard over: below it lies the table as everybody may see it, with what just happened."""

from textual import work
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Footer

from motherlode.rules import MotherlodeError
from motherlode.table import commands as ask
from motherlode.terminal.client import TableClient
from motherlode.terminal.messages import why_not
from motherlode.terminal.screens.widgets import Label
from motherlode.words import Words


class CoverScreen(ModalScreen[str]):
    AUTO_FOCUS = ""

    def __init__(self, client: TableClient, words: Words, name: str, seat: int) -> None:
        super().__init__()
        self.client = client
        self.words = words
        self._name_of_next = name
        self._seat = seat
        self._bindings.bind("enter", "uncover", words("terminal-here"), key_display="Enter")
        self._bindings.bind("u", "undo", words("ui-undo"))
        self._bindings.bind("q", "leave", words("ui-leave"))

    def compose(self) -> ComposeResult:
        yield Label(self.words("terminal-hand-over", name=self._name_of_next), id="hand-over")
        yield Label(id="why-not")
        yield Footer(show_command_palette=False, compact=True)

    def on_click(self) -> None:
        self.action_uncover()

    @work
    async def _ask(self, undo: bool) -> None:
        try:
            await (self.client.take_back() if undo else self.client.ask(ask.Show(seat=self._seat)))
        except MotherlodeError as error:
            self.query_one("#why-not", Label).update(why_not(self.words, error))

    def action_uncover(self) -> None:
        self._ask(undo=False)

    def action_undo(self) -> None:
        self._ask(undo=True)

    def action_leave(self) -> None:
        self.dismiss("leave")

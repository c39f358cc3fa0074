"""The unfinished games of this keyboard."""

from textual import on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer
from textual.widgets.option_list import Option

from motherlode.table.frames import TableFrame
from motherlode.terminal.messages import names_of
from motherlode.terminal.screens.widgets import Choices, Label
from motherlode.words import Words
from motherlode.words.naming import game_name


class UnfinishedScreen(Screen[str]):
    """Gives the code of the game that was chosen."""

    def __init__(self, words: Words, games: list[TableFrame]) -> None:
        super().__init__()
        self.words = words
        self._games = games
        self._bindings.bind("enter", "nothing", words("terminal-go-on"), key_display="Enter")
        self._bindings.bind("escape,q", "back", words("ui-back"), key_display="Esc")

    def compose(self) -> ComposeResult:
        words = self.words
        yield Label(words("terminal-resume"), id="unfinished-title")
        if not self._games:
            yield Label(words("terminal-nothing-kept"), id="unfinished-none")
        yield Choices(*(Option(self._line(table), id=table.code) for table in self._games), compact=True)
        yield Footer(show_command_palette=False, compact=True)

    def _line(self, table: TableFrame) -> str:
        names = ", ".join(names_of(self.words, table))
        return f"{game_name(self.words, table.settings.game)}: {names}  ({table.code})"

    @on(Choices.OptionSelected)
    def chosen(self, event: Choices.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_nothing(self) -> None:
        """Enter is the list's key; it only stands in the footer."""

    def action_back(self) -> None:
        self.dismiss(None)

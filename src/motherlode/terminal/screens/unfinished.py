"""The unfinished games of this keyboard."""

from collections.abc import Callable, Sequence

from textual import on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer
from textual.widgets.option_list import Option

from motherlode.terminal.local import UnfinishedGame
from motherlode.terminal.messages import names_of
from motherlode.terminal.screens.widgets import Choices, Label
from motherlode.words import Words
from motherlode.words.naming import game_name


class UnfinishedScreen(Screen[str]):
    """Gives the code of the game that was chosen."""

    def __init__(self, words: Words, games: Sequence[UnfinishedGame], delete: Callable[[str], None]) -> None:
        super().__init__()
        self.words = words
        self._games = {game.table.code: game for game in games}
        self._delete = delete
        self._doomed: str | None = None
        """The game that goes if the key is pressed again."""
        self._bindings.bind("enter", "nothing", words("terminal-go-on"), key_display="Enter")
        self._bindings.bind("d", "delete", words("terminal-delete"))
        self._bindings.bind("escape,q", "back", words("ui-back"), key_display="Esc")

    def compose(self) -> ComposeResult:
        words = self.words
        yield Label(words("terminal-resume"), id="unfinished-title")
        yield Label("" if self._games else words("terminal-nothing-kept"), id="unfinished-none")
        yield Choices(*(Option(self._line(game), id=code) for code, game in self._games.items()), compact=True)
        yield Footer(show_command_palette=False, compact=True)

    def _line(self, game: UnfinishedGame) -> str:
        table = game.table
        names = ", ".join(names_of(self.words, table))
        return f"{game.day}  {game_name(self.words, table.settings.game)}: {names}  ({table.code})"

    @on(Choices.OptionSelected)
    def chosen(self, event: Choices.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_delete(self) -> None:
        """Pressed twice it deletes a game for good."""
        choices, news = self.query_one(Choices), self.query_one("#unfinished-none", Label)
        if choices.highlighted is None:
            return
        code = choices.get_option_at_index(choices.highlighted).id
        assert code is not None
        if code != self._doomed:
            self._doomed = code
            news.update(self.words("terminal-delete-sure", code=code))
            return
        self._delete(code)
        choices.remove_option(code)
        news.update(self.words("terminal-deleted", code=code))

    def action_nothing(self) -> None:
        """Enter is the list's key; it only stands in the footer."""

    def action_back(self) -> None:
        self.dismiss(None)

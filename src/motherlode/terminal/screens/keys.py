"""The page of all keys."""

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from motherlode.terminal.screens.widgets import Label
from motherlode.words import Words


class KeysScreen(ModalScreen[None]):
    """Any key closes it, but for those that scroll."""

    SCROLLING = {"up", "down", "pageup", "pagedown", "home", "end"}

    def __init__(self, words: Words, key: str = "terminal-keys") -> None:
        super().__init__()
        self._text = words(key)
        self._title = words("terminal-all-keys")

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="keys"):
            yield Label(self._title, id="keys-title")
            yield Label(self._text)

    def on_key(self, event: events.Key) -> None:
        if event.key not in self.SCROLLING:
            self.dismiss()

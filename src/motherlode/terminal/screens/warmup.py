"""While a game is made ready: its first use compiles the rules, and nobody should think that nothing happens."""

import time

from textual.app import ComposeResult
from textual.screen import ModalScreen

from motherlode.terminal.screens.widgets import Label
from motherlode.words import Words


class WarmupScreen(ModalScreen[None]):
    AUTO_FOCUS = ""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self._began = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Label(self.words("terminal-preparing"), id="warmup")

    def on_mount(self) -> None:
        self.set_interval(1.0, self._tell)

    def _tell(self) -> None:
        seconds = int(time.monotonic() - self._began)
        text = f"{self.words('terminal-preparing')} {self.words('terminal-first-time', seconds=seconds)}"
        self.query_one(Label).update(text)

"""Where a game was won: a page that grows while the review does."""

from collections.abc import Awaitable, Callable

from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from motherlode.rules import MotherlodeError
from motherlode.terminal.messages import why_not
from motherlode.terminal.reviews import review_lines
from motherlode.terminal.screens.keys import KeysScreen
from motherlode.terminal.screens.widgets import Label
from motherlode.words import Words


class ReviewScreen(KeysScreen):
    """Any key closes it, but for those that scroll."""

    def __init__(self, words: Words, fetch: Callable[[], Awaitable[bytes]]) -> None:
        super().__init__(words)
        self._words = words
        self._fetch = fetch

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="keys"):
            yield Label(self._words("review"), id="keys-title")
            yield Label(self._words("review-waits"), id="review")

    def on_mount(self) -> None:
        self._review()

    @work
    async def _review(self) -> None:
        def tell(line: str) -> None:
            self.app.call_from_thread(self._show, line)

        try:
            self._show("\n".join(await review_lines(await self._fetch(), self._words, tell)))
        except MotherlodeError as error:
            self._show(why_not(self._words, error))

    def _show(self, text: str) -> None:
        if self.is_attached:
            self.query_one("#review", Label).update(text)

"""The log and the rules, beside the table; where there is no room, over a part of it."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import ContentSwitcher, Markdown

from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.widgets import Label
from motherlode.words import rules_page

ROOM = 112
"""Columns from which on the sidebar stands beside the table."""


NARROW, WIDE, OVER = 36, 64, 46
"""Columns of the sidebar: beside the table, at most, and over it."""
READING = {"pageup", "pagedown"}
ARROWS = {"up", "down"}


class Sidebar(VerticalScroll, can_focus=False):
    def __init__(self, preferences: Preferences) -> None:
        super().__init__(classes="ascii" if preferences.only_ascii else "")
        self.words = preferences.words
        self._only_ascii = preferences.only_ascii
        self.covers = False
        """It lies over the table."""
        self._fits = False
        self._rules_of = ""

    def compose(self) -> ComposeResult:
        yield Label(id="sidebar-title")
        with ContentSwitcher(initial="log"):
            yield Label(id="log")
            yield Label(id="rules") if self._only_ascii else Markdown(id="rules")

    def fit(self, width: int) -> None:
        """Beside the table, if the window is wide enough."""
        self._fits = width >= ROOM
        self.styles.width = max(NARROW, min(WIDE, width // 3)) if self._fits else OVER
        self.set_class(not self._fits, "over")
        self.display = self._fits
        self.covers = False
        self._title()

    @property
    def shown(self) -> str:
        return self.query_one(ContentSwitcher).current or ""

    @property
    def shows_log(self) -> bool:
        return self.display and self.shown == "log"

    def toggle(self, what: str, game: str) -> None:
        """Opens the log or the rules, or closes what is open."""
        if self.display and self.shown == what:
            self.close()
            return
        self.query_one(ContentSwitcher).current = what
        if what == "rules" and self._rules_of != game:
            self._rules_of = game
            page = self.query_one("#rules")
            assert isinstance(page, Label | Markdown)
            page.update(rules_page(self.words.language, game))
        self.display = True
        self.covers = not self._fits
        self._title()
        self.scroll_to(y=self.max_scroll_y if what == "log" else 0, animate=False)

    def close(self) -> None:
        self.covers = False
        self.display = False

    def scroll_by(self, key: str) -> bool:
        """Whether a key moved what is read: the pages' keys always, the arrows where they cannot mean the table."""
        if not self.display or key not in (READING | ARROWS if self.covers else READING):
            return False
        scroll = {"pageup": self.scroll_page_up, "pagedown": self.scroll_page_down, "up": self.scroll_up}
        scroll.get(key, self.scroll_down)(animate=False)
        return True

    def _title(self) -> None:
        self.query_one("#sidebar-title", Label).update(self.words(f"ui-{self.shown}"))

    def show_log(self, sentences: list[str]) -> None:
        """What happened, the newest last and in sight."""
        self.query_one("#log", Label).update("\n".join(sentences))
        self.call_after_refresh(self.scroll_end, animate=False)

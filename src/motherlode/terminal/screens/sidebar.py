"""The log and the rules, beside the table; where there is no room, over a part of it."""

from rich.console import Console
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import ContentSwitcher, Input, Markdown
from textual.widgets.markdown import MarkdownBlock

from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.widgets import Label
from motherlode.words import rules_page

ROOM = 112
"""Columns from which on the sidebar stands beside the table."""


NARROW, WIDE, OVER = 36, 64, 46
"""Columns of the sidebar: beside the table, at most, and over it."""
READING = {"pageup", "pagedown"}
ENDS = {"home", "end"}
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
        self._sought = ""
        self._found = -1
        """Which of the places where the sought text stands was shown last."""

    def compose(self) -> ComposeResult:
        yield Label(id="sidebar-title")
        search = Input(id="search", compact=True, placeholder=self.words("terminal-search"))
        search.display = False
        yield search
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
        if self.searches:
            self.close_search()
        self.covers = False
        self.display = False

    def scroll_by(self, key: str) -> bool:
        """Whether a key moved what is read: the pages' keys always, the arrows where they cannot mean the table."""
        keys = READING | (ARROWS if self.covers else set()) | (ENDS if self.covers or self.shown == "rules" else set())
        if not self.display or key not in keys:
            return False
        scroll = {
            "pageup": self.scroll_page_up,
            "pagedown": self.scroll_page_down,
            "up": self.scroll_up,
            "down": self.scroll_down,
            "home": self.scroll_home,
            "end": self.scroll_end,
        }
        scroll[key](animate=False)
        return True

    # Searching the rules.

    @property
    def searches(self) -> bool:
        return self.query_one("#search").display

    def open_search(self, game: str) -> None:
        if not self.display or self.shown != "rules":
            self.toggle("rules", game)
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def close_search(self) -> None:
        self.query_one("#search").display = False
        self.screen.set_focus(None)

    @on(Input.Submitted, "#search")
    def find_next(self, event: Input.Submitted) -> None:
        """Goes to the next place where the text stands; from the last one on to the first."""
        event.stop()
        text = event.value.casefold()
        if text != self._sought:
            self._sought, self._found = text, -1
        places = self._places(text)
        if not places:
            self.query_one("#sidebar-title", Label).update(self.words("terminal-not-found", text=event.value))
            return
        self._title()
        self._found = (self._found + 1) % len(places)
        place = places[self._found]
        if isinstance(place, int):
            self.scroll_to(y=place, animate=False)
        else:
            self.scroll_to_widget(place, top=True, animate=False)

    def _places(self, text: str) -> list[MarkdownBlock] | list[int]:
        """Where a text stands in the rules: paragraphs of a formatted page, lines of a plain one."""
        page = self.query_one("#rules")
        if isinstance(page, Markdown):
            found = [block for block in page.query(MarkdownBlock) if text in (block.source or "").casefold()]
            # A list holds what its items hold: only the innermost are meant.
            return [block for block in found if not any(block in inner.ancestors for inner in found)]
        lines = Text(str(page.render())).wrap(Console(), max(1, page.size.width))
        return [page.virtual_region.y + number for number, line in enumerate(lines) if text in line.plain.casefold()]

    def _title(self) -> None:
        for title in self.query("#sidebar-title").results(Label):  # a screen that goes at once may have none yet
            title.update(self.words(f"ui-{self.shown}"))

    def show_log(self, sentences: list[str]) -> None:
        """What happened, the newest last and in sight."""
        self.query_one("#log", Label).update("\n".join(sentences))
        self.call_after_refresh(self.scroll_end, animate=False)

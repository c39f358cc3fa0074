"""Stepping through a record."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Static

from motherlode.terminal.boards import Scene
from motherlode.terminal.highlights import fresh_of, revealed_of
from motherlode.terminal.look import Look
from motherlode.terminal.messages import Log, newest, told
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.board import Board
from motherlode.terminal.screens.rail import Rail
from motherlode.terminal.screens.table import MARGIN
from motherlode.terminal.selection import Choosing

LEAP = 10


class WatchScreen(Screen[None]):
    AUTO_FOCUS = ""

    def __init__(self, replay: Replay, seat: int | None, look: Look) -> None:
        super().__init__()
        self.replay = replay
        self.look = look
        self._seat = seat
        self._at = 0
        self._log = Log(look.words)
        words = look.words
        for key, action, label, shown in (
            ("right,space", "go(1)", words("ui-next"), ">" if look.only_ascii else "→"),
            ("left", "go(-1)", words("ui-previous"), "<" if look.only_ascii else "←"),
            ("home", "go_to(0)", words("terminal-beginning"), "Home"),
            ("end", f"go_to({len(replay) - 1})", words("terminal-end"), "End"),
            ("s", "seat", words("terminal-eyes"), "s"),
            ("question_mark", "rules", words("ui-rules"), "?"),
            ("l", "log", words("ui-log"), "l"),
            ("q", "app.leave", words("ui-leave"), "q"),
        ):
            self._bindings.bind(key, action, label, key_display=shown)
        self._bindings.bind("down", f"go({LEAP})", show=False)
        self._bindings.bind("up", f"go(-{LEAP})", show=False)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Board(self.look.palette)
            yield Rail(self.look)
        yield Static(id="status")
        yield Static(id="news", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Rail).fit(event.size.width)
        self._show()

    def _show(self) -> None:
        words, replay = self.look.words, self.replay
        state = replay.states[self._at]
        steps = replay.steps(self._seat)
        step = steps[self._at]
        view = state.view(self._seat)
        self.query_one(Board).show(
            Scene(
                view=view,
                names=replay.names,
                words=words,
                choosing=Choosing(None),
                fresh=fresh_of(step.events),
                revealed=revealed_of(step.events),
                only_ascii=self.look.only_ascii,
            )
        )
        seen_by = words("terminal-onlooker") if self._seat is None else replay.names[self._seat]
        head = f" {words(f'game-{replay.game.name}')}  {words('terminal-step', step=self._at, steps=len(replay) - 1)}"
        self.query_one("#head", Static).update(Text(head, "bold"))
        self.query_one("#status", Static).update(Text(f" {words('terminal-eyes')}: {seen_by}"))
        sentences = told(words, replay.game.name, step, replay.names, ())
        self.query_one("#news", Static).update(newest(sentences, 2 * self.size.width - MARGIN), layout=False)
        if self.query_one(Rail).shows_log:
            self.query_one(Rail).show_log(self._log.tell(replay.game.name, steps[: self._at + 1], replay.names, ()))

    def action_go(self, by: int) -> None:
        self.action_go_to(self._at + by)

    def action_go_to(self, step: int) -> None:
        self._at = max(0, min(len(self.replay) - 1, step))
        self._show()

    def action_seat(self) -> None:
        """The next seat's view; after the last seat an onlooker's."""
        following = 0 if self._seat is None else self._seat + 1
        self._seat = following if following < self.replay.players else None
        self._show()

    def on_key(self, event: events.Key) -> None:
        if self.query_one(Rail).scroll_by(event.key):
            event.prevent_default()
            event.stop()

    def action_rules(self) -> None:
        self.query_one(Rail).toggle("rules", self.replay.game.name)

    def action_log(self) -> None:
        self.query_one(Rail).toggle("log", self.replay.game.name)
        self._show()

"""Stepping through a record."""

from collections.abc import Sequence

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Input

from motherlode.terminal.boards import Scene
from motherlode.terminal.highlights import fresh_of, revealed_of
from motherlode.terminal.messages import Narrator, newest, told
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.board import Board
from motherlode.terminal.screens.keys import KeysScreen
from motherlode.terminal.screens.review import ReviewScreen
from motherlode.terminal.screens.sidebar import Sidebar
from motherlode.terminal.screens.table import MARGIN
from motherlode.terminal.screens.widgets import Label
from motherlode.terminal.selection import Choosing
from motherlode.words.naming import game_name

LEAP = 10
LAST = 1 << 30
"""A move after the last one."""
PACE = 1.5
"""Seconds between two moves of a record that plays by itself."""


class WatchScreen(Screen[None]):
    AUTO_FOCUS = ""

    def __init__(self, replays: Sequence[Replay], seat: int | None, preferences: Preferences) -> None:
        super().__init__()
        self.replays = replays
        self._record = 0
        self.preferences = preferences
        self._seat = seat
        self._at = 0
        self._plays = False
        self._narrator = Narrator(preferences.words)
        words = preferences.words
        for key, action, label, shown in (
            ("right,space", "go(1)", words("ui-next"), ">" if preferences.only_ascii else "→"),
            ("left", "go(-1)", words("ui-previous"), "<" if preferences.only_ascii else "←"),
            ("p", "play", words("terminal-play"), "p"),
            ("g", "jump", words("terminal-jump"), "g"),
            ("s", "seat", words("terminal-viewpoint"), "s"),
            ("question_mark,f1", "keys", words("terminal-keys-label"), "?"),
            ("f2", "rules", words("ui-rules"), "F2"),
            ("l", "log", words("ui-log"), "l"),
            ("q", "app.leave", words("ui-leave"), "q"),
        ):
            self._bindings.bind(key, action, label, key_display=shown)
        if len(replays) > 1:
            self._bindings.bind("n", "record(1)", words("terminal-next-record"), key_display="n")
            self._bindings.bind("b", "record(-1)", words("terminal-previous-record"), key_display="b")
        self._bindings.bind("v", "review", show=False)  # the page of keys names it: 80 columns are full
        self._bindings.bind("home", "go_to(0)", show=False)
        self._bindings.bind("end", f"go_to({LAST})", show=False)
        self._bindings.bind("down", f"go({LEAP})", show=False)
        self._bindings.bind("up", f"go(-{LEAP})", show=False)

    def compose(self) -> ComposeResult:
        yield Label(id="head")
        with Horizontal(id="middle"):
            yield Board(self.preferences)
            yield Sidebar(self.preferences)
        yield Label(id="status")
        yield Label(id="news")
        yield Input(id="jump", type="integer", compact=True, placeholder=self.preferences.words("terminal-jump-to"))
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#jump").display = False
        self._playing = self.set_interval(max(PACE * self.preferences.pace, 0.01), self._play_on, pause=True)

    @property
    def replay(self) -> Replay:
        return self.replays[self._record]

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Sidebar).fit(event.size.width)
        self._show()

    def _show(self) -> None:
        words, replay = self.preferences.words, self.replay
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
                fresh=fresh_of(view.game, step.events),
                revealed=revealed_of(view.game, step.events),
                only_ascii=self.preferences.only_ascii,
            )
        )
        seen_by = words("terminal-onlooker") if self._seat is None else replay.names[self._seat]
        head = f" {game_name(words, replay.game.name)}  {words('terminal-step', step=self._at, steps=len(replay) - 1)}"
        if len(self.replays) > 1:
            head += f"  {words('terminal-record', record=self._record + 1, records=len(self.replays))}"
        self.query_one("#head", Label).update(Text(head, "bold"))
        self.query_one("#status", Label).update(Text(f" {words('terminal-viewpoint')}: {seen_by}"))
        sentences = told(words, replay.game.name, step, replay.names, ())
        self.query_one("#news", Label).update(newest(sentences, 2 * self.size.width - MARGIN), layout=False)
        if self.query_one(Sidebar).shows_log:
            self.query_one(Sidebar).show_log(
                self._narrator.tell(replay.game.name, steps[: self._at + 1], replay.names, ())
            )

    def action_go(self, by: int) -> None:
        self.action_go_to(self._at + by)

    def action_go_to(self, step: int) -> None:
        self._at = max(0, min(len(self.replay) - 1, step))
        self._show()

    def action_record(self, by: int) -> None:
        """Another record of the file, from its beginning."""
        self._record = max(0, min(len(self.replays) - 1, self._record + by))
        self._narrator = Narrator(self.preferences.words)
        if self._seat is not None and self._seat >= self.replay.players:
            self._seat = None
        self.action_go_to(0)

    def action_play(self) -> None:
        """Goes on by itself until the end, or until it is told to stop."""
        self._plays = not self._plays
        (self._playing.resume if self._plays else self._playing.pause)()

    def _play_on(self) -> None:
        if self._at == len(self.replay) - 1:
            self.action_play()
        else:
            self.action_go(1)

    def action_jump(self) -> None:
        jump = self.query_one("#jump", Input)
        jump.value = ""
        jump.display = True
        jump.focus()

    @on(Input.Submitted, "#jump")
    def jumped(self, event: Input.Submitted) -> None:
        self._close_jump()
        if event.value.isdigit():
            self.action_go_to(int(event.value))

    def _close_jump(self) -> None:
        self.query_one("#jump").display = False
        self.set_focus(None)

    def action_seat(self) -> None:
        """The next seat's view; after the last seat an onlooker's."""
        following = 0 if self._seat is None else self._seat + 1
        self._seat = following if following < self.replay.players else None
        self._show()

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape" and self.query_one("#jump").display:
            self._close_jump()
            return
        if self.query_one(Sidebar).scroll_by(event.key):
            event.prevent_default()
            event.stop()

    def action_keys(self) -> None:
        self.app.push_screen(KeysScreen(self.preferences.words, "terminal-watch-keys"))

    def action_review(self) -> None:
        async def fetch() -> bytes:
            return self.replay.text

        self.app.push_screen(ReviewScreen(self.preferences.words, fetch))

    def action_rules(self) -> None:
        self.query_one(Sidebar).toggle("rules", self.replay.game.name)

    def action_log(self) -> None:
        self.query_one(Sidebar).toggle("log", self.replay.game.name)
        self._show()

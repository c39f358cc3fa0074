"""The table while a game is played."""

import asyncio
from collections.abc import Awaitable, Mapping

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Input

from motherlode.rules import MotherlodeError, View
from motherlode.table import commands as ask
from motherlode.table.frames import ChatFrame, ClosingFrame, Frame, HintFrame, PlayFrame, TableFrame
from motherlode.terminal.boards import Scene
from motherlode.terminal.client import STAND_IN, Gone, TableClient
from motherlode.terminal.farewell import ENDED, UNFINISHED, farewell
from motherlode.terminal.highlights import fresh_of, revealed_of
from motherlode.terminal.messages import (
    Narrator,
    advice,
    chat_text,
    end_request,
    names_of,
    newest,
    news,
    whose_turn,
    why_not,
)
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.board import DIRECTIONS, Board
from motherlode.terminal.screens.cover import CoverScreen
from motherlode.terminal.screens.end import EndScreen
from motherlode.terminal.screens.head import TableHead
from motherlode.terminal.screens.keys import KeysScreen
from motherlode.terminal.screens.lobby import LobbyScreen
from motherlode.terminal.screens.sidebar import Sidebar
from motherlode.terminal.screens.widgets import Label
from motherlode.terminal.selection import Choosing, Pick
from motherlode.words import card

HOLD = 1.8
"""Seconds for which revealed cards stay before they are turned down; a key hurries them."""
MARGIN = 16
"""Characters that two lines of news may lose at their edges and where a line is broken."""
ASKED = {"back": "terminal-asks-back", "end": "terminal-asks-end"}
"""What somebody else wants this side's consent for."""


class TableScreen(Screen[None]):
    AUTO_FOCUS = ""

    def __init__(self, client: TableClient, preferences: Preferences) -> None:
        super().__init__()
        self.client = client
        self.preferences = preferences
        self.words = preferences.words
        self._hurry = asyncio.Event()
        self._narrator = Narrator(self.words)
        self._told = ""
        self._leaving = False
        self._wants_end = False
        self._doubted = ""
        """What happens if its key is pressed again."""
        self._lost = False
        words = self.words
        for key, action, label in (
            ("question_mark,f1", "keys", words("terminal-keys-label")),
            ("f2", "rules", words("ui-rules")),
            ("slash", "search", ""),
            ("l", "log", words("ui-log")),
            ("h", "hint", words("ui-hint")),
            ("u", "undo", words("ui-undo")),
            ("t", "turn", words("ui-turn")),
            ("f6", "end", ""),
            ("f7", "resign", ""),
            ("q", "leave", words("ui-leave")),
        ):
            shown = {"question_mark,f1": "?", "f2": "F2"}.get(key, key)
            self._bindings.bind(key, action, label, key_display=shown, show=bool(label))
        if not client.is_local:
            self._bindings.bind("m", "say", words("ui-chat"))
            self._bindings.bind("f4", "stand_in", show=False)

    def compose(self) -> ComposeResult:
        yield TableHead(self.client, self.words)
        with Horizontal(id="middle"):
            yield Board(self.preferences)
            yield Sidebar(self.preferences)
        yield Label(id="status")
        yield Label(id="news")
        yield Input(id="say", compact=True, placeholder=self.words("terminal-say"))
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#say").display = False
        self.attend()

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Sidebar).fit(event.size.width)
        self._show_log()

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    @property
    def names(self) -> list[str]:
        return names_of(self.words, self.client.table)

    # What comes from the table.

    @work
    async def attend(self) -> None:
        """Shows one thing after another, each for as long as it needs."""
        try:
            while True:
                frame = await self.client.receive()
                if not self.query(Board):
                    return  # the app closes, and the screen's parts go first
                await self._take(frame)
        except Gone as gone:
            if not self._leaving:
                self.app.exit(str(gone), return_code=UNFINISHED)

    async def _take(self, frame: Frame) -> None:
        if isinstance(frame, PlayFrame):
            await self._show_play(frame)
        elif isinstance(frame, TableFrame):
            self._show_table(frame)
        elif isinstance(frame, HintFrame):
            self._show_hint(frame)
        elif isinstance(frame, ChatFrame):
            self._hear(f"{self.names[frame.line.seat]}: {chat_text(self.words, frame.line)}")
        self._show_connection(isinstance(frame, ClosingFrame))
        self._show_log()

    def _hear(self, line: str) -> None:
        """What somebody said, where it is read now."""
        if isinstance(self.app.screen, LobbyScreen):
            self.app.screen.hear(line)
        else:
            self._tell(line, "chat")

    def _show_connection(self, lost: bool) -> None:
        """Says once that the connection is lost, and once that it is back."""
        if lost != self._lost:
            self._lost = lost
            self._tell(self.words("terminal-lost" if lost else "terminal-found-again"), "bad" if lost else "")

    def _show_table(self, table: TableFrame) -> None:
        if table.stalled:
            self._tell(self.words("ui-stalled"), "bad")
        self.query_one(TableHead).show()
        if table.phase == "gathering" and not self.client.is_local:
            self._lobby().show(table)
        before, self._wants_end = self._wants_end, table.asks_end in self.client.seats
        if sentence := end_request(self.words, table, before, self._wants_end):
            self._tell(sentence)
        self._show_status()

    def action_stand_in(self) -> None:
        """A bot plays for whoever is away; or for us no longer."""
        if (own := self.client.own_stand_in) is not None:
            self._do(self.client.ask(ask.Back(seat=own)))
        elif (seat := self.client.absent_seat) is not None:
            self._do(self.client.ask(ask.StandIn(seat=seat, level=STAND_IN)))

    def _lobby(self) -> LobbyScreen:
        if not isinstance(self.app.screen, LobbyScreen):
            self.app.push_screen(LobbyScreen(self.client, self.preferences))
        assert isinstance(self.app.screen, LobbyScreen)
        return self.app.screen

    async def _show_play(self, frame: PlayFrame) -> None:
        before = self.board.scene
        if before is not None and before.view == frame.view:
            return
        while self.app.screen is not self and isinstance(self.app.screen, LobbyScreen | CoverScreen | EndScreen):
            self.app.pop_screen()
        revealed = revealed_of(frame.view.game, frame.events)
        self._show_scene(frame, revealed)
        sentences = news(self.words, frame, self.names, self.client.you)
        self._tell(newest(sentences, 2 * self.size.width - MARGIN))
        if frame.covered:
            self._hand_over(frame.view)
            return
        if revealed:
            await self._hold()
            self._show_scene(frame, {})
        if frame.view.to_move is None:
            self._end(frame.view)

    def _show_scene(self, frame: PlayFrame, revealed: Mapping[int, str]) -> None:
        scene = Scene(
            view=frame.view,
            names=self.names,
            words=self.words,
            choosing=Choosing(frame.view),
            fresh=fresh_of(frame.view.game, frame.events),
            revealed=revealed,
            only_ascii=self.preferences.only_ascii,
        )
        self.board.show(scene)
        self._show_status()

    async def _hold(self) -> None:
        self._hurry.clear()
        if self.preferences.pace:
            try:
                await asyncio.wait_for(self._hurry.wait(), HOLD * self.preferences.pace)
            except TimeoutError:
                return

    def _hand_over(self, view: View) -> None:
        """Until the next player sits there, the screen has only what all may see: the view is an onlooker's."""
        assert view.to_move is not None
        cover = CoverScreen(self.client, self.words, self.names[view.to_move], view.to_move)
        self.app.push_screen(cover, self._after_cover)

    async def _after_cover(self, choice: str | None) -> None:
        if choice == "leave":
            await self.action_leave()

    def _end(self, view: View) -> None:
        assert self.client.table is not None
        self.app.push_screen(
            EndScreen(self.client, self.preferences, view, self.names, self.client.you), self._after_end
        )

    async def _after_end(self, choice: str | None) -> None:
        if choice == "rematch":
            self._do(self.client.ask(ask.Rematch()))
        elif choice == "leave":
            await self.action_leave()

    def _show_hint(self, hint: HintFrame) -> None:
        view = self.client.view
        if view is not None and hint.turn == view.turn:
            self._tell(advice(self.words, view.game, hint, self.names), "hint")

    def _show_log(self) -> None:
        view = self.client.view
        if view is not None and self.query_one(Sidebar).shows_log:
            sentences = self._narrator.tell(view.game, self.client.steps, self.names, self.client.you)
            self.query_one(Sidebar).show_log(sentences)

    def _show_status(self) -> None:
        view, table = self.client.view, self.client.table
        status = self.query_one("#status", Label)
        if view is None or table is None:
            status.update("", layout=False)
            return
        own = bool(view.moves)
        status.set_class(own, "own")
        text = self._begun() or whose_turn(self.words, view, self.names)
        if view.to_move is None:
            text = self.words("terminal-over-keys")
        if (asked := self.client.asked_by) is not None:
            text = self.words(ASKED[asked[0]], name=self.names[asked[1]])
        lantern = "" if not own else "> " if self.preferences.only_ascii else "▶ "
        status.update(Text(f" {lantern}{text}"), layout=False)

    def _begun(self) -> str:
        """How a move goes on of which something is picked or typed."""
        scene = self.board.scene
        if scene is None or not (scene.typed or scene.choosing.picked):
            return ""
        if scene.typed:
            return self.words("terminal-typed", digit=scene.typed)
        return self.words("terminal-picked", card=card(self.words, scene.view.game, scene.choosing.picked[0].what))

    def _tell(self, text: str, kind: str = "") -> None:
        """The one place for words: above the newest, where there is room for it, what was told before."""
        news = self.query_one("#news", Label)
        news.set_classes(kind)
        before, self._told = self._told, text
        room = self.size.width - 2
        if before and before != text and len(text) <= room:
            text = f"{before if len(before) <= room else f'{before[: room - 3]}...'}\n{text}"
        news.update(Text(text), layout=False)

    # What the player does.

    @work
    async def _do(self, asking: Awaitable[None]) -> None:
        try:
            await asking
        except MotherlodeError as error:
            self._tell(why_not(self.words, error, self.client.table), "bad")

    @on(Board.Picked)
    def picked(self, event: Board.Picked) -> None:
        self._hurry.set()
        if event.pick is None:
            self._back()
        else:
            self._pick(event.pick)

    def _pick(self, pick: Pick) -> None:
        scene = self.board.scene
        if scene is None:
            return
        scene.typed = ""
        move = scene.choosing.pick(pick)
        if move is not None:
            self._do(self.client.move(move))
        self.board.show(scene)
        self._show_status()

    def _back(self) -> None:
        scene = self.board.scene
        if scene is not None:
            scene.choosing.back()
            scene.typed = ""
            scene.cursor = None
            self.board.show(scene)
            self._show_status()

    def on_key(self, event: events.Key) -> None:
        self._hurry.set()
        if self._obey(event.key, event.character or ""):
            event.stop()
            event.prevent_default()

    def _obey(self, key: str, character: str) -> bool:
        """Whether a key meant something on the table."""
        scene = self.board.scene
        if key not in ("f6", "f7"):
            self._doubted = ""
        if key == "escape":
            self._escape()
            return True
        if self.client.asked_by is not None and character in ("y", "n"):
            self._do(self.client.ask(ask.Consent(agree=character == "y")))
            return True
        if scene is None or isinstance(self.focused, Input):
            return False
        if scene.view.to_move is None and self._after_the_end(key, scene.view):
            return True
        return self.query_one(Sidebar).scroll_by(key) or self._press(scene, key, character)

    def _press(self, scene: Scene, key: str, character: str) -> bool:
        """Whether a key meant something that can be picked."""
        if key in DIRECTIONS:
            scene.cursor = self.board.towards(key)
            self.board.show(scene)
            return True
        if key in ("enter", "space"):
            return self._press_cursor(scene)
        if character.isascii() and character.isdigit() and scene.choosing.takes_digits:
            self._type(scene, character)
            return True
        pick = next((pick for pick in scene.choosing.open if scene.choosing.keys.get(pick) == character), None)
        if pick is None:
            pick = next((pick for pick in scene.choosing.picked if scene.choosing.keys.get(pick) == character), None)
        if pick is not None:
            self._pick(pick)
        return pick is not None

    def _after_the_end(self, key: str, view: View) -> bool:
        """What the results offer can be done from the table, too."""
        if key == "enter":
            self._end(view)
        elif key == "r" and self.client.seats:
            self._do(self.client.ask(ask.Rematch()))
        elif key == "n" and self.client.is_local:
            self.run_worker(self.app.run_action("new_game"))
        else:
            return False
        return True

    def _press_cursor(self, scene: Scene) -> bool:
        typed = scene.choosing.numbers.get(int(scene.typed)) if scene.typed else None
        pick = typed or scene.cursor
        if pick is None or not scene.choosing.is_open(pick):
            return False
        self._pick(pick)
        return True

    def _type(self, scene: Scene, digit: str) -> None:
        """A number is typed with two digits; where no second can follow, one is enough."""
        typed = scene.typed + digit
        if scene.choosing.is_complete(typed):
            scene.typed = ""
            pick = scene.choosing.numbers.get(int(typed))
            if pick is not None and scene.choosing.is_open(pick):
                self._pick(pick)
                return
            self._tell(self.words("terminal-no-card-there", place=int(typed)), "bad")
        else:
            scene.typed = typed
        self.board.show(scene)
        self._show_status()

    def _escape(self) -> None:
        say = self.query_one("#say")
        if say.display:
            say.display = False
            self.set_focus(None)
        elif self.query_one(Sidebar).searches:
            self.query_one(Sidebar).close_search()
        elif self.query_one(Sidebar).covers:
            self.query_one(Sidebar).close()
        else:
            self._back()

    def action_rules(self) -> None:
        if self.client.table is not None:
            self.query_one(Sidebar).toggle("rules", self.client.table.settings.game)

    def action_search(self) -> None:
        if self.client.table is not None:
            self.query_one(Sidebar).open_search(self.client.table.settings.game)

    def action_keys(self) -> None:
        self.app.push_screen(KeysScreen(self.words))

    def action_log(self) -> None:
        if self.client.table is not None:
            self.query_one(Sidebar).toggle("log", self.client.table.settings.game)
            self._show_log()

    def action_hint(self) -> None:
        if self.client.play is not None:
            self._tell(self.words("terminal-thinking"), "hint")
            self._do(self.client.ask_hint())

    def action_undo(self) -> None:
        if self.client.play is not None:
            self._do(self.client.take_back())

    def action_end(self) -> None:
        if self.client.play is not None and self._is_sure("F6", "ui-end-game-detail"):
            self._do(self.client.end())

    def action_resign(self) -> None:
        detail = "ui-end-game-detail" if self.client.is_alone else "ui-resign-detail"
        if self.client.play is not None and self._is_sure("F7", detail):
            self._do(self.client.resign())

    def _is_sure(self, key: str, question: str) -> bool:
        """What cannot be undone has a key that is pressed twice."""
        view = self.client.view
        if view is None or view.to_move is None or self._doubted == key:
            self._doubted = ""
            return True
        self._doubted = key
        self._tell(f"{self.words(question)} {self.words('terminal-press-again', key=key)}", "bad")
        return False

    def action_turn(self) -> None:
        if self.client.view is not None:
            self._tell(whose_turn(self.words, self.client.view, self.names))

    def action_say(self) -> None:
        say = self.query_one("#say", Input)
        say.display = True
        say.focus()

    @on(Input.Submitted, "#say")
    def said(self, event: Input.Submitted) -> None:
        event.input.display = False
        self.set_focus(None)
        if event.value.strip() and self.client.seats:
            self._do(self.client.ask(ask.Say(seat=self.client.seats[0], text=event.value)))
        event.input.value = ""

    async def action_leave(self, status: int | None = None) -> None:
        """Ends the app; the game stays where it is."""
        self._leaving = True
        sentence = farewell(self.preferences, self.client)
        await self.client.close()
        left = ENDED if sentence is None else UNFINISHED
        self.app.exit(sentence or "", return_code=left if status is None else status)

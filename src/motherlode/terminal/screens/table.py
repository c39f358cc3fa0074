"""The table while a game is played."""

import asyncio
from collections.abc import Awaitable

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Input, Static

from motherlode.rules import MotherlodeError, View
from motherlode.table import commands as ask
from motherlode.table.frames import ChatFrame, ClosingFrame, Frame, HintFrame, PlayFrame, Step, TableFrame
from motherlode.terminal.boards import Scene
from motherlode.terminal.client import Gone, TableClient
from motherlode.terminal.highlights import fresh_of, revealed_of
from motherlode.terminal.look import Look
from motherlode.terminal.messages import Log, advice, names_of, newest, told, whose_turn, why_not
from motherlode.terminal.screens.board import DIRECTIONS, Board
from motherlode.terminal.screens.cover import CoverScreen
from motherlode.terminal.screens.end import EndScreen
from motherlode.terminal.screens.gather import GatherScreen
from motherlode.terminal.screens.rail import Rail
from motherlode.terminal.selection import Choosing, Pick
from motherlode.words import card

HOLD = 1.8
"""Seconds for which the cards of `mine` stay before they are turned down; a key hurries them."""
LAST_PLACE = 64
MARGIN = 16
"""Characters that two lines of news may lose at their edges and where a line is broken."""


class TableScreen(Screen[None]):
    AUTO_FOCUS = ""

    def __init__(self, client: TableClient, look: Look) -> None:
        super().__init__()
        self.client = client
        self.look = look
        self.words = look.words
        self._hurry = asyncio.Event()
        self._log = Log(self.words)
        self._told = ""
        self._leaving = False
        words = self.words
        for key, action, label in (
            ("question_mark", "rules", words("ui-rules")),
            ("l", "log", words("ui-log")),
            ("h", "hint", words("ui-hint")),
            ("u", "undo", words("ui-undo")),
            ("t", "turn", words("ui-turn")),
            ("q", "leave", words("ui-leave")),
        ):
            shown = "?" if key == "question_mark" else key
            self._bindings.bind(key, action, label, key_display=shown)
        if not client.is_local:
            self._bindings.bind("m", "say", words("ui-chat"))

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Board(self.look.palette)
            yield Rail(self.look)
        yield Static(id="status")
        yield Static(id="news")
        yield Input(id="say", compact=True, placeholder=self.words("terminal-say"))
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#say").display = False
        self.attend()

    def on_resize(self, event: events.Resize) -> None:
        self.query_one(Rail).fit(event.size.width)
        self._show_log()

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    @property
    def names(self) -> list[str]:
        return [] if self.client.table is None else names_of(self.words, self.client.table)

    @property
    def you(self) -> tuple[int, ...]:
        """Who is spoken to as you: nobody, where several share the keyboard."""
        return self.client.seats if len(self.client.seats) == 1 else ()

    # What comes from the table.

    @work
    async def attend(self) -> None:
        """Shows one thing after another, each for as long as it needs."""
        try:
            while True:
                await self._take(await self.client.receive())
        except Gone as gone:
            if not self._leaving:
                self.app.exit(str(gone))

    async def _take(self, frame: Frame) -> None:
        if isinstance(frame, PlayFrame):
            await self._show_play(frame)
        elif isinstance(frame, TableFrame):
            self._show_table(frame)
        elif isinstance(frame, HintFrame):
            self._show_hint(frame)
        elif isinstance(frame, ChatFrame):
            line = frame.line
            text = self.words(f"phrase-{line.phrase.replace('_', '-')}") if line.phrase else line.text
            self._tell(f"{self.names[line.seat]}: {text}", "chat")
        elif isinstance(frame, ClosingFrame):
            self._tell(self.words("terminal-lost"), "bad")
        self._show_log()

    def _show_table(self, table: TableFrame) -> None:
        game = table.settings.game
        head = Text.assemble((f" {self.words(f'game-{game}')} ", "bold"))
        series = table.series
        if series.played:
            wins = "  ".join(f"{name} {total}" for name, total in zip(self.names, series.totals, strict=True))
            head.append(f"  {self.words('ui-total')}: {wins}")
        if not self.client.is_local:
            head.append(f"  {table.code}")
        self.query_one("#head", Static).update(head, layout=False)
        if table.phase == "gathering":
            self._gathering().show(table)
        self._show_status()

    def _gathering(self) -> GatherScreen:
        if not isinstance(self.app.screen, GatherScreen):
            self.app.push_screen(GatherScreen(self.client, self.words))
        assert isinstance(self.app.screen, GatherScreen)
        return self.app.screen

    async def _show_play(self, frame: PlayFrame) -> None:
        before = self.board.scene
        if before is not None and before.view == frame.view:
            return
        while self.app.screen is not self and isinstance(self.app.screen, GatherScreen | CoverScreen | EndScreen):
            self.app.pop_screen()
        if frame.covered:
            self._hand_over(frame.view)
            return
        step = Step(last=frame.last, events=frame.events)
        revealed = revealed_of(frame.events)
        self._show_scene(frame, revealed)
        sentences = told(self.words, frame.view.game, step, self.names, self.you)
        self._tell(newest(sentences, 2 * self.size.width - MARGIN))
        if revealed:
            await self._hold()
            self._show_scene(frame, {})
        if frame.view.to_move is None:
            self._end(frame.view)

    def _show_scene(self, frame: PlayFrame, revealed: dict[int, str]) -> None:
        scene = Scene(
            view=frame.view,
            names=self.names,
            words=self.words,
            choosing=Choosing(frame.view),
            fresh=fresh_of(frame.events),
            revealed=revealed,
            only_ascii=self.look.only_ascii,
        )
        self.board.show(scene)
        self._show_status()

    async def _hold(self) -> None:
        self._hurry.clear()
        if self.look.pace:
            try:
                await asyncio.wait_for(self._hurry.wait(), HOLD * self.look.pace)
            except TimeoutError:
                return

    def _hand_over(self, view: View) -> None:
        """Nothing of the game stays on the screen until the next player sits at the keyboard."""
        assert view.to_move is not None
        self.board.show(None)
        self._tell("")
        cover = CoverScreen(self.client, self.words, self.names[view.to_move], view.to_move)
        self.app.push_screen(cover, self._after_cover)

    async def _after_cover(self, choice: str | None) -> None:
        if choice == "leave":
            await self.action_leave()

    def _end(self, view: View) -> None:
        assert self.client.table is not None
        self.app.push_screen(EndScreen(self.client, self.look, view, self.names, self.you), self._after_end)

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
        if view is not None and self.query_one(Rail).shows_log:
            sentences = self._log.tell(view.game, self.client.steps, self.names, self.you)
            self.query_one(Rail).show_log(sentences)

    def _show_status(self) -> None:
        view, table = self.client.view, self.client.table
        status = self.query_one("#status", Static)
        if view is None or table is None:
            status.update("", layout=False)
            return
        mine = bool(view.moves)
        status.set_class(mine, "mine")
        text = self._begun() or whose_turn(self.words, view, self.names)
        if self._asks_back(table):
            text = self.words("terminal-asks-back", name=self.names[table.asks_back or 0])
        lantern = "" if not mine else "> " if self.look.only_ascii else "▶ "
        status.update(Text(f" {lantern}{text}"), layout=False)

    def _begun(self) -> str:
        """How a move goes on of which something is picked or typed."""
        scene = self.board.scene
        if scene is None or not (scene.typed or scene.choosing.picked):
            return ""
        if scene.typed:
            return self.words("terminal-typed", digit=scene.typed)
        return self.words("terminal-picked", card=card(self.words, scene.view.game, scene.choosing.picked[0].what))

    def _asks_back(self, table: TableFrame) -> bool:
        return table.asks_back is not None and bool(self.client.seats) and table.asks_back not in self.client.seats

    def _tell(self, text: str, kind: str = "") -> None:
        """The one place for words: above the newest, where there is room for it, what was told before."""
        news = self.query_one("#news", Static)
        news.set_classes(kind)
        before, self._told = self._told, text
        room = self.size.width - 2
        if before and len(text) <= room:
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
        table, scene = self.client.table, self.board.scene
        if key == "escape":
            self._escape()
            return True
        if table is not None and self._asks_back(table) and character in ("y", "n"):
            self._do(self.client.ask(ask.Consent(agree=character == "y")))
            return True
        if scene is None or self.query_one("#say").display:
            return False
        if self.query_one(Rail).scroll_by(key):
            return True
        if key in DIRECTIONS:
            scene.cursor = self.board.towards(key)
            self.board.show(scene)
            return True
        if key in ("enter", "space"):
            return self._press_cursor(scene)
        if scene.view.game == "mine" and character.isascii() and character.isdigit():
            self._type(scene, character)
            return True
        pick = next((pick for pick in scene.choosing.open if scene.choosing.keys.get(pick) == character), None)
        if pick is None:
            pick = next((pick for pick in scene.choosing.picked if scene.choosing.keys.get(pick) == character), None)
        if pick is not None:
            self._pick(pick)
        return pick is not None

    def _press_cursor(self, scene: Scene) -> bool:
        typed = Pick("place", str(int(scene.typed))) if scene.typed else None
        pick = typed or scene.cursor
        if pick is None or not scene.choosing.is_open(pick):
            return False
        self._pick(pick)
        return True

    def _type(self, scene: Scene, digit: str) -> None:
        """A place is typed with two digits; where no second can follow, one is enough."""
        typed = scene.typed + digit
        place = Pick("place", str(int(typed)))
        if len(typed) == 2 or int(typed) * 10 > LAST_PLACE:
            scene.typed = ""
            if scene.choosing.is_open(place):
                self._pick(place)
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
        elif self.query_one(Rail).covers:
            self.query_one(Rail).close()
        else:
            self._back()

    def action_rules(self) -> None:
        if self.client.table is not None:
            self.query_one(Rail).toggle("rules", self.client.table.settings.game)

    def action_log(self) -> None:
        if self.client.table is not None:
            self.query_one(Rail).toggle("log", self.client.table.settings.game)
            self._show_log()

    def action_hint(self) -> None:
        if self.client.play is not None:
            self._tell(self.words("terminal-thinking"), "hint")
            self._do(self.client.ask_hint())

    def action_undo(self) -> None:
        if self.client.play is not None:
            self._do(self.client.take_back())

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

    async def action_leave(self) -> None:
        """Ends the app; the game stays where it is."""
        table = self.client.table
        self._leaving = True
        await self.client.close()
        if table is None or table.phase != "playing" or not self.client.seats:
            self.app.exit("")
            return
        key = "terminal-saved" if self.client.is_local else "terminal-left"
        self.app.exit(self.words(key, code=table.code))

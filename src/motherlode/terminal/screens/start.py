"""Choosing a game, who plays, and the options, on one screen."""

from itertools import combinations
from typing import Any

import msgspec
from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Footer, Input, RadioButton, RadioSet, Select, Static

from motherlode.bots import LEVELS
from motherlode.rules import GAMES, Game, MotherlodeError, game
from motherlode.rules.mine.cards import COLOUR_NAMES
from motherlode.rules.mine.state import OWNERS_OF
from motherlode.table import Settings
from motherlode.table.text import clean_name
from motherlode.terminal.local import Player
from motherlode.terminal.look import Look
from motherlode.terminal.messages import level_name, why_not
from motherlode.words import LANGUAGES, Words

PERSON = "person"
MOST = max(players[-1] for _, _, players in GAMES.values())
CHANCE = -1
NO_MATCH = 0
LONGEST_MATCH = 10
COLOURS = "mine"
"""The game in which people may wish for colours."""


class Choice(RadioButton):
    """The chosen one is marked by its dot: colour alone would not be seen everywhere."""

    chosen, other = "●", "○"

    def render(self) -> Content:
        self.BUTTON_INNER = self.chosen if self.value else self.other
        return super().render()


class Mark(Checkbox):
    """Only what is wanted has a cross."""

    def render(self) -> Content:
        self.BUTTON_INNER = "X" if self.value else "-"
        return super().render()


class StartScreen(Screen[None]):
    """The form. What it asks for are the table's settings; what goes together is checked by the table."""

    def __init__(self, look: Look, wanted: Game | None = None, settings: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.words = words = look.words
        self._only_ascii = look.only_ascii
        self._wanted = wanted.name if wanted else next(iter(GAMES))
        self._settings = settings or {}
        self._bindings.bind("ctrl+s", "start", words("ui-start"), key_display="^s")
        self._bindings.bind("ctrl+r", "app.kept", words("terminal-resume"), key_display="^r")
        self._bindings.bind("escape", "app.leave", words("ui-leave"), key_display="Esc")

    def compose(self) -> ComposeResult:
        words = self.words
        yield Static("M O T H E R L O D E", id="start-title")
        with Horizontal(id="start"):
            with Vertical(id="start-left"):
                yield Static(words("ui-game"), classes="caption")
                with RadioSet(id="games", compact=True):
                    for name in GAMES:
                        yield Choice(words(f"game-{name}"), id=f"game-{name}", value=name == self._wanted)
                yield Static(id="about", markup=False)
                yield Static(words("ui-options"), classes="caption")
                yield VerticalScroll(id="options", can_focus=False)
            with Vertical(id="start-right"):
                yield Static(words("ui-players"), classes="caption")
                for seat in range(MOST):
                    with Horizontal(classes="seat", id=f"seat-{seat}"):
                        nobody = words("ui-nobody")
                        yield Select(self._sitters(), prompt=nobody, value=self._usual(seat), compact=True)
                        yield Input(words("terminal-player", number=seat + 1), compact=True, max_length=24)
                yield Static(words("before-table-settings"), classes="caption")
                yield from self._table_settings()
                yield self._colours()
                yield Button(words("ui-start"), id="go", variant="primary", compact=True)
        yield Static(id="start-news", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def _table_settings(self) -> ComposeResult:
        words = self.words
        chance = [(words("before-chance"), CHANCE)]
        first = Select(chance, value=CHANCE, allow_blank=False, id="first", compact=True)
        yield Horizontal(Static(id="first-caption"), first, classes="setting")
        matches = [(words("before-match-games", games=games), games) for games in range(2, LONGEST_MATCH + 1)]
        match = Select(
            [(words("before-match-open"), NO_MATCH), *matches],
            value=self._settings.get("games") or NO_MATCH,
            allow_blank=False,
            id="match",
            compact=True,
        )
        yield Horizontal(Static(words("before-match")), match, classes="setting")
        deal = self._settings.get("deal")
        number = Input("" if deal is None else str(deal), type="integer", id="deal", compact=True)
        number.placeholder = words("before-chance")
        yield Horizontal(Static(words("before-deal")), number, classes="setting")
        languages = [(Words(language)("language-name"), language) for language in LANGUAGES]
        language = Select(languages, value=words.language, allow_blank=False, id="language", compact=True)
        yield Horizontal(Static(words("ui-language")), language, classes="setting")

    def _sitters(self) -> list[tuple[str, str]]:
        words = self.words
        bots = [(words("terminal-bot", level=level_name(words, level)), level) for level in LEVELS]
        return [(words("terminal-person"), PERSON), *bots]

    def _usual(self, seat: int) -> Any:
        """Somebody at the keyboard against a bot."""
        return PERSON if seat == 0 else "medium" if seat == 1 else Select.NULL

    @property
    def chosen(self) -> Game:
        pressed = self.query_one("#games", RadioSet).pressed_button
        return game((pressed.id or "").removeprefix("game-") if pressed else self._wanted)

    async def on_mount(self) -> None:
        await self._show_game()
        self.query_one("#games").focus()
        if self._only_ascii:
            self._use_ascii()

    def _use_ascii(self) -> None:
        """The toolkit's own signs, too."""
        for arrow in self.query(".arrow").results(Static):
            arrow.update("v")
        for button in self.query(Choice):
            button.chosen, button.other = "o", " "

    @on(RadioSet.Changed, "#games")
    async def changed_game(self) -> None:
        await self._show_game()

    async def _show_game(self) -> None:
        rules, words = self.chosen, self.words
        credit = words("game-credit", title=rules.title, credit=rules.credit)
        players = words("game-players", least=rules.players[0], most=rules.players[-1])
        self.query_one("#about", Static).update(f"{words(f'game-{rules.name}.about')}\n{credit}; {players}")
        for seat in range(MOST):
            self.query_one(f"#seat-{seat}").display = seat < rules.players[-1]
        first = "before-first-dealer" if rules.name == "gate" else "before-first"
        self.query_one("#first-caption", Static).update(words(first))
        options = self.query_one("#options")
        await options.remove_children()
        await options.mount_all([self._option(rules, field) for field in msgspec.structs.fields(rules.deals.Options)])
        self.query_one("#colours").display = rules.name == COLOURS
        self._show_seats()

    def _colours(self) -> Vertical:
        """A wish for colours by everybody at the keyboard (M2)."""
        chance = [(self.words("before-chance"), ())]
        rows = [
            Horizontal(
                Static(id=f"wisher-{seat}", markup=False),
                Select(chance, value=(), allow_blank=False, id=f"colours-{seat}", compact=True),
                classes="setting",
            )
            for seat in range(MOST)
        ]
        clause = self.words("ui-clause", clause="M2")
        caption = Static(f"{self.words('before-colours')} ({clause})", markup=False, classes="caption")
        return Vertical(caption, *rows, id="colours")

    def _show_colours(self, people: dict[int, str], players: int) -> None:
        words = self.words
        colours = list(combinations(COLOUR_NAMES, OWNERS_OF[max(players, 2)].count(0)))
        wishes = [(", ".join(words(f"colour-{colour}") for colour in pick), pick) for pick in colours]
        for seat in range(MOST):
            self.query_one(f"#wisher-{seat}", Static).update(people.get(seat, ""))
            wish = self.query_one(f"#colours-{seat}", Select)
            assert isinstance(wish.parent, Widget)
            wish.parent.display = seat in people
            before = wish.value
            wish.set_options([(words("before-chance"), ()), *wishes])
            wish.value = before if before in colours else ()

    def _option(self, rules: Game, field: msgspec.structs.FieldInfo) -> Vertical:
        """An option in plain words, with the clause behind it."""
        words = self.words
        key = f"option-{rules.name}-{field.name.replace('_', '-')}"
        clause = words("ui-clause", clause=words(f"{key}.clause"))
        label = f"{words(key)} ({clause})"
        about = Static(words(f"{key}.about"), classes="option-about", markup=False)
        wanted = self._settings.get("options", {}).get(field.name, field.default)
        if isinstance(field.default, bool):
            return Vertical(Mark(label, bool(wanted), id=f"option-{field.name}", compact=True), about, classes="option")
        caption = Static(label, markup=False)
        if isinstance(field.default, int):
            value = Input(str(wanted), type="integer", id=f"option-{field.name}", compact=True, classes="number")
            return Vertical(caption, value, about, classes="option")
        choices = [(words(f"{key}-{choice}"), choice) for choice in field.type.__args__]
        select = Select(choices, value=wanted, allow_blank=False, id=f"option-{field.name}", compact=True)
        return Vertical(caption, select, about, classes="option")

    @on(Select.Changed)
    def changed_seat(self, event: Select.Changed) -> None:
        if event.select.id == "language":
            if event.value != self.words.language:
                self.app.speak(str(event.value))  # type: ignore[attr-defined]
        elif event.select.id is None:
            self._show_seats()

    def _show_seats(self) -> None:
        """A name only for people; who starts, only of those who play."""
        names, people = [], {}
        for seat in range(self.chosen.players[-1]):
            row = self.query_one(f"#seat-{seat}")
            player, name = row.query_one(Select).value, row.query_one(Input)
            name.display = player == PERSON
            if player is not Select.NULL:
                names.append(f"{seat + 1}. {name.value if player == PERSON else level_name(self.words, str(player))}")
            if player == PERSON:
                people[seat] = names[-1]
        first = self.query_one("#first", Select)
        before = first.value
        first.set_options([(self.words("before-chance"), CHANCE), *((name, n) for n, name in enumerate(names))])
        first.value = before if isinstance(before, int) and before < len(names) else CHANCE
        self._show_colours(people, len(names))

    @on(Button.Pressed, "#go")
    def pressed(self) -> None:
        self.action_start()

    @work
    async def action_start(self) -> None:
        news = self.query_one("#start-news", Static)
        try:
            wish = self._wish()
            news.update(self.words("terminal-preparing"))
            await self.app.begin(*wish)  # type: ignore[attr-defined]
            news.update("")
        except MotherlodeError as error:
            news.update(why_not(self.words, error))

    def _wish(self) -> tuple[Settings, list[Player]]:
        players = [player for seat in range(self.chosen.players[-1]) if (player := self._player(seat)) is not None]
        first = self.query_one("#first", Select).value
        match, deal = self.query_one("#match", Select).value, self.query_one("#deal", Input).value
        settings = self._settings | {
            "options": self._options(),
            "games": match or None,
            "deal": int(deal) if deal.strip("-") else None,
        }
        if isinstance(first, int) and first != CHANCE:
            settings["first"] = first
        return Settings(game=self.chosen.name, players=len(players), **settings), players

    def _player(self, seat: int) -> Player | None:
        row = self.query_one(f"#seat-{seat}")
        who = row.query_one(Select).value
        if who == PERSON:
            return Player(name=clean_name(row.query_one(Input).value), colours=self._wish_for_colours(seat))
        return None if who is Select.NULL else Player(level=str(who))

    def _wish_for_colours(self, seat: int) -> tuple[str, ...]:
        wish = self.query_one(f"#colours-{seat}", Select).value
        return wish if self.chosen.name == COLOURS and isinstance(wish, tuple) else ()

    def _options(self) -> dict[str, Any]:
        """The options that are not the default."""
        chosen: dict[str, Any] = {}
        for field in msgspec.structs.fields(self.chosen.deals.Options):
            widget = self.query_one(f"#option-{field.name}")
            assert isinstance(widget, Checkbox | Input | Select)
            value = int(widget.value or 0) if isinstance(widget, Input) else widget.value
            if value != field.default:
                chosen[field.name] = value
        return chosen

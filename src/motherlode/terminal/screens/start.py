"""Choosing a game, who plays, and the options, on one screen."""

import contextlib
from itertools import combinations
from typing import Any

import msgspec
from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Footer, Input, RadioButton, RadioSet
from textual.widgets.select import InvalidSelectValueError

from motherlode.bots.levels import CHARACTERS
from motherlode.bots.table_bots import opponents
from motherlode.rules import GAMES, Game, MotherlodeError, game
from motherlode.rules.house import switches
from motherlode.table import Settings
from motherlode.table.text import NAME_LENGTH, clean_name
from motherlode.terminal.form import CHANCE, NO_MATCH, PERSON, USUAL_BOT, Form, SeatChoice, load, save
from motherlode.terminal.local import Player
from motherlode.terminal.messages import level_name, why_not
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.widgets import Dropdown, Label
from motherlode.words import LANGUAGES, Words
from motherlode.words.house import house_lines
from motherlode.words.naming import game_about, game_name, option_about, option_choice, option_name, starter

MOST = max(spec.players[-1] for spec in GAMES.values())
LONGEST_MATCH = 10


def _bot_text(words: Words, name: str) -> str:
    """A level as a bot, a character by its name."""
    shown = level_name(words, name)
    return shown if name in CHARACTERS else words("terminal-bot", level=shown)


def _plain_options(rules: Game) -> list[msgspec.structs.FieldInfo]:
    """The options that are no house rules."""
    house = {one.name for one in switches(rules.deals.Options)}
    return [field for field in msgspec.structs.fields(rules.deals.Options) if field.name not in house]


class Choice(RadioButton):
    """The chosen one is marked by its dot: colour alone would not be seen everywhere."""

    chosen, other = "●", "○"

    def render(self) -> Content:
        self.BUTTON_INNER = self.chosen if self.value else self.other
        return super().render()


class CrossBox(Checkbox):
    """Only what is wanted has a cross."""

    def render(self) -> Content:
        self.BUTTON_INNER = "X" if self.value else "-"
        return super().render()


class StartScreen(Screen[None]):
    """The form. What it asks for are the table's settings; what goes together is checked by the table."""

    def __init__(
        self,
        preferences: Preferences,
        wanted: Game | None = None,
        settings: dict[str, Any] | None = None,
        form: Form | None = None,
    ) -> None:
        super().__init__()
        self.words = words = preferences.words
        self._preferences = preferences
        self._form = form or load(preferences.form_file)
        self._wanted = wanted.name if wanted else self._form.game
        self.settings = settings or {}
        self._bindings.bind("ctrl+s", "start", words("ui-start"), key_display="^s")
        self._bindings.bind("ctrl+r", "app.unfinished", words("terminal-resume"), key_display="^r")
        self._bindings.bind("escape", "app.leave", words("ui-leave"), key_display="Esc")

    def compose(self) -> ComposeResult:
        words = self.words
        yield Label("M O T H E R L O D E", id="start-title")
        with Horizontal(id="start"):
            with Vertical(id="start-left"):
                yield Label(words("ui-game"), classes="caption")
                with RadioSet(id="games", compact=True):
                    for name in GAMES:
                        yield Choice(game_name(words, name), id=f"game-{name}", value=name == self._wanted)
                yield Label(id="about")
                yield Label(words("ui-options"), classes="caption")
                yield VerticalScroll(id="options", can_focus=False)
            with Vertical(id="start-right"):
                yield Label(words("ui-players"), classes="caption")
                for seat in range(MOST):
                    with Horizontal(classes="seat", id=f"seat-{seat}"):
                        nobody = words("ui-nobody")
                        yield Dropdown(
                            self._possible_players(game(self._wanted)),
                            prompt=nobody,
                            value=self._who(seat),
                            compact=True,
                        )
                        name = self._form.seat(seat).name or self._usual_name(seat)
                        yield Input(name, compact=True, max_length=NAME_LENGTH)
                yield Label(words("before-table-settings"), classes="caption")
                yield from self._table_settings()
                yield self._colours()
                yield Button(words("ui-start"), id="go", variant="primary", compact=True)
        yield Label(id="start-news")
        yield Footer(show_command_palette=False, compact=True)

    def _table_settings(self) -> ComposeResult:
        words = self.words
        chance = [(words("before-chance"), CHANCE)]
        first = Dropdown(chance, value=CHANCE, allow_blank=False, id="first", compact=True)
        yield Horizontal(Label(id="first-caption"), first, classes="setting")
        matches = [(words("before-match-games", games=games), games) for games in range(2, LONGEST_MATCH + 1)]
        match = Dropdown(
            [(words("before-match-open"), NO_MATCH), *matches],
            value=self.settings.get("games") or self._match_before,
            allow_blank=False,
            id="match",
            compact=True,
        )
        yield Horizontal(Label(words("before-match")), match, classes="setting")
        deal = self.settings.get("deal")
        number = Input(self._form.deal if deal is None else str(deal), type="integer", id="deal", compact=True)
        number.placeholder = words("before-chance")
        yield Horizontal(Label(words("before-deal")), number, classes="setting")
        languages = [(Words(language)("language-name"), language) for language in LANGUAGES]
        language = Dropdown(languages, value=words.language, allow_blank=False, id="language", compact=True)
        yield Horizontal(Label(words("ui-language")), language, classes="setting")

    def _possible_players(self, rules: Game) -> list[tuple[str, str]]:
        """Who can sit at a table of a game."""
        words = self.words
        return [(words("terminal-person"), PERSON), *((_bot_text(words, name), name) for name in opponents(rules))]

    def _who(self, seat: int) -> Any:
        who = self._form.seat(seat).who
        if who is None:
            return Dropdown.NULL
        return who if who in {value for _, value in self._possible_players(game(self._wanted))} else USUAL_BOT

    def _offer_players(self, rules: Game) -> None:
        """Another game may have other bots. One that it does not know leaves its seat to a bot of the usual level."""
        players = self._possible_players(rules)
        known = {value for _, value in players}
        for seat in range(MOST):
            who = self.query_one(f"#seat-{seat}").query_one(Dropdown)
            before = who.value
            who.set_options(players)
            if before is not Dropdown.NULL:
                who.value = before if before in known else USUAL_BOT

    def _usual_name(self, seat: int) -> str:
        return self.words("terminal-player", number=seat + 1)

    @property
    def _match_before(self) -> int:
        return self._form.match if 2 <= self._form.match <= LONGEST_MATCH else NO_MATCH

    @property
    def form(self) -> Form:
        """What is chosen now."""
        first, match = self.query_one("#first", Dropdown).value, self.query_one("#match", Dropdown).value
        return Form(
            game=self.chosen.name,
            seats=tuple(self._seat_choice(seat) for seat in range(MOST)),
            first=first if isinstance(first, int) else CHANCE,
            match=match if isinstance(match, int) else NO_MATCH,
            deal=self.query_one("#deal", Input).value,
            options=self._options(),
        )

    def _seat_choice(self, seat: int) -> SeatChoice:
        row = self.query_one(f"#seat-{seat}")
        who, name = row.query_one(Dropdown).value, row.query_one(Input).value
        colours = self.query_one(f"#colours-{seat}", Dropdown).value
        return SeatChoice(
            None if who is Dropdown.NULL else str(who),
            "" if name == self._usual_name(seat) else name,
            colours if isinstance(colours, tuple) else (),
        )

    @property
    def chosen(self) -> Game:
        pressed = self.query_one("#games", RadioSet).pressed_button
        return game((pressed.id or "").removeprefix("game-") if pressed else self._wanted)

    async def on_mount(self) -> None:
        await self._show_game()
        self._fill_in()
        self.query_one("#games").focus()
        if self._preferences.only_ascii:
            self._use_ascii()

    def _fill_in(self) -> None:
        """What can be chosen only now that it is known who plays."""
        for seat in range(MOST):
            with contextlib.suppress(InvalidSelectValueError):
                self.query_one(f"#colours-{seat}", Dropdown).value = self._form.seat(seat).colours
        with contextlib.suppress(InvalidSelectValueError):
            self.query_one("#first", Dropdown).value = self._form.first

    def _use_ascii(self) -> None:
        for dropdown in self.query(Dropdown):
            dropdown.use_ascii()
        for button in self.query(Choice):
            button.chosen, button.other = "o", " "

    @on(RadioSet.Changed, "#games")
    async def changed_game(self) -> None:
        await self._show_game()

    async def _show_game(self) -> None:
        rules, words = self.chosen, self.words
        credit = words("game-credit", title=rules.title, credit=rules.credit)
        players = words("game-players", least=rules.players[0], most=rules.players[-1])
        self.query_one("#about", Label).update(f"{game_about(words, rules.name)}\n{credit}; {players}")
        for seat in range(MOST):
            self.query_one(f"#seat-{seat}").display = seat < rules.players[-1]
        self._offer_players(rules)
        self.query_one("#first-caption", Label).update(starter(words, rules.name))
        options = self.query_one("#options")
        await options.remove_children()
        await options.mount_all([self._option(rules, field) for field in _plain_options(rules)])
        await options.mount(Label(self._house_rules(), id="house-rules"))
        self.query_one("#colours").display = rules.spec.wishes is not None
        self._show_seats()

    def _colours(self) -> Vertical:
        """A wish for colours by everybody at the keyboard (M2)."""
        chance = [(self.words("before-chance"), ())]
        rows = [
            Horizontal(
                Label(id=f"wisher-{seat}"),
                Dropdown(chance, value=(), allow_blank=False, id=f"colours-{seat}", compact=True),
                classes="setting",
            )
            for seat in range(MOST)
        ]
        clause = self.words("ui-clause", clause="M2")
        caption = Label(f"{self.words('before-colours')} ({clause})", classes="caption")
        return Vertical(caption, *rows, id="colours")

    def _show_colours(self, people: dict[int, str], players: int) -> None:
        words = self.words
        allowed = self.chosen.spec.wishes
        each = 0 if allowed is None else allowed.each[max(players, self.chosen.players[0])]
        colours = list(combinations(() if allowed is None else allowed.colours, each))
        wishes = [(", ".join(words(f"colour-{colour}") for colour in pick), pick) for pick in colours]
        for seat in range(MOST):
            self.query_one(f"#wisher-{seat}", Label).update(people.get(seat, ""))
            wish = self.query_one(f"#colours-{seat}", Dropdown)
            assert isinstance(wish.parent, Widget)
            wish.parent.display = seat in people
            before = wish.value
            wish.set_options([(words("before-chance"), ()), *wishes])
            wish.value = before if before in colours else ()

    def _option(self, rules: Game, field: msgspec.structs.FieldInfo) -> Vertical:
        """An option in plain words, with the clause behind it."""
        words = self.words
        label = option_name(words, rules.name, field.name)
        about = Label(option_about(words, rules.name, field.name), classes="option-about")
        before = self._form.options if self._form.game == rules.name else {}
        wanted = (before | self.settings.get("options", {})).get(field.name, field.default)
        if isinstance(field.default, bool):
            return Vertical(
                CrossBox(label, bool(wanted), id=f"option-{field.name}", compact=True), about, classes="option"
            )
        caption = Label(label)
        if isinstance(field.default, int):
            value = Input(str(wanted), type="integer", id=f"option-{field.name}", compact=True, classes="number")
            return Vertical(caption, value, about, classes="option")
        choices = [(option_choice(words, rules.name, field.name, choice), choice) for choice in field.type.__args__]
        select = Dropdown(choices, value=wanted, allow_blank=False, id=f"option-{field.name}", compact=True)
        return Vertical(caption, select, about, classes="option")

    @on(Input.Changed, ".seat Input")
    def changed_name(self) -> None:
        self._show_seats()

    @on(Dropdown.Changed)
    def changed_seat(self, event: Dropdown.Changed) -> None:
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
            player, name = row.query_one(Dropdown).value, row.query_one(Input)
            name.display = player == PERSON
            if player is not Dropdown.NULL:
                names.append(f"{seat + 1}. {name.value if player == PERSON else level_name(self.words, str(player))}")
            if player == PERSON:
                people[seat] = names[-1]
        first = self.query_one("#first", Dropdown)
        before = first.value
        first.set_options([(self.words("before-chance"), CHANCE), *((name, n) for n, name in enumerate(names))])
        first.value = before if isinstance(before, int) and before < len(names) else CHANCE
        self._show_colours(people, len(names))

    @on(Button.Pressed, "#go")
    def pressed(self) -> None:
        self.action_start()

    @work
    async def action_start(self) -> None:
        news = self.query_one("#start-news", Label)
        try:
            request, form = self._request(), self.form
            await self.app.begin(*request)  # type: ignore[attr-defined]
            news.update("")
            save(self._preferences.form_file, form)
        except MotherlodeError as error:
            news.update(why_not(self.words, error))

    def _request(self) -> tuple[Settings, list[Player]]:
        players = [player for seat in range(self.chosen.players[-1]) if (player := self._player(seat)) is not None]
        first = self.query_one("#first", Dropdown).value
        match, deal = self.query_one("#match", Dropdown).value, self.query_one("#deal", Input).value
        settings = self.settings | {
            "options": self._options(),
            "games": match or None,
            "deal": int(deal) if deal.strip("-") else None,
        }
        if isinstance(first, int) and first != CHANCE:
            settings["first"] = first
        return Settings(game=self.chosen.name, players=len(players), **settings), players

    def _player(self, seat: int) -> Player | None:
        row = self.query_one(f"#seat-{seat}")
        who = row.query_one(Dropdown).value
        if who == PERSON:
            return Player(name=clean_name(row.query_one(Input).value), colours=self._wish_for_colours(seat))
        return None if who is Dropdown.NULL else Player(level=str(who))

    def _wish_for_colours(self, seat: int) -> tuple[str, ...]:
        wish = self.query_one(f"#colours-{seat}", Dropdown).value
        return wish if self.chosen.spec.wishes is not None and isinstance(wish, tuple) else ()

    def _wanted_house_rules(self) -> dict[str, Any]:
        """Those that were given with the command."""
        names = {one.name for one in switches(self.chosen.deals.Options)}
        given: dict[str, Any] = self.settings.get("options", {})
        return {name: value for name, value in given.items() if name in names}

    def _house_rules(self) -> str:
        """What differs from print, in words."""
        return "\n".join(house_lines(self.words, self.chosen, self._wanted_house_rules()))

    def _options(self) -> dict[str, Any]:
        """The options that are not the default."""
        chosen = self._wanted_house_rules()
        for field in _plain_options(self.chosen):
            widget = self.query_one(f"#option-{field.name}")
            assert isinstance(widget, Checkbox | Input | Dropdown)
            value = int(widget.value or 0) if isinstance(widget, Input) else widget.value
            if value != field.default:
                chosen[field.name] = value
        return chosen

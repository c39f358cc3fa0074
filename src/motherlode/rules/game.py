"""The readable face of the rules: a game, its states, and what a seat knows."""

import importlib
from array import array
from collections.abc import Callable, Iterable, Sequence
from ctypes import Array, addressof, c_int64, memmove, sizeof
from functools import cached_property, lru_cache
from operator import attrgetter
from types import ModuleType
from typing import TYPE_CHECKING, Any, Optional, TypeVar, cast

import msgspec
from msgspec.structs import replace

from motherlode.rules.cards import Move
from motherlode.rules.contract import Abi, CardsPart, DealPart, EventsPart, MovesPart, OutcomePart, StatePart, ViewPart
from motherlode.rules.errors import BadDeal, BadOptions, BadSeat, IllegalMove, MotherlodeError, NotAMove, NotOver
from motherlode.rules.events import Event, GameOver
from motherlode.rules.house import is_printed
from motherlode.rules.outcome import Outcome
from motherlode.rules.shuffle import Rng, Seed, Sha256Rng
from motherlode.rules.spec import GameSpec, Sides
from motherlode.rules.splitmix64 import SplitMix64
from motherlode.rules.view import Truth, View

if TYPE_CHECKING:
    from motherlode.rules.chance import ChanceNodes

T = TypeVar("T")

CHECKED = 64
"""So many options are known to be right, for some number of players."""
_text_of = attrgetter("text")


class Game:
    """One of the games. Its folder is read at once, its compiled rules when the first state is made."""

    def __init__(self, spec: GameSpec, folder: str, housed: bool = False) -> None:
        self.spec = spec
        self.has_house_rules = housed
        self.folder = folder
        """The game's package."""
        self.name = spec.name
        self.title = spec.title
        self.credit = spec.credit
        self.players = spec.players
        self.cards = cast(CardsPart, self._part("cards"))
        self.states = cast(StatePart, self._part("state"))
        self.spelling = cast(MovesPart, self._part("moves"))
        self.deals = cast(DealPart, self._part("deal"))
        self.events = cast(EventsPart, self._part("events"))
        self.views = cast(ViewPart, self._part("view"))
        self.outcomes = cast(OutcomePart, self._part("outcome"))
        self.moves = {move.text: move for move in self.spelling.MOVES}
        self.by_code = {move.code: move for move in self.spelling.MOVES}
        self.secret = spec.has_secrets
        """A seat sees what others at the same screen must not see."""
        self.state_size = self.states.LAYOUT.size
        """How many int64 numbers the fields of a state take."""
        self.Buffer = c_int64 * (self.state_size + 1 + self.states.MAX_MOVES)
        """What a state is kept in: its fields, the number of legal moves, and their codes."""
        self.seat_place = self.states.LAYOUT.place("seat")
        """Where in it stands whose decision it is."""
        self._check_options = lru_cache(CHECKED)(self.deals.check_options)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Another process gets its own, by the folder: a game that was registered here need not be registered there."""
        return (_housed_game if self.has_house_rules else _game), (self.folder,)

    def _part(self, part: str) -> ModuleType:
        return importlib.import_module(f"{self.folder}.{part}")

    @cached_property
    def abi(self) -> Abi:
        """The compiled rules. What is called of them for the first time on a machine is compiled then."""
        return cast(Abi, self._part("house_abi" if self.has_house_rules else "abi"))

    @cached_property
    def _housed(self) -> "Game":
        return Game(self.spec, self.folder, housed=True)

    def under(self, options: Any) -> "Game":
        """The same game with the compiled rules that these options need: house rules have their own, so that the
        printed game does not pay for them. Who calls compiled functions without a state asks here.
        """
        return self if is_printed(options) or self.has_house_rules else self._housed

    @cached_property
    def _advance(self) -> Callable[[int, int, int, int], tuple[Move, ...] | None]:
        """`abi.advance`, at hand because every move of every state goes through it."""
        from motherlode.rules.compiled import direct

        return direct(self.abi.advance)

    @cached_property
    def chance(self) -> "ChanceNodes":
        """The deal, one decision of chance at a time."""
        nodes: ChanceNodes = self._part("chance").NODES
        return nodes

    def chance_under(self, options: Any) -> "ChanceNodes":
        """The same for the deals that house rules lead to."""
        return self.chance if is_printed(options) else self.chance.under(options)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """The classes of all events that the game can tell."""
        return (*_classes(self.events, Event), GameOver)

    @cached_property
    def view_type(self) -> type[View]:
        (found,) = _classes(self.views, View)
        return found

    @cached_property
    def truth_type(self) -> type[Truth]:
        (found,) = _classes(self.views, Truth)
        return found

    @cached_property
    def outcome_type(self) -> type[Outcome]:
        (found,) = _classes(self.outcomes, Outcome)
        return found

    @cached_property
    def _moves_at(self) -> int:
        """Where the table of moves lies, which the game keeps: one, whichever of several threads asks first."""
        from motherlode.rules.legal import MoveTable

        table: MoveTable = self.__dict__.setdefault("_move_table", MoveTable(self.spelling.MOVES))
        return table.address

    def prepare(self) -> None:
        """Compiles now what a game at a table needs, so that nobody has to wait for it later."""
        from motherlode.rules.compiled import compile_now

        compile_now(self.abi.begin, self.abi.advance, self.abi.hide)

    def step(self, buffer: Array[c_int64], following: Array[c_int64], code: int) -> tuple[Move, ...] | None:
        """Makes a move in another buffer and gives the legal moves there; None if the move is not legal."""
        return self._advance(addressof(buffer), addressof(following), code, self._moves_at)

    def options(self, players: int, options: Any = None) -> Any:
        """Checked options for this number of players, from a dictionary of those that are not the default."""
        if type(players) is not int or players not in self.players:
            raise BadOptions(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}.")
        if not isinstance(options, self.deals.Options):
            try:
                options = msgspec.convert(options or {}, self.deals.Options)
            except msgspec.ValidationError as error:
                known = ", ".join(field.name for field in msgspec.structs.fields(self.deals.Options))
                raise BadOptions(f"The options of {self.name} ({known}) cannot be {options}: {error}.") from None
        self._check_options(options, players)
        return options

    def sides(self, players: int, options: Any = None) -> Sides:
        """Which seats win together; each seat stands in one side."""
        return self.spec.sides(players, self.options(players, options))

    def deal(self, players: int, rng: Rng | Seed, options: Any = None, **choices: Any) -> "State":
        """A new game dealt from a generator, or from a seed by the portable shuffle (docs/deals.md).

        Choices are what the rules leave to people: who starts (`spec.starter`), and wishes (`spec.wishes`).
        """
        return self.start(self.shuffle(players, rng, options, **choices), players, options)

    def shuffle(self, players: int, rng: Rng | Seed, options: Any = None, **choices: Any) -> Any:
        """The deal of such a game."""
        rng = Sha256Rng(rng) if isinstance(rng, int | str | bytes) else rng
        return self.deals.shuffle(players, self.options(players, options), rng, **choices)

    def start(self, deal: Any, players: int, options: Any = None) -> "State":
        """A new game from a deal given card by card: a struct of the game's `Deal`, or the same as a dictionary."""
        options = self.options(players, options)
        if not isinstance(deal, self.deals.Deal):
            try:
                deal = msgspec.convert(deal, self.deals.Deal)
            except msgspec.ValidationError as error:
                raise BadDeal(f"This is no deal of {self.name}: {error}.") from None
        self.deals.check(deal, players, options)
        numbers = array("q", self.deals.encode(deal, players, options))
        played = self.under(options)
        buffer = played.Buffer()
        address = addressof(buffer)
        legal = played.abi.begin(address, numbers.buffer_info()[0], played._moves_at)
        return State(played, deal, options, 0, None, None, buffer, address, legal)

    def move(self, text: str) -> Move:
        """The move that a text spells."""
        try:
            return self.moves[text]
        except (KeyError, TypeError):
            sentence = f"{text!r} is no move of {self.name}: a move is spelled {self.spelling.SPELLING}."
            raise NotAMove(sentence, str(text)) from None


class State(msgspec.Struct, eq=False, gc=False):
    """The whole truth at one moment of a game. A state never changes: a move makes a new one.

    It knows the one before and is known by none, so there are no circles for the garbage collector to look for.
    """

    game: Game
    deal: Any
    """Everything that chance decided."""
    options: Any
    turn: int
    """How many moves were made."""
    parent: Optional["State"]
    last_move: Move | None
    _buffer: Array[c_int64]
    address: int
    """Where the state lies, for compiled loops."""
    _legal: tuple[Move, ...]
    _fields: Any = None
    _told: list[Event] | None = None
    _shown: View | None = None
    _remembered: tuple[int, tuple[Move, ...], tuple[Event, ...]] | None = None
    """A seat, the moves, and what the seat got to know: what comes later only adds to it."""

    @property
    def fields(self) -> Any:
        """The named fields of the state, as the game's `state.py` documents them; read once, and not to be changed."""
        if self._fields is None:
            self._fields = self.game.states.LAYOUT.read(self._buffer)
        return self._fields

    @property
    def players(self) -> int:
        return self._buffer[0]

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return self._buffer[self.game.seat_place] if self._legal else None

    @property
    def over(self) -> bool:
        return not self._legal

    def score(self, seat: int) -> int:
        """A seat's points so far."""
        return int(self.game.abi.score(self.address, seat))

    @property
    def drawn(self) -> int:
        """How many decisions of chance are known by now to anybody."""
        return self.game.chance_under(self.options).due(self._buffer)

    @property
    def history(self) -> "list[State]":
        """All states of the game up to this one."""
        states = []
        state: State | None = self
        while state is not None:
            states.append(state)
            state = state.parent
        return states[::-1]

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        return [state.last_move for state in self.history if state.last_move is not None]

    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves, in order; none when the game is over."""
        return self._legal

    def apply(self, move: Move | str) -> "State":
        """The state after a move; an illegal one is refused with the clause that forbids it."""
        game = self.game
        buffer = game.Buffer()
        address = addressof(buffer)
        made: Move = move  # type: ignore[assignment]  # a text is known by what it lacks: nearly all are moves
        try:
            code = made.code
        except AttributeError:
            made = game.move(cast(str, move))
            code = made.code
        legal = game._advance(self.address, address, code, game._moves_at)
        if legal is None:
            raise self._refusal(made)
        return State(game, self.deal, self.options, self.turn + 1, self, made, buffer, address, legal)

    def _refusal(self, move: Move) -> MotherlodeError:
        if game_move := self.game.moves.get(move.text):
            if self.over:
                return IllegalMove("over", "The game is over; nothing can be played any more.", "over")
            return self.game.spelling.refusal(self.fields, game_move)
        return NotAMove(f"{move} is a move of another game.")

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last move brought (the deal, before the first), as a seat or an onlooker gets to know it."""
        if seat is not None and not 0 <= seat < self._buffer[0]:
            raise self._no_seat(seat)
        seen_by, told = self.game.events.seen_by, self._told
        return [seen_by(event, seat) for event in (self._truth() if told is None else told)]

    def forget_past(self) -> list[Event]:
        """Lets go of the states before; gives what the last move brought, with nothing hidden, to whoever keeps it."""
        told = self._truth()
        self.parent = None
        return told

    def _truth(self) -> list[Event]:
        if self._told is None:
            tell = self.game.events
            if self.parent is None or self.last_move is None:
                self._told = tell.tell_start(self.fields)
            else:
                self._told = tell.tell(self.parent.fields, self.last_move, self.fields)
        return self._told

    def _no_seat(self, seat: int) -> BadSeat:
        return BadSeat(f"There is no seat {seat} in a game of {self.players}: seats go from 0 to {self.players - 1}.")

    def view(self, seat: int | None = None, turn: int | None = None, common: bool = False) -> View:
        """What a seat, or an onlooker, sees now; with the turn of whoever counts other than from the deal on.

        A seat's view is the onlooker's, made once, and what is the seat's own. A common one leaves that out: the seat
        can decide, and nothing is seen but what all see.
        """
        shown, views = self._shown, self.game.views
        if shown is None:
            shown = self._shown = views.show(self.fields, self.turn)
        turn = self.turn if turn is None else turn
        if seat is None:
            return replace(shown, turn=turn)
        if not 0 <= seat < self._buffer[0]:
            raise self._no_seat(seat)
        moves = tuple(map(_text_of, self._legal)) if seat == shown.to_move else ()
        own = {} if common else views.own(shown, self._fields, seat)
        return replace(shown, seat=seat, turn=turn, moves=moves, **own)

    def lay_open(self) -> Truth:
        """What lies hidden now: for games that are over, and never for whoever still plays."""
        return self.game.views.lay_open(self.fields)

    def knowledge(
        self, seat: int, moves: Sequence[Move] | None = None, told: Iterable[Event] | None = None
    ) -> "Knowledge":
        """Everything that a seat could remember. Who let the past go hands in the moves, and all that was told."""
        if not 0 <= seat < self._buffer[0]:
            raise self._no_seat(seat)
        if moves is None or told is None:
            known_moves, seen = self._remember(seat)
        else:
            known_moves, seen = tuple(moves), self._seen(told, seat)
        buffer = self.game.Buffer()
        own_turn = seat == self.seat
        memmove(buffer, self._buffer, sizeof(buffer) if own_turn else 8 * self.game.state_size)
        self.game.abi.hide(addressof(buffer), seat)
        return Knowledge(
            game=self.game,
            seat=seat,
            options=self.options,
            view=self.view(seat),
            moves=known_moves,
            events=seen,
            buffer=buffer,
            legal=self._legal if own_turn else (),
        )

    def _seen(self, told: Iterable[Event], seat: int) -> tuple[Event, ...]:
        seen_by = self.game.events.seen_by
        return tuple([seen_by(event, seat) for event in told])

    def _remember(self, seat: int) -> tuple[tuple[Move, ...], tuple[Event, ...]]:
        """The moves, and all that a seat got to know, from the last state on that remembers them for it."""
        since: list[State] = []
        state: State | None = self
        while state is not None and (state._remembered is None or state._remembered[0] != seat):
            since.append(state)
            state = state.parent
        moves, seen = ((), ()) if state is None or state._remembered is None else state._remembered[1:]
        since.reverse()
        moves += tuple([state.last_move for state in since if state.last_move is not None])
        seen += self._seen([event for state in since for event in state._truth()], seat)
        self._remembered = seat, moves, seen
        return moves, seen

    def all_known(self, seat: int) -> "Knowledge":
        """What a seat would know if nothing were hidden from it: only to measure what secrets are worth."""
        knowledge = self.knowledge(seat)
        memmove(knowledge._buffer, self._buffer, 8 * self.game.state_size)
        return knowledge

    def outcome(self) -> Outcome:
        """Final scores, ranking and why it ended."""
        if not self.over:
            raise NotOver("The game is not over yet.")
        return self.game.outcomes.settle(self.fields)

    def zones(self) -> dict[str, list[str]]:
        """Where every card is, with nothing hidden."""
        return self.game.views.zones(self.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.game, self.deal, self.players, self.options, self.moves)

    def __repr__(self) -> str:
        return f"<{self.game.name} after {self.turn} moves>"

    def __str__(self) -> str:
        """The table as an onlooker sees it."""
        return "\n".join(self.game.views.describe(self.view()))


class Knowledge:
    """What a seat could know if it forgot nothing; a bot gets this and never a state."""

    __slots__ = ("_buffer", "_legal", "events", "game", "moves", "options", "seat", "view")

    def __init__(
        self,
        game: Game,
        seat: int,
        options: Any,
        view: View,
        moves: tuple[Move, ...],
        events: tuple[Event, ...],
        buffer: Array[c_int64],
        legal: tuple[Move, ...],
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.view = view
        self.moves = moves
        """The moves made so far, by everybody."""
        self.events = events
        """What happened so far, as the seat saw it."""
        self._buffer = buffer
        self._legal = legal

    @property
    def fields(self) -> Any:
        """The fields of the state with what the seat cannot know taken out."""
        return self.game.states.LAYOUT.read(self._buffer)

    @property
    def drawn(self) -> int:
        """How many decisions of chance are known by now to anybody."""
        return self.game.chance_under(self.options).due(self._buffer)

    @property
    def address(self) -> int:
        """Where the hidden state lies, for compiled search."""
        return addressof(self._buffer)

    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves, if the decision is this seat's."""
        return self._legal

    def redeal(self, rng: SplitMix64) -> State:
        """Another whole state that fits everything the seat knows, each equally likely."""
        buffer = self.game.Buffer()
        memmove(buffer, self._buffer, 8 * self.game.state_size)
        self.game.abi.redeal(addressof(buffer), rng.address)
        fields = self.game.states.LAYOUT.read(buffer)
        deal = self.game.deals.decode(fields)
        return replay(self.game, deal, fields.players, self.options, self.moves)

    def to_bytes(self) -> bytes:
        """All of it as bytes: equal for two states that the seat cannot tell apart."""
        return bytes(self._buffer) + msgspec.json.encode(
            [self.seat, self.view, self.events, [str(move) for move in self.moves]]
        )


def _game(folder: str) -> Game:
    from motherlode.rules.registry import register

    return register(folder)


def _housed_game(folder: str) -> Game:
    return _game(folder)._housed


def _classes(module: Any, base: type[T]) -> list[type[T]]:
    """The subclasses that a module defines itself."""
    return [
        cls
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls.__module__ == module.__name__
    ]


def replay(game: Game, deal: Any, players: int, options: Any, moves: Iterable[Move | str]) -> State:
    """The state after the moves of a game."""
    state = game.start(deal, players, options)
    for move in moves:
        state = state.apply(move)
    return state

"""The contract of a game: what its folder must offer, and why. `check_game` tests any game against it.

A game is a folder with these files, the same in every game; each is a module that has what is listed here. `spec.py`
has `SPEC` (`spec.GameSpec`), and `chance.py` has `NODES` (`chance.ChanceNodes`). `Game` binds them together. Those
above the rules talk to `Game`, `State` and `Knowledge`, ask the specification, and may call the compiled functions
(`Game.abi`); only the modules that the specification names in `adapters` know more of the folder. `play.py` and
`knowledge.py` are called by `abi.py` and by these, and by nobody else.
"""

from typing import TYPE_CHECKING, Any, Protocol

from motherlode.rules.cards import Card, Move
from motherlode.rules.errors import IllegalMove
from motherlode.rules.events import Event
from motherlode.rules.outcome import Outcome
from motherlode.rules.shuffle import Rng
from motherlode.rules.view import Truth, View

if TYPE_CHECKING:
    from motherlode.rules.layout import Layout


class StatePart(Protocol):
    """`state.py`: the layout of a state, the numbers of moves and deals. No code: reading it must compile nothing."""

    @property
    def LAYOUT(self) -> "Layout[Any]":
        """The fields. Every field must be an int64 or an array of them: only those behave alike with and without JIT.

        The first must be `players`, and one must be `seat`, whose decision it is: Python and compiled loops over any
        game read these where they lie, without a call. The state must hold the whole deal, past and coming cards too,
        so that a deal can be read back from it.
        """

    @property
    def MAX_MOVES(self) -> int:
        """No state may have more legal moves: a buffer of this size is handed to the compiled rules unchecked."""

    @property
    def DEAL_SIZE(self) -> int:
        """How many numbers a deal is, players and options first."""


class CardsPart(Protocol):
    """`cards.py`: the faces and the deck."""

    @property
    def CARDS(self) -> tuple[Card, ...]:
        """Every face once. Texts must be the record's spelling."""

    def deck(self, players: int, options: Any = None) -> tuple[str, ...]:
        """Every card of the deck as text, copies as often as they are there: conservation is checked against it.
        Without options it is the printed game's.
        """


class MovesPart(Protocol):
    """`moves.py`: the spellings, and why a move is refused."""

    @property
    def MOVES(self) -> tuple[Move, ...]:
        """Every move that can be spelled, ascending by code. One spelling a move: records depend on it."""

    @property
    def ACTIONS(self) -> tuple[Move, ...]:
        """Those of them that can ever be legal, in the same order: the numbered actions of environments."""

    @property
    def SPELLING(self) -> str:
        """How moves are spelled, in a few words, for whoever wrote something else."""

    def refusal(self, state: Any, move: Move) -> IllegalMove:
        """Why this move is not legal, with its clause. Must not tell what the seat to move cannot know."""


class DealPart(Protocol):
    """`deal.py`: options and deals in the record's form."""

    @property
    def Options(self) -> type[Any]:
        """A frozen struct, every field with its default; unknown fields must be refused. House rules are marked with
        `house.switch`; bots that know only the printed game leave them to the general search.
        """

    @property
    def Deal(self) -> type[Any]:
        """A frozen struct with the record's keys."""

    def check_options(self, options: Any, players: int) -> None:
        """Must refuse options that do not go with the number of players (`BadOptions`)."""

    def check(self, deal: Any, players: int, options: Any = ...) -> None:
        """Must refuse whatever is not a deal (`BadDeal`): behind this line the compiled rules check nothing."""

    def shuffle(self, players: int, options: Any, rng: Rng, **choices: Any) -> Any:
        """A deal by chance. Choices are what the rules let people choose (who starts, colours)."""

    def encode(self, deal: Any, players: int, options: Any) -> list[int]:
        """The deal as `DEAL_SIZE` numbers for the compiled `start`."""

    def decode(self, state: Any) -> Any:
        """The deal that a whole state holds: `redeal` fills in a state, and its deal must be playable."""


class EventsPart(Protocol):
    """`events.py`: what happened."""

    def tell_start(self, state: Any) -> list[Event]:
        """The events of the deal."""

    def tell(self, before: Any, move: Move, after: Any) -> list[Event]:
        """The events of a move, in the order in which they happened, each thing once; `GameOver` last."""

    def seen_by(self, event: Event, seat: int | None) -> Event:
        """The event with everything taken out that the seat (an onlooker: None) does not get to know."""


class ViewPart(Protocol):
    """`view.py`: what is seen."""

    def show(self, state: Any, turn: int) -> View:
        """An onlooker's view. What is not for everybody must not be in it: it is sent as it is."""

    def own(self, shown: Any, state: Any, seat: int) -> dict[str, Any]:
        """The fields in which a seat sees more than an onlooker, who sees `shown`. Must hold nothing but what the seat
        may know.
        """

    def lay_open(self, state: Any) -> Truth:
        """What the views hide. Only for records: it must never leave a table where the game goes on."""

    def phase_of(self, view: Any) -> str:
        """What is to be decided, by a stable name (`phase-<game>-<name>` in messages); `over` when nothing is."""

    def describe(self, view: Any) -> list[str]:
        """The view in lines of text. A seat must be called `seat 0`: interfaces put the players' names there."""

    def zones(self, state: Any) -> dict[str, list[str]]:
        """Every card of the deck in exactly one place: conservation is checked with it."""


class OutcomePart(Protocol):
    """`outcome.py`: how it ended."""

    def settle(self, state: Any) -> Outcome:
        """The outcome of a state that is over."""


class Abi(Protocol):
    """`abi.py`: the compiled rules by addresses. Must be exported at module level: other forms
    do not cache. All arguments and results are int64 but where it says otherwise; nothing is checked.
    """

    def deal(self, numbers: int, rng: int, /) -> int:
        """Fills in what chance decides; players and options stand in `numbers` already."""

    def start(self, state: int, numbers: int, /) -> int:
        """Must set every field of the state."""

    def legal_moves(self, state: int, moves: int, /) -> int:
        """Lists the codes, ascending and each once, and returns their number; 0 when the game is over."""

    def apply(self, state: int, move: int, /) -> int:
        """Makes a legal move. Must end: every game is finite, because playouts run without a limit."""

    def random_move(self, state: int, rng: int, /) -> int:
        """Uniform over the legal moves, without listing them: rollouts are half as fast with a list."""

    def playout(self, state: int, rng: int, /) -> int:
        """Plays random moves to the end and returns their number."""

    def is_over(self, state: int, /) -> int:
        """1 when the game is over, else 0."""

    def seat(self, state: int, /) -> int:
        """Whose decision it is."""

    def score(self, state: int, seat: int, /) -> int:
        """The seat's points so far."""

    def standing(self, state: int, seat: int, /) -> int:
        """A number that ranks seats at the end, tie-breaks included; equal numbers share a place."""

    def hide(self, state: int, seat: int, /) -> int:
        """Takes out what the seat cannot know, whatever it could remember. Two states that the seat cannot tell apart
        must become the same bytes: bots get these.
        """

    def redeal(self, state: int, rng: int, /) -> int:
        """Fills a hidden state up again, uniformly over all that fits what the seat knows. Must use no other generator:
        thinking never changes the real game.
        """

    def list_moves(self, buffer: int, /) -> int:
        """Lists the legal moves of the state in a buffer behind it, and returns their number."""

    def begin(self, buffer: int, numbers: int, table: int, /) -> tuple[Move, ...]:
        """One call for a game started from Python: starts, lists, and gives the legal moves out of a `MoveTable`."""

    def advance(self, buffer: int, next_buffer: int, move: int, table: int, /) -> tuple[Move, ...] | None:
        """One call for a move made from Python: checks, copies, applies, lists; None if the move is not legal."""

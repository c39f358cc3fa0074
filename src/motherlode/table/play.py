"""One game at a table, from its deal to the move that was made last."""

from collections.abc import Callable
from copy import copy
from typing import Any

from motherlode.rules import Game, Knowledge, Move, Outcome, State
from motherlode.rules import record as records
from motherlode.rules.game import replay
from motherlode.table.fair import Fair
from motherlode.table.frames import Made
from motherlode.table.history import History


class Play:
    """A game in progress.

    Only the newest state is kept, and what was told on the way to it: hundreds of tables would not fit into memory with
    all their states, and the moves give them back when they are wanted.
    """

    def __init__(
        self,
        state: State,
        record: str,
        fair: Fair | None,
        number: int | None,
        choices: dict[str, Any],
        given: tuple[str, ...] | None = None,
    ) -> None:
        self.state = state
        self.moves: list[Move] = []
        self.history = History(state.game, state.forget_past())
        self.record = record
        self.fair = fair
        self.number = number
        self.choices = choices
        self._ahead: State | None = None
        """The state after a move that somebody asked about."""
        self._asked = ""
        """That move."""
        self.seat = state.seat
        """Whose decision it is; asked of the rules once for every move."""
        self.mover: int | None = None
        """Who made the last move."""
        self.ended = False
        """The players ended the game without a result."""
        self.given = given
        """The moves with which the game was taken over from a record, if it was."""
        self.bot_seed: str | None = None
        """In a contest, what the bots' seeds come from; they count their thoughts instead of taking time."""
        for move in given or ():
            self.apply(move)

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def last(self) -> Made | None:
        """The last move; None after the deal, and when moves were taken back or the game was ended."""
        return None if self.mover is None else self.history.steps[-1].made

    def after(self, move: str) -> State:
        """The state after a move, or its refusal. Remembered, because who asks mostly makes the move next."""
        if self._ahead is None or self._asked != move:
            self._ahead, self._asked = self.state.apply(self.game.move(move)), move
        return self._ahead

    def apply(self, move: str) -> None:
        assert self.seat is not None, "a game that is over has no moves"
        self.state = state = self.after(move)
        self._ahead = None
        made = state.game.moves[move]
        self.history.add(self.seat, made.text, state.forget_past())  # the game's own text, not one more of each move
        self.mover, self.seat = self.seat, state.seat
        self.moves.append(made)

    def take_back(self, count: int) -> None:
        """Plays the game again up to there: that takes a tenth of a millisecond at most, so nobody has to keep states
        for the few moves that are taken back.
        """
        del self.moves[len(self.moves) - count :]
        self.history.cut(count)
        self.state, self._ahead = self.whole(), None
        self.state.forget_past()
        self.mover, self.seat = None, self.state.seat

    def end(self) -> None:
        """Without a result."""
        self.ended = True
        self.mover = self.seat = None

    def fork(self) -> "Play":
        """A copy that can go on without changing this one."""
        twin = copy(self)
        twin.moves = self.moves[:]
        twin.history = self.history.fork()
        return twin

    def whole(self) -> State:
        """The state with all states that led to it, played again."""
        return replay(self.game, self.state.deal, self.state.players, self.state.options, self.moves)

    def snapshot(self) -> Callable[[int], Knowledge]:
        """What gives a seat's knowledge as it is now, also in a thread while the game goes on."""
        state, moves, steps = self.state, self.moves[:], self.history.steps[:]
        return lambda seat: state.knowledge(seat, moves, [event for step in steps for event in step.events])

    def outcome(self) -> Outcome:
        return self.state.outcome()

    def to_record(self, coming: str | None = None, /, **notes: Any) -> bytes:
        """The record of the game, a coming move included, with what is needed to check its deal."""
        if self.fair is not None:
            notes["fair"] = self.fair
        if self.number is not None:
            notes |= {"seed": self.number, "choices": self.choices}
        if self.given is not None:
            notes["given"] = len(self.given)
        if coming is None:
            return records.write(self.state, self.moves, **notes)
        return records.write(self.after(coming), [*self.moves, self.game.moves[coming]], **notes)

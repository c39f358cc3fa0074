"""A game in which chance decides step by step. A position never changes: an action makes a new one."""

from collections.abc import Iterator, Sequence
from ctypes import Array, addressof, c_int8, c_int64, memmove
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from motherlode.envs.actions import actions_of
from motherlode.envs.games import batch_kernels, observation_spec, observer_of
from motherlode.envs.kernels.observation_spec import Row
from motherlode.envs.miniatures import Opening, miniature_of
from motherlode.envs.single import victory
from motherlode.rules import Game, SplitMix64, State
from motherlode.rules.chance import HIDDEN, Outcomes
from motherlode.rules.compiled import direct
from motherlode.rules.game import replay

CHANCE, NOBODY = -1, -4
"""Whose decision it is, if it is no seat's: OpenSpiel's numbers for chance and for a game that is over."""


class GameTree:
    """What all positions of a game share."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Any,
        opening: Opening | None = None,
        by_points: bool = False,
        is_open: bool = False,
    ) -> None:
        """The opening names a state from which the game goes on; without one it begins with the deal. Returns are
        victories or points; in an open tree positions are told apart by what all seats know, not by the way there.
        """
        self.options = game.options(players, options)
        self.game = game = game.under(self.options)
        self.players = players
        self.opening = opening
        self.by_points = by_points
        self.is_open = is_open
        self.actions = actions_of(game)
        self.codes: list[int] = self.actions.codes.tolist()
        self.by_code: list[int] = self.actions.by_code.tolist()
        self.chance_nodes = game.chance_under(self.options)
        self.spec = observation_spec(game)
        self.largest = self.spec.high().astype(np.float32)
        self.row = c_int8 * self.spec.size
        self.one_hot: list[list[float]] = np.eye(players).tolist()
        """By seat: a number for every seat, 1 for this one and 0 for the others."""
        self.observe = direct(observer_of(game).observe)
        self.replay = batch_kernels(game).replay
        self.prefix: tuple[int, ...] = ()
        """The moves made before the start."""
        self.truths: dict[tuple[int, ...], float] = {(): 1.0}
        """What chance may have decided before the start as an onlooker knows it, and how likely it is."""
        if opening is not None:
            state = miniature_of(game, opening)
            self.prefix = tuple(move.code for move in state.moves)
            self.truths = self.chance_nodes.truths(state.fields, self.prefix)
        self.pasts = list(self.truths)
        self.common = _common(self.pasts)
        """How many of chance's decisions all players know at the start."""
        self.start = self._start()

    def _start(self) -> "Position":
        """Where several things may have been decided, chance picks one first."""
        if len(self.pasts) > 1:
            return Position(self, (), self.prefix, None, len(self.pasts[0]))
        drawn = self.pasts[0]
        buffer = self.build(drawn, self.prefix)
        return Position(self, drawn, self.prefix, None if self.opening is None else buffer, self.due(buffer))

    def build(self, drawn: Sequence[int], codes: Sequence[int]) -> Array[c_int64]:
        """The state after these decisions of chance and of seats; what chance has not decided is filled up."""
        states = self.game.states
        numbers = (c_int64 * states.DEAL_SIZE)(*self.chance_nodes.numbers(drawn, self.players, self.options, codes))
        moves = (c_int64 * len(codes))(*codes)
        buffer = self.game.Buffer()
        self.replay(addressof(buffer), addressof(numbers), addressof(moves), len(codes))
        self.game.abi.list_moves(addressof(buffer))
        return buffer

    def settle(self, buffer: Array[c_int64], drawn: Sequence[int], codes: Sequence[int]) -> Array[c_int64]:
        """The state after the last move, which chance has now answered; the buffer is the one before it."""
        settled = type(buffer).from_buffer_copy(buffer)
        self.chance_nodes.settle(settled, drawn, codes[-1])
        following = self.game.Buffer()
        self.game.step(settled, following, codes[-1])
        return following

    def __reduce__(self) -> tuple[Any, ...]:
        return game_tree, (self.game, self.players, self.options, self.opening, self.by_points, self.is_open)

    def order(self, drawn: Sequence[int], codes: Sequence[int]) -> Iterator[int]:
        """The decisions of chance and of seats after the start in the order in which they come."""
        position, known = self.start, len(self.pasts[0])
        outcomes, moves = iter(drawn[known:]), iter(codes[len(self.prefix) :])
        if position.picks_past and drawn:
            pick = self.pasts.index(tuple(drawn[:known]))
            yield pick
            position = position.child(pick)
        while len(position.drawn) < len(drawn) or len(position.codes) < len(codes):
            action = next(outcomes) if position.by_chance else self.by_code[next(moves)]
            yield action
            position = position.child(action)

    def fields(self, buffer: Array[c_int64]) -> Any:
        return self.game.states.LAYOUT.read(buffer)

    def due(self, buffer: Array[c_int64]) -> int:
        return self.chance_nodes.due(buffer)


def _common(rows: Sequence[Sequence[int]]) -> int:
    """How many of their first numbers rows share."""
    return next((place for place, numbers in enumerate(zip(*rows, strict=True)) if len({*numbers}) > 1), len(rows[0]))


class Position:
    """A moment between two decisions of chance or of a seat."""

    __slots__ = ("buffer", "by_chance", "codes", "drawn", "due", "over", "picks_past", "player", "seat", "tree")

    def __init__(
        self,
        tree: GameTree,
        drawn: tuple[int, ...],
        codes: tuple[int, ...],
        buffer: Array[c_int64] | None,
        due: int,
    ) -> None:
        self.tree = tree
        self.drawn = drawn
        """What chance decided, by chance nodes."""
        self.codes = codes
        """The moves made."""
        self.buffer = buffer
        """The state; where chance is still to decide, the one before that. None before the first is complete. In the
        place of what chance has not decided stands anything.
        """
        self.due = due
        """How many decisions of chance the state needs."""
        self.by_chance = len(drawn) < due
        self.picks_past = not drawn and len(tree.pasts) > 1
        """Whether chance decides at once all that it may have decided before the start."""
        self.over = not self.by_chance and buffer is not None and buffer[tree.game.state_size] == 0
        self.seat = buffer[tree.game.seat_place] if buffer is not None else 0
        self.player = CHANCE if self.by_chance else NOBODY if self.over else self.seat
        """Whose decision it is."""

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self.tree, self.drawn, self.codes)

    def _buffer(self) -> Array[c_int64]:
        assert self.buffer is not None, "chance has not dealt yet"
        return self.buffer

    def legal_actions(self) -> list[int]:
        buffer, size = self._buffer(), self.tree.game.state_size
        by_code = self.tree.by_code
        return [by_code[code] for code in buffer[size + 1 : size + 1 + buffer[size]]]

    def outcomes(self) -> Outcomes:
        """What chance can decide now, and how likely it is."""
        if self.picks_past:
            return list(enumerate(self.tree.truths.values()))
        return self.tree.chance_nodes.outcomes(self.drawn, self.tree.players)

    def child(self, action: int) -> "Position":
        """The position after a decision of chance, or of the seat to move."""
        return self._drawn(action) if self.by_chance else self._moved(action)

    def _drawn(self, outcome: int) -> "Position":
        drawn = self.tree.pasts[outcome] if self.picks_past else (*self.drawn, outcome)
        buffer = self.buffer
        if len(drawn) == self.due:
            tree, codes = self.tree, self.codes
            buffer = tree.build(drawn, codes) if buffer is None else tree.settle(buffer, drawn, codes)
        return Position(self.tree, drawn, self.codes, buffer, self.due)

    def _moved(self, action: int) -> "Position":
        tree, buffer = self.tree, self._buffer()
        code = tree.codes[action]
        following = tree.game.Buffer()
        if tree.game.step(buffer, following, code) is None:
            raise ValueError(f"Action {action} is not legal here.")
        due = tree.due(following)
        return Position(tree, self.drawn, (*self.codes, code), following if due == self.due else buffer, due)

    def observe(self, seat: int, memory: bool) -> Row:
        """The observation of a seat; nothing before the first state is complete."""
        row = self.tree.row()
        if self.buffer is not None:
            self.tree.observe(addressof(self.buffer), seat, memory, addressof(row))
        return np.frombuffer(row, np.int8)  # type: ignore[call-overload,no-any-return]  # any buffer would do

    def features(self, seat: int, memory: bool) -> npt.NDArray[np.float32]:
        """The observation as numbers from 0 to 1: each is the share of the largest that can stand there."""
        return np.divide(self.observe(seat, memory), self.tree.largest, dtype=np.float32)

    def seen(self, seat: int) -> list[int]:
        """What a seat knows of the decisions of chance."""
        return self.tree.chance_nodes.seen(self.drawn, self.tree.players, seat, self.buffer)

    def information(self, seat: int) -> str:
        """Everything that a seat learned since the start, in text: equal for positions that it cannot tell apart, and
        only for those.
        """
        seen = self.seen(seat)[self.tree.common :]
        known = " ".join("?" if number == HIDDEN else str(number) for number in seen)
        return f"seat {seat}; chance: {known}; moves: {self.moves_text()}"

    def moves_text(self) -> str:
        """The moves made since the start."""
        return ", ".join(self.tree.game.by_code[code].text for code in self.codes[len(self.tree.prefix) :])

    def known(self) -> str:
        """All that the seat to move could remember and that matters: the same whichever way it was reached. Before a
        decision of chance, also the move that asks for it, and what chance has decided so far.
        """
        row = self.observe(self.seat, memory=True).tobytes().hex()
        asked = (*self.codes[-1:], *self.drawn) if self.by_chance else ()
        return " ".join([f"seat {self.seat}", row, *map(str, asked)])

    def lines(self, seat: int | None) -> list[str]:
        """The table as a seat or an onlooker sees it."""
        if self.buffer is None:
            return ["the cards are being dealt"]
        views, fields = self.tree.game.views, self.tree.fields(self.buffer)
        view = views.show(fields, len(self.codes))
        return views.describe(view if seat is None else replace(view, seat=seat, **views.own(view, fields, seat)))

    def determinized(self, seat: int, rng: SplitMix64) -> "Position":
        """Another position that the seat cannot tell from this one, each equally likely. A seat must be to move."""
        tree, abi = self.tree, self.tree.game.abi
        buffer = tree.game.Buffer()
        memmove(buffer, self._buffer(), 8 * tree.game.state_size)
        abi.hide(addressof(buffer), seat)
        abi.redeal(addressof(buffer), rng.address)
        drawn = tuple(tree.chance_nodes.read(tree.fields(buffer), self.codes))
        return Position(tree, drawn, self.codes, tree.build(drawn, self.codes), self.due)

    def returns(self) -> list[float]:
        """What the game brings every seat at its end."""
        seats, abi, address = range(self.tree.players), self.tree.game.abi, addressof(self._buffer())
        if self.tree.by_points:
            return [float(abi.score(address, seat)) for seat in seats]
        return victory([abi.standing(address, seat) for seat in seats])

    def state(self) -> State:
        """The game as the rules know it, for `record.write`. What chance has not decided is filled up."""
        whole = self.tree.build(self.drawn, self.codes)
        deal = self.tree.game.deals.decode(self.tree.fields(whole))
        made = [self.tree.game.by_code[code] for code in self.codes]
        return replay(self.tree.game, deal, self.tree.players, self.tree.options, made)


@cache
def game_tree(
    game: Game,
    players: int,
    options: Any,
    opening: Opening | None = None,
    by_points: bool = False,
    is_open: bool = False,
) -> GameTree:
    """The same tree for the same game."""
    return GameTree(game, players, options, opening, by_points, is_open)


def _position(tree: GameTree, drawn: Sequence[int], codes: Sequence[int]) -> Position:
    position = tree.start
    for action in tree.order(drawn, codes):
        position = position.child(action)
    return position

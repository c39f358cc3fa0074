"""A game in which chance decides step by step. A position never changes: an action makes a new one."""

from collections.abc import Iterator, Sequence
from ctypes import Array, addressof, c_int8, c_int64, memmove
from functools import cache
from typing import Any

import numpy as np
from msgspec.structs import replace

from motherlode.envs.actions import actions_of
from motherlode.envs.chance import HIDDEN, Outcomes, slots_of
from motherlode.envs.games import many_of, parts_of, seen_of
from motherlode.envs.kernels.parts import Row
from motherlode.envs.miniatures import miniature_of
from motherlode.envs.single import victory
from motherlode.rules import Game, SplitMix64, State
from motherlode.rules.game import replay

CHANCE, NOBODY = -1, -4
"""Whose decision it is, if it is no seat's: OpenSpiel's numbers for chance and for a game that is over."""


class Course:
    """What all positions of a game share."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Any,
        opening: State | None = None,
        by_points: bool = False,
        is_open: bool = False,
    ) -> None:
        """The opening is a state from which the game goes on; without one it begins with the deal. Returns are
        victories or points; in an open course positions are told apart by what all seats know, not by the way there.
        """
        self.game = game
        self.players = players
        self.options = game.options(players, options)
        self.opening = opening
        self.by_points = by_points
        self.is_open = is_open
        self.actions = actions_of(game)
        self.codes: list[int] = self.actions.codes.tolist()
        self.by_code: list[int] = self.actions.by_code.tolist()
        self.slots = slots_of(game)
        self.parts = parts_of(game)
        self.row = c_int8 * self.parts.size
        self.observe = seen_of(game).observe
        self.replay = many_of(game).replay
        self.prefix: tuple[int, ...] = ()
        """The moves made before the start."""
        self.truths: dict[tuple[int, ...], float] = {(): 1.0}
        """What chance may have decided before the start as an onlooker knows it, and how likely it is."""
        if opening is not None:
            self.prefix = tuple(move.code for move in opening.moves)
            self.truths = self.slots.truths(opening.fields, self.prefix)
        self.picks = list(self.truths)
        self.common = _common(self.picks)
        """How many of chance's decisions all players know at the start."""
        self.start = self._start()

    def _start(self) -> "Position":
        """Where several things may have been decided, chance picks one first."""
        if len(self.picks) > 1:
            return Position(self, (), self.prefix, None, len(self.picks[0]))
        drawn = self.picks[0]
        buffer = self.build(drawn, self.prefix)
        return Position(self, drawn, self.prefix, None if self.opening is None else buffer, self.due(buffer))

    def build(self, drawn: Sequence[int], codes: Sequence[int]) -> Array[c_int64]:
        """The state after these decisions of chance and of seats; what chance has not decided is filled up."""
        states = self.game.states
        numbers = (c_int64 * states.DEAL_SIZE)(*self.slots.numbers(drawn, self.players, self.options, codes))
        moves = (c_int64 * len(codes))(*codes)
        buffer = self.game.Buffer()
        self.replay(addressof(buffer), addressof(numbers), addressof(moves), len(codes))
        self.game.abi.list_moves(addressof(buffer))
        return buffer

    def settle(self, buffer: Array[c_int64], drawn: Sequence[int], codes: Sequence[int]) -> Array[c_int64]:
        """The state after the last move, which chance has now answered; the buffer is the one before it."""
        settled = type(buffer).from_buffer_copy(buffer)
        self.slots.settle(settled, drawn, codes[-1])
        following = self.game.Buffer()
        self.game.advance(addressof(settled), addressof(following), codes[-1])
        return following

    def __reduce__(self) -> tuple[Any, ...]:
        miniature = self.opening is not None
        return course_of, (self.game, self.players, self.options, miniature, self.by_points, self.is_open)

    def order(self, drawn: Sequence[int], codes: Sequence[int]) -> Iterator[int]:
        """The decisions of chance and of seats after the start in the order in which they come."""
        position, known = self.start, len(self.picks[0])
        outcomes, moves = iter(drawn[known:]), iter(codes[len(self.prefix) :])
        if position.picks and drawn:
            pick = self.picks.index(tuple(drawn[:known]))
            yield pick
            position = position.child(pick)
        while len(position.drawn) < len(drawn) or len(position.codes) < len(codes):
            action = next(outcomes) if position.by_chance else self.by_code[next(moves)]
            yield action
            position = position.child(action)

    def fields(self, buffer: Array[c_int64]) -> Any:
        return self.game.states.LAYOUT.read(buffer)

    def due(self, buffer: Array[c_int64]) -> int:
        return self.slots.due(buffer)


def _common(rows: Sequence[Sequence[int]]) -> int:
    """How many of their first numbers rows share."""
    return next((place for place, numbers in enumerate(zip(*rows, strict=True)) if len({*numbers}) > 1), len(rows[0]))


class Position:
    """A moment between two decisions of chance or of a seat."""

    __slots__ = ("buffer", "by_chance", "codes", "course", "drawn", "due", "over", "picks", "player", "seat")

    def __init__(
        self,
        course: Course,
        drawn: tuple[int, ...],
        codes: tuple[int, ...],
        buffer: Array[c_int64] | None,
        due: int,
    ) -> None:
        self.course = course
        self.drawn = drawn
        """What chance decided, by slots."""
        self.codes = codes
        """The moves made."""
        self.buffer = buffer
        """The state; where chance is still to decide, the one before that. None before the first is complete. In the
        place of what chance has not decided stands anything.
        """
        self.due = due
        """How many decisions of chance the state needs."""
        self.by_chance = len(drawn) < due
        self.picks = not drawn and len(course.picks) > 1
        """Whether chance decides at once all that it may have decided before the start."""
        self.over = not self.by_chance and buffer is not None and buffer[course.game.state_size] == 0
        self.seat = course.game.abi.seat(addressof(buffer)) if buffer is not None else 0
        self.player = CHANCE if self.by_chance else NOBODY if self.over else self.seat
        """Whose decision it is."""

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self.course, self.drawn, self.codes)

    def _buffer(self) -> Array[c_int64]:
        assert self.buffer is not None, "chance has not dealt yet"
        return self.buffer

    def legal_actions(self) -> list[int]:
        buffer, size = self._buffer(), self.course.game.state_size
        by_code = self.course.by_code
        return [by_code[code] for code in buffer[size + 1 : size + 1 + buffer[size]]]

    def outcomes(self) -> Outcomes:
        """What chance can decide now, and how likely it is."""
        if self.picks:
            return list(enumerate(self.course.truths.values()))
        return self.course.slots.outcomes(self.drawn, self.course.players)

    def child(self, action: int) -> "Position":
        """The position after a decision of chance, or of the seat to move."""
        return self._drawn(action) if self.by_chance else self._moved(action)

    def _drawn(self, outcome: int) -> "Position":
        drawn = self.course.picks[outcome] if self.picks else (*self.drawn, outcome)
        buffer = self.buffer
        if len(drawn) == self.due:
            course, codes = self.course, self.codes
            buffer = course.build(drawn, codes) if buffer is None else course.settle(buffer, drawn, codes)
        return Position(self.course, drawn, self.codes, buffer, self.due)

    def _moved(self, action: int) -> "Position":
        course, buffer = self.course, self._buffer()
        code = course.codes[action]
        following = course.game.Buffer()
        if course.game.advance(addressof(buffer), addressof(following), code) < 0:
            raise ValueError(f"Action {action} is not legal here.")
        due = course.due(following)
        return Position(course, self.drawn, (*self.codes, code), following if due == self.due else buffer, due)

    def observe(self, seat: int, memory: bool) -> Row:
        """The observation of a seat; nothing before the first state is complete."""
        row = self.course.row()
        if self.buffer is not None:
            self.course.observe(addressof(self.buffer), seat, memory, addressof(row))
        return np.frombuffer(memoryview(row), np.int8)

    def seen(self, seat: int) -> list[int]:
        """What a seat knows of the decisions of chance."""
        return self.course.slots.seen(self.drawn, self.course.players, seat, self.buffer)

    def information(self, seat: int) -> str:
        """Everything that a seat learned since the start, in text: equal for positions that it cannot tell apart, and
        only for those.
        """
        seen = self.seen(seat)[self.course.common :]
        known = " ".join("?" if number == HIDDEN else str(number) for number in seen)
        return f"seat {seat}; chance: {known}; moves: {self.moves_text()}"

    def moves_text(self) -> str:
        """The moves made since the start."""
        return ", ".join(self.course.game.by_code[code].text for code in self.codes[len(self.course.prefix) :])

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
        views, fields = self.course.game.views, self.course.fields(self.buffer)
        view = views.show(fields, len(self.codes))
        return views.describe(view if seat is None else replace(view, seat=seat, **views.own(view, fields, seat)))

    def imagined(self, seat: int, rng: SplitMix64) -> "Position":
        """Another position that the seat cannot tell from this one, each equally likely. A seat must be to move."""
        course, abi = self.course, self.course.game.abi
        buffer = course.game.Buffer()
        memmove(buffer, self._buffer(), 8 * course.game.state_size)
        abi.hide(addressof(buffer), seat)
        abi.redeal(addressof(buffer), rng.address)
        drawn = tuple(course.slots.read(course.fields(buffer), self.codes))
        return Position(course, drawn, self.codes, course.build(drawn, self.codes), self.due)

    def returns(self) -> list[float]:
        """What the game brings every seat at its end."""
        seats, abi, address = range(self.course.players), self.course.game.abi, addressof(self._buffer())
        if self.course.by_points:
            return [float(abi.score(address, seat)) for seat in seats]
        return victory([abi.standing(address, seat) for seat in seats])

    def state(self) -> State:
        """The game as the rules know it, for `record.write`. What chance has not decided is filled up."""
        whole = self.course.build(self.drawn, self.codes)
        deal = self.course.game.deals.decode(self.course.fields(whole))
        made = [self.course.game.by_code[code] for code in self.codes]
        return replay(self.course.game, deal, self.course.players, self.course.options, made)


@cache
def course_of(
    game: Game,
    players: int,
    options: Any,
    miniature: bool = False,
    by_points: bool = False,
    is_open: bool = False,
) -> Course:
    """The same course for the same game."""
    return Course(game, players, options, miniature_of(game) if miniature else None, by_points, is_open)


def _position(course: Course, drawn: Sequence[int], codes: Sequence[int]) -> Position:
    position = course.start
    for action in course.order(drawn, codes):
        position = position.child(action)
    return position

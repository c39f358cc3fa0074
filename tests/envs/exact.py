"""Exact values over the rules, by plain enumeration or by a bot's solver: nothing here knows of the environments.

A game with something hidden is a list of truths, each a whole state with its probability. Values are those of seat 0 of
two, where a victory is 1 and a defeat -1.
"""

from collections import defaultdict
from collections.abc import Iterator
from ctypes import addressof, memmove
from itertools import combinations, permutations
from typing import Any

import msgspec
import numpy as np

from motherlode.bots.donkey import solver
from motherlode.rules import State
from motherlode.rules.game import replay

Truths = list[tuple[float, State]]


def payoff(state: State) -> float:
    standing = state.game.abi.standing
    difference = standing(state.address, 0) - standing(state.address, 1)
    return float(np.sign(difference))


def known(state: State, seat: int) -> bytes:
    """What the seat knows, the way here left out."""
    buffer = state.game.Buffer()
    memmove(buffer, state.address, 8 * state.game.state_size)
    state.game.abi.hide(addressof(buffer), seat)
    return bytes(buffer)


def other_deal(state: State, deal: Any) -> State:
    """The same moves on another deal."""
    return replay(state.game, deal, state.players, state.options, state.moves)


def evenly(states: list[State]) -> Truths:
    return [(1 / len(states), state) for state in states]


# What may be true


def donkey_truths(state: State) -> Truths:
    """The cards that never lay on offer are the next offers and the removed ones, in any way."""
    deal = state.deal
    shown = state.fields.number * 5
    hidden = [*deal.removed, *deal.draw[shown:]]
    found = []
    for removed in combinations(range(len(hidden)), 2):
        draw = [card for place, card in enumerate(hidden) if place not in removed]
        changes = {"removed": tuple(hidden[place] for place in removed), "draw": (*deal.draw[:shown], *draw)}
        found.append(other_deal(state, msgspec.structs.replace(deal, **changes)))
    return evenly(found)


def mine_truths(state: State) -> Truths:
    """The cards that were never turned up lie in any order; equal ones are not told apart."""
    turned = {move.number for move in state.moves}
    places = [place for place in range(64) if place + 1 not in turned]
    found = []
    for faces in dict.fromkeys(permutations(state.deal.cells[place] for place in places)):
        cells = list(state.deal.cells)
        for place, face in zip(places, faces, strict=True):
            cells[place] = face
        found.append(other_deal(state, msgspec.structs.replace(state.deal, cells=tuple(cells))))
    return evenly(found)


def gate_truths(state: State) -> Truths:
    """The last round's cards that nobody played are dealt in any way that leaves the kicker what it is."""
    hands, aside = state.deal.rounds[-1].hands, state.deal.rounds[-1].aside
    zones = state.zones()
    played = [zones["played 0"], zones["played 1"]]
    hidden = [*zones["hand 0"], *zones["hand 1"], *aside]
    lowest = min(int(card[1:]) for card in played[0] + played[1] if card[0] == "g")
    free = [card for card in hidden if card[0] != "g" or int(card[1:]) > lowest]
    stuck = [card for card in hidden if card not in free]
    sizes = [len(hand) - len(cards) for hand, cards in zip(hands, played, strict=True)]
    return evenly([_gate_state(state, played, mine, others, rest, stuck) for mine, others, rest in _split(free, sizes)])


def _split(cards: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    places = set(range(len(cards)))
    for first in combinations(sorted(places), sizes[0]):
        for second in combinations(sorted(places - {*first}), sizes[1]):
            rest = places - {*first, *second}
            yield [[cards[place] for place in sorted(part)] for part in (first, second, rest)]


def _gate_state(state: State, played: list[list[str]], *cards: list[str]) -> State:
    mine, others, rest, stuck = cards
    hands = (*played[0], *mine), (*played[1], *others)
    last = msgspec.structs.replace(state.deal.rounds[-1], hands=hands, aside=(*rest, *stuck))
    return other_deal(state, msgspec.structs.replace(state.deal, rounds=(*state.deal.rounds[:-1], last)))


# Values


def open_value(truths: Truths) -> float:
    """The value of a game in which all seats know the same: the best move against all that may be true."""
    return _open_value(truths, {})


def _open_value(truths: Truths, solved: dict[bytes, float]) -> float:
    state = truths[0][1]
    if state.over:
        return sum(weight * payoff(truth) for weight, truth in truths)
    total = sum(weight for weight, _ in truths)
    key = known(state, 0)
    if key not in solved:
        best = max if state.seat == 0 else min
        solved[key] = best(_after(truths, move, solved) for move in state.legal_moves()) / total
    return solved[key] * total


def _after(truths: Truths, move: Any, solved: dict[bytes, float]) -> float:
    """A move shows something: what may still be true then goes on together."""
    told = defaultdict(list)
    for weight, truth in truths:
        after = truth.apply(move)
        told[known(after, 0)].append((weight, after))
    return sum(_open_value(alike, solved) for alike in told.values())


def final_value(truths: Truths) -> float:
    """The value of two players' `donkey` when the next move is forced and ends an offer, the last but one: from then on
    the bots' solver knows everything.
    """
    scratch = np.zeros(solver.SCRATCH_SIZE, np.int64)
    total = 0.0
    for weight, truth in truths:
        (forced,) = truth.legal_moves()
        state = truth.apply(forced)
        lead = solver.ahead(state.address)
        lead += solver.solve_at(scratch.ctypes.data, state.address, -solver.MOST, solver.MOST, solver.MOST)
        total += weight * float(np.sign(lead)) * (1 if state.seat == 0 else -1)
    return total


class SequenceForm:
    """A game with secrets as a linear program over the probabilities of each seat's sequences of moves."""

    def __init__(self, truths: Truths) -> None:
        self.sequences: list[dict[Any, int]] = [{(): 0}, {(): 0}]
        self.sets: list[dict[Any, tuple[int, list[int]]]] = [{}, {}]
        """By what a seat knows: the sequence that leads there, and those that go on."""
        self.payoffs: dict[tuple[int, int], float] = defaultdict(float)
        self.nodes = 0
        for weight, truth in truths:
            self._walk(truth, weight, (), (0, 0))

    def _walk(self, state: State, weight: float, moves: tuple[str, ...], at: tuple[int, int]) -> None:
        self.nodes += 1
        if state.over:
            self.payoffs[at] += weight * payoff(state)
            return
        seat = state.seat
        assert seat is not None
        here = moves, known(state, seat)
        _, following = self.sets[seat].setdefault(here, (at[seat], []))
        for move in state.legal_moves():
            number = self.sequences[seat].setdefault((here, move.text), len(self.sequences[seat]))
            if number not in following:
                following.append(number)
            step = (number, at[1]) if seat == 0 else (at[0], number)
            self._walk(state.apply(move), weight, (*moves, move.text), step)

    def _flow(self, seat: int) -> Any:
        """What goes into a set of states that a seat cannot tell apart goes on from there."""
        entries = [(0, 0, 1.0)]
        for row, (into, following) in enumerate(self.sets[seat].values(), 1):
            entries.append((row, into, -1.0))
            entries += [(row, sequence, 1.0) for sequence in following]
        return _matrix(entries, 1 + len(self.sets[seat]), len(self.sequences[seat]))

    def value(self) -> float:
        """What seat 0 can be sure of: its plan against the best answer, whose worth is the dual of the other's flow."""
        # SciPy takes every process of the tests half a second, and few of them solve anything.
        from scipy.optimize import linprog
        from scipy.sparse import coo_array, hstack

        own, other = self._flow(0), self._flow(1)
        size = len(self.sequences[0]), len(self.sequences[1])
        worth = _matrix([(column, row, -amount) for (row, column), amount in self.payoffs.items()], size[1], size[0])
        rows, answers = own.shape[0], other.shape[0]
        nothing = coo_array((rows, answers))
        solved = linprog(
            c=np.concatenate([np.zeros(size[0]), [-1.0], np.zeros(answers - 1)]),
            A_ub=hstack([worth, other.T]),
            b_ub=np.zeros(size[1]),
            A_eq=hstack([own, nothing]),
            b_eq=np.eye(1, rows)[0],
            bounds=[(0, None)] * size[0] + [(None, None)] * answers,
        )
        return float(-solved.fun)


def _matrix(entries: list[tuple[int, int, float]], rows: int, columns: int) -> Any:
    from scipy.sparse import coo_array

    row, column, amount = zip(*entries, strict=True)
    return coo_array((amount, (row, column)), shape=(rows, columns))

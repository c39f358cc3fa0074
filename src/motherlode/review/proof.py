"""The checker of proofs. It knows a game by `legal_moves`, `apply`, the fields of a state and the outcome, and shares
no code with the solvers: whoever distrusts them reads this page instead.

A proof says what a position where nothing is hidden any more comes to for two seats that play their best: the lead of
seat 0, and its share of the victory. It holds two strategies: with the first, seat 0 gets at least that much whatever
the other does; with the second, seat 1 lets it get no more. A strategy is a list of moves, in the order in which a walk
asks for them: the walk goes through all answers of the other seat, depth first, in the order of the legal moves, and
comes to every position once.
"""

from collections.abc import Hashable, Iterator
from typing import Any

import msgspec

from motherlode.rules import BadRecord, MotherlodeError, State, record
from motherlode.rules.outcome import Outcome

FORMAT = "motherlode-proof/1"
MOST_POSITIONS = 2_000_000
"""So many positions a walk may come to."""
SEATS = 2


class BadProof(MotherlodeError):
    """A proof that proves nothing: why is said in a sentence."""

    name = "bad_proof"


class ProvenValue(msgspec.Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """What a finished game is worth to seat 0: first by the lead, then by the share of the victory."""

    lead: int
    share: float


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in the file."""

    format: str = FORMAT
    record: dict[str, Any]
    """The game up to the position."""
    value: ProvenValue
    at_least: list[str]
    """Seat 0's strategy."""
    at_most: list[str]
    """Seat 1's."""


class CheckedProof(msgspec.Struct, frozen=True):
    """What a proof shows."""

    value: ProvenValue
    positions: int
    """How many positions the two walks came to."""


def check(text: bytes) -> CheckedProof:
    """Refuses whatever does not prove what it says."""
    try:
        proof = msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadProof(f"This is no proof of the form {FORMAT}: {error}.") from None
    if proof.format != FORMAT:
        raise BadProof(f"This is a proof of the form {proof.format}, not {FORMAT}.")
    start = position_of(proof.record)
    positions = 0
    for seat, strategy in enumerate((proof.at_least, proof.at_most)):
        positions += _Walk(seat, proof.value, strategy).go(start)
    return CheckedProof(proof.value, positions)


def position_of(written: dict[str, Any]) -> State:
    """The position that a record leads to: one of two seats, where nothing is hidden."""
    try:
        start = record.read(msgspec.json.encode(written))
    except BadRecord as error:
        raise BadProof(f"The position cannot be: {error}") from None
    if start.over:
        raise BadProof("The game is over already: there is nothing to prove.")
    if start.game.secret:
        raise BadProof(f"Hands are secret in {start.game.name}: a proof is about positions where nothing is hidden.")
    if start.players != SEATS:
        raise BadProof(f"A proof is about two seats, and this game has {start.players}.")
    if start.drawn < start.game.chance_under(start.options).total(start.players):
        raise BadProof("Chance still has something to decide here: a proof is about positions where nothing is hidden.")
    return start


def value_of(outcome: Outcome) -> ProvenValue:
    return ProvenValue(outcome.scores[0] - outcome.scores[1], outcome.shares[0])


def key_of(state: State) -> Hashable:
    """What tells positions apart: all that the rules hold of one, so that the same can follow where it is the same."""
    fields: Hashable = state.fields
    return fields


class _Walk:
    """All that can happen when one seat plays by its strategy."""

    def __init__(self, seat: int, claimed: ProvenValue, strategy: list[str]) -> None:
        self._seat = seat
        self._claimed = claimed
        self._strategy: Iterator[str] = iter(strategy)
        self._seen: set[Hashable] = set()

    def go(self, start: State) -> int:
        """Walks to every end, without recursion; returns the number of positions."""
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if state.over:
                self._check_end(state)
                continue
            key = key_of(state)
            if key in self._seen:
                continue
            self._seen.add(key)
            if len(self._seen) > MOST_POSITIONS:
                raise BadProof(f"The proof comes to more than {MOST_POSITIONS} positions.")
            waiting += reversed(self._following(state))
        if next(self._strategy, None) is not None:
            raise BadProof("The strategy has more moves than there are decisions.")
        return len(self._seen)

    def _following(self, state: State) -> list[State]:
        """The positions after the strategy's move, or after every move of the other seat."""
        if state.seat != self._seat:
            return [state.apply(move) for move in state.legal_moves()]
        move = next(self._strategy, None)
        if move is None:
            raise BadProof("The strategy ends before the game does.")
        try:
            return [state.apply(move)]
        except MotherlodeError as error:
            raise BadProof(f"The strategy's move {move!r} cannot be made: {error}") from None

    def _check_end(self, state: State) -> None:
        came = value_of(state.outcome())
        if came < self._claimed if self._seat == 0 else came > self._claimed:
            moves = ", ".join(move.text for move in state.moves[-4:])
            raise BadProof(f"A line that ends with {moves} brings seat 0 a lead of {came.lead}, share {came.share}.")

"""What a seat observes: of a state, or, for a policy that takes a seat at a table, of what it knows."""

from typing import Any

import numpy as np

from motherlode.envs.actions import actions_of
from motherlode.envs.encoding import Encoded, Encoding, encoder
from motherlode.envs.games import observer_of
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules import Knowledge, State
from motherlode.rules.errors import BadSeat


def observe(
    seen: State | Knowledge, seat: int | None = None, memory: bool = False, encoding: Encoding = "ordinal"
) -> Encoded:
    """The observation of a seat: what it sees now, or with memory all that it could remember.

    Of a state any seat can be asked for. Knowledge is one seat's, and the observation of it is the same, bit for bit,
    as that of the state: so a policy that was trained in an environment plays at a table as a bot (`bots.Bot`).
    """
    if isinstance(seen, Knowledge):
        if seat not in (None, seen.seat):
            raise BadSeat(f"This is what seat {seen.seat} knows, not seat {seat}.")
        seat = seen.seat
    if seat is None:
        raise BadSeat("Of a state it must be said which seat observes it.")
    observer = observer_of(seen.game)
    row = np.empty(observer.SPEC.size, np.int8)
    observer.observe(seen.address, seat, memory, row.ctypes.data)
    return encoder(seen.game, encoding).encode(row)


def legal_mask(knowledge: Knowledge) -> Row:
    """1 for every action that the seat may choose."""
    return actions_of(knowledge.game).mask(knowledge.legal_moves())


def observe_all(state: State, encoding: Encoding = "ordinal") -> Any:
    """What all seats could remember together, for centralised critics: a row for each seat."""
    return np.stack([observe(state, seat, memory=True, encoding=encoding) for seat in range(state.players)])

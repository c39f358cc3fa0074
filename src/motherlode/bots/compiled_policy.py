"""Bots that choose without leaving compiled code, so that environments play thousands of games against them.

A bot that can has a method `compiled`, which gives its `CompiledPolicy`: the same choices from the same seed, without a
`Knowledge`. It is called with the address of a state out of which everything was taken that the seat cannot know, so it
cannot peek any more than the bot itself.
"""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Protocol, runtime_checkable

import numpy as np

from motherlode.bots.protocol import Bot
from motherlode.rules import Game
from motherlode.rules.compiled import Floats, Ints, address_of, exported_for, ints_at, jit_for, rng_at
from motherlode.rules.compiled_rng import below, seed

jit = jit_for(__name__)

# The context of a decision, a row of numbers.
RNG = 0  # a generator of its own for each decision
SETTINGS = 1  # where the policy's settings lie
LOOKUP = 2  # where the numbers lie that it looks up
CARRY = 3  # where the numbers lie that the policy carries from move to move of a game
SEED = 4  # the bot's seed
MOVE = 5  # for `update`: the move that was made
TURN = 6  # how many moves were made
CONTEXT = 7

ATTENTION = 0
"""Where the settings of a policy that may overlook moves say how many it notices: the share of all, 1 for each."""
NOTICING = 1 << 41
"""Where the generator's streams for attention begin: those below are for choosing moves and for memory."""

FINE = 1 << 30
"""How many different fractions there are, as in `SplitMix64`."""


@dataclass(frozen=True, kw_only=True)
class CompiledPolicy:
    """A bot as compiled code plays it."""

    choose: Any
    """choose(state, context) -> the code of a legal move of the seat to move; the state is what that seat knows."""
    update: Any = None
    """update(state, context) -> 0: carries on what a move, by whichever seat, showed to everybody."""
    carry_size: int = 0
    """How many numbers the policy carries from move to move; they are 0 when a game begins."""
    settings: Floats = field(default_factory=lambda: np.zeros(1))
    """What makes this bot another than one with the same functions."""
    notices: bool = False
    """Whether the first of the settings is its attention."""
    lookup: Floats = field(default_factory=lambda: np.zeros(1))
    """What the functions look up."""


@runtime_checkable
class Compilable(Protocol):
    def compiled(self) -> CompiledPolicy | None:
        """The bot's choices, compiled; None where it has to think in Python."""


def with_attention(policy: CompiledPolicy, attention: float) -> CompiledPolicy | None:
    """The same policy, which notices a share of its moves; None if it cannot overlook any."""
    if not policy.notices:
        return None
    settings = policy.settings.copy()
    settings[ATTENTION] = attention
    return replace(policy, settings=settings)


def compiled_policy(bot: Bot) -> CompiledPolicy | None:
    """A bot's choices, compiled; None where it has to think in Python."""
    return bot.compiled() if isinstance(bot, Compilable) else None


@jit
def context_at(address: int) -> Ints:
    return ints_at(address, CONTEXT)


@jit
def begin_decision(context: int, turn: int) -> None:
    """Each decision draws from a stream of its own, as bots do: the bot's seed, and how many moves were made."""
    numbers = context_at(context)
    numbers[TURN] = turn
    seed(rng_at(context), np.uint64(numbers[SEED]), np.uint64(turn))


@jit
def notice(context: int, attention: float, noticed: Ints, count: int) -> None:
    """Marks the moves that are noticed, by their places; those that are marked already are obvious. At least one is.

    `levels.LevelBot` does the same. The generator of the decision is used up.
    """
    if attention >= 1:
        for i in range(count):
            noticed[i] = 1
        return
    numbers, rng, some = context_at(context), rng_at(context), False
    seed(rng, np.uint64(numbers[SEED]), np.uint64(NOTICING + numbers[TURN]))
    for i in range(count):
        if below(rng, FINE) / FINE < attention:
            noticed[i] = 1
        some = some or noticed[i] != 0
    if not some:
        noticed[below(rng, count)] = 1


@jit
def keep_noticed(moves: Ints, worth: Floats, noticed: Ints, count: int) -> int:
    """Leaves only the moves that are noticed; returns how many."""
    kept = 0
    for i in range(count):
        if noticed[i]:
            moves[kept], worth[kept] = moves[i], worth[i]
            kept += 1
    return kept


@jit
def pick(weights: Floats, length: int, rng: Any) -> int:
    """The place of a weight, those of greater ones more often; `SplitMix64.pick` does the same."""
    total = 0.0
    for place in range(length):
        total += weights[place]
    point = below(rng, FINE) / FINE * total
    for place in range(length):
        point -= weights[place]
        if point < 0:
            return place
    return length - 1


@jit
def sort_by_worth(moves: Ints, worth: Floats, length: int) -> None:
    """The best first; of equals, the one with the lowest code. Few moves: they are sorted in."""
    for i in range(1, length):
        move, value = moves[i], worth[i]
        j = i
        while j and worth[j - 1] < value:
            moves[j], worth[j] = moves[j - 1], worth[j - 1]
            j -= 1
        moves[j], worth[j] = move, value


@jit
def sample_move(moves: Ints, worth: Floats, length: int, temperature: float, rng: Any) -> int:
    """A move by chance, those of greater worth more often; the warmer, the more evenly. Moves come in their order."""
    if temperature == 0:
        best = 0
        for i in range(1, length):
            if worth[i] > worth[best]:
                best = i
        return int(moves[best])
    sort_by_worth(moves, worth, length)
    best_worth = worth[0]
    for i in range(length):
        worth[i] = np.exp((worth[i] - best_worth) / temperature)
    return int(moves[pick(worth, length, rng)])


@cache
def random_policy(game: Game) -> CompiledPolicy:
    """Any legal move, each equally likely."""
    abi, most = game.abi, game.states.MAX_MOVES

    @exported_for(__name__, made_for=game.folder)
    def choose(state: int, context: int) -> int:
        moves = np.empty(most, np.int64)
        count = abi.legal_moves(state, address_of(moves))
        return moves[below(rng_at(context), count)]  # type: ignore[no-any-return]

    return CompiledPolicy(choose=choose)

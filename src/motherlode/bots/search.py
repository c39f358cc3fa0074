"""One search for all games: information-set Monte Carlo tree search over imagined deals.

Every iteration imagines a whole state by the rules' `redeal` from what the seat knows, walks down the tree by moves
that are legal in it, tries one new move, and values what it finds there. A node is reached by moves and, where a move
reveals something (a card turned up), by what was revealed: the game's `revealed` tells which.

A game brings its own functions (see `Mind`): how promising an untried move is, what a state is worth, what others would
do, and how to play on from a leaf. Values lie between 0 and 1.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import config, types

from motherlode.bots.protocol import Budget, Rating
from motherlode.rules import Knowledge, Move, SplitMix64
from motherlode.rules.compiled import (
    Floats,
    Ints,
    RngState,
    address_of,
    copy,
    floats_at,
    int64,
    ints_at,
    jit_for,
    rng_at,
    signed_for,
)
from motherlode.rules.compiled_rng import below

jit = jit_for(__name__)
signed = signed_for(__name__)

One = types.FunctionType(int64(int64))
Two = types.FunctionType(int64(int64, int64))
Promise = types.FunctionType(types.float64(int64, int64))

SEATS = 8
WORTH = 3 * SEATS
"""What `value` writes: each seat's worth in the search, then its win probability, then its points ahead."""
DEEPEST = 1 << 12
"""No line of moves and revelations is longer."""
ALL_AT_THE_ROOT = 1e9
"""The optimism at the root: every move is tried at least once, so that every move has a rating."""
NODES_AN_ITERATION = 8
MOST_NODES = 1 << 20

# A node is a row of numbers, one line of the processor's cache. WORTH_SUM is a float: what all visits were worth to who
# moved there; before the first visit, what the move promises. Node 0 is the root; its KEY is the number of nodes added.
ROW = 8
PARENT, CHILD, SIBLING, KEY, MOVER, VISITS, CHANCES, WORTH_SUM = 0, 1, 2, 3, 4, 5, 6, 7
# A move at the root has a row of sums, too: what it was worth to the seat that thinks.
SUMS = 2
SUM_WIN, SUM_POINTS = 0, 1

LOGARITHMS = np.log(np.maximum(np.arange(1 << 12), 1))
"""Of the small numbers, at hand: the search asks for them all the time."""


@dataclass(frozen=True)
class Mind:
    """How a game is thought about: compiled functions over the address of a state, and the search's two numbers."""

    promise: Any
    """promise(state, move) -> float: what an untried move seems worth to who makes it."""
    value: Any
    """value(state, worth) -> 0: writes `WORTH` floats for a state, over or not."""
    reply: Any
    """reply(state, rng) -> move: what another seat would do, or -1 where its moves are to be searched, too."""
    play_on: Any
    """play_on(state, rng) -> number of moves: a rollout from a new leaf; none is as good."""
    revealed: Any
    """revealed(state) -> int: what the last move revealed, 0 for nothing; each leads to a node of its own."""
    exploration: float
    optimism: float
    """What is added to the promise of an untried move; a large number tries every move before any a second time."""
    imagine: Any = None
    """imagine(state, rng) -> 0: fills in what is hidden; None is the rules' `redeal`, each way equally likely."""
    begin: Callable[[Knowledge, SplitMix64], Ints] | None = None
    """begin(knowledge, rng) -> numbers that every iteration of a tree starts from: a hidden state and, behind it, what
    else the functions want to know. None is just the state that the seat knows."""


@jit
def add_child(nodes: Ints, floats: Floats, parent: int, key: int, mover: int, promise: float) -> int:
    new = int(nodes[KEY] + 1)
    nodes[KEY] = new
    row = new * ROW
    nodes[row + PARENT] = parent
    nodes[row + CHILD] = 0
    nodes[row + SIBLING] = nodes[parent * ROW + CHILD]
    nodes[row + KEY] = key
    nodes[row + MOVER] = mover
    nodes[row + VISITS] = 0
    nodes[row + CHANCES] = 0
    floats[row + WORTH_SUM] = promise
    nodes[parent * ROW + CHILD] = new
    return new


@jit
def child_with(nodes: Ints, parent: int, key: int) -> int:
    """The child that a key leads to, 0 if there is none."""
    child = int(nodes[parent * ROW + CHILD])
    while child and nodes[child * ROW + KEY] != key:
        child = int(nodes[child * ROW + SIBLING])
    return child


@jit
def logarithm(n: int) -> float:
    return float(LOGARITHMS[n] if n < len(LOGARITHMS) else np.log(n))


@jit
def attraction(nodes: Ints, floats: Floats, node: int, exploration: float, optimism: float) -> float:
    """How much the search wants to go there: the upper confidence bound, or the promise of a move not yet tried."""
    row = node * ROW
    visits = nodes[row + VISITS]
    if visits == 0:
        return float(floats[row + WORTH_SUM] + optimism)
    return float(
        floats[row + WORTH_SUM] / visits + exploration * np.sqrt(logarithm(int(nodes[row + CHANCES])) / visits)
    )


@jit
def learn(nodes: Ints, floats: Floats, sums: Floats, path: Ints, length: int, worth: Floats, me: int) -> None:
    """Counts a visit for every node on the way, and what it was worth to who moved there."""
    for i in range(length):
        row = path[i] * ROW
        if nodes[row + VISITS] == 0:
            floats[row + WORTH_SUM] = 0.0
        nodes[row + VISITS] += 1
        floats[row + WORTH_SUM] += worth[nodes[row + MOVER]]
    if length > 1:
        sums[path[1] * SUMS + SUM_WIN] += worth[SEATS + me]
        sums[path[1] * SUMS + SUM_POINTS] += worth[2 * SEATS + me]


@jit
def find_places(nodes: Ints, node: int, codes: int, place: Ints) -> None:
    """Notes by move where a node's children are."""
    child = nodes[node * ROW + CHILD]
    while child:
        if nodes[child * ROW + KEY] < codes:
            place[nodes[child * ROW + KEY]] = child
        child = nodes[child * ROW + SIBLING]


@jit
def pick(
    nodes: Ints,
    floats: Floats,
    node: int,
    state: int,
    seat: int,
    moves: Ints,
    n: int,
    place: Ints,
    promise: Any,
    exploration: float,
    optimism: float,
    random: RngState,
) -> int:
    """The child to go to among the legal moves; those that are new here get a node. Equals are left to chance."""
    best = 0
    highest = -1e18
    ties = 1
    for i in range(n):
        child = place[moves[i]]
        if nodes[child * ROW + PARENT] != node:
            child = add_child(nodes, floats, node, moves[i], seat, promise(state, moves[i]))
        nodes[child * ROW + CHANCES] += 1
        wanted = attraction(nodes, floats, child, exploration, optimism)
        if wanted > highest:
            best, highest, ties = child, wanted, 1
        elif wanted == highest:
            ties += 1
            if below(random, ties) == 0:
                best = child
    return best


@jit
def see(nodes: Ints, floats: Floats, node: int, key: int, me: int) -> int:
    """The node for what was revealed."""
    child = child_with(nodes, node, key)
    if child == 0:
        child = add_child(nodes, floats, node, key, me, 0.0)
    return child


@jit
def let_others_reply(state: int, me: int, seat_of: Any, is_over: Any, reply: Any, apply: Any, rng: int) -> None:
    """Others whose moves are not searched make them."""
    while not is_over(state) and seat_of(state) != me:
        answer = reply(state, rng)
        if answer < 0:
            return
        apply(state, answer)


@signed(
    Two, Two, Two, One, One, Promise, Two, Two, Two, One,
    *[int64] * 8, types.float64, types.float64, int64, int64,
)  # fmt: skip
def grow(
    redeal: Any,
    legal_moves: Any,
    apply: Any,
    is_over: Any,
    seat_of: Any,
    promise: Any,
    value: Any,
    reply: Any,
    play_on: Any,
    revealed: Any,
    known: int,
    size: int,
    max_moves: int,
    codes: int,
    me: int,
    tree: int,
    tree_sums: int,
    capacity: int,
    exploration: float,
    optimism: float,
    iterations: int,
    rng: int,
) -> int:
    """Grows a tree by some iterations from what seat `me` knows."""
    nodes = ints_at(tree, capacity * ROW)
    floats = floats_at(tree, capacity * ROW)
    sums = floats_at(tree_sums, capacity * SUMS)
    root = ints_at(known, size)
    state_ints = np.empty(size, np.int64)
    state = address_of(state_ints)
    moves = np.empty(max_moves, np.int64)
    worth = np.zeros(WORTH, np.float64)
    place = np.zeros(codes, np.int64)
    path = np.empty(DEEPEST, np.int64)
    random = rng_at(rng)
    for _ in range(iterations):
        copy(root, state_ints, size)
        redeal(state, rng)
        node = 0
        path[0] = 0
        length = 1
        growing = True
        while growing and length + 2 < DEEPEST:
            let_others_reply(state, me, seat_of, is_over, reply, apply, rng)
            if is_over(state) or nodes[KEY] + max_moves + 2 > capacity:
                break
            n = legal_moves(state, address_of(moves))
            find_places(nodes, node, codes, place)
            boldness = ALL_AT_THE_ROOT if node == 0 else optimism
            seat = seat_of(state)
            node = pick(nodes, floats, node, state, seat, moves, n, place, promise, exploration, boldness, random)
            growing = nodes[node * ROW + VISITS] > 0
            apply(state, nodes[node * ROW + KEY])
            path[length] = node
            length += 1
            seen = revealed(state)
            if seen:
                node = see(nodes, floats, node, codes + seen, me)
                path[length] = node
                length += 1
        play_on(state, rng)
        value(state, address_of(worth))
        learn(nodes, floats, sums, path, length, worth, me)
    return int(nodes[KEY])


class AtHand:
    """A compiled function whose type and address are known: Numba would find them anew for every call, which takes
    longer than a short search.
    """

    def __init__(self, function: Any) -> None:
        (signature,) = function.nopython_signatures
        compiled = function.get_compile_result(signature)
        self._numba_type_ = types.FunctionType(signature)
        self._address = int(compiled.library.get_pointer_to_function(compiled.fndesc.llvm_cfunc_wrapper_name))

    def __wrapper_address__(self) -> int:
        return self._address


@cache
def at_hand(function: Any) -> Any:
    return function if config.DISABLE_JIT else AtHand(function)


class Tree:
    """A tree that grows in the memory of one thread."""

    def __init__(self, mind: Mind, knowledge: Knowledge, rng: SplitMix64, capacity: int) -> None:
        self.mind = mind
        self.knowledge = knowledge
        self.rng = rng
        self.capacity = capacity
        self.nodes = np.empty(capacity * ROW, np.int64)
        self.sums = np.zeros(capacity * SUMS, np.float64)
        self.nodes[:ROW] = (-1, 0, 0, 0, 0, 0, 0, 0)
        self.start = None if mind.begin is None else mind.begin(knowledge, rng)

    def grow(self, iterations: int) -> None:
        mind, knowledge = self.mind, self.knowledge
        game, abi = knowledge.game, knowledge.game.abi
        codes = game.spelling.MOVES[-1].code + 1
        known, size = (knowledge.address, game.state_size) if self.start is None else _place(self.start)
        grow(
            at_hand(mind.imagine or abi.redeal), at_hand(abi.legal_moves), at_hand(abi.apply),
            at_hand(abi.is_over), at_hand(abi.seat), at_hand(mind.promise), at_hand(mind.value),
            at_hand(mind.reply), at_hand(mind.play_on), at_hand(mind.revealed),
            known, size, game.states.MAX_MOVES, codes, knowledge.seat,
            self.nodes.ctypes.data, self.sums.ctypes.data, self.capacity,
            mind.exploration, mind.optimism, iterations, self.rng.address,
        )  # fmt: skip

    def root_moves(self) -> dict[int, tuple[float, ...]]:
        """By the move's code: visits, and the sums of worth, win and points."""
        found: dict[int, tuple[float, ...]] = {}
        child = int(self.nodes[CHILD])
        while child:
            row, sums = child * ROW, self.sums[child * SUMS : child * SUMS + SUMS]
            worth = float(self.nodes.view(np.float64)[row + WORTH_SUM])
            found[int(self.nodes[row + KEY])] = (float(self.nodes[row + VISITS]), worth, *map(float, sums))
            child = int(self.nodes[row + SIBLING])
        return found


def _place(start: Ints) -> tuple[int, int]:
    return int(start.ctypes.data), len(start)


FIRST_STEP = 64
STEP_SECONDS = 0.004
DEFAULT_ITERATIONS = 2000


def search(mind: Mind, knowledge: Knowledge, budget: Budget, seed: int) -> list[Rating]:
    """The moves of the seat that knows this, best first: the one visited most often, by all threads' trees together."""
    iterations = budget.iterations or (None if budget.seconds else DEFAULT_ITERATIONS)
    deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
    nodes = min(MOST_NODES, NODES_AN_ITERATION * (iterations or MOST_NODES)) + knowledge.game.states.MAX_MOVES + 8
    turn = len(knowledge.moves)
    trees = [Tree(mind, knowledge, SplitMix64(seed, turn * 64 + thread), nodes) for thread in range(budget.threads)]
    shares = [
        None if iterations is None else -(-(iterations - thread) // budget.threads) for thread in range(len(trees))
    ]
    if len(trees) == 1:
        _think(trees[0], shares[0], deadline)
    else:
        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(_think, trees, shares, [deadline] * len(trees)))
    return _merge(trees, knowledge)


def _think(tree: Tree, iterations: int | None, deadline: float | None) -> None:
    """Grows a tree in steps that are short enough to keep to the deadline."""
    if deadline is None:
        tree.grow(iterations or DEFAULT_ITERATIONS)
        return
    step, done = FIRST_STEP, 0
    now = time.perf_counter()
    while now < deadline and (iterations is None or done < iterations):
        step = step if iterations is None else min(step, iterations - done)
        tree.grow(step)
        done += step
        before, now = now, time.perf_counter()
        pace = step / max(now - before, 1e-6)
        step = max(1, int(pace * min(STEP_SECONDS, max(deadline - now, 0.0))))


def _merge(trees: list[Tree], knowledge: Knowledge) -> list[Rating]:
    sums = {move: np.zeros(4) for move in knowledge.legal_moves()}
    for tree in trees:
        for code, found in tree.root_moves().items():
            sums[knowledge.game.by_code[code]] += found
    total = max(sum(float(found[0]) for found in sums.values()), 1.0)
    ranked = sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][1], item[0]))
    return [_rating(move, found.tolist(), total) for move, found in ranked]


def _rating(move: Move, found: list[float], total: float) -> Rating:
    visits, _, win, points = found
    return Rating(move, win / max(visits, 1.0), points / max(visits, 1.0), visits / total)

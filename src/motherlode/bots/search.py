"""One search for all games: information-set Monte Carlo tree search.

Every iteration determinizes what the seat knows (the rules' `redeal` fills in a whole state), walks down the tree by
moves that are legal in that state, tries one new move, and values what it finds there. A node is reached by moves and,
where a move reveals something (a card turned up), by what was revealed: the game's `revealed` tells which.

A game brings its own functions (see `SearchModel`). Values lie between 0 and 1.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import carray

from motherlode.bots.plain import no_opponent_model, no_prior, no_rollout, nothing_revealed
from motherlode.bots.protocol import Budget, Rating
from motherlode.rules import Game, Knowledge, Move, SplitMix64
from motherlode.rules.compiled import (
    Floats,
    Ints,
    address_of,
    call_1,
    call_2,
    call_float,
    copy,
    entry_point,
    exported_for,
    floats_at,
    ints_at,
    jit_for,
    pointer,
    rng_at,
)
from motherlode.rules.compiled_rng import below
from motherlode.rules.layout import record_of

jit = jit_for(__name__)
exported = exported_for(__name__)

SEATS = 8
WORTH = 3 * SEATS
"""What `value` writes: each seat's worth in the search, then its win probability, then its points ahead."""
DEEPEST = 1 << 12
"""No line of moves and revelations is longer."""
NODES_AN_ITERATION = 8
MOST_NODES = 1 << 20
STREAMS = 64
"""Of the generator, for each decision: one for each tree."""

# A node is a row of numbers, one line of the processor's cache. WORTH_SUM is a float: what all visits were worth to who
# moved there, its prior among them if that counts as visits; before the first visit, its prior. Node 0 is the root; its
# KEY is the number of nodes added.
ROW = 8
PARENT, CHILD, SIBLING, KEY, MOVER, VISITS, CHANCES, WORTH_SUM = 0, 1, 2, 3, 4, 5, 6, 7
ROOT = (-1, 0, 0, 0, 0, 0, 0, 0)
# A move at the root has a row of sums, too: what it was worth to the seat that thinks.
SUMS = 2
SUM_WIN, SUM_POINTS = 0, 1

LOGARITHMS = np.log(np.maximum(np.arange(1 << 12), 1))
"""Of the small numbers, at hand: the search asks for them all the time."""


TRY_ALL = 1e9
"""A first-play urgency with which every move is tried before any a second time."""


@dataclass(frozen=True, kw_only=True)
class SearchModel:
    """How the search thinks about a game: compiled functions over the address of a state, and two numbers."""

    value: Any
    """value(state, worth) -> 0: writes `WORTH` floats for a state, over or not."""
    exploration: float
    first_play_urgency: float = TRY_ALL
    """What is added to the prior of an untried move."""
    prior_visits: float = 0.0
    """As how many visits the prior of a move counts that the seat that thinks has tried."""
    prior: Any = no_prior
    """prior(state, move) -> float: what an untried move seems worth to the seat that makes it."""
    opponent_model: Any = no_opponent_model
    """opponent_model(state, rng) -> move: what another seat would do, or -1 where its moves are searched, too."""
    rollout: Any = no_rollout
    """rollout(state, rng) -> number of moves: plays on from a new leaf."""
    revealed: Any = nothing_revealed
    """revealed(state) -> int: what the last move revealed, 0 for nothing; each leads to a node of its own."""
    determinize: Any = None
    """determinize(state, rng) -> 0: fills in what is hidden; None is the rules' `redeal`, each way equally likely."""
    begin: Callable[[Knowledge, SplitMix64], Ints] | None = None
    """begin(knowledge, rng) -> numbers that every iteration of a tree starts from: a hidden state and, behind it, what
    else the functions want to know. None is just the state that the seat knows."""


class Settings:
    """What a tree grows by. First the entry points of the game's functions, then of the model's."""

    legal_moves: int
    apply: int
    is_over: int
    seat: int
    determinize: int
    prior: int
    value: int
    opponent_model: int
    rollout: int
    revealed: int
    known: int
    """Where the state lies that every iteration starts from, as the seat knows it, and what stands behind it."""
    numbers: int
    """How many numbers of it there are."""
    max_moves: int
    codes: int
    """All codes of moves are below."""
    me: int
    """The seat that thinks."""
    tree: int
    """Where the nodes lie."""
    sums: int
    """Where the sums of the moves at the root lie."""
    capacity: int
    """How many nodes there is room for."""
    rng: int
    exploration: float
    first_play_urgency: float
    prior_visits: float


SETTINGS = record_of(Settings)


@jit
def settings_at(address: int) -> Settings:
    settings: Settings = carray(pointer(address), (1,), SETTINGS)[0]
    return settings


@jit
def add_child(nodes: Ints, floats: Floats, parent: int, key: int, mover: int, prior: float) -> int:
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
    floats[row + WORTH_SUM] = prior
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
def visits_of_prior(s: Settings, mover: int) -> float:
    """As how many visits the prior of a move counts: none, unless the seat that thinks makes it."""
    return float(s.prior_visits if mover == s.me else 0.0)


@jit
def ucb(
    nodes: Ints, floats: Floats, node: int, exploration: float, first_play_urgency: float, prior_visits: float
) -> float:
    """The upper confidence bound of a node; of one not yet visited, its prior and the first-play urgency."""
    row = node * ROW
    visits = nodes[row + VISITS]
    if visits == 0:
        return float(floats[row + WORTH_SUM] + first_play_urgency)
    bonus = exploration * np.sqrt(logarithm(int(nodes[row + CHANCES])) / visits)
    return float(floats[row + WORTH_SUM] / (visits + prior_visits) + bonus)


@jit
def backup(s: Settings, nodes: Ints, floats: Floats, sums: Floats, path: Ints, length: int, worth: Floats) -> None:
    """Counts a visit for every node on the way, and what it was worth to whoever moved there."""
    for i in range(length):
        row = path[i] * ROW
        if nodes[row + VISITS] == 0:
            floats[row + WORTH_SUM] *= visits_of_prior(s, nodes[row + MOVER])
        nodes[row + VISITS] += 1
        floats[row + WORTH_SUM] += worth[nodes[row + MOVER]]
    if length > 1:
        sums[path[1] * SUMS + SUM_WIN] += worth[SEATS + s.me]
        sums[path[1] * SUMS + SUM_POINTS] += worth[2 * SEATS + s.me]


@jit
def find_places(nodes: Ints, node: int, codes: int, place: Ints) -> None:
    """Notes by move where a node's children are."""
    child = nodes[node * ROW + CHILD]
    while child:
        if nodes[child * ROW + KEY] < codes:
            place[nodes[child * ROW + KEY]] = child
        child = nodes[child * ROW + SIBLING]


@jit
def select(s: Settings, nodes: Ints, floats: Floats, node: int, moves: Ints, n: int, place: Ints, state: int) -> int:
    """The child to go to among the legal moves; those that are new here get a node. Equals are left to chance."""
    seat, random = call_1(s.seat, state), rng_at(s.rng)
    urgency = TRY_ALL if node == 0 else s.first_play_urgency  # every move at the root gets a rating
    exploration, prior_visits = s.exploration, visits_of_prior(s, seat)
    best = 0
    highest = -1e18
    ties = 1
    for i in range(n):
        child = place[moves[i]]
        if nodes[child * ROW + PARENT] != node:
            child = add_child(nodes, floats, node, moves[i], seat, call_float(s.prior, state, moves[i]))
        nodes[child * ROW + CHANCES] += 1
        wanted = ucb(nodes, floats, child, exploration, urgency, prior_visits)
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
def play_opponents(s: Settings, state: int) -> None:
    """Others whose moves are not searched make them."""
    while not call_1(s.is_over, state) and call_1(s.seat, state) != s.me:
        answer = call_2(s.opponent_model, state, s.rng)
        if answer < 0:
            return
        call_2(s.apply, state, answer)


@exported
def grow(settings: int, iterations: int) -> int:
    """Grows a tree by some iterations."""
    s = settings_at(settings)
    nodes = ints_at(s.tree, s.capacity * ROW)
    floats = floats_at(s.tree, s.capacity * ROW)
    sums = floats_at(s.sums, s.capacity * SUMS)
    root = ints_at(s.known, s.numbers)
    state_ints = np.empty(s.numbers, np.int64)
    state = address_of(state_ints)
    moves = np.empty(s.max_moves, np.int64)
    worth = np.zeros(WORTH, np.float64)
    place = np.zeros(s.codes, np.int64)
    path = np.empty(DEEPEST, np.int64)
    for _ in range(iterations):
        copy(root, state_ints, s.numbers)
        call_2(s.determinize, state, s.rng)
        node = 0
        path[0] = 0
        length = 1
        growing = True
        while growing and length + 2 < DEEPEST:
            play_opponents(s, state)
            if call_1(s.is_over, state) or nodes[KEY] + s.max_moves + 2 > s.capacity:
                break
            n = call_2(s.legal_moves, state, address_of(moves))
            find_places(nodes, node, s.codes, place)
            node = select(s, nodes, floats, node, moves, n, place, state)
            growing = nodes[node * ROW + VISITS] > 0
            call_2(s.apply, state, nodes[node * ROW + KEY])
            path[length] = node
            length += 1
            seen = call_1(s.revealed, state)
            if seen:
                node = see(nodes, floats, node, s.codes + seen, s.me)
                path[length] = node
                length += 1
        call_2(s.rollout, state, s.rng)
        call_2(s.value, state, address_of(worth))
        backup(s, nodes, floats, sums, path, length, worth)
    return int(nodes[KEY])


def settings_of(model: SearchModel, game: Game) -> npt.NDArray[Any]:
    """What all trees of a game grow by; where a tree and what its seat knows lie is left open."""
    settings = np.zeros(1, SETTINGS)
    fields, abi = settings[0], game.abi
    for name in ("legal_moves", "apply", "is_over", "seat"):
        fields[name] = entry_point(getattr(abi, name))
    fields["determinize"] = entry_point(model.determinize or abi.redeal)
    for name in ("prior", "value", "opponent_model", "rollout", "revealed"):
        fields[name] = entry_point(getattr(model, name))
    fields["numbers"] = game.state_size
    fields["max_moves"], fields["codes"] = game.states.MAX_MOVES, game.spelling.MOVES[-1].code + 1
    for name in ("exploration", "first_play_urgency", "prior_visits"):
        fields[name] = getattr(model, name)
    return settings


def capacity_for(game: Game, iterations: int | None) -> int:
    """How many nodes a tree of so many iterations has room for."""
    return min(MOST_NODES, NODES_AN_ITERATION * (iterations or MOST_NODES)) + game.states.MAX_MOVES + 8


class Tree:
    """A tree that one thread grows."""

    def __init__(self, model: SearchModel, knowledge: Knowledge, rng: SplitMix64, capacity: int) -> None:
        self.knowledge = knowledge
        self.capacity = capacity
        self.iterations = 0
        """How many it rests on."""
        self.nodes = np.empty(capacity * ROW, np.int64)
        self.nodes[:ROW] = ROOT
        self.sums = np.zeros(capacity * SUMS, np.float64)
        start = None if model.begin is None else model.begin(knowledge, rng)
        self._settings = self._write(model, knowledge, start, rng, capacity)
        self._held = start, rng  # compiled code reads them by address

    @property
    def address(self) -> int:
        """Where its settings lie."""
        return int(self._settings.ctypes.data)

    def _write(
        self, model: SearchModel, knowledge: Knowledge, start: Ints | None, rng: SplitMix64, capacity: int
    ) -> npt.NDArray[Any]:
        settings = settings_of(model, knowledge.game)
        fields = settings[0]
        if start is None:
            fields["known"] = knowledge.address
        else:
            fields["known"], fields["numbers"] = _place(start)
        fields["me"], fields["rng"] = knowledge.seat, rng.address
        fields["tree"], fields["sums"], fields["capacity"] = self.nodes.ctypes.data, self.sums.ctypes.data, capacity
        return settings

    def grow(self, iterations: int) -> None:
        grow(self.address, iterations)
        self.iterations += iterations

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


def search(model: SearchModel, knowledge: Knowledge, budget: Budget, seed: int) -> list[Rating]:
    """The moves of the seat that knows this, best first: the one visited most often, by all threads' trees together."""
    began = budget.clock()
    trees = plant(model, knowledge, budget, seed)
    grow_trees(trees, budget.rest(began))
    ranked = rank_moves(trees, knowledge)
    total = max(sum(float(found[0]) for _, found in ranked), 1.0)
    return [_rating(move, found.tolist(), total) for move, found in ranked]


def plant(model: SearchModel, knowledge: Knowledge, budget: Budget, seed: int) -> list[Tree]:
    """A tree for each thread, of a root alone."""
    capacity = capacity_for(knowledge.game, iterations_of(budget))
    first = len(knowledge.moves) * STREAMS
    return [Tree(model, knowledge, SplitMix64(seed, first + thread), capacity) for thread in range(budget.threads)]


def iterations_of(budget: Budget) -> int | None:
    """How many iterations all trees rest on together when they are grown; None is as many as there is time for."""
    return budget.iterations or (None if budget.seconds else DEFAULT_ITERATIONS)


def grow_trees(trees: list[Tree], budget: Budget) -> None:
    """Grows trees up to the budget's iterations or time; what they rest on already counts."""
    iterations, threads = iterations_of(budget), len(trees)
    shares = [None if iterations is None else -(-(iterations - thread) // threads) for thread in range(threads)]
    if threads == 1:
        _think(trees[0], shares[0], budget)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(_think, trees, shares, [budget] * threads))


def _think(tree: Tree, iterations: int | None, budget: Budget) -> None:
    """Grows a tree until it rests on so many iterations, in steps that are short enough to keep to the deadline; if it
    needs any, one is made however late it is.
    """
    missing = None if iterations is None else max(0, iterations - tree.iterations)
    deadline = budget.deadline()
    if deadline is None:
        assert missing is not None, "without a deadline the iterations are counted"
        tree.grow(missing)
        return
    step, done = FIRST_STEP, 0
    now = budget.clock()
    while missing is None or done < missing:
        step = step if missing is None else min(step, missing - done)
        tree.grow(step)
        done += step
        before, now = now, budget.clock()
        if now >= deadline:
            return
        pace = step / max(now - before, 1e-6)
        step = max(1, int(pace * min(STEP_SECONDS, max(deadline - now, 0.0))))


def rank_moves(trees: list[Tree], knowledge: Knowledge) -> list[tuple[Move, Floats]]:
    """The legal moves, the one visited most often first, with what all trees found (`Tree.root_moves`)."""
    sums = {move: np.zeros(4) for move in knowledge.legal_moves()}
    for tree in trees:
        for code, found in tree.root_moves().items():
            sums[knowledge.game.by_code[code]] += found
    return sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][1], item[0]))


def _rating(move: Move, found: list[float], total: float) -> Rating:
    visits, _, win, points = found
    return Rating(move, win / max(visits, 1.0), points / max(visits, 1.0), visits / total)

"""Trees that are kept from one decision of a seat to its next.

What was found out below the moves that were made since is still true as long as the seat has learnt nothing: the deals
that were determinized for it are those that are possible now, each as likely. So a tree is kept over moves only if
chance has turned up nothing meanwhile and, in a game with secrets, all of them were the seat's own: what others play,
and what they do not, tells of their hands.

The iterations that are kept count. A decision rests on as many as its budget says, and only those that are missing are
made, so that it is as good as another and comes sooner. It depends on the seed, on what the seat knows, and on which
decisions were asked for before; where it is to depend on the first two alone, the search begins anew (`search`).
Chances to win are summed up at the root only: kept trees tell which move is best, but not how good it is.
"""

from dataclasses import replace

import numpy as np

from motherlode.bots.protocol import Budget
from motherlode.bots.search import (
    CHILD,
    KEY,
    MOVER,
    PARENT,
    ROW,
    SIBLING,
    VISITS,
    SearchModel,
    Tree,
    child_with,
    grow_trees,
    iterations_of,
    plant,
    rank_moves,
    settings_at,
)
from motherlode.rules import Knowledge, Move
from motherlode.rules.compiled import (
    Ints,
    address_of,
    call_1,
    call_2,
    copy,
    entry_point,
    exported_for,
    ints_at,
    jit_for,
    keep,
)

jit = jit_for(__name__)
exported = exported_for(__name__)

LOST = -1
PONDERED_AT_ONCE = 16
"""Iterations: a fraction of a millisecond; where leaves are solved exactly, some milliseconds."""


class KeptTrees:
    """The trees that a search grows for a seat, each from what is left of the one before."""

    def __init__(self, model: SearchModel, seed: int) -> None:
        self._model = model
        self._seed = seed
        self._trees: list[Tree] = []

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        """The move that is visited most often."""
        began = budget.clock()
        trees = self._go_on(knowledge, budget)
        grow_trees(trees, budget.rest(began))
        self._trees = trees
        return rank_moves(trees, knowledge)[0][0]

    def ponder(self, knowledge: Knowledge, budget: Budget) -> bool:
        """Grows a tree a little for what comes while another seat decides, to no more iterations than a decision has;
        whether there is more to be done.
        """
        wanted = iterations_of(budget)
        assert wanted is not None, "who thinks ahead counts iterations"
        if not (self._trees and self._trees[0].knowledge is knowledge):
            self._trees = self._go_on(knowledge, replace(budget, threads=1))
        tree = self._trees[0]
        tree.grow(max(0, min(PONDERED_AT_ONCE, wanted - tree.iterations)))
        return tree.iterations < wanted

    def _go_on(self, knowledge: Knowledge, budget: Budget) -> list[Tree]:
        """Trees for what the seat knows now, with all that was kept and still holds. While they grow nothing is kept:
        who asks in another thread begins anew.
        """
        kept, self._trees = self._trees, []
        trees = plant(self._model, knowledge, budget, self._seed)
        if len(kept) == len(trees):
            for old, new in zip(kept, trees, strict=True):
                take_over(old, new)
        return trees


def take_over(old: Tree, new: Tree) -> None:
    """Puts what is left of an old tree into a new one, if anything is."""
    if not learnt_nothing(old.knowledge, new.knowledge):
        return
    node = find_node(old, new.knowledge)
    if node != LOST:
        new.iterations = transplant(old.address, node, new.address)


def learnt_nothing(old: Knowledge, new: Knowledge) -> bool:
    """Whether a seat's knowledge grew by moves only, as far as that can be told without looking at whose they were."""
    return (
        old.game is new.game
        and old.seat == new.seat
        and old.options == new.options
        and old.drawn == new.drawn
        and old.moves == new.moves[: len(old.moves)]
    )


def find_node(tree: Tree, later: Knowledge) -> int:
    """The node of a tree for what its seat knows later; `LOST` if there is none, or the seat knows it by more than the
    moves.
    """
    known, abi = tree.knowledge, later.game.abi
    moves = np.array([move.code for move in later.moves[len(known.moves) :]], np.int64)
    rules = entry_point(abi.redeal), entry_point(abi.hide), later.game.state_size, int(later.game.secret)
    return follow(tree.address, known.address, moves.ctypes.data, len(moves), later.address, *rules)


@exported
def follow(
    settings: int, known: int, moves: int, length: int, later: int, redeal: int, hide: int, size: int, secret: int
) -> int:
    """Makes the moves in any state that fits what was known, and compares what is known of it then. What a tree starts
    from is not compared: a model may have changed it.
    """
    s = settings_at(settings)
    nodes, made, expected = ints_at(s.tree, s.capacity * ROW), ints_at(moves, length), ints_at(later, size)
    state_ints, legal = np.empty(size, np.int64), np.empty(s.max_moves, np.int64)
    copy(ints_at(known, size), state_ints, size)
    state = address_of(state_ints)
    call_2(redeal, state, s.rng)
    node = 0
    for i in range(length):
        seat = call_1(s.seat, state)
        if secret and seat != s.me:
            return LOST
        if not is_among(legal, call_2(s.legal_moves, state, address_of(legal)), made[i]):
            return LOST
        node = child_with(nodes, node, made[i])
        if node == 0 or nodes[node * ROW + MOVER] != seat:  # seats that play by a model have none
            return LOST
        call_2(s.apply, state, made[i])
        seen = call_1(s.revealed, state)
        if seen:
            node = child_with(nodes, node, s.codes + seen)
            if node == 0:
                return LOST
    call_2(hide, state, s.me)
    for i in range(size):
        if state_ints[i] != expected[i]:
            return LOST
    keep(legal)
    keep(state_ints)
    return node


@jit
def is_among(moves: Ints, count: int, move: int) -> bool:
    at = 0
    while at < count and moves[at] != move:
        at += 1
    return at < count


@exported
def transplant(old: int, node: int, new: int) -> int:
    """Copies a node with all below it into a new tree, as its root; returns how many iterations went on from there.
    What is too large for the new tree is left.
    """
    then, now = settings_at(old), settings_at(new)
    source, target = ints_at(then.tree, then.capacity * ROW), ints_at(now.tree, now.capacity * ROW)
    came_from = np.empty(source[KEY] + 1, np.int64)  # by the new number, the old one
    came_from[0] = node
    last = parent = iterations = 0
    while parent <= last:
        link = parent * ROW + CHILD
        target[link] = 0
        child = source[came_from[parent] * ROW + CHILD]
        while child:
            last += 1
            if last >= now.capacity:
                target[CHILD] = target[KEY] = 0
                return 0
            came_from[last] = child
            copy(source[child * ROW :], target[last * ROW :], ROW)
            target[last * ROW + PARENT] = parent
            target[link] = last
            link = last * ROW + SIBLING
            if parent == 0:
                iterations += source[child * ROW + VISITS]
            child = source[child * ROW + SIBLING]
        parent += 1
    target[KEY] = last
    target[VISITS] = iterations
    return iterations

"""Trees that are kept between decisions: nothing in them changes, and nothing stays that may be wrong."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from motherlode.bots import Budget, make_bot
from motherlode.bots.donkey.search_model import MODEL
from motherlode.bots.gate import STRONGEST
from motherlode.bots.kept_trees import KeptTrees, take_over
from motherlode.bots.levels import strongest
from motherlode.bots.mine.search_model import PLAIN
from motherlode.bots.protocol import ponder
from motherlode.bots.search import (
    CHANCES,
    CHILD,
    KEY,
    MOVER,
    ROW,
    SIBLING,
    VISITS,
    WORTH_SUM,
    SearchModel,
    Tree,
    capacity_for,
    search,
)
from motherlode.rules import Knowledge, Move, SplitMix64, State, game
from motherlode.rules.donkey.state import OFFERS_OF
from tests.hidden import other_truth
from tests.play import play_on

MODELS = {"donkey": MODEL, "gate": STRONGEST, "mine": PLAIN}
Nodes = dict[tuple[int, ...], tuple[float, ...]]
BUDGET = Budget(iterations=300)


def knowledge_of(state: State) -> Knowledge:
    assert state.seat is not None
    return state.knowledge(state.seat)


def tree_of(model: SearchModel, knowledge: Knowledge, iterations: int, room: int = 400) -> Tree:
    tree = Tree(model, knowledge, SplitMix64(5, len(knowledge.moves)), capacity_for(knowledge.game, room))
    tree.grow(iterations)
    return tree


def nodes_below(tree: Tree, path: tuple[int, ...] = ()) -> Nodes:
    """All that stands in the nodes below a line of moves, by the moves that lead on from there."""
    nodes, found = tree.nodes.reshape(-1, ROW), Nodes()
    at = 0
    for key in path:
        at = next(child for child in children(tree, at) if nodes[child, KEY] == key)
    coming: list[tuple[int, tuple[int, ...]]] = [(at, ())]
    for node, line in coming:
        for child in children(tree, node):
            row, worth = nodes[child].tolist(), float(nodes[child].view(np.float64)[WORTH_SUM])
            found[(*line, row[KEY])] = (row[MOVER], row[VISITS], row[CHANCES], worth)
            coming.append((child, (*line, row[KEY])))
    return found


def children(tree: Tree, node: int) -> list[int]:
    found, child = [], int(tree.nodes[node * ROW + CHILD])
    while child:
        found.append(child)
        child = int(tree.nodes[child * ROW + SIBLING])
    return found


def runs(name: str, players: int, options: dict[str, Any] | None = None) -> list[tuple[State, State]]:
    """Decisions with a choice, and the states one move later, in several games."""
    found = []
    for number in range(6):
        end = play_on(game(name).deal(players, SplitMix64(31, number), options), SplitMix64(32, number))
        steps = zip(end.history, end.history[1:], strict=False)
        found += [(before, after) for before, after in steps if len(before.legal_moves()) > 1 and not after.over]
    return found


def own_steps(name: str, players: int) -> list[tuple[State, State]]:
    """Of these, where the same seat decides again, and nothing was turned up."""
    return [
        (before, after)
        for before, after in runs(name, players)
        if after.seat == before.seat and is_quiet(before, after)
    ]


def is_quiet(before: State, after: State) -> bool:
    return after.drawn == before.drawn


def moved(before: State, after: State) -> tuple[int, ...]:
    return tuple(move.code for move in after.moves[before.turn :])


@pytest.mark.parametrize(("name", "players"), [("donkey", 2), ("donkey", 3), ("gate", 2), ("gate", 4)])
def test_what_is_kept_is_what_was_there(name: str, players: int) -> None:
    """Below a move of the seat itself every node stays as it was, and the tree rests on what went on from there."""
    kept = 0
    for before, after in own_steps(name, players)[:12]:
        old = tree_of(MODELS[name], knowledge_of(before), 200)
        new = tree_of(MODELS[name], knowledge_of(after), 0)
        take_over(old, new)
        below = nodes_below(old, moved(before, after))
        assert nodes_below(new) == below
        assert new.iterations == sum(visits for line, (_, visits, *_) in below.items() if len(line) == 1)
        kept += new.iterations
    assert kept > 100


def test_where_all_lies_open_trees_are_kept_over_others_moves() -> None:
    """In `donkey` the seat expected them, as long as no offer is turned up."""
    kept = 0
    for before, after in runs("donkey", 3)[:40]:
        assert before.seat is not None
        if is_quiet(before, after) and after.seat != before.seat:
            old, new = (
                tree_of(MODEL, state.knowledge(before.seat), count) for state, count in ((before, 200), (after, 0))
            )
            take_over(old, new)
            assert nodes_below(new) == nodes_below(old, moved(before, after))
            kept += new.iterations > 0
    assert kept >= 10


@pytest.mark.parametrize(("name", "players"), [("donkey", 2), ("mine", 2), ("mine", 4)])
def test_what_chance_turns_up_makes_a_tree_stale(name: str, players: int) -> None:
    tried = 0
    for before, after in runs(name, players):
        if not is_quiet(before, after) and tried < 8:
            assert before.seat is not None
            old, new = (
                tree_of(MODELS[name], state.knowledge(before.seat), count)
                for state, count in ((before, 200), (after, 0))
            )
            take_over(old, new)
            assert new.iterations == 0
            assert nodes_below(new) == {}
            tried += 1
    assert tried == 8


def test_what_others_play_tells_of_their_hands() -> None:
    """So in a game with secrets nothing is kept over it, though the tree has nodes for it."""
    tried = 0
    for before, after in runs("gate", 3):
        if after.seat != before.seat and is_quiet(before, after) and tried < 12:
            assert after.seat is not None
            later = play_on(after, SplitMix64(tried), 1)
            seat = after.seat if later.seat == after.seat else before.seat
            assert seat is not None
            if seat == before.seat and not later.over:
                old, new = (
                    tree_of(STRONGEST, state.knowledge(seat), count) for state, count in ((before, 200), (later, 0))
                )
                take_over(old, new)
                assert new.iterations == 0
                tried += 1
    assert tried == 12


def test_another_seat_another_game_and_moves_taken_back_are_not_taken_for_what_comes() -> None:
    (before, after), *_ = own_steps("gate", 2)
    assert before.seat is not None
    other = other_truth(before, 1 - before.seat, SplitMix64(1))  # the same for the other seat, not for this one
    line = [move for move in other.legal_moves() if move in before.legal_moves()]
    strangers = [
        after.knowledge(1 - before.seat),
        knowledge_of(game("gate").deal(3, 5)),
        *(knowledge_of(other.apply(move)) for move in line if other.apply(move).seat == before.seat),
        knowledge_of(before),
    ]
    for knowledge in strangers:
        old = tree_of(STRONGEST, knowledge_of(after), 200) if knowledge.moves == before.knowledge(0).moves else None
        old = old or tree_of(STRONGEST, knowledge_of(before), 200)
        new = tree_of(STRONGEST, knowledge, 0)
        take_over(old, new)
        assert new.iterations == 0


def test_what_is_too_large_for_the_new_tree_is_left() -> None:
    before, after = own_steps("donkey", 2)[0]
    old, new = tree_of(MODEL, knowledge_of(before), 2000, 4000), tree_of(MODEL, knowledge_of(after), 0, 1)
    new.capacity = 0
    take_over(old, new)
    assert len(nodes_below(old, moved(before, after))) > new.nodes.size // ROW
    assert new.iterations == 0
    assert nodes_below(new) == {}
    new.grow(20)
    assert len(children(new, 0)) == len(after.legal_moves())


class Counting(Tree):
    """A tree that notes how it grows."""

    grown: list[int]

    def grow(self, iterations: int) -> None:
        self.grown.append(iterations)
        super().grow(iterations)


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    Counting.grown = []
    monkeypatch.setattr("motherlode.bots.search.Tree", Counting)
    return Counting.grown


@pytest.mark.parametrize("threads", [1, 2])
def test_a_decision_rests_on_as_many_iterations_and_only_the_missing_ones_are_made(
    threads: int, grown: list[int]
) -> None:
    budget = replace(BUDGET, threads=threads)
    spared = 0
    for before, after in own_steps("gate", 3)[:6]:
        trees = KeptTrees(STRONGEST, 7)
        trees.choose(knowledge_of(before), budget)
        assert sum(grown) == 300
        grown.clear()
        trees.choose(knowledge_of(after), budget)
        assert sum(tree.iterations for tree in trees._trees) == 300
        for tree in trees._trees:
            assert (
                sum(visits for line, (_, visits, *_) in nodes_below(tree).items() if len(line) == 1) == tree.iterations
            )
        spared += 300 - sum(grown)
        grown.clear()
    assert spared > 200


def test_with_time_as_budget_the_search_goes_on_to_the_deadline(grown: list[int]) -> None:
    """What is kept is a head start."""
    before, after = own_steps("gate", 3)[0]
    trees = KeptTrees(STRONGEST, 7)
    trees.choose(knowledge_of(before), BUDGET)
    seconds = iter(range(100))
    trees.choose(knowledge_of(after), Budget(seconds=5, clock=lambda: next(seconds)))
    assert next(seconds) - 1 in (5, 6)
    assert trees._trees[0].iterations > sum(grown[1:]) > 0


@pytest.mark.parametrize(("name", "players"), [("donkey", 2), ("donkey", 3), ("gate", 2), ("gate", 4)])
def test_the_first_decision_is_that_of_a_new_search(name: str, players: int) -> None:
    """And what was asked before decides the next one, no matter when and where."""
    for before, after in own_steps(name, players)[:4]:
        one, other = (KeptTrees(MODELS[name], 7) for _ in range(2))
        for state in (before, after):
            move = one.choose(knowledge_of(state), BUDGET)
            assert move == other.choose(knowledge_of(state), BUDGET)
            if state is before:
                assert move == search(MODELS[name], knowledge_of(state), BUDGET, 7)[0].move


@pytest.mark.parametrize(("name", "players"), [("donkey", 2), ("gate", 2)])
def test_ratings_never_rest_on_what_was_kept(name: str, players: int) -> None:
    before, after = own_steps(name, players)[0]
    best = strongest(game(name))
    bot = make_bot(best, game(name), 3)
    bot.choose(knowledge_of(before), BUDGET)
    assert bot.rate(knowledge_of(after), BUDGET) == make_bot(best, game(name), 3).rate(knowledge_of(after), BUDGET)


@pytest.mark.parametrize(("name", "players"), [("donkey", 2), ("donkey", 3), ("gate", 2), ("gate", 4)])
def test_hidden_cards_change_no_decision_of_a_bot_that_keeps_trees(name: str, players: int) -> None:
    """Not even over a row of decisions: what is hidden at the last of them was hidden all the time."""
    for number, (before, after) in enumerate(own_steps(name, players)[:6]):
        assert after.seat is not None
        twin = other_truth(after, after.seat, SplitMix64(53, number))
        chosen: list[list[Move]] = []
        for end in (after, twin):
            bot = make_bot(strongest(game(name)), game(name), number)
            decisions = [state for state in end.history if state.seat == after.seat and state.turn >= before.turn - 20]
            chosen.append([bot.choose(knowledge_of(state), Budget(iterations=60)) for state in decisions])
        assert chosen[0] == chosen[1]


# Thinking ahead


def ahead_of(number: int) -> tuple[State, int]:
    """A position of `donkey` in which another seat decides, and the seat that comes after it."""
    state = play_on(game("donkey").deal(2, SplitMix64(61, number)), SplitMix64(62, number), 20 + number)
    assert state.seat is not None
    return state, 1 - state.seat


def ponder_out(trees: KeptTrees, knowledge: Knowledge) -> int:
    """Thinks ahead to the end; in how many steps."""
    steps = 1
    while trees.ponder(knowledge, BUDGET):
        steps += 1
    return steps


def test_who_thinks_ahead_does_not_think_more_than_at_a_decision(grown: list[int]) -> None:
    """In short steps, and no further."""
    state, seat = ahead_of(0)
    trees, knowledge = KeptTrees(MODEL, 7), state.knowledge(seat)
    assert ponder_out(trees, knowledge) == len(grown) == 19
    assert sum(grown) == 300
    assert max(grown) == 16
    assert not trees.ponder(state.knowledge(seat), BUDGET)
    assert sum(grown) == 300


def test_what_was_thought_ahead_counts_at_the_decision(grown: list[int]) -> None:
    """It rests on as many iterations, whatever the other seat did; what it did not expect it has to look at anew."""
    spared = []
    for number in range(6):
        state, seat = ahead_of(number)
        trees = KeptTrees(MODEL, 7)
        ponder_out(trees, state.knowledge(seat))
        for move in state.legal_moves():
            after = state.apply(move)
            if after.seat == seat and is_quiet(state, after) and len(after.legal_moves()) > 1:
                grown.clear()
                answer = KeptTrees(MODEL, 7)
                answer._trees = trees._trees
                answer.choose(after.knowledge(seat), BUDGET)
                assert answer._trees[0].iterations == 300
                spared.append(300 - sum(grown))
    assert len(spared) > 10
    assert max(spared) > 100
    assert min(spared) >= 0


def test_hidden_cards_change_nothing_in_what_is_thought_ahead() -> None:
    for number in range(4):
        state, seat = ahead_of(number)
        twin = other_truth(state, seat, SplitMix64(63, number))
        found = []
        for each in (state, twin):
            trees = KeptTrees(MODEL, number)
            ponder_out(trees, each.knowledge(seat))
            found.append(nodes_below(trees._trees[0]))
        assert found[0] == found[1] != {}


def test_a_level_thinks_ahead_where_that_can_hold() -> None:
    """Not with secrets, not where it will look at an end exactly, not by house rules, and not if it overlooks moves."""
    state, seat = ahead_of(0)
    knowledge, rules = state.knowledge(seat), state.game
    assert ponder(make_bot("grandmaster", rules, 1), knowledge, Budget())
    lesser = make_bot("master", rules, 1)
    assert not ponder(lesser, knowledge, Budget())  # its 15 iterations are soon made
    assert not ponder(make_bot("easy", rules, 1), knowledge, Budget())
    assert not ponder(make_bot("random", rules, 1), knowledge, Budget())
    assert not ponder(make_bot("ismcts", rules, 1), knowledge, Budget())
    last = next(each for each in play_on(state, SplitMix64(1)).history if each.fields.number == OFFERS_OF[2])
    assert last.seat is not None
    assert not ponder(make_bot("grandmaster", rules, 1), last.knowledge(1 - last.seat), Budget())
    housed = rules.deal(2, SplitMix64(1), {"offer_size": 6})
    assert housed.seat is not None
    assert not ponder(make_bot("grandmaster", rules, 1), housed.knowledge(1 - housed.seat), Budget())
    hands = game("gate").deal(2, SplitMix64(1))
    assert hands.seat is not None
    assert not ponder(make_bot("expert", hands.game, 1), hands.knowledge(1 - hands.seat), Budget())

"""Hints during play are the review's own judgement: who follows them is not blamed for it afterwards."""

import pytest

from motherlode.review.advice import SEED, AdvisingBots, SeededAdvisingBots, advise
from motherlode.review.judge import Judge
from motherlode.review.reviewer import GOOD
from motherlode.rules import SplitMix64, State, game
from tests.review.playing import random_game


def decisions(name: str, players: int, every: int) -> list[State]:
    past = random_game(name, players, 5).history[:-1]
    return [state for state in past[::every] if len(state.legal_moves()) > 1]


@pytest.mark.parametrize(("name", "players", "every"), [("donkey", 2, 25), ("mine", 3, 12), ("gate", 2, 15)])
def test_a_review_finds_nothing_better_than_a_hint(name: str, players: int, every: int) -> None:
    """The same judge over the same samples."""
    for state in decisions(name, players, every):
        assert state.seat is not None
        hint = advise(state.knowledge(state.seat))
        judge = Judge(state, hint.move, SEED)
        for each in GOOD:
            if each.moves:
                judge.refine(each.moves)
        decision = judge.decision(thorough=False)
        assert (decision.better, decision.loss, decision.kind) == (None, 0, "best")


def test_hidden_cards_change_no_hint() -> None:
    for state in decisions("gate", 3, 20):
        assert state.seat is not None
        other = state.knowledge(state.seat).redeal(SplitMix64(7, state.turn))
        assert advise(state.knowledge(state.seat)) == advise(other.knowledge(state.seat))


def test_without_time_a_hint_is_still_one() -> None:
    """A busy machine gets the first samples, and bots that play the same game again are not cut off."""
    start = game("mine").deal(2, SplitMix64(1))
    assert start.seat is not None
    knowledge = start.knowledge(start.seat)
    assert AdvisingBots({"expert": 0.0}).advise(knowledge, 1).move in knowledge.legal_moves()
    assert SeededAdvisingBots(3).advise(knowledge, 1) == advise(knowledge)

"""Decisions are judged by what their seat could know, never by hidden cards."""

import msgspec
import pytest

from motherlode.review.exact import solved
from motherlode.review.judge import Judge, kind_of
from motherlode.rules import SplitMix64, State, game
from tests.review.playing import played, random_game


def judged(state: State, move: str, count: int = 8) -> bytes:
    """A judgement as bytes, without the second look that is for who may see all cards."""
    judge = Judge(state, state.game.move(move), seed=1)
    judge.refine(count)
    return msgspec.json.encode(judge.decision(thorough=False))


@pytest.mark.parametrize(("name", "players"), [("donkey", 2), ("mine", 3), ("gate", 3)])
def test_hidden_cards_change_no_judgement(name: str, players: int) -> None:
    """What the seat cannot know is dealt anew: every judgement is the same, bit for bit."""
    end = random_game(name, players, 7)
    looked = 0
    for state in end.history[: -1 : max(1, end.turn // 8)]:
        if state.seat is None or len(state.legal_moves()) < 2:
            continue
        other = state.knowledge(state.seat).redeal(SplitMix64(99, state.turn))
        move = end.moves[state.turn].text
        assert judged(state, move) == judged(other, move)
        looked += other.deal != state.deal
    assert looked > 3


def test_the_second_look_is_the_only_one_with_open_cards() -> None:
    """`really` may differ between deals that a seat cannot tell apart; nothing else may, thorough or not."""
    end = random_game("gate", 3, 7)
    for state in end.history[:-1:9]:
        if state.seat is None or len(state.legal_moves()) < 2:
            continue
        other = state.knowledge(state.seat).redeal(SplitMix64(5, state.turn))
        judges = [Judge(each, end.moves[state.turn], seed=1) for each in (state, other)]
        for judge in judges:
            judge.refine(6)
        one, two = (msgspec.structs.replace(judge.decision(thorough=True), really=None) for judge in judges)
        assert one == two


def test_losses_have_four_kinds() -> None:
    """By the chance to win, and where that is not at stake by points."""
    assert [kind_of(loss, 0) for loss in (0.0, 0.02, 0.05, 0.2)] == ["best", "good", "slip", "mistake"]
    assert [kind_of(0, points) for points in (0.0, 0.1, 0.5)] == ["best", "good", "slip"]


def test_the_last_offer_is_judged_exactly() -> None:
    """With two players nothing is hidden in the last offer of donkey: its judgements have no error and say so."""
    end = played("donkey", 2, ["table", "table"], 3)
    exact = []
    for state in end.history[-9:-1]:
        if len(state.legal_moves()) > 1 and state.fields.number == 10:
            judge = Judge(state, end.moves[state.turn], seed=1)
            judge.refine(4)
            decision = judge.decision(thorough=False)
            exact.append(decision.exact)
            assert not decision.exact or decision.error == 0
    assert any(exact)


def test_the_end_of_a_round_of_gate_is_counted_over_all_hands() -> None:
    """Before the last round its points are exact, and the chance to win with them is not called so."""
    end = played("gate", 2, ["greedy", "greedy"], 1)
    seen = set()
    for state in end.history[:-1]:
        if len(state.legal_moves()) > 1 and solved(state.knowledge(_seat(state))) is not None:
            judge = Judge(state, end.moves[state.turn], seed=1)
            judge.refine(2)
            decision = judge.decision(thorough=False)
            is_last = state.fields.round_number == 4
            assert (decision.exact, decision.exact_points, decision.error) == (is_last, True, 0)
            seen.add(is_last)
    assert seen == {True, False}


def _seat(state: State) -> int:
    assert state.seat is not None
    return state.seat


MINE = game("mine")


def _seen_and_forgotten() -> State:
    """Seat 0 saw an own miner 5 and a gold 4 in different turns, and the turn is its own again."""
    cells = ["$4", "$1", "g5", "$1", "$2", "$2", "*", "*"]
    deck = list(MINE.cards.deck(2))
    for card in cells:
        deck.remove(card)
    deal = {"first": 0, "cells": [*cells, *deck], "owners": [0, 0, 1, 1, None]}
    state = MINE.start(deal, 2)
    for place in (1, 2, 4, 5):  # gold and gold: both are turned down again
        state = state.apply(f"flip {place}")
    return state


def test_a_forgotten_card_is_told_from_a_bad_choice() -> None:
    """The green 5 comes up; the gold 4 that it brings out had been seen, and an unseen card was turned up instead."""
    state = _seen_and_forgotten().apply("flip 3")
    judge = Judge(state, MINE.move("flip 40"), seed=1)
    judge.refine(16)
    decision = judge.decision(thorough=False)
    assert decision.better == "flip 1"
    assert decision.cause == "memory"
    assert decision.sighting is not None
    assert (decision.sighting.place, decision.sighting.card, decision.sighting.turns) == (1, "$4", 2)

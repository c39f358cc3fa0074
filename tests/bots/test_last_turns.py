"""The last turns of `mine` for two, played for the victory, against plain expectimax through the rules' public face."""

from functools import cache

import pytest

from motherlode.bots.mine.last_turns import FEW_POINTS, is_near, ratings
from motherlode.rules import Knowledge, SplitMix64, State, game
from motherlode.rules.mine.state import HALF
from tests.play import play_on

MINE = game("mine")


def near_ends(cards: int, games: int, rush: bool) -> list[State]:
    """Positions of random games with so many cards face down."""
    found = []
    for number in range(games):
        state = MINE.deal(2, SplitMix64(71, number))
        while len(state.legal_moves()) > cards:
            state = play_on(state, SplitMix64(number, state.turn), 1)
        if bool(state.fields.rush) == rush and not state.over:
            found.append(state)
    return found


def plain(state: State) -> dict[str, tuple[float, float]]:
    """What each move brings to who makes it, by trying all cards in all places that are unseen."""

    @cache
    def value(deal: tuple[str, ...], moves: tuple[str, ...]) -> tuple[float, float]:
        """Seat 0's share and lead where all cards lie as said: the seats do not know it, so it is for known ones."""
        here = again(deal, moves)
        if here.over:
            outcome = here.outcome()
            return outcome.shares[0], float(outcome.scores[0] - outcome.scores[1])
        assert here.seat is not None
        sign = 1 if here.seat == 0 else -1
        rated = rate(here)
        return max(rated.values(), key=lambda each: sign * (each[0] + FEW_POINTS * each[1]))

    def again(deal: tuple[str, ...], moves: tuple[str, ...]) -> State:
        start = MINE.start({**base, "cells": list(deal)}, 2)
        for move in moves:
            start = start.apply(move)
        return start

    def rate(here: State) -> dict[str, tuple[float, float]]:
        assert here.seat is not None
        knowledge, found = here.knowledge(here.seat), {}
        for move in here.legal_moves():
            ways = [here] if is_known(knowledge, move.code) else swapped(here, knowledge, move.code)
            values = [after(way, move.text) for way in ways]
            found[move.text] = (sum(w for w, _ in values) / len(values), sum(p for _, p in values) / len(values))
        return found

    def after(way: State, move: str) -> tuple[float, float]:
        following = way.apply(move)
        return value(tuple(following.deal.cells), tuple(each.text for each in following.moves))

    def swapped(here: State, knowledge: Knowledge, cell: int) -> list[State]:
        """The same position with each of the unseen cards in this place."""
        cells = list(here.deal.cells)
        unseen = [move.code for move in here.legal_moves() if not is_known(knowledge, move.code)]
        states = []
        for other in unseen:
            changed = list(cells)
            changed[cell], changed[other] = changed[other], changed[cell]
            states.append(again(tuple(changed), tuple(move.text for move in here.moves)))
        return states

    base = {"first": state.deal.first, "owners": list(state.deal.owners)}
    rated = rate(state)
    return rated if state.seat == 0 else {move: (1 - win, -lead) for move, (win, lead) in rated.items()}


def is_known(knowledge: Knowledge, cell: int) -> bool:
    return bool(knowledge.fields.seen[cell // HALF] >> cell % HALF & 1)


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_the_rush_is_played_for_the_victory(cards: int) -> None:
    """Every move's share of the victory and lead is what trying everything brings."""
    asked = 0
    for state in near_ends(cards, 10, rush=True):
        assert state.seat is not None
        wanted = plain(state)
        for rating in ratings(state.knowledge(state.seat)) or ():
            assert (rating.win, rating.points) == pytest.approx(wanted[rating.move.text])
            asked += 1
    assert asked > 10


def test_far_from_the_end_nothing_is_said() -> None:
    """With many cards on the table, and with three players."""
    for players in (2, 3):
        state = MINE.deal(players, SplitMix64(72))
        assert state.seat is not None
        assert ratings(state.knowledge(state.seat)) is None
        assert not is_near(state.address)


def test_the_turns_before_the_rush_are_solved_too() -> None:
    """A move is worth what the best answer leaves: the value of a known second card is that of the position after."""
    asked = 0
    for state in near_ends(11, 30, rush=False):
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        rated = ratings(knowledge)
        if rated is None:
            continue
        for rating in rated:
            if is_known(knowledge, rating.move.code):
                after = state.apply(rating.move)
                assert after.seat is not None
                best = (ratings(after.knowledge(after.seat)) or [])[0]
                win = best.win if after.seat == state.seat else 1 - best.win
                assert rating.win == pytest.approx(win, abs=1e-3)
                asked += 1
    assert asked > 3

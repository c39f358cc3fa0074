"""The bots of `gate`."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from motherlode.bots import Budget, bots_of, make_bot
from motherlode.bots.gate import notes
from motherlode.bots.gate.taste import GREEDY, goes_out
from motherlode.rules import Fast, State, game
from motherlode.rules.gate.cards import cards_of, word_of
from motherlode.rules.gate.state import DOWN, LAYOUT, UP
from motherlode.rules.gate.view import GateView
from tests.play import play_on
from tests.rules.test_gate_clauses import cards, dealt, play, start

GATE = game("gate")
CONFIGURATIONS: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (4, {"teams": True})]
BUDGET = Budget(iterations=8)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("name", bots_of(GATE))
def test_whole_games(name: str, players: int, options: dict[str, Any]) -> None:
    """Every bot plays a whole game against itself; the rules refuse nothing."""
    state = GATE.deal(players, Fast(1, players), options)
    bots = [make_bot(name, GATE, seat) for seat in range(players)]
    while state.seat is not None:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), BUDGET))
    assert state.over


def best(name: str, state: State, iterations: int = 400) -> str:
    assert state.seat is not None
    return str(make_bot(name, GATE, 3).choose(state.knowledge(state.seat), Budget(iterations=iterations)))


@pytest.mark.parametrize("name", ["greedy", "medium", "hard", "expert"])
def test_who_can_go_out_does(name: str) -> None:
    """Who can empty the hand takes all chips: there is nothing better."""
    state = play(start(dealt("g0-6 r7-10 k", "")), "g0 g1 g2 g3 g4 g5 g6 r7 r8 r9 r10")
    assert best(name, state) == "play k0"


@pytest.mark.parametrize("name", ["greedy", "hard", "expert"])
def test_a_black_card_bridges_the_gap_when_that_empties_the_hand(name: str) -> None:
    """Black cards are kept for the turn that ends the round."""
    state = play(start(dealt("g0-5 k r7-10 y0", "")), "g0 g1 g2 g3 g4 g5")
    assert best(name, state) == "play k6"


def test_greedy_takes_chips_with_gold_and_keeps_black_cards() -> None:
    """Of two cards with the same number the gold one is played; a black one not for a run that is not there."""
    gold = play(start(dealt("g0 g1 y1 g3 g5 g7 g9 r3 r5 r7 r9 k", "")), "g0")
    assert best("greedy", gold) == "play y1"
    black = play(start(dealt("g0 k g5 g8 r5 r8 y5 y8 g3 y3 r3 k", "")), "g0")
    assert best("greedy", black) == "pass"


@pytest.mark.parametrize("name", bots_of(GATE))
def test_ratings(name: str) -> None:
    """All legal moves, the one that would be chosen most often first; weights are shares."""
    state = play_on(GATE.deal(4, Fast(31), {"teams": True}), Fast(32), 20)
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    ratings = make_bot(name, GATE, 1).rate(knowledge, Budget(iterations=200))
    weights = [rating.weight for rating in ratings]
    assert {rating.move for rating in ratings} == set(knowledge.legal_moves())
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) == pytest.approx(1)
    assert all(0 <= rating.win <= 1 for rating in ratings)


# The taste


def test_going_out() -> None:
    """All cards must lie in reach, no number twice, and black cards fill the gaps."""
    assert goes_out(word_of(cards("g1 r2 y3")), 0, UP)
    assert goes_out(word_of(cards("g10 r9 k")), 0, DOWN)
    assert goes_out(word_of(cards("g9 g0 k")), 8, UP)
    assert not goes_out(word_of(cards("g1 r1")), 0, UP)
    assert not goes_out(word_of(cards("g1 r3")), 0, UP)
    assert goes_out(word_of(cards("k k k")), 4, DOWN)


@pytest.mark.parametrize("way", [UP, DOWN])
def test_going_out_is_what_brute_force_finds(way: int) -> None:
    """Trying every order of play agrees."""
    rng = Fast(11)
    deck = [*GATE.cards.deck(2)]
    for _ in range(300):
        hand = [deck[rng.below(len(deck))] for _ in range(1 + rng.below(4))]
        if len({card for card in hand if card != "k"}) + hand.count("k") < len(hand) or hand.count("k") > 3:
            continue
        number = rng.below(11)
        assert goes_out(word_of(hand), number, way) == _plays_all(hand, number, 1 if way == UP else -1)


def _plays_all(hand: list[str], number: int, step: int) -> bool:
    following = (number + step) % 11
    return not hand or any(
        _plays_all(hand[:i] + hand[i + 1 :], following, step)
        for i, card in enumerate(hand)
        if card == "k" or int(card[1:]) == following
    )


# What the others' moves tell


def imagined(state: State, deals: int) -> list[list[int]]:
    """The hands to which the walk comes."""
    assert state.seat is not None
    rng = Fast(5)
    words = notes.take(GREEDY, state.knowledge(state.seat), rng)
    found = []
    for _ in range(deals):
        copied = words.copy()
        notes.imagine_likely(copied.ctypes.data, rng.address)
        found.append(LAYOUT.read(copied.tolist()).hands)
    return found


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_imagined_hands_are_possible(players: int, options: dict[str, Any]) -> None:
    """They have the right size, hold no card twice and none that was played, and the own hand stays."""
    for number in range(6):
        state = play_on(GATE.deal(players, Fast(21, number), options), Fast(22, number), 8 + 5 * number)
        assert state.seat is not None
        view = state.view(state.seat)
        assert isinstance(view, GateView)
        played = [card for some in view.played for card in some]
        for hands in imagined(state, 20):
            texts = [cards_of(hand) for hand in hands[:players]]
            assert tuple(map(len, texts)) == view.hand_sizes
            assert tuple(texts[state.seat]) == view.hand
            assert not Counter(played + [card for some in texts for card in some]) - Counter(GATE.cards.deck(players))


def test_a_pass_tells_what_is_not_in_a_hand() -> None:
    """Who passed on 0 has probably neither 1 nor 10; without a word of the others every card is as likely."""
    first = play(start(dealt("g0 g5 g7 g9 r5 r7 r9 y5 y7 y9 r3 y3", "g2 g4 g6 g8 r2 r4 r6 r8 y2 y4 y6 y8")), "g0")
    passed = play(first, "- -")
    fitting = word_of(cards("g1 y1 r1 g10 y10 r10"))
    before, after = (
        np.mean([(hands[1] & fitting).bit_count() for hands in imagined(state, 4000)]) for state in (first, passed)
    )
    assert before == pytest.approx(6 * 12 / 24, abs=0.15)
    assert after < 0.5 * before


def test_the_walk_comes_to_each_deal_as_often_as_it_is_likely() -> None:
    """One card is left in the other hand: the share of each card is what its surprises make it."""
    state = play(start(dealt("g2-5 y2-5 g7 g8 y9 y1", "g0 r1-10 y6")), "g0 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 -")
    assert state.seat == 0
    words = notes.take(GREEDY, state.knowledge(0), Fast(1)).base
    assert words is not None
    loose = words[notes.HELD] + words[notes.HELD + 1]
    likely = {}
    for card in set(cards_of(int(loose))):
        words[notes.HELD + 1] = word_of([card])
        likely[card] = cards_of(int(loose)).count(card) * float(notes.RARITY) ** -notes.surprises(words, 1)
    assert len(set(likely.values())) > 2, "cards that are all alike would show nothing"
    draws = 30_000
    found = Counter(cards_of(hands[1])[0] for hands in imagined(state, draws))
    for card, weight in likely.items():
        assert found[card] / draws == pytest.approx(weight / sum(likely.values()), abs=0.02)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_the_round_is_the_last_one_in_the_notes(players: int, options: dict[str, Any]) -> None:
    """The notes keep purses, seats and cards as they are, and know how many rounds come."""
    state = GATE.deal(players, Fast(41), options)
    bot = make_bot("greedy", GATE)
    while state.fields.round_number < 2:
        state = state.apply(bot.choose(state.knowledge(state.seat or 0), Budget()))
    assert state.seat is not None
    words = notes.take(GREEDY, state.knowledge(state.seat), Fast(1))
    fields, truth = LAYOUT.read(words.tolist()), state.knowledge(state.seat).fields
    assert (fields.round_number, words[notes.COMING]) == (4, 2)
    assert (fields.dealer + 4 - truth.dealer - 2) % players == 0
    for same in ("purse", "hands", "played", "seat", "kicker", "sides"):
        assert getattr(fields, same) == getattr(truth, same)

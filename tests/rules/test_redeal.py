"""Imagining another truth: consistent, different, uniform, and without touching the game."""

from collections import Counter
from typing import Any, cast

import pytest

from motherlode.rules import SplitMix64, State, game
from motherlode.rules.gate.view import GateView
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on

REDEALS = 12


def middle(name: str, players: int, options: dict[str, Any], number: int) -> State:
    end = play_on(game(name).deal(players, SplitMix64(21, number), options), SplitMix64(22, number))
    return end.history[end.turn // 2]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_redeals_fit_and_differ(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Every redeal fits all that the seat knows, and redeals are not all the same."""
    for number in range(3):
        state = middle(*configuration, number)
        for seat in range(state.players):
            knowledge = state.knowledge(seat)
            rng = SplitMix64(number, seat)
            redealt = [knowledge.redeal(rng) for _ in range(REDEALS)]
            assert all(other.knowledge(seat).to_bytes() == knowledge.to_bytes() for other in redealt)
            assert all(other.turn == state.turn and other.seat == state.seat for other in redealt)
            assert len({str(other.deal) for other in redealt}) > REDEALS // 2


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_redeal_changes_nothing_of_the_game(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Redealing leaves the state, its knowledge and the game's own generator as they were."""
    rng = SplitMix64(5)
    state = game(configuration[0]).deal(configuration[1], rng, configuration[2])
    before = bytes(state._buffer), state.knowledge(0).to_bytes()
    twin = SplitMix64(5)
    game(configuration[0]).deal(configuration[1], twin, configuration[2])
    knowledge = state.knowledge(0)
    for number in range(5):
        knowledge.redeal(SplitMix64(number))
    assert (bytes(state._buffer), state.knowledge(0).to_bytes()) == before
    assert rng.below(1 << 30) == twin.below(1 << 30)


def assert_uniform(counts: Counter[Any], possible: int) -> None:
    """Chi-square against the uniform distribution, at five standard deviations: a fixed seed, so never by bad luck."""
    total = sum(counts.values())
    expected = total / possible
    assert len(counts) == possible
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < (possible - 1) + 5 * (2 * (possible - 1)) ** 0.5


def test_donkey_redeal_is_uniform() -> None:
    """Before the last offer, seven cards are unseen: each pair of them is removed equally often."""
    state = game("donkey").deal(2, SplitMix64(1))
    rng = SplitMix64(2)
    while state.fields.number < 9:
        state = play_on(state, rng, 1)
    rng = SplitMix64(3)
    unseen = sorted(state.zones()["unseen"])
    assert len(set(unseen)) == len(unseen), "choose another seed: equal cards would make pairs unequal"
    knowledge = state.knowledge(0)
    counts = Counter(tuple(sorted(knowledge.redeal(rng).deal.removed)) for _ in range(4200))
    assert_uniform(counts, 21)


def test_mine_redeal_is_uniform() -> None:
    """An unseen place holds each unseen card in proportion to its number."""
    state = game("mine").deal(2, SplitMix64(1))
    rng = SplitMix64(2)
    while len(set(range(1, 65)) - {move.number for move in state.moves}) > 12:
        state = play_on(state, rng, 1)
    places = sorted(set(range(1, 65)) - {move.number for move in state.moves})
    unseen = Counter(state.deal.cells[place - 1] for place in places)
    knowledge = state.knowledge(1)
    rng = SplitMix64(4)
    redealt = [knowledge.redeal(rng) for _ in range(2400)]
    for place in places[:3]:
        counts = Counter(state.deal.cells[place - 1] for state in redealt)
        expected = {card: 2400 * number / len(places) for card, number in unseen.items()}
        assert counts.keys() == expected.keys()
        chi_square = sum((counts[card] - wanted) ** 2 / wanted for card, wanted in expected.items())
        assert chi_square < len(expected) - 1 + 5 * (2 * (len(expected) - 1)) ** 0.5


def test_gate_redeal_is_uniform() -> None:
    """When the opponent holds one card, it is each possible card equally often, and no green below the kicker."""
    state = next(filter(has_one_card_left, (moment for number in range(400) for moment in gate_game(number))))
    view = cast(GateView, state.view(0))
    known = Counter([*(view.hand or ()), *(card for cards in view.played for card in cards)])
    unseen = Counter(game("gate").cards.deck(2)) - known
    assert view.kicker is not None
    below = {f"g{number}" for number in range(int(view.kicker.card[1:]))}
    possible = Counter({card: number for card, number in unseen.items() if card not in below})
    assert below & unseen.keys(), "a green card below the kicker must be unseen, or nothing is shown"
    knowledge = state.knowledge(0)
    rng = SplitMix64(6)
    counts = Counter(only_card(knowledge.redeal(rng)) for _ in range(3000))
    expected = {card: 3000 * number / possible.total() for card, number in possible.items()}
    assert counts.keys() == expected.keys()
    chi_square = sum((counts[card] - wanted) ** 2 / wanted for card, wanted in expected.items())
    assert chi_square < len(expected) - 1 + 5 * (2 * (len(expected) - 1)) ** 0.5


def only_card(state: State) -> str:
    hand = cast(GateView, state.view(1)).hand
    assert hand is not None
    return hand[0]


def gate_game(number: int) -> list[State]:
    return play_on(game("gate").deal(2, SplitMix64(7, number)), SplitMix64(8, number)).history


def has_one_card_left(state: State) -> bool:
    """Seat 1 holds one card, and the kicker was not the lowest green card of the deck."""
    view = cast(GateView, state.view(0))
    return not state.over and view.hand_sizes[1] == 1 and view.kicker is not None and view.kicker.card != "g0"

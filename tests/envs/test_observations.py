"""What a seat observes: its layout, that it is right, and that it holds nothing hidden."""

from typing import Any

import numpy as np
import pytest

from motherlode.envs import observation_spec, observe
from motherlode.envs.kernels.observation_spec import Row
from motherlode.rules import GAMES, SplitMix64, State, game
from tests.configurations import CONFIGURATIONS, label
from tests.hidden import other_truth
from tests.play import play_on

Configuration = tuple[str, int, dict[str, Any]]


def sample(configuration: Configuration, seed: int) -> list[State]:
    """Some states of a random game, the first and the last among them."""
    name, players, options = configuration
    history = play_on(game(name).deal(players, SplitMix64(seed), options), SplitMix64(seed, 1)).history
    return [*history[::9], history[-1]]


@pytest.mark.parametrize("name", GAMES)
def test_parts_cover_the_row(name: str) -> None:
    """The features lie one behind the other, without a gap, and splitting a row copies nothing."""
    spec = observation_spec(game(name))
    row = np.arange(spec.size).astype(np.int8)
    split = spec.split(row)
    assert np.concatenate([feature.ravel() for feature in split.values()]).tolist() == row.tolist()
    assert all(np.shares_memory(feature, row) for feature in split.values())
    assert len(spec.high()) == spec.size
    many = spec.split(np.zeros((7, spec.size), np.int8))
    assert [feature.shape for feature in many.values()] == [(7, *feature.shape) for feature in spec.features]


@pytest.mark.parametrize("memory", [False, True], ids=["now", "memory"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_nothing_hidden_is_observed(configuration: Configuration, memory: bool) -> None:
    """Two truths that a seat cannot tell apart look the same, to the last byte; every number is within its bounds."""
    high = observation_spec(game(configuration[0])).high()
    for number, state in enumerate(sample(configuration, 5)):
        other = other_truth(state, number % state.players, SplitMix64(6, number))
        row = observe(state, number % state.players, memory)
        assert row.tobytes() == observe(other, number % state.players, memory).tobytes()
        assert ((row >= 0) & (row <= high)).all()


@pytest.mark.parametrize("memory", [False, True], ids=["now", "memory"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_the_knowledge_is_enough(configuration: Configuration, memory: bool) -> None:
    """The same is observed of a state from which the hidden cards were taken out."""
    from motherlode.envs.games import observer_of

    for number, state in enumerate(sample(configuration, 7)):
        seat = number % state.players
        row = observe(state, seat, memory)
        knowledge = state.knowledge(seat)
        hidden = np.empty_like(row)
        observer_of(state.game).observe(knowledge.address, seat, memory, hidden.ctypes.data)
        assert row.tobytes() == hidden.tobytes()


def features(state: State, seat: int, memory: bool = False) -> dict[str, Row]:
    return dict(observation_spec(state.game).split(observe(state, seat, memory)))


def faces(state: State, counts: Row) -> list[str]:
    """The cards that counts by face mean."""
    return sorted(
        card.text for card, count in zip(state.game.cards.CARDS, counts.tolist(), strict=True) for _ in range(count)
    )


@pytest.mark.parametrize("configuration", [c for c in CONFIGURATIONS if c[0] == "donkey"], ids=label)
def test_donkey_is_what_the_view_shows(configuration: Configuration) -> None:
    """Offer, tableaus and piles are those of the view, seen from the seat; memory knows all piles."""
    for number, state in enumerate(sample(configuration, 1)):
        seat = number % state.players
        view: Any = state.view(seat)
        now, remembered = features(state, seat), features(state, seat, memory=True)
        assert faces(state, now["offer"]) == sorted(view.offer)
        assert now["offers_left"] == view.offers - view.offer_number
        for place in range(state.players):
            other = (seat + place) % state.players
            pile = view.piles[other]
            assert faces(state, now["tableau"][place]) == sorted(view.tableaus[other])
            assert now["pile_size"][place] == pile.count
            assert faces(state, now["pile"][place]) == sorted(pile.cards or ())
            assert faces(state, remembered["pile"][place]) == sorted(state.zones()[f"pile {other}"])
        assert now["phase"].tolist() == [view.phase == "action", view.phase == "bonus"]
        assert now["set_colour"].any() == (view.set_colour is not None)


@pytest.mark.parametrize("configuration", [c for c in CONFIGURATIONS if c[0] == "mine"], ids=label)
def test_mine_is_what_the_view_shows(configuration: Configuration) -> None:
    """Without memory only the card that lies face up is seen; with memory every card that was seen and lies there."""
    for number, state in enumerate(sample(configuration, 1)):
        seat = number % state.players
        view: Any = state.view(seat)
        now, remembered = features(state, seat), features(state, seat, memory=True)
        assert (np.flatnonzero(now["down"]) + 1).tolist() == list(view.face_down)
        shown = {view.face_up.place: view.face_up.card} if view.face_up else {}
        assert table_cards(now) == shown
        flipped = {move.number for move in state.moves}
        lying = {place: state.deal.cells[place - 1] for place in view.face_down if place in flipped}
        assert table_cards(remembered) == shown | lying
        unseen = [card for place, card in enumerate(state.deal.cells, 1) if place not in flipped]
        assert faces(state, remembered["unseen"]) == sorted(unseen)
        assert not now["unseen"].any()
        for place in range(state.players):
            mine = view.mines[(seat + place) % state.players]
            assert now["won_cards"][place] == mine.count
            assert (now["won"][place] @ [1, 2, 3, 4]) == (mine.points or 0)
            assert remembered["won"][place].sum() == mine.count
            assert (now["colours"] == place + 1).sum() == len(mine.colours)


def table_cards(found: dict[str, Row]) -> dict[int, str]:
    """The cards by places, as the planes of an observation show them."""
    cards = {int(cell) + 1: f"${found['gold'][cell]}" for cell in np.flatnonzero(found["gold"])}
    cards |= {int(cell) + 1: "*" for cell in np.flatnonzero(found["dynamite"])}
    for cell in np.flatnonzero(found["miner"]):
        colour = int(found["colour"][cell]) - 1
        assert found["owner"][cell] == found["colours"][colour]
        cards[int(cell) + 1] = f"{'gobrv'[colour]}{found['miner'][cell]}"
    return cards


@pytest.mark.parametrize("configuration", [c for c in CONFIGURATIONS if c[0] == "gate"], ids=label)
def test_gate_is_what_the_view_shows(configuration: Configuration) -> None:
    """The own hand, the played cards, the sequence and the chips are those of the view, seen from the seat."""
    for number, state in enumerate(sample(configuration, 1)):
        seat = number % state.players
        view: Any = state.view(seat)
        now = features(state, seat)
        assert faces(state, now["hand"]) == sorted(view.hand)
        assert now["round"].tolist().index(1) == view.round - 1
        assert (now["dealer"].tolist().index(1) + seat) % state.players == view.dealer
        assert now["last"].any() == (view.last is not None)
        assert now["kicker"].any() == (view.kicker is not None)
        assert now["golds"] == view.golds
        ways = ["any", "up", "down", "either"]
        assert not view.to_move or now["way"].tolist() == [int(way == view.direction) for way in ways]
        for place in range(state.players):
            other = (seat + place) % state.players
            assert now["hand_size"][place] == view.hand_sizes[other]
            assert faces(state, now["played"][place]) == sorted(view.played[other])
            assert now["chips"][place] @ [10, 20, 30, 40] == view.points[other]

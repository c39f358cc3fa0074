"""Perfect recall: an information state says all that a player learned and did, and nothing else."""

import random
from collections.abc import Hashable, Iterator
from typing import Any

import pyspiel
import pytest

from tests.configurations import PLAY, label
from tests.envs.wandering import by_chance, some_states

Configuration = tuple[str, int, dict[str, Any]]


Past = tuple[tuple[str, int], ...]


def all_histories(state: Any, pasts: tuple[Past, Past] = ((), ())) -> Iterator[tuple[Any, tuple[Past, Past]]]:
    """Every history from here on, and what each player was told at its decisions, and what it did then."""
    player = state.current_player()
    if player >= 0:
        yield state, pasts
    if state.is_terminal():
        return
    for action in state.legal_actions():
        after = list(pasts)
        if player >= 0:
            after[player] = (*pasts[player], (state.information_state_string(player), action))
        yield from all_histories(state.child(action), (after[0], after[1]))


def assert_same_classes(states: list[Any], player: int, one: Any, other: Any) -> None:
    """Two ways to tell states apart agree on which are alike."""
    pairs = {(one(state, player), other(state, player)) for state in states}
    assert len(pairs) == len({first for first, _ in pairs}) == len({second for _, second in pairs})


def text(state: Any, player: int) -> Hashable:
    told: str = state.information_state_string(player)
    return told


def tensor(state: Any, player: int) -> Hashable:
    return tuple(state.information_state_tensor(player))


def knowledge(state: Any, player: int) -> Hashable:
    """All that the player could remember as the rules know it: its view, every event as it saw it, and all moves."""
    known: bytes = state.at.state().knowledge(player).to_bytes()
    return known


def test_a_small_game_is_recalled_whole() -> None:
    """In every history of the miniature of `gate` equal information means the same own past."""
    spiel = pyspiel.load_game("motherlode_gate", {"miniature": True, "infostate_tensor": True})
    known: list[dict[str, Past]] = [{}, {}]
    found = 0
    for state, pasts in all_histories(spiel.new_initial_state()):
        found += 1
        player = state.current_player()
        assert known[player].setdefault(state.information_state_string(player), pasts[player]) == pasts[player]
    assert found > sum(len(told) for told in known) > 0


@pytest.mark.parametrize("player", [0, 1])
def test_text_and_tensor_agree_in_a_small_game(player: int) -> None:
    """Histories of the miniature of `gate` that have the same text for a player, and only those, have the same numbers;
    both players find some alike.
    """
    spiel = pyspiel.load_game("motherlode_gate", {"miniature": True, "infostate_tensor": True})
    early = [state for state, pasts in all_histories(spiel.new_initial_state()) if not pasts[0] and not pasts[1]]
    assert_same_classes(early, player, text, tensor)
    assert len({text(state, player) for state in early}) < len(early) == 90


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_text_tensor_and_the_rules_agree(configuration: Configuration) -> None:
    """The same along whole games, among their states and others that are alike for one of the players."""
    rng = random.Random(7)
    states = [state.clone() for state in some_states(configuration, 7, every=60)]
    for state in list(states):
        for player in range(configuration[1]):
            states.append(state.resample_from_infostate(player, rng.random))
            following = state.child(rng.choice(state.legal_actions()))
            states.append(by_chance(following, rng))
    for player in range(configuration[1]):
        assert_same_classes(states, player, text, tensor)
        assert_same_classes(states, player, text, knowledge)

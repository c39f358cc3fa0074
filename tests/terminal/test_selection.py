"""Every legal move is a few picks away, and nothing else can be picked."""

import pytest

from motherlode.rules import SplitMix64, State, game
from motherlode.terminal.selection import Choosing, Pick
from tests.configurations import PLAY, label
from tests.play import play_on
from tests.terminal.playing import keys_for

COMMANDS = set("?hlmqtu")


def positions(name: str, players: int, options: dict[str, object]) -> list[State]:
    state = play_on(game(name).deal(players, 11, options), SplitMix64(5), 12)
    return [past for past in play_on(state, SplitMix64(6), 40).history if not past.over]


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_every_legal_move_has_keys_of_its_own(configuration: tuple[str, int, dict[str, object]]) -> None:
    """At most two keys, different for different moves, and none of them a command's."""
    for state in positions(*configuration):
        view = state.view(state.seat)
        keys = {move: tuple(keys_for(view, move)) for move in view.moves}
        assert len(set(keys.values())) == len(view.moves)
        assert all(1 <= len(pressed) <= 2 and not COMMANDS & set(pressed) for pressed in keys.values())


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_whoever_is_not_to_move_has_nothing_to_pick(configuration: tuple[str, int, dict[str, object]]) -> None:
    for state in positions(*configuration):
        for seat in {*range(state.players), None} - {state.seat}:
            assert Choosing(state.view(seat)).open == []


def test_an_exchange_begins_at_either_end() -> None:
    """Own card first or card on offer first; picking again, or going back, undoes the choice."""
    view = play_on(game("donkey").deal(2, "an evening in November"), SplitMix64(1), 0).view(1)
    own, dear = Pick("own", "vD"), Pick("offer", "p8")
    choosing = Choosing(view)
    assert choosing.pick(own) is None
    assert choosing.picked == (own,)
    assert choosing.pick(dear) == "swap vD p8"
    choosing = Choosing(view)
    assert choosing.pick(dear) is None
    assert choosing.open == [own]
    assert choosing.pick(own) == "swap vD p8"
    choosing = Choosing(view)
    choosing.pick(own)
    choosing.pick(own)
    assert choosing.picked == ()


def test_the_lowest_card_is_taken_at_once() -> None:
    view = game("donkey").deal(2, "an evening in November").view(1)
    assert Choosing(view).pick(Pick("offer", "o3")) == "take o3"

"""What a seat may not know is not in the bytes it gets."""

from functools import lru_cache
from typing import Any

import msgspec
import pytest

from motherlode.rules import MotherlodeError, SplitMix64, State, game
from tests.configurations import CONFIGURATIONS, label
from tests.hidden import other_truth
from tests.play import play_on

GAMES_EACH = 4
OTHERS_EACH = 2


def moments(name: str, players: int, options: dict[str, Any]) -> list[State]:
    """Moments all through several games."""
    found = []
    for number in range(GAMES_EACH):
        end = play_on(game(name).deal(players, SplitMix64(11, number), options), SplitMix64(12, number))
        found += end.history[number :: max(1, end.turn // 9)]
    return [state for state in found if not state.over]


def everything_told(state: State, seat: int | None) -> bytes:
    """All that leaves for a seat or an onlooker: views and events of the whole game, and answers to all moves now."""
    told = [told_then(past, seat) for past in state.history]
    if seat is not None and seat == state.seat:
        told.append(msgspec.json.encode([answer(state, text) for text in (*state.game.moves, "nonsense")]))
    return b"\n".join(told)


@lru_cache(1000)
def told_then(state: State, seat: int | None) -> bytes:
    """The moments of a game have their past in common."""
    return msgspec.json.encode([state.view(seat), state.events(seat)])


def answer(state: State, text: str) -> str | None:
    try:
        state.apply(text)
    except MotherlodeError as error:
        return f"{error.name}: {error}"
    return None


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_hidden_cards_change_no_byte(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Views, events, refusals and knowledge of a seat are the same bytes whatever the cards that it cannot know."""
    differed = 0
    for number, state in enumerate(moments(*configuration)):
        for seat in range(state.players):
            for i in range(OTHERS_EACH):
                other = other_truth(state, seat, SplitMix64(number, i))
                differed += other.deal != state.deal
                assert other.knowledge(seat).to_bytes() == state.knowledge(seat).to_bytes()
                if i == 0:
                    assert everything_told(other, seat) == everything_told(state, seat)
                    assert everything_told(other, None) == everything_told(state, None)
    assert differed > GAMES_EACH * OTHERS_EACH, "the deals must really have been different"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_knowledge_holds_no_state(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Nothing that can be reached from a seat's knowledge is a whole state."""
    state = moments(*configuration)[3]
    knowledge = state.knowledge(0)
    for name in knowledge.__slots__:
        value = getattr(knowledge, name)
        assert not isinstance(value, State)
        assert not (isinstance(value, tuple) and any(isinstance(item, State) for item in value))

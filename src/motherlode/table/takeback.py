"""Which moves can be taken back: never across cards turned up, and alone only what nobody learnt anything from."""

import msgspec

from motherlode.rules import Event, State

TURNED_UP = {"offer_turned_up", "turned_up", "round_began", "round_ended", "game_over"}
"""Events after which cards are known that were not: nothing can make them unknown."""
SHOWN = TURNED_UP | {"played"}
"""And those that show others a card that its player chose: to be taken back only if all agree."""


def kind_of(event: Event) -> str:
    tag = msgspec.inspect.type_info(type(event))
    assert isinstance(tag, msgspec.inspect.StructType)
    return str(tag.tag)


def moves_since(state: State, seat: int) -> list[State] | None:
    """The states that a seat's last move and all moves after it led to, oldest first; None if it made none."""
    history = state.history
    for index in range(len(history) - 1, 0, -1):
        if history[index - 1].seat == seat:
            return history[index:]
    return None


def turns_up(states: list[State]) -> bool:
    return _any(states, TURNED_UP)


def shows(states: list[State]) -> bool:
    return _any(states, SHOWN)


def _any(states: list[State], kinds: set[str]) -> bool:
    return any(kind_of(event) in kinds for state in states for event in state.events())

"""Which moves can be taken back: never across cards turned up, and alone only what nobody learnt anything from."""

from motherlode.rules import State


def moves_since(state: State, seat: int) -> list[State] | None:
    """The states that a seat's last move and all moves after it led to, oldest first; None if it made none."""
    history = state.history
    for index in range(len(history) - 1, 0, -1):
        if history[index - 1].seat == seat:
            return history[index:]
    return None


def turns_up(states: list[State]) -> bool:
    return any(event.turns_up for state in states for event in state.events())


def shows(states: list[State]) -> bool:
    return any(event.turns_up or event.shows for state in states for event in state.events())

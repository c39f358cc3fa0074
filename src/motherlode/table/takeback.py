"""Which moves can be taken back: never across cards turned up, and alone only what nobody learnt anything from."""

from motherlode.table.history import Happened


def turns_up(steps: list[Happened]) -> bool:
    return any(event.turns_up for step in steps for event in step.events)


def shows(steps: list[Happened]) -> bool:
    return any(event.turns_up or event.shows for step in steps for event in step.events)

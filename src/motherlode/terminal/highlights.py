"""What the last move brought that a board shows for a moment."""

from collections.abc import Iterable, Mapping

from motherlode.rules import Event
from motherlode.terminal.presentation import presentation_of
from motherlode.terminal.selection import Pick


def fresh_of(game: str, events: Iterable[Event]) -> frozenset[Pick]:
    """The cards that have just come to where they are."""
    return frozenset(presentation_of(game).fresh(events))


def revealed_of(game: str, events: Iterable[Event]) -> Mapping[int, str]:
    """The cards that everybody saw in this move, by place, and that no longer lie there face up."""
    return presentation_of(game).revealed(events)

"""What the last move brought that a board shows for a moment."""

from collections.abc import Iterable

from motherlode.rules import Event
from motherlode.rules.donkey import events as donkey
from motherlode.rules.mine import events as mine
from motherlode.terminal.selection import Pick


def fresh_of(events: Iterable[Event]) -> frozenset[Pick]:
    """The cards of `donkey` that have just come to where they are."""
    fresh: list[Pick] = []
    for event in events:
        if isinstance(event, donkey.Taken | donkey.BonusTaken):
            fresh.append(Pick(f"seat {event.seat}", event.card))
        elif isinstance(event, donkey.Swapped):
            fresh += [Pick(f"seat {event.seat}", event.got), Pick("offer", event.gave)]
    return frozenset(fresh)


def revealed_of(events: Iterable[Event]) -> dict[int, str]:
    """The cards of `mine` that everybody saw in this move and that no longer lie there face up."""
    revealed: dict[int, str] = {}
    for event in events:
        if isinstance(event, mine.Struck):
            revealed = {event.gold_place: event.gold, event.miner_place: event.miner}
        elif isinstance(event, mine.Duel):
            revealed = {event.stronger_place: event.stronger, event.weaker_place: event.weaker}
        elif isinstance(event, mine.Exploded | mine.TurnedDown):
            revealed = dict(zip(event.places, event.cards, strict=True))
        elif isinstance(event, mine.GoldFound | mine.CardLeft):
            revealed = {event.place: event.card}
    return revealed

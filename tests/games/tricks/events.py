"""What happens in `tricks`."""

from msgspec.structs import replace

from motherlode.rules.cards import Move
from motherlode.rules.events import Event, GameOver
from motherlode.rules.fields import CardText, ListOf, Seat, Untold
from tests.games.tricks.cards import CARDS, cards_of
from tests.games.tricks.outcome import settle
from tests.games.tricks.state import HAND, TricksState


class Dealt(Event, frozen=True):
    """The game begins (T1)."""

    first: Seat
    hands: Untold[tuple[tuple[str, ...] | None, ...]]
    """Each seat's hand where it may be seen."""


class Played(Event, frozen=True):
    shows = True

    seat: Seat
    card: CardText


class TrickTaken(Event, frozen=True):
    """The highest card takes the trick (T3)."""

    seat: Seat
    cards: ListOf[CardText]
    points: int


def tell_start(state: TricksState) -> list[Event]:
    return [Dealt(state.first, tuple(map(cards_of, state.hands[: state.players])))]


def tell(before: TricksState, move: Move, after: TricksState) -> list[Event]:
    events: list[Event] = [Played(before.seat, move.cards[0].text)]
    if after.number > before.number:
        laid = [CARDS[bit].text for bit in before.laid if bit >= 0] + [move.cards[0].text]
        won = after.points[after.leader] - before.points[after.leader]
        events.append(TrickTaken(after.leader, tuple(sorted(laid, key=int)), won))
    if after.number == HAND:
        outcome = settle(after)
        events.append(GameOver(outcome.scores, outcome.winners))
    return events


def seen_by(event: Event, seat: int | None) -> Event:
    """Of the dealt hands only the own one (T1)."""
    if isinstance(event, Dealt):
        return replace(event, hands=tuple(hand if seat == own else None for own, hand in enumerate(event.hands)))
    return event

"""What happens in `donkey`, told once. All of it happens before everybody's eyes."""

from motherlode.rules.cards import Move
from motherlode.rules.donkey.cards import COLOUR_NAMES, cards_of
from motherlode.rules.donkey.deal import offers_in
from motherlode.rules.donkey.outcome import ColourScore, settle
from motherlode.rules.donkey.state import BONUS, OVER, DonkeyState
from motherlode.rules.events import Event, GameOver
from motherlode.rules.fields import BySeat, CardText, Colour, Flattened, ListOf, Seat


class Dealt(Event, frozen=True):
    """The game begins (D3, D6)."""

    first: Seat
    donkeys: BySeat[CardText]


class OfferTurnedUp(Event, frozen=True):
    """Five new cards (D5, D17)."""

    turns_up = True

    number: int
    cards: ListOf[CardText]


class GrandFinal(Event, frozen=True):
    """The last five cards lie there (D18)."""


class Taken(Event, frozen=True):
    """A card of the lowest value (D9)."""

    seat: Seat
    card: CardText


class Swapped(Event, frozen=True):
    """An exchange with the offer (D10, D11)."""

    seat: Seat
    gave: CardText
    got: CardText


class SetCompleted(Event, frozen=True):
    """Three of a colour; a bonus card may be taken (D13, D14)."""

    seat: Seat
    colour: Colour


class BonusTaken(Event, frozen=True):
    seat: Seat
    source: Seat
    card: CardText


class BonusDeclined(Event, frozen=True):
    seat: Seat


class SetScored(Event, frozen=True):
    """The set goes to the pile (D16)."""

    seat: Seat
    colour: Colour
    cards: ListOf[CardText]


class ColourScored(Event, frozen=True):
    """One colour of the colour scoring (D19 to D21)."""

    score: Flattened[ColourScore]


def tell_start(state: DonkeyState) -> list[Event]:
    """The events of the deal."""
    donkeys = tuple(cards_of(state.donkeys[seat])[0] for seat in range(state.players))
    return [Dealt(state.first, donkeys), *_offer(state)]


def tell(before: DonkeyState, move: Move, after: DonkeyState) -> list[Event]:
    """The events of a move."""
    seat = before.seat
    events = [_act(seat, move)]
    if after.phase == BONUS:
        events.append(SetCompleted(seat, COLOUR_NAMES[after.colour]))
    if scored := after.pile[seat] & ~before.pile[seat] & ~after.final[seat]:
        events.append(SetScored(seat, COLOUR_NAMES[after.colour], cards_of(scored)))
    if after.phase == OVER:
        outcome = settle(after)
        events += [ColourScored(score) for score in outcome.colours]
        return [*events, GameOver(outcome.scores, outcome.winners)]
    if after.number > before.number:
        events += _offer(after)
    return events


def seen_by(event: Event, seat: int | None) -> Event:
    """What a seat or an onlooker gets to know of an event."""
    return event


def _act(seat: int, move: Move) -> Event:
    cards = [card.text for card in move.cards]
    if move.kind == "take":
        return Taken(seat, cards[0])
    if move.kind == "swap":
        return Swapped(seat, cards[0], cards[1])
    if move.kind == "bonus" and move.number is not None:
        return BonusTaken(seat, move.number, cards[0])
    return BonusDeclined(seat)


def _offer(state: DonkeyState) -> list[Event]:
    turned_up = OfferTurnedUp(state.number, cards_of(state.offers[state.number - 1]))
    return [turned_up, GrandFinal()] if state.number == offers_in(state) else [turned_up]

"""What happens in `gate`, told once. Only the dealt hands are not for everybody."""

import msgspec

from motherlode.rules.cards import Move
from motherlode.rules.events import Event, GameOver
from motherlode.rules.fields import BySeat, CardText, ListOf, Seat, Untold
from motherlode.rules.gate.cards import CARDS, cards_of
from motherlode.rules.gate.deal import drawn_of, hand_size_of, options_of
from motherlode.rules.gate.outcome import BY_END, chips_in, dealer_of, finished_rounds, settle
from motherlode.rules.gate.state import ANY, CHIPS, GOLD, NUMBERS, PASS, PAYING, RED, RULE_GOLD, GateState
from motherlode.rules.house import unpacked


class DrawnForDeal(Event, frozen=True):
    """Everybody drew a card, and the highest deals first (G3)."""

    turns_up = True

    cards: BySeat[CardText]
    dealer: Seat


class RoundBegan(Event, frozen=True):
    """Chips are in play and cards are dealt (G4)."""

    turns_up = True

    round: int
    """From 1."""
    dealer: Seat
    hand_size: int
    hands: Untold[tuple[tuple[str, ...] | None, ...]]
    """Each seat's hand where it may be seen (G5)."""


class Kicker(Event, frozen=True):
    """Who holds the lowest green card and starts with it (G6)."""

    seat: Seat
    card: CardText


class NoKicker(Event, frozen=True):
    """No hand holds green; who starts (G6)."""

    seat: Seat


class Played(Event, frozen=True):
    shows = True

    seat: Seat
    card: CardText
    number: int
    """The card's number; of a black card the one that was named (G12)."""


class ChipWon(Event, frozen=True):
    """A chip for a gold card (G13)."""

    seat: Seat
    value: int


class Passed(Event, frozen=True):
    seat: Seat


class NewSequence(Event, frozen=True):
    """All others passed; the seat starts anew (G11)."""

    seat: Seat


class RoundEnded(Event, frozen=True):
    """A player has no card left and gets the chips still in play (G14); all hands are shown."""

    turns_up = True

    round: int
    seat: Seat
    chips: ListOf[int]
    hands: Untold[tuple[tuple[str, ...], ...]]


class Paid(Event, frozen=True):
    """A chip for red cards (G15); value 0 if there was none to pay with."""

    seat: Seat
    to: Seat
    value: int


class RoundScored(Event, frozen=True):
    """Each seat's points after the round."""

    round: int
    points: BySeat[int]


def tell_start(state: GateState) -> list[Event]:
    """The events of the deal."""
    drawn = drawn_of(state)
    return [DrawnForDeal(drawn, state.dealer), *_begin(state)] if drawn else _begin(state)


def tell(before: GateState, move: Move, after: GateState) -> list[Event]:
    """The events of a move."""
    if move.code == PASS:
        passed = Passed(before.seat)
        return [passed, NewSequence(after.seat)] if after.way == ANY else [passed]
    events = [] if move.kind == "pay" else _play(before, move)
    return events + _end(before, after) if after.ended_by[before.round_number] >= 0 else events


def seen_by(event: Event, seat: int | None) -> Event:
    """What a seat or an onlooker gets to know of an event: of dealt hands only the own one (G5)."""
    if isinstance(event, RoundBegan):
        hands = tuple(hand if other == seat else None for other, hand in enumerate(event.hands))
        return msgspec.structs.replace(event, hands=hands)
    return event


def _begin(state: GateState) -> list[Event]:
    hands = tuple(map(cards_of, state.deals[state.round_number][: state.players]))
    size = hand_size_of(options_of(state), state.players)
    began = RoundBegan(state.round_number + 1, dealer_of(state, state.round_number), size, hands)
    return [began, NoKicker(state.seat) if state.kicker < 0 else Kicker(state.seat, CARDS[state.kicker].text)]


def _play(before: GateState, move: Move) -> list[Event]:
    played = Played(before.seat, move.cards[0].text, move.code % NUMBERS)
    if GOLD <= move.code < RED and _takes_chip(before) and (value := chips_in(before)[before.golds]):
        return [played, ChipWon(before.seat, value)]
    return [played]


def _takes_chip(before: GateState) -> bool:
    """A gold card takes a chip while there are some; by a house rule only a player's first one in a round (G13)."""
    once = unpacked(before.rules)[RULE_GOLD] and before.seat in before.takers[before.round_number]
    return before.golds < CHIPS and not once


def _end(before: GateState, after: GateState) -> list[Event]:
    """The end of a round, as far as a move brought it: who chooses a chip to pay makes a move of its own (G15)."""
    number = before.round_number
    score = finished_rounds(after)[number]
    events: list[Event] = []
    if before.ended_by[number] < 0:
        chips = tuple(chip.value for chip in score.chips if chip.by == BY_END)
        events.append(RoundEnded(score.round, score.winner, chips, score.hands))
    new = [payment for payment in score.payments if before.paid[number][payment.seat] < 0]
    events += [Paid(payment.seat, score.winner, payment.value) for payment in new]
    if after.way == PAYING:
        return events
    return [*events, RoundScored(score.round, score.points), *(_over(after) if after.over else _begin(after))]


def _over(state: GateState) -> list[Event]:
    outcome = settle(state)
    return [GameOver(outcome.scores, outcome.winners)]

"""What happens in `mine`, told once. All of it happens before everybody's eyes."""

from motherlode.rules.cards import Move
from motherlode.rules.events import Event, GameOver
from motherlode.rules.fields import CardText, Owners, Pair, Seat
from motherlode.rules.house import unpacked
from motherlode.rules.mine.cards import CARDS, is_in
from motherlode.rules.mine.deal import decode
from motherlode.rules.mine.outcome import settle
from motherlode.rules.mine.state import DYNAMITE, RULE_RUSH, RULE_TOGETHER, RUSH_AT, MineState


class Dealt(Event, frozen=True):
    """The game begins (M2, M4)."""

    first: Seat
    owners: Owners
    """The seats that own green, orange, blue, red and violet."""


class TurnedUp(Event, frozen=True):
    """A card is shown to everybody (M5, M10); what it brings is told next."""

    turns_up = True

    seat: Seat
    place: int
    card: CardText


class Chosen(Event, frozen=True):
    """A card is chosen unseen: it will be turned up together with the second one (M5)."""

    seat: Seat
    place: int


class Struck(Event, frozen=True):
    """A miner brings gold out and leaves the game (M6)."""

    seat: Seat
    """Whose turn it is."""
    winner: Seat
    """Who gets the gold."""
    gold: CardText
    gold_place: int
    miner: CardText
    miner_place: int


class Duel(Event, frozen=True):
    """The weaker miner leaves the game, the stronger is turned down again (M7)."""

    stronger: CardText
    stronger_place: int
    weaker: CardText
    weaker_place: int


class Exploded(Event, frozen=True):
    """Dynamite: both cards leave the game (M8)."""

    places: Pair[int]
    cards: Pair[CardText]


class BothLeft(Event, frozen=True):
    """Two miners of the same value leave the game, by a house rule (M9)."""

    places: Pair[int]
    cards: Pair[CardText]


class TurnedDown(Event, frozen=True):
    """Both cards are turned down again, and nothing else happens (M9)."""

    places: Pair[int]
    cards: Pair[CardText]


class GoldRush(Event, frozen=True):
    """From the next turn on one card is turned up a turn (M10, M15)."""

    reason: str
    """`few_cards` or `stalled`."""


class GoldFound(Event, frozen=True):
    """Gold in the Gold Rush is the finder's (M10)."""

    seat: Seat
    place: int
    card: CardText


class CardLeft(Event, frozen=True):
    """A miner or dynamite in the Gold Rush leaves the game (M10)."""

    place: int
    card: CardText


def tell_start(state: MineState) -> list[Event]:
    """The events of the deal."""
    dealt = Dealt(state.first, decode(state).owners)
    return [dealt, GoldRush("few_cards")] if state.rush else [dealt]


def tell(before: MineState, move: Move, after: MineState) -> list[Event]:
    """The events of a move."""
    seat, cell = before.seat, move.code
    card = _card(after, cell)
    events: list[Event] = [TurnedUp(seat, cell + 1, card)]
    if unpacked(after.rules)[RULE_TOGETHER] and not before.rush:
        if after.up == cell:
            return [Chosen(seat, cell + 1)]
        events.insert(0, TurnedUp(seat, before.up + 1, _card(after, before.up)))
    if before.rush:
        won = after.won[seat] != before.won[seat]
        events.append(GoldFound(seat, cell + 1, card) if won else CardLeft(cell + 1, card))
    elif after.up != cell:
        events.append(_pair(before, cell, after))
    if after.rush > before.rush:
        few = RUSH_AT + unpacked(after.rules)[RULE_RUSH]
        events.append(GoldRush("few_cards" if sum(map(int.bit_count, after.down)) <= few else "stalled"))
    if not any(after.down):
        outcome = settle(after)
        events.append(GameOver(outcome.scores, outcome.winners))
    return events


def seen_by(event: Event, seat: int | None) -> Event:
    """What a seat or an onlooker gets to know of an event."""
    return event


def _card(state: MineState, cell: int) -> str:
    return CARDS[state.cells[cell]].text


def _pair(before: MineState, cell: int, after: MineState) -> Event:
    """What the two cards of a turn brought, read from where they are now."""
    pair = (before.up, cell)
    gone = [cell for cell in pair if is_in(after.out, cell)]
    stayed = [cell for cell in pair if is_in(after.down, cell)]
    places = (pair[0] + 1, pair[1] + 1)
    cards = (_card(after, pair[0]), _card(after, pair[1]))
    if len(stayed) == 2:
        return TurnedDown(places, cards)
    if len(gone) == 2:
        blown_up = DYNAMITE in (after.cells[pair[0]], after.cells[pair[1]])
        return Exploded(places, cards) if blown_up else BothLeft(places, cards)
    miner = gone[0]
    if stayed:
        return Duel(_card(after, stayed[0]), stayed[0] + 1, _card(after, miner), miner + 1)
    gold = pair[0] if miner == pair[1] else pair[1]
    winner = next(seat for seat in range(after.players) if after.won[seat] != before.won[seat])
    return Struck(before.seat, winner, _card(after, gold), gold + 1, _card(after, miner), miner + 1)

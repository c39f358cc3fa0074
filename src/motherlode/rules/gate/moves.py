"""The moves of `gate`: every one that can be spelled, and why one is not legal now."""

from collections.abc import Iterator

from motherlode.rules.cards import Move
from motherlode.rules.errors import Fact, IllegalMove
from motherlode.rules.gate.cards import CARDS
from motherlode.rules.gate.state import (
    ABOVE,
    BELOW,
    BLACK,
    DOWN,
    NUMBERS,
    PASS,
    PAY,
    PAYING,
    RULE_BLACK,
    UP,
    VALUES,
    GateState,
)
from motherlode.rules.house import unpacked


def _spell() -> Iterator[Move]:
    for bit in range(BLACK):
        yield Move(bit, f"play {CARDS[bit]}", "play", (CARDS[bit],))
    for number in range(NUMBERS):
        yield Move(BLACK + number, f"play {CARDS[BLACK]}{number}", "play", (CARDS[BLACK],), number)
    yield Move(PASS, "pass", "pass")
    for chip, value in enumerate(VALUES):
        yield Move(PAY + chip, f"pay {value}", "pay", (), value)


MOVES = tuple(_spell())
ACTIONS = MOVES
SPELLING = (
    "'play CARD' (as 'play y7'), 'play kNUMBER' for a black card as that number, 'pass', or 'pay VALUE' (as 'pay 20')"
    " where players choose the chip"
)


def next_numbers(state: GateState) -> tuple[int | None, int | None]:
    """The numbers that come next upwards and downwards; none where that way is closed (G7, G8, G10)."""
    number = state.last % NUMBERS
    up = ABOVE[number] if state.way & UP else None
    down = BELOW[number] if state.way & DOWN else None
    return up, down


def is_kicker_due(state: GateState) -> bool:
    """The round's first card is the kicker, if there is one (G6)."""
    return state.last < 0 and state.kicker >= 0


def refusal(state: GateState, move: Move) -> IllegalMove:
    """Why a move that is not legal is not. It speaks of the own hand and of cards on the table only."""
    if state.way == PAYING:
        return _payment_refusal(move)
    if move.kind == "pay":
        return IllegalMove("G15", "Chips are paid when a round has ended.", "no_payment")
    if is_kicker_due(state):
        kicker = CARDS[state.kicker]
        sentence = f"The kicker starts the round: play the {kicker.name} first."
        return IllegalMove("G6", sentence, "kicker_first", {"card": kicker.text})
    if move.code == PASS:
        return _pass_refusal(state)
    if not _holds(state.hands[state.seat], move):
        card, clause = move.cards[0], "G12" if _is_black(move) else "G7"
        return IllegalMove(clause, f"You have no {card.name} in your hand.", "not_in_hand", {"card": card.text})
    is_held = _is_black(move) and _holds_number(state.hands[state.seat], move.code % NUMBERS)
    if is_held and unpacked(state.rules)[RULE_BLACK]:
        sentence = f"At this table a black card is not played as a number that you hold: play your {move.number}."
        return IllegalMove("G12", sentence, "number_held", {"number": move.number or 0})
    return _number_refusal(state, move)


def _payment_refusal(move: Move) -> IllegalMove:
    if move.kind == "pay":
        sentence = f"You have no chip of {move.number}: pay one that you have."
        return IllegalMove("G15", sentence, "no_such_chip", {"value": move.number or 0})
    return IllegalMove("G15", "The round has ended: choose a chip to pay for your red cards.", "pay_first")


def _pass_refusal(state: GateState) -> IllegalMove:
    if state.last < 0:
        return IllegalMove("G6", "You start the round: play any card.", "start_round")
    return IllegalMove("G11", "All others passed: start a new sequence with any card.", "start_sequence")


def _holds_number(hand: int, number: int) -> bool:
    return any(hand >> number + colour * NUMBERS & 1 for colour in range(3))


def _is_black(move: Move) -> bool:
    return move.code >= BLACK


def _holds(hand: int, move: Move) -> bool:
    return hand >> BLACK > 0 if _is_black(move) else bool(hand >> move.code & 1)


def _number_refusal(state: GateState, move: Move) -> IllegalMove:
    """A number that does not fit (G12 for black, G8 at the end of the numbers, otherwise G7)."""
    up, down = next_numbers(state)
    last = f"the {state.last % NUMBERS} is followed by"
    if down is None:
        reason, rule = "goes_up", f"You are going up in this turn: {last} {up}"
    elif up is None:
        reason, rule = "goes_down", f"You are going down in this turn: {last} {down}"
    else:
        reason, rule = "goes_both_ways", f"{last.capitalize()} {up} upwards or {down} downwards"
    number = move.code % NUMBERS if move.number is None else move.number
    facts: dict[str, Fact] = {"card": move.cards[0].text, "number": number, "last": state.last % NUMBERS}
    facts |= {way: fits for way, fits in (("up", up), ("down", down)) if fits is not None}
    if _is_black(move):
        sentence = f"A black card is played as a number that fits. {rule}, not by {number}."
        return IllegalMove("G12", sentence, reason, facts)
    return IllegalMove("G8" if up == 0 or down == NUMBERS - 1 else "G7", f"{rule}, not by {number}.", reason, facts)

"""Reasons in `gate`: chips, the end of the round, and how far the hand can go on."""

from typing import cast

from motherlode.rules import Card, Knowledge, Move
from motherlode.rules.gate.cards import CARDS
from motherlode.rules.gate.state import ABOVE, BELOW, CHIPS
from motherlode.rules.gate.view import GateView
from motherlode.table.hints.reason import Reason

BY_TEXT = {card.text: card for card in CARDS}
LONG = 3
REASONS = (
    "kicker", "cannot_play", "ends_round", "goes_out", "wins_chip", "bridges_gap", "sheds_red", "long_run",
    "pass_saves_black", "pass_waits", "best_on_average",
)  # fmt: skip


def explain(knowledge: Knowledge, move: Move) -> Reason | None:
    view = cast(GateView, knowledge.view)
    if view.kicker is not None and view.kicker.due:
        return Reason("kicker", {"card": view.kicker.card})
    if move.kind == "pass":
        return _pass(view)
    card = move.cards[0]
    number = card.value if move.number is None else move.number
    return _play(view, card, number)


def _pass(view: GateView) -> Reason:
    cards = [text.split()[1] for text in view.moves if text != "pass"]
    if not cards:
        return Reason("cannot_play")
    if all(text.startswith("k") for text in cards):
        return Reason("pass_saves_black")
    return Reason("pass_waits", {"cards": len(cards)})


def _play(view: GateView, card: Card, number: int) -> Reason | None:
    hand = view.hand or ()
    chips = sum(view.chips_in_play)
    facts: dict[str, str | int] = {"card": card.text, "number": number}
    if len(hand) == 1:
        return Reason("ends_round", facts | {"points": chips})
    run = longest_run(view, card, number)
    if run == len(hand):
        return Reason("goes_out", facts | {"points": chips, "cards": run})
    if card.colour == "gold" and view.golds < CHIPS:
        return Reason("wins_chip", facts | {"value": view.chips_in_play[0]})
    if card.kind == "black":
        return Reason("bridges_gap", facts | {"cards": run - 1}) if run > 1 else None
    if card.colour == "red":
        return Reason("sheds_red", facts)
    return Reason("long_run", facts | {"cards": run}) if run >= LONG else None


def longest_run(view: GateView, card: Card, number: int) -> int:
    """How many cards of the hand can be played one after another from this card on, in the better direction."""
    hand = list(view.hand or ())
    hand.remove(card.text)
    return 1 + max(_run(hand, number, step) for step in _ways(view, number))


def _ways(view: GateView, number: int) -> list[tuple[int, ...]]:
    ways: list[tuple[int, ...]] = []
    if view.direction == "any" or number == view.next_up:
        ways.append(ABOVE)
    if view.direction == "any" or number == view.next_down:
        ways.append(BELOW)
    return ways


def _run(hand: list[str], number: int, step: tuple[int, ...]) -> int:
    """Each number once in a while, a black card where it is missing."""
    left = list(hand)
    length = 0
    while left:
        number = step[number]
        fits = [text for text in left if BY_TEXT[text].kind == "number" and BY_TEXT[text].value == number]
        if not fits and "k" not in left:
            break
        left.remove(fits[0] if fits else "k")
        length += 1
    return length

"""Reasons in `gate`: chips, the end of the round, and how far the hand can go on."""

from collections.abc import Iterator, Sequence
from typing import cast

from motherlode.rules import Card, Knowledge, Move
from motherlode.rules.gate.cards import CARDS
from motherlode.rules.gate.state import ABOVE, BELOW, CHIPS
from motherlode.rules.gate.view import GateView
from motherlode.table.hints.reason import Facts, Reason

BY_TEXT = {card.text: card for card in CARDS}
FEW = 2
"""An opponent with so few cards may end the round soon."""
REASONS = (
    "kicker", "cannot_play", "ends_round", "goes_out", "leaves_one_turn", "wins_chip", "bridges_gap", "black_goes_on",
    "sheds_last_red", "sheds_red", "long_run", "opponent_near_end", "leaves_numbers", "pass_saves_black",
    "pass_keeps_hand", "pass_keeps_run", "pass_keeps_gold", "pass_short_turn", "pass_own_lead", "pass_for_partner",
    "pays_lowest", "best_on_average",
)  # fmt: skip
THEMES = {
    "out": ("ends_round", "goes_out", "leaves_one_turn", "pass_keeps_hand"),
    "black": ("bridges_gap", "black_goes_on", "pass_saves_black"),
    "red": ("sheds_last_red", "sheds_red"),
    "chips": ("wins_chip", "pass_keeps_gold"),
    "run": ("long_run", "pass_keeps_run", "pass_short_turn"),
    "tempo": ("leaves_numbers", "opponent_near_end"),
    "deep": ("pass_own_lead", "pass_for_partner"),
}
"""What puzzles are about: by theme, the reasons for a best move that make it so; who leads alone tells little."""


def explain(knowledge: Knowledge, move: Move) -> Iterator[Reason | None]:
    """What can truly be said for a move, the most telling first."""
    view = cast(GateView, knowledge.view)
    if view.kicker is not None and view.kicker.due:
        yield Reason("kicker", {"card": view.kicker.card})
    elif move.kind == "pass":
        yield from _pass(view, knowledge.seat)
    elif move.kind == "pay":
        yield _payment(view, knowledge.seat, move)
    else:
        card = move.cards[0]
        yield from _play(view, knowledge.seat, card, card.value if move.number is None else move.number)


def _payment(view: GateView, seat: int, move: Move) -> Reason | None:
    """The chip of lowest value in the purse costs least (G15)."""
    chips = next(purse.chips for purse in view.purses if seat in purse.seats)
    return Reason("pays_lowest", {"value": chips[0]}) if move.number == chips[0] else None


def _pass(view: GateView, seat: int) -> Iterator[Reason | None]:
    cards = [BY_TEXT[text.split()[1][:1] if " k" in text else text.split()[1]] for text in view.moves if text != "pass"]
    numbered = [card for card in cards if card.kind == "number"]
    if not cards:
        yield Reason("cannot_play")
    elif not numbered:
        yield Reason("pass_saves_black")
    else:
        yield _kept_hand(view)
        yield _kept_run(view, numbered)
        yield _kept_gold(view, numbered)
        yield _short_turn(view, numbered)
        yield _lead(view, seat)


def _kept_hand(view: GateView) -> Reason | None:
    """All cards belong together: played at the right moment, they end the round in one turn."""
    hand = view.hand or ()
    return Reason("pass_keeps_hand", {"cards": len(hand)}) if fits_one_turn(hand) else None


def _kept_run(view: GateView, cards: list[Card]) -> Reason | None:
    """A card that fits belongs to a longer row than could be played from it now."""
    held = {BY_TEXT[text].value for text in view.hand or () if BY_TEXT[text].kind == "number"}
    kept = max(cards, key=lambda card: _row(held, card.value) - longest_run(view, card, card.value))
    row, run = _row(held, kept.value), longest_run(view, kept, kept.value)
    return Reason("pass_keeps_run", {"card": kept.text, "cards": row, "number": run}) if row > run else None


def _row(held: set[int], number: int) -> int:
    """How many neighbouring numbers a hand holds around a number, without black cards."""
    row = {number}
    for step in (ABOVE, BELOW):
        following = step[number]
        while following in held and following not in row:
            row.add(following)
            following = step[following]
    return len(row)


def _kept_gold(view: GateView, cards: list[Card]) -> Reason | None:
    gold = [card for card in cards if card.colour == "gold"]
    if not gold or len(view.chips_in_play) < FEW:
        return None
    return Reason("pass_keeps_gold", {"card": gold[0].text, "value": view.chips_in_play[0]})


def _short_turn(view: GateView, cards: list[Card]) -> Reason | None:
    """Whatever is played now, nothing could follow it."""
    if any(longest_run(view, card, card.value) > 1 for card in cards):
        return None
    return Reason("pass_short_turn", {"card": cards[0].text})


def _lead(view: GateView, seat: int) -> Reason | None:
    """Who played the last card opens a new sequence if all others pass (G11)."""
    if view.last is None:
        return None
    if view.last.seat == seat:
        return Reason("pass_own_lead")
    return Reason("pass_for_partner") if view.last.seat == _partner(view, seat) else None


def _partner(view: GateView, seat: int) -> int:
    """Who plays in the same team; oneself without teams."""
    return (seat + 2) % view.players if view.options.teams else seat


def _play(view: GateView, seat: int, card: Card, number: int) -> Iterator[Reason | None]:
    hand = view.hand or ()
    facts: Facts = {"card": card.text, "number": number}
    run = longest_run(view, card, number)
    if len(hand) == 1:
        yield Reason("ends_round", facts | {"points": sum(view.chips_in_play)})
    elif run == len(hand):
        yield Reason("goes_out", facts | {"cards": run})
    else:
        yield _last_turn(hand, card)
    if card.colour == "gold" and _takes_chip(view, seat):
        yield Reason("wins_chip", facts | {"value": view.chips_in_play[0]})
    if card.kind == "black":
        yield _black(view, facts, number, run)
    if card.colour == "red":
        yield _red(hand, facts)
    if run > 1:
        yield Reason("long_run", facts | {"cards": run})
    yield _danger(view, seat)
    yield Reason("leaves_numbers", {"card": card.text, "number": ABOVE[number], "value": BELOW[number]})


def _takes_chip(view: GateView, seat: int) -> bool:
    """A gold card takes a chip while there are some; where players count, only the first one of a player (G13)."""
    once = view.options.gold_counts == "players" and any(BY_TEXT[card].colour == "gold" for card in view.played[seat])
    return view.golds < CHIPS and not once


def _last_turn(hand: tuple[str, ...], card: Card) -> Reason | None:
    """What is left belongs together: a later turn can end the round."""
    left = list(hand)
    left.remove(card.text)
    return Reason("leaves_one_turn", {"card": card.text, "cards": len(left)}) if fits_one_turn(left) else None


def fits_one_turn(hand: Sequence[str]) -> bool:
    """Whether several cards can all be played in one turn that begins with the right number."""
    for text in set(hand) - {"k"} if len(hand) > 1 else ():
        left = list(hand)
        left.remove(text)
        if any(_run(left, BY_TEXT[text].value, step) == len(left) for step in (ABOVE, BELOW)):
            return True
    return False


def _black(view: GateView, facts: Facts, number: int, run: int) -> Reason | None:
    """Black closes a gap where the number itself is missing and a numbered card goes on behind it."""
    held = {BY_TEXT[text].value for text in view.hand or () if BY_TEXT[text].kind == "number"}
    beyond = {step[number] for step in _ways(view, number)}
    if run == 1:
        return None
    gap = number not in held and bool(beyond & held)
    return Reason("bridges_gap" if gap else "black_goes_on", facts | {"cards": run - 1})


def _red(hand: tuple[str, ...], facts: Facts) -> Reason:
    left = sum(BY_TEXT[text].colour == "red" for text in hand) - 1
    return Reason("sheds_red", facts | {"cards": left}) if left else Reason("sheds_last_red", facts)


def _danger(view: GateView, seat: int) -> Reason | None:
    """An opponent is about to end the round."""
    opponents = [other for other in range(view.players) if other not in (seat, _partner(view, seat))]
    nearest = min(opponents, key=lambda other: view.hand_sizes[other])
    cards = view.hand_sizes[nearest]
    return Reason("opponent_near_end", {"seat": nearest, "cards": cards}) if cards <= FEW else None


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

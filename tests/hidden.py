"""Other truths that a seat cannot tell from the real one, made without the rules' own redeal.

The hidden cards of the deal are exchanged among their places, and the same moves are played again.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from motherlode.rules import SplitMix64, State
from motherlode.rules.game import replay
from motherlode.rules.shuffle import shuffled

GREENS = [f"g{number}" for number in range(11)]


def other_truth(state: State, seat: int, rng: SplitMix64) -> State:
    """A state with other hidden cards in which the seat has seen exactly the same."""
    deal = msgspec.to_builtins(state.deal)
    HIDDEN[state.game.name](deal, state, seat, rng)
    return replay(state.game, deal, state.players, state.options, state.moves)


def _donkey(deal: dict[str, Any], state: State, seat: int, rng: SplitMix64) -> None:
    turned_up = 5 * state.fields.number
    hidden = shuffled([*deal["removed"], *deal["draw"][turned_up:]], rng)
    deal["removed"] = hidden[:2]
    deal["draw"] = [*deal["draw"][:turned_up], *hidden[2:]]


def _mine(deal: dict[str, Any], state: State, seat: int, rng: SplitMix64) -> None:
    flipped = {move.number for move in state.moves}
    places = [place for place in range(1, 65) if place not in flipped]
    cards = shuffled([deal["cells"][place - 1] for place in places], rng)
    cells = list(deal["cells"])
    for place, card in zip(places, cards, strict=True):
        cells[place - 1] = card
    deal["cells"] = cells


def _gate(deal: dict[str, Any], state: State, seat: int, rng: SplitMix64) -> None:
    number = state.fields.round_number
    rounds = list(deal["rounds"])
    if not state.over and not _is_paying(state):
        rounds[number] = _gate_round(rounds[number], _played(state, number), seat, rng)
    for coming in range(number + 1, 5):
        rounds[coming] = _gate_fresh(rounds[coming], rng)
    deal["rounds"] = rounds


def _is_paying(state: State) -> bool:
    """The round has ended, and its hands lie open while somebody chooses a chip to pay (G5, G15)."""
    return bool(state.fields.ended_by[state.fields.round_number] >= 0)


def _played(state: State, number: int) -> dict[int, list[str]]:
    """What each seat played in this round, by the cards' faces."""
    played: dict[int, list[str]] = {seat: [] for seat in range(state.players)}
    for before, after in zip(state.history, state.history[1:], strict=False):
        if before.fields.round_number == number and after.last_move is not None and after.last_move.kind == "play":
            assert before.seat is not None
            played[before.seat].append(after.last_move.cards[0].text)
    return played


def _gate_round(dealt: dict[str, Any], played: dict[int, list[str]], seat: int, rng: SplitMix64) -> dict[str, Any]:
    """The unknown cards exchanged, again and again until the lowest green card lies where it lay."""
    kept = {other: list(cards) for other, cards in played.items()}
    kept[seat] = list(dealt["hands"][seat])
    hidden = list(dealt["aside"])
    for other, hand in enumerate(dealt["hands"]):
        rest = list(hand)
        for card in kept[other]:
            rest.remove(card)
        hidden += rest
    kicker = _kicker(dealt["hands"])
    while True:
        cards = shuffled(hidden, rng)
        hands = []
        for other, hand in enumerate(dealt["hands"]):
            missing = len(hand) - len(kept[other])
            hands.append(kept[other] + [cards.pop() for _ in range(missing)])
        if _kicker(hands) == kicker:
            return {"hands": hands, "aside": cards}


def _kicker(hands: list[list[str]]) -> tuple[str, int] | None:
    return next(((green, seat) for green in GREENS for seat, hand in enumerate(hands) if green in hand), None)


def _gate_fresh(dealt: dict[str, Any], rng: SplitMix64) -> dict[str, Any]:
    cards = shuffled([*(card for hand in dealt["hands"] for card in hand), *dealt["aside"]], rng)
    return {"hands": [[cards.pop() for _ in hand] for hand in dealt["hands"]], "aside": cards}


HIDDEN: dict[str, Callable[[dict[str, Any], State, int, SplitMix64], None]] = {
    "donkey": _donkey,
    "mine": _mine,
    "gate": _gate,
}

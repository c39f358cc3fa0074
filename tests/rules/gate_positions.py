"""Rounds of `gate` as tests need them, and how to play on in them."""

from typing import Any

from motherlode.rules import State, game
from motherlode.rules.gate.cards import deck

GATE = game("gate")
SIZE = {2: 12, 3: 10, 4: 8}


def cards(text: str) -> list[str]:
    """Cards from a short spelling: `g0-3 k` is g0 g1 g2 g3 k."""
    found = []
    for word in text.split():
        first, _, last = word[1:].partition("-")
        found += [f"{word[0]}{number}" for number in range(int(first), int(last) + 1)] if last else [word]
    return found


def dealt(*hands: str, aside: str = "") -> dict[str, Any]:
    """A round in which the hands and the cards aside begin like this; the rest of the deck fills them up in order."""
    players = len(hands)
    size = SIZE[players]
    begun = [*map(cards, hands), cards(aside)]
    rest = list(deck(players))
    for card in (card for some in begun for card in some):
        rest.remove(card)
    for some, wanted in zip(begun, [*[size] * players, 36 - players * size], strict=True):
        some += [rest.pop(0) for _ in range(wanted - len(some))]
    return {"hands": begun[:-1], "aside": begun[-1]}


def quick(seat: int, players: int) -> dict[str, Any]:
    """A round that the seat ends in one turn, 0, 1, 2 and so on; nobody else has a red card."""
    run = [f"r{number % 11}" for number in range(1, SIZE[players])]
    aside = [f"r{number}" for number in range(11) if f"r{number}" not in run]
    hands = [" ".join(["g0", *run]) if other == seat else "" for other in range(players)]
    return dealt(*hands, aside=" ".join(aside))


def start(*rounds: dict[str, Any], dealer: int = 0, **options: bool) -> State:
    """A game of these rounds; those after them are quick rounds of seat 0."""
    players = len(rounds[0]["hands"])
    all_rounds = [*rounds, *[quick(0, players)] * (5 - len(rounds))]
    return GATE.start({"dealer": dealer, "rounds": all_rounds}, players, options)


def play(state: State, text: str) -> State:
    """The state after these cards, `-` for a pass."""
    for word in text.split():
        state = state.apply("pass" if word == "-" else f"play {word}")
    return state

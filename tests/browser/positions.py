"""Positions of the games to look at: found by chance with a fixed seed, so that every run has the same ones."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from motherlode.rules import State, game, record
from tests.browser.harness import Visitor

MOST_DEALS = 400


class Position(NamedTuple):
    """A decision of the first seat, and what is tapped there one after another."""

    game: str
    players: int
    options: dict[str, Any]
    wanted: Callable[[Any], bool]
    taps: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.wanted))


def is_crowded(view: Any) -> bool:
    """Pairs in every tableau, and an own card that could be exchanged."""
    pairs = [sum(count == 2 for count in colours_of(tableau).values()) for tableau in view.tableaus]
    swaps = [move for move in view.moves if move.startswith("swap")]
    return min(pairs) >= 1 and pairs[0] >= 2 and len(view.offer) >= 4 and len(swaps) >= 4


def colours_of(cards: tuple[str, ...]) -> Counter[str]:
    return Counter(card[0] for card in cards)


def is_bonus(view: Any) -> bool:
    pairs = sum(count == 2 for tableau in view.tableaus for count in colours_of(tableau).values())
    return pairs >= 3 and sum(move.startswith("bonus") for move in view.moves) >= 3


def is_grand_final(view: Any) -> bool:
    return bool(view.offer_number == view.offers and len(view.moves) > 2)


def is_first_flip(view: Any) -> bool:
    return view.face_up is None and 8 <= len(view.holes) <= 24


def is_second_flip(view: Any) -> bool:
    return view.face_up is not None and len(view.holes) >= 8


def is_rush(view: Any) -> bool:
    return bool(view.phase == "rush")


def is_full_hand(view: Any) -> bool:
    return "pass" in view.moves and len(view.moves) > 1 and len(view.hand) >= 11


def is_naming(view: Any) -> bool:
    """A sequence goes on either way, and black could be either."""
    return not view.must_play and sum(move.startswith("play k") for move in view.moves) > 1


def is_opening_with_black(view: Any) -> bool:
    return bool(view.must_play) and sum(move.startswith("play k") for move in view.moves) > 5


def is_late_round(view: Any) -> bool:
    return len(view.finished) >= 3 and len(view.moves) > 1 and max(len(purse.chips) for purse in view.purses) >= 5


def is_paying(view: Any) -> bool:
    return view.direction == "pay" and len(view.moves) == 4


TEAMS = {"teams": True}
BLACK = ".hand [data-spot^='hand:k']"
POSITIONS = {
    "donkey": Position("donkey", 3, {}, is_crowded, (".yours button.card.swap",)),
    "donkey-offer": Position("donkey", 3, {}, is_crowded, (".offer button.card.legal",)),
    "donkey-bonus": Position("donkey", 3, {}, is_bonus),
    "donkey-final": Position("donkey", 2, {}, is_grand_final),
    "mine": Position("mine", 5, {}, is_first_flip),
    "mine-second": Position("mine", 5, {}, is_second_flip),
    "mine-rush": Position("mine", 2, {"stall_limit": 2}, is_rush),
    "gate-2": Position("gate", 2, {}, is_full_hand),
    "gate-3": Position("gate", 3, {}, is_naming, (BLACK,)),
    "gate-4": Position("gate", 4, {}, is_opening_with_black, (BLACK,)),
    "gate-teams": Position("gate", 4, TEAMS, is_late_round),
    "gate-pay": Position("gate", 4, {"choose_chip": True}, is_paying),
}


@cache
def find(position: Position) -> State:
    """The first state of random games in which the first seat has the decision that is wanted."""
    for deal in range(MOST_DEALS):
        chance = random.Random(deal)
        state = game(position.game).deal(position.players, deal, position.options)
        while not state.over:
            if state.seat == 0 and position.wanted(state.view(0)):
                return state
            state = state.apply(likely(state, chance))
    raise AssertionError("no deal leads to that position")


def likely(state: State, chance: random.Random) -> Any:
    """Any move; where one may also decline or pass, seldom that."""
    moves = state.legal_moves()
    bold = [move for move in moves if move.text not in ("pass", "decline")]
    return chance.choice(bold if bold and chance.random() < 0.8 else moves)


def open_position(visitor: Visitor, position: Position) -> str:
    """A table that stands there; whose first seat is the visitor's."""
    state = find(position)
    visitor.context.request.get(f"{visitor.site.url}/api/me")
    wanted = {"record": msgspec.json.decode(record.write(state)), "moves": state.turn, "seat": 0, "level": "easy"}
    answer = visitor.context.request.post(f"{visitor.site.url}/api/tables/from", data=wanted)
    assert answer.status == 201, answer.text()
    return str(answer.json()["code"])

"""Reasons in `mine`: what the seat has seen, and what is still unseen."""

from collections import Counter
from typing import cast

from motherlode.rules import Card, Knowledge, Move
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES, cells_in, deck
from motherlode.rules.mine.state import HIDDEN, NOBODY
from motherlode.rules.mine.view import MineView
from motherlode.table.hints.reason import Reason

BY_TEXT = {card.text: card for card in CARDS}
STRONG = 4
"""A miner of this value brings any gold out."""
REASONS = (
    "only_move", "wins_gold", "known_pair", "removes_miner", "blows_up", "shows_nothing", "hopes_for_gold",
    "hopes_for_miner", "starts_strong_miner", "starts_known", "explores", "rush_known_gold", "rush_leftover",
    "rush_explores", "best_on_average",
)  # fmt: skip


class Sight:
    """What a seat has seen, place by place."""

    def __init__(self, knowledge: Knowledge) -> None:
        fields = knowledge.fields
        self.seat = knowledge.seat
        self.owner = dict(zip(COLOUR_NAMES, fields.owner, strict=True))
        self.known = {
            cell + 1: CARDS[fields.cells[cell]] for cell in cells_in(fields.down) if fields.cells[cell] != HIDDEN
        }
        """The cards that lie face down and were seen before, by place."""
        seen = Counter(CARDS[face].text for face in fields.cells if face != HIDDEN)
        self.unseen = list((Counter(deck(knowledge.view.players)) - seen).elements())

    def brings(self, miner: Card, gold: Card) -> bool:
        """Whether the two together are gold for this seat (M6)."""
        if miner.kind != "miner" or gold.kind != "gold" or miner.value < gold.value:
            return False
        return self.owner[str(miner.colour)] in (self.seat, NOBODY)

    def pays(self, one: Card, other: Card) -> bool:
        return self.brings(one, other) or self.brings(other, one)

    def chance(self, card: Card) -> int:
        """How many of a hundred unseen cards would bring gold together with this one."""
        return _percent(sum(self.pays(card, BY_TEXT[text]) for text in self.unseen), len(self.unseen))


def explain(knowledge: Knowledge, move: Move) -> Reason | None:
    view = cast(MineView, knowledge.view)
    if len(view.moves) == 1:
        return Reason("only_move")
    assert move.number is not None
    sight, place = Sight(knowledge), move.number
    if view.phase == "rush":
        return _rush(sight, place)
    if view.face_up is None:
        return _first(sight, place)
    return _second(sight, BY_TEXT[view.face_up.card], place)


def _rush(sight: Sight, place: int) -> Reason:
    card = sight.known.get(place)
    if card is None:
        gold = sum(BY_TEXT[text].kind == "gold" for text in sight.unseen)
        return Reason("rush_explores", {"place": place, "chance": _percent(gold, len(sight.unseen))})
    return Reason("rush_known_gold" if card.kind == "gold" else "rush_leftover", {"card": card.text, "place": place})


def _first(sight: Sight, place: int) -> Reason:
    card = sight.known.get(place)
    if card is None:
        return Reason("explores", {"place": place, "cards": len(sight.unseen)})
    partners = [other for other, known in sight.known.items() if other != place and sight.pays(card, known)]
    if partners:
        best = max(partners, key=lambda other: sight.known[other].value)
        other = sight.known[best].text
        return Reason("known_pair", {"card": card.text, "place": place, "other": other, "other_place": best})
    facts: dict[str, str | int] = {"card": card.text, "place": place, "chance": sight.chance(card)}
    return Reason("starts_strong_miner" if card.kind == "miner" and card.value >= STRONG else "starts_known", facts)


def _second(sight: Sight, up: Card, place: int) -> Reason | None:
    card = sight.known.get(place)
    if card is None:
        return _gamble(sight, up, place)
    facts: dict[str, str | int] = {"card": card.text, "place": place, "other": up.text}
    if sight.pays(up, card):
        return Reason("wins_gold", facts)
    if "dynamite" in (card.kind, up.kind):
        return Reason("blows_up", facts)
    if card.kind == up.kind == "miner" and card.value != up.value:
        return _duel(sight, up, card, place)
    return (
        None if {card.kind, up.kind} == {"miner", "gold"} and _is_struck(up, card) else Reason("shows_nothing", facts)
    )


def _is_struck(one: Card, other: Card) -> bool:
    """The gold would go to another seat: no reason for it can be given here."""
    miner, gold = (one, other) if one.kind == "miner" else (other, one)
    return miner.value >= gold.value


def _duel(sight: Sight, up: Card, card: Card, place: int) -> Reason | None:
    """The weaker miner leaves; a reason only if it is another seat's."""
    weaker = min(up, card, key=lambda miner: miner.value)
    owner = sight.owner[str(weaker.colour)]
    if owner in (sight.seat, NOBODY):
        return None
    return Reason("removes_miner", {"card": weaker.text, "place": place, "seat": owner})


def _gamble(sight: Sight, up: Card, place: int) -> Reason:
    facts: dict[str, str | int] = {"card": up.text, "place": place, "chance": sight.chance(up)}
    if facts["chance"] == 0:
        return Reason("explores", {"place": place, "cards": len(sight.unseen)})
    return Reason("hopes_for_gold" if up.kind == "miner" else "hopes_for_miner", facts)


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0

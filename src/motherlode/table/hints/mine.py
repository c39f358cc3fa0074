"""Reasons in `mine`: what the seat has seen, and what is still unseen."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import cast

from motherlode.rules import Card, Knowledge, Move
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES, cells_in, deck
from motherlode.rules.mine.state import HIDDEN, NOBODY
from motherlode.rules.mine.view import MineView
from motherlode.table.hints.reason import Facts, Reason

BY_TEXT = {card.text: card for card in CARDS}
REASONS = (
    "only_move", "wins_gold", "known_pair", "known_duel", "known_stall", "removes_miner", "duel",
    "spends_miner", "blows_up", "shows_nothing", "hopes_for_gold", "hopes_for_miner", "starts_known", "explores",
    "explores_chance", "explores_second", "rush_known_gold", "rush_leftover", "rush_passes", "rush_explores",
    "best_on_average",
)  # fmt: skip
THEMES = {
    "remember": ("wins_gold", "known_pair", "rush_known_gold"),
    "duel": ("removes_miner", "known_duel", "duel", "spends_miner", "blows_up"),
    "explore": ("explores", "explores_chance", "explores_second", "hopes_for_gold", "hopes_for_miner", "rush_explores"),
    "wait": ("known_stall", "shows_nothing", "starts_known", "rush_passes", "rush_leftover"),
}
"""What puzzles are about: by theme, the reasons for a best move that make it so."""


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

    def chance(self, *cards: Card) -> int:
        """How many of a hundred unseen cards would bring gold together with one of these."""
        return self.percent(lambda unseen: any(self.pays(card, unseen) for card in cards))

    def percent(self, fits: Callable[[Card], bool]) -> int:
        """How many of a hundred unseen cards are such."""
        part = sum(fits(BY_TEXT[text]) for text in self.unseen)
        return round(100 * part / len(self.unseen)) if self.unseen else 0

    def loser(self, one: Card, other: Card) -> Card | None:
        """The miner of another seat that would leave, if the two are a duel that it loses (M7)."""
        if not (one.kind == other.kind == "miner") or one.value == other.value:
            return None
        weaker = min(one, other, key=lambda miner: miner.value)
        return None if self.owner[str(weaker.colour)] in (self.seat, NOBODY) else weaker


def explain(knowledge: Knowledge, move: Move) -> Iterator[Reason | None]:
    """What can truly be said for a move, the most telling first."""
    view = cast(MineView, knowledge.view)
    if len(view.moves) == 1:
        yield Reason("only_move")
        return
    assert move.number is not None
    sight, place = Sight(knowledge), move.number
    card = sight.known.get(place)
    if view.phase == "rush":
        yield _rush(sight, place, card)
    elif view.face_up is None:
        yield from _explore(sight, place) if card is None else _plan(sight, place, card)
    else:
        up = BY_TEXT[view.face_up.card]
        yield from _gamble(sight, up, place) if card is None else _second(sight, up, card, place)


def _rush(sight: Sight, place: int, card: Card | None) -> Reason:
    gold = sight.percent(lambda unseen: unseen.kind == "gold")
    if card is None:
        return Reason("rush_explores", {"place": place, "chance": gold})
    facts: Facts = {"card": card.text, "place": place}
    if card.kind == "gold":
        return Reason("rush_known_gold", facts)
    is_gold_left = gold or any(known.kind == "gold" for known in sight.known.values())
    return Reason("rush_passes", facts | {"chance": gold}) if is_gold_left else Reason("rush_leftover", facts)


def _explore(sight: Sight, place: int) -> Iterator[Reason]:
    """An unseen card first."""
    chance = sight.chance(*sight.known.values())
    if chance:
        yield Reason("explores_chance", {"place": place, "chance": chance})
    if not any(sight.pays(one, other) for one, other in combinations(sight.known.values(), 2)):
        yield Reason("explores", {"place": place, "cards": len(sight.unseen)})


def _plan(sight: Sight, place: int, card: Card) -> Iterator[Reason]:
    """A known card first: what it makes together with another known one."""
    others = sorted((other for other in sight.known if other != place), key=lambda other: -sight.known[other].value)
    for name, does in _PLANS.items():
        for other_place in others:
            other = sight.known[other_place]
            if does(sight, card, other):
                facts: Facts = {"card": card.text, "place": place, "other": other.text, "other_place": other_place}
                loser = sight.loser(card, other)
                yield Reason(name, facts | ({"seat": sight.owner[str(loser.colour)]} if loser else {}))
    yield Reason("starts_known", {"card": card.text, "place": place, "chance": sight.chance(card)})


def _is_stall(sight: Sight, one: Card, other: Card) -> bool:
    """Both are turned down again (M9)."""
    if "dynamite" in (one.kind, other.kind):
        return False
    if one.kind == other.kind:
        return one.kind == "gold" or one.value == other.value
    miner, gold = (one, other) if one.kind == "miner" else (other, one)
    return miner.value < gold.value


_PLANS: dict[str, Callable[[Sight, Card, Card], bool]] = {
    "known_pair": Sight.pays,
    "known_duel": lambda sight, one, other: sight.loser(one, other) is not None,
    "known_stall": _is_stall,
}


def _second(sight: Sight, up: Card, card: Card, place: int) -> Iterator[Reason]:
    """A known card second."""
    facts: Facts = {"card": card.text, "place": place, "other": up.text}
    loser = sight.loser(up, card)
    if sight.pays(up, card):
        yield Reason("wins_gold", facts)
    elif "dynamite" in (card.kind, up.kind):
        yield Reason("blows_up", facts)
    elif loser is not None:
        yield Reason("removes_miner", {"card": loser.text, "place": place, "seat": sight.owner[str(loser.colour)]})
    elif _is_stall(sight, up, card):
        yield Reason("shows_nothing", facts)
    elif card.kind != up.kind:
        miner, gold = (card, up) if card.kind == "miner" else (up, card)
        owner = sight.owner[str(miner.colour)]
        yield Reason("spends_miner", {"card": miner.text, "seat": owner, "points": gold.value, "place": place})
    else:
        weaker, stronger = sorted((card, up), key=lambda miner: miner.value)
        yield Reason("duel", {"card": weaker.text, "other": stronger.text, "place": place})


def _gamble(sight: Sight, up: Card, place: int) -> Iterator[Reason]:
    """An unseen card second."""
    facts: Facts = {"card": up.text, "place": place, "chance": sight.chance(up)}
    if facts["chance"]:
        yield Reason("hopes_for_gold" if up.kind == "miner" else "hopes_for_miner", facts)
    else:
        yield Reason("explores_second", {"card": up.text, "place": place, "cards": len(sight.unseen)})

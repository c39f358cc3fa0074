"""What can be achieved in `mine`."""

from collections import Counter
from collections.abc import Iterable, Iterator

from motherlode.rules import Event
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES
from motherlode.rules.mine.events import Dealt, Duel, GoldFound, Struck

WEAK_DUEL, GIFT, RUSH = "duel_won_with_a_three", "four_gold_on_anothers_turn", "three_finds_in_the_rush"
NAMES = (WEAK_DUEL, GIFT, RUSH)
WEAKEST = 3
"""The weakest miner that can win a duel."""
RICHEST = "$4"
FINDS = 3
_CARD = {card.text: card for card in CARDS}


def achieved(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    owners: dict[str, int | None] = {}
    finds: Counter[int] = Counter()
    for event in events:
        match event:
            case Dealt():
                owners = dict(zip(COLOUR_NAMES, event.owners, strict=True))
            case Duel(stronger=stronger):
                owner = owners[_CARD[stronger].colour or ""]
                if owner is not None and _CARD[stronger].value == WEAKEST:
                    yield owner, WEAK_DUEL
            case Struck(seat=seat, winner=winner, gold=gold):
                if gold == RICHEST and winner != seat:
                    yield winner, GIFT
            case GoldFound(seat=seat):
                finds[seat] += 1
                if finds[seat] == FINDS:
                    yield seat, RUSH

"""What can be achieved in `donkey`."""

from collections import Counter
from collections.abc import Iterable, Iterator

from motherlode.rules import Event
from motherlode.rules.donkey.events import BonusTaken, GrandFinal, OfferTurnedUp, SetScored
from motherlode.rules.events import GameOver

THREE_SETS, LAST_SET, HONEST = "three_sets_in_an_offer", "set_in_the_grand_final", "won_without_stealing"
NAMES = (THREE_SETS, LAST_SET, HONEST)
SETS = 3
NOTED = {OfferTurnedUp, GrandFinal, BonusTaken, SetScored, GameOver}
"""What counts; most of what happens does not."""


def achieved(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    sets: Counter[int] = Counter()
    thieves: set[int] = set()
    is_final = False
    for event in [each for each in events if type(each) in NOTED]:
        match event:
            case OfferTurnedUp():
                sets.clear()
            case GrandFinal():
                is_final = True
            case BonusTaken(seat=seat):
                thieves.add(seat)
            case SetScored(seat=seat):
                sets[seat] += 1
                if sets[seat] == SETS:
                    yield seat, THREE_SETS
                if is_final:
                    yield seat, LAST_SET
            case GameOver(winners=winners):
                yield from ((seat, HONEST) for seat in winners if seat not in thieves)

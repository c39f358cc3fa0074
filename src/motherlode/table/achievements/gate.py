"""What can be achieved in `gate`."""

from collections import Counter
from collections.abc import Iterable, Iterator

from motherlode.rules import Event
from motherlode.rules.events import GameOver
from motherlode.rules.gate.events import ChipWon, Paid, Played, RoundBegan, RoundEnded

NO_RED, SWEEP, NEVER_PAID = "round_without_red", "all_chips_of_a_round", "never_paid_for_red"
NAMES = (NO_RED, SWEEP, NEVER_PAID)
CHIPS = 4
"""So many lie there in each round."""
NOTED = {RoundBegan, Played, ChipWon, Paid, RoundEnded, GameOver}
"""What counts; most of what happens does not."""


def achieved(events: Iterable[Event]) -> Iterator[tuple[int, str]]:
    red: set[int] = set()
    payers: set[int] = set()
    chips: Counter[int] = Counter()
    for event in [each for each in events if type(each) in NOTED]:
        match event:
            case Played():
                if event.card.startswith("r"):
                    red.add(event.seat)
            case RoundBegan():
                red.clear()
                chips.clear()
            case ChipWon(seat=seat):
                chips[seat] += 1
            case Paid(seat=seat):
                payers.add(seat)
            case RoundEnded(seat=seat, chips=rest):
                if seat not in red:
                    yield seat, NO_RED
                chips[seat] += len(rest)
                yield from ((winner, SWEEP) for winner, number in chips.items() if number == CHIPS)
            case GameOver(scores=scores):
                yield from ((seat, NEVER_PAID) for seat in range(len(scores)) if seat not in payers)

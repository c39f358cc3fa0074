"""What the end of a game is worth to each seat, in the search's terms."""

from motherlode.bots.search import SEATS
from motherlode.rules.compiled import Floats, Ints, jit_for

jit = jit_for(__name__)


@jit
def settle(standings: Ints, scores: Ints, players: int, scale: float, worth: Floats) -> None:
    """Writes each seat's share of the victory, its points ahead of the best other seat, and half of each as its worth.

    `scale` is a lead in points that counts as certain; leads beyond it are worth no more.
    """
    best = standings[0]
    for seat in range(1, players):
        best = max(best, standings[seat])
    winners = 0
    for seat in range(players):
        winners += standings[seat] == best
    for seat in range(players):
        win = 1.0 / winners if standings[seat] == best else 0.0
        lead = lead_of(scores, players, seat)
        worth[seat] = 0.5 * win + 0.5 * min(1.0, max(0.0, 0.5 + 0.5 * lead / scale))
        worth[SEATS + seat] = win
        worth[2 * SEATS + seat] = lead


@jit
def lead_of(scores: Ints, players: int, seat: int) -> float:
    """A seat's points minus the best other seat's."""
    best = -1_000_000
    for other in range(players):
        if other != seat:
            best = max(best, scores[other])
    return float(scores[seat] - best)

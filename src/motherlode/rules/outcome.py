"""How a game ended."""

from collections.abc import MutableSequence, Sequence

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Final scores, ranking and why it ended; each game adds how its scores came about."""

    scores: tuple[int, ...]
    """A seat's points."""
    winners: tuple[int, ...]
    """The seats that won; several share a victory."""
    ranking: tuple[tuple[int, ...], ...]
    """The seats by place, best first; seats that share a place stand together."""
    decided_by: str
    """What told the winner from the next: `points`, `cards` (a tie-break), or `shared`."""
    reason: str
    """The stable name of how the game ended."""

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        standings = [0] * len(self.scores)
        for place, seats in enumerate(self.ranking):
            for seat in seats:
                standings[seat] = -place
        return shares_of(standings)


def rank(standings: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by place, from numbers that rank them."""
    places = sorted(set(standings), reverse=True)
    return tuple(tuple(seat for seat, own in enumerate(standings) if own == place) for place in places)


def places_of(ranking: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Each seat's place, from the seats by place."""
    places: dict[int, int] = {}
    for seats in ranking:
        place = 1 + len(places)
        places |= dict.fromkeys(seats, place)
    return tuple(places[seat] for seat in sorted(places))


def shares_of(standings: Sequence[int]) -> list[float]:
    """Each seat's share of the victory, from numbers that rank the seats."""
    shares = [0.0] * len(standings)
    share_victory(standings, len(standings), shares)
    return shares


def share_victory(standings: Sequence[int], players: int, shares: MutableSequence[float]) -> None:
    """Writes each seat's share of the victory: the winners share it, others get nothing. `victory.py` compiles it."""
    best, winners = standings[0], 0
    for seat in range(players):
        if standings[seat] > best:
            best, winners = standings[seat], 0
        winners += standings[seat] == best
    for seat in range(players):
        shares[seat] = 1.0 / winners if standings[seat] == best else 0.0


def decided_by(scores: Sequence[int], ranking: tuple[tuple[int, ...], ...], tie_break: str) -> str:
    """Whether points decided, the tie-break, or nothing."""
    if len(ranking) == 1 or len(ranking[0]) > 1:
        return "shared"
    return "points" if scores[ranking[0][0]] > max(scores[seat] for seat in ranking[1]) else tie_break

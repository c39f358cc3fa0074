"""Who leads: a pure function of the rounds and their results. All numbers are whole, so every server finds the same."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from motherlode.contests.pairing import Pairing

Compare = Literal["match_points", "mean"]
"""How a duplicate is counted: by how many of the others one has beaten, or by the difference to their mean."""
WHOLE = 1000
"""Match points of whoever has beaten all others on a deal; half of it is the average."""
TENTHS = 10
"""Differences to the mean are counted in tenths of a point."""


class TableResult(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    places: tuple[int, ...]


class RoundResult(msgspec.Struct, frozen=True):
    """A round as far as it is played."""

    pairing: Pairing
    results: tuple[TableResult | None, ...]
    """By table; none where no game was finished."""
    par: tuple[int, ...] | None = None
    """Of a duplicate: the expert's points by seat."""


class StandingsLine(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands."""

    player: int
    rank: int
    points: int
    ties: tuple[int, ...]
    """What decides between equal points, one after the other."""
    played: int
    byes: int


def standings(players: Sequence[int], rounds: Sequence[RoundResult], compare: Compare | None) -> list[StandingsLine]:
    """The best first; who is equal in everything shares a rank. `compare` is for duplicates."""
    points = dict.fromkeys(players, 0)
    for each in rounds:
        for player, gained in (_usual(each) if compare is None else duplicate_points(each, compare)).items():
            points[player] = points.get(player, 0) + gained
    ties = {player: _ties(player, rounds, points, compare) for player in players}
    keys = {player: (points[player], *ties[player]) for player in players}
    return [
        StandingsLine(
            player=player,
            rank=1 + sum(keys[other] > keys[player] for other in players),
            points=points[player],
            ties=ties[player],
            played=sum(_seat(each, player) is not None for each in rounds),
            byes=sum(player in each.pairing.byes for each in rounds),
        )
        for player in sorted(players, key=lambda player: (tuple(-part for part in keys[player]), player))
    ]


def _usual(each: RoundResult) -> dict[int, int]:
    """Two for everybody at the table whom one leaves behind, one for whoever is level; a bye is a game won."""
    gained = {player: 2 * (_size(each) - 1) for player in each.pairing.byes}
    for table, result in zip(each.pairing.tables, each.results, strict=True):
        for seat, player in enumerate(table):
            if player is not None and result is not None:
                gained[player] = _beaten(result.places[seat], [*_others(result.places, seat)], lower=True)
    return gained


def duplicate_points(each: RoundResult, compare: Compare) -> dict[int, int]:
    """Each compared with who sat in the same seat elsewhere, the expert among them; a bye is the average."""
    average = WHOLE // 2 if compare == "match_points" else 0
    gained = dict.fromkeys(each.pairing.byes, average)
    for number, table in enumerate(each.pairing.tables):
        result = each.results[number]
        for seat, player in enumerate(table):
            if player is not None and result is not None:
                gained[player] = _compared(result.scores[seat], _field(each, number, seat), compare, average)
    return gained


def _field(each: RoundResult, number: int, seat: int) -> list[int]:
    """The points of the same seat at the other tables, and the expert's."""
    others = [result.scores[seat] for table, result in enumerate(each.results) if result and table != number]
    return others if each.par is None else [*others, each.par[seat]]


def _compared(score: int, field: Sequence[int], compare: Compare, average: int) -> int:
    if not field:
        return average
    if compare == "match_points":
        return WHOLE * _beaten(score, field, lower=False) // (2 * len(field))
    return round(TENTHS * (score * len(field) - sum(field)) / len(field))


def _beaten(own: int, others: Iterable[int], *, lower: bool) -> int:
    return sum(1 if other == own else 2 * ((own < other) == lower) for other in others)


def _others(numbers: Sequence[int], seat: int) -> list[int]:
    return [number for other, number in enumerate(numbers) if other != seat]


def _ties(
    player: int, rounds: Sequence[RoundResult], points: dict[int, int], compare: Compare | None
) -> tuple[int, ...]:
    """What decides between equals: in a duplicate the points ahead of the expert; else the points of those whom one
    has played with, then first places, then game points ahead of the table's mean.
    """
    found = [(each, place) for each in rounds if (place := _seat(each, player)) is not None]
    if compare is not None:
        return (sum(_ahead_of_par(each, place) for each, place in found),)
    met = [other for each, (table, seat) in found for other in _others_at(each, table, seat)]
    firsts = sum(_result(each, table).places[seat] == 1 for each, (table, seat) in found)
    ahead = sum(_ahead_of_mean(_result(each, table).scores, seat) for each, (table, seat) in found)
    return sum(points.get(other, 0) for other in met), firsts, ahead


def _seat(each: RoundResult, player: int) -> tuple[int, int] | None:
    """Where somebody has played to the end."""
    for number, table in enumerate(each.pairing.tables):
        if player in table and each.results[number] is not None:
            return number, table.index(player)
    return None


def _result(each: RoundResult, table: int) -> TableResult:
    result = each.results[table]
    assert result is not None
    return result


def _others_at(each: RoundResult, table: int, seat: int) -> list[int]:
    return [other for place, other in enumerate(each.pairing.tables[table]) if place != seat and other is not None]


def _ahead_of_mean(scores: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the mean of all, times the players: a whole number, so that sums tie where they do."""
    return scores[seat] * len(scores) - sum(scores)


def _ahead_of_par(each: RoundResult, place: tuple[int, int]) -> int:
    table, seat = place
    return 0 if each.par is None else _result(each, table).scores[seat] - each.par[seat]


def _size(each: RoundResult) -> int:
    return len(each.pairing.tables[0]) if each.pairing.tables else 2

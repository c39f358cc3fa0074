"""Who plays whom: pure functions of who is there, what was played before, and a seed.

A seat without a player is a bot's. For two at a table a matching finds a round without repeats whenever there is one;
for more `grouping.py` does, where there are few players, and comes near it where there are many.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations

import msgspec

from motherlode.contests.grouping import cheapest
from motherlode.rules import SplitMix64
from motherlode.rules.shuffle import shuffled

BOT = -1
"""Whoever plays against a bot again meets the same one again."""
REPEAT = 1_000_000
"""What meeting again costs, in squares of a difference in points."""
SHARPLY = 3
"""A seat that somebody had often is avoided the more."""
BOT_AGAIN = 4
"""Sitting with a bot again costs so many times as much: it is as unfair as a second bye."""
SAME_SEAT = 1000
"""What it costs that two meet who both had the same seat of two twice more than the other."""
UNEVEN = 1000 * REPEAT
"""What a table costs with two bots more than another."""
MOST_ROUNDS = 12
REMEMBERED = 64
"""So many schedules are kept: a tournament's page asks for its own again and again."""

Seats = tuple[int | None, ...]


class Pairing(msgspec.Struct, frozen=True):
    """One round: each table's players by seat, none where a bot sits; and who does not play."""

    tables: tuple[Seats, ...]
    byes: tuple[int, ...] = ()

    def players(self) -> list[int]:
        return [player for table in self.tables for player in table if player is not None]


class Past:
    """What was played before, as far as pairing cares."""

    def __init__(self, rounds: Iterable[Pairing]) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        for each in rounds:
            self.byes.update(each.byes)
            for table in each.tables:
                self.met.update(_pairs(_known(player) for player in table))
                self.sat.update((player, seat) for seat, player in enumerate(table) if player is not None)

    def repeats(self, table: Sequence[int]) -> int:
        """How often those at a table have met before."""
        return sum(self.met[pair] for pair in _pairs(table))

    def want_the_same(self, one: int, other: int) -> bool:
        """Whether two had the same seat of two so often that one of them would have it too often."""
        first, second = (self.sat[player, 0] - self.sat[player, 1] for player in (one, other))
        return abs(first) > 1 and abs(second) > 1 and (first > 0) == (second > 0)


def pair_swiss(
    players: Sequence[int],
    seats: int,
    points: Mapping[int, int],
    rounds: Sequence[Pairing],
    fill: bool,
    seed: int,
) -> Pairing:
    """The next round: nobody meets somebody again where that can be avoided, and equals play equals."""
    past, rng = Past(rounds), SplitMix64(seed, len(rounds))
    order = sorted(shuffled(list(players), rng), key=lambda player: -points.get(player, 0))
    byes = () if fill else _byes(order, len(order) % seats, points, past)
    playing = [player for player in order if player not in byes]
    playing += [BOT] * (-len(playing) % seats)
    return _seated(_group(playing, seats, points, past, rng), byes, past, rng)


def round_robin(
    players: Sequence[int], seats: int, fill: bool, seed: int, played: Sequence[Pairing] = ()
) -> list[Pairing]:
    """All rounds: with two at a table everybody meets everybody else once; with more, as soon as possible, and what was
    played already comes first.
    """
    return list(_all_rounds(tuple(players), seats, fill, seed, tuple(played)))


@lru_cache(REMEMBERED)
def _all_rounds(
    players: tuple[int, ...], seats: int, fill: bool, seed: int, played: tuple[Pairing, ...]
) -> tuple[Pairing, ...]:
    if seats == 2:
        return tuple(_circle(players, fill, seed))
    rounds = list(played)
    while len(rounds) < MOST_ROUNDS and not (rounds and _all_met(players, Past(rounds))):
        rounds.append(pair_swiss(players, seats, {}, rounds, fill, seed))
    return tuple(rounds)


def without(pairing: Pairing, gone: Iterable[int], fill: bool) -> Pairing:
    """The same round after some have left: bots sit down for them, or who would play with them has a bye."""
    left = set(gone)
    tables: list[Seats] = []
    byes = [player for player in pairing.byes if player not in left]
    for table in pairing.tables:
        stay = [player for player in table if player is not None and player not in left]
        if not stay:
            continue
        if fill or len(stay) == len(table):
            tables.append(tuple(player if player in stay else None for player in table))
        else:
            byes += stay
    return Pairing(tuple(tables), tuple(byes))


def _known(player: int | None) -> int:
    return BOT if player is None else player


def _pairs(table: Iterable[int]) -> list[tuple[int, int]]:
    """Each two at a table, the smaller number first; two bots do not count."""
    return [(a, b) for a, b in combinations(sorted(table), 2) if (a, b) != (BOT, BOT)]


def _all_met(players: Sequence[int], past: Past) -> bool:
    return all(past.met[pair] for pair in _pairs(players))


def _byes(order: Sequence[int], number: int, points: Mapping[int, int], past: Past) -> tuple[int, ...]:
    """Who had the fewest byes, and of these who has the fewest points."""
    last = {player: -place for place, player in enumerate(order)}
    behind = sorted(order, key=lambda player: (past.byes[player], points.get(player, 0), last[player]))
    return tuple(behind[:number])


def _circle(players: Sequence[int], fill: bool, seed: int) -> list[Pairing]:
    """The first stays, the others go round."""
    order: list[int | None] = [*shuffled(list(players), SplitMix64(seed)), *([None] if len(players) % 2 else [])]
    rounds, rng = list[Pairing](), SplitMix64(seed, 1)
    for _ in range(len(order) - 1):
        half = len(order) // 2
        pairs = list(zip(order[:half], reversed(order[half:]), strict=True))
        alone = () if fill else tuple(a if b is None else b for a, b in pairs if None in (a, b))
        tables = [[_known(a), _known(b)] for a, b in pairs if fill or None not in (a, b)]
        rounds.append(_seated(tables, tuple(player for player in alone if player is not None), Past(rounds), rng))
        order = [order[0], order[-1], *order[1:-1]]
    return rounds


def _group(playing: list[int], seats: int, points: Mapping[int, int], past: Past, rng: SplitMix64) -> list[list[int]]:
    """The players in groups of a table each, with as few repeats as we find, and then as equal as we find."""
    if seats == 2:
        return _match(playing, points, past)
    bots = playing.count(BOT)
    even = range(bots // (len(playing) // seats), -(-bots // (len(playing) // seats)) + 1)

    def cost(places: tuple[int, ...]) -> int:
        table = [playing[place] for place in places]
        uneven = table.count(BOT) not in even
        return UNEVEN * uneven + _cost(table, points, past)

    tables = cheapest(_deal(len(playing), seats), cost, REPEAT - 1, rng)
    return [[playing[place] for place in table] for table in tables]


def _match(playing: Sequence[int], points: Mapping[int, int], past: Past) -> list[list[int]]:
    # It takes every server a tenth of its start, and few of them ever need it.
    import networkx

    graph = networkx.Graph()
    for one, other in combinations(range(len(playing)), 2):
        graph.add_edge(one, other, weight=_cost([playing[one], playing[other]], points, past))
    pairs = sorted(tuple(sorted(pair)) for pair in networkx.min_weight_matching(graph))
    return [[playing[one], playing[other]] for one, other in pairs]


def _deal(players: int, seats: int) -> list[list[int]]:
    """Neighbours in the standings at one table; the bots, who come last, one to a table."""
    return [list(range(place, place + seats)) for place in range(0, players, seats)]


def _cost(table: Sequence[int], points: Mapping[int, int], past: Past) -> int:
    people = [points.get(player, 0) for player in table if player != BOT]
    apart = max(people) - min(people) if people else 0
    bots = table.count(BOT) * sum(past.met[BOT, player] for player in table if player != BOT)
    same = SAME_SEAT * past.want_the_same(*table) if len(table) == 2 else 0
    return REPEAT * (past.repeats(table) + (BOT_AGAIN - 1) * bots) + same + apart * apart


def _seated(tables: Iterable[Sequence[int]], byes: tuple[int, ...], past: Past, rng: SplitMix64) -> Pairing:
    return Pairing(tuple(_turn(table, past, rng) for table in tables), byes)


def _turn(table: Sequence[int], past: Past, rng: SplitMix64) -> Seats:
    """The seats turned so that everybody sits everywhere about equally often; whose turn it is by chance."""
    order = min(
        permutations(shuffled(sorted(table), rng)),
        key=lambda seats: sum(past.sat[player, seat] ** SHARPLY for seat, player in enumerate(seats) if player != BOT),
    )
    return tuple(None if player == BOT else player for player in order)

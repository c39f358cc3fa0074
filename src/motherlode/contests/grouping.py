"""Groups of a table each, as cheap as can be found: a pure function of what a table of some players costs.

Finding the cheapest is a hard problem. A tabu search finds a good answer: it exchanges two players even if that is
worse for a while, and does not take back what it has just done. Where there are few players, all that could be better
is looked at then, and the answer is proven to be the best.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from motherlode.rules import SplitMix64

Cost = Callable[[tuple[int, ...]], int]
"""What a table costs with these players, who are in order."""
Price = Callable[[Sequence[int]], int]
"""The same in any order."""
Tables = list[list[int]]

STEPS = 1000
"""Of the tabu search, at most."""
TENURE = 8
"""For so many steps, and as many more by chance, nobody goes back to where they were."""
MOST_TABLES = 6000
"""Of so many different tables the best answer is looked for."""
MOST_TRIED = 60_000


def cheapest(tables: Tables, cost: Cost, enough: int, rng: SplitMix64) -> Tables:
    """The same players in groups that cost as little as we find. What costs no more than `enough` is only made cheaper
    by simple exchanges.
    """
    price = _remembered(cost)
    found = descend(_search(descend(tables, price), price, enough, rng), price)
    players = sorted(player for table in found for player in table)
    if comb(len(players), len(found[0])) <= MOST_TABLES:
        return _prove(found, players, price)
    return found


def total(tables: Tables, price: Price) -> int:
    return sum(map(price, tables))


def _remembered(cost: Cost) -> Price:
    known: dict[tuple[int, ...], int] = {}

    def price(table: Sequence[int]) -> int:
        key = tuple(sorted(table))
        if key not in known:
            known[key] = cost(key)
        return known[key]

    return price


def _copy(tables: Tables) -> Tables:
    return [list(table) for table in tables]


def descend(tables: Tables, price: Price) -> Tables:
    """Exchanges two players of different tables as long as that makes it cheaper."""
    tables, better = _copy(tables), True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for a in range(len(one)):
                for b in range(len(other)):
                    before = price(one) + price(other)
                    one[a], other[b] = other[b], one[a]
                    if price(one) + price(other) < before:
                        better = True
                    else:
                        one[a], other[b] = other[b], one[a]
    return tables


class _Exchange(NamedTuple):
    then: int
    """What all tables cost after it."""
    one: int
    a: int
    other: int
    b: int


def _search(tables: Tables, price: Price, enough: int, rng: SplitMix64) -> Tables:
    """Somebody at a dear table changes places with whoever makes that cheapest, again and again."""
    tables, barred = _copy(tables), dict[tuple[int, int], int]()
    now = least = total(tables, price)
    best = _copy(tables)
    for step in range(STEPS):
        if least <= enough:
            break
        dear = [place for place, table in enumerate(tables) if price(table) > enough // len(tables)]
        one = dear[rng.below(len(dear))]
        a = rng.below(len(tables[one]))
        mover = tables[one][a]
        open_to = [
            each
            for each in _exchanges(tables, one, a, price, now)
            if each.then < least
            or (barred.get((mover, each.other), 0) <= step and barred.get((tables[each.other][each.b], one), 0) <= step)
        ]
        if not open_to:
            continue
        now, _, _, other, b = min(open_to)
        barred[mover, one] = barred[tables[other][b], other] = step + TENURE + rng.below(TENURE)
        tables[one][a], tables[other][b] = tables[other][b], mover
        if now < least:
            best, least = _copy(tables), now
    return best


def _exchanges(tables: Tables, one: int, a: int, price: Price, now: int) -> list[_Exchange]:
    """All that a player can be exchanged with."""
    table, found = tables[one], list[_Exchange]()
    rest, own = table[:a] + table[a + 1 :], price(table)
    for other, others in enumerate(tables):
        if other == one:
            continue
        before = now - own - price(others)
        for b, moved in enumerate(others):
            then = before + price([*rest, moved]) + price([*others[:b], *others[b + 1 :], table[a]])
            found.append(_Exchange(then, one, a, other, b))
    return found


def _prove(best: Tables, players: Sequence[int], price: Price) -> Tables:
    """Goes through all groups that could be cheaper, table by table; after so many groups the best so far has to do."""
    seats, tried, least = len(best[0]), 0, total(best, price)

    def search(left: tuple[int, ...], spent: int, chosen: Tables) -> None:
        nonlocal best, least, tried
        if not left:
            best, least = _copy(chosen), spent
            return
        first, rest = left[0], left[1:]
        for cost, others in sorted((price((first, *each)), each) for each in combinations(rest, seats - 1)):
            tried += 1
            if spent + cost >= least or tried > MOST_TRIED:
                return
            search(tuple(each for each in rest if each not in others), spent + cost, [*chosen, [first, *others]])

    search(tuple(players), 0, [])
    return best

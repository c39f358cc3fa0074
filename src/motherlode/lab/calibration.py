"""How strong the bots are and how much luck each game has: measured by letting them play, in every configuration.

The bots of a pool play in every line-up, each deal with every rotation of the seats. The likelihood is that of
Plackett-Luce, the model of the ratings (`ratings/model.py`): a side comes in first with a chance that grows with the
exponential of its strength, and so on among the rest. A tie counts as both orders, half each. What is independent are
the deals, not the games: intervals come from drawing deals anew (bootstrap).

The scale is fixed by the weakest and the strongest level. So what is left to measure is how far apart they are in
units of luck: that is `beta`. It is fitted on games that the strengths were not fitted on.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations, product
from math import sqrt

import numpy as np
import numpy.typing as npt

from motherlode.bots.levels import ladder_of as names_of
from motherlode.lab.arena import Contest, PlayedDeal, rounds
from motherlode.lab.statistics import Z
from motherlode.ratings.anchors import BotRating, Ladder, Tenth
from motherlode.ratings.model import HIGH, LOW, MEAN
from motherlode.ratings.pools import Pool, pools_of
from motherlode.rules import GAMES, game

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

CYCLES: dict[tuple[int, int], list[tuple[int, ...]]] = {
    (7, 3): [(0, 1, 3)],
    (7, 4): [(0, 1, 2, 4)],
    (7, 5): [(0, 1, 2, 3, 4)],
    (9, 3): [(0, 1, 3), (0, 4, 6)],
}
"""By the numbers of bots and of sides: with seven bots these are balanced designs, for five sides nearly; of
nine bots some pairs meet more often than others.
"""
PRIOR = 0.5
"""Half a victory for each side of every pair, so that nobody is infinitely better."""
STEPS, CLOSE = 50, 1e-10
REDRAWN = 200
"""So many times the deals are drawn anew for the intervals."""
MOST_LUCK = 40.0
"""A game in which the levels make no difference would have infinitely much, and nobody's rating would ever be certain.
"""
SCALES = np.exp(np.linspace(-2, 2, 101))
DIGITS = 4
TENTHS = 10


@dataclass(frozen=True)
class Results:
    """The games of a pool: for each possible order of a game's sides a row."""

    bots: tuple[str, ...]
    """Who was measured, the weakest level behind `random`, the strongest bot last."""
    orders: Ints
    """The bots' numbers, the first place first."""
    weights: Floats
    """A tie has several rows, which share the weight."""
    deals: Ints
    """Of which deal it is a game."""
    games: list[tuple[int, Ints, Floats]]
    """Each game: its deal, the bots of its sides, and each side's share of the victory."""

    def part(self, wanted: npt.NDArray[np.bool_]) -> "Results":
        """Those of some deals."""
        rows = wanted[self.deals]
        return Results(self.bots, self.orders[rows], self.weights[rows], self.deals[rows], [])

    @property
    def count(self) -> int:
        return int(self.deals.max()) + 1


def bots_in(pool: Pool) -> tuple[str, ...]:
    """Who is measured there."""
    return ("random", *names_of(game(pool.game)))


def lineups(pool: Pool) -> list[tuple[str, ...]]:
    """Which bots play together, as they sit down: of two sides every pair, of more a cycle in which every bot comes as
    often as any other, and pairs meet about equally often. Each group also sits the other way round: who comes after a
    weak player gets what that one leaves.
    """
    sides, bots = pool.sides(), bots_in(pool)
    count, size = len(sides), len(bots)
    groups = list(combinations(bots, count))
    if cycles := CYCLES.get((size, count)):
        shifted = product(cycles, range(size))
        groups = [tuple(bots[(step + shift) % size] for step in cycle) for cycle, shift in shifted]
        groups += [group[::-1] for group in groups]
    return [seated(pool, group) for group in groups]


def seated(pool: Pool, group: Sequence[str]) -> tuple[str, ...]:
    """A bot for each side, as they sit at the table."""
    return tuple(group[seat % len(group)] for seat in range(pool.players))


def spread(planned: list[tuple[str, ...]], most: int) -> list[tuple[str, ...]]:
    """So many of the line-ups, evenly: for whoever plays fewer games than there are line-ups."""
    if most >= len(planned):
        return planned
    return [planned[number * len(planned) // most] for number in range(most)]


@dataclass(frozen=True)
class Effort:
    """How much is played to measure the bots of a pool."""

    games: int
    """Shared by the line-ups; each deal is played with every rotation of the seats."""
    seconds: float
    """If that is less; the line-ups share them, too."""
    seed: int = 1
    cores: int | None = None


def play(pool: Pool, effort: Effort) -> Results:
    """Lets the bots of a pool play."""
    return play_lineups(pool, lineups(pool), bots_in(pool), effort)


def play_lineups(pool: Pool, wanted: list[tuple[str, ...]], names: tuple[str, ...], effort: Effort) -> Results:
    """Plays in these line-ups, or as many of them as the effort allows."""
    found: list[list[tuple[Ints, Floats, Floats]]] = []
    planned = spread(wanted, max(1, effort.games // pool.players))
    deals = -(-effort.games // (pool.players * len(planned)))
    for number, bots in enumerate(planned):
        contest = Contest(pool.game, bots, dict(pool.variant), deals, effort.seed + number)
        for each in _within(rounds(contest, effort.cores), effort.seconds / len(planned)):
            found.append(list(_games(pool, bots, names, each)))
    return results_of(names, found)


def _within(played: Iterator[PlayedDeal], seconds: float) -> Iterator[PlayedDeal]:
    end = time.monotonic() + seconds
    for each in played:
        yield each
        if time.monotonic() > end:
            return


def _games(
    pool: Pool, bots: Sequence[str], names: Sequence[str], played: PlayedDeal
) -> Iterator[tuple[Ints, Floats, Floats]]:
    """The games of a deal: the bots of the sides, what they had in the end, and their shares of the victory."""
    sides = pool.sides()
    who = np.array([names.index(bots[own[0]]) for own in sides])
    first = [own[0] for own in sides]
    for wins, points in zip(played.wins, played.points, strict=True):
        shares = np.array([wins[list(own)].sum() for own in sides])
        # Who won is first, whatever broke the tie; the others stand by their points.
        yield who, points[first] + 1e6 * (shares > 0), shares


def results_of(bots: tuple[str, ...], found: Iterable[Iterable[tuple[Ints, Floats, Floats]]]) -> Results:
    orders, weights, deals, played = [], [], [], []
    for deal, games in enumerate(found):
        for who, standings, shares in games:
            possible = list(orders_of(standings))
            orders += [who[list(order)] for order in possible]
            weights += [1 / len(possible)] * len(possible)
            deals += [deal] * len(possible)
            played.append((deal, who, shares))
    return Results(bots, np.array(orders), np.array(weights), np.array(deals), played)


def orders_of(standings: Floats) -> Iterator[tuple[int, ...]]:
    """All orders of the sides that fit what they have in the end."""
    for order in permutations(range(len(standings))):
        if all(standings[a] >= standings[b] for a, b in pairwise(order)):
            yield order


# The likelihood.


def fit(results: Results, counts: Floats | None = None, known: Floats | None = None) -> Floats:
    """The bots' strengths that make the results most likely, each deal counted so often; their mean is 0. Where those
    of the first bots are known, they stay, and the others' are found beside them.
    """
    weights = results.weights if counts is None else results.weights * counts[results.deals]
    orders, which = np.unique(results.orders, axis=0, return_inverse=True)
    weights = np.bincount(which.ravel(), weights, len(orders)).astype(np.float64)
    size, stay = len(results.bots), 0 if known is None else len(known)
    pairs = np.array(list(permutations(range(size), 2)))
    theta = np.zeros(size)
    theta[:stay] = known if known is not None else ()
    for _ in range(STEPS):
        slope, bend = _derivatives(theta, orders, weights)
        more, further = _derivatives(theta, pairs, np.full(len(pairs), PRIOR))
        bends = bend + further + 1e-9 * np.eye(size)
        step = np.linalg.solve(bends[stay:, stay:], (slope + more)[stay:])
        if not stay:
            step -= step.mean()  # all of them higher is the same: rounding alone would move them on and on
        theta[stay:] += np.clip(step, -2, 2)
        if np.abs(step).max() < CLOSE:
            break
    return theta if stay else np.asarray(theta - theta.mean())


def _derivatives(theta: Floats, orders: Ints, weights: Floats) -> tuple[Floats, Floats]:
    """The slope of the log-likelihood, and how much it bends down."""
    size = len(theta)
    slope, bend = np.zeros(size), np.zeros((size, size))
    for stage in range(orders.shape[1] - 1):
        left = orders[:, stage:]
        chance = _chances(theta, left) * weights[:, None]
        np.add.at(slope, left[:, 0], weights)
        np.add.at(slope, left, -chance)
        np.add.at(bend, (left, left), chance)
        pairs = -chance[:, :, None] * chance[:, None, :] / np.where(weights, weights, 1)[:, None, None]
        np.add.at(bend, (left[:, :, None], left[:, None, :]), pairs)
    return slope, bend


def _chances(theta: Floats, sides: Ints) -> Floats:
    """How likely each of the sides is to come in first."""
    powers = np.exp(theta[sides] - theta[sides].max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def likelihood(theta: Floats, results: Results) -> float:
    """The logarithm of how likely the results are."""
    total = 0.0
    for stage in range(results.orders.shape[1] - 1):
        total += float((results.weights * np.log(_chances(theta, results.orders[:, stage:])[:, 0])).sum())
    return total


def fit_luck(results: Results) -> float:
    """By how much strengths that were fitted on half of the deals have to be divided for the other half."""
    half = np.arange(results.count) % 2 == 0
    halves = [(fit(results.part(one)), results.part(~one)) for one in (half, ~half)]
    return float(max(SCALES, key=lambda scale: sum(likelihood(theta / scale, held) for theta, held in halves)))


def truth_of(results: Results) -> tuple[Tenth, ...]:
    """How true the chances are that strengths fitted on one half of the deals tell of the other."""
    half, scale = np.arange(results.count) % 2 == 0, fit_luck(results)
    strengths = {bool(one): fit(results.part(half == one)) / scale for one in (True, False)}
    chances = np.concatenate([_chances(strengths[not half[deal]], who) for deal, who, _ in results.games])
    shares = np.concatenate([shares for _, _, shares in results.games])
    which = np.minimum((chances * TENTHS).astype(int), TENTHS - 1)
    return tuple(
        Tenth(_digits(chances[which == each].mean()), _digits(shares[which == each].mean()), int((which == each).sum()))
        for each in range(TENTHS)
        if (which == each).any()
    )


# The ladder.


def ladder_of(pool: Pool, results: Results, seed: int) -> Ladder:
    """The bots on the scale of ratings, on which the weakest and the strongest level have their places."""
    sides, size = len(pool.sides()), len(pool.sides()[0])
    others = np.array([fit(results, counts) for counts in redrawn(results, seed)])
    scale, theta = fit_luck(results), fit(results)

    def luck(strengths: Floats) -> float:
        """`beta`: the spread of the ratings for one unit of strength, of which each side has its part."""
        span = max((strengths[-1] - strengths[1]) / scale, 1e-9)
        return float(min((HIGH - LOW) * size / span / sqrt(sides), MOST_LUCK))

    def place(strengths: Floats) -> Floats:
        """Where the bots stand. The unit is the same for strengths that were drawn anew: what is uncertain about a bot
        is its place.
        """
        middle = (strengths[..., 1] + strengths[..., -1]) / 2
        return np.asarray(MEAN + (strengths - middle[..., None]) * luck(theta) * sqrt(sides) / scale / size)

    mu, errors = place(theta), place(others).std(axis=0, ddof=1)
    lucks = [luck(strengths) for strengths in others]
    return Ladder(
        beta=_digits(luck(theta)),
        beta_low=_digits(np.quantile(lucks, 0.025)),
        beta_high=_digits(np.quantile(lucks, 0.975)),
        games=len(results.games),
        bots={
            name: bot_rating(mu[number], errors[number], results, number) for number, name in enumerate(results.bots)
        },
        truth=truth_of(results),
    )


def bot_rating(mu: float, error: float, results: Results, bot: int) -> BotRating:
    return BotRating(
        mu=_digits(mu),
        low=_digits(mu - Z * error),
        high=_digits(mu + Z * error),
        sigma=_digits(error),
        share=_digits(_share(results, bot)),
    )


def redrawn(results: Results, seed: int) -> Iterator[Floats]:
    """How often each deal counts where as many are drawn anew from all that were played."""
    rng, even = np.random.default_rng(seed), np.full(results.count, 1 / results.count)
    for _ in range(REDRAWN):
        yield rng.multinomial(results.count, even).astype(np.float64)


def _digits(value: float | np.float64) -> float:
    return round(float(value), DIGITS)


def _share(results: Results, bot: int) -> float:
    own = [float(shares[who == bot].sum()) for _, who, shares in results.games if bot in who]
    return sum(own) / max(1, len(own))  # a very short measurement may leave a bot out


def our_pools() -> dict[str, Pool]:
    """All configurations of our games, by name."""
    elsewhere = GAMES.from_elsewhere()
    return {pool.name: pool for game in GAMES if game not in elsewhere for pool in pools_of(game)}


def calibrate(pool: Pool, effort: Effort) -> Ladder:
    """Measures the bots of the ladder in one configuration."""
    return ladder_of(pool, play(pool, effort), effort.seed)

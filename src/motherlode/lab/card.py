"""The card of a game: what a researcher wants to know of it before choosing it, measured.

The facts are the same wherever they are measured. What bots show depends on the bots, and changes when they do.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import log10, sqrt
from statistics import fmean, variance
from typing import Any

import msgspec
import numpy as np

from motherlode.bots import Budget, make_bot
from motherlode.bots.policy_games import CODE, PolicySeats, row_size
from motherlode.bots.registry import compiled_at
from motherlode.envs.actions import actions_of
from motherlode.envs.game_tree import GameTree, Position
from motherlode.envs.games import longest, observation_spec
from motherlode.envs.miniatures import Known, known_of
from motherlode.lab.statistics import share
from motherlode.review.reviewer import Pass, Reviewer
from motherlode.rules import Game, SplitMix64, State
from motherlode.rules.chance import HIDDEN

FORMAT = "motherlode-card/1"
SEED = 1
RANDOM_GAMES, WALKS = 100, 200
STRONG = "hard"
"""Whom strong play is measured with if nothing is said: the strongest level that does not search."""

Share = tuple[float, float, float]
"""With the ends of its 95 % interval."""
Tell = Callable[[str], None]


class PlayStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one bot in all seats."""

    players: int
    options: dict[str, Any]
    bot: str
    games: int
    decisions: float
    """In a game, on average."""
    most_decisions: int
    branching: float
    """Legal moves at a decision, on average."""
    most_branching: int
    scores: tuple[int, int]
    order: list[Share]
    """Shares of victories: of whoever begins, of the next, and so on."""


class TreeSize(msgspec.Struct, frozen=True, kw_only=True):
    """How large the tree is with two players, as a power of ten: Knuth's estimate, by random walks in which chance,
    too, takes any way that it has. The power of the mean is right in the long run, the mean of the powers too small.
    """

    walks: int
    power: float
    """Whole games; of the mean of what the walks say, which a few of them decide."""
    mean_power: float
    decisions_power: float
    """Decisions, each with all that led to it."""
    information_powers: tuple[float, float]
    """Information sets, at least and at most. Decisions that differ only in an order that nobody sees are one; those
    that differ in what the seat does not know are one, too, and have each any of the hidden cards at most.
    """


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What no bot changes."""

    players: tuple[int, int]
    chance: str
    information: str
    secrets: bool
    actions: int
    observation: int
    bound: int
    """No game has more decisions."""
    size: TreeSize
    random: list[PlayStatistics]
    known: list[Known]


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """How much of the result was luck, by the ledgers of reviews: its covariance with the result by the result's
    variance. The play of all seats is the rest.
    """

    bot: str
    games: int
    share: float
    error: float


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    format: str = FORMAT
    game: str
    facts: GameFacts
    strong: list[PlayStatistics]
    luck: list[Luck]


def measure_card(rules: Game, games: int, luck_games: int, tell: Tell, bot: str = STRONG) -> GameCard:
    """Tells what it is measuring."""
    tell("games of random players")
    facts = measure_facts(rules)
    strong = []
    for players, options in configurations(rules):
        tell(f"games of {bot} with {players} players")
        strong.append(measure_play(rules, players, options, bot, games))
    luck = []
    for each in ("random", bot):
        tell(f"luck in games of {each}")
        luck.append(measure_luck(rules, each, luck_games))
    return GameCard(game=rules.name, facts=facts, strong=strong, luck=luck)


def configurations(rules: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players, and what is another game to whoever studies it."""
    return [*((players, {}) for players in rules.players), *((n, dict(options)) for n, options in rules.spec.variants)]


def measure_facts(rules: Game, games: int = RANDOM_GAMES, walks: int = WALKS) -> GameFacts:
    options = rules.options(rules.players[0])
    return GameFacts(
        players=(rules.players[0], rules.players[-1]),
        chance=rules.spec.chance,
        information=rules.spec.information,
        secrets=rules.spec.has_secrets,
        actions=len(actions_of(rules)),
        observation=observation_spec(rules).size,
        bound=longest(rules, options),
        size=measure_size(rules, walks),
        random=[measure_play(rules, *each, "random", games) for each in configurations(rules)],
        known=known_of(rules),
    )


# Games of bots


def play_games(rules: Game, players: int, options: dict[str, Any], name: str, games: int) -> Iterator[State]:
    """Games of one bot in all seats, each to its end."""
    policy = compiled_at(name, rules, players, rules.options(players, options))
    play = _play_thinking if policy is None else partial(_play_compiled, PolicySeats(rules, [policy] * players))
    for number in range(games):
        seeds = [number * players + seat for seat in range(players)]
        yield play(rules.deal(players, SplitMix64(SEED, number), options), name, seeds)


def _play_thinking(state: State, name: str, seeds: list[int]) -> State:
    bots = [make_bot(name, state.game, seed) for seed in seeds]
    while state.seat is not None:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), Budget()))
    return state


def _play_compiled(seats: PolicySeats, state: State, name: str, seeds: list[int]) -> State:
    """The same moves, without what a seat knows being told in Python before each."""
    rules = state.game
    numbers = np.array(rules.deals.encode(state.deal, state.players, state.options), np.int64)
    rows = np.empty((rules.spec.longest(state.options), row_size(state.players)), np.int64)
    for row in rows[: seats.play(numbers, seeds, rows)]:
        state = state.apply(rules.by_code[row[CODE]])
    return state


def measure_play(rules: Game, players: int, options: dict[str, Any], name: str, games: int) -> PlayStatistics:
    lengths: list[int] = []
    branching: list[int] = []
    scores: list[int] = []
    won = [0.0] * players
    for end in play_games(rules, players, options, name, games):
        first, outcome = end.history[0].seat or 0, end.outcome()
        lengths.append(len(end.moves))
        branching += [len(state.legal_moves()) for state in end.history[:-1]]
        scores += outcome.scores
        for place in range(players):
            won[place] += outcome.shares[(first + place) % players]
    estimates = [share(each, games) for each in won]
    return PlayStatistics(
        players=players,
        options=options,
        bot=name,
        games=games,
        decisions=round(fmean(lengths), 1),
        most_decisions=max(lengths),
        branching=round(fmean(branching), 2),
        most_branching=max(branching),
        scores=(min(scores), max(scores)),
        order=[(round(each.value, 3), round(each.low, 3), round(each.high, 3)) for each in estimates],
    )


# The size of the tree


def measure_size(rules: Game, walks: int) -> TreeSize:
    players = rules.players[0]
    tree, rng = GameTree(rules, players, rules.options(players)), SplitMix64(SEED)
    walked = [_walk(tree, rng) for _ in range(walks)]
    ends = [walk.end for walk in walked]
    decisions = [decision for walk in walked for decision in walk.decisions]

    def in_all(powers: list[float]) -> float:
        return round(_power_of_sum(powers) - log10(walks), 1)

    return TreeSize(
        walks=walks,
        power=in_all(ends),
        mean_power=round(fmean(ends), 1),
        decisions_power=in_all([each.ways for each in decisions]),
        information_powers=(in_all([each.known for each in decisions]), in_all([each.unordered for each in decisions])),
    )


@dataclass(frozen=True)
class WalkedDecision:
    """How many ways there would be to a decision, were all like it, as powers of ten: ..."""

    ways: float
    unordered: float
    """... those that differ in an order that nobody sees counted once, ..."""
    known: float
    """... and also those that differ in the cards that the seat does not know, were they any."""


@dataclass(frozen=True)
class Walk:
    end: float
    """How many ways there would be to its end."""
    decisions: list[WalkedDecision]


def _walk(tree: GameTree, rng: SplitMix64) -> Walk:
    position, power, decisions = tree.start, 0.0, []
    drawn: list[float] = []
    while not position.over:
        if position.by_chance:
            ways = [outcome for outcome, _ in position.outcomes()]
            drawn.append(log10(len(ways)))
        else:
            decisions.append(_decision(position, power, drawn))
            ways = position.legal_actions()
        power += log10(len(ways))
        position = position.child(ways[rng.below(len(ways))])
    return Walk(power, decisions)


def _decision(position: Position, power: float, drawn: list[float]) -> WalkedDecision:
    """Of a position, how many ways there would be to it, and how many there were at every chance node."""
    tree, seen = position.tree, position.seen(position.seat)
    before = len(seen) - len(drawn)

    def without_orders(power: float, outcomes: Sequence[int]) -> float:
        orders = [tree.chance_nodes.orders(each, tree.players) for each in (outcomes[:before], outcomes)]
        return power + log10(orders[0]) - log10(orders[1])

    hidden = sum(ways for ways, outcome in zip(drawn, seen[before:], strict=True) if outcome == HIDDEN)
    return WalkedDecision(power, without_orders(power, position.drawn), without_orders(power - hidden, seen))


def _power_of_sum(powers: list[float]) -> float:
    most = max(powers)
    return most + log10(sum(10 ** (power - most) for power in powers))


# Luck


def measure_luck(rules: Game, name: str, games: int, samples: int = 24) -> Luck:
    """Of two players, for the first seat."""
    results, lucky = [], []
    for end in play_games(rules, rules.players[0], {}, name, games):
        reviewer = Reviewer(end, effort=(Pass(samples, 0),))
        for _ in reviewer.work():
            pass
        ledger = reviewer.review().ledgers[0]
        results.append(ledger.result)
        lucky.append(ledger.luck)
    parts = [_share_of_luck(results[:i] + results[i + 1 :], lucky[:i] + lucky[i + 1 :]) for i in range(games)]
    error = sqrt((games - 1) ** 2 / games * variance(parts)) if games > 2 else 0.0  # the jackknife's
    return Luck(bot=name, games=games, share=round(_share_of_luck(results, lucky), 3), error=round(error, 3))


def _share_of_luck(results: list[float], lucky: list[float]) -> float:
    middle, mean_luck = fmean(results), fmean(lucky)
    spread = sum((result - middle) ** 2 for result in results)
    together = sum((result - middle) * (luck - mean_luck) for result, luck in zip(results, lucky, strict=True))
    return together / spread if spread else 0.0


# In text


def as_markdown(card: GameCard) -> str:
    return "\n".join([*_head(card), "", *_plays(card), "", *_known(card), "", *_luck(card)]) + "\n"


def _head(card: GameCard) -> Iterator[str]:
    facts, size = card.facts, card.facts.size
    yield f"# The card of `{card.game}`"
    yield ""
    yield f"Measured by `motherlode card {card.game}`; tests measure the facts anew."
    yield ""
    yield "| | |"
    yield "| --- | --- |"
    yield f"| players | {facts.players[0]} to {facts.players[1]} |"
    yield "| utility | victory: zero-sum; or points |"
    yield f"| chance | {facts.chance} |"
    yield f"| information | {facts.information} |"
    yield f"| actions, numbers of an observation | {facts.actions}, {facts.observation} |"
    yield f"| bound of decisions | {facts.bound} |"
    yield f"| whole games (paths from the deal to an end) | about 10^{size.power:.0f} by Knuth's estimate over" + (
        f" {size.walks} random walks, on average 10^{size.mean_power:.0f} |"
    )
    yield f"| decisions with all that led there | about 10^{size.decisions_power:.0f} |"
    low, high = (f"10^{power:.0f}" for power in size.information_powers)
    yield f"| information sets, all seats | {f'about {low}' if low == high else f'between about {low} and {high}'} |"


def _plays(card: GameCard) -> Iterator[str]:
    columns = ["players", "all seats play", "games", "decisions: mean, longest", "branching: mean, largest", "scores"]
    columns.append("victories of who begins, of the next, …, %")
    yield f"| {' | '.join(columns)} |"
    yield f"|{' --- |' * len(columns)}"
    for play in [*card.facts.random, *card.strong]:
        who = ", ".join([str(play.players), *play.options])
        order = ", ".join(f"{100 * value:.0f} ({100 * low:.0f}-{100 * high:.0f})" for value, low, high in play.order)
        length = f"{play.decisions:.0f}, {play.most_decisions}"
        width = f"{play.branching:.1f}, {play.most_branching}"
        scores = f"{play.scores[0]} to {play.scores[1]}"
        yield f"| {who} | `{play.bot}` | {play.games} | {length} | {width} | {scores} | {order} |"
    yield ""
    yield "In brackets: 95 % intervals."


def _known(card: GameCard) -> Iterator[str]:
    yield "| solved exactly ([miniatures](../miniatures.md)) | size | value for seat 0 |"
    yield "| --- | --- | --- |"
    for each in card.facts.known:
        yield f"| {each.what} | {each.size} | {each.value} |"


def _luck(card: GameCard) -> Iterator[str]:
    yield "| two players, both | games | share of luck in the result |"
    yield "| --- | --- | --- |"
    for luck in card.luck:
        yield f"| `{luck.bot}` | {luck.games} | {100 * luck.share:.0f} % ± {100 * luck.error:.0f} |"
    yield ""
    yield "Luck is that of the [review](../../review.md): what the deal and the cards that turned up changed in the"
    yield "chance to win, as its own policy would play on. Its share is its covariance with the result by the result's"
    yield "variance; what the players decided is the rest. ± is the standard error. How much of a result's variance is"
    yield "left when luck is taken off is another figure, which the page of the review has over 10,000 games."

"""Plays the benchmark: every deal from all seats, against every opponent."""

import hashlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from motherlode.lab.arena import mean, share_of
from motherlode.lab.benchmark.policies import BadPolicy, Policy, as_move
from motherlode.lab.benchmark.protocol import SEATS, Configuration, ReferenceBot, Suite
from motherlode.lab.benchmark.report import BenchmarkReport, Loss, Score, positions_of, versions
from motherlode.lab.benchmark.yardstick import fingerprint, measure_losses
from motherlode.rules import Game, MotherlodeError, State, record

Progress = Callable[[str], None]
OWN_SEEDS = 1 << 20
"""The seeds of the policy lie behind those of opponents."""


@dataclass(frozen=True)
class Plan:
    """What of the benchmark is played; all of it, unless it is a trial."""

    deals: int | None = None
    games: Collection[str] = ()
    opponents: Collection[str] = ()

    def configurations(self, suite: Suite) -> list[Configuration]:
        return [each for each in suite.configurations if not self.games or each.game in self.games]

    def rules(self, suite: Suite) -> list[Game]:
        return list(dict.fromkeys(each.rules for each in self.configurations(suite)))

    def chosen(self, suite: Suite) -> list[ReferenceBot]:
        return [each for each in suite.opponents if not self.opponents or each.name in self.opponents]

    def is_complete(self, suite: Suite) -> bool:
        return not self.games and not self.opponents and (self.deals is None or self.deals >= suite.deals)


def run_benchmark(
    suite: Suite,
    policy: Policy,
    policy_text: str,
    name: str,
    plan: Plan,
    iterations: int | None = None,
    progress: Progress = lambda text: None,
) -> BenchmarkReport:
    """Everything, in order. The fingerprints are measured anew, so that a report says what it was really made with."""
    deals = suite.deals if plan.deals is None else min(plan.deals, suite.deals)
    scores = []
    for configuration in plan.configurations(suite):
        for opponent in plan.chosen(suite):
            progress(f"{configuration.label}, against {opponent.name}")
            scores.append(_score(suite, configuration, opponent, policy, deals))
    progress("the fingerprints of deals and opponents")
    found = {"deals": suite.fingerprint_deals()}
    found |= {opponent.name: suite.fingerprint(opponent) for opponent in plan.chosen(suite)}
    found |= {positions_of(rules.name): fingerprint(rules) for rules in plan.rules(suite)}
    return BenchmarkReport(
        benchmark=suite.name,
        policy=policy_text,
        name=name,
        iterations=iterations,
        complete=plan.is_complete(suite),
        deals=deals,
        scores=tuple(scores),
        losses=tuple(_losses(suite, policy, plan, None if deals == suite.deals else deals, progress)),
        fingerprints=found,
        versions=versions(),
    )


def _losses(suite: Suite, policy: Policy, plan: Plan, most: int | None, progress: Progress) -> Iterator[Loss]:
    """On all yardstick positions; a trial with fewer deals looks at as many positions as it has deals."""
    for rules in plan.rules(suite):
        progress(f"{rules.name}, the yardstick positions")
        found = measure_losses(policy, rules, most=most)
        if found is not None:
            yield found


def _score(suite: Suite, configuration: Configuration, opponent: ReferenceBot, policy: Policy, deals: int) -> Score:
    digest, wins, leads, forfeits = hashlib.sha256(), [], [], 0
    teams = configuration.teams()
    for number in range(deals):
        played = [_play(suite, configuration, opponent, policy, number, own) for own in teams]
        wins.append(float(np.mean([each.wins for each in played])))
        leads.append(float(np.mean([each.lead for each in played])))
        forfeits += sum(each.forfeited for each in played)
        for each in played:
            digest.update(each.record)
    even = len(teams[0]) / configuration.players
    games = deals * len(teams)
    estimates: dict[str, Any] = {"wins": share_of(np.array(wins)), "lead": mean(np.array(leads))}
    return Score(
        configuration, opponent.name, games, even=even, forfeits=forfeits, records=digest.hexdigest(), **estimates
    )


@dataclass(frozen=True)
class PlayedGame:
    wins: float
    lead: float
    forfeited: bool
    record: bytes


def _play(
    suite: Suite,
    configuration: Configuration,
    opponent: ReferenceBot,
    policy: Policy,
    number: int,
    own: tuple[int, ...],
) -> PlayedGame:
    """One game with the policy in some seats."""
    state = suite.deal(configuration, number)
    bots = {seat: opponent.sit(state.game, number, seat) for seat in range(state.players) if seat not in own}
    while (seat := state.seat) is not None:
        knowledge = state.knowledge(seat)
        if seat in own:
            answer = policy.choose(knowledge, OWN_SEEDS + number * SEATS + seat)
            try:
                state = state.apply(as_move(answer, knowledge))
            except BadPolicy:
                raise
            except MotherlodeError:
                return PlayedGame(0.0, _lead(state, own), True, record.write(state, forfeit=str(answer)))
        else:
            state = state.apply(bots[seat].choose(knowledge, opponent.budget))
    shares = state.outcome().shares
    return PlayedGame(sum(shares[seat] for seat in own), _lead(state, own), False, record.write(state))


def _lead(state: State, own: tuple[int, ...]) -> float:
    """The points of the policy's seat, or of its team, ahead of the best opponent; 0 for a game that was given up."""
    scores = state.outcome().scores if state.over else [0] * state.players
    return float(scores[own[0]] - max(score for seat, score in enumerate(scores) if seat not in own))

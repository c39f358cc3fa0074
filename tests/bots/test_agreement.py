"""What a bot chooses is what it rates best: a hint and a bot's move are one thing."""

from collections.abc import Iterator

import pytest

from motherlode.bots import Budget, bots_of, make_bot
from motherlode.bots.gate.exact import certain_move
from motherlode.bots.protocol import Rating
from motherlode.rules import GAMES, Game, Knowledge, SplitMix64, game
from motherlode.rules.gate.view import GateView

BUDGET = Budget(iterations=12)
EVERY = 7
"""One decision of so many is asked about; where a hand of gate can be emptied, all."""


def decisions(rules: Game) -> Iterator[Knowledge]:
    """What seats know in one game for each number of players, where they have a choice, to the last move."""
    for players in rules.players:
        state, bot = rules.deal(players, SplitMix64(61, players)), make_bot("greedy", rules, players)
        while state.seat is not None:
            knowledge = state.knowledge(state.seat)
            if len(knowledge.legal_moves()) > 1 and (state.turn % EVERY == 0 or can_go_out(knowledge)):
                yield knowledge
            state = state.apply(bot.choose(knowledge, BUDGET))


def can_go_out(knowledge: Knowledge) -> bool:
    playing = isinstance(knowledge.view, GateView) and knowledge.legal_moves()[0].kind != "pay"
    return playing and certain_move(knowledge.address) >= 0


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_what_it_rates_best(name: str) -> None:
    """The same move, or one of which it thinks the same: cards that nobody can tell apart are left to chance."""
    rules, asked, went_out = game(name), 0, 0
    bots = [bot for bot in bots_of(rules) if bot != "random" and "@" not in bot]
    for number, knowledge in enumerate(decisions(rules)):
        went_out += can_go_out(knowledge)
        for bot in bots:
            made = make_bot(bot, rules, number).choose(knowledge, BUDGET)
            rated = make_bot(bot, rules, number).rate(knowledge, BUDGET)
            assert made in alike(rated), (bot, knowledge.view)
            asked += 1
    assert asked > 20 * len(bots)
    assert went_out > 10 or name != "gate"


def alike(rated: list[Rating]) -> list[object]:
    """The moves that are rated as the best one is."""
    best = rated[0]
    return [each.move for each in rated if (each.win, each.points) == (best.win, best.points)]

"""A level is one value, and what is documented is what plays."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from motherlode.bots import LEVELS, Budget, level_of, make_bot
from motherlode.bots.donkey.players import SolvedOffer, finishing_moves, is_solvable, rate_by_table
from motherlode.bots.gate.exact import certain_move
from motherlode.bots.levels import MASTERS, SECONDS, Level, put_noticed_first, strongest
from motherlode.bots.protocol import Rating
from motherlode.bots.registry import levels_of
from motherlode.bots.table_bots import SeededBots, TableBots, levels
from motherlode.lab.levels import table_of_levels
from motherlode.rules import GAMES, Knowledge, Move, SplitMix64, game
from motherlode.rules.compiled import ints_at
from motherlode.rules.gate.view import GateView
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
OLD_NAMES = ("easy", "medium", "hard", "expert")


class Noted:
    """A bot that notes what it was asked for."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def choose(self, knowledge: Knowledge, budget: Budget) -> Move:
        self.budgets.append(budget)
        return knowledge.legal_moves()[0]

    def rate(self, knowledge: Knowledge, budget: Budget) -> list[Rating]:
        self.budgets.append(budget)
        return [Rating(move, 0.5, 0.0, 0.0) for move in knowledge.legal_moves()]


def middle(name: str, players: int, options: dict[str, Any]) -> Knowledge:
    """What a seat knows somewhere in a game, where it has a choice."""
    state = play_on(game(name).deal(players, SplitMix64(5), options), SplitMix64(6), 12)
    while len(state.legal_moves()) == 1:
        state = state.apply(state.legal_moves()[0])
    assert state.seat is not None
    return state.knowledge(state.seat)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_every_table_has_every_level(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Six levels, each with its limit; none sees, remembers or thinks less than the one below."""
    knowledge = middle(*configuration)
    found = [level_of(name, knowledge) for name in LEVELS]
    known = [level for level in found if level is not None]
    assert len(known) == len(LEVELS) == 6
    assert [level.seconds for level in known] == [SECONDS[name] for name in LEVELS]
    for weaker, stronger in pairwise(known):
        assert weaker.attention <= stronger.attention
        assert weaker.memory <= stronger.memory
        assert weaker.iterations <= stronger.iterations
        assert weaker != stronger
    assert set(OLD_NAMES) < set(LEVELS)


@pytest.mark.parametrize("players", [2, 3])
def test_masters_of_donkey_think_further_than_all_levels(players: int) -> None:
    """They can be chosen at a table, within a limit of time. Other games have none: there the last level is best."""
    donkey, knowledge = game("donkey"), middle("donkey", players, {})
    found = [level_of(name, knowledge) for name in (LEVELS[-1], *MASTERS)]
    thinks = [level.iterations for level in found if level is not None]
    assert len(thinks) == 3
    assert sorted(set(thinks)) == thinks
    assert strongest(donkey) == MASTERS[-1]
    assert set(MASTERS) < set(levels(donkey))
    for name in MASTERS:
        assert TableBots()._budget(name, knowledge).seconds == SECONDS[name]
    for other in ("mine", "gate"):
        assert strongest(game(other)) == LEVELS[-1]
        assert not set(MASTERS) & set(levels(game(other)))


@pytest.mark.parametrize(("name", "stand_in"), [("grandmaster", "expert"), ("clara", "hard"), ("easy", "easy")])
def test_by_house_rules_a_bot_thinks_as_long_as_its_stand_in(name: str, stand_in: str) -> None:
    """It makes the iterations of the general search's level, and not as many as its time has room for."""
    knowledge = middle("donkey", 2, {"set_size": 2})
    wanted = level_of(stand_in, knowledge)
    assert wanted is not None
    budget = TableBots()._budget(name, knowledge)
    assert (budget.iterations, budget.seconds) == (wanted.iterations, SECONDS[name])
    few = Budget(iterations=10)
    chosen = make_bot(name, knowledge.game, 1).choose(knowledge, few)
    assert chosen == make_bot(stand_in, knowledge.game, 1).choose(knowledge, few)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_table_plays_the_level_that_the_arena_plays(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same iterations everywhere. At a table a limit of time is added, and only that is shared out in a run."""
    knowledge, noted = middle(name, 2, {}), Noted()
    monkeypatch.setattr("motherlode.bots.levels.LevelBot._thinker", lambda bot, level: noted)
    value = level_of(level, knowledge)
    assert value is not None
    make_bot(level, game(name), 1).choose(knowledge, Budget())
    TableBots().choose(level, knowledge, 1)
    TableBots().choose(level, knowledge, 1, share=0.125)
    SeededBots(3).choose(level, knowledge, 1)
    thinks = max(value.iterations, 1)
    assert noted.budgets == [
        Budget(iterations=thinks),
        Budget(seconds=SECONDS[level], iterations=thinks),
        Budget(seconds=0.125 * SECONDS[level], iterations=thinks),
        Budget(iterations=thinks),
    ]


def test_a_hint_is_what_the_strongest_level_thinks() -> None:
    knowledge = middle("gate", 3, {})
    level = level_of(LEVELS[-1], knowledge)
    assert level is not None
    wanted = make_bot(LEVELS[-1], knowledge.game, SeededBots(3)._chance(knowledge)).rate(knowledge, Budget())[0]
    assert SeededBots(3).advise(knowledge, 1) == wanted


@pytest.mark.parametrize("name", GAMES)
def test_the_document_says_what_the_levels_are(name: str) -> None:
    """`motherlode levels` prints the table."""
    assert "\n".join(table_of_levels(game(name))) in DOCUMENT.read_text()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_another_number_of_players_has_levels_of_its_own(name: str) -> None:
    table = levels_of(game(name))
    assert table is not None
    assert {int(kind) for kind in table.kinds if kind.isdecimal()} == set(game(name).players)


def test_a_level_keeps_its_iterations_up_to_a_limit() -> None:
    level = Level(seconds=2.0, iterations=300)
    assert level.budget(Budget()) == Budget(iterations=300)
    assert level.budget(Budget(seconds=1)) == Budget(seconds=1)
    assert level.at_table(0.5) == Budget(seconds=0.5, iterations=300)


def test_overlooked_moves_come_last_and_weigh_nothing() -> None:
    moves = game("donkey").deal(2, 1).legal_moves()[:3]
    ratings = [Rating(move, 0.5, 0.0, weight) for move, weight in zip(moves, (0.6, 0.3, 0.1), strict=True)]
    found = put_noticed_first(ratings, set(moves[1:]))
    assert [rating.move for rating in found] == [moves[1], moves[2], moves[0]]
    assert [rating.weight for rating in found] == pytest.approx([0.75, 0.25, 0.0])


# A weak level sees less, but what everybody sees it sees, too


def positions(name: str, players: int, number: int) -> Iterator[Knowledge]:
    """Every decision with a choice in some games of sensible players."""
    for seed in range(number):
        state = game(name).deal(players, SplitMix64(71, seed))
        bot = make_bot("greedy", game(name), seed)
        while state.seat is not None:
            knowledge = state.knowledge(state.seat)
            if len(knowledge.legal_moves()) > 1:
                yield knowledge
            state = state.apply(bot.choose(knowledge, Budget()))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_who_can_end_a_round_of_gate_does(level: str, players: int) -> None:
    """Whatever a level overlooks, it never overlooks that its hand can be emptied; nor does its rating."""
    ends = 0
    for knowledge in positions("gate", players, 2):
        if certain_move(knowledge.address) >= 0:
            for way in (
                make_bot(level, knowledge.game, ends).choose(knowledge, Budget(iterations=4)),
                make_bot(level, knowledge.game, ends).rate(knowledge, Budget(iterations=4))[0].move,
            ):
                assert _ends_round(knowledge, way), (level, knowledge.view, way)
            ends += 1
    assert ends > 5


def _ends_round(knowledge: Knowledge, move: Move) -> bool:
    """Whether the hand can still be emptied in this turn after a move."""
    view = knowledge.view
    assert isinstance(view, GateView)
    if view.hand is not None and len(view.hand) == 1:
        return True
    after = ints_at(knowledge.address, knowledge.game.state_size).copy()
    knowledge.game.abi.apply(after.ctypes.data, move.code)
    return bool(move.kind == "play" and certain_move(after.ctypes.data) >= 0)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", LEVELS[:3])
def test_nobody_overlooks_a_set_in_donkey(level: str, players: int) -> None:
    """Where a set can be finished, what a level that does not search plays seems at least as good to it."""
    sets = 0
    for knowledge in positions("donkey", players, 2):
        finishing = finishing_moves(knowledge)
        if finishing:
            worth = {rating.move: rating.win for rating in rate_by_table(knowledge)}
            made = make_bot(level, knowledge.game, sets).choose(knowledge, Budget())
            assert worth[made] >= max(worth[move] for move in finishing)
            sets += 1
    assert sets > 10


# The limit of time holds in exact parts, too


def test_what_does_not_fit_into_its_time_is_not_solved_in_mine() -> None:
    """With no time at all the end is estimated, and every move still has a value."""
    state = game("mine").deal(5, SplitMix64(3))
    bot = make_bot("greedy", game("mine"), 1)
    while len(state.view(0).face_down) > 11:  # type: ignore[attr-defined]
        assert state.seat is not None
        state = state.apply(bot.choose(state.knowledge(state.seat), Budget()))
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    hasty = make_bot("expert", game("mine"), 1).rate(knowledge, Budget(seconds=1e-9))
    assert {rating.move for rating in hasty} == set(knowledge.legal_moves())


def test_solving_in_donkey_stops_when_its_time_is_over() -> None:
    """It looks at few positions before it knows how fast the machine is, and gives up when no more fit."""
    state = game("donkey").deal(2, SplitMix64(4))
    bot = make_bot("table", game("donkey"), 1)
    while not (state.seat is not None and is_solvable(state.knowledge(state.seat))):
        assert state.seat is not None
        state = state.apply(bot.choose(state.knowledge(state.seat), Budget()))
    knowledge = state.knowledge(state.seat)
    assert SolvedOffer(knowledge, Budget(seconds=0.0)).best_move() is None
    assert SolvedOffer(knowledge).best_move() is not None
    move = make_bot("grandmaster", game("donkey"), 1).choose(knowledge, Budget(seconds=1e-6, iterations=20))
    assert move in knowledge.legal_moves()

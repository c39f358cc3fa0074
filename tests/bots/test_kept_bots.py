"""Tables ask the same bot again, so that it can go on from what it thought before."""

import threading

import pytest

from motherlode.bots import make_bot
from motherlode.bots.kept_bots import KeptBots
from motherlode.bots.levels import strongest
from motherlode.bots.protocol import Bot
from motherlode.bots.table_bots import SeededBots, TableBots
from motherlode.rules import Game, SplitMix64, game
from tests.play import play_on

DONKEY = game("donkey")


def bot_of(kept: KeptBots, level: str = "grandmaster", rules: Game = DONKEY, seed: int = 1) -> object:
    with kept.bot(level, rules, seed) as bot:
        return bot


def test_a_seat_has_its_own_bot() -> None:
    kept = KeptBots()
    bot = bot_of(kept)
    assert bot_of(kept) is bot
    others = [bot_of(kept, "hard"), bot_of(kept, "expert", game("gate")), bot_of(kept, seed=2)]
    assert len({id(each) for each in (bot, *others)}) == 4
    assert bot_of(kept) is bot


def test_those_asked_last_are_kept() -> None:
    kept = KeptBots(2)
    first, second = bot_of(kept, seed=1), bot_of(kept, seed=2)
    assert bot_of(kept, seed=1) is first
    bot_of(kept, seed=3)
    assert bot_of(kept, seed=1) is first
    assert bot_of(kept, seed=2) is not second


def test_a_bot_that_failed_is_not_asked_again() -> None:
    kept = KeptBots()
    bot = bot_of(kept)
    with pytest.raises(ZeroDivisionError), kept.bot("grandmaster", DONKEY, 1):
        raise ZeroDivisionError
    assert bot_of(kept) is not bot


def test_a_bot_thinks_of_one_thing_at_a_time() -> None:
    """Who asks meanwhile waits: for a step of thinking ahead at most."""
    kept, order = KeptBots(), list[str]()
    begun = threading.Event()

    def ask() -> None:
        begun.set()
        bot_of(kept)
        order.append("second")

    with kept.bot("grandmaster", DONKEY, 1):
        other = threading.Thread(target=ask)
        other.start()
        begun.wait()
        order.append("first")
    other.join()
    assert order == ["first", "second"]


@pytest.mark.parametrize("name", ["donkey", "gate"])
def test_moves_that_can_be_asked_for_again_rest_on_nothing_before(name: str) -> None:
    """At a table whose bots have a seed, and in a contest: what was decided before changes nothing."""
    seeded, table = SeededBots(3), TableBots()
    best = strongest(game(name))
    for state in play_on(game(name).deal(2, SplitMix64(4)), SplitMix64(5), 12).history[-4:]:
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        assert seeded.choose(best, knowledge, 1) == SeededBots(3).choose(best, knowledge, 2)
        table.choose(best, knowledge, 9)
        assert table.choose_counted(best, knowledge, 9) == TableBots().choose_counted(best, knowledge, 9)


def test_a_table_s_bot_goes_on_from_what_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, Game, int]] = []

    def making(level: str, rules: Game, seed: int) -> Bot:
        made.append((level, rules, seed))
        return make_bot(level, rules, seed)

    monkeypatch.setattr("motherlode.bots.kept_bots.make_bot", making)
    bots, state = TableBots(), game("gate").deal(2, SplitMix64(4))
    while state.turn < 6:
        assert state.seat is not None
        state = state.apply(bots.choose("expert", state.knowledge(state.seat), state.seat))
    assert sorted(made) == [("expert", game("gate"), 0), ("expert", game("gate"), 1)]

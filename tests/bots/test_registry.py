"""Bots by name, ours and others'."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import numba
import pytest

from motherlode.bots import LEVELS, Budget, UnknownBot, bots_of, make_bot, registry
from motherlode.bots.players import RandomBot
from motherlode.rules import GAMES, game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    """Players can choose the same six levels everywhere, and there is the random zero."""
    assert {"random", *LEVELS} <= bots_of(game(name)).keys()


def test_unknown_names_get_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'gandalf' for donkey: choose one of random"):
        make_bot("gandalf", game("donkey"))


def test_other_packages_register_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point in the group `motherlode.bots` is a bot like ours."""
    point = EntryPoint("third", "motherlode.bots.players:RandomBot", "motherlode.bots")
    monkeypatch.setattr(registry, "entry_points", lambda **_: [point])
    registry.bots_of.cache_clear()
    bot = make_bot("third", game("gate"), 5)
    state = game("gate").deal(2, 1)
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    assert bot.choose(knowledge, Budget()) == RandomBot(game("gate"), 5).choose(knowledge, Budget())
    registry.bots_of.cache_clear()


def test_bots_are_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is made for every move; what is installed is read once a process."""
    looks: list[str] = []

    def look(group: str) -> list[EntryPoint]:
        looks.append(group)
        return []

    monkeypatch.setattr(registry, "entry_points", look)
    registry.bots_of.cache_clear()
    for seed in range(3):
        make_bot("random", game("gate"), seed)
    registry.bots_of.cache_clear()
    assert looks == ["motherlode.bots"]


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="interpreted bots compile nothing")
def test_a_bot_compiles_no_more_than_it_plays_by() -> None:
    """`random` needs neither the search nor anything else of the bots."""
    code = """
from motherlode.bots import Budget, make_bot
from motherlode.rules import compiled, game
state = game("donkey").deal(2, 1)
make_bot("random", game("donkey"), 1).choose(state.knowledge(state.seat), Budget())
exported = [function for package in compiled._exported.values() for function in package]
print([function.__name__ for function in exported if function.overloads])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['hide', 'begin']"

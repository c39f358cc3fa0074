"""Bots by name, ours and others'."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from motherlode.bots import LEVELS, Budget, UnknownBot, bots_of, make_bot, registry
from motherlode.bots.players import RandomBot
from motherlode.rules import GAMES, game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    """Players can choose the same four levels everywhere, and there is the random zero."""
    assert {"random", *LEVELS} <= bots_of(game(name)).keys()


def test_unknown_names_get_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'gandalf' for donkey: choose one of random"):
        make_bot("gandalf", game("donkey"))


def test_other_packages_register_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point in the group `motherlode.bots` is a bot like ours."""
    point = EntryPoint("third", "motherlode.bots.players:RandomBot", "motherlode.bots")
    monkeypatch.setattr(registry, "entry_points", lambda **_: [point])
    bot: Any = make_bot("third", game("gate"), 5)
    assert isinstance(bot, RandomBot)
    state = game("gate").deal(2, 1)
    assert state.seat is not None
    assert bot.choose(state.knowledge(state.seat), Budget()) in state.legal_moves()

"""The games keep the contract, and the kit notices when one does not."""

import pytest

from motherlode.rules import GAMES, Game, game
from motherlode.rules.check import ContractBroken, check_game, variants


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_contract(name: str) -> None:
    """`check_game` finds nothing wrong."""
    check_game(game(name), games=1)


@pytest.mark.parametrize("name", GAMES)
def test_variants_cover_every_option(name: str) -> None:
    """Each option that is a choice of values is tried at each value."""
    found = [options for players in game(name).players for options in variants(game(name), players)]
    assert len(set(map(str, found))) >= 2


def test_the_kit_notices_a_broken_promise() -> None:
    """A game that breaks a promise fails with the sentence of the promise."""
    broken = Game(GAMES["donkey"], "motherlode.rules.donkey")
    broken.by_code = dict.fromkeys(broken.by_code, broken.spelling.MOVES[0])
    with pytest.raises(ContractBroken, match="A random move must be legal"):
        check_game(broken, games=1)

"""The cards of the games: what no bot changes is measured anew here, and the pages are those of what was measured."""

from math import comb, log10
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from motherlode.cli.main import main
from motherlode.envs.game_tree import GameTree
from motherlode.lab.card import GameCard, as_markdown, measure_facts, measure_luck, measure_play
from motherlode.lab.card import _share_of_luck as share_of_luck
from motherlode.lab.card import _walk as walk
from motherlode.rules import GAMES, SplitMix64, game

CARDS = Path(__file__).parents[2] / "docs" / "research" / "cards"
WRITTEN = "mine"
"""Whose card the test of the command writes anew."""


def card(name: str) -> GameCard:
    return msgspec.json.decode((CARDS / f"{name}.json").read_bytes(), type=GameCard)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if name != WRITTEN])
def test_the_facts_are_those_of_the_code(name: str) -> None:
    """Information, chance, sizes and games of random players; `motherlode card` writes them."""
    assert measure_facts(game(name)) == card(name).facts


@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_that_of_the_card(name: str) -> None:
    """The page says what was measured."""
    assert (CARDS / f"{name}.md").read_text() == as_markdown(card(name))


def test_victories_are_shared_out() -> None:
    """In every game one victory; who begins is counted apart from the others."""
    play = measure_play(game("gate"), 3, {}, "random", 20)
    assert sum(share for share, *_ in play.order) == pytest.approx(1, abs=2e-3)
    assert all(low <= share <= high for share, low, high in play.order)


@pytest.mark.parametrize(
    ("name", "options", "ends", "sets"), [("mine", {"stall_limit": 1}, 1_440, 2_102), ("donkey", {}, 29_760, 1_076)]
)
def test_walks_count_a_small_tree(name: str, options: dict[str, Any], ends: int, sets: int) -> None:
    """Knuth's estimate has the true number as its mean: ends and information sets that OpenSpiel finds in the tiny
    positions.
    """
    rules, rng = game(name), SplitMix64(1)
    tree = GameTree(rules, 2, rules.options(2, options), "tiny")
    walks = [walk(tree, rng) for _ in range(500)]
    assert log10(fmean(10**each.end for each in walks)) == pytest.approx(log10(ends), abs=0.02)
    known = [sum(10**decision.known for decision in each.decisions) for each in walks]
    assert log10(fmean(known)) == pytest.approx(log10(sets), abs=0.02)


def test_a_hidden_hand_makes_information_sets_fewer() -> None:
    """At the first decision of `gate` by so many as there can be hands of twelve cards at most, and orders by more."""
    rules = game("gate")
    first = walk(GameTree(rules, 2, rules.options(2)), SplitMix64(1)).decisions[0]
    assert first.unordered - log10(comb(36, 12)) < first.known < first.unordered < first.ways


def test_luck_and_play_share_the_result() -> None:
    """All luck is 1, none is 0, half is half."""
    results = [0.0, 1.0, 1.0, 0.0]
    assert share_of_luck(results, [result - 0.5 for result in results]) == pytest.approx(1)
    assert share_of_luck(results, [0.1] * 4) == pytest.approx(0)
    assert share_of_luck(results, [result / 2 for result in results]) == pytest.approx(0.5)
    measured = measure_luck(game("mine"), "random", games=4, samples=2)
    assert (measured.bot, measured.games) == ("random", 4)
    assert measured.error > 0


@pytest.mark.slow
def test_the_command_writes_both(tmp_path: Path) -> None:
    """The card as data and as a page, with the facts of the code; an unknown game is a sentence."""
    call = CliRunner().invoke(main, ["card", WRITTEN, "--games", "2", "--luck-games", "2", "--out", str(tmp_path)])
    assert call.exit_code == 0, call.output
    found = msgspec.json.decode((tmp_path / f"{WRITTEN}.json").read_bytes(), type=GameCard)
    assert found.facts == card(WRITTEN).facts
    assert f"# The card of `{WRITTEN}`" in (tmp_path / f"{WRITTEN}.md").read_text()
    assert "no game" in CliRunner().invoke(main, ["card", "poker"]).output.lower()

"""The yardstick: positions of which it is known what every move is worth, and figures that may not get worse."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from motherlode.bots import Budget, yardstick
from motherlode.bots.levels import strongest
from motherlode.bots.yardstick import knowledge_of, pack, shipped, state_of, unpack, values_of
from motherlode.cli.main import main
from motherlode.lab import yardstick_maker
from motherlode.lab.benchmark.policies import load_policy
from motherlode.lab.benchmark.yardstick import measure_all_losses
from motherlode.lab.yardstick_maker import Draft, Measurement, exactly, make, position_of
from motherlode.ratings.pools import pools_of
from motherlode.rules import GAMES, game

RECORDED = Path(__file__).parent / "yardstick_losses.json"
"""What the levels lose on all positions, by game: renewed with `python -m tests.lab.test_yardstick`."""
ITERATIONS = 300
TOLERANCE = 0.002
"""So much more of the chance to win may be lost: other chance alone changes a figure by up to so much."""
LEVELS = ("easy", "hard")


def measured(name: str) -> dict[str, float]:
    best = strongest(game(name))
    policies = [*map(load_policy, LEVELS), load_policy(best, ITERATIONS)]
    losses = measure_all_losses(policies, game(name))
    return {bot: loss.loss.value for bot, loss in zip((*LEVELS, best), losses, strict=True)}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_bot_gets_worse(name: str) -> None:
    """The mean loss of each level is at most what is recorded, within a tolerance. Whoever makes a bot better, or a
    weak level weaker on purpose, renews the record.
    """
    recorded = json.loads(RECORDED.read_text())[name]
    worse = {bot: loss for bot, loss in measured(name).items() if loss > recorded[bot] + TOLERANCE}
    assert not worse, f"recorded were {recorded}"


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_of_all_tables_and_times(name: str) -> None:
    """A thousand of each game, as many of each configuration, none twice, from all times of games."""
    found = shipped(game(name))
    tables = Counter((each.players, *each.options) for each in found)
    assert len(found) >= 1000
    assert len({(each.players, *each.options, each.deal, each.moves) for each in found}) == len(found)
    assert set(tables) == {(pool.players, *pool.variant) for pool in pools_of(name)}
    assert max(tables.values()) - min(tables.values()) <= 1
    lengths = [each.moves.count(",") for each in found]
    assert min(lengths) < max(lengths) / 4


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_a_value(name: str) -> None:
    for each in shipped(game(name))[:40]:
        state = state_of(game(name), each)
        values = values_of(state, each)
        assert set(values) == {move.text for move in state.legal_moves()}
        assert max(values.values()) == each.win
        assert len(each.errors) == len(each.losses)
        assert all(-0.05 < value <= 1 for value in values.values())


@pytest.mark.parametrize("name", ["donkey", "mine"])
def test_what_is_called_exact_is(name: str) -> None:
    """Worked out anew, it is the same."""
    exact = [each for each in shipped(game(name)) if each.exact][:3]
    assert exact
    for each in exact:
        found = exactly(knowledge_of(state_of(game(name), each)))
        assert found is not None
        again = position_of(Draft(0, each.players, each.options, each.deal, each.moves, True, (found,)))
        assert again == each


def test_a_stopped_work_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done is not done again, a line that was cut off is; the outcome is the same as without a stop."""
    monkeypatch.setattr(yardstick_maker, "LONG", Budget(iterations=40))
    whole = make(game("donkey"), 3, 2, tmp_path / "whole.jsonl")
    stopped = tmp_path / "stopped.jsonl"
    make(game("donkey"), 2, 2, stopped)
    stopped.write_bytes(stopped.read_bytes()[:-20])
    told: list[tuple[int, int]] = []
    assert make(game("donkey"), 3, 2, stopped, lambda done, all_of: told.append((done, all_of))) == whole
    assert told[-1] == (6, 6)
    assert unpack(pack(whole)) == whole


def test_the_best_move_is_one_that_was_looked_at() -> None:
    """A move that a search hardly tried may seem better than it is; all measurements count together."""
    both = Measurement((0.6, 0.5, 0.9), (0.7, 0.29, 0.01)), Measurement((0.5, 0.5, 0.7), (0.7, 0.29, 0.01))
    found = position_of(Draft(0, 2, {}, 1, "", False, both))
    assert found.win == 0.55
    assert found.losses == (0.0, 0.05, 0.0)
    assert found.error == found.errors[1] == 0.05
    assert not found.exact


def test_a_command_measures_and_another_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick_maker, "LONG", Budget(iterations=40))
    run = CliRunner().invoke
    said = run(main, ["yardstick", "measure", "random", "hard", "--game", "donkey", "--positions", "20"])
    assert said.exit_code == 0, said.output
    random, hard = (float(line.split("loses ")[1].split(" %")[0]) for line in said.output.splitlines())
    assert random > hard > 0
    function = "tests.lab.policy_functions:first_legal"
    said = run(main, ["yardstick", "measure", function, "--game", "donkey", "--positions", "2"])
    assert said.output.startswith(f"donkey  {function} loses ")
    made = run(
        main, ["yardstick", "make", "--game", "donkey", "--positions", "2", "--looks", "2", "--out", str(tmp_path)]
    )
    assert "2 positions" in made.output
    assert len(unpack((tmp_path / "donkey.jsonl.xz").read_bytes())) == 2
    assert run(main, ["yardstick", "measure", "nobody"]).exit_code == 2


def test_a_game_of_another_package_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(yardstick, "FOLDER", tmp_path)
    yardstick.shipped.cache_clear()
    assert list(yardstick.positions(game("donkey"))) == []
    yardstick.shipped.cache_clear()


if __name__ == "__main__":
    renewed = {name: {bot: round(loss, 5) for bot, loss in measured(name).items()} for name in GAMES}
    RECORDED.write_bytes(msgspec.json.format(msgspec.json.encode(renewed), indent=2) + b"\n")

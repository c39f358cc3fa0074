"""The baselines train by one command: here each for a moment, with all that it measures and writes."""

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from motherlode.envs import VectorEnv

torch = pytest.importorskip("torch")

SMALL: dict[str, dict[str, Any]] = {
    "table": {"PARTS": 1, "STEPS": 2, "GAMES": 8},
    "ppo": {"PARTS": 1, "STEPS": {"gate": 1}},
    "memory": {"PARTS": 1, "STEPS": 1, "GAMES": 8},
    "nfsp": {"PARTS": 1, "STEPS": 2, "GAMES": 32, "ANTICIPATORY": 0.5},
    "alphazero": {"PARTS": 1, "ROUNDS": 1, "GAMES": 2, "SIMULATIONS": 2, "LEARN": 1},
    "deep_cfr": {"PARTS": 1, "ITERATIONS": 1, "TRAVERSALS": 20, "STEPS": 2, "FINAL_STEPS": 2},
    "best_response": {"PARTS": 1, "STEPS": 1},
}
"""By baseline: its constants, as small as can be."""
GIVEN: dict[str, tuple[Any, ...]] = {"ppo": ("gate",), "deep_cfr": (["gate"],), "best_response": ("gate", "greedy")}
CHECKPOINTS = {"ppo": "ppo-gate", "nfsp": "nfsp-gate", "alphazero": "alphazero-donkey"}


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where curves and networks go meanwhile; victories are not measured."""
    runs = importlib.import_module("examples.baselines.runs")
    for name in ("curves", "checkpoints"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(runs, "HERE", tmp_path)
    for name in SMALL:
        baseline = importlib.import_module(f"examples.baselines.{name}")
        for measure in ("victories", "search_wins", "share_of_wins", "winnings"):
            if hasattr(baseline, measure):
                monkeypatch.setattr(baseline, measure, FAKES[measure])
    return tmp_path


FAKES: dict[str, Any] = {
    "victories": lambda act, game, games=256: {"random": 0.5},
    "search_wins": lambda learner, bot: 0.5,
    "share_of_wins": lambda own, other: 0.5,
    "winnings": lambda act, game, opponent: (0.5, 0.1),
}


@pytest.mark.parametrize("name", SMALL)
def test_one_command_trains(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each seed and part, and a small network that NumPy plays; a second call finds nothing left to do."""
    baseline = importlib.import_module(f"examples.baselines.{name}")
    for constant, value in SMALL[name].items():
        monkeypatch.setattr(baseline, constant, value)
    if name == "best_response":
        begin_with("gate")
    baseline.main(*GIVEN.get(name, ()), seeds=(1,))
    (file,) = (folder / "curves").iterdir()
    rows = json.loads(file.read_text())
    assert {row["seed"] for row in rows} == {1}
    assert all(row["cpu_seconds"] >= 0 for row in rows)
    baseline.main(*GIVEN.get(name, ()), seeds=(1,))
    assert json.loads(file.read_text()) == rows
    if name in CHECKPOINTS:
        plays_with_numpy(folder / "checkpoints" / f"{CHECKPOINTS[name]}.npz")


def begin_with(game: str) -> None:
    """A network as PPO would have kept it."""
    runs, ppo = (importlib.import_module(f"examples.baselines.{name}") for name in ("runs", "ppo"))
    runs.save(f"ppo-{game}", ((key, value.numpy()) for key, value in ppo.new_network(game).state_dict().items()))


def plays_with_numpy(file: Path) -> None:
    network = importlib.import_module("examples.baselines.network").Network(file.stem)
    (numbers, _), (_, bias) = network.layers["body.0"][0].shape, network.layers["actor"]
    assert file.stat().st_size < 800_000
    masks = np.zeros((4, len(bias)), np.int8)
    masks[:, 3] = 1
    assert network.act(np.ones((4, numbers), np.float32), masks).tolist() == [3] * 4


def test_a_network_of_cells_plays_the_same_with_numpy(folder: Path) -> None:
    """The network of `mine`: logits of torch and of NumPy, over what it was saved as."""
    runs, cells = (importlib.import_module(f"examples.baselines.{name}") for name in ("runs", "cells"))
    torch.manual_seed(1)
    trained = cells.CellNetwork()
    runs.save("ppo-mine", ((key, value.numpy()) for key, value in trained.state_dict().items()))
    env = VectorEnv("mine", 4, memory=True, encoding="share")
    for _ in range(9):
        turn = env.step(env.sample())
    logits = trained(turn.observations.copy(), turn.masks.copy())[0].logits.detach().numpy()
    scores = importlib.import_module("examples.baselines.network").Network("ppo-mine").scores(*turn[:2])
    for ours, theirs, mask in zip(scores, logits, turn.masks, strict=True):
        legal = mask > 0
        assert ours[legal] - ours[legal][0] == pytest.approx(theirs[legal] - theirs[legal][0], abs=1e-2)

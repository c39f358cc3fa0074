"""Other people's trainers train: a few hundred steps of each example; `make test-trainers` installs what they need.

Where `TRAINERS_PAGE` names a file, the table of what works with which version is written there from what passed.
"""

import importlib
import os
import re
import warnings
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

TRAINERS = {
    "ppo": ("torch", "PPO in one file, with self-play", "vectorised"),
    "maskable_ppo": ("sb3-contrib", "MaskablePPO", "Gymnasium"),
    "torch_rl": ("torchrl", "ClipPPOLoss with MaskedCategorical", "Gymnasium"),
    "tianshou_dqn": ("tianshou", "DQN with masks", "Gymnasium"),
    "rllib_ppo": ("ray", "RLlib's PPO with ActionMaskingTorchRLModule", "Gymnasium"),
}
"""By example: the package, what of it, and our form."""
MODULES = {"sb3-contrib": "sb3_contrib"}
SETTINGS: dict[str, dict[str, Any]] = {"maskable_ppo": {"n_steps": 128, "batch_size": 64}}
STEPS = 256
EXAMPLES = Path(__file__).parents[2] / "examples" / "trainers"
README = Path(__file__).parents[2] / "README.md"
HEAD = """# Trained with

Each is an example of at most 80 lines in [examples/trainers](../../examples/trainers), which learns when it is run
(`python -m examples.trainers.ppo gate`). `make test-trainers` installs the extra `trainers`, trains each for a few
hundred steps, and writes this table from what passed. RLlib wants another version of Gymnasium than ours is tested
with, so it has the extra `rllib`, for a fresh environment: `make test-rllib` makes one and tries its example there.

| library | version | what | our form | example |
| --- | --- | --- | --- | --- |
"""


@pytest.fixture(scope="module")
def passed() -> Iterator[list[str]]:
    """The examples that trained; at the end they become the page."""
    found: list[str] = []
    yield found
    page = os.environ.get("TRAINERS_PAGE")
    if page and found:
        before = Path(page).read_text().splitlines() if Path(page).exists() else []
        rows = [row(name) if name in found else kept_row(name, before) for name in TRAINERS]
        Path(page).write_text(HEAD + "\n".join(filter(None, rows)) + "\n")


def kept_row(name: str, lines: list[str]) -> str:
    """What an earlier run wrote of an example that cannot be run here: RLlib has an environment of its own."""
    return next((line for line in lines if f"[{name}.py]" in line), "")


def row(name: str) -> str:
    package, what, form = TRAINERS[name]
    link = f"[{name}.py](../../examples/trainers/{name}.py)"
    return f"| {package} | {version(package).partition('+')[0]} | {what} | {form} | {link} |"


@pytest.mark.parametrize("name", TRAINERS)
def test_a_few_hundred_steps(name: str, passed: list[str]) -> None:
    """It trains, and what it trained plays whole games by the masks."""
    package, *_ = TRAINERS[name]
    pytest.importorskip(MODULES.get(package, package))
    torch.set_num_threads(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs
        example = importlib.import_module(f"examples.trainers.{name}")
        trained = example.train("gate", STEPS, opponent="random", **SETTINGS.get(name, {}))
        policy = trained.act if name == "ppo" else example.policy(trained)
        assert 0 <= example.wins(policy, "gate", "random", games=16) <= 1
    passed.append(name)


def test_the_five_lines_of_the_first_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They need the package and the extra, and no checkout: nothing of the examples is imported."""
    pytest.importorskip("sb3_contrib")
    monkeypatch.chdir(tmp_path)
    (lines,) = (block for block in re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL) if "PPO" in block)
    assert "examples" not in lines
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs
        exec(lines.replace("20_000", "1"), {})
    assert (tmp_path / "gate.zip").exists()


def test_self_play_needs_no_sign() -> None:
    """With the network in all seats, of three players too, and it still plays by the masks."""
    example = importlib.import_module("examples.trainers.ppo")
    network = example.train("donkey", 1)
    assert np.isfinite(example.wins(network.act, "donkey", "random", games=8, players=3))


@pytest.mark.parametrize("name", TRAINERS)
def test_examples_are_short(name: str) -> None:
    """At most 80 lines each."""
    assert len((EXAMPLES / f"{name}.py").read_text().splitlines()) <= 80

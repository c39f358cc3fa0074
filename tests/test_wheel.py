"""The built wheel works without the source tree."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from motherlode.words import LANGUAGES

ROOT = Path(__file__).parents[1]
LEARNT = {"motherlode/bots/donkey/data/tables.npz", "motherlode/bots/gate/data/policy_weights.json"}
WORDS = ("game.ftl", "rules/donkey.md", "rules/mine.md", "rules/gate.md")
CODE = """
import pathlib, sys, motherlode
assert pathlib.Path(motherlode.__file__).is_relative_to(sys.argv[1]), motherlode.__file__
from motherlode import donkey, gate, mine
for game in (donkey, mine, gate):
    state = game.deal(2, 1)
    while not state.over:
        state = state.apply(state.legal_moves()[-1])
    print(game.name, state.outcome().scores)
"""


def test_the_wheel_installs_and_plays(tmp_path: Path) -> None:
    """A wheel built from the sources, installed into an empty folder, plays all three games and has the command."""
    quiet = {"cwd": tmp_path, "check": True, "capture_output": True, "text": True}
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, **quiet)  # type: ignore[call-overload]
    wheel = next(tmp_path.glob("*.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    assert "motherlode/py.typed" in names
    assert {f"motherlode/words/{language}/{file}" for language in LANGUAGES for file in WORDS} <= set(names)
    assert set(names) >= LEARNT
    assert not [name for name in names if name.startswith("tests")]
    target = tmp_path / "installed"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*install, str(wheel)], **quiet)  # type: ignore[call-overload]
    environment = os.environ | {"PYTHONPATH": str(target), "PYTHONSAFEPATH": "1"}
    played = subprocess.run([sys.executable, "-c", CODE, str(target)], env=environment, **quiet)  # type: ignore[call-overload]
    assert [line.split()[0] for line in played.stdout.splitlines()] == ["donkey", "mine", "gate"]
    command = [sys.executable, "-m", "motherlode", "--version"]
    assert "motherlode" in subprocess.run(command, env=environment, **quiet).stdout  # type: ignore[call-overload]

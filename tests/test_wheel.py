"""The built wheel works without the source tree, and without what its extras bring."""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, PathDistribution, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from motherlode.words import LANGUAGES

ROOT = Path(__file__).parents[1]
LEARNT = {"motherlode/bots/donkey/data/tables.npz", "motherlode/bots/gate/data/weights.npz"}
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
HIDING = """
import json, runpy, sys
sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))
sys.argv = sys.argv[2:]
"""
"""Before a program: what the first argument names cannot be imported, as if it were not installed."""
LIBRARY = f"""{CODE}
from motherlode.bots import Budget, make_bot
from motherlode.envs import VectorEnv
state = gate.deal(2, 1)
print(make_bot("random", gate).choose(state.knowledge(state.seat), Budget()).kind)
print(VectorEnv("donkey", 4).reset(1).masks.shape)
for form in ("gymnasium", "pettingzoo", "openspiel"):
    try:
        __import__("motherlode.envs." + form)
    except ModuleNotFoundError as error:
        print(error)
"""
PLAYED = ["donkey", "mine", "gate"]


def run(arguments: Iterable[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=os.environ | environment)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run(["-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)], folder)
    assert built.returncode == 0, built.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The folder into which it was installed, and nothing else."""
    target = wheel.parent / "installed"
    options = ["--quiet", "--no-deps", "--no-index", "--target", str(target)]
    done = run(["-m", "pip", "install", *options, str(wheel)], wheel.parent)
    assert done.returncode == 0, done.stderr
    return target


def test_the_wheel_is_whole(wheel: Path) -> None:
    """Types, words and learnt values are in it, tests are not."""
    names = zipfile.ZipFile(wheel).namelist()
    assert "motherlode/py.typed" in names
    assert {f"motherlode/words/{language}/{file}" for language in LANGUAGES for file in WORDS} <= set(names)
    assert set(names) >= LEARNT
    assert not [name for name in names if name.startswith("tests")]


def test_the_wheel_installs_and_plays(installed: Path) -> None:
    """Installed into an empty folder, it plays all three games and has the command."""
    alone = {"PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    played = run(["-c", CODE, str(installed)], installed.parent, **alone)
    assert [line.split()[0] for line in played.stdout.splitlines()] == PLAYED, played.stderr
    assert "motherlode" in run(["-m", "motherlode", "--version"], installed.parent, **alone).stdout


def installed_with(requirements: Iterable[str]) -> set[str]:
    """The distributions that these bring here, with all that they need themselves."""
    found: set[str] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        try:
            waiting += [Requirement(text) for text in distribution(name).requires or ()]
        except PackageNotFoundError:
            continue  # of another platform
        found.add(name)
    return found


def hidden_from_the_library(installed: Path) -> str:
    """The modules of everything that is installed here and that the wheel without its extras does not bring."""
    own = PathDistribution(next(installed.glob("motherlode-*.dist-info")))
    light = installed_with(own.requires or ()) | {"motherlode"}
    modules = packages_distributions().items()
    return json.dumps([name for name, owners in modules if not light & {canonicalize_name(owner) for owner in owners}])


def test_the_library_alone_is_light(installed: Path) -> None:
    """Rules, bots and vectorised environments need neither the server nor the terminal nor a toolkit; who asks for one
    of these is told the extra.
    """
    alone = {"PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    hidden = hidden_from_the_library(installed)
    assert {"litestar", "textual", "sqlalchemy", "gymnasium", "pyspiel"} <= set(json.loads(hidden))
    used = run(["-c", HIDING + LIBRARY, hidden, "library", str(installed)], installed.parent, **alone)
    *played, move, masks, gymnasium, pettingzoo, openspiel = used.stdout.splitlines() or [used.stderr]
    assert [line.split()[0] for line in played] == PLAYED
    assert move == "play"
    assert masks == "(4, 925)"
    assert gymnasium.startswith("gymnasium is not installed. It is in the extra 'research': pip install '.[research]'")
    assert pettingzoo.endswith("-py3-none-any.whl[research]'.")
    assert openspiel.startswith("pyspiel is not installed.")


@pytest.mark.parametrize(
    ("command", "works"),
    [
        ("simulate gate --games 2 --seed 1", True),
        ("arena gate --seats random,random --games 2", True),
        ("serve --port 0", False),
        ("play donkey", False),
        ("rules gate", False),
        ("sweep", False),
        ("doctor", False),
    ],
)
def test_commands_say_what_is_missing(installed: Path, command: str, works: bool) -> None:
    """Those of the library run without the extra `play`; the others say in one sentence how to get it."""
    alone = {"PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    program = HIDING + "runpy.run_module('motherlode', run_name='__main__')"
    hidden = hidden_from_the_library(installed)
    done = run(["-c", program, hidden, "motherlode", *command.split()], installed.parent, **alone)
    if works:
        assert done.returncode == 0, done.stderr
    else:
        assert done.returncode == 2
        assert done.stderr.startswith("motherlode: ")
        assert done.stderr.count("\n") == 1
        assert "is not installed. It is in the extra 'play': pip install '.[play]' in a checkout" in done.stderr

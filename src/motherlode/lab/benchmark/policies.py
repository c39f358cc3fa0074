"""What the benchmark plays: a function, a bot, a program that speaks lines, or a network in a file."""

import importlib
import json
import shlex
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any, Protocol

import msgspec

from motherlode.bots.protocol import Budget
from motherlode.bots.registry import bots_of, make_bot
from motherlode.envs.actions import actions_of
from motherlode.envs.observe import observe
from motherlode.lab.benchmark.onnx_policy import OnnxPolicy
from motherlode.rules import GAMES, Game, Knowledge, Move, game
from motherlode.rules.errors import MotherlodeError

LINES = "motherlode-lines/1"
COMMAND = "cmd:"
PATIENCE = 60
"""Seconds that a program may think about a move."""


class BadPolicy(MotherlodeError):
    """Something that cannot be played."""

    name = "bad_policy"


class Policy(Protocol):
    """A player of all games that it is asked for."""

    def choose(self, knowledge: Knowledge, seed: int) -> Move | str | int:
        """A move, its spelling, or its action; the seed is fixed for each seat of a deal."""

    def close(self) -> None:
        """The benchmark is over."""


@contextmanager
def reporting_failures(name: str) -> Iterator[None]:
    """Says what went wrong in somebody else's code, and where."""
    try:
        yield
    except MotherlodeError:
        raise
    except (Exception, SystemExit) as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise BadPolicy(f"{name!r} failed in {place.filename}, line {place.lineno}: {what}.") from error


class FunctionPolicy:
    """A function of what a seat knows."""

    def __init__(self, function: Callable[[Knowledge], Any], name: str) -> None:
        self._function = function
        self._name = name

    def choose(self, knowledge: Knowledge, seed: int) -> Any:
        with reporting_failures(self._name):
            return self._function(knowledge)

    def close(self) -> None:
        """There is nothing to close."""


class BotPolicy:
    """A bot, made by a function of a game and a seed."""

    def __init__(self, make: Callable[[Game, int], Any], budget: Budget, name: str) -> None:
        self._make = make
        self._budget = budget
        self._name = name

    def choose(self, knowledge: Knowledge, seed: int) -> Any:
        with reporting_failures(self._name):
            return self._make(knowledge.game, seed).choose(knowledge, self._budget)

    def close(self) -> None:
        """There is nothing to close."""


class CommandPolicy:
    """A program that gets a line of JSON for every decision, and answers with a line: a move's spelling or action."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("it is empty")
            self._process = subprocess.Popen(words, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise BadPolicy(f"The command {command!r} cannot be started: {str(error).removesuffix('.')}.") from None
        self._command = command

    def choose(self, knowledge: Knowledge, seed: int) -> str | int:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        watch = Timer(PATIENCE, self._process.kill)
        watch.start()
        try:
            stdin.write(json.dumps(question(knowledge, seed)) + "\n")
            stdin.flush()
            answer = stdout.readline().strip()
        except OSError:  # it has ended, and does not listen any more
            answer = ""
        finally:
            watch.cancel()
        if not answer:
            raise BadPolicy(f"The command {self._command!r} gave no answer within {PATIENCE} seconds, or ended.")
        return int(answer) if answer.isdecimal() else answer

    def close(self) -> None:
        with suppress(BrokenPipeError), self._process:  # what was not read by then is nobody's any more
            self._process.terminate()


def question(knowledge: Knowledge, seed: int) -> dict[str, Any]:
    """What a program is asked with: all that the seat knows."""
    return {
        "format": LINES,
        "game": knowledge.game.name,
        "players": knowledge.view.players,
        "options": msgspec.to_builtins(knowledge.options),
        "seat": knowledge.seat,
        "seed": seed,
        "view": msgspec.to_builtins(knowledge.view),
        "made": [move.text for move in knowledge.moves],
        "legal": [move.text for move in knowledge.legal_moves()],
        "actions": actions_of(knowledge.game).of_moves(knowledge.legal_moves()),
        "observation": observe(knowledge, memory=True).tolist(),
    }


def as_move(answer: Move | str | int, knowledge: Knowledge) -> Move | str:
    """What a policy answered: a move, its spelling, or its action."""
    if isinstance(answer, Move | str):
        return answer
    actions = actions_of(knowledge.game)
    try:
        number = int(answer)
    except (TypeError, ValueError, OverflowError):
        raise BadPolicy(f"A policy answers with a move, its spelling or its action, not with {answer!r}.") from None
    if not 0 <= number < len(actions):
        raise BadPolicy(f"{number} is no action of {knowledge.game.name}: there are {len(actions)}.")
    return actions.move(number)


def load_policy(text: str, iterations: int | None = None) -> Policy:
    """A policy by what a person types: `module:function`, a bot's name, `cmd:COMMAND`, or a file `….onnx`."""
    if text.startswith(COMMAND):
        return CommandPolicy(text.removeprefix(COMMAND))
    if text.endswith(".onnx"):
        return OnnxPolicy(Path(text))
    budget = Budget(iterations=iterations)
    if ":" in text:
        found = _imported(text)
        return BotPolicy(found, budget, text) if isinstance(found, type) else FunctionPolicy(found, text)
    if not any(text in bots_of(game(name)) for name in GAMES):
        raise BadPolicy(
            f"{text!r} is no bot of any game: a policy is 'module:function', a bot, 'cmd:COMMAND' or a file '….onnx'."
        )
    return BotPolicy(lambda rules, seed: make_bot(text, rules, seed), budget, text)


def _imported(text: str) -> Any:
    """Of a package that is installed, or of a file or folder here, as `python -m` finds it."""
    module, _, name = text.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    with reporting_failures(text):
        try:
            found = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError) as error:
            raise BadPolicy(f"There is no {text!r} to import: {error}.") from None
    if not callable(found):
        raise BadPolicy(f"{text!r} is no function, but {found!r}.")
    return found

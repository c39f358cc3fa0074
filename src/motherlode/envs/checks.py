"""Checks of what an environment is made with and asked for: a sentence says what is wrong and what would be right."""

from collections.abc import Mapping
from operator import index
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from motherlode.envs.errors import IllegalAction
from motherlode.rules.errors import BadOptions

Rewards = Literal["win", "points"]
Illegal = Literal["penalty", "error"]
"""What an illegal action does: it ends the game and costs its seat 1, as learners and toolkits expect who try out
anything; or it is an error, which finds mistakes in programs.
"""
SEEDS = 1 << 63


def one_of(name: str, value: Any, choices: Any) -> None:
    """`choices` is a type of literals."""
    known = get_args(choices)
    if not isinstance(value, str) or value not in known:
        raise BadOptions(f"{name} must be one of {', '.join(known)}, not {value!r}.")


def flags(**values: Any) -> None:
    """Options that are on or off."""
    for name, value in values.items():
        if not isinstance(value, bool | np.bool_):
            raise BadOptions(f"{name} must be True or False, not {value!r}.")


def whole_number(name: str, value: Any, low: int, high: int | None = None) -> int:
    """A number from `low` up to `high`, if there is such a bound."""
    try:
        number = index(value)
    except TypeError:
        raise BadOptions(f"{name} must be a whole number, not {value!r}.") from None
    if isinstance(value, bool | np.bool_) or number < low or (high is not None and number > high):
        bounds = f"{low} or more" if high is None else f"{low} to {high}"
        raise BadOptions(f"{name} must be {bounds}, not {value!r}.")
    return number


def seed(value: Any) -> int:
    return whole_number("seed", value, 0, SEEDS - 1)


def reset_options(options: Any, *known: str) -> dict[str, Any]:
    """What `reset` is asked for; only options that are known are taken."""
    if options is not None and not isinstance(options, Mapping):
        examples = " or ".join(f"{{'{name}': …}}" for name in known)
        raise BadOptions(f"options must be a dictionary such as {examples}, not {options!r}.")
    chosen = dict(options or {})
    for name in chosen:
        if name not in known:
            raise BadOptions(f"reset knows no option {name!r}; choose from {', '.join(known)}.")
    return chosen


def beginning(options: Any) -> dict[str, Any]:
    """Where a game begins: `record` or `state`."""
    chosen = reset_options(options, "record", "state")
    if "record" in chosen and "state" in chosen:
        raise BadOptions("A game begins from a record or from a state, not from both.")
    return chosen


def action_number(action: Any) -> int:
    """What a caller gave for one action."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAction(f"{action!r} is no action: actions are whole numbers.") from None


def action_numbers(actions: Any, games: int) -> npt.NDArray[Any]:
    """What a caller gave for an action in every game."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise IllegalAction(f"Actions are whole numbers, not {given.dtype}.")
    if given.shape != (games,):
        raise IllegalAction(f"There must be one action for each of {games} games, not an array of {given.shape}.")
    return given

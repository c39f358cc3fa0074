"""The pages of docs/research that are made from the code: `python -m motherlode.envs.describe docs/research`.

A test compares them with what stands there.
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.envs.actions import actions_of
from motherlode.envs.games import longest, observation_spec
from motherlode.envs.vector import VectorEnv
from motherlode.rules import GAMES, Game, game

SAMPLE = 512
"""Random games of which the properties are measured."""

CONFIGURATIONS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    *((name, players, {}) for name, spec in GAMES.items() for players in spec.players),
    *((name, players, dict(options)) for name, spec in GAMES.items() for players, options in spec.variants),
)


def pages() -> dict[str, str]:
    """The text of every page by its file name."""
    layouts = {f"{name}.md": "\n".join(layout_page(game(name))) for name in GAMES}
    lists = {f"{name}-actions.txt": "\n".join(action_list(game(name))) for name in GAMES}
    return {name: text + "\n" for name, text in {**layouts, **lists, "properties.md": "\n".join(properties())}.items()}


def layout_page(rules: Game) -> Iterator[str]:
    """A game's actions and observations."""
    actions, spec = actions_of(rules), observation_spec(rules)
    yield f"# `{rules.name}` for programs"
    yield ""
    yield "Made by `python -m motherlode.envs.describe`."
    yield ""
    yield "## Actions"
    yield ""
    yield f"{len(actions)} actions, whatever the number of players; all of them stand in [{rules.name}-actions.txt]" + (
        f"({rules.name}-actions.txt). An action's name is the record's spelling of its move."
    )
    yield ""
    yield "| actions | kind | from | to |"
    yield "| --- | --- | --- | --- |"
    for kind, group in groupby(enumerate(actions.moves), key=lambda numbered: numbered[1].kind):
        members = list(group)
        (first, begin), (last, end) = members[0], members[-1]
        yield f"| {first} to {last} | {kind} | `{begin}` | `{end}` |"
    yield ""
    yield "## Observations"
    yield ""
    yield f"{spec.size} numbers of the type int8, in the order of this table; 0 where nothing is said. Seats go from"
    yield "the own one clockwise: place 0 is the seat that looks. Places of seats that do not play are 0."
    yield ""
    yield "| feature | begins at | shape | largest | is | with `memory` also |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for feature in spec.features:
        shape = " x ".join(str(length) for length in feature.shape)
        place = spec.start[feature.name]
        yield f"| `{feature.name}` | {place} | {shape} | {feature.high} | {feature.meaning} | {feature.remembered} |"
    yield ""
    yield f"Faces are numbered in this order: {' '.join(card.text for card in rules.cards.CARDS)}."


def action_list(rules: Game) -> Iterator[str]:
    return (f"{action} {name}" for action, name in enumerate(actions_of(rules).names))


def properties() -> Iterator[str]:
    """What kind of games these are."""
    yield "# Properties of the games"
    yield ""
    yield f"Made by `python -m motherlode.envs.describe`: lengths, branching and scores are those of {SAMPLE} games of"
    yield "random players. A decision is one action of one seat; branching is the number of legal actions."
    yield ""
    yield "| game | options | decisions: mean | longest | bound | branching: mean | largest | scores |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for name, players, options in CONFIGURATIONS:
        shown = ", ".join([f"{players} players", *options])
        yield f"| `{name}` | {shown} | " + " | ".join(measure(name, players, options)) + " |"
    yield ""
    yield "| game | players | chance | information | utility |"
    yield "| --- | --- | --- | --- | --- |"
    for name, spec in GAMES.items():
        seats, known = f"{spec.players[0]} to {spec.players[-1]}", f"{spec.chance} | {spec.information}"
        yield f"| `{name}` | {seats} | {known} | victory: zero-sum; or points |"


def measure(name: str, players: int, options: dict[str, Any]) -> list[str]:
    """Length, its bound, branching and scores of random games: the first that ends in each of many places."""
    env = VectorEnv(name, SAMPLE, players, options)
    env.reset(1)
    lengths = np.zeros(SAMPLE, np.int64)
    going = np.ones(SAMPLE, np.bool_)
    choices = most = 0
    scores = np.zeros((SAMPLE, players), np.int64)
    while going.any():
        legal = env.turn.masks[going].sum(1, dtype=np.int64)
        choices += int(legal.sum())
        most = max(most, int(legal.max()))
        lengths += going
        ended = env.step(env.sample()).terminations & going
        scores[ended] = env.final_scores[ended]
        going &= ~ended
    bound = longest(env.game, env.options)
    mean, branching = lengths.mean(), choices / lengths.sum()
    return [
        f"{mean:.0f}",
        str(lengths.max()),
        str(bound),
        f"{branching:.1f}",
        str(most),
        f"{scores.min()} to {scores.max()}",
    ]


def main(folder: Path) -> None:
    for name, text in pages().items():
        (folder / name).write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

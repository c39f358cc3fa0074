"""Everything that the code names has its words. The names are read from the code, so that a new one is missed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

import motherlode
from motherlode.bots.levels import CHARACTERS, LEVELS
from motherlode.rules import GAMES, Event, MotherlodeError, errors, game
from motherlode.rules.donkey.view import PHASES
from motherlode.rules.events import GameOver
from motherlode.rules.gate.view import DIRECTIONS
from motherlode.table.commands import PHRASES
from motherlode.words import Words, card

SOURCE = Path(motherlode.__file__).parent
PROTOCOL = SOURCE.parents[1] / "docs" / "protocol.md"
ENGLISH = Words("en")


def key(*names: str) -> str:
    return "-".join(names).replace("_", "-").lower()


def missing(keys: Iterator[str] | list[str]) -> list[str]:
    found = list(keys)
    assert found
    return [name for name in found if name not in ENGLISH]


def calls(folder: Path, name: str) -> Iterator[ast.expr]:
    """The first arguments of all calls of a name."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node.args[0]


def texts(expression: ast.expr) -> Iterator[str]:
    """The strings that an expression can be."""
    if isinstance(expression, ast.IfExp):
        yield from texts(expression.body)
        yield from texts(expression.orelse)
    elif isinstance(expression, ast.Constant):
        yield str(expression.value)


def kinds(name: str) -> list[str]:
    """The kinds of events that a game can tell."""
    module = f"motherlode.rules.{name}.events"
    game(name)
    own: list[type[Event]] = [kind for kind in Event.__subclasses__() if kind.__module__ == module]
    own.append(GameOver)
    return [str(kind.__struct_config__.tag) for kind in own]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_described(name: str) -> None:
    assert missing([f"game-{name}", f"game-{name}.about", f"game-{name}.minutes"]) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_event_can_be_told(name: str) -> None:
    assert len(kinds(name)) > 8
    assert missing([key("event", name, kind) for kind in kinds(name)]) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_its_name(name: str) -> None:
    """In English the names are those of the rules, and each colour's letter is the record's."""
    for face in game(name).cards.CARDS:
        assert card(ENGLISH, name, face.text) == face.name
        if face.colour:
            assert ENGLISH(f"colour-{face.colour}.short") == face.text[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_explained(name: str) -> None:
    """With the clause behind it, and each of several values in words."""
    options = game(name).deals.Options
    for field in msgspec.structs.fields(options):
        option = key("option", name, field.name)
        assert missing([option, f"{option}.about", f"{option}.clause"]) == []
        assert re.fullmatch(rf"{name[0].upper()}\d+", ENGLISH(f"{option}.clause"))
        value_type = get_type_hints(options)[field.name]
        if get_origin(value_type) is Literal:
            assert missing([key(option, value) for value in get_args(value_type)]) == []


def test_every_refusal_has_a_sentence() -> None:
    """Those of the protocol's page, those that the table and the server give, and those of the rules."""
    listed = PROTOCOL.read_text().partition("Names of refusals: `")[2].partition("`")[0].split()
    given = [text for part in ("table", "web") for first in calls(SOURCE / part, "Refused") for text in texts(first)]
    raised = [
        kind.name for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, MotherlodeError)
    ]
    assert min(len(listed), len(given), len(raised)) > 8
    assert missing([key("refused", name) for name in (*listed, *given, *raised)]) == []


def test_every_phrase_and_level_has_its_words() -> None:
    assert missing([key("phrase", phrase) for phrase in PHRASES]) == []
    levels = [f"level-{level}" for level in ("random", *LEVELS, *CHARACTERS)]
    assert missing([*levels, *[f"{level}.about" for level in levels]]) == []


def test_every_phase_has_its_words() -> None:
    """The phases of mine are met in play; see `test_telling.py`."""
    assert missing([f"phase-donkey-{phase}" for phase in PHASES]) == []
    assert missing([f"phase-gate-{direction}" for direction in (*DIRECTIONS, "kicker", "over")]) == []
    assert missing([f"phase-table-{phase}" for phase in ("gathering", "playing", "over")]) == []

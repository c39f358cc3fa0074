"""Everything that a client can send or get, as one JSON Schema: from it other languages make their types.

`python -m motherlode.web.schema` prints it.
"""

from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from motherlode.contests.tournament import TournamentSettings
from motherlode.rules import GAMES, Event, Game, Outcome, Truth, View, game
from motherlode.rules.events import GameOver
from motherlode.rules.fields import REFUSAL_FACTS, fields_told
from motherlode.table.commands import AnyCommand
from motherlode.table.entries import Settings
from motherlode.table.frames import AnyFrame
from motherlode.table.hints import FACTS
from motherlode.web.api import HANDLERS, daily, notices, people, puzzles, tables, tournaments
from motherlode.web.api.endpoint import RefusedRequest
from motherlode.web.contest_watch import AnyContestFrame
from motherlode.web.laboratory import ExperimentWanted
from motherlode.web.lobby_messages import AnyLobbyCommand, AnyLobbyFrame

POINTER = "#/$defs/"
COMMANDS: tuple[type, ...] = get_args(AnyCommand)
FRAMES: tuple[type, ...] = get_args(AnyFrame)
LOBBY_COMMANDS: tuple[type, ...] = get_args(AnyLobbyCommand)
LOBBY_FRAMES: tuple[type, ...] = get_args(AnyLobbyFrame)
CONTEST_FRAMES: tuple[type, ...] = get_args(AnyContestFrame)
MAY_LACK = {
    Settings, tables.PlayOn, people.NameWanted, people.NewPasskey, daily.DailyStart, notices.Subscription,
    notices.WebhookGiven, puzzles.PuzzleMove, TournamentSettings, tournaments.JoinContest, ExperimentWanted,
}  # fmt: skip
"""Bodies of requests that may leave out what is the default."""


class GameTypes:
    """A game's own classes under the names that they have in the schema."""

    def __init__(self, name: str) -> None:
        rules = game(name)
        self.game = name
        self.title = name.capitalize()
        self.view = rules.view_type
        self.truth = rules.truth_type
        self.outcome = rules.outcome_type
        self.options: type = rules.deals.Options
        self.events = [cls for cls in rules.event_types if cls is not GameOver]

    def all(self) -> list[type]:
        return [self.view, self.truth, self.outcome, self.options, *self.events]

    def names(self) -> dict[type, str]:
        """Events and options of different games are called the same, or like anything else."""
        return {cls: f"{self.title}{cls.__name__}" for cls in (*self.events, self.options)}


def bodies_and_answers() -> list[type]:
    """What HTTP requests bring and get, as the endpoints' functions are annotated."""
    hints = [get_type_hints(handler.fn) for handler in HANDLERS]
    return [*dict.fromkeys(cls for hint in hints for each in hint.values() for cls in _structs(each)), RefusedRequest]


def _structs(annotation: Any) -> Iterator[type]:
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for part in get_args(annotation):
        yield from _structs(part)


def document() -> dict[str, Any]:
    """The schema. `Command`, `Frame`, `LobbyCommand`, `LobbyNews`, `ContestNews`, `View`, `Event`, `Outcome` and
    `Truth` are unions; so are each game's events.
    """
    games = [GameTypes(name) for name in GAMES]
    names = {cls: f"{cls.__name__}Command" for cls in (*COMMANDS, *LOBBY_COMMANDS)}
    for types in games:
        names |= types.names()
    sent = [*COMMANDS, *LOBBY_COMMANDS, *FRAMES, *LOBBY_FRAMES, *CONTEST_FRAMES, *bodies_and_answers()]
    classes = [*sent, GameOver, *(cls for types in games for cls in types.all())]
    definitions = _define(classes, names)
    _require_what_is_sent(definitions)
    definitions["Command"] = _any_of(names[cls] for cls in COMMANDS)
    definitions["Frame"] = _any_of(cls.__name__ for cls in FRAMES)
    definitions["LobbyCommand"] = _any_of(names[cls] for cls in LOBBY_COMMANDS)
    definitions["LobbyNews"] = _any_of(cls.__name__ for cls in LOBBY_FRAMES)
    definitions["ContestNews"] = _any_of(cls.__name__ for cls in CONTEST_FRAMES)
    for types in games:
        definitions[f"{types.title}Event"] = _any_of([*(names[cls] for cls in types.events), "GameOver"])
        for cls in (types.view, types.truth):
            definitions[cls.__name__]["properties"]["game"] = {"enum": [types.game]}
    for base in (View, Event, Outcome, Truth):
        definitions[base.__name__] = _any_of(f"{types.title}{base.__name__}" for types in games)
    _type_replays(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Motherlode",
        "$defs": dict(sorted(definitions.items())),
        "games": {name: _parts(game(name)) for name in GAMES},
        "facts": {"hint": FACTS, "refused": REFUSAL_FACTS},
    }


def _parts(rules: Game) -> dict[str, Any]:
    """What is needed to show a game: its cards, the colours that players may wish for and how many each gets, how the
    fields of its events and view are told, and which events turn something up.
    """
    wishes = rules.spec.wishes
    return {
        "cards": {card.text: [card.kind, card.colour, card.value] for card in rules.cards.CARDS},
        "colours": [] if wishes is None else list(wishes.colours),
        "each": {} if wishes is None else {str(players): count for players, count in wishes.each.items()},
        "told": {event.kind(): fields_told(event) for event in rules.event_types},
        "view": fields_told(rules.view_type),
        "turns_up": [event.kind() for event in rules.event_types if event.turns_up],
    }


def _define(classes: list[type], names: dict[type, str]) -> dict[str, Any]:
    """The classes and all that they mention, under the names that they have here."""
    _, found = msgspec.json.schema_components(classes, ref_template=POINTER + "{name}")
    new = {_key(cls, found): name for cls, name in names.items()}
    text = msgspec.json.encode({new.get(old, old): definition for old, definition in found.items()}).decode()
    for old, name in new.items():
        text = text.replace(f'"{POINTER}{old}"', f'"{POINTER}{name}"')
    definitions: dict[str, Any] = msgspec.json.decode(text)
    for name, definition in definitions.items():
        definition["title"] = name
    return definitions


def _key(cls: type, found: dict[str, Any]) -> str:
    """What msgspec calls a class: by its whole name where the short one would be two things."""
    whole = f"{cls.__module__}.{cls.__name__}"
    return whole if whole in found else cls.__name__


def _require_what_is_sent(definitions: dict[str, Any]) -> None:
    """What comes from the server has all its fields; only options, and some requests, leave out what is the default."""
    may_lack = {cls.__name__ for cls in MAY_LACK}
    for name, definition in definitions.items():
        if "properties" in definition and name not in may_lack and not name.endswith(("Options", "Command")):
            definition["required"] = list(definition["properties"])


def _type_replays(definitions: dict[str, Any]) -> None:
    """A replay's steps hold any game's events, view and truth."""
    step, replay = definitions["ReplayStep"]["properties"], definitions["Replay"]["properties"]
    step["events"]["items"] = _ref("Event")
    step["view"] = _ref("View")
    step["truth"] = _or_null("Truth")
    replay["outcome"] = _or_null("Outcome")


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": POINTER + name}


def _or_null(name: str) -> dict[str, Any]:
    return {"anyOf": [_ref(name), {"type": "null"}]}


def _any_of(names: Iterable[str]) -> dict[str, Any]:
    return {"anyOf": [_ref(name) for name in names]}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(document()), indent=2).decode())

"""The one schema of everything: what really goes over the wire fits it."""

from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from motherlode.rules import SplitMix64, game, record
from motherlode.table import commands as ask
from motherlode.table import frames
from motherlode.table.views import everything, hint_frame, play_frame
from motherlode.web.api.records import Page, _replay
from motherlode.web.schema import document
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on
from tests.table.seating import Sitting, started
from tests.web.serving import run, serving


class Rated:
    def __init__(self, sitting: Sitting) -> None:
        assert sitting.table.play is not None
        self.move = sitting.table.play.state.legal_moves()[-1]
        self.win, self.points = 0.5, -3.0


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for(document() | {"$ref": f"#/$defs/{name}"})


def check(name: str, value: Any) -> None:
    validator(name).validate(msgspec.json.decode(msgspec.json.encode(value)))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_frames_of_played_games_fit(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Of every kind, for everybody, and nothing else would: a field too few is noticed."""
    name, players, options = configuration
    sitting = started(game=name, players=players, options=options)
    rng = SplitMix64(3)
    while sitting.table.running:
        seat, play = sitting.table.to_move, sitting.table.play
        assert play is not None
        assert seat is not None
        check("Frame", play_frame(sitting.table, "ben"))
        check("HintFrame", hint_frame(play.snapshot()(seat), sitting.table.turn, Rated(sitting)))
        sitting.play_on(rng, 13)
    for person in ("ann", "onlooker"):
        for frame in everything(sitting.table, person, 0.0):
            check("Frame", msgspec.Raw(frame))
    view = msgspec.json.decode(everything(sitting.table, "ann", 0.0)[1])["view"]
    title = name.capitalize()
    check(f"{title}View", view)
    check(f"{title}Outcome", view["outcome"])
    for other in {"Donkey", "Mine", "Gate"} - {title}:
        assert not validator(f"{other}View").is_valid(view)
    assert not validator("View").is_valid({key: view[key] for key in view if key != "moves"})


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_replays_fit(name: str) -> None:
    state = play_on(game(name).deal(2, 7), SplitMix64(1))
    replay = _replay(record.write(state), Page(None, True, 0, 100))
    check("Replay", replay)
    assert replay.steps[0].truth is not None


def test_commands_are_told_strictly() -> None:
    check("Command", ask.Sit(seat=1))
    check("Command", {"kind": "hint", "seat": 0})
    for bad in ({"kind": "sit"}, {"kind": "sit", "seat": 1, "x": 2}, {"kind": "fly"}):
        assert not validator("Command").is_valid(bad)


def test_every_kind_is_there() -> None:
    """Those of a table, of the lobby, and of a tournament."""

    def named(*unions: str) -> set[str]:
        return {entry["$ref"].rpartition("/")[2] for union in unions for entry in document()["$defs"][union]["anyOf"]}

    assert named("Frame", "LobbyNews", "ContestNews") == {cls.__name__ for cls in frames.Frame.__subclasses__()}
    commands = {f"{cls.__name__}Command" for cls in ask.Command.__subclasses__()}
    assert named("Command", "LobbyCommand") == commands
    assert not named("Command") & named("LobbyCommand")


def test_answers_over_http_fit(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.get("/schema/messages.json")).json() == document()
            check("Welcome", (await client.get("/api/me")).json())
            code = await site.open(client, game="mine", players=2, listed=True)
            for each in (await client.get("/api/games")).json():
                check("GameShown", each)
            check("Summary", (await client.get(f"/api/tables/{code}")).json())
            for each in (await client.get("/api/me/tables")).json():
                check("MyTable", each)
            check("LanAddresses", (await client.get("/api/here")).json())
            check("Health", (await client.get("/health")).json())
            check("RefusedRequest", (await client.get("/api/tables/nothere")).json())

    run(test())

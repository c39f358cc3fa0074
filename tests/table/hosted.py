"""Hosts of tables, people at them and games begun."""

from typing import Any

from motherlode.table.host import TableHost
from tests.table.hosting import Direct, Person, Stage, settle
from tests.web.serving import run


async def begin(person: Person, other: str = "random") -> None:
    """The person in seat 0 and a bot in seat 1, and the first game."""
    assert (await person.ask("sit", seat=0))["kind"] == "done"
    assert (await person.ask("seat_bot", seat=1, level=other))["kind"] == "done"
    assert (await person.ask("start"))["kind"] == "play"
    await person.until(lambda: person.to_move)


def alone(test: Any, **settings: Any) -> None:
    """A test with ports by hand."""

    async def playing() -> None:
        stage = Stage()
        wanted = {"game": "donkey", "players": 2, "first": 0, "deal": 7, "pause": False} | settings
        host = await stage.open(**wanted)
        await test(stage, host)
        await host.stop()
        await settle()
        assert not host._tasks

    run(playing())


async def two_people(host: TableHost) -> tuple[Direct, Direct]:
    ann, ben = Direct(host, "ann"), Direct(host, "ben")
    await ann.ask("sit", seat=0)
    await ben.ask("sit", seat=1)
    await ann.ask("start")
    return ann, ben

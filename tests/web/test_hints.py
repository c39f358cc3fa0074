"""Hints over the wire: thought about by a bot, without holding anybody up."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest

from motherlode.bots.table_bots import TableBots
from tests.web.seating import sit_down
from tests.web.serving import Player, Site, run, serving

QUICK = TableBots({"expert": 0.02})


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_a_hint_is_a_legal_move_with_a_reason(game: str, tmp_path: Path) -> None:
    """It changes nothing: no turn, no entry in the log, nothing for the others to see."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK) as site:
            code, cookies = await sit_down(site, game, 2)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                await ann.ask("start")
                await ben.until("play")
                mover, other = (ann, ben) if ann.play["view"]["moves"] else (ben, ann)
                table = (await site.manager.find(code)).table
                before, seen = table.length, len(other.frames)
                view = mover.play["view"]
                hint = await mover.ask("hint", seat=view["seat"])
                assert (hint["kind"], hint["seat"], hint["turn"]) == ("hint", view["seat"], view["turn"])
                assert hint["move"] in view["moves"]
                assert 0 <= hint["win"] <= 1
                assert hint["reason"]
                assert table.length == before
                assert (await other.ask("hint", seat=view["seat"]))["name"] == "not_your_seat"
                assert "hint" not in {frame["kind"] for frame in other.frames[seen:]}
                assert (await mover.move(hint["move"]))["kind"] == "play"

    run(test())


async def send_hint(player: Player) -> None:
    await player.connection.send(msgspec.json.encode({"kind": "hint", "seat": 0, "id": 1000}).decode())


def occupy(site: Site) -> threading.Event:
    """All threads of the bots have something else to do until the event."""
    busy = threading.Event()
    asyncio.get_running_loop().create_task(site.manager.bot_pool.run(busy.wait))
    return busy


def test_nobody_waits_for_a_hint(tmp_path: Path) -> None:
    """While it is thought about its asker can move; then it comes too late and is refused. One at a time."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db", bots=QUICK, bot_threads=1) as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("start")
                busy = occupy(site)
                await send_hint(ann)
                assert (await ann.ask("hint", seat=0))["name"] == "too_fast"
                assert (await ann.move())["kind"] == "play"
                busy.set()
                assert (await ann.until("refused", lambda frame: frame["answer"] == 1000))["name"] == "stale"

    run(test())


def test_a_table_can_do_without_hints(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0, hints=False)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("start")
                assert (await ann.ask("hint", seat=0))["name"] == "no_hints"

    run(test())

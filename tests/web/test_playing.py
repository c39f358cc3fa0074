"""People and bots play over the network, from opening a table to the record."""

import msgspec
import pytest

from motherlode.rules import record
from motherlode.table import Evidence, verify
from motherlode.table.fair import Terms, seal
from tests.web.serving import Site, all_steps, run, serving

VALUE = "c0" * 32


@pytest.mark.parametrize(("game", "players"), [("donkey", 3), ("mine", 2), ("gate", 2)])
def test_a_whole_game_with_bots_online(game: str, players: int, database: str) -> None:
    """A person opens a table, fills it with bots and plays to the end; the record can be had and checked."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            code = await site.open(client, game=game, players=players, pause=False)
            cookie = client.cookies["motherlode_guest"]
            async with site.player(code, cookie) as host:
                assert (await host.ask("sit", seat=0))["kind"] == "done"
                for seat in range(1, players):
                    assert (await host.ask("seat_bot", seat=seat, level="random"))["kind"] == "done"
                assert (await host.ask("seal", seat=0, seal=seal(VALUE)))["kind"] == "done"
                assert (await host.ask("start"))["kind"] == "done"
                terms = msgspec.convert(host.table["terms"], Terms)
                assert terms.seals[0] == seal(VALUE)
                assert (await host.ask("value", seat=0, value=VALUE))["kind"] == "play"
                while host.play["view"]["to_move"] is not None:
                    if host.play["view"]["to_move"] == 0:
                        assert (await host.move())["kind"] == "play"
                    else:
                        await host.until("play")
                await check_record(site, host.table["record"], terms.digest)

    async def check_record(site: Site, name: str, terms: str) -> None:
        async with site.browser() as client:
            answer = await client.get(f"/api/records/{name}")
            state = record.read(answer.content)
            assert state.over
            assert verify(answer.content, Evidence(values={0: VALUE}, terms=terms)).name == "fair"
            steps = await all_steps(client, f"/api/records/{name}/steps")
            assert len(steps["steps"]) == state.turn + 1
            known: dict[str, str | int] = {"terms": terms, "seat": 0, "value": VALUE}
            checked = await client.post("/api/verify", content=answer.content, params=known)
            assert checked.json()["verdict"] == "fair"

    run(test())

"""One's own tables, games that go on from a record, and where the server is found."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from motherlode.rules import SplitMix64, game, record
from motherlode.table import Unfair, verify
from motherlode.web.lan import addresses, is_near
from tests.play import play_on
from tests.web.seating import sit_down
from tests.web.serving import all_steps, run, serving


def test_the_tables_where_i_sit(database: str) -> None:
    """Those that I host or sit at, with whose turn it is; nobody else's, and not those that I left."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            assert (await client.get("/api/me/tables")).json() == []
            code, cookies = await sit_down(site, "donkey", 2, first=1)
            await sit_down(site, "mine", 2)
            async with site.player(code, cookies[1]) as ben:
                await ben.ask("name", name="Ben")
                async with site.player(code, cookies[0]) as ann:
                    await ann.ask("start")
            client.cookies.set("motherlode_guest", cookies[1])
            (mine,) = (await client.get("/api/me/tables")).json()
            assert (mine["code"], mine["phase"], mine["my_turn"], mine["host"]) == (code, "playing", True, False)
            assert (mine["seats"], mine["others"]) == ([1], [{"name": None, "level": None, "seat": 0}])
            assert (mine["to_move"], mine["scores"], mine["wins"]) == (1, None, [0, 0])
            client.cookies.set("motherlode_guest", cookies[0])
            (theirs,) = (await client.get("/api/me/tables")).json()
            assert (theirs["my_turn"], theirs["host"]) == (False, True)
            assert theirs["others"] == [{"name": "Ben", "level": None, "seat": 1}]
            async with site.player(code, cookies[1]) as ben:
                await ben.ask("stand", seat=1)
            client.cookies.set("motherlode_guest", cookies[1])
            assert (await client.get("/api/me/tables")).json() == []

    run(test())


def test_a_personal_link_says_what_it_would_change_and_leads_back(tmp_path: Path) -> None:
    """A stranger's link: looking changes nothing, and who followed it comes back to all seats."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code, (ann, ben) = await sit_down(site, "donkey", 2)
            await sit_down_again(site, ben)
            async with site.player(code, ann) as player:
                await player.ask("name", name="Ann")
            client.cookies.set("motherlode_guest", ben)
            shown = (await client.post("/api/me/link/look", json={"token": ann})).json()
            assert shown == {
                "same": False,
                "yours": {"name": None, "tables": 2},
                "theirs": {"name": "Ann", "tables": 1},
            }
            assert len((await client.get("/api/me/tables")).json()) == 2
            assert (await client.post("/api/me/link/look", json={"token": ben})).json()["same"]
            client.cookies.clear()
            client.cookies.set("motherlode_guest", ben)
            answer = await client.post("/api/me/link", json={"token": ann})
            assert len(await site_tables(site, answer.cookies["motherlode_guest"])) == 1
            assert len(await site_tables(site, answer.json()["back"])) == 2
            client.cookies.clear()
            assert (await client.post("/api/me/link", json={"token": ann})).json() == {"back": None}
            bad = await client.post("/api/me/link/look", json={"token": "ann.0000"})
            assert bad.json()["name"] == "bad_link"

    run(test())


async def sit_down_again(site: Any, cookie: str) -> None:
    async with site.browser() as client:
        client.cookies.set("motherlode_guest", cookie)
        code = (await client.post("/api/tables", json={"game": "gate", "players": 2})).json()["code"]
    async with site.player(code, cookie) as player:
        await player.ask("sit", seat=0)


async def site_tables(site: Any, cookie: str) -> list[Any]:
    async with site.browser() as client:
        client.cookies.set("motherlode_guest", cookie)
        tables: list[Any] = (await client.get("/api/me/tables")).json()
        return tables


@pytest.mark.parametrize(("name", "players"), [("donkey", 3), ("mine", 2), ("gate", 2)])
def test_playing_on_from_a_record(name: str, players: int, database: str) -> None:
    """The game stands as it stood there, goes on against bots, survives a restart, and claims no fair shuffle."""
    over = play_on(game(name).deal(players, 5), SplitMix64(1))
    whole = record.write(over)

    async def test() -> None:
        asked: dict[str, Any] = {"record": record_of(whole), "moves": 12, "level": "random", "pause": False}
        seat = over.history[12].seat
        async with serving(database) as site, site.browser() as client:
            answer = await client.post("/api/tables/from", json=asked | {"seat": seat})
            assert answer.status_code == 201, answer.text
            code, cookie = answer.json()["code"], client.cookies["motherlode_guest"]
            assert await client.get("/api/tables") is not None
            async with site.player(code, cookie) as ann:
                await ann.until("history")
                assert [step["last"] for step in ann.frames[-1]["steps"]][1:] == made(over, 12)
                then = over.history[12].view(seat)
                assert ann.play["view"]["moves"] == list(then.moves)
                assert ann.table["seats"][seat]["player"] == "person"
        async with serving(database) as site, site.player(code, cookie) as ann:
            await ann.until("play")
            while ann.play["view"]["to_move"] is not None:
                if ann.play["view"]["to_move"] == seat:
                    assert (await ann.move())["kind"] == "play"
                else:
                    await ann.until("play")
            async with site.browser() as client:
                document = (await client.get(f"/api/records/{ann.table['record']}")).content
                assert record.read(document).moves[:12] == over.moves[:12]
                with pytest.raises(Unfair):
                    verify(document)
                name = ann.table["record"]
                again = await client.post("/api/tables/from", json=asked | {"record": name, "seat": 0, "moves": 0})
                assert again.status_code == 201

    run(test())


def record_of(text: bytes) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(text)
    return decoded


def made(over: Any, moves: int) -> list[dict[str, Any]]:
    states = over.history[: moves + 1]
    return [{"seat": before.seat, "move": after.last_move.text} for before, after in pairwise(states)]


def test_points_from_which_nobody_can_play_on(database: str) -> None:
    over = play_on(game("donkey").deal(2, 5), SplitMix64(1))
    good: dict[str, Any] = {"record": record_of(record.write(over)), "moves": 3, "seat": 0, "level": "easy"}
    bad: list[tuple[dict[str, Any], str]] = [
        ({"moves": over.turn}, "over"),
        ({"moves": over.turn + 1}, "no_such_turn"),
        ({"moves": -1}, "no_such_turn"),
        ({"seat": 2}, "no_such_seat"),
        ({"level": "genius"}, "unknown_bot"),
        ({"record": {}}, "bad_record"),
        ({"record": "0123"}, "no_such_record"),
    ]

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            for change, name in bad:
                answer = await client.post("/api/tables/from", json=good | change)
                assert answer.json()["name"] == name, answer.text

    run(test())


@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_a_replay_with_all_cards(name: str, database: str) -> None:
    """What lies hidden is told if it is asked for, and fits what comes later; a single turn can be asked for."""
    over = play_on(game(name).deal(2, 5), SplitMix64(1))
    text = record.write(over)

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            plain = await all_steps(client, "/api/replay", text)
            assert all(step["truth"] is None for step in plain["steps"])
            whole = await all_steps(client, "/api/replay", text, all="true")
            assert (whole["turns"], len(whole["steps"])) == (over.turn, over.turn + 1)
            check_truth(name, over, whole["steps"])
            one = (await client.post("/api/replay", content=text, params={"all": "true", "turn": 7})).json()
            assert one["steps"] == [whole["steps"][7]]
            late = await client.post("/api/replay", content=text, params={"turn": over.turn + 1})
            assert (late.status_code, late.json()["name"]) == (404, "no_such_turn")

    run(test())


def check_truth(name: str, over: Any, steps: list[dict[str, Any]]) -> None:
    first, last = steps[0]["truth"], steps[-1]["truth"]
    if name == "donkey":
        drawn = [card for offer in first["draw"] for card in offer]
        assert sorted([*steps[0]["view"]["offer"], *drawn]) == sorted(over.deal.draw)
        assert first["removed"] == sorted(over.deal.removed, key=first["removed"].index)
        assert last["piles"] == [list(pile) for pile in over.outcome().piles]
    elif name == "mine":
        assert first["cells"] == list(over.deal.cells)
        assert last["cells"] == [None] * 64
        assert last["gold"] == [list(cards) for cards in over.outcome().gold]
    else:
        for state, step in zip(over.history, steps, strict=True):
            assert step["truth"]["hands"] == [list(state.view(seat).hand) for seat in range(2)]
        assert sorted(first["aside"]) == sorted(over.deal.rounds[0].aside)


def test_where_the_server_is_found() -> None:
    """Only what other devices can use is told; a server for this machine alone has no address for them."""
    assert addresses("127.0.0.1", 8000) == ()
    assert addresses("localhost", 8000) == ()
    assert addresses("192.168.1.5", 8000) == ("http://192.168.1.5:8000",)
    assert not [each for each in addresses("0.0.0.0", 8000) if "127.0.0.1" in each or not each.endswith(":8000")]
    assert is_near("127.0.0.1")
    assert is_near("192.168.1.7")
    assert not is_near("8.8.8.8")
    assert not is_near("")


@pytest.mark.parametrize("host", ["192.168.1.5:8000", "gold-box:8000", "gold-box.local:8000", "[fd00::5]:8000"])
def test_a_page_opened_by_another_name_is_ours(host: str, tmp_path: Path) -> None:
    """By address or by host name: the socket and all that changes something accept the page's own origin."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            headers = {"Host": host, "Origin": f"http://{host}"}
            answer = await client.post("/api/tables", json={"game": "gate", "players": 2}, headers=headers)
            assert answer.status_code == 201
            cookie = answer.headers["set-cookie"].lower()
            assert "domain" not in cookie
            assert "secure" not in cookie
            code = answer.json()["code"]
            async with site.browser() as other:
                signed = (await other.get("/api/me")).cookies["motherlode_guest"]
            async with connect(
                f"ws://{host}/api/tables/{code}/socket",
                host="127.0.0.1",
                port=int(site.host.rpartition(":")[2]),
                additional_headers={"Origin": f"http://{host}", "Cookie": f"motherlode_guest={signed}"},
                proxy=None,
            ) as socket:
                assert '"kind":"table"' in str(await socket.recv())
            foreign = headers | {"Origin": "http://elsewhere:8000"}
            answer = await client.post("/api/tables", json={"game": "gate", "players": 2}, headers=foreign)
            assert answer.status_code == 403

    run(test())


def test_what_here_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            assert (await client.get("/api/here")).json() == {"open": False, "addresses": [], "you": "127.0.0.1"}
        async with serving(tmp_path / "tables.db", host="0.0.0.0") as site, site.browser() as client:
            port = site.host.rpartition(":")[2]
            assert all(each.endswith(f":{port}") for each in (await client.get("/api/here")).json()["addresses"])

    run(test())

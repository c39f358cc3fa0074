"""Ratings over the network: agreeing, the change at the end of a game, the chart, who leads; and the commands."""

from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner
from sqlalchemy import insert, update

from motherlode.cli import main
from motherlode.ratings.anchors import ladders
from motherlode.table.people import writing
from motherlode.table.schema import PASSKEYS, PEOPLE, RATINGS
from tests.web.people import as_guest, become_person
from tests.web.serving import PLENTY, Player, Site, run, serving

SETTINGS: dict[str, Any] = {
    "game": "donkey",
    "players": 2,
    "hints": False,
    "rated": True,
    "time": {"bank": 600, "increment": 5},
}


async def become_rated(site: Site, client: httpx.AsyncClient, name: str) -> tuple[str, str]:
    """The cookie and the page of a new person with a passkey."""
    cookie = await become_person(site, client, name)
    page = (await client.get("/api/me/person")).json()["page"]
    person = site.context.people.by_page(page)
    assert person is not None
    row = {"person": person.person, "public_key": "", "sign_count": 0, "label": "", "created_at": 0, "used_at": 0}
    with writing(site.context.manager.store.engine) as connection:
        connection.execute(insert(PASSKEYS), row | {"credential": name})
    return cookie, page


async def agree(player: Player) -> dict[str, Any]:
    return await player.ask("agree_rated", agree=True)


def test_a_rated_game_from_the_table_to_the_list(tmp_path: Path) -> None:
    """Only who has a passkey can agree; the end shows the change; the page has the rating and its chart."""

    async def test() -> None:
        database = tmp_path / "tables.db"
        async with serving(database, rates=PLENTY) as site, site.browser() as client:
            (ann, page), (ben, _) = await become_rated(site, client, "Ann"), await become_rated(site, client, "Ben")
            guest = await site.become_guest()
            as_guest(client, ann)
            code = await site.open(client, **SETTINGS)
            async with site.player(code, ann) as one, site.player(code, guest) as nobody, site.player(code, ben) as two:
                await one.ask("sit", seat=0)
                await nobody.ask("sit", seat=1)
                assert (await agree(nobody))["name"] == "needs_passkey"
                assert (await one.ask("start"))["name"] == "not_agreed"
                await nobody.ask("stand", seat=1)
                await two.ask("sit", seat=1)
                assert (await agree(one))["kind"] == "done"
                assert (await agree(two))["kind"] == "done"
                assert (await one.ask("start"))["kind"] == "play"
                assert [seat["agreed"] for seat in one.table["seats"]] == [True, True]
                await two.ask("resign", seat=1)
                await one.ask("end")
                table = one.table
                assert (table["phase"], table["rated"]) == ("over", True)
            changes = (await client.get(f"/api/records/{table['record']}/ratings")).json()
            assert [(each["name"], each["you"]) for each in changes] == [("Ann", True), ("Ben", False)]
            assert changes[0]["before"] == changes[1]["before"] == 1500
            assert changes[0]["after"] > 1500 > changes[1]["after"]
            assert changes[0]["provisional"]
            (rating,) = (await client.get(f"/api/people/{page}")).json()["ratings"]
            assert (rating["pool"], rating["rating"], rating["games"]) == ("donkey-2", changes[0]["after"], 1)
            chart = (await client.get(f"/api/people/{page}/ratings/donkey-2")).json()
            assert [point["change"] for point in chart["points"]] == [changes[0]["after"] - 1500]
            assert (await client.get(f"/api/people/{page}/ratings/mine-2")).status_code == 404
            board = (await client.get("/api/ratings/donkey-2")).json()
            assert board["leaders"] == []
            assert board["you"]["provisional"]
            with writing(site.context.manager.store.engine) as connection:
                connection.execute(update(RATINGS).values(provisional=False))
            board = (await client.get("/api/ratings/donkey-2")).json()
            assert [(each["name"], each["you"]) for each in board["leaders"]] == [("Ann", True), ("Ben", False)]
            with writing(site.context.manager.store.engine) as connection:
                connection.execute(update(PEOPLE).where(PEOPLE.c.name == "Ann").values(suspended_at=1))
            board = (await client.get("/api/ratings/donkey-2")).json()
            assert [each["name"] for each in board["leaders"]] == ["Ben"]
            for cookie in (ann, ben):
                assert cookie.split(".")[0] not in str(board)
        commands(database, page)

    run(test())


def commands(database: Path, page: str) -> None:
    """The same database by commands: what was changed by hand is told and repaired."""

    def told(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["ratings", *words, "--database", str(database)])
        return done.exit_code, done.output

    code, said = told()
    assert code
    assert "donkey-2: rating" in said
    assert "2 differences" in said
    assert told("--repair")[0] == 0
    assert told() == (0, "The ratings follow from 1 rated game, bit for bit.\n")
    assert "0 with a rating" in told("leaders", "donkey-2")[1]
    assert "choose one of" in told("leaders", "chess")[1]
    assert "1 rated games of Ann are out" in told("void", page, "--why", "twice")[1]
    assert told()[0] == 0
    assert "again" in told("void", page, "--undo")[1]
    assert told()[0] == 0


def test_the_ladders_are_told_to_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db", rates=PLENTY) as site, site.browser() as client:
            found = (await client.get("/api/ratings")).json()
            assert {each["pool"] for each in found} == ladders().keys()
            assert all(bot["low"] <= bot["rating"] <= bot["high"] for each in found for bot in each["bots"])
            assert (await client.get("/api/ratings/chess-2")).status_code == 404

    run(test())

"""Who I am beyond a guest: names, sessions, passkeys, one's data, pages, friends and blocks."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from motherlode.cli import main
from motherlode.table import Refused
from motherlode.table.names import skeleton
from motherlode.table.people import MOST_PASSKEYS, MOST_SESSIONS
from motherlode.table.schema import SCHEMA
from motherlode.web.limits import Rate
from tests.web.people import as_guest, become_person, guest_in
from tests.web.seating import sit_down
from tests.web.serving import PLENTY, Player, Site, cookie_of, run, serving, wait_until


@pytest.mark.parametrize(
    "other",
    [
        "mia",
        "MIA",
        " M i a",
        "Mía",
        "\u041c\u0456\u0430",
        "Mla",
        "M1a",
        "\uff2d\uff29\uff21",
        "Mia.",
        "M-i-a",
        "\U0001d40c\U0001d422\U0001d41a",
        "rnia",
    ],
)
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    """Capitals, spaces, signs, accents, other alphabets, and letters that pass for others."""
    assert skeleton(other) == skeleton("Mia")


def test_names_that_differ_have_different_skeletons() -> None:
    names = ["Mia", "Maria", "Tom", "Tim Burton", "Ольга", "王", "🦙", "!!"]
    assert len({skeleton(name) for name in names}) == len(names)


def reserve(site: Site, cookie: str, name: str) -> None:
    """As if the person had a passkey."""
    people, guest = site.context.people, guest_in(site, cookie)
    people.add_passkey(guest, f"key of {name}", "", 0, "test", 1)
    people.rename(guest, name, None)


def test_a_guest_becomes_a_person_with_sessions_that_can_be_ended(database: str) -> None:
    """The other device is out at once, at its table, too; this one stays."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            ann = await become_person(site, client, "Ann")
            token = (await client.get("/api/me/link")).json()["token"]
            async with site.browser() as phone:
                answer = await phone.post("/api/me/link", json={"token": token})
                other = cookie_of(answer)
                again = await asyncio.gather(*(phone.post("/api/me/link", json={"token": token}) for _ in range(2)))
                assert {each.json()["name"] for each in again} == {"bad_link"}, "a link is used once"
                code = await site.open(phone, game="donkey", players=2)
            myself = (await client.get("/api/me/person")).json()
            assert (myself["name"], myself["reserved"], len(myself["sessions"])) == ("Ann", False, 3)
            assert [each["here"] for each in myself["sessions"] if each["id"] != "before"].count(True) == 1
            (theirs,) = [each["id"] for each in myself["sessions"] if each["id"] != "before" and not each["here"]]
            async with site.player(code, other) as player, site.player(code, ann):
                ended = await client.post("/api/me/sessions/end", json={"session": theirs})
                assert ended.json() == {"done": True}
                assert await closed_with(player) == 4401
            assert (await client.post("/api/me/sessions/end", json={"session": theirs})).status_code == 404
            async with site.browser() as phone:
                as_guest(phone, other)
                refused = await phone.get("/api/me/link")
                assert (refused.status_code, refused.json()["name"]) == (401, "signed_out")
                assert (await phone.get("/api/me/tables")).json()["name"] == "signed_out"
                assert (await phone.get("/api/me")).json()["signed_out"], "it is a new guest's, and is told so"
            async with site.browser() as phone:
                as_guest(phone, token)
                assert (await phone.get("/api/me/link")).status_code == 401, "a link is no cookie"
            assert (await client.get("/api/me/link")).status_code == 200
        async with serving(database) as site, site.browser() as phone:
            as_guest(phone, other)
            assert (await phone.get("/api/me/link")).status_code == 401, "after a restart, too"

    run(test())


async def closed_with(player: Player) -> int | None:
    """The code with which the server ends a connection."""
    while True:
        try:
            await player.receive()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def test_devices_from_before_there_was_a_person_are_ended_together(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            guest = await site.become_guest()
            as_guest(client, guest)
            as_guest(client, cookie_of(await client.post("/api/me/person", json={"name": "Ann"})))
            await client.post("/api/me/sessions/end", json={"session": "before"})
            assert len((await client.get("/api/me/person")).json()["sessions"]) == 1
            assert cookie_of(await client.get("/api/me")).count("~") == 1, "the session stays in the cookie"
            as_guest(client, guest)
            assert (await client.get("/api/me/link")).status_code == 401

    run(test())


def test_a_reserved_name_is_nobody_elses(database: str) -> None:
    """Neither a person's nor a guest's at a table; who has it may use it anywhere."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            ann = await become_person(site, client, "Ann")
            reserve(site, ann, "Ann")
            code = await site.open(client, game="donkey", players=2)
            async with site.player(code) as mallory:
                refused = await mallory.ask("name", name="\u0410\u039dN")
                assert (refused["kind"], refused["name"]) == ("refused", "name_taken")
                assert (await mallory.ask("name", name="Mallory"))["kind"] == "done"
            async with site.player(code, ann) as own:
                assert (await own.ask("name", name="Ann"))["kind"] == "done"
            as_guest(client, await site.become_guest())
            for name, status in (("\u0410\u039dN", 409), ("\u202eAnn", 400), ("Mallory", 200)):
                assert (await client.post("/api/me/name/look", json={"name": name})).status_code == status
            await become_person(site, client, "Mallory")
            answer = await client.post("/api/me/person", json={"name": "a n n"})
            assert (answer.status_code, answer.json()["name"]) == (409, "name_taken")
            assert (await client.post("/api/me/person", json={"name": 7})).status_code == 400
            assert (await client.post("/api/me/person", json={"name": " "})).json()["name"] == "bad_name"

    run(test())


def test_messages_are_heard_in_the_order_in_which_they_come(tmp_path: Path) -> None:
    """Though the database is asked about some of them first."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await site.open(client, game="donkey", players=2)
            wishes: list[dict[str, Any]] = [
                {"kind": "name", "name": "Ann"},
                {"kind": "sit", "seat": 0},
                {"kind": "say", "seat": 0, "text": "hi"},
            ]
            async with site.player(code) as player:
                for number, wish in enumerate(wishes):
                    await player.connection.send(msgspec.json.encode(wish | {"id": number}).decode())
                answers = [await player.until("done") for _ in wishes]
            assert [answer["answer"] for answer in answers] == [0, 1, 2]

    run(test())


def test_changes_of_an_account_are_limited(tmp_path: Path) -> None:
    """How often a guest may, and how many devices and passkeys there can be."""

    async def test() -> None:
        rates = PLENTY | {"person": Rate(3, 1e-6)}
        async with serving(tmp_path / "tables.db", rates=rates) as site, site.browser() as client:
            ann = await become_person(site, client, "Ann")
            for status in (200, 200, 429):
                assert (await client.post("/api/me/person", json={"name": "Ann"})).status_code == status
            people, guest = site.context.people, guest_in(site, ann)
            for number in range(MOST_PASSKEYS):
                people.add_passkey(guest, f"key {number}", "", 0, "test", 1)
            with pytest.raises(Refused, match="passkeys"):
                people.add_passkey(guest, "one more", "", 0, "test", 1)
            for _ in range(MOST_SESSIONS - 1):
                people.open_session(guest, "test", 1)
            with pytest.raises(Refused, match="devices"):
                people.open_session(guest, "one more", 1)

    run(test())


NAMED = {"Origin": "http://localhost", "Host": "localhost"}


def test_passkeys_that_are_none(tmp_path: Path) -> None:
    """Every refusal is a sentence; a challenge is used once, and an address can have no passkeys."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            as_guest(client, await site.become_guest())
            no_name = await client.post("/api/passkey/options")
            assert no_name.json()["name"] == "no_passkeys"
            options = (await client.post("/api/passkey/options", headers=NAMED)).json()["options"]
            assert options["rpId"] == "localhost"
            made = await client.post("/api/me/passkeys/options", json={"name": "Ann"}, headers=NAMED)
            assert made.json()["options"]["user"]["name"] == "Ann"
            told = msgspec.json.encode({"challenge": options["challenge"], "origin": "http://localhost"})
            for credential in ({}, {"response": 3}, {"response": {"clientDataJSON": "?"}}, credential_with(told)):
                for path, body in (("/api/passkey", {}), ("/api/me/passkeys", {"name": "Ann"})):
                    answer = await client.post(path, json=body | {"credential": credential}, headers=NAMED)
                    assert (answer.status_code, answer.json()["name"]) == (400, "bad_passkey"), answer.text
            foreign = await client.post("/api/passkey/options", headers={"Origin": "http://evil", "Host": "localhost"})
            assert foreign.status_code == 403

    run(test())


def credential_with(told: bytes) -> dict[str, Any]:
    from webauthn.helpers import bytes_to_base64url

    response = {"clientDataJSON": bytes_to_base64url(told), "authenticatorData": "AA", "signature": "AA"}
    return {"id": "AA", "rawId": "AA", "type": "public-key", "response": response}


async def play_to_the_end(site: Site, cookies: tuple[str, str] | list[str], code: str) -> str:
    """The name of the record."""
    async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
        await ann.ask("start")
        await ben.until("play")
        players = {0: ann, 1: ben}
        turn = ann.play["view"]["turn"]
        while (seat := ann.play["view"]["to_move"]) is not None:
            mover = players[seat]
            while mover.play["view"]["turn"] < turn:
                await mover.until("play")
            await mover.move()
            turn += 1
            while ann.play["view"]["turn"] < turn:
                await ann.until("play")
        await ann.until("table", lambda table: table["record"] is not None) if ann.table["record"] is None else None
        return str(ann.table["record"])


def test_finished_games_are_found_on_any_device_and_counted(database: str) -> None:
    """After a restart, too; a page tells numbers and no records, and nothing tells who a guest is."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            code, cookies = await sit_down(site, "donkey", 2)
            record = await play_to_the_end(site, cookies, code)
            guests = [guest_in(site, cookie) for cookie in cookies]
            as_guest(client, cookies[0])
            token = (await client.get("/api/me/link")).json()["token"]
            person = await client.post("/api/me/person", json={"name": "Ann"})
            page = person.json()["page"]
        async with serving(database) as site, site.browser() as phone:
            await phone.post("/api/me/link", json={"token": token})
            games = (await phone.get("/api/me/games")).json()
            assert games["next"] is None
            (game,) = games["games"]
            assert (game["record"], game["code"], game["game"], game["own"]) == (record, code, "donkey", [0])
            assert sorted(game["places"]) in ([1, 2], [1, 1])
            assert (await phone.get("/api/me/games", params={"game": "mine"})).json()["games"] == []
            assert (await phone.get("/api/me/tables")).json()[0]["phase"] == "over"
            own = (await phone.get("/api/me/results")).json()
            assert (own["page"], own["you"], own["tallies"][0]["played"]) == (page, True, 1)
            async with site.browser() as stranger:
                answers = [
                    await stranger.get(path) for path in (f"/api/people/{page}", "/api/people/0", "/api/me/games")
                ]
                shown = answers[0].json()
                assert (shown["name"], shown["you"], shown["tallies"]) == ("Ann", False, own["tallies"])
                assert all(each["record"] is None for each in shown["achieved"])
                assert answers[1].status_code == 404
                everything = "".join(each.text for each in answers) + str(games) + str(own)
                assert not [guest for guest in guests if guest in everything]
            for bad in ({"count": 0}, {"before": "x"}, {"result": "maybe"}, {"search": 41 * "x"}):
                assert (await phone.get("/api/me/games", params=bad)).status_code == 400

    run(test())


def test_who_is_deleted_leaves_a_seat_without_a_name(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            code, cookies = await sit_down(site, "donkey", 2)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("name", name="Ann Bolena")
                await ann.ask("say", seat=0, text="rude")
            as_guest(client, cookies[1])
            assert (await client.post(f"/api/tables/{code}/report", json={"seat": 0})).status_code == 200
            record = await play_to_the_end(site, cookies, code)
            as_guest(client, cookies[0])
            data = (await client.get("/api/me/data")).json()
            assert data["played"][0]["record"] == record
            assert guest_in(site, cookies[0]) not in str(data)
            assert (await client.post("/api/me/delete", json={"sure": False})).json()["name"] == "not_sure"
            assert (await client.post("/api/me/delete", json={"sure": True})).json() == {"done": True}
            as_guest(client, cookies[0])
            assert (await client.get("/api/me/link")).status_code == 401
            assert "Ann" not in (await client.get(f"/api/records/{record}")).text
            as_guest(client, cookies[1])
            assert (await client.get("/api/me/games?search=bolena")).json()["games"] == []
            (game,) = (await client.get("/api/me/games")).json()["games"]
            assert game["seats"][0] == {"name": None, "level": None, "page": None}
            assert (await client.get("/api/me/results")).json()["met"][0]["name"] is None
            assert tables_with(site, "bolena") == []

    run(test())


def tables_with(site: Site, text: str) -> list[str]:
    """Of the whole database, those in which something is said, in capitals or not."""
    with site.manager.store.engine.connect() as connection:
        return [
            table.name
            for table in SCHEMA.sorted_tables
            if text in str(connection.execute(select(table)).all()).casefold()
        ]


def test_who_is_blocked_cannot_sit_down_and_is_not_read(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            code, (ann, ben) = await sit_down(site, "donkey", 2)
            as_guest(client, ann)
            async with site.player(code, ann) as me, site.player(code, ben) as other:
                await other.ask("say", seat=1, text="before")
                await me.until("chat")
                assert (await client.post(f"/api/tables/{code}/report", json={"seat": 1})).status_code == 200
                assert (await client.post(f"/api/tables/{code}/block", json={"seat": 1})).status_code == 200
                assert (await client.post(f"/api/tables/{code}/block", json={"seat": 0})).status_code == 400
                await other.ask("say", seat=1, text="insult")
                await me.ask("look")
                assert me.table["chat"] == []
                assert "insult" not in "".join(me.wire)
                await other.ask("stand", seat=1)
                refused = await other.ask("sit", seat=1)
                assert refused["name"] == "blocked"
            async with site.player(code, ann) as me:
                assert me.table["chat"] == []
            (blocked,) = (await client.get("/api/me/others")).json()["blocked"]
            assert guest_in(site, ben) not in blocked["id"]
            await client.post("/api/me/others/unblock", json={"id": blocked["id"]})
            assert (await client.post("/api/me/others/unblock", json={"id": blocked["id"]})).status_code == 404
            async with site.player(code, ben) as other:
                assert (await other.ask("sit", seat=1))["kind"] == "done"
            assert site.context.social.reports(9)[0].text == "-: before"

    run(test())


def test_the_host_reads_what_was_reported_at_the_table(database: str) -> None:
    """Not who reported, nothing that was noted for the operator, and nothing about the host."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            code, (host, ann, ben) = await sit_down(site, "donkey", 3)
            async with site.player(code, host) as first, site.player(code, ben) as last:
                await first.ask("say", seat=0, text="mine")
                await last.ask("say", seat=2, text="insult")
            as_guest(client, ann)
            for seat in (0, 2):
                told = {"seat": seat, "note": "they always do that"}
                assert (await client.post(f"/api/tables/{code}/report", json=told)).status_code == 200
            assert (await client.get(f"/api/tables/{code}/reports")).json()["name"] == "not_host"
            as_guest(client, host)
            await client.post(f"/api/tables/{code}/report", json={"seat": 1})
            shown = (await client.get(f"/api/tables/{code}/reports")).json()
            assert shown == {"reports": [{"name": None, "lines": ["-: insult"]}]}
            (number,) = [row.number for row in site.context.social.reports(9) if "insult" in row.text]
            site.context.social.close_report(number, 1)
            assert (await client.get(f"/api/tables/{code}/reports")).json() == {"reports": []}

    run(test())


def test_a_table_for_friends(database: str) -> None:
    """By a link; either can end it."""

    async def test() -> None:
        async with serving(database) as site, site.browser() as client:
            ann = await become_person(site, client, "Ann")
            code = await site.open(client, game="donkey", players=2, friends=True)
            token = (await client.post("/api/me/friends/link")).json()["token"]
            assert (await client.post("/api/me/friends", json={"token": token})).json()["name"] == "not_yourself"
            assert (await client.post("/api/me/friends/look", json={"token": token})).json()["name"] == "not_yourself"
            ben = await become_person(site, client, "Ben")
            async with site.player(code, ben) as player:
                assert (await player.ask("sit", seat=0))["name"] == "friends_only"
                asked = (await client.post("/api/me/friends/look", json={"token": token})).json()
                assert (asked["name"], asked["page"]) == ("Ann", None)
                assert (await client.post("/api/me/friends", json={"token": token})).json()["name"] == "Ann"
                assert (await player.ask("sit", seat=0))["kind"] == "done"
            (friend,) = (await client.get("/api/me/others")).json()["friends"]
            assert friend["name"] == "Ann"
            await client.post("/api/me/friends/remove", json={"id": friend["id"]})
            as_guest(client, ann)
            assert (await client.get("/api/me/others")).json()["friends"] == []
            for place in ("/api/me/friends", "/api/me/friends/look"):
                assert (await client.post(place, json={"token": token + "x"})).json()["name"] == "bad_link"

    run(test())


def test_the_operator_finds_renames_and_suspends_people(tmp_path: Path) -> None:
    """While the server runs: it notices within seconds, and everything is logged."""
    place = str(tmp_path / "tables.db")

    def command(*words: str, status: int = 0) -> str:
        result = CliRunner().invoke(main, ["people", *words, "--database", place])
        assert result.exit_code == status, result.output
        return result.output

    async def test() -> None:
        async with serving(place) as site, site.browser() as client:
            ann = await become_person(site, client, "Ann")
            page = (await client.get("/api/me/person")).json()["page"]
            assert page in command("find", "an")
            assert "Nobody" in command("find", "zoe")
            command("rename", page, "Anna")
            assert (await client.get(f"/api/people/{page}")).json()["name"] == "Anna"
            command("suspend", page, "--why", "insults")
            identity = site.context.guests.read(ann)
            assert identity is not None
            await wait_until(lambda: not site.context.sessions.is_valid(identity))
            assert (await client.get(f"/api/people/{page}")).status_code == 404
            assert "suspended" in command("find", page)
            command("allow", page)
            await wait_until(lambda: site.context.sessions.is_valid(identity))
            log = command("log").splitlines()
            assert [line.split("  ")[-1] for line in log] == [
                "allowed again", "suspended: insults", "renamed from 'Ann' to 'Anna'",
            ]  # fmt: skip
            assert "no open reports" in command("reports")
            assert "no open report" in command("reports", "--close", "1", status=2)
            assert "Nobody has the page" in command("suspend", "0", status=2)
            assert command("recount") == "Counted 0 games.\n"

    run(test())

"""Notices that really go out: by web push, webhook and mail; and what people can set up."""

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from motherlode.cli import main
from motherlode.rules import MotherlodeError
from motherlode.table import Refused
from motherlode.table.notices.kinds import KINDS, NoticeFacts
from motherlode.table.notices.outbox import LEASE, MOST_TRIES, SENT_APART
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.table.notices.rules import GRACE
from motherlode.web.limits import RATES
from motherlode.web.notices.mail import check_address
from motherlode.web.notices.mail import mail_server as parse_mail_server
from motherlode.web.notices.outgoing import Outgoing, Unreachable, is_public, target_of
from motherlode.web.notices.telling import tell
from motherlode.words import LANGUAGES
from tests.web.people import as_guest, become_person, guest_in
from tests.web.receiving import NAME, Receiver, mail_server, receiver
from tests.web.serving import PLENTY, Player, Site, run, serving, wait_until

SITE = "https://gold.example"
MINUTE = 60_000


class Browser:
    """A browser's subscription, with the keys to read what comes."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return dict(json.loads(text))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Game:
    """A game of two, one of whom is away."""

    def __init__(self, site: Site, code: str, here: Player, away: str) -> None:
        self.site, self.code, self.here, self.away = site, code, here, away
        self._later = 0

    def now(self) -> int:
        return self.site.manager.ports.clock.now() + self._later

    async def poll(self, after: int = GRACE) -> None:
        """What the sender does, so many milliseconds later."""
        self._later += after
        await self.site.context.notices.poll(self.now())


@asynccontextmanager
async def game_of_two(site: Site, client: httpx.AsyncClient, **settings: Any) -> AsyncIterator[Game]:
    """It is the turn of who is here; `client` is who is away. In this deal nobody soon gets a set and moves twice."""
    away = await site.become_guest()
    as_guest(client, away)
    async with site.browser() as other:
        code = await site.open(other, game="donkey", players=2, first=0, deal=1, **settings)
        async with site.player(code, other.cookies["motherlode_guest"]) as here:
            await here.ask("name", name="Ann")
            async with site.player(code, away) as leaving:
                await leaving.ask("sit", seat=1)
            await here.ask("sit", seat=0)
            await here.ask("start")
            if not here.play:
                await here.until("play")
            await until_gone(site, away, code)
            yield Game(site, code, here, away)


async def until_gone(site: Site, cookie: str, code: str) -> None:
    """Returns when somebody is at a table no more, by what the server knows and by what it told the database."""
    person, outbox = guest_in(site, cookie), site.context.notices.outbox
    await wait_until(lambda: not (site.manager.is_here(person, code) or outbox.is_elsewhere(person, code)))


async def tell_webhook(client: httpx.AsyncClient, hook: Receiver, form: str = "json") -> None:
    answer = await client.post("/api/me/notices/webhook", json={"url": hook.url(), "form": form})
    assert answer.status_code == 200, answer.text


async def stop_sending(site: Site) -> None:
    """Tests poll by themselves."""
    await site.context.notices.stop()


def test_a_turn_is_told_to_a_browser_that_is_closed(database: str, tmp_path: Path) -> None:
    """Encrypted for it, signed by this server, once; and not again before somebody came to the table."""

    async def test() -> None:
        async with (
            receiver(tmp_path) as (service, outgoing),
            serving(database, outgoing=outgoing, url=SITE) as site,
            site.browser() as client,
            game_of_two(site, client) as game,
        ):
            await stop_sending(site)
            browser = Browser(service.url())
            shown = (await client.post("/api/me/notices/push", json=browser.subscription)).json()
            assert [device["label"] for device in shown["devices"]] != []
            await game.here.move()
            await game.poll(0)
            assert service.posted == []
            await game.poll()
            (posted,) = service.posted
            told = browser.read(posted.body)
            assert told == {
                "title": "Your turn", "body": "Donkey with Ann.", "place": f"/t/{game.code}", "waiting": 1,
            }  # fmt: skip
            assert Vapid02.verify(posted.headers["authorization"])
            assert (posted.headers["ttl"], posted.headers["topic"]) == ("86400", game.code)
            await game.poll(LEASE)
            assert len(service.posted) == 1
            async with site.player(game.code, game.away) as back:
                if not back.play:
                    await back.until("play")
                await back.move()
            await until_gone(site, game.away, game.code)
            await game.here.until("play", lambda frame: bool(frame["view"]["moves"]))
            await game.poll()
            await game.here.move()
            await game.poll()
            assert len(service.posted) == 2

    run(test())


def test_who_looks_at_the_table_is_told_nothing(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(database, outgoing=outgoing) as site,
            site.browser() as client,
            game_of_two(site, client) as game,
        ):
            await stop_sending(site)
            await tell_webhook(client, hook)
            await game.here.move()
            async with site.player(game.code, game.away):
                await game.poll()
                await game.poll()
            assert hook.posted == []

    run(test())


def test_a_webhook_gets_what_it_understands(tmp_path: Path) -> None:
    """In the person's language; and nobody's hand."""

    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing, url=SITE) as site,
            site.browser() as client,
            game_of_two(site, client) as game,
        ):
            await stop_sending(site)
            await client.post("/api/me/notices", json={"language": "de"})
            for form in ("json", "discord", "ntfy"):
                await tell_webhook(client, hook, form)
                await client.post("/api/me/notices/test")
            plain, discord, ntfy = hook.posted
            assert json.loads(plain.body)["title"] == "Es klappt"
            assert json.loads(plain.body)["url"] == f"{SITE}/notices"
            assert json.loads(discord.body)["content"].startswith("**Es klappt**")
            assert (ntfy.headers["click"], ntfy.body.decode()[:10]) == (f"{SITE}/notices", "Es klappt:")
            await tell_webhook(client, hook)
            await game.here.move()
            await game.poll()
            told = json.loads(hook.posted[-1].body)
            assert (told["title"], told["url"]) == ("Du bist am Zug", f"{SITE}/t/{game.code}")

    run(test())


def test_what_could_not_be_sent_is_tried_again_and_what_was_sent_is_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing) as site,
            site.browser() as client,
            game_of_two(site, client) as game,
        ):
            await stop_sending(site)
            browser = Browser(hook.url("/push"))
            await client.post("/api/me/notices/push", json=browser.subscription)
            await tell_webhook(client, hook)
            await game.here.move()
            hook.status = 503
            await game.poll()
            assert sorted(posted.path for posted in hook.posted) == ["/one", "/push"]
            hook.status = 200
            await game.poll(SENT_APART)
            assert len(hook.posted) == 4
            first, last = hook.posted[0], hook.posted[2]
            ids = {json.loads(posted.body)["id"] for posted in hook.posted if posted.path == "/one"}
            assert len(ids) == 1, (first, last)
            for _ in range(MOST_TRIES):
                await game.poll(SENT_APART * 4**MOST_TRIES)
            assert len(hook.posted) == 4

    run(test())


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiver(tmp_path) as (service, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing) as site,
            site.browser() as client,
        ):
            as_guest(client, await site.become_guest())
            await client.post("/api/me/notices/push", json=Browser(service.url()).subscription)
            service.status = 410
            tried = (await client.post("/api/me/notices/test")).json()
            assert [way["result"] for way in tried["ways"]] == ["gone"]
            assert (await client.get("/api/me/notices")).json()["devices"] == []

    run(test())


def test_kinds_can_be_switched_and_hours_are_quiet(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing) as site,
            site.browser() as client,
            game_of_two(site, client) as game,
        ):
            await stop_sending(site)
            await tell_webhook(client, hook)
            minute = game.now() // MINUTE % 1440
            quiet = {"begin": (minute - 60) % 1440, "end": (minute + 60) % 1440}
            await client.post("/api/me/notices", json={"quiet": quiet})
            await game.here.move()
            await game.poll()
            assert hook.posted == []
            await game.poll(61 * MINUTE)
            assert len(hook.posted) == 1
            await client.post("/api/me/notices", json={"over": False})
            await game.here.ask("end")
            async with site.player(game.code, game.away) as back:
                await back.ask("consent", agree=True)
            await game.poll()
            await game.poll()
            assert len(hook.posted) == 1

    run(test())


def test_half_of_the_time_is_told_when_it_is_gone(tmp_path: Path) -> None:
    """By an indexed row, not by a timer; and not while clocks stood still."""

    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing) as site,
            site.browser() as client,
            game_of_two(site, client, time={"bank": 7200}) as game,
        ):
            await stop_sending(site)
            await tell_webhook(client, hook)
            await game.here.move()
            await game.poll()
            await game.poll(58 * MINUTE)
            assert [json.loads(posted.body)["kind"] for posted in hook.posted] == ["turn"]
            clock, later = site.manager.ports.clock, 61 * MINUTE
            real = clock.now
            clock.now = lambda: real() + later  # type: ignore[method-assign]
            site.manager.ports.downtimes = tuple
            await site.context.notices.poll(clock.now())
            assert json.loads(hook.posted[-1].body)["kind"] == "half"
            assert "Time until" in json.loads(hook.posted[-1].body)["body"]
            later = 97 * MINUTE
            await site.context.notices.poll(clock.now())
            assert json.loads(hook.posted[-1].body)["kind"] == "most"
            assert len(hook.posted) == 3

    run(test())


def test_friends_are_invited_and_hear_of_who_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing) as site,
            site.browser() as ann,
            site.browser() as ben,
        ):
            await stop_sending(site)
            cookie = await become_person(site, ann, "Ann")
            as_guest(ben, await site.become_guest())
            token = (await ann.post("/api/me/friends/link")).json()["token"]
            assert (await ben.post("/api/me/friends", json={"token": token})).status_code == 200
            await tell_webhook(ben, hook)
            code = await site.open(ann, game="donkey", players=2, friends=True)
            async with site.player(code, cookie) as host:
                await host.ask("name", name="Ann")
                await host.ask("sit", seat=0)
                (friend,) = (await ann.get("/api/me/others")).json()["friends"]
                answer = await ann.post(f"/api/tables/{code}/invite", json={"id": friend["id"]})
                assert answer.status_code == 200
                assert (await ben.post(f"/api/tables/{code}/invite", json={"id": "x"})).json()["name"] == "not_seated"
                now = site.manager.ports.clock.now()
                await site.context.notices.poll(now)
                await site.context.notices.poll(now + 2 * MINUTE)
                told = [json.loads(posted.body) for posted in hook.posted]
                assert [each["title"] for each in told] == ["Ann invites you to play", "Ann is waiting for players"]
                await host.ask("seat_bot", seat=1, level="easy")
                assert (await ann.post(f"/api/tables/{code}/invite", json={"id": friend["id"]})).json()["name"] == (
                    "no_room"
                )

    run(test())


def test_mail_comes_only_to_addresses_that_were_confirmed(tmp_path: Path) -> None:
    """And stops by a link in each."""

    async def test() -> None:
        with mail_server() as (mailbox, server):
            async with (
                serving(tmp_path / "tables.db", mail=server, url=SITE) as site,
                site.browser() as client,
                game_of_two(site, client) as game,
            ):
                await stop_sending(site)
                shown = (await client.post("/api/me/notices/mail", json={"address": "ben@example.org"})).json()
                assert shown["mail"] == {"address": "ben@example.org", "confirmed": False}
                (question,) = mailbox.mails
                assert (question["To"], question["Subject"]) == ("ben@example.org", "Do you want mail from Motherlode?")
                await game.here.move()
                await game.poll()
                assert len(mailbox.mails) == 1
                (token,) = re.findall(rf"{SITE}/notices/confirm/(\w+)", question.get_content())
                async with site.browser() as anybody:
                    assert (await anybody.post(f"/api/notices/confirm/{token}")).status_code == 200
                    assert (await anybody.post(f"/api/notices/confirm/{'0' * 32}")).json()["name"] == "bad_link"
                await client.post("/api/me/notices/test")
                test = mailbox.mails[-1]
                assert (test["Subject"], test["Auto-Submitted"]) == ("It works", "auto-generated")
                assert f"{SITE}/notices/stop/{token}" in test.get_content()
                (way,) = re.findall(rf"<{SITE}(.*)>", test["List-Unsubscribe"])
                answer = await client.post(way, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 200
                assert (await client.post("/api/me/notices/test")).json() == {"ways": []}
                assert len(mailbox.mails) == 2

    run(test())


def test_a_daily_list_instead_of_single_mails(tmp_path: Path) -> None:
    async def test() -> None:
        with mail_server() as (mailbox, server):
            async with (
                serving(tmp_path / "tables.db", mail=server, url=SITE) as site,
                site.browser() as client,
                game_of_two(site, client) as game,
            ):
                await stop_sending(site)
                await client.post("/api/me/notices", json={"mails": "daily", "language": "fr"})
                await client.post("/api/me/notices/mail", json={"address": "ben@example.org"})
                mail = site.context.notices.channels.of(guest_in(site, game.away)).mail
                assert mail is not None
                await client.post(f"/api/notices/confirm/{mail.token}")
                await game.here.move()
                await game.poll()
                assert len(mailbox.mails) == 1
                await game.poll(1440 * MINUTE)
                daily = mailbox.mails[-1]
                assert daily["Subject"] == "Une chose vous attend à vos tables"
                assert f"{SITE}/t/{game.code}" in daily.get_content()
                await game.poll(1440 * MINUTE)
                assert len(mailbox.mails) == 2

    run(test())


def test_mail_that_nobody_takes_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        with mail_server() as (mailbox, server):
            async with serving(tmp_path / "tables.db", mail=server, url=SITE) as site, site.browser() as client:
                as_guest(client, await site.become_guest())
                mailbox.refuses = "550 nobody"
                answer = await client.post("/api/me/notices/mail", json={"address": "ben@example.org"})
                assert answer.json()["name"] == "mail_not_sent"
                assert (await client.get("/api/me/notices")).json()["mail"] is None

    run(test())


def test_what_is_not_set_up_is_not_offered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            shown = (await client.get("/api/me/notices")).json()
            assert (shown["mail_offered"], shown["on"], shown["webhook"]) == (False, False, None)
            as_guest(client, await site.become_guest())
            assert (await client.post("/api/me/notices/mail", json={"address": "a@b.org"})).json()["name"] == (
                "not_offered"
            )

    run(test())


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("", {"zone": "Mars/Olympus"}, "bad_wishes"),
    ("", {"language": "xx"}, "bad_wishes"),
    ("", {"turn": "yes"}, "ValidationException"),
    ("", {"wish": True}, "ValidationException"),
    ("/webhook", {"url": "http://example.org/", "form": "json"}, "bad_url"),
    ("/webhook", {"url": "https://127.0.0.1/", "form": "json"}, "bad_url"),
    ("/webhook", {"url": "https://localhost:9/", "form": "ntfy"}, "bad_url"),
    ("/webhook", {"url": "https://[::1]/", "form": "discord"}, "bad_url"),
    ("/webhook", {"url": "https://a:b@example.org/", "form": "json"}, "bad_url"),
    ("/webhook", {"url": "https://example.org/\r\nX: y", "form": "json"}, "bad_url"),
    ("/webhook", {"url": "https://example.org/", "form": "fax"}, "ValidationException"),
    ("/push", {"endpoint": "https://127.0.0.1/", "p256dh": "AA", "auth": "AA"}, "bad_subscription"),
    ("/push", {"endpoint": "ftp://x", "p256dh": "AA", "auth": "AA"}, "bad_url"),
    ("/push/remove", {"device": "none"}, "no_such_device"),
]


def test_what_cannot_be_set_up_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            as_guest(client, await site.become_guest())
            for path, body, name in REFUSED:
                answer = await client.post(f"/api/me/notices{path}", json=body)
                assert (answer.json()["name"], answer.status_code in (400, 404)) == (name, True), (path, body)

    run(test())


def test_questions_by_mail_and_tests_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        with mail_server() as (mailbox, server):
            rates = PLENTY | {"mail": RATES["mail"], "notice": RATES["notice"]}
            async with serving(tmp_path / "tables.db", mail=server, url=SITE, rates=rates) as site:
                for _ in range(2):
                    async with site.browser() as client:
                        as_guest(client, await site.become_guest())
                        for number in range(6):
                            await client.post("/api/me/notices/mail", json={"address": f"b{number}@example.org"})
                        answers = [await client.post("/api/me/notices/test") for _ in range(21)]
                        assert (answers[-1].status_code, answers[0].status_code) == (429, 200)
                assert len(mailbox.mails) == 5

    run(test())


def test_a_guest_can_stop_everything(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiver(tmp_path) as (hook, outgoing),
            serving(tmp_path / "tables.db", outgoing=outgoing) as site,
            site.browser() as client,
        ):
            as_guest(client, await site.become_guest())
            await tell_webhook(client, hook)
            shown = (await client.get("/api/me/notices")).json()
            assert shown["webhook"] == {"host": NAME, "form": "json"}
            assert (await client.post("/api/me/notices/webhook/remove")).json()["webhook"] is None
            assert (await client.post("/api/me/notices/stop")).json()["on"] is False

    run(test())


class TestOutgoing:
    @pytest.mark.parametrize(
        "address",
        [
            "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",
            "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
            "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1",
        ],
    )  # fmt: skip
    def test_private_addresses_are_not_asked(self, address: str) -> None:
        assert not is_public(address)

    def test_public_ones_are(self) -> None:
        assert is_public("1.1.1.1")
        assert is_public("2606:4700:4700::1111")

    def test_a_name_with_one_private_address_is_refused(self) -> None:
        async def test() -> None:
            async def resolve(host: str, port: int) -> Sequence[str]:
                return ["1.1.1.1", "127.0.0.1"]

            with pytest.raises(Refused, match="private"):
                await Outgoing(resolve).post(f"https://{NAME}/", {}, b"")

        run(test())

    def test_the_connection_goes_to_the_address_that_was_checked(self, tmp_path: Path) -> None:
        """A name that leads elsewhere when it is asked again is asked once."""

        async def test() -> None:
            async with receiver(tmp_path) as (hook, outgoing):
                asked: list[str] = []

                async def rebinding(host: str, port: int) -> Sequence[str]:
                    asked.append(host)
                    return ["127.0.0.1"] if len(asked) == 1 else ["203.0.113.1"]

                own = Outgoing(rebinding, lambda address: address == "127.0.0.1", outgoing._tls)
                assert await own.post(hook.url(), {}, b"hello") == 201
                assert (asked, hook.posted[0].headers["host"]) == ([NAME], f"{NAME}:{hook.port}")

        run(test())

    def test_certificates_are_checked_and_redirects_not_followed(self, tmp_path: Path) -> None:
        async def test() -> None:
            async with receiver(tmp_path) as (hook, outgoing):
                hook.status = 302
                assert await outgoing.post(hook.url(), {}, b"") == 302
                with pytest.raises(Unreachable):
                    await outgoing.post(hook.url().replace(NAME, "other.example"), {}, b"")
                with pytest.raises(Unreachable):
                    await Outgoing(outgoing._resolve, lambda address: True).post(hook.url(), {}, b"")
                assert len(hook.posted) == 1

        run(test())

    def test_answers_that_are_none(self) -> None:
        async def test() -> None:
            closed = Outgoing(lambda host, port: asyncio.sleep(0, ["127.0.0.1"]), lambda address: True)
            with pytest.raises(Unreachable):
                await closed.post("https://hooks.example:1/", {}, b"")

        run(test())

    def test_urls(self) -> None:
        assert target_of("https://Chat.example/a?b=c#d") == ("chat.example", 443, "/a?b=c")
        assert target_of("https://[2606::1]:8443").origin == "https://[2606::1]:8443"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words(language: str) -> None:
    facts = NoticeFacts(game="donkey", others=("Ann", "Ben"), by="Ann", until=0, winners=("Ann",))
    texts = {tell(kind, facts, NoticePreferences(language=language)) for kind in KINDS}
    assert len(texts) == len(KINDS)
    for text in texts:
        assert "{" not in "".join(text)
    assert tell("over", NoticeFacts(game="x", ended=True), NoticePreferences()).body == "x. It ended without a result."
    assert tell("over", NoticeFacts(game="x", won=True), NoticePreferences()).body == "x. You have won."


def test_a_deadline_is_told_as_people_say_it_where_they_live() -> None:
    facts = NoticeFacts(game="x", until=1_795_223_100_000)
    told = [tell("half", facts, NoticePreferences(language=language, zone="Asia/Tokyo")).body for language in LANGUAGES]
    assert sorted(told) == [
        "x. Temps jusqu’au samedi 21 novembre 2026, 10:05.",
        "x. Tijd tot zaterdag 21 november 2026, 10:05.",
        "x. Time until Saturday, November 21, 2026, 10:05\N{NARROW NO-BREAK SPACE}AM.",
        "x. Zeit bis Samstag, 21. November 2026, 10:05.",
    ]


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        ("ben@example.org", True),
        (" Ben.B+x@EXAMPLE.org ", True),
        ("ben", False),
        ("ben@localhost", False),
        ("a@b@c.org", False),
        ("ben@example.org\r\nBcc: eve@example.org", False),
        ("<ben@example.org>", False),
        ("ben..b@example.org", False),
        ("b" * 65 + "@example.org", False),
    ],
)
def test_addresses(address: str, fine: bool) -> None:
    if fine:
        assert check_address(address).endswith("@example.org")
    else:
        with pytest.raises(Refused):
            check_address(address)


def test_mail_servers_are_given_as_urls() -> None:
    server = parse_mail_server("smtps://me:p%40ss@mail.example", "Table <table@gold.example>")
    assert (server.host, server.port, server.security, server.password) == ("mail.example", 465, "tls", "p@ss")
    assert server.domain == "gold.example"
    assert parse_mail_server("smtp://mail.example", "t@gold.example").security == "starttls"
    assert parse_mail_server("smtp+plain://127.0.0.1:25", "t@gold.example").security == "none"
    for url, sender in (("mail.example", "t@gold.example"), ("smtp://mail.example", "nobody")):
        with pytest.raises(MotherlodeError):
            parse_mail_server(url, sender)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--mail-server", "smtp://mail.example"], "--mail-from"),
        (["--url", "gold.example"], "--url"),
        (["--url", "http://[gold"], "--url"),
        (["--url", "http://gold.example:80,"], "--url"),
        (["--url", SITE, "--mail-server", "smtps://[x", "--mail-from", "t@gold.example"], "smtps://"),
        (["--url", SITE, "--mail-server", "smtps://x:99999", "--mail-from", "t@gold.example"], "smtps://"),
        (["--url", SITE, "--mail-server", "x", "--mail-from", "t@gold.example"], "smtps://"),
    ],
)
def test_an_operator_is_told_what_is_wrong(options: list[str], sentence: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["serve", "--database", str(tmp_path / "x.db"), *options])
    assert result.exit_code == 2
    assert sentence in result.output


@pytest.mark.parametrize("url", ["https://gold.example:8443", "http://localhost:8000"])
def test_a_push_goes_out_wherever_the_server_is(database: str, tmp_path: Path, url: str) -> None:
    """A server with a port, or without HTTPS on one's own machine, is signed for as well."""

    async def test() -> None:
        async with (
            receiver(tmp_path) as (service, outgoing),
            serving(database, outgoing=outgoing, url=url) as site,
            site.browser() as client,
        ):
            as_guest(client, await site.become_guest())
            await client.post("/api/me/notices/push", json=Browser(service.url()).subscription)
            (way,) = (await client.post("/api/me/notices/test")).json()["ways"]
            assert way["result"] == "sent"
            assert Vapid02.verify(service.posted[0].headers["authorization"])

    run(test())


def test_a_way_that_fails_does_not_make_the_others_come_again(database: str, tmp_path: Path) -> None:
    """Nobody can sign for a push service that is named by an address of IPv6; the webhook is told once."""

    async def test() -> None:
        async with (
            receiver(tmp_path) as (service, outgoing),
            serving(database, outgoing=outgoing, url=SITE) as site,
            site.browser() as client,
            game_of_two(site, client) as game,
        ):
            await stop_sending(site)
            await tell_webhook(client, service)
            odd = Browser("https://[2606:4700::1111]/push").subscription
            assert (await client.post("/api/me/notices/push", json=odd)).status_code == 200
            await game.here.move()
            for later in (GRACE, 2 * LEASE, 2 * LEASE):
                await game.poll(later)
            assert [json.loads(posted.body)["kind"] for posted in service.posted] == ["turn"]

    run(test())

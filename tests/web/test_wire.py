"""What goes over the wire: nothing that its reader may not know, and an answer to every message."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from tests.web.seating import play_some, sit_down
from tests.web.serving import run, serving


def test_hands_never_reach_another_seat(database: str) -> None:
    """`gate` over real sockets: no frame to a seat or an onlooker holds a card that only another seat may know."""

    async def test() -> None:
        async with serving(database) as site:
            code, cookies = await sit_down(site, "gate", 2)
            async with (
                site.player(code, cookies[0]) as ann,
                site.player(code, cookies[1]) as ben,
                site.player(code) as onlooker,
            ):
                await ann.ask("start")
                for player in (ben, onlooker):
                    await player.until("play")
                truth = (await site.manager.find(code)).table.play
                assert truth is not None
                for _ in range(25):
                    await play_some([ann, ben, onlooker], 1)
                    fields = truth.state.view(0).hand, truth.state.view(1).hand  # type: ignore[attr-defined]
                    assert tuple(ann.play["view"]["hand"]) == fields[0]
                    assert tuple(ben.play["view"]["hand"]) == fields[1]
                    assert onlooker.play["view"]["hand"] is None
                    assert onlooker.play["view"]["moves"] == []
                check_frames(ann.wire, 0)
                check_frames(ben.wire, 1)
                check_frames(onlooker.wire, None)

    run(test())


def check_frames(wire: list[str], seat: int | None) -> None:
    """Dealt hands are told to their own seats only, and nobody is told of secrets, deals or people's ids."""
    for text in wire:
        for hands in find(msgspec.json.decode(text), "hands"):
            assert all(hand is None or number == seat for number, hand in enumerate(hands)), text
        for word in ("secret", "aside", '"deal":{', '"draw":[', 'person":"', "next_secret"):
            assert word not in text


def find(value: Any, key: str) -> list[Any]:
    """All values of a key, however deep; of `gate`'s hands those that were dealt, not those shown at a round's end."""
    if isinstance(value, dict):
        found = [value[key]] if key in value and value.get("kind") == "round_began" else []
        return found + [each for inner in value.values() for each in find(inner, key)]
    return [each for inner in value for each in find(inner, key)] if isinstance(value, list) else []


def test_every_message_is_answered(database: str) -> None:
    """Good, bad, unknown, not even JSON: an answer comes, with a stable name and a sentence, and then a fresh view."""

    async def test() -> None:
        async with serving(database) as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann:
                await ann.ask("start")
                for message in (
                    "",
                    "{}",
                    "[]",
                    "null",
                    "\x00",
                    '{"kind":"fly"}',
                    '{"kind":"sit","seat":"0"}',
                    "[" * 4000,
                ):
                    await ann.connection.send(message)
                    refusal = await ann.until("refused")
                    assert refusal["name"] == "bad_message"
                    assert "view" in await ann.until("play")
                await ann.connection.send(b"\xff\xfe")
                assert (await ann.until("refused"))["name"] == "bad_message"
                await ann.connection.send(b'{"kind":"name","name":"\xff"}', text=True)
                assert (await ann.until("refused"))["name"] == "bad_message"
                extra = await ann.ask("sit", seat=0)
                assert extra["name"] == "seat_taken"
                await ann.connection.send('{"kind":"sit","seat":0,"id":99,"wish":1}')
                assert "wish" in (await ann.until("refused"))["sentence"]
                view = ann.play["view"]
                illegal = await ann.ask("move", seat=0, turn=view["turn"], move="decline")
                assert (illegal["name"], illegal["clause"]) == ("illegal_move", "D14")
                assert "D14" in illegal["sentence"]
                assert (await ann.until("play"))["view"] == view
                await ann.move()
                stale = await ann.ask("move", seat=0, turn=view["turn"], move=view["moves"][0])
                assert stale["name"] == "stale"

    run(test())


def frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, text.encode(), fin).serialize(mask=True))


WHOLE = [
    '{"kind":"look","id":1}',
    '{"kind":"name","name":"Ann","id":2}',
    f'{{"kind":"name","name":"{"B" * 200}","id":3}}',
]
FIRST, SECOND, THIRD = map(frame, WHOLE)


def looks_like_two() -> list[bytes]:
    """A frame cut so that its rest, too, would pass for a short text that came alone."""
    rest = "Áé".encode()[1:]
    filled = rest + b'"' + b" " * (6 + rest[1] - 0x80 - len(rest) - 9) + b',"id":1}'
    text = b'{"kind":"name","name":"\xc3' + filled
    head = bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4)
    assert rest[0] == 0x81
    assert len(filled) == rest[1] - 0x80 + 6
    return [(head + text)[: -len(filled)], filled]


PIECES = {
    "alone": [FIRST, SECOND, THIRD],
    "together": [FIRST + SECOND + THIRD],
    "cut within the header": [FIRST[:1], FIRST[1:], SECOND, THIRD],
    "cut after the header": [FIRST[:2], FIRST[2:], SECOND, THIRD],
    "cut within the text": [FIRST[:9], FIRST[9:], SECOND, THIRD],
    "cut into what looks like two": [*looks_like_two(), SECOND, THIRD],
    "one and a half": [FIRST + SECOND[:12], SECOND[12:], THIRD],
    "in fragments": [
        frame(WHOLE[0][:5], fin=False),
        frame(WHOLE[0][5:9], Opcode.CONT, fin=False),
        frame(WHOLE[0][9:], Opcode.CONT),
        SECOND,
        THIRD,
    ],
    "with a ping between fragments": [
        frame(WHOLE[0][:5], fin=False),
        frame("there?", Opcode.PING),
        frame(WHOLE[0][5:], Opcode.CONT),
        SECOND,
        THIRD,
    ],
    "with pongs between": [data for text in WHOLE for data in (frame("here", Opcode.PONG), frame(text))],
}


def test_a_message_is_heard_however_the_network_cuts_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await site.open(client, game="donkey", players=2)
            for how, pieces in PIECES.items():
                async with site.player(code, client.cookies["motherlode_guest"]) as ann:
                    for piece in pieces:
                        ann.connection.transport.write(piece)
                        await asyncio.sleep(0.02)
                    answers = [await ann.until("done"), await ann.until("done"), await ann.until("refused")]
                    assert [answer["answer"] for answer in answers] == [1, 2, 3], how
                    assert (await ann.ask("look"))["kind"] == "done", how

    run(test())


def test_messages_wait_for_the_one_that_is_being_written(tmp_path: Path) -> None:
    """Everything is answered in the order in which it came, also what comes while the disk is busy."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await site.open(client, game="donkey", players=2)
            async with site.player(code, client.cookies["motherlode_guest"]) as ann:
                for number in range(20):
                    await ann.connection.send(f'{{"kind":"name","name":"A{number}","id":{number}}}')
                answers = [(await ann.until("done"))["answer"] for _ in range(20)]
                assert answers == list(range(20))
                assert ann.table["you"]["name"] == "A19"

    run(test())


def test_two_clicks_at_once_make_one_move(database: str) -> None:
    async def test() -> None:
        async with serving(database) as site:
            code, cookies = await sit_down(site, "donkey", 2, first=0)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[0]) as again:
                await ann.ask("start")
                await again.until("play")
                view = ann.play["view"]
                click = {"seat": 0, "turn": view["turn"], "move": view["moves"][0]}
                answers = await asyncio.gather(ann.ask("move", **click), again.ask("move", **click))
                assert sorted(answer["kind"] for answer in answers) == ["play", "refused"]

    run(test())


def test_a_shared_screen_is_covered(tmp_path: Path) -> None:
    """Hot-seat: both hands of `gate` on one device, each seen only after handing over."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            code = await site.open(client, game="gate", players=2, deal=5)
            async with site.player(code, client.cookies["motherlode_guest"]) as ann:
                for seat in range(2):
                    await ann.ask("sit", seat=seat)
                await ann.ask("start")
                for _ in range(6):
                    assert ann.play["covered"]
                    assert ann.play["view"]["hand"] is None
                    seat = ann.play["view"]["to_move"]
                    await ann.ask("show", seat=seat)
                    assert ann.play["view"]["seat"] == seat
                    while ann.play["view"]["to_move"] == seat:
                        await ann.move(ann.play["view"]["moves"][-1])

    run(test())


def test_chat_reaches_the_seats_only(tmp_path: Path) -> None:
    """And it arrives as the text that it is."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, "donkey", 2)
            async with (
                site.player(code, cookies[0]) as ann,
                site.player(code, cookies[1]) as ben,
                site.player(code) as onlooker,
            ):
                await ann.ask("say", seat=0, text="<script>alert(1)</script>")
                assert (await ben.until("chat"))["line"]["text"] == "<script>alert(1)</script>"
                await ben.ask("mute", seat=0, muted=True)
                await ann.ask("phrase", seat=0, phrase="hello")
                await onlooker.ask("look")
                await ben.ask("look")
                assert len([frame for frame in ben.frames if frame["kind"] == "chat"]) == 1
                assert not [frame for frame in onlooker.frames if frame["kind"] == "chat"]
                assert "script" not in "".join(onlooker.wire)

    run(test())


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_coming_back_shows_everything(game: str, tmp_path: Path) -> None:
    """Reload, lost network, another device by a personal link: the seat and the whole game are there."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site:
            code, cookies = await sit_down(site, game, 2)
            async with site.player(code, cookies[0]) as ann, site.player(code, cookies[1]) as ben:
                await ann.ask("start")
                await ben.until("play")
                await play_some([ann, ben], 9)
                view, turn = ben.play["view"], ben.play["view"]["turn"]
            async with site.browser() as phone:
                phone.cookies.set("motherlode_guest", cookies[1])
                token = (await phone.get("/api/me/link")).json()["token"]
                phone.cookies.clear()
                assert (await phone.post("/api/me/link", json={"token": token})).status_code == 200
                async with site.player(code, phone.cookies["motherlode_guest"]) as back:
                    history = await back.until("history")
                    assert back.play["view"] == view
                    assert back.play["view"]["turn"] == turn
                    assert len(history["steps"]) == 10
                    assert back.table["you"]["seats"] == [1]

    run(test())

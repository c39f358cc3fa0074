"""Whatever people are called and whatever a server sends: it is text, or a sentence, and the screen lives."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.widgets import Input
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from motherlode.rules import SplitMix64, game, record
from motherlode.table import Settings, Table, open_table, views
from motherlode.table import commands as ask
from motherlode.table.entries import Named
from motherlode.terminal import remote
from motherlode.terminal.client import Gone
from motherlode.terminal.reading import BadFrame, Reader
from motherlode.terminal.remote import GuestCookies, NoServer, RemoteClient
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.app import TerminalApp
from motherlode.terminal.screens.start import StartScreen
from motherlode.terminal.screens.unfinished import UnfinishedScreen
from motherlode.terminal.text import as_text, fitting
from motherlode.words import Words
from tests.sqlite import new_store
from tests.table.seating import counted_tokens, do
from tests.terminal.playing import LARGE, User, at_table, playing
from tests.web.serving import run

SCREENS = Path(remote.__file__).parent / "screens"
MARKUP = "B[/red]"
ESCAPE = "\x1b]0;stolen\x07\x1b[2J\u202eName"
CODE = "bcdfghjk"


def frames_of(name: str = "donkey", names: tuple[str, str] = ("Mia", "Ben")) -> list[dict[str, Any]]:
    """What a table sends to who comes: the table, the game, its history."""
    table = Table(CODE, open_table("a", Settings(game=name, players=2, deal=7, first=0), counted_tokens()))
    for seat, person in enumerate("ab"):
        table.apply(Named(person, names[seat]))
        do(table, person, ask.Sit(seat=seat))
    do(table, "a", ask.Start())
    return [json.loads(frame) for frame in views.everything(table, "a", 0.0)]


def packed(*frames: Any) -> list[str]:
    return [json.dumps(frame) for frame in frames]


def changed(frame: dict[str, Any], **more: Any) -> dict[str, Any]:
    return frame | more


def nonsense() -> dict[str, list[str]]:
    """Beginnings of conversations with something wrong in each."""
    table, play, history = frames_of()
    view = play["view"]
    seat = table["seats"][0]
    return {
        "no JSON": ["hello"],
        "no object": ["[1, 2]"],
        "no kind": ["{}"],
        "a kind that is a list": ['{"kind": []}'],
        "deep": ["[" * 100_000],
        "lone surrogate": ['{"kind": "\\ud800"}'],
        "a game without a table": packed(play),
        "a game that there is not": packed(changed(table, settings=table["settings"] | {"game": "chess"})),
        "too few seats": packed(changed(table, seats=[seat])),
        "a seat that there is not": packed(changed(table, you=table["you"] | {"seats": [7]})),
        "someone who is not there asks": packed(changed(table, asks_back=9)),
        "a view of another game": packed(table, changed(play, view=frames_of("mine")[1]["view"])),
        "a turn of nobody": packed(table, changed(play, view=view | {"to_move": 5})),
        "a turn before the first": packed(table, changed(play, view=view | {"to_move": -2})),
        "a card that there is not": packed(table, changed(play, view=view | {"offer": ["z9"]})),
        "a move that there is not": packed(table, changed(play, view=view | {"moves": ["dance"]})),
        "endless moves": packed(table, changed(play, view=view | {"moves": view["moves"] * 9_999})),
        "an event of nobody": packed(table, changed(play, events=[{"kind": "taken", "seat": 8, "card": "g1"}])),
        "a history of nobody": packed(table, {"kind": "history", "steps": [changed(history["steps"][0], events=[7])]}),
        "chat of nobody": packed(
            table, {"kind": "chat", "line": {"seat": 9, "name": None, "text": "hi", "phrase": ""}}
        ),
    }


@pytest.mark.parametrize("what", nonsense())
def test_a_reader_refuses_nonsense(what: str) -> None:
    reader = Reader()
    *before, bad = nonsense()[what]
    for text in before:
        reader.read(text)
    with pytest.raises(BadFrame, match="The server sent what is no message of a table"):
        reader.read(bad)


def test_a_reader_takes_what_a_table_sends() -> None:
    for name in ("donkey", "mine", "gate"):
        reader = Reader()
        assert all(reader.read(text) is not None for text in packed(*frames_of(name)))
    assert Reader().read('{"kind": "news", "of": "a newer server"}') is None


def test_texts_of_a_server_are_made_harmless() -> None:
    """Names, levels, codes, refusals, chat: no character that a terminal would obey, and none too many."""
    table = frames_of()[0]
    seats = [table["seats"][0] | {"name": ESCAPE}, table["seats"][1] | {"player": "bot", "level": ESCAPE * 1000}]
    line = {"seat": 0, "name": ESCAPE, "text": ESCAPE, "phrase": ""}
    wild = changed(table, seats=seats, code=ESCAPE, chat=[line], record=ESCAPE)
    refused = {"kind": "refused", "answer": None, "name": "x", "sentence": ESCAPE * 1000, "clause": None}
    reader = Reader()
    for frame in (wild, {"kind": "chat", "line": line}, refused):
        read = reader.read(json.dumps(frame))
        text = json.dumps(msgspec.to_builtins(read), ensure_ascii=False)
        assert text.isprintable()
        assert len(text) < 10_000


def test_text_is_cut_by_what_it_is_wide() -> None:
    assert as_text("a\nb\x1bc") == "a b\N{REPLACEMENT CHARACTER}c"
    assert fitting("abcdef", 4) == "abcd"
    assert fitting("金金金", 5) == "金金"


@asynccontextmanager
async def hostile(*texts: str | bytes, cookie: bool = True) -> AsyncIterator[str]:
    """A server that answers as ours would, and then says what it likes."""

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        if not request.path.endswith("/api/me"):
            return None
        response = connection.respond(200, "{}")
        if cookie:
            response.headers["Set-Cookie"] = "guest=x; Path=/"
        return response

    async def talk(connection: ServerConnection) -> None:
        for text in texts:
            await connection.send(text)
        await connection.wait_closed()

    server: Server
    async with serve(talk, "127.0.0.1", 0, process_request=answer, max_size=None) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


@pytest.mark.parametrize("text", ["hello", b"\xff\xfe", '{"kind": "closing", "reason": "%s"}' % ("x" * 5_000_000)])
def test_a_server_that_talks_nonsense_ends_the_visit_with_a_sentence(text: str | bytes, tmp_path: Path) -> None:
    """No hang, no traceback: neither for what is no frame nor for one of 5 MB."""

    async def test() -> None:
        async with hostile(text) as url:
            with pytest.raises(Gone, match="The server sent what is no message of a table"):
                await RemoteClient.join(url, CODE, GuestCookies(tmp_path / "guests.json"))

    run(test())


@pytest.mark.slow
def test_a_flood_ends_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with hostile(*packed(frames_of()[0]) * 3000) as url:
            client = await RemoteClient.join(url, CODE, GuestCookies(tmp_path / "guests.json"))
            await asyncio.wait([client._listening])
            while client.pending and not isinstance(client._inbox[0], Gone):
                await client.receive()
            with pytest.raises(Gone, match="more than can be shown"):
                await client.receive()

    run(test())


def test_a_server_that_says_nothing_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PATIENCE", 0.1)

    async def test() -> None:
        async with hostile() as url:
            with pytest.raises(Gone, match="does not answer"):
                await RemoteClient.join(url, CODE, GuestCookies(tmp_path / "guests.json"))

    run(test())


def test_another_server_is_told_from_ours(tmp_path: Path) -> None:
    async def test() -> None:
        async with hostile(cookie=False) as url:
            with pytest.raises(NoServer, match="is none of ours"):
                await RemoteClient.join(url, CODE, GuestCookies(tmp_path / "guests.json"))

    run(test())


@pytest.mark.parametrize(
    "names", [(MARKUP, "[b]x[/b]", "[@click=app.bell]"), ("金金金金金金", "[/]", "\\[x]")], ids=["brackets", "others"]
)
def test_a_name_is_text_on_every_screen(names: tuple[str, ...], tmp_path: Path) -> None:
    """At the table, in the log, at the end of a game, in the list of games, and where it was typed."""

    async def at_a_table() -> None:
        async with at_table(tmp_path, "donkey", *names, size=LARGE, first=0) as player:
            await player.until(lambda: player.has_the_turn and all(name in player.text for name in names))

    async def in_the_list() -> None:
        store = new_store(tmp_path / "tables.db")

        async def enter(app: TerminalApp) -> None:
            app.action_unfinished()

        async with playing(enter, store, LARGE) as player:
            await player.until(lambda: isinstance(player.app.screen, UnfinishedScreen))
            await player.until(lambda: all(name in player.text for name in names))
        store.close()

    async def at_the_start() -> None:
        async with playing(lambda app: app.choose(None, {})) as player:
            await player.until(lambda: isinstance(player.app.screen, StartScreen))
            for name in names:
                await type_name(player, name)

    run(at_a_table())
    run(in_the_list())
    run(at_the_start())


async def type_name(player: User, name: str) -> None:
    player.app.screen.query_one("#seat-0 Input", Input).value = name
    await player.until(lambda: name in player.text)


def test_screens_use_widgets_that_take_text_only() -> None:
    """The toolkit reads markup in what its widgets are given; ours do not."""
    for file in SCREENS.glob("*.py"):
        imported = re.findall(r"^from textual\.widgets import (.+)$", file.read_text(), re.MULTILINE)
        taken = {name.strip() for line in imported for name in line.split(",")}
        assert file.name == "widgets.py" or not taken & {"Static", "Label", "OptionList", "Select"}, file.name


@pytest.mark.parametrize("names", [5, "Mia", {"0": "Mia"}, [], [["x"]], [None, 7], ["\x1b[2J", " "], ["x" * 9999]])
def test_odd_names_in_a_record_are_no_trouble(names: Any) -> None:
    text = record.write(game("donkey").deal(2, SplitMix64(1)), names=names)
    assert all(name.isprintable() and 0 < len(name) <= 24 for name in Replay(text, Words("en")).names)

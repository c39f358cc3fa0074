"""People play the fourth game: on a screen, in plain lines, and over a server, with nothing written for it there."""

from pathlib import Path

from motherlode.rules import Game, record
from motherlode.terminal.boards import Scene, draw
from motherlode.terminal.faces import face
from motherlode.terminal.selection import Choosing
from motherlode.web.schema import document
from motherlode.words import Words
from tests.games.installing import installed
from tests.terminal.playing import at_table
from tests.terminal.typing import PlainProcess
from tests.web.serving import run, serving

QUICK = ("--no-pause", "--deal", "7", "--first", "1")


def test_a_plain_board_shows_the_view_and_the_moves(tricks: Game) -> None:
    """Each move has its key; what is hidden is not there."""
    state = tricks.deal(2, 7)
    view = state.view(state.seat)
    names = ["Mia", "Tom"]
    text = draw(Scene(view, names, Words("en"), Choosing(view)), 80, 19).text()
    assert "Mia: 4 cards, 0 points, laid -" in text
    hand = state.deal.hands[state.seat]
    for key, card in enumerate(sorted(hand, key=int), 1):
        assert f"[{key}] play {card}" in text
    assert text.count("play ") == 4
    assert face("tricks", "7").colour == "gold"


def test_it_is_played_on_a_screen(tmp_path: Path) -> None:
    """To the end, by the keys that the board shows."""

    async def test() -> None:
        async with at_table(tmp_path, "tricks", "Mia", "random", first=0) as user:
            for _ in range(4):
                await user.until(lambda: user.has_the_turn)
                await user.press("1")
            await user.until(lambda: "Last trick taken." in user.text)

    run(test())


def test_it_is_played_in_plain_lines(tmp_path: Path) -> None:
    """In a process of its own, where another package has brought the game; hands are handed over."""
    plain = PlainProcess(tmp_path, "play", "tricks", "--seats", "Mia,Ben", *QUICK, **installed(tmp_path / "site"))
    while True:
        line = plain.until("You can: ", "Hand the keyboard", "The game is over")
        if line.startswith("The game is over"):
            break
        plain.type("" if line.startswith("Hand") else line.removeprefix("You can: ").split(", ")[0])
    plain.until("Type rematch")
    assert plain.end() == 0


def test_it_is_played_over_a_server(tmp_path: Path) -> None:
    """With bots, from opening the table to the record; the page learns of it as of the others."""

    async def test() -> None:
        async with serving(tmp_path / "tables.db") as site, site.browser() as client:
            games = (await client.get("/api/games")).json()
            assert [each["name"] for each in games] == ["donkey", "mine", "gate", "tricks"]
            code = await site.open(client, game="tricks", players=3, pause=False)
            async with site.player(code, client.cookies["motherlode_guest"]) as host:
                await host.ask("sit", seat=0)
                await host.ask("seat_bot", seat=1, level="random")
                await host.ask("seat_bot", seat=2, level="easy")
                await host.ask("start")
                while host.play["view"]["to_move"] is not None:
                    if host.play["view"]["to_move"] == 0:
                        hint = await host.ask("hint", seat=0)
                        assert hint["reason"] == "best_on_average"
                        assert (await host.move(hint["move"]))["kind"] == "play"
                    else:
                        await host.until("play")
                found = await client.get(f"/api/records/{host.table['record']}")
                assert record.read(found.content).over

    run(test())


def test_the_schema_knows_it() -> None:
    found = document()
    assert found["games"]["tricks"]["told"]["trick_taken"] == {"seat": "seat", "cards": "list"}
    assert {"TricksView", "TricksEvent", "TricksPlayed"} <= found["$defs"].keys()

"""The games on the screen: keys are pressed and the screen is read."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Select

from motherlode.bots.levels import SECONDS
from motherlode.rules import SplitMix64, game, record
from motherlode.rules.gate.view import GateView
from motherlode.terminal.boards import Scene
from motherlode.terminal.form import Form, SeatChoice, save
from motherlode.terminal.local import unfinished
from motherlode.terminal.preferences import Preferences
from motherlode.terminal.screens.app import TerminalApp
from motherlode.terminal.screens.board import Board
from motherlode.terminal.screens.end import EndScreen
from motherlode.terminal.screens.sidebar import Sidebar
from motherlode.terminal.screens.start import StartScreen
from motherlode.terminal.screens.unfinished import UnfinishedScreen
from motherlode.terminal.screens.widgets import Dropdown, Label
from motherlode.words import Words
from tests.sqlite import new_store
from tests.terminal.playing import LARGE, User, at_table, playing
from tests.web.serving import run


async def play_to_the_end(player: User, rng: SplitMix64) -> None:
    while True:
        await player.until(
            lambda: player.has_the_turn or player.is_covered or isinstance(player.app.screen, EndScreen), settle=False
        )
        if isinstance(player.app.screen, EndScreen):
            await player.pilot.pause()
            return
        if player.is_covered:
            player.strike("enter")
            await player.until(lambda: not player.is_covered, settle=False)
        else:
            moves = player.view.moves
            await player.move(moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("donkey", ["Mia", "random", "random"], {}),
        ("mine", ["Mia", "random"], {}),
        ("gate", ["Mia", "random"], {"choose_chip": True, "draw_for_deal": True}),
    ],
)
def test_a_game_is_played_to_its_end_by_keys_alone(
    game: str, seats: list[str], options: dict[str, Any], tmp_path: Path
) -> None:
    """One or two keys a move; the end shows how the scores came about, and a rematch begins with a key."""

    async def test() -> None:
        async with at_table(tmp_path, game, *seats, options=options) as player:
            await play_to_the_end(player, SplitMix64(1))
            assert "The game is over" in player.text
            assert "Points" in player.text
            await player.press("r")
            await player.until(lambda: player.app.screen is player.table and player.view.to_move is not None)

    run(test())


def test_two_people_share_the_keyboard(tmp_path: Path) -> None:
    """Where hands are secret, the screen says between two turns to whom the keyboard goes, and shows no hand."""

    async def test() -> None:
        async with at_table(tmp_path, "gate", "Mia", "Ben", first=0) as player:
            for _ in range(5):
                await player.until(lambda: player.is_covered)
                next_player = player.text.partition("Hand the keyboard to ")[2].partition(",")[0]
                assert "╭────╮ ╭────╮" not in player.text, "no hand lies open"
                await player.press("enter")
                await player.until(lambda: player.has_the_turn)
                assert f"▶ {next_player}" in player.text
                while not player.is_covered:
                    await player.move("pass" if "pass" in player.view.moves else player.view.moves[0])
                    await player.until(lambda: player.is_covered or player.has_the_turn)

    run(test())


def test_the_second_card_is_seen_before_anything_else_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at one keyboard play mine: both cards lie open on the table when the turn has passed on."""
    shown: list[Scene] = []
    show = Board.show

    def remember(board: Board, scene: Scene | None) -> None:
        if scene is not None:
            shown.append(scene)
        show(board, scene)

    monkeypatch.setattr(Board, "show", remember)

    async def test() -> None:
        async with at_table(tmp_path, "mine", "Mia", "Ben", first=0) as player:
            if player.is_covered:
                await player.press("enter")
            await player.until(lambda: player.has_the_turn)
            first, second = player.view.moves[0], player.view.moves[1]
            await player.move(first)
            await player.until(lambda: player.has_the_turn)
            shown.clear()
            await player.move(second)
            await player.until(lambda: player.has_the_turn or player.is_covered)
            places = {int(move.split()[1]) for move in (first, second)}
            first_seen = next(scene for scene in shown if scene.view.turn == player.view.turn)
            assert places & first_seen.revealed.keys(), "what was turned up last is the first thing to be seen"

    run(test())


def test_at_the_hand_over_all_see_what_happened_and_nobody_a_hand(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, "gate", "Mia", "Ben", first=0) as player:
            await player.until(lambda: player.is_covered)
            await player.press("enter")
            await player.until(lambda: player.has_the_turn)
            while not player.is_covered:
                await player.move("pass" if "pass" in player.view.moves else player.view.moves[0])
                await player.until(lambda: player.is_covered or player.has_the_turn)
            assert isinstance(player.view, GateView)
            assert player.view.hand is None
            assert "Mia passed." in str(player.table.query_one("#news", Label).render())

    run(test())


@pytest.mark.parametrize("game", ["donkey", "mine"])
def test_nothing_is_handed_over_where_nothing_is_secret(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, game, "Mia", "Ben", first=0) as player:
            movers = set()
            for _ in range(6):
                await player.until(lambda: player.has_the_turn)
                movers.add(player.view.seat)
                await player.move(player.view.moves[0])
                assert not player.is_covered
            assert movers == {0, 1}

    run(test())


def test_a_game_is_left_and_found_again(tmp_path: Path) -> None:
    """Leaving says how to come back, and the list of unfinished games leads back to the same cards."""

    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            await player.move(player.view.moves[0])
            await player.until(lambda: player.has_the_turn)
            left = player.view
            assert player.table.client.table is not None
            code = player.table.client.table.code
            await player.press("q")
        assert player.app.return_value == f"The game is kept. Go on with: motherlode play --resume {code}"

        store = new_store(tmp_path / "tables.db")

        async def enter(app: TerminalApp) -> None:
            app.action_unfinished()

        async with playing(enter, store) as player:
            await player.until(lambda: isinstance(player.app.screen, UnfinishedScreen))
            assert f"{date.today().year}-" in player.text
            assert f"Donkey: Mia, Random bot  ({code})" in player.text
            await player.press("enter")
            await player.until_at_table()
            await player.until(lambda: player.has_the_turn)
            assert player.view.moves == left.moves
        store.close()

    run(test())


@pytest.mark.parametrize(("key", "status"), [("q", 1), ("ctrl+c", 130)])
def test_the_status_says_how_a_game_was_left(key: str, status: int, tmp_path: Path) -> None:
    """Ctrl-C means what it means everywhere; both say how to come back."""

    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            await player.press(key)
        assert player.app.return_code == status
        assert "The game is kept." in (player.app.return_value or "")

    run(test())


def test_an_unfinished_game_is_deleted_by_two_presses(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "Ben", first=0) as player:
            await player.press("q")
        store = new_store(tmp_path / "tables.db")

        async def enter(app: TerminalApp) -> None:
            app.action_unfinished()

        async with playing(enter, store) as player:
            await player.until(lambda: isinstance(player.app.screen, UnfinishedScreen))
            await player.press("d")
            await player.until(lambda: "Press d again" in player.text)
            assert len(unfinished(store)) == 1
            await player.press("d")
            await player.until(lambda: unfinished(store) == [])
        store.close()

    run(test())


def test_a_finished_game_is_no_dead_end_and_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the results to the table and back, a record in this folder, and a rematch from the table."""
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        async with at_table(tmp_path, "mine", "Mia", "random", first=0) as player:
            await play_to_the_end(player, SplitMix64(1))
            await player.press("s")
            await player.until(lambda: list(tmp_path.glob("mine-*.json")))
            [file] = tmp_path.glob("mine-*.json")
            assert record.read(file.read_bytes()).over
            await player.press("escape")
            await player.until(lambda: "r for a rematch" in player.text)
            await player.press("enter")
            await player.until(lambda: isinstance(player.app.screen, EndScreen))
            await player.press("escape", "r")
            await player.until(lambda: player.app.screen is player.table and player.view.to_move is not None)

    run(test())


def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, "gate", "Mia", "random", size=(70, 20), first=0) as player:
            await player.until(lambda: "needs a window of 80 x 24" in player.text)

    run(test())


def test_all_keys_are_on_a_page_and_the_rules_are_searched(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            await player.press("f1")
            await player.until(lambda: "All keys" in player.text)
            await player.press("escape")
            await player.until(lambda: player.app.screen is player.table)
            await player.press("f2")
            await player.until(lambda: "Michael Schacht" in player.text)
            sidebar = player.table.query_one(Sidebar)
            await player.press("end")
            await player.until(lambda: sidebar.scroll_y == sidebar.max_scroll_y > 0)
            await player.press("home")
            await player.until(lambda: sidebar.scroll_y == 0)
            await player.press("slash", *"grand", "enter")
            await player.until(lambda: sidebar.scroll_y > 0)
            await player.press("escape")
            assert sidebar.covers

    run(test())


def test_what_was_chosen_is_remembered(tmp_path: Path) -> None:
    """By another language at once, and by the next start; only the deal's number is for one time."""
    preferences = Preferences(Words("en"), pace=0, form_file=tmp_path / "last.json")
    store = new_store(tmp_path / "tables.db")

    async def first() -> None:
        enter = lambda app: app.choose(game("gate"), {"pause": False})  # noqa: E731
        async with playing(enter, store, preferences=preferences) as player:
            await player.until(lambda: "▌ Teams" in player.text)
            start = player.app.screen
            start.query_one("#seat-0 Input", Input).value = "Mia"
            start.query_one("#deal", Input).value = "42"
            start.query_one("#seat-1 Select", Select).value = "hard"
            await player.until(lambda: "1. Mia" in str(start.query_one("#first", Dropdown)._options))
            start.query_one("#language", Select).value = "nl"
            await player.until(lambda: player.app.screen is not start and player.app.screen.query("#deal"))
            assert player.app.screen.query_one("#deal", Input).value == "42"
            await player.press("ctrl+s")
            await player.until_at_table()
            assert player.table.names[0] == "Mia"

    async def again() -> None:
        async with playing(lambda app: app.choose(None, {}), store, preferences=preferences) as player:
            await player.until(lambda: isinstance(player.app.screen, StartScreen))
            form = player.app.screen.form  # type: ignore[attr-defined]
            assert (form.game, form.deal) == ("gate", "")
            assert [(seat.who, seat.name) for seat in form.seats[:2]] == [("person", "Mia"), ("hard", "")]

    run(first())
    run(again())
    store.close()


def test_a_bot_that_the_game_does_not_have_leaves_its_seat_to_another(tmp_path: Path) -> None:
    """Masters are in donkey only; who played one there and asks for mine still has an opponent."""
    file = tmp_path / "last.json"
    save(file, Form(game="donkey", seats=(SeatChoice("person"), SeatChoice("grandmaster"))))
    preferences = Preferences(Words("en"), pace=0, form_file=file)

    async def test() -> None:
        async with playing(lambda app: app.choose(game("mine"), {}), preferences=preferences) as player:
            await player.until(lambda: "Colours you would like (Rule M2)" in player.text)
            form = player.app.screen.form  # type: ignore[attr-defined]
            assert [seat.who for seat in form.seats[:3]] == ["person", "medium", None]

    run(test())


def test_the_mouse_picks_cards(tmp_path: Path) -> None:
    """A click on a card does what its key does; one beside everything undoes a choice."""

    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            board = player.table.board
            own = next(spot for spot in board.spots if spot.pick.zone == "own")
            await player.pilot.click(board, offset=(own.x + 1, own.y + 1))
            assert board.scene is not None
            assert board.scene.choosing.picked == (own.pick,)
            await player.pilot.click(board, offset=(79, 0))
            assert not board.scene.choosing.picked
            offered = next(spot for spot in board.spots if spot.pick.zone == "offer")
            turn = player.view.turn
            await player.pilot.click(board, offset=(offered.x + 1, offered.y + 1))
            await player.until(lambda: player.view.turn > turn)

    run(test())


def test_arrows_and_enter_play_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, "mine", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            await player.press("right", "right", "down", "enter")
            await player.until(lambda: player.view.turn == 2)
            face_up = getattr(player.view, "face_up", None)
            assert face_up is not None
            assert face_up.place == 10, "the first arrow shows where one is: then one to the right, one down"

    run(test())


def test_a_refusal_is_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_table(tmp_path, "mine", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            turn = player.view.turn
            await player.press("9", "9")
            assert "No card lies face down at place 9." not in player.text or player.view.turn > turn
            await player.until(lambda: player.has_the_turn)
            await player.press("u")
            await player.until(lambda: "what everybody saw cannot be taken back" in player.text)

    run(test())


def test_a_move_is_taken_back(tmp_path: Path) -> None:
    """Donkey's moves show nobody anything new, as long as no card was turned up."""

    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            moves = player.view.moves
            await player.move(moves[0])
            await player.until(lambda: player.has_the_turn)
            await player.press("u")
            await player.until(lambda: player.has_the_turn and player.view.moves == moves)

    run(test())


def test_a_hint_names_a_move_and_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, "expert", 0.01)

    async def test() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            await player.press("h")
            await player.until(
                lambda: player.table.query_one("#news").has_class("hint") and "Thinking" not in player.text
            )
            assert any(word in player.text for word in ("Take ", "Exchange "))

    run(test())


def test_rules_and_log_open_beside_the_table(tmp_path: Path) -> None:
    """Over a part of a small window, beside the table in a large one; the log is there from the beginning."""

    async def small() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", first=0) as player:
            await player.until(lambda: player.has_the_turn)
            sidebar = player.table.query_one(Sidebar)
            assert not sidebar.display
            await player.press("f2")
            await player.until(lambda: "Michael Schacht" in player.text)
            await player.press("escape", "l")
            await player.until(lambda: "You begin." in player.text and "Michael Schacht" not in player.text)
            await player.press("escape")
            assert not sidebar.display

    async def large() -> None:
        async with at_table(tmp_path, "donkey", "Mia", "random", size=LARGE, first=0) as player:
            await player.until(lambda: player.has_the_turn)
            sidebar = player.table.query_one(Sidebar)
            assert sidebar.display
            assert sidebar.region.x >= player.table.board.region.right
            await player.press("f2")
            await player.until(lambda: "Michael Schacht" in player.text)

    run(small())
    run(large())


def test_the_log_of_mine_names_no_place(tmp_path: Path) -> None:
    """What was turned up may be read again, never where: remembering is the game."""

    async def test() -> None:
        async with at_table(tmp_path, "mine", "Mia", "Ben", size=LARGE, first=0) as player:
            for _ in range(10):
                await player.until(lambda: player.is_covered or player.has_the_turn)
                if player.is_covered:
                    await player.press("enter")
                    await player.until(lambda: player.has_the_turn)
                await player.move(player.view.moves[-1])
            log = str(player.table.query_one("#log").render())
            assert "turned up" in log
            assert "place" not in log.lower()

    run(test())


def test_the_start_screen_begins_a_game(tmp_path: Path) -> None:
    """Game, players, options and who starts are chosen with keys alone."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        async with playing(lambda app: app.choose(None, {"deal": 7, "pause": False}), store) as player:
            await player.until(lambda: isinstance(player.app.screen, StartScreen))
            assert "▌ Open piles" in player.text
            assert "(Rule D7)" in " ".join(line[:39].strip() for line in player.text.splitlines())
            assert "▐●▌ Donkey" in player.text
            assert "▐○▌ Mine" in player.text
            await player.press("down", "enter")
            await player.until(lambda: "How the cards lie" in player.text)
            await player.press("down", "enter")
            await player.until(lambda: "▌ Teams" in player.text)
            await player.press("ctrl+s")
            await player.until_at_table()
            assert player.view.game == "gate"
            assert player.table.names == ["Player 1", "Medium bot"]
            await player.press("q")
        assert [game.table.settings.game for game in unfinished(store)] == ["gate"]

    run(test())
    store.close()


def test_the_start_screen_sets_a_match_a_deal_and_colours(tmp_path: Path) -> None:
    """Two people at mine wish for colours each; the deal has a number, and two games make a match."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        async with playing(lambda app: app.choose(game("mine"), {"pause": False}), store) as player:
            await player.until(lambda: "Colours you would like (Rule M2)" in player.text)
            start = player.app.screen
            start.query_one("#seat-1 Select", Select).value = "person"
            await player.until(lambda: "2. Player 2" in player.text)
            start.query_one("#colours-1", Select).value = ("blue", "red")
            start.query_one("#match", Select).value = 2
            start.query_one("#deal", Input).focus()
            await player.press("4", "2", "ctrl+s")
            await player.until_at_table()
            table = player.table.client.table
            assert table is not None
            assert (table.settings.deal, table.settings.games) == (42, 2)
            assert table.seats[1].colours == ("blue", "red")

    run(test())
    store.close()


def test_the_start_screen_refuses_what_does_not_go_together(tmp_path: Path) -> None:
    """Teams of two players: the table's own sentence, and the screen stays."""
    store = new_store(tmp_path / "tables.db")

    async def test() -> None:
        async with playing(lambda app: app.choose(None, {"options": {"teams": True}}), store) as player:
            await player.until(lambda: isinstance(player.app.screen, StartScreen))
            await player.press("down", "down", "enter")
            await player.until(lambda: "▌ Teams" in player.text)
            await player.press("ctrl+s")
            await player.until(lambda: "Teams are for 4 players" in player.text)
            assert unfinished(store) == []

    run(test())
    store.close()


def test_another_language_is_spoken_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        preferences = Preferences(Words("de"), pace=0)
        async with at_table(tmp_path, "donkey", "Mia", "random", preferences=preferences, first=0) as player:
            await player.until(lambda: player.has_the_turn)
            assert "Angebot 1 von 10" in player.text
            assert "Bot (Zufall)" in player.text
            await player.press("u")
            await player.until(lambda: "noch nicht" in player.text or "noch keinen" in player.text)

    run(test())

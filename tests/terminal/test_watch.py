"""Stepping through records, and the rules on paper."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from motherlode.cli import main
from motherlode.rules import SplitMix64, game, record
from motherlode.terminal.replay import Replay
from motherlode.terminal.screens.app import TerminalApp
from motherlode.words import Words
from tests.play import play_on
from tests.terminal.playing import playing
from tests.web.serving import run

RECORD = record.write(play_on(game("gate").deal(2, 5), SplitMix64(3)), names=["Mia", "hard"])


def test_a_record_is_stepped_through_by_keys() -> None:
    """Forwards, backwards, to both ends; from an onlooker's viewpoint and each seat's."""

    async def enter(app: TerminalApp) -> None:
        await app.show_replays([Replay(RECORD, app.preferences.words)], None)

    async def test() -> None:
        last = len(record.read(RECORD).moves)
        async with playing(enter) as player:
            await player.until(lambda: f"Move 0 of {last}" in player.text)
            await player.press("right", "right", "left")
            await player.until(lambda: f"Move 1 of {last}" in player.text)
            await player.press("end", "right")
            await player.until(lambda: f"Move {last} of {last}" in player.text and "The game is over" in player.text)
            await player.press("home")
            await player.until(lambda: f"Move 0 of {last}" in player.text and "Seen by: an onlooker" in player.text)
            assert "╭────╮╭" not in player.text
            await player.press("s")
            await player.until(lambda: "Seen by: Mia" in player.text and "╭────╮╭" in player.text)
            await player.press("s")
            await player.until(lambda: "Seen by: Hard bot" in player.text)
            await player.press("q")
        assert player.app.return_value == ""

    run(test())


def test_a_record_in_plain_lines(tmp_path: Path) -> None:
    """As a seat saw it: its own hand, and never another's."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(RECORD)
    onlooker = CliRunner().invoke(main, ["watch", str(file), "--plain", "--language", "en"])
    mia = CliRunner().invoke(main, ["watch", str(file), "--plain", "--language", "en", "--seat", "1"])
    assert (onlooker.exit_code, mia.exit_code) == (0, 0)
    assert "Hand: " not in onlooker.output
    assert "Hand: " in mia.output
    assert "The game is over: " in mia.output


@pytest.mark.parametrize(
    ("content", "more", "sentence"),
    [
        (b"", [], "motherlode: There is no record in this file."),
        (b"{}", [], "motherlode: "),
        (RECORD, ["--seat", "3"], "motherlode: The game has 2 seats; there is no seat 3."),
    ],
)
def test_what_cannot_be_watched(tmp_path: Path, content: bytes, more: list[str], sentence: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    result = CliRunner().invoke(main, ["watch", str(file), "--plain", *more])
    assert result.exit_code == 2
    assert result.output.startswith(sentence)
    assert len(result.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Golden Gate"), ("de", "Karte"), ("nl", "kaart"), ("fr", "carte")]
)
def test_the_rules_are_printed(language: str, word: str) -> None:
    result = CliRunner().invoke(main, ["rules", "gate", "--language", language])
    assert result.exit_code == 0
    assert word in result.output
    assert "[G17]" in result.output


def test_a_language_that_is_not_there() -> None:
    result = CliRunner().invoke(main, ["rules", "gate", "--language", "tlh"])
    assert result.exit_code == 2
    assert "'tlh' is none of en, de, nl, fr." in result.output


def test_names_of_a_record_are_only_names() -> None:
    """Whatever else stands there is not shown."""
    text = record.write(game("donkey").deal(2, 1), names=["\x1b[31mred", {"a": 1}])
    assert Replay(text, Words("en")).names == ["Player 1", "Player 2"]


def test_a_record_is_reviewed() -> None:
    """A key opens the review over the table; it grows, and any other key closes it."""

    async def enter(app: TerminalApp) -> None:
        await app.show_replays([Replay(RECORD, app.preferences.words)], None)

    async def test() -> None:
        async with playing(enter) as player:
            await player.until(lambda: "Move 0 of" in player.text)
            await player.press("v")
            await player.until(lambda: "Mia: luck" in player.text)
            await player.press("x")
            await player.until(lambda: "Mia: luck" not in player.text and "Move 0 of" in player.text)
            await player.press("q")

    run(test())

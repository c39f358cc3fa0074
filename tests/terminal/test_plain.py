"""The plain mode: whole games through a pipe, sentences for mistakes, and nothing lost by a kill."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from motherlode.cli import main
from motherlode.rules import SplitMix64
from tests.terminal.typing import Plain, PlainProcess, PlainThread

Begin = Callable[..., PlainThread]
QUICK = ("--no-pause", "--deal", "7", "--first", "1")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("mine", "Mia,random"), ("gate", "Mia,random"), ("gate", "Mia,Ben,Cal,Dee")],
)
def test_a_game_is_played_to_its_end(begin: Begin, game: str, seats: str) -> None:
    play_to_the_end(begin("play", game, "--seats", seats, *QUICK))


def test_a_game_is_played_to_its_end_through_a_pipe(tmp_path: Path) -> None:
    """In a process of its own."""
    play_to_the_end(PlainProcess(tmp_path, "play", "donkey", "--seats", "Mia,random,random", *QUICK))


def play_to_the_end(plain: Plain) -> None:
    rng = SplitMix64(3)
    while True:
        line = plain.until("> ", "Hand the keyboard", "The game is over")
        if line.startswith("The game is over"):
            break
        if line.startswith("Hand"):
            plain.type("")
        else:
            moves = plain.moves()
            plain.type(moves[rng.below(len(moves))])
    plain.until("Type rematch")
    assert plain.end() == 0


def test_mistakes_are_answered_in_one_sentence(begin: Begin) -> None:
    """What is no move, what the rules forbid (with the clause), and what cannot be taken back."""
    plain = begin("play", "donkey", "--seats", "Mia,random", *QUICK)
    moves = plain.moves()
    for typed, answer in [
        ("dance", "“dance” is no move. Type “take CARD”"),
        ("bonus gD 1", "A bonus comes only with a completed set, before it is put away. (D14)"),
        ("undo", "You have not moved in this game."),
        ("start", "That has to wait until the game is over."),
        ("sit x", "'x' is no seat: the seats are 1 to 2."),
    ]:
        plain.type(typed)
        plain.until(answer)
    plain.type("help")
    plain.until("quit – leave")
    plain.type(moves[0])
    plain.until("You ")
    assert plain.end() == 1
    assert plain.said[-1].startswith("The game is kept. Go on with: motherlode play --resume ")


def test_orders_answer(begin: Begin) -> None:
    plain = begin("play", "donkey", "--seats", "Mia,random", *QUICK)
    moves = plain.moves()
    plain.type(moves[0])
    assert plain.moves() != moves
    for typed, answer in [
        ("turn", "Your turn: take a card or exchange one."),
        ("log", "You begin."),
        ("rules", "# donkey"),
        ("look", "Offer 1 of 10: "),
    ]:
        plain.type(typed)
        plain.until(answer)
    plain.moves()  # those that `look` shows
    plain.type("undo")
    assert plain.moves() == moves
    plain.type("quit")
    assert plain.end() == 1


def test_a_killed_game_goes_on_at_the_same_move(begin: Begin, tmp_path: Path) -> None:
    plain = PlainProcess(tmp_path, "play", "gate", "--seats", "Mia,random", *QUICK)
    for _ in range(3):
        plain.type(plain.moves()[0])
    asked = plain.moves()
    hand = [line for line in plain.said if line.startswith("Hand: ")][-1]
    plain.kill()
    again = begin("play", "--resume")
    assert again.moves() == asked
    assert hand in again.said
    again.type(asked[0])
    again.moves()
    again.type("quit")
    assert again.end() == 1


def test_a_hand_is_not_shown_before_the_keyboard_is_handed_over(begin: Begin) -> None:
    """Nothing between the request and the answer names a card that only its player may see."""
    plain = begin("play", "gate", "--seats", "Mia,Ben", *QUICK)
    plain.until("Hand the keyboard to ")
    assert not any(line.startswith("Hand: ") for line in plain.said)
    plain.type("")
    plain.until("Hand: ")
    plain.moves()
    plain.type("quit")
    assert plain.end() == 1


def test_it_asks_for_what_the_command_line_does_not_say(begin: Begin) -> None:
    plain = begin("play", *QUICK)
    plain.until("Which game")
    plain.type("donkey")
    plain.until("Who plays")
    plain.type("Mia, random")
    assert plain.moves()
    assert plain.end() == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "donkey", "--seats", "a,b,c,d"], "motherlode: donkey is for 2 to 3 players; 'a,b,c,d' names 4."),
        (["play", "--resume"], "motherlode: There is no unfinished game."),
        (["play", "--resume", "bcdfghjk"], "motherlode: There is no table with this code."),
        (["join", "somewhere"], "motherlode: 'somewhere' names no table"),
        (["join", "bcdfghjk", "--server", "http://127.0.0.1:9"], "motherlode: The server at http://127.0.0.1:9 cannot"),
    ],
)
def test_what_cannot_begin_says_why(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    told = CliRunner(env={"XDG_DATA_HOME": str(tmp_path), "LANG": "C"}).invoke(main, [*arguments, "--plain"])
    assert told.exit_code == 2
    assert told.output.startswith(sentence)
    assert told.output.count("\n") == 1


def test_other_languages(begin: Begin) -> None:
    """By the option, or by what the environment asks for; moves are spelled alike in all of them."""
    plain = begin("play", "donkey", "--seats", "Mia,random", *QUICK, language="nl_NL.UTF-8")
    plain.until("Je kunt: take ")
    plain.type("take g9")
    plain.until("“take g9” is geen zet. Typ “take KAART”")
    plain.type("bonus gD 1")
    plain.until("Een bonus hoort bij een complete set, voordat die wordt weggelegd. (D14)")
    assert plain.end() == 1
    plain = begin("play", "donkey", "--seats", "Mia,random", *QUICK, "--language", "fr")
    plain.until("Vous pouvez\u00a0: take ")
    assert plain.end() == 1

"""The games in text: a seat is told what it may know, answers are read leniently, and a transcript is a record."""

import json
from typing import Any

import pytest

from motherlode.envs.text import knowledge_text, moves_text, play_in_text, prompt, read_answer, rules_text
from motherlode.rules import GAMES, Knowledge, SplitMix64, State, game, record
from motherlode.rules.errors import BadOptions, IllegalMove, NotAMove
from tests.configurations import PLAY, label
from tests.hidden import other_truth
from tests.play import play_on


def position(name: str, players: int = 2, options: Any = None, moves: int = 9) -> State:
    return play_on(game(name).deal(players, SplitMix64(3), options), SplitMix64(3), moves)


def known(state: State) -> Knowledge:
    assert state.seat is not None
    return state.knowledge(state.seat)


@pytest.mark.parametrize("configuration", PLAY, ids=label)
def test_a_prompt_tells_what_the_seat_may_know(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Every legal move stands there; whatever the hidden cards are, the text is the same."""
    state = position(*configuration)
    text = prompt(known(state))
    assert all(f"- {move.text}:" in text for move in state.legal_moves())
    assert state.seat is not None
    assert text == prompt(known(other_truth(state, state.seat, SplitMix64(8))))


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("name", list(GAMES))
def test_in_every_language(name: str, language: str) -> None:
    """Rules, events and moves."""
    knowledge = known(position(name))
    assert len(rules_text(game(name), language)) > 1000
    assert knowledge_text(knowledge, language)
    assert moves_text(knowledge, language).count("\n") == len(knowledge.legal_moves()) - 1


@pytest.mark.parametrize("name", list(GAMES))
def test_every_legal_move_is_read(name: str) -> None:
    """Plain, in capitals, decorated, and at the end of thoughts that mention others."""
    knowledge = known(position(name))
    moves = knowledge.legal_moves()
    for move in moves:
        for answer in (
            move.text,
            f"  {move.text.upper()}!\n",
            f"**{move.text}**",
            f"`{move.text}`.",
            f'{{"move": "{move.text}"}}',
            f"First I thought of {moves[0].text}.\nBut no.\nMy move: {move.text}",
        ):
            assert read_answer(answer, knowledge) == move


def test_a_part_is_enough_where_only_one_move_has_it() -> None:
    """Otherwise it names no move."""
    knowledge = known(position("mine"))
    assert read_answer("17", knowledge).text == "flip 17"
    with pytest.raises(NotAMove, match="'flip' names no move: a move is spelled 'flip PLACE'"):
        read_answer("flip", knowledge)


@pytest.mark.parametrize(
    ("answer", "error", "sentence"),
    [
        ("I take two cards, please", NotAMove, "names no move: a move is spelled"),
        ("", NotAMove, "names no move"),
        ("flip 1 or flip 2", NotAMove, r"names several moves \(flip 1, flip 2\): the last line must name one"),
    ],
)
def test_what_is_no_move_is_told(answer: str, error: type[Exception], sentence: str) -> None:
    """With how moves are spelled."""
    with pytest.raises(error, match=sentence):
        read_answer(answer, known(game("mine").deal(2, 1)))


def test_an_illegal_move_is_told_with_the_clause() -> None:
    """As people are told."""
    state = game("gate").deal(2, 1)
    with pytest.raises(IllegalMove, match=r"\(G6\)"):
        read_answer("pass", known(state))


@pytest.mark.parametrize("name", list(GAMES))
def test_spellings_stay_apart_without_capitals(name: str) -> None:
    """Reading leniently can mistake no move for another."""
    spellings = [move.text.lower() for move in game(name).spelling.MOVES]
    assert len(spellings) == len(set(spellings))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_is_played_in_text(name: str) -> None:
    """One speaker reads the list of moves, the other talks nonsense first: it is told why and asked again."""
    nonsense = iter(range(10_000))

    def first_listed(text: str) -> str:
        listed = text[text.index("Your legal moves:") :].splitlines()[1]
        return f"I choose {listed.removeprefix('- ').partition(':')[0]}."

    def careless(text: str) -> str:
        return first_listed(text) if next(nonsense) % 3 == 2 else "Hello!"

    dialogue = play_in_text(game(name).deal(2, 1), [first_listed, careless], rules=False, most_turns=40)
    assert dialogue.substituted == ()
    refused = [exchange for exchange in dialogue.exchanges if exchange.refusal]
    assert refused
    assert all(exchange.seat == 1 and "names no move" in str(exchange.refusal) for exchange in refused)
    assert any("Your last answer was refused: 'Hello!'" in exchange.prompt for exchange in dialogue.exchanges)
    read = record.read(dialogue.transcript())
    assert read.moves == dialogue.state.moves
    assert len(json.loads(dialogue.transcript())["dialogue"]) == len(dialogue.exchanges)


def test_who_finds_no_move_is_played_for() -> None:
    """By chance, and the transcript says so."""
    dialogue = play_in_text(game("mine").deal(2, 1), [lambda text: "?"] * 2, attempts=2, rules=False, most_turns=6)
    assert dialogue.substituted == (0, 1, 2, 3, 4, 5)
    assert len(dialogue.exchanges) == 12
    assert json.loads(dialogue.transcript())["substituted"] == [0, 1, 2, 3, 4, 5]
    with pytest.raises(BadOptions, match="a speaker for each of 2 seats, not 1"):
        play_in_text(game("mine").deal(2, 1), [lambda text: "?"])

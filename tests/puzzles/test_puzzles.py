"""Puzzles: many, all different, true, and without their answers where somebody has not tried."""

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

from motherlode import puzzles
from motherlode.bots import LEVELS
from motherlode.puzzles import mining
from motherlode.puzzles.collection import FILE, pack, unpack
from motherlode.puzzles.picture import draw
from motherlode.puzzles.puzzle import BadAnswer, Puzzle, seat_of
from motherlode.puzzles.telling import tell_verdict
from motherlode.puzzles.themes import all_themes, theme_of
from motherlode.review.exact import is_decided, solved
from motherlode.rules import GAMES, SplitMix64, game
from motherlode.words import LANGUAGES, Words

ALL = list(puzzles.shipped().values())
SAMPLE = ALL[::24]
OURS = list(GAMES)[:3]
LARGEST_FILE = 250_000


def test_a_hundred_of_each_game() -> None:
    """In one compact file; the same puzzles give the same bytes."""
    counted = Counter(puzzle.game for puzzle in ALL)
    assert all(counted[name] >= 100 for name in OURS)
    assert FILE.stat().st_size < LARGEST_FILE
    assert pack(unpack(FILE.read_bytes())) == FILE.read_bytes()


def test_no_two_are_alike() -> None:
    """Neither the same position, nor one that shares nearly all with another."""
    for name in OURS:
        prints = [mining.fingerprint_of(puzzles.position(puzzle)) for puzzle in ALL if puzzle.game == name]
        for number, one in enumerate(prints):
            assert all(mining.likeness(one, other) <= mining.ALIKE for other in prints[:number])


def test_every_puzzle_has_one_answer_and_a_name_for_its_theme() -> None:
    """One group of moves that do the same is ahead of all others; every move has a value; the theme is the game's."""
    for puzzle in ALL:
        state = puzzles.position(puzzle)
        assert sorted(move for value in puzzle.values for move in value.moves) == sorted(
            move.text for move in state.legal_moves()
        )
        assert puzzle.theme in all_themes(state.game)
        assert puzzle.misses[0] == LEVELS[0]
        assert set(puzzle.misses) <= set(LEVELS)
        if puzzle.exact:
            assert mining.stands_out(*puzzle.values[:2])
        else:
            assert puzzle.margin >= max(mining.MARGIN, mining.SURE * puzzle.error) - 1e-3


def verify(puzzle: Puzzle) -> None:
    """Works a puzzle out anew: exactly, or by other samples."""
    state = puzzles.position(puzzle)
    knowledge = state.knowledge(seat_of(state))
    best = next(move for move in knowledge.legal_moves() if move.text == puzzle.solution[0])
    assert theme_of(knowledge, best) == puzzle.theme
    rated = solved(knowledge) if is_decided(knowledge) else None
    assert puzzle.exact == (rated is not None)
    if rated is not None:
        assert mining.together(rated) == puzzle.values
        return
    other = mining.by_samples(knowledge, seed=987_654, again=True)
    assert other is not None
    assert set(other[0][0].moves) == set(puzzle.solution)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_sample_is_true(puzzle: Puzzle) -> None:
    """The answer is the same when it is worked out anew, and the theme's predicate holds."""
    verify(puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_all_are_true(name: str) -> None:
    """The same for every puzzle."""
    for puzzle in ALL:
        if puzzle.game == name:
            verify(puzzle)


def test_hidden_cards_change_no_puzzle() -> None:
    """What the seat cannot know is dealt anew: the theme, the picture and what the seat sees stay the same."""
    for puzzle in SAMPLE:
        state = puzzles.position(puzzle)
        seat = seat_of(state)
        other = state.knowledge(seat).redeal(SplitMix64(5))
        assert msgspec.json.encode(other.knowledge(seat).view) == msgspec.json.encode(state.knowledge(seat).view)
        assert mining.fingerprint_of(other) == mining.fingerprint_of(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_told_in_every_language(language: str) -> None:
    """A right one and a wrong one; a picture has neither the answer nor anything from elsewhere."""
    words = Words(language)
    for puzzle in SAMPLE[::3]:
        right = puzzles.answer(puzzle, puzzle.solution[0])
        wrong = puzzles.answer(puzzle, puzzle.values[-1].moves[0])
        assert right.right
        assert not wrong.right
        assert wrong.best in puzzle.solution
        assert len(tell_verdict(words, puzzle, wrong, ["Mia", "Ben"])) >= 4
        drawn = draw(puzzle, words)
        assert drawn.startswith("<svg")
        assert "href" not in drawn


def test_a_move_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadAnswer, match="no move"):
        puzzles.answer(ALL[0], "fly away")
    with pytest.raises(puzzles.NoSuchPuzzle):
        puzzles.by_name("nothing")


def test_every_day_has_another_puzzle() -> None:
    """All come before one comes again."""
    day = date(2026, 1, 1)
    names = [puzzles.daily(day + timedelta(days=number)).id for number in range(len(ALL))]
    assert len(set(names)) == len(ALL)


def test_puzzles_are_found_in_any_games() -> None:
    """The same games give the same puzzles, at most one of each game."""
    found = [mining.search_games(mining.play_games(game("mine"), 2, 3), 2, lambda games, count: None) for _ in range(2)]
    assert found[0] == found[1]
    assert len({puzzle.id for puzzle in found[0]}) == 2

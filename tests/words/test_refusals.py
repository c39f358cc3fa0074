"""Why a move is refused, in every language: every reason has a sentence, with its facts."""

import ast
import pickle
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import motherlode.rules
from motherlode.rules import GAMES, BadOptions, MotherlodeError, NotAMove, SplitMix64, State, game
from motherlode.table import views
from motherlode.table.frames import RefusedFrame
from motherlode.words import LANGUAGES, Words, card, tell_refusal
from tests.play import play_on
from tests.words.files import messages
from tests.words.told_games import NAMES, PLAYED

RULES = Path(motherlode.rules.__file__).parent
WORDS = RULES.parent / "words"
PROTOCOL = RULES.parents[2] / "docs" / "protocol.md"
GAMES_IN_LANGUAGES = list(product(GAMES, LANGUAGES))
NOT_IN_RANDOM_GAMES = {("gate", "start_round")}
"""A round without a green card in any hand is too seldom to wait for; `test_gate_clauses.py` plays one."""


def reasons(name: str) -> set[str]:
    """The reasons that a game's `moves.py` gives, read from the code, so that a new one is missed."""
    tree = ast.parse((RULES / name / "moves.py").read_text())
    refusals = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _called(node) == "IllegalMove"]
    assert all(len(node.args) >= 3 for node in refusals), "every refusal has a reason"
    given = {node.args[2].value for node in refusals if isinstance(node.args[2], ast.Constant)}
    chosen = re.findall(r'reason, rule = "(\w+)"', (RULES / name / "moves.py").read_text())
    return {str(reason) for reason in (*given, *chosen)} | {"spelling"}


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


@cache
def refusals(name: str) -> list[tuple[State, str, MotherlodeError]]:
    """What random illegal moves and texts are answered in all states of some random games."""
    rng = SplitMix64(11)
    moves = game(name).spelling.MOVES
    found: list[tuple[State, str, MotherlodeError]] = []
    for own, players, options in PLAYED:
        if own == name:
            end = play_on(game(name).deal(players, 3, options), SplitMix64(5))
            for state in end.history:
                legal = {move.text for move in state.legal_moves()}
                tried = {moves[rng.below(len(moves))].text for _ in range(8)} | {moves[-1].text, "dance"}
                found += [(state, text, refusal(state, text)) for text in sorted(tried - legal)]
    return found


def refusal(state: State, text: str) -> MotherlodeError:
    with pytest.raises(MotherlodeError) as refused:
        state.apply(text)
    return refused.value


def told(words: Words, state: State, error: MotherlodeError) -> str:
    assert error.reason is not None
    sentence = tell_refusal(words, state.game.name, error.reason, error.facts, NAMES[: state.players])
    assert sentence is not None
    return sentence


@pytest.mark.parametrize(("name", "language"), GAMES_IN_LANGUAGES)
def test_every_reason_has_words(name: str, language: str) -> None:
    """And no words are left of a reason that is gone."""
    found = {key for key in messages(WORDS / language / "refusals.ftl") if key.startswith(f"refused-{name}-")}
    assert found == {f"refused-{name}-{reason.replace('_', '-')}" for reason in reasons(name)}


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_met_in_play(name: str) -> None:
    met = {(name, error.reason) for _, _, error in refusals(name)}
    assert met | NOT_IN_RANDOM_GAMES >= {(name, reason) for reason in reasons(name)}
    assert (name, "over") in met


@pytest.mark.parametrize(("name", "language"), GAMES_IN_LANGUAGES)
def test_refusals_of_whole_games_are_sentences(name: str, language: str) -> None:
    """Finished ones, without a hole, with every fact in them: cards by their names, numbers as numbers."""
    words = Words(language)
    for state, _, error in refusals(name):
        sentence = told(words, state, error)
        assert re.fullmatch(r"[^\W\d_a-z].*\.|[“„«].*\.", sentence), sentence
        assert not set("{}$_") & set(re.sub(r"[A-Z]+_[A-Z_]+", "", sentence)), sentence
        for fact in _facts(words, state, error):
            assert fact in sentence, f"{fact!r} is not in {sentence!r}"


def _facts(words: Words, state: State, error: MotherlodeError) -> list[str]:
    """How the facts are named in a sentence. A black card is spoken of by its number, any other one by its name."""
    facts = dict(error.facts)
    if facts.get("card") == "k":
        del facts["card"]
    else:
        facts.pop("number", None)
    return [text for name, value in facts.items() for text in _named(words, state, name, value)]


def _named(words: Words, state: State, name: str, value: object) -> list[str]:
    if name == "colour":
        return [words(f"colour-{value}")]
    if name == "seat":
        return [NAMES[value]] if isinstance(value, int) else []
    if name in ("card", "cards"):
        cards = [value] if isinstance(value, str) else list(value) if isinstance(value, tuple) else []
        return [card(words, state.game.name, text) for text in cards]
    return [str(value)]


IMPOSSIBLE: list[tuple[str, int, dict[str, Any]]] = [
    ("donkey", 2, {"offer_size": 7, "set_size": 4}),
    ("donkey", 2, {"gold_8": 7}),
    ("donkey", 2, {"offers": 11}),
    ("mine", 2, {"rush_at": 99}),
    ("mine", 2, {f"gold_{number}": 0 for number in (1, 2, 3, 4)}),
    (
        "mine",
        2,
        {"dynamite": 0, "gold_2": 0, "gold_3": 0} | {f"miners_{number}": 0 for number in (2, 3, 4, 5)} | {"gold_4": 0},
    ),
    ("gate", 2, {"teams": True}),
    ("gate", 4, {"hand_size": 12}),
    ("gate", 2, {"hand_size": 2}),
    ("gate", 2, {"chip_1": 40}),
    ("gate", 2, {"choose_chip": True, "pays": "highest"}),
    ("gate", 2, {f"chip_{slot}": 0 for slot in (1, 2, 3, 4)}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_do_not_go_together_have_a_reason_in_words(language: str) -> None:
    """Every reason is met, and told with all its numbers."""
    words, met = Words(language), set()
    for name, players, options in IMPOSSIBLE:
        with pytest.raises(BadOptions) as refused:
            game(name).options(players, options)
        error = refused.value
        assert error.reason is not None
        sentence = tell_refusal(words, name, error.reason, error.facts, NAMES)
        assert sentence is not None
        assert all(str(fact) in sentence for fact in error.facts.values()), sentence
        met.add(f"refused-{error.reason.replace('_', '-')}")
    assert met == {key for key in messages(WORDS / language / "house.ftl") if key.startswith("refused-")}


@pytest.mark.parametrize("name", GAMES)
def test_facts_are_no_secrets(name: str) -> None:
    """The same move in another world that the seat cannot tell from the true one is refused in the same words."""
    rng = SplitMix64(17)
    for state, text, error in refusals(name)[::7]:
        if state.seat is not None:
            other = refusal(state.knowledge(state.seat).redeal(rng), text)
            assert (str(other), other.reason, other.facts) == (str(error), error.reason, error.facts)


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_travels_with_its_facts(name: str) -> None:
    """Through the wire and through pickling, as hints do."""
    for _, _, error in refusals(name)[:200]:
        frame = msgspec.json.decode(msgspec.json.encode(views.refusal(error, 4)), type=RefusedFrame)
        assert (frame.reason, frame.facts) == (error.reason, dict(error.facts))
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), again.reason, again.facts) == (str(error), error.reason, error.facts)


def test_a_frame_without_a_reason_is_understood() -> None:
    """Older servers send none."""
    text = '{"kind": "refused", "answer": null, "name": "illegal_move", "sentence": "No. (D9)", "clause": "D9"}'
    assert msgspec.json.decode(text, type=RefusedFrame).reason is None


def test_the_library_says_the_same_in_english() -> None:
    """Its sentences have stayed; they count seats as records do, and so do not name players."""
    state = game("donkey").deal(2, 7)
    error = refusal(state, "decline")
    assert str(error) == f"{told(Words('en'), state, error)} (D14)"
    assert isinstance(refusal(state, "dance"), NotAMove)


def test_the_protocol_lists_every_reason() -> None:
    page = PROTOCOL.read_text()
    for name in GAMES:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` | `"))
        assert {reason for reason in reasons(name) - {"spelling"} if f"`{reason}`" not in row} == set()

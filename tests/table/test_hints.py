"""Hints: who may ask, and reasons that are true and have words in every language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

import motherlode
from motherlode.bots import Budget, make_bot
from motherlode.bots.levels import strongest
from motherlode.rules import GAMES, SplitMix64, game
from motherlode.table import commands as ask
from motherlode.table.hints import Reason, explain, hints_of
from tests.configurations import PLAY, label
from tests.table.seating import Sitting, started
from tests.table.truths import TRUTHS, Case

WORDS = Path(motherlode.__file__).parent / "words"
LANGUAGES = ("en", "de", "nl", "fr")
MESSAGE = re.compile(r"^hint-(\w+?)-([\w-]+) = (.*?)(?=^hint-|^#|\Z)", re.MULTILINE | re.DOTALL)


POSITIONS = 10_000
"""So many of each game, shared by its configurations."""


def positions(number: int) -> Iterator[Case]:
    """Positions of random games of a configuration, each with a random move and what is said for it."""
    name, players, options = PLAY[number]
    rng = SplitMix64(number)
    while True:
        state = game(name).deal(players, rng, options)
        while not state.over:
            assert state.seat is not None
            legal = state.legal_moves()
            move, knowledge = legal[rng.below(len(legal))], state.knowledge(state.seat)
            yield Case(state, move, knowledge, explain(knowledge, move))
            state = state.apply(move)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(PLAY)), ids=[label(configuration) for configuration in PLAY])
def test_a_reason_is_true(number: int) -> None:
    """Not one is false of its position, over ten thousand positions, and its words speak of nothing but the facts."""
    name = PLAY[number][0]
    truths = TRUTHS[name]
    share = POSITIONS // sum(game == name for game, *_ in PLAY)
    for case in islice(positions(number), share):
        words = [messages(language)[name, case.name] for language in LANGUAGES]
        assert {fact for text in words for fact in re.findall(r"\$(\w+)", text)} <= case.facts.keys()
        assert case.name == "best_on_average" or truths[case.name](case), (
            case.name,
            case.facts,
            case.move,
            case.before,
        )


def test_in_the_last_turn_only_the_highest_total_counts() -> None:
    """A bonus in the last turn of `donkey` leaves no time for another set, and gold without the highest total is
    discarded: nothing is said of pairs, nor of what the card is worth.
    """
    rng, met = SplitMix64(3), 0
    while met < 20:
        state = game("donkey").deal(2, rng)
        while not state.over:
            assert state.seat is not None
            bonuses = [move for move in state.legal_moves() if move.kind == "bonus"]
            for move in bonuses:
                if state.apply(move).over:
                    met += 1
                    said = explain(state.knowledge(state.seat), move).name
                    assert said not in ("bonus_breaks_pair", "bonus_gold")
            legal = state.legal_moves()
            state = state.apply(legal[rng.below(len(legal))])


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(PLAY)), ids=[label(configuration) for configuration in PLAY])
def test_nearly_every_hint_has_a_reason(number: int) -> None:
    """At least 95 of 100 hints say more than that a move is the best."""
    name, players, options = PLAY[number]
    adviser = make_bot(strongest(game(name)), game(name), 1)
    state = game(name).deal(players, SplitMix64(number), options)
    said = []
    while not state.over:
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        best = adviser.rate(knowledge, Budget(iterations=100))[0].move
        said.append(explain(knowledge, best).name)
        state = state.apply(best)
    assert said.count("best_on_average") <= len(said) / 20


def test_reasons_come_from_what_the_seat_knows() -> None:
    """In another world that the seat cannot tell from this one the reason is the same."""
    for number in range(len(PLAY)):
        for case in islice(positions(number), 0, 300, 19):
            other = case.knowledge.redeal(SplitMix64(number)).knowledge(case.seat)
            assert explain(other, case.move) == Reason(case.name, case.facts)


@cache
def messages(language: str) -> dict[tuple[str, str], str]:
    """The words for every reason, by game and name."""
    text = (WORDS / language / "hints.ftl").read_text(encoding="utf-8")
    return {(found[1], found[2].replace("-", "_")): found[3] for found in MESSAGE.finditer(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    brought = {name: hints_of(game(name)) for name in GAMES}
    reasons = {(name, reason) for name, hints in brought.items() if hints is not None for reason in hints.REASONS}
    assert messages(language).keys() == reasons | {("any", "best_on_average")}


def test_who_may_ask_for_a_hint() -> None:
    sitting = started(game="gate", players=2)
    seat = sitting.table.to_move
    assert seat is not None
    mover, other = ("ann", "ben") if seat == 0 else ("ben", "ann")
    assert sitting.ask(mover, ask.Hint(seat=seat)) == []
    assert sitting.refuses(other, ask.Hint(seat=seat)) == "not_your_seat"
    assert sitting.refuses(other, ask.Hint(seat=1 - seat)) == "not_your_turn"
    assert sitting.refuses("eve", ask.Hint(seat=seat)) == "not_your_seat"
    assert started(game="gate", players=2, hints=False, first=0).refuses("ben", ask.Hint(seat=1)) == "no_hints"
    fresh = Sitting(game="donkey", players=2)
    fresh.everybody_sits()
    assert fresh.refuses("ann", ask.Hint(seat=0)) == "no_game"


def test_a_covered_screen_gets_no_hint() -> None:
    """A hint tells about a hand: it waits until the screen was handed over."""
    sitting = Sitting(game="gate", players=2)
    for seat in (0, 1):
        sitting.ask("ann", ask.Sit(seat=seat))
    sitting.ask("ann", ask.Start())
    seat = sitting.table.to_move or 0
    assert sitting.refuses("ann", ask.Hint(seat=seat)) == "covered"
    sitting.ask("ann", ask.Show(seat=seat))
    assert sitting.ask("ann", ask.Hint(seat=seat)) == []

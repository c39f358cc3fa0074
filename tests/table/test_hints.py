"""Hints: who may ask, and reasons that are true and have words in every language."""

import re
from functools import cache
from pathlib import Path

import pytest

import motherlode
from motherlode.rules import SplitMix64, State, game
from motherlode.table import commands as ask
from motherlode.table.hints import REASONS, Reason, explain
from motherlode.table.hints.gate import longest_run
from tests.configurations import PLAY, label
from tests.table.seating import Sitting, started

WORDS = Path(motherlode.__file__).parent / "words"
LANGUAGES = ("en", "de", "nl", "fr")
MESSAGE = re.compile(r"^hint-(\w+?)-([\w-]+) = (.*?)(?=^hint-|^#|\Z)", re.MULTILINE | re.DOTALL)


class Moment:
    """What a seat knows, and why a legal move of it is good."""

    def __init__(self, state: State, rng: SplitMix64) -> None:
        assert state.seat is not None
        legal = state.legal_moves()
        self.state = state
        self.move = legal[rng.below(len(legal))]
        self.knowledge = state.knowledge(state.seat)
        self.reason = explain(self.knowledge, self.move)


@cache
def moments(number: int, games: int = 2) -> list[Moment]:
    """Random games of a configuration."""
    name, players, options = PLAY[number]
    found = []
    for seed in range(games):
        rng = SplitMix64(seed)
        state = game(name).deal(players, rng, options)
        while not state.over:
            found.append(Moment(state, rng))
            state = state.apply(found[-1].move)
    return found


@pytest.mark.parametrize("number", range(len(PLAY)), ids=[label(configuration) for configuration in PLAY])
def test_a_reason_is_true(number: int) -> None:
    """What a reason foretells happens when the move is made."""
    for moment in moments(number):
        reason, move = moment.reason, moment.move
        assert reason.name in REASONS[PLAY[number][0]]
        kinds = {type(event).__name__ for event in moment.state.apply(move).events()}
        for name, kind in FORETOLD.items():
            assert reason.name != name or kind & kinds, (reason, move)


FORETOLD = {
    "completes_set": {"SetScored", "SetCompleted"},
    "wins_gold": {"Struck"},
    "removes_miner": {"Duel"},
    "blows_up": {"Exploded"},
    "shows_nothing": {"TurnedDown"},
    "rush_known_gold": {"GoldFound"},
    "rush_leftover": {"CardLeft"},
    "ends_round": {"RoundEnded"},
    "wins_chip": {"ChipWon"},
    "kicker": {"Played"},
    "cannot_play": {"Passed"},
}


def test_a_run_can_be_played() -> None:
    """As many cards as a hint of `gate` counts can really be played in the turn."""

    def longest(state: State, seat: int, number: int) -> int:
        following = [move for move in state.legal_moves() if move.kind == "play"] if state.seat == seat else []
        if state.view(seat).round != number:  # type: ignore[attr-defined]
            return 0
        return max((1 + longest(state.apply(move), seat, number) for move in following), default=0)

    checked = 0
    for moment in moments(PLAY.index(("gate", 4, {}))):
        state, knowledge, move = moment.state, moment.knowledge, moment.move
        if move.kind == "play" and knowledge.view.hand_sizes[knowledge.seat] <= 4:  # type: ignore[attr-defined]
            card = move.cards[0]
            run = longest_run(knowledge.view, card, card.value if move.number is None else move.number)  # type: ignore[arg-type]
            real = 1 + longest(state.apply(move), knowledge.seat, knowledge.view.round)  # type: ignore[attr-defined]
            assert run <= real
            checked += 1
    assert checked > 10


def test_reasons_come_from_what_the_seat_knows() -> None:
    """In another world that the seat cannot tell from this one the reason is the same."""
    for number in range(len(PLAY)):
        for moment in moments(number)[::19]:
            knowledge = moment.knowledge
            other = knowledge.redeal(SplitMix64(number)).knowledge(knowledge.seat)
            assert explain(other, moment.move) == moment.reason


def test_every_reason_has_words() -> None:
    """In all languages, and the words speak of nothing but the facts."""
    reasons = [(PLAY[number][0], moment.reason) for number in range(len(PLAY)) for moment in moments(number)]
    seen: dict[tuple[str, str], Reason] = {(name, reason.name): reason for name, reason in reasons}
    wanted = {(name, reason) for name, reasons in REASONS.items() for reason in reasons}
    assert seen.keys() == wanted
    for language in LANGUAGES:
        text = (WORDS / language / "hints.ftl").read_text(encoding="utf-8")
        messages = {(found[1], found[2].replace("-", "_")): found[3] for found in MESSAGE.finditer(text)}
        assert messages.keys() == wanted, language
        for key, words in messages.items():
            assert set(re.findall(r"\$(\w+)", words)) <= seen[key].facts.keys(), (language, key)


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

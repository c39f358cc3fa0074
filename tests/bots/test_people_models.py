"""The models of people: what levels are measured against must stay what it is."""

from collections.abc import Iterator

import pytest

from motherlode.bots import Budget, make_bot
from motherlode.bots.donkey.players import finishing_moves
from motherlode.bots.people import PEOPLE
from motherlode.rules import GAMES, Knowledge, SplitMix64, State, game
from motherlode.rules.gate.view import GateView


def play(name: str, seats: list[str], seed: int) -> State:
    state = game(name).deal(len(seats), SplitMix64(90, seed))
    bots = [make_bot(each, game(name), 10 * seed + seat) for seat, each in enumerate(seats)]
    while state.seat is not None:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), Budget()))
    return state


def decisions(name: str, who: str, games: int) -> Iterator[tuple[Knowledge, str]]:
    """What a person knew, and the move that was made."""
    for seed in range(games):
        played = play(name, [who, who], seed)
        for state, move in zip(played.history, played.moves, strict=False):
            if state.seat is not None and len(state.legal_moves()) > 1:
                yield state.knowledge(state.seat), move.text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", PEOPLE)
def test_every_game_has_every_person(name: str, who: str) -> None:
    """They play games to the end, the same ones from the same seed."""
    assert play(name, [who, "random"], 1).moves == play(name, [who, "random"], 1).moves


@pytest.mark.parametrize(("name", "games"), [("donkey", 12), ("gate", 6), ("mine", 12)])
def test_a_novice_knows_the_game_and_the_strongest_bot_better(name: str, games: int) -> None:
    """More than half of the games against moves by chance, less than half against `hard` (paired deals)."""
    won = {}
    for other in ("random", "hard"):
        first = [play(name, ["novice", other], seed).outcome().shares[0] for seed in range(games)]
        second = [play(name, [other, "novice"], seed).outcome().shares[1] for seed in range(games)]
        won[other] = sum(first) + sum(second)
    assert won["random"] > games > won["hard"]


def test_a_novice_finishes_sets_in_donkey() -> None:
    for knowledge, made in decisions("donkey", "novice", 2):
        finishing = [move.text for move in finishing_moves(knowledge)]
        assert not finishing or made in finishing


def test_a_novice_of_gate_overlooks_cards() -> None:
    """It passes where a card fits as often as it overlooks all that do, and no more often."""
    passed = chances = 0
    for knowledge, made in decisions("gate", "novice", 3):
        view = knowledge.view
        assert isinstance(view, GateView)
        if not view.must_play and any(move.kind == "play" for move in knowledge.legal_moves()):
            chances += 1
            passed += made == "pass"
    assert 0.15 < passed / chances < 0.55

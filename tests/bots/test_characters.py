"""Bots with a temper: as strong as each other, and told apart by how they play."""

from collections import defaultdict
from pathlib import Path

import pytest

from motherlode.bots import Budget, level_of, make_bot
from motherlode.bots.donkey.players import finishing_moves
from motherlode.bots.gate.exact import certain_move
from motherlode.bots.levels import CHARACTERS, SECONDS
from motherlode.bots.table_bots import TableBots, levels
from motherlode.lab.characters import games_with_characters
from motherlode.rules import GAMES, Game, Knowledge, SplitMix64, game
from tests.play import play_on

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
STYLES = {
    "donkey": (
        ("exchanges", "clara", "<", "kiki"),
        ("takes-most", "goldie", ">", "clara"),
        ("steals", "rufus", ">", "goldie"),
    ),
    "mine": (
        ("risks", "clara", "<", "kiki"),
        ("wrecks", "rufus", ">", "kiki"),
    ),
    "gate": (
        ("passes", "rufus", ">", "kiki"),
        ("plays-black", "kiki", ">", "rufus"),
        ("passes", "clara", "<", "rufus"),
    ),
}
"""What a game tells them apart by: the habit, and who has it more or less than whom."""


def decisions(rules: Game, number: int) -> list[Knowledge]:
    """What seats know in games of others, where they have a choice."""
    found = []
    for seed in range(number):
        players = rules.players[seed % len(rules.players)]
        state, bot = rules.deal(players, SplitMix64(81, seed)), make_bot("hard", rules, seed)
        while state.seat is not None:
            knowledge = state.knowledge(state.seat)
            if len(knowledge.legal_moves()) > 1:
                found.append(knowledge)
            state = state.apply(bot.choose(knowledge, Budget(iterations=10)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_styles_can_be_told_apart(name: str) -> None:
    """Asked about the same positions, each does more or less often what its temper likes or dislikes."""
    rules = game(name)
    habits = rules.spec.adapter("characters").habits  # type: ignore[union-attr]
    shown: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for number, knowledge in enumerate(decisions(rules, 5)):
        for character in {who for style in STYLES[name] for who in (style[1], style[3])}:
            move = make_bot(character, rules, number).choose(knowledge, Budget(iterations=10))
            for habit, did in habits(knowledge, move):
                shown[habit, character].append(did)
    for habit, one, relation, other in STYLES[name]:
        share, compared = (sum(shown[habit, who]) / len(shown[habit, who]) for who in (one, other))
        assert share > compared + 0.03 if relation == ">" else share < compared - 0.03, (habit, one, share, compared)


@pytest.mark.parametrize("name", GAMES)
def test_a_temper_throws_nothing_away(name: str) -> None:
    """A set is finished and a hand emptied, whatever is liked: in donkey if it seems best, in gate always."""
    rules, seen = game(name), 0
    for number, knowledge in enumerate(decisions(rules, 2)):
        for character in CHARACTERS:
            rated = make_bot(character, rules, number).rate(knowledge, Budget(iterations=10))
            assert {rating.move for rating in rated} == set(knowledge.legal_moves())
        if name == "gate" and (certain := certain_move(knowledge.address)) >= 0:
            seen += 1
            for character in CHARACTERS:
                made = make_bot(character, rules, number).choose(knowledge, Budget(iterations=10))
                assert made.kind == "play", (character, certain)
        if name == "donkey" and finishing_moves(knowledge):
            seen += 1
    assert seen or name == "mine"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_offers_them_within_their_time(name: str) -> None:
    """Everywhere where bots are chosen, with a limit of time as levels have."""
    rules = game(name)
    assert set(CHARACTERS) < set(levels(rules))
    assert rules in games_with_characters()
    state = play_on(rules.deal(2, SplitMix64(5)), SplitMix64(6), 6)
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    for character in CHARACTERS:
        value = level_of(character, knowledge)
        assert value is not None
        assert value.seconds == SECONDS[character]
        assert value.temper == character
        assert TableBots()._budget(character, knowledge).seconds == SECONDS[character]
        assert TableBots().choose(character, knowledge, 1) in knowledge.legal_moves()


def test_the_document_names_them_all() -> None:
    text = DOCUMENT.read_text()
    assert all(f"| `{character}` |" in text for character in CHARACTERS)

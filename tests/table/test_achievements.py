"""What is achieved in a game: read from its events, the same whenever a record is read again."""

from typing import Any

import pytest

from motherlode.rules import GAMES, Event, SplitMix64, game, record
from motherlode.rules.donkey import events as donkey
from motherlode.rules.events import GameOver
from motherlode.rules.gate import events as gate
from motherlode.rules.mine import events as mine
from motherlode.table.achievements import achieved_in, names_of
from motherlode.table.summary import finish
from motherlode.words import LANGUAGES, Words
from tests.configurations import CONFIGURATIONS, label
from tests.table.seating import started

SET = donkey.SetScored(1, "blue", ("b3", "b4", "b5"))
OFFER = donkey.OfferTurnedUp(2, ())
MINE = mine.Dealt(0, (0, 1, 0, 1, None))
ROUND = gate.RoundBegan(1, 0, 12, (None, None))
ENDED = gate.RoundEnded(1, 0, (30, 40), ((), ("r3",)))


@pytest.mark.parametrize(
    ("name", "events", "expected"),
    [
        ("donkey", [SET, SET, SET], {"three_sets_in_an_offer"}),
        ("donkey", [SET, SET, OFFER, SET], set()),
        ("donkey", [donkey.GrandFinal(), SET], {"set_in_the_grand_final"}),
        ("donkey", [GameOver((3, 9), (1,))], {"won_without_stealing"}),
        ("donkey", [donkey.BonusTaken(1, 0, "b3"), GameOver((3, 9), (1,))], set()),
        ("mine", [MINE, mine.Duel("r3", 1, "g2", 2)], {"duel_won_with_a_three"}),
        ("mine", [MINE, mine.Duel("g3", 1, "r2", 2)], set()),
        ("mine", [MINE, mine.Duel("r4", 1, "g3", 2)], set()),
        ("mine", [MINE, mine.Struck(0, 1, "$4", 1, "r5", 2)], {"four_gold_on_anothers_turn"}),
        ("mine", [MINE, mine.Struck(1, 1, "$4", 1, "r5", 2)], set()),
        ("mine", [mine.GoldFound(1, place, "$1") for place in (4, 5, 6)], {"three_finds_in_the_rush"}),
        ("gate", [ROUND, gate.Played(0, "r4", 4), ENDED], set()),
        ("gate", [ROUND, gate.RoundEnded(1, 1, (40,), ((), ()))], {"round_without_red"}),
        ("gate", [ROUND, gate.Played(1, "r4", 4), gate.RoundEnded(1, 1, (40,), ((), ()))], set()),
        ("gate", [gate.Paid(0, 1, 10), GameOver((3, 9), (1,))], {"never_paid_for_red"}),
        (
            "gate",
            [
                ROUND,
                gate.ChipWon(1, 10),
                gate.ChipWon(1, 20),
                gate.Played(1, "r1", 1),
                gate.RoundEnded(1, 1, (30, 40), ()),
            ],
            {"all_chips_of_a_round"},
        ),
    ],
)
def test_what_seat_1_achieves(name: str, events: list[Event], expected: set[str]) -> None:
    assert set(achieved_in(game(name), 2, events)[1]) == expected


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_a_table_and_a_record_tell_the_same(configuration: tuple[str, int, dict[str, Any]]) -> None:
    """A record is enough to find all achievements again."""
    name, players, options = configuration
    for seed in range(3):
        sitting = started(game=name, players=players, options=options, deal=seed)
        sitting.play_on(SplitMix64(seed))
        play = sitting.table.play
        assert play is not None
        document, last = play.to_record(), play.moves[-1].text
        play.take_back(1)
        told = finish(sitting.table, last).achieved
        events = [event for past in record.read(document).history for event in past.events()]
        assert told == achieved_in(play.game, players, events)
        assert {name for seat in told for name in seat} <= set(names_of(play.game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_achievement_has_words(language: str) -> None:
    words = Words(language)
    for name in GAMES:
        for achievement in names_of(game(name)):
            identifier = f"achieved-{achievement.replace('_', '-')}"
            assert words(identifier) != identifier
            assert words(f"{identifier}.about") != f"{identifier}.about"

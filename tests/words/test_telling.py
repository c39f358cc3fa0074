"""Events, moves and cards in words, in every language."""

import re
from functools import cache

import msgspec
import pytest

from motherlode.rules import Event, SplitMix64, State, game
from motherlode.rules.donkey.events import BonusTaken, ColourScored, Taken
from motherlode.rules.donkey.outcome import ColourScore
from motherlode.rules.events import GameOver
from motherlode.rules.gate.events import Paid, Played, RoundEnded
from motherlode.rules.mine.events import Dealt, TurnedUp
from motherlode.words import LANGUAGES, MissingWords, Words, card, choose, describe_move, join, tell
from tests.play import play_on
from tests.words.told_games import NAMES, PLAYED

ENGLISH = Words("en")


@cache
def played(name: str) -> list[State]:
    """Every state of some random games."""
    ends = [
        play_on(game(name).deal(players, 3, options), SplitMix64(5)) for own, players, options in PLAYED if own == name
    ]
    return [state for end in ends for state in end.history]


def told(language: str, state: State, seat: int | None, log: bool) -> list[str]:
    words = Words(language)
    you = () if seat is None else (seat,)
    return [tell(words, event, NAMES[: state.players], you, log) for event in state.events(seat)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_whole_games_can_be_told(name: str, language: str) -> None:
    """Every event is a finished sentence: announced and for the log, for a player and for an onlooker."""
    for state in played(name):
        for seat in (None, 0):
            for log in (False, True):
                for sentence in told(language, state, seat, log):
                    assert re.fullmatch(r"[^\W\d_a-z].*[.!]", sentence), sentence
                    assert not set("{}$\u2068\u2069") & set(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["donkey", "mine", "gate"])
def test_moves_phases_and_outcomes_are_in_words(name: str, language: str) -> None:
    words = Words(language)
    for state in played(name):
        for move in state.legal_moves():
            assert "{" not in describe_move(words, name, move.text, NAMES)
        view = msgspec.to_builtins(state.view())
        if "phase" in view:
            assert words(f"phase-{name}-{view['phase']}", seat="Mia", seat_you="no")
        if state.over:
            outcome = state.outcome()
            assert words(f"outcome-reason-{outcome.reason}".replace("_", "-"))
            assert words(f"outcome-decided-by-{outcome.decided_by}")


def test_a_player_is_spoken_to() -> None:
    event = Taken(0, "b6")
    assert tell(ENGLISH, event, NAMES, {0}) == "You took the blue gold 6."
    assert tell(ENGLISH, event, NAMES, {1}) == "Mia took the blue gold 6."
    assert tell(Words("de"), event, NAMES, {0}) == "Du nimmst: Gold 6 in Blau."
    assert tell(Words("nl"), Taken(1, "gD"), NAMES) == "Tom pakt: groene ezel."
    assert tell(Words("fr"), BonusTaken(1, 0, "gD"), NAMES, {0}) == "Tom vous prend l’âne vert en bonus."


def test_what_belongs_to_seats_is_told_by_seat() -> None:
    scored = ColourScored(ColourScore("red", (9, None, 4), ("r6", None, None)))
    assert tell(ENGLISH, scored, NAMES[:3], {2}) == "Scoring red: totals – Mia: 9; you: 4. Kept – Mia: red gold 6."
    dealt = Dealt(1, (0, 1, None, 0, 1))
    assert tell(ENGLISH, dealt, NAMES[:2]) == "Tom begins. The colours – Mia: green and red; Tom: orange and violet."


def test_the_end_names_the_winners() -> None:
    assert (
        tell(ENGLISH, GameOver((9, 7), (0,)), NAMES[:2], {0}) == "The game is over: you win! Points – you: 9; Tom: 7."
    )
    shared = tell(ENGLISH, GameOver((7, 7), (0, 1)), NAMES[:2], {0})
    assert shared == "The game is over. Winners: you and Tom. Points – you: 7; Tom: 7."


def test_numbers_and_black_cards() -> None:
    assert tell(ENGLISH, Played(0, "k", 3), NAMES) == "Mia played a black card as 3."
    assert tell(ENGLISH, Paid(0, 1, 0), NAMES) == "Mia holds red, but has no chip to pay with."
    ended = RoundEnded(2, 1, (30, 40), (("r3",), ()))
    assert tell(ENGLISH, ended, NAMES).endswith("Chips still in play: 30 and 40.")


def test_an_event_can_come_as_json() -> None:
    """Then the game has to be named; the sentence is the same."""
    for name in ("donkey", "mine", "gate"):
        for state in played(name)[:20]:
            for event in state.events(0):
                names = NAMES[: state.players]
                came = msgspec.json.decode(msgspec.json.encode(event))
                assert tell(ENGLISH, came, names, {0}, game=name) == tell(ENGLISH, event, names, {0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_forgets_places(language: str) -> None:
    """Where a card lies makes a difference to what is announced, and none to the log."""
    here, there = TurnedUp(0, 17, "r4"), TurnedUp(0, 18, "r4")
    announced, logged = (
        [tell(Words(language), event, NAMES, log=log) for event in (here, there)] for log in (False, True)
    )
    assert "17" in announced[0]
    assert announced[0] != announced[1]
    assert logged[0] == logged[1]


def test_moves_are_labels() -> None:
    assert describe_move(ENGLISH, "donkey", "take b6") == "Take blue gold 6"
    assert describe_move(ENGLISH, "donkey", "swap b6 g4") == "Exchange blue gold 6 for green gold 4"
    assert describe_move(ENGLISH, "donkey", "bonus p6 1", NAMES) == "Take pink gold 6 from Tom"
    assert describe_move(ENGLISH, "mine", "flip 17") == "Turn up the card at place 17"
    assert describe_move(ENGLISH, "gate", "play k3") == "Play a black card as 3"


def test_names_stay_as_they_are() -> None:
    """What a player calls themselves is never read as a message."""
    assert tell(ENGLISH, Taken(0, "b6"), ["{ ui-you } -> *"]) == "{ ui-you } -> * took the blue gold 6."


def test_lists_end_in_the_languages_way() -> None:
    assert [join(ENGLISH, "abc"[:length]) for length in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert join(Words("nl"), "ab") == "a en b"


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("fr", "fr"),
        ("nl-BE", "nl"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("es_ES", "en"),
        ("den", "en"),
    ],
)
def test_a_language_is_chosen(asked: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a text, or by the environment."""
    assert choose(asked) == language
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "nl_NL")
    monkeypatch.setenv("LC_ALL", asked)
    assert choose() == language
    monkeypatch.setenv("LC_ALL", "")
    assert choose() == "nl"


def test_what_is_missing_is_an_error() -> None:
    for words in map(Words, LANGUAGES):
        with pytest.raises(MissingWords, match="no message 'ui-nonsense'"):
            words("ui-nonsense")
        with pytest.raises(MissingWords, match="'ui-seat' cannot be said"):
            words("ui-seat")
    with pytest.raises(MissingWords, match="no words in 'es'"):
        Words("es")


def test_cards_are_named_in_every_language() -> None:
    assert [card(Words(language), "mine", "r4") for language in LANGUAGES] == [
        "red miner 4", "Goldgräber 4 in Rot", "rode mijnwerker 4", "mineur rouge 4",
    ]  # fmt: skip


def test_every_kind_of_event_was_met() -> None:
    """The random games above tell nearly everything; what they miss is named here and told in other tests."""
    for name in ("donkey", "mine", "gate"):
        met = {type(event) for state in played(name) for event in state.events()}
        module = f"motherlode.rules.{name}.events"
        missed = {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == module} - {
            k.__name__ for k in met
        }
        assert missed <= {"NoKicker"}

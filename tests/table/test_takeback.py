"""Which moves can be taken back."""

from collections.abc import Sequence

from motherlode.rules import SplitMix64
from motherlode.table import commands as ask
from motherlode.table import entries as log
from tests.table.seating import Sitting, started


def test_a_quiet_move_is_taken_back_alone_until_somebody_moves() -> None:
    """In `donkey` taking a card shows nobody anything, as long as others lie on offer."""
    sitting = started(game="donkey", players=2, first=0, deal=1)
    turn = sitting.table.turn
    before = sitting.table.play and sitting.table.play.state.view(0)
    sitting.move()
    assert "TakenBack" in _kinds(sitting.ask("ann", ask.TakeBack(seat=0)))
    assert sitting.table.play is not None
    assert sitting.table.play.state.view(0) == before
    assert sitting.table.turn > turn


def test_a_click_from_before_a_take_back_is_stale() -> None:
    """The turn only grows, so that the old move does not come back by itself."""
    sitting = started(game="donkey", players=2, first=0, deal=1)
    assert sitting.table.play is not None
    click = ask.Move(seat=0, turn=sitting.table.turn, move=sitting.table.play.state.legal_moves()[0].text)
    sitting.ask("ann", click)
    sitting.ask("ann", ask.TakeBack(seat=0))
    assert sitting.refuses("ann", click) == "stale"


def test_when_others_moved_all_must_agree() -> None:
    sitting = started(game="donkey", players=3, first=0, deal=1)
    sitting.move()
    sitting.move()
    assert _kinds(sitting.ask("ann", ask.TakeBack(seat=0))) == ["TakeBackAsked"]
    assert sitting.refuses("onlooker", ask.Consent(agree=True)) == "not_seated"
    assert _kinds(sitting.ask("ben", ask.Consent(agree=True))) == ["TakeBackAgreed"]
    assert _kinds(sitting.ask("cal", ask.Consent(agree=True))) == ["TakenBack"]
    assert sitting.table.to_move == 0
    assert sitting.table.play is not None
    assert sitting.table.play.moves == []


def test_one_who_declines_is_enough() -> None:
    sitting = started(game="donkey", players=3, first=0, deal=1)
    sitting.move()
    sitting.move()
    sitting.ask("ann", ask.TakeBack(seat=0))
    sitting.ask("ben", ask.Consent(agree=False))
    assert sitting.table.asked is None
    assert sitting.refuses("cal", ask.Consent(agree=True)) == "not_asked"


def test_a_move_answers_the_question_too() -> None:
    sitting = started(game="donkey", players=3, first=0, deal=1)
    sitting.move()
    sitting.move()
    sitting.ask("ann", ask.TakeBack(seat=0))
    sitting.move()
    assert sitting.table.asked is None


def test_never_across_cards_turned_up() -> None:
    """Not in `mine`, where every move turns one up, and not in `donkey` after a new offer."""
    mine = started(game="mine", players=2, first=0)
    mine.move()
    assert mine.refuses("ann", ask.TakeBack(seat=0)) == "turned_up"
    donkey = started(game="donkey", players=2, first=0)
    while "offer_turned_up" not in _last_events(donkey):
        donkey.move()
    assert donkey.table.play is not None
    mover = donkey.table.play.mover
    assert mover is not None
    assert donkey.refuses(("ann", "ben")[mover], ask.TakeBack(seat=mover)) == "turned_up"


def test_a_card_that_was_shown_needs_consent() -> None:
    """In `gate` a played card was in a secret hand; passing shows none."""
    sitting = started(game="gate", players=2, deal=3)
    first = sitting.table.to_move
    assert first is not None
    sitting.move()
    assert _kinds(sitting.ask(("ann", "ben")[first], ask.TakeBack(seat=first))) == ["TakeBackAsked"]
    sitting.ask(("ben", "ann")[first], ask.Consent(agree=True))
    assert sitting.table.play is not None
    assert sitting.table.play.moves == []


def test_alone_among_bots_nobody_has_to_agree() -> None:
    sitting = Sitting(game="donkey", players=2, first=0, deal=1)
    sitting.ask("ann", ask.Sit(seat=0))
    sitting.ask("ann", ask.SeatBot(seat=1, level="random"))
    sitting.ask("ann", ask.Start())
    sitting.move()
    assert _kinds(sitting.ask("ann", ask.TakeBack(seat=0))) == ["TakenBack"]


def test_a_game_that_is_over_stays_over() -> None:
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(1))
    for seat, person in enumerate(("ann", "ben")):
        assert sitting.refuses(person, ask.TakeBack(seat=seat)) == "turned_up"


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    sitting = started(game="donkey", players=2, first=0)
    assert sitting.refuses("ben", ask.TakeBack(seat=1)) == "no_move"
    assert sitting.refuses("ben", ask.TakeBack(seat=0)) == "not_your_seat"


def _kinds(entries: Sequence[object]) -> list[str]:
    return [type(entry).__name__ for entry in entries]


def _last_events(sitting: Sitting) -> set[str]:
    play = sitting.table.play
    assert play is not None
    return {event.kind() for event in play.state.events()} if play.moves else set()


def test_alone_among_bots_nothing_that_a_bot_showed_is_taken_back() -> None:
    """In `gate` a card played shows a bit of a hand: who has seen the bot's may not decide again."""
    sitting = started(game="gate", players=2, first=0, deal=1)
    play = sitting.table.play
    assert play is not None
    while not any(event.shows for step in (play.history.since(0) or [])[1:] for event in step.events):
        sitting.move()
    sitting.table.apply(log.BotSat(1, "easy"))
    assert sitting.refuses("ann", ask.TakeBack(seat=0)) == "turned_up"

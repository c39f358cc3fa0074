"""What may not be known is not in the bytes: hidden cards are exchanged, and every frame stays the same."""

from typing import Any

import pytest

from motherlode.rules import SplitMix64
from motherlode.table import commands as ask
from motherlode.table import views
from motherlode.table.entries import write
from motherlode.table.table import Table
from tests.configurations import CONFIGURATIONS, label
from tests.table.seating import PEOPLE, Sitting, started
from tests.table.worlds import in_another_world


def everything(table: Table, person: str) -> str:
    """All bytes that a person gets."""
    return b"\n".join(views.everything(table, person, 0.0)).decode()


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_frames_do_not_depend_on_what_is_hidden(configuration: tuple[str, int, dict[str, object]]) -> None:
    """Each seat gets the same bytes in every world that it cannot tell apart, at several moments of a game."""
    game, players, options = configuration
    rng = SplitMix64(11)
    for moves in (0, 3, 20, 45):
        sitting = started(game=game, players=players, options=options)
        sitting.play_on(rng, moves)
        for seat in range(players):
            world = in_another_world(sitting, seat, rng)
            assert everything(world, PEOPLE[seat]) == everything(sitting.table, PEOPLE[seat])


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_an_onlooker_sees_less_than_any_seat(game: str) -> None:
    """What an onlooker gets is the same in every seat's other worlds, too."""
    rng = SplitMix64(12)
    sitting = started(game=game, players=2)
    sitting.play_on(rng, 15)
    for seat in range(2):
        world = in_another_world(sitting, seat, rng)
        assert everything(world, "onlooker") == everything(sitting.table, "onlooker")


@pytest.mark.parametrize("game", ["donkey", "mine", "gate"])
def test_secrets_and_people_are_in_no_frame(game: str) -> None:
    """Neither the secret of a deal nor a record's name before the end, nor who a guest is."""
    sitting = started(game=game, players=2)
    sitting.ask("ann", ask.Say(seat=0, text="hello"))
    sitting.play_on(SplitMix64(1), 10)
    table = sitting.table
    assert table.play is not None
    assert table.play.fair is not None
    for person in ("ann", "ben", "onlooker"):
        text = everything(table, person)
        for secret in (table.secret, table.play.fair.secret, table.play.record, '"ann"', '"ben"'):
            assert secret not in text
    sitting.play_on(SplitMix64(1))
    assert table.play.record in everything(table, "onlooker")


def test_a_shared_screen_is_covered_until_it_is_handed_over() -> None:
    """One person in both seats of `gate` sees no hand before saying which seat looks, and then only that hand."""
    sitting = Sitting(game="gate", players=2, deal=5)
    sitting.ask("ann", ask.Sit(seat=0))
    sitting.ask("ann", ask.Sit(seat=1))
    sitting.ask("ann", ask.Start())
    table = sitting.table
    for _ in range(12):
        seat = table.to_move
        assert seat is not None
        covered = views.play_frame(table, "ann")
        assert covered is not None
        assert covered.covered
        assert covered.view.hand is None  # type: ignore[attr-defined]
        assert covered.view.moves == ()
        assert sitting.refuses("ann", ask.Show(seat=1 - seat)) == "not_your_turn"
        sitting.ask("ann", ask.Show(seat=seat))
        shown = views.play_frame(table, "ann")
        assert shown is not None
        assert not shown.covered
        assert shown.view.seat == seat
        while table.to_move == seat:
            sitting.move()


@pytest.mark.parametrize("game", ["donkey", "mine"])
def test_a_shared_screen_without_secrets_is_common(game: str) -> None:
    """Nobody hands anything over: whose turn it is may move, and an own total is shown when it is asked for."""
    sitting = Sitting(game=game, players=2, deal=5)
    for seat in (0, 1):
        sitting.ask("ann", ask.Sit(seat=seat))
    sitting.ask("ann", ask.Start())
    table = sitting.table
    while table.running:
        mover = table.to_move
        assert mover is not None
        common = views.play_frame(table, "ann")
        assert common is not None
        assert not common.covered
        assert common.view.seat == mover
        assert common.view.moves
        assert own_points(common.view) == [None, None]
        assert sitting.ask("ann", ask.Hint(seat=mover)) == []
        sitting.ask("ann", ask.Show(seat=mover))
        asked = views.play_frame(table, "ann")
        assert asked is not None
        assert [points is not None for points in own_points(asked.view)] == [number == mover for number in (0, 1)]
        while table.to_move == mover:
            sitting.move()


def own_points(view: Any) -> list[int | None]:
    """The totals of the seats, as far as they are shown."""
    return [pile.points for pile in (view.piles if view.game == "donkey" else view.mines)]


def test_one_persons_seat_needs_no_handing_over() -> None:
    sitting = started(game="gate", players=2)
    frame = views.play_frame(sitting.table, "ann")
    assert frame is not None
    assert not frame.covered
    assert frame.view.seat == 0


def test_the_log_is_nothing_that_is_sent() -> None:
    """The log holds the deal; a frame never does before the end."""
    sitting = started(game="gate", players=2)
    deal = write(sitting.log[-1])
    assert '"aside"' in deal
    assert "aside" not in everything(sitting.table, "ann")

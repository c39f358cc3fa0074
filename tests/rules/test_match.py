"""A match adds up games (M14)."""

import pytest

from motherlode.rules import BadSeat, NotOver, Outcome, game
from motherlode.rules.match import BadMatch, Match
from motherlode.rules.outcome import rank


def outcome(*scores: int) -> Outcome:
    """A finished game with these points."""
    ranking = rank(list(scores))
    return Outcome(scores=scores, winners=ranking[0], ranking=ranking, decided_by="points", reason="last_card_left")


def recommended(players: int, first: int = 0) -> Match:
    """As many games as players, each starting one (M14)."""
    return Match(players, first, players)


def played(*games: tuple[int, ...], first: int = 0) -> Match:
    """A match of as many games as players with these points so far."""
    match = recommended(len(games[0]), first)
    for scores in games:
        match = match.add(outcome(*scores))
    return match


@pytest.mark.clause("M14")
@pytest.mark.parametrize("players", range(2, 6))
def test_recommended_match_has_a_game_started_by_each(players: int) -> None:
    """As many games as players, and each seat starts exactly one, clockwise from the first."""
    match = recommended(players, first=1)
    starters = []
    while match.next_first is not None:
        starters.append(match.next_first)
        match = match.add(outcome(*range(players)))
    assert starters == [(1 + i) % players for i in range(players)]
    assert match.games == players
    assert match.over


@pytest.mark.clause("M14")
def test_totals_decide() -> None:
    """The most points in all games win, not the most games won and not the last game."""
    match = played((1, 2, 30), (11, 10, 0), (12, 11, 0))
    assert match.totals == (24, 23, 30)
    assert match.winners == (2,)
    assert match.ranking == ((2,), (0,), (1,))


@pytest.mark.clause("M14")
def test_tied_totals_are_decided_by_the_last_game() -> None:
    """Among tied totals more points in the last game win; who is not tied gains nothing by it."""
    match = played((20, 10, 0), (5, 5, 0), (5, 15, 29))
    assert match.totals == (30, 30, 29)
    assert match.winners == (1,)
    assert match.ranking == ((1,), (0,), (2,))


@pytest.mark.clause("M14")
def test_still_tied_seats_share() -> None:
    """Equal totals and an equal last game share the place, whatever came before."""
    match = played((20, 10, 9), (5, 15, 10), (5, 5, 5))
    assert match.winners == (0, 1)
    assert match.ranking == ((0, 1), (2,))


def test_ranking_so_far() -> None:
    """The ranking can be asked at any time; before the first game all share one place."""
    assert recommended(3).ranking == ((0, 1, 2),)
    assert recommended(3).totals == (0, 0, 0)
    assert played((3, 1, 2)).ranking == ((0,), (2,), (1,))


def test_match_never_changes() -> None:
    """Adding a game makes a new match and leaves the old one as it was."""
    before = recommended(2)
    after = before.add(outcome(3, 4))
    assert (before.outcomes, before.next_first) == ((), 0)
    assert (after.outcomes, after.next_first) == ((outcome(3, 4),), 1)


def test_any_number_of_games() -> None:
    """A match may have more or fewer games than players; the seats go on starting in turn."""
    match = Match(players=2, first=1, games=3)
    starters = []
    while match.next_first is not None:
        starters.append(match.next_first)
        match = match.add(outcome(1, 2))
    assert starters == [1, 0, 1]


def test_winners_of_an_unfinished_match_are_refused() -> None:
    """Nobody has won before the last game."""
    with pytest.raises(NotOver, match="1 of 2 games"):
        _ = played((3, 4)).winners


def test_game_after_the_end_is_refused() -> None:
    """A match that is over takes no further game."""
    with pytest.raises(BadMatch, match="is over: it has 2 games"):
        played((3, 4), (4, 3)).add(outcome(1, 2))


def test_game_of_other_players_is_refused() -> None:
    """A game of another number of players is none of the match."""
    with pytest.raises(BadMatch, match=r"Game 2 was played by 3, but the match is of 2\."):
        played((3, 4)).add(outcome(1, 2, 3))


@pytest.mark.parametrize(("players", "games"), [(0, 1), (2, 0), (2, -1)])
def test_match_of_nothing_is_refused(players: int, games: int) -> None:
    """A match needs players and games."""
    with pytest.raises(BadMatch, match="needs players and games"):
        Match(players, 0, games)


@pytest.mark.parametrize("first", [-1, 2])
def test_unknown_first_seat_is_refused(first: int) -> None:
    """The seat that starts must be one of the match."""
    with pytest.raises(BadSeat, match=f"no seat {first} in a match of 2: seats go from 0 to 1"):
        recommended(2, first)


@pytest.mark.clause("M14")
def test_match_of_real_games() -> None:
    """Games of `mine` dealt for the seat that is to start go into a match as they are."""
    match = recommended(3, first=2)
    starters = []
    while match.next_first is not None:
        state = game("mine").deal(3, match.next_first, first=match.next_first)
        starters.append(state.seat)
        while not state.over:
            state = state.apply(state.legal_moves()[-1])
        match = match.add(state.outcome())
    assert starters == [2, 0, 1]
    assert sum(match.totals) == sum(sum(outcome.scores) for outcome in match.outcomes) > 0
    assert match.winners == match.ranking[0]

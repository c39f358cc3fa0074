"""What people can do at a table, and what they cannot."""

import secrets

import pytest
from msgspec.structs import replace

from motherlode.rules import IllegalMove, NotAMove, Outcome, SplitMix64, record
from motherlode.table import Refused, Settings, open_table, verify
from motherlode.table import commands as ask
from motherlode.table.decide import CODE_LETTERS, new_code
from motherlode.table.text import clean_name
from motherlode.table.views import play_frame, table_frame
from tests.configurations import CONFIGURATIONS, label
from tests.table.seating import PEOPLE, Sitting, started


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_every_game_is_played_to_its_end(configuration: tuple[str, int, dict[str, object]]) -> None:
    """All games and options can be played at a table; the record of the game is a good one."""
    game, players, options = configuration
    sitting = started(game=game, players=players, options=options)
    sitting.play_on(SplitMix64(1))
    assert sitting.table.play is not None
    assert record.read(sitting.table.play.to_record()).over
    assert sitting.table.series.played == 1


def test_a_stale_or_doubled_move_changes_nothing() -> None:
    """A move carries the turn that it answers."""
    sitting = started(game="donkey", players=2, first=0)
    assert sitting.table.play is not None
    move = sitting.table.play.state.legal_moves()[0].text
    click = ask.Move(seat=0, turn=sitting.table.turn, move=move)
    sitting.ask("ann", click)
    assert sitting.refuses("ann", click) == "stale"
    assert sitting.refuses("ann", ask.Move(seat=0, turn=99, move=move)) == "stale"


def test_nobody_moves_for_another_seat() -> None:
    sitting = started(game="donkey", players=2, first=0)
    turn = sitting.table.turn
    assert sitting.refuses("ben", ask.Move(seat=0, turn=turn, move="take gD")) == "not_your_seat"
    assert sitting.refuses("ben", ask.Move(seat=1, turn=turn, move="take gD")) == "not_your_turn"
    assert sitting.refuses("onlooker", ask.Move(seat=0, turn=turn, move="take gD")) == "not_your_seat"
    assert sitting.refuses("ann", ask.Move(seat=7, turn=turn, move="take gD")) == "no_such_seat"
    assert sitting.refuses("ann", ask.Move(seat=-1, turn=turn, move="take gD")) == "no_such_seat"


def test_the_rules_own_refusals_come_through() -> None:
    """An illegal move cites its clause, and what is no move says how moves are spelled."""
    sitting = started(game="donkey", players=2, first=0)
    with pytest.raises(IllegalMove, match=r"D14"):
        sitting.ask("ann", ask.Move(seat=0, turn=sitting.table.turn, move="decline"))
    with pytest.raises(NotAMove):
        sitting.ask("ann", ask.Move(seat=0, turn=sitting.table.turn, move="fly"))


def test_only_the_host_starts_seats_bots_removes_and_configures() -> None:
    sitting = Sitting(game="donkey", players=2)
    sitting.everybody_sits()
    settings = Settings(game="gate", players=2)
    for command in (
        ask.Start(),
        ask.SeatBot(seat=0, level="random"),
        ask.Remove(seat=0),
        ask.MakeHost(seat=1),
        ask.Configure(settings=settings),
    ):
        sitting.table.presence.arrive("ann")
        assert sitting.refuses("ben", command) == "not_host"
    sitting.ask("ann", ask.MakeHost(seat=1))
    sitting.ask("ben", ask.Remove(seat=0))
    assert sitting.table.seats[0].empty


def test_a_host_who_is_gone_can_be_replaced() -> None:
    """Otherwise a table would be stuck; onlookers get no rights by waiting."""
    sitting = Sitting(game="donkey", players=2, away_after=60)
    sitting.everybody_sits()
    assert sitting.refuses("ben", ask.Start(), now=59) == "not_host"
    assert sitting.refuses("onlooker", ask.Start(), now=61) == "not_host"
    sitting.ask("ben", ask.Start(), now=61)


def test_seats() -> None:
    sitting = Sitting(game="donkey", players=2)
    sitting.ask("ann", ask.Sit(seat=0))
    assert sitting.refuses("ben", ask.Sit(seat=0)) == "seat_taken"
    assert sitting.refuses("ben", ask.Stand(seat=0)) == "not_your_seat"
    assert sitting.refuses("ann", ask.Start()) == "seat_empty"
    sitting.ask("ann", ask.SeatBot(seat=1, level="random"))
    sitting.ask("ann", ask.SeatBot(seat=1, level="hard"))
    assert sitting.table.seats[1].bot == "hard"
    assert sitting.refuses("ann", ask.SeatBot(seat=1, level="genius")) == "unknown_bot"
    sitting.ask("ann", ask.Stand(seat=0))
    assert sitting.refuses("ann", ask.Remove(seat=0)) == "seat_empty"


def test_people_count_seats_from_1() -> None:
    """In every sentence; the numbers of the protocol stay."""
    sitting = started(game="donkey", players=2, first=0, away_after=60)
    for command, sentence in {
        ask.Sit(seat=0): "Seat 1 is taken.",
        ask.Sit(seat=8): "The table has the seats 1 to 2, not 9.",
        ask.Stand(seat=0): "Seat 1 is not yours.",
        ask.Move(seat=1, turn=sitting.table.turn, move="take gD"): "It is the turn of seat 1.",
        ask.StandIn(seat=0, level="random"): "Seat 1 has not been away for 60 seconds.",
        ask.Mute(seat=1, muted=True): "Nobody whom you could mute sits in seat 2.",
    }.items():
        with pytest.raises(Refused) as refusal:
            sitting.ask("ben", command)
        assert str(refusal.value) == sentence
    with pytest.raises(Refused, match="seats 1 to 2, not in seat 8"):
        open_table("ann", Settings(game="donkey", players=2, first=7), secrets.token_hex)


def test_who_knows_a_hand_cannot_sit_behind_another() -> None:
    """In a running game nobody gets to see two hands by changing seats; coming back to the own one is fine."""
    sitting = started(game="gate", players=3)
    sitting.ask("ann", ask.Stand(seat=0))
    sitting.ask("ben", ask.Stand(seat=1))
    assert sitting.refuses("ann", ask.Sit(seat=1)) == "knows_too_much"
    sitting.ask("ann", ask.Sit(seat=0))
    sitting.ask("onlooker", ask.Sit(seat=1))
    assert sitting.refuses("ben", ask.Sit(seat=2)) == "seat_taken"


def test_nobody_is_removed_from_a_running_game() -> None:
    sitting = started(game="donkey", players=2)
    assert sitting.refuses("ann", ask.Remove(seat=1)) == "game_running"
    assert sitting.refuses("ann", ask.Configure(settings=sitting.table.settings)) == "game_running"
    assert sitting.refuses("ann", ask.Start()) == "game_running"


def test_the_starting_seat_is_chosen() -> None:
    """The host names who starts every game, or leaves it to chance; only within a match it moves on (M14)."""
    for games, second in ((None, 2), (3, 0)):
        sitting = started(game="donkey", players=3, first=2, games=games)
        assert sitting.table.to_move == 2
        sitting.play_on(SplitMix64(2))
        sitting.ask("cal", ask.Rematch())
        assert sitting.table.to_move == second
    sitting = started(game="donkey", players=3)
    starters = set()
    for seed in range(12):
        starters.add(sitting.table.starter)
        sitting.play_on(SplitMix64(seed))
        sitting.ask("ann", ask.Rematch())
    assert len(starters) > 1
    dealers = {started(game="gate", players=4).table.starter for _ in range(30)}
    assert len(dealers) > 1


def test_every_game_of_a_table_has_its_own_name() -> None:
    """All viewpoints see the same one, and a table rebuilt from its log gives it back in the middle of the game."""
    sitting = started(game="donkey", players=2)
    names = []
    for seed in (1, 2):
        sitting.play_on(SplitMix64(seed), moves=5)
        frames = [play_frame(table, who) for table in (sitting.table, sitting.rebuilt()) for who in ("ann", "onlooker")]
        assert len({frame and frame.began for frame in frames}) == 1
        names.append(frames[0] and frames[0].began)
        sitting.play_on(SplitMix64(seed))
        sitting.ask("ann", ask.Rematch())
    assert len(set(names)) == 2


def _played_out(sitting: Sitting, seed: int) -> Outcome:
    sitting.play_on(SplitMix64(seed))
    assert sitting.table.play is not None
    return sitting.table.play.outcome()


def test_a_match_of_mine() -> None:
    """M14: as many games as set, totals decide; the next game begins a new match."""
    sitting = started(game="mine", players=2, games=2)
    first = _played_out(sitting, 3)
    assert not sitting.table.match_over
    sitting.ask("ben", ask.Rematch())
    second = _played_out(sitting, 4)
    series = table_frame(sitting.table, "ann", 0).series
    assert series.over
    assert series.totals == tuple(map(sum, zip(first.scores, second.scores, strict=True)))
    assert series.winners == series.ranking[0] == (series.totals.index(max(series.totals)),)
    sitting.ask("ann", ask.Rematch())
    assert sitting.table.series.played == 0


@pytest.mark.clause("M14")
@pytest.mark.parametrize("players", range(2, 6))
def test_in_the_recommended_match_everybody_starts_one_game(players: int) -> None:
    """As many games as players, and each seat starts exactly one, clockwise from the first."""
    sitting = started(game="mine", players=players, games=players, first=1)
    starters = []
    for number in range(players):
        starters.append(sitting.table.to_move)
        _played_out(sitting, number)
        assert sitting.table.match_over == (number + 1 == players)
        sitting.ask("ann", ask.Rematch())
    assert starters == [(1 + number) % players for number in range(players)]


def test_more_players_after_a_game_begin_a_new_series() -> None:
    """Points of two say nothing to three; everybody at the table is told the new one."""
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(1))
    sitting.ask("ann", ask.Configure(settings=replace(sitting.table.settings, players=3)))
    for table in (sitting.table, sitting.rebuilt()):
        series = table_frame(table, "ann", 0).series
        assert (series.played, series.totals, series.ranking) == (0, (0, 0, 0), ())


def test_a_series_ends_when_the_players_change() -> None:
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(5))
    sitting.ask("ben", ask.Stand(seat=1))
    assert table_frame(sitting.table, "ann", 0).series.played == 0


def test_colours_are_picked_in_mine() -> None:
    """M2: who picks gets them; who has no wish gets others by chance, which can be checked with the deal."""
    sitting = Sitting(game="mine", players=2)
    sitting.everybody_sits()
    sitting.ask("ben", ask.Colours(seat=1, colours=("green", "blue")))
    assert sitting.refuses("ann", ask.Colours(seat=0, colours=("green", "red"))) == "colour_taken"
    assert sitting.refuses("ann", ask.Colours(seat=0, colours=("red",))) == "bad_colours"
    assert sitting.refuses("ann", ask.Colours(seat=0, colours=("red", "red"))) == "bad_colours"
    assert sitting.refuses("ann", ask.Colours(seat=0, colours=("red", "pink"))) == "bad_colours"
    assert sitting.refuses("ann", ask.Colours(seat=1, colours=())) == "not_your_seat"
    sitting.ask("ann", ask.Start())
    assert sitting.table.play is not None
    owners = sitting.table.play.state.deal.owners
    assert (owners[0], owners[2]) == (1, 1)
    assert sorted(map(str, (owners[1], *owners[3:]))) == ["0", "0", "None"]
    assert "could have chosen" in verify(sitting.table.play.to_record()).sentence
    gate = started(game="gate", players=2)
    assert gate.refuses("ann", ask.Colours(seat=0, colours=())) == "game_running"


def test_colours_that_nobody_picked_come_by_chance() -> None:
    got = set()
    for deal in range(30):
        sitting = Sitting(game="mine", players=4, deal=deal)
        sitting.everybody_sits()
        sitting.ask("cal", ask.Colours(seat=2, colours=("red",)))
        sitting.ask("ann", ask.Start())
        assert sitting.table.play is not None
        owners = sitting.table.play.state.deal.owners
        assert owners[3] == 2
        got.add(owners)
    assert len(got) > 10


def test_a_numbered_deal_is_the_same_for_everybody() -> None:
    """And the next game has the next number."""
    one, other = (started(game="donkey", players=2, deal=7) for _ in range(2))
    assert one.table.play is not None
    assert other.table.play is not None
    assert one.table.play.state.deal == other.table.play.state.deal
    one.play_on(SplitMix64(1))
    one.ask("ann", ask.Rematch())
    assert one.table.play.number == 8


def test_a_person_who_stays_away_is_replaced_by_a_bot_and_comes_back() -> None:
    sitting = started(game="donkey", players=2, first=0, away_after=60)
    presence = sitting.table.presence
    presence.arrive("ann")
    presence.arrive("ben")
    presence.leave("ann", now=100)
    assert not table_frame(sitting.table, "ben", 100).seats[0].here
    assert sitting.refuses("ben", ask.StandIn(seat=0, level="random"), now=159) == "not_away"
    assert sitting.refuses("onlooker", ask.StandIn(seat=0, level="random"), now=160) == "not_seated"
    assert table_frame(sitting.table, "ben", 160).seats[0].may_stand_in
    sitting.ask("ben", ask.StandIn(seat=0, level="random"), now=160)
    assert sitting.table.bot_to_move() == (0, "random")
    turn = sitting.table.turn
    assert sitting.refuses("ann", ask.Move(seat=0, turn=turn, move="take gD")) == "stand_in"
    assert sitting.refuses("ben", ask.Back(seat=0)) == "not_your_seat"
    sitting.ask("ann", ask.Back(seat=0))
    assert sitting.table.bot_to_move() is None


def test_chat_is_between_the_seats_and_can_be_muted() -> None:
    sitting = started(game="donkey", players=2)
    sitting.ask("ann", ask.Say(seat=0, text="  <b>hello</b>\n there "))
    sitting.ask("ann", ask.Phrase(seat=0, phrase="good_luck"))
    assert [line.text for line in table_frame(sitting.table, "ben", 0).chat] == ["<b>hello</b> there", ""]
    assert table_frame(sitting.table, "onlooker", 0).chat == ()
    assert sitting.refuses("onlooker", ask.Say(seat=0, text="boo")) == "not_your_seat"
    assert sitting.refuses("ann", ask.Say(seat=0, text="x" * 281)) == "bad_text"
    assert sitting.refuses("ann", ask.Phrase(seat=0, phrase="curse")) == "bad_text"
    sitting.ask("ben", ask.Mute(seat=0, muted=True))
    assert table_frame(sitting.table, "ben", 0).chat == ()
    sitting.ask("ben", ask.Mute(seat=0, muted=False))
    assert len(table_frame(sitting.table, "ben", 0).chat) == 2
    assert sitting.refuses("ben", ask.Mute(seat=1, muted=True)) == "no_person"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u3164", "\u2800 \u2800", "\uffa0\u0301"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_people_name_only_themselves() -> None:
    sitting = Sitting(game="donkey", players=2)
    sitting.everybody_sits()
    sitting.ask("ben", ask.Name(name="Ben"))
    assert [seat.name for seat in table_frame(sitting.table, "ann", 0).seats] == [None, "Ben"]


def test_people_at_one_screen_have_names_and_pictures_of_their_own() -> None:
    """Who plays in somebody's second seat is not called like the first; and a picture goes with its name."""
    sitting = Sitting(game="donkey", players=3)
    for seat, person in enumerate(("ann", "ann", "ben")):
        sitting.ask(person, ask.Sit(seat=seat))
    sitting.ask("ann", ask.Name(name="Ann", avatar="crow"))
    shown = table_frame(sitting.table, "ben", 0).seats
    assert [(seat.name, seat.avatar) for seat in shown] == [("Ann", "crow"), (None, None), (None, None)]
    sitting.ask("ann", ask.Name(name="Zoe", seat=1, avatar="picks"))
    sitting.ask("ann", ask.Name(name="Ann"))
    shown = table_frame(sitting.table, "ben", 0).seats
    assert [(seat.name, seat.avatar) for seat in shown] == [("Ann", None), ("Zoe", "picks"), (None, None)]
    assert sitting.refuses("ann", ask.Name(name="Ann", avatar="../x")) == "bad_avatar"
    assert sitting.refuses("ben", ask.Name(name="Zed", seat=1)) == "not_your_seat"


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "donkey", "players": 2, "first": 2},
        {"game": "donkey", "players": 2, "deal": -1},
        {"game": "donkey", "players": 2, "games": 0},
        {"game": "donkey", "players": 2, "away_after": 1},
        {"game": "donkey", "players": 9},
        {"game": "chess", "players": 2},
        {"game": "gate", "players": 3, "options": {"teams": True}},
    ],
)
def test_settings_that_cannot_be(settings: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        open_table("ann", Settings(**settings), secrets.token_hex)  # type: ignore[arg-type]


def test_codes_are_short_and_differ() -> None:
    codes = {new_code(secrets.token_hex) for _ in range(1000)}
    assert len(codes) == 1000
    assert {len(code) for code in codes} == {8}
    assert set("".join(codes)) == set(CODE_LETTERS)


def test_another_game_at_the_same_table() -> None:
    """Between games the host changes what is played; the seats stay as far as there are any."""
    sitting = started(game="donkey", players=2)
    sitting.play_on(SplitMix64(6))
    sitting.ask("ann", ask.Configure(settings=Settings(game="gate", players=4)))
    assert [seat.person for seat in sitting.table.seats] == ["ann", "ben", None, None]
    assert sitting.refuses("ann", ask.Start()) == "seat_empty"
    for seat in (2, 3):
        sitting.ask(PEOPLE[seat], ask.Sit(seat=seat))
    assert sitting.refuses("ann", ask.Configure(settings=Settings(game="gate", players=2))) == "seat_taken"
    sitting.ask("ann", ask.Start())
    assert sitting.table.running


@pytest.mark.parametrize("name", ["\U0001f469\u200d\U0001f680", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"])
def test_joiners_belong_to_writing(name: str) -> None:
    """An astronaut is a woman and a rocket, joined; Persian has gaps without a space. Alone they are nothing."""
    assert clean_name(name) == name
    with pytest.raises(Refused):
        clean_name("\u200d\u200c")

"""The clauses of `mine`, M1 to M13 and M15; M14 is in `test_match.py` and `tests/table/test_table.py`."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from motherlode.rules import BadDeal, BadOptions, Event, IllegalMove, NotAMove, SplitMix64, State, game
from motherlode.rules.events import GameOver
from motherlode.rules.mine.cards import CARDS, deck
from motherlode.rules.mine.deal import Options
from motherlode.rules.mine.events import (
    CardLeft,
    Dealt,
    Duel,
    Exploded,
    GoldFound,
    GoldRush,
    Struck,
    TurnedDown,
    TurnedUp,
)
from motherlode.rules.mine.outcome import MineOutcome
from motherlode.rules.mine.view import FaceUp, Mine
from tests.rules.mine_positions import OWNERS, clear, deal, flip, look, stalled, start

GOLD = ["$1", "$2", "$3", "$4"]


# Builders


def gold(state: State) -> list[list[str]]:
    """Every seat's gold cards."""
    zones = state.zones()
    return [zones[f"gold {seat}"] for seat in range(state.players)]


def gone(before: State, after: State) -> list[int]:
    """The places that became holes."""
    return sorted(set(look(after).holes) - set(look(before).holes))


def share(state: State, *golds: list[str]) -> State:
    """A whole Gold Rush in which the seats turn up the gold named for them, then whatever is left."""
    places: dict[str, list[int]] = {}
    for place in look(state).face_down:
        places.setdefault(state.deal.cells[place - 1], []).append(place)
    wanted = [list(cards) for cards in golds]
    others = [place for card, found in places.items() if card not in GOLD for place in found]
    while not state.over:
        assert state.seat is not None
        own = wanted[state.seat]
        state = flip(state, places[own.pop()].pop() if own else others.pop())
    return state


def times(**counts: int) -> list[str]:
    """Gold cards: `times(g1=2, g4=1)` is two 1s and a 4."""
    return [f"${name[1]}" for name, count in counts.items() for _ in range(count)]


# M1: the cards


@pytest.mark.clause("M1")
def test_deck() -> None:
    """24 gold, 35 miners in five colours and 5 dynamite lie on the table, whatever the number of players."""
    found = Counter(start().zones()["face down"])
    assert [found[card] for card in GOLD] == [5, 7, 7, 5]
    for colour in "gobrv":
        assert [found[f"{colour}{value}"] for value in (2, 3, 4, 5)] == [2, 2, 2, 1]
    assert found["*"] == 5
    assert found.total() == 64
    for players in range(2, 6):
        assert Counter(deck(players)) == found


@pytest.mark.clause("M1")
def test_cards_in_words() -> None:
    """A card has a name, a kind, a value and, if it is a miner, one of the five colours."""
    by_text = {card.text: card for card in CARDS}
    assert (by_text["$3"].name, by_text["$3"].kind, by_text["$3"].value) == ("gold 3", "gold", 3)
    assert (by_text["*"].name, by_text["*"].kind) == ("dynamite", "dynamite")
    assert (by_text["o5"].name, by_text["o5"].colour, by_text["o5"].value) == ("orange miner 5", "orange", 5)
    assert [by_text[f"{letter}2"].colour for letter in "gobrv"] == ["green", "orange", "blue", "red", "violet"]


@pytest.mark.clause("M1")
def test_wrong_deck_is_refused() -> None:
    """A deal that is not the 64 cards is refused, naming the card."""
    wrong = deal()
    wrong["cells"] = ["$4" if card == "v5" else card for card in wrong["cells"]]
    with pytest.raises(BadDeal, match=r"The deal has \$4 6 times, but the deck has it 5 times\."):
        game("mine").start(wrong, 3)
    with pytest.raises(BadDeal, match="no card"):
        game("mine").start(deal() | {"cells": ["x9"] * 64}, 3)


# M2: the colours


@pytest.mark.clause("M2")
@pytest.mark.parametrize("players", range(2, 6))
def test_every_seat_owns_its_colours(players: int) -> None:
    """One colour a seat, with two players two; the rest is nobody's. The view and the first event say whose."""
    state = start(players=players)
    colours = [mine.colours for mine in look(state).mines]
    assert [len(own) for own in colours] == [2 if players == 2 else 1] * players
    named = dict(zip(("green", "orange", "blue", "red", "violet"), OWNERS[players], strict=True))
    assert all(named[colour] == seat for seat, own in enumerate(colours) for colour in own)
    assert state.events() == [Dealt(0, tuple(OWNERS[players]))]


@pytest.mark.clause("M2")
@pytest.mark.parametrize(
    ("players", "owners"),
    [
        (2, [0, 0, 1, None, None]),
        (2, [0, 0, 0, 1, None]),
        (2, [0, 0, 1, 1, 0]),
        (3, [0, 1, None, None, None]),
        (3, [0, 1, 2, 2, None]),
        (3, [0, 1, 3, None, None]),
        (3, [0, 1, -1, None, None]),
        (3, [0, 1, 2, None]),
        (3, [0, 1, 2, None, None, None]),
        (5, [0, 1, 2, 3, 3]),
    ],
)
def test_wrong_owners_are_refused(players: int, owners: list[int | None]) -> None:
    """A deal in which a seat has too few or too many colours, or an unknown seat has one, is refused with M2."""
    with pytest.raises(BadDeal, match=r"'owners' must name a seat or null .* \(M2\)"):
        start(players=players, owners=owners)


@pytest.mark.clause("M2")
def test_colours_are_drawn_or_picked() -> None:
    """By chance every seat gets every colour in some deal; colours that the players picked stay as picked."""
    drawn = {game("mine").deal(3, seed).deal.owners for seed in range(300)}
    assert {owners.index(seat) for owners in drawn for seat in range(3)} == set(range(5))
    assert len(drawn) == 5 * 4 * 3
    picked = [None, 2, None, 0, 1]
    assert game("mine").deal(3, 1, owners=picked).deal.owners == tuple(picked)


# M3: the places


@pytest.mark.clause("M3")
def test_all_cards_lie_face_down() -> None:
    """All 64 places hold a face-down card, every one of them can be turned up, and a view tells nothing of them."""
    state = start()
    view = look(state, 0)
    assert view.face_down == tuple(range(1, 65))
    assert view.holes == ()
    assert [move.text for move in state.legal_moves()] == [f"flip {place}" for place in range(1, 65)]
    shuffled = game("mine").start(game("mine").deal(3, 1, first=0, owners=OWNERS[3]).deal, 3)
    assert view == look(shuffled, 0)


@pytest.mark.clause("M3")
def test_cards_keep_their_place_and_leave_holes() -> None:
    """What is turned down lies where it lay; what left is a hole that nothing fills."""
    before = start("g5", "$4", "$1", "$2")
    after = flip(before, 3, 4, 1, 2)
    assert look(after).holes == (1, 2)
    assert look(after).face_down == tuple(range(3, 65))
    assert after.zones()["face down"] == before.zones()["face down"][2:]


@pytest.mark.clause("M3")
def test_hole_is_refused() -> None:
    """Where no card lies none can be turned up, at the beginning of a turn, in its middle and in the Gold Rush."""
    taken = flip(start("g5", "$4"), 1, 2)
    rush = flip(start("g5", "$4", "$1", "$2", stall_limit=1), 1, 2, 3, 4)
    assert look(rush).phase == "rush"
    for state in (taken, flip(taken, 30), rush):
        with pytest.raises(IllegalMove, match=r"There is no card at place 2 any more, only a hole\. \(M3\)") as refused:
            flip(state, 2)
        assert refused.value.clause == "M3"


@pytest.mark.clause("M3")
def test_layout_is_only_how_the_cards_lie() -> None:
    """Scattered is the default; the grid is shown as such and changes nothing else."""
    scattered, grid = start("g5", "$4"), start("g5", "$4", layout="grid")
    assert look(scattered).options.layout == "scattered"
    assert look(grid).options.layout == "grid"
    assert flip(scattered, 1, 2).events() == flip(grid, 1, 2).events()
    assert flip(scattered, 1, 2).zones() == flip(grid, 1, 2).zones()
    with pytest.raises(BadOptions, match="layout"):
        start(layout="round")


@pytest.mark.clause("M3")
@pytest.mark.parametrize("text", ["flip 0", "flip 65", "flip 01", "flip", "turn 3"])
def test_places_are_numbered_from_1_to_64(text: str) -> None:
    """Another text is no move, and the answer says how moves are spelled."""
    with pytest.raises(NotAMove, match="'flip PLACE' with a place from 1 to 64"):
        start().apply(text)


@pytest.mark.clause("M3")
def test_field_as_text() -> None:
    """Eight rows of eight: a number where a card lies face down, dashes at a hole, the face of the card turned up."""
    lines = str(flip(start("g5", "$4", "*"), 1, 2, 3)).splitlines()
    assert lines == [
        "second: 61 face down, 0 of 20 turns idle",
        "-- --  *  4  5  6  7  8",
        *(" ".join(f"{place:>2}" for place in range(row, row + 8)) for row in range(9, 64, 8)),
        "  seat 0 (green)   gold: 1 cards",
        "> seat 1 (orange)   gold: 0 cards",
        "  seat 2 (red)   gold: 0 cards",
    ]


# M4: who starts, and who is next


@pytest.mark.clause("M4")
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("cards", [("$1", "$2"), ("g5", "$2"), ("g5", "g2"), ("*", "g2")])
def test_turns_go_clockwise(players: int, cards: tuple[str, str]) -> None:
    """Every turn of two cards passes to the next seat, whatever it brought, and after the last seat comes seat 0."""
    for first in range(players):
        state = start(*cards, players=players, first=first)
        assert state.seat == first
        state = flip(state, 1)
        assert state.seat == first
        assert flip(state, 2).seat == (first + 1) % players


@pytest.mark.clause("M4")
def test_turns_of_the_gold_rush_go_clockwise() -> None:
    """In the Gold Rush every card passes the turn, gold or not."""
    state = stalled("$1", "$2", "g5", "*", players=5)
    seats = []
    for place in range(1, 9):
        seats.append(state.seat)
        state = flip(state, place)
    assert seats == [1, 2, 3, 4, 0, 1, 2, 3]


@pytest.mark.clause("M4")
def test_first_seat_is_drawn_or_named() -> None:
    """By chance every seat starts some game; the host may name the seat; an unknown seat is refused."""
    for players in range(2, 6):
        drawn = {game("mine").deal(players, seed).seat for seed in range(60)}
        assert drawn == set(range(players))
        for seat in range(players):
            assert {game("mine").deal(players, seed, first=seat).seat for seed in range(9)} == {seat}
    with pytest.raises(BadDeal, match="'first' must be a seat from 0 to 2, not 3"):
        start(first=3)


# M5: two cards


@pytest.mark.clause("M5")
def test_second_card_is_chosen_after_the_first_was_seen() -> None:
    """The first card lies open to all before the second is chosen, by the same seat; then the turn is over."""
    state = start("$3", "r2", "$2", first=1)
    assert look(state).phase == "first"
    state = flip(state, 2)
    for seat in (None, 0, 1, 2):
        view = look(state, seat)
        assert (view.phase, view.to_move, view.face_up) == ("second", 1, FaceUp(2, "r2"))
        assert 2 not in view.face_down
        assert 2 not in view.holes
    assert len(look(state, 1).moves) == 63
    state = flip(state, 1)
    assert (look(state).phase, look(state).face_up, state.seat) == ("first", None, 2)


@pytest.mark.clause("M5")
def test_two_cards_are_different() -> None:
    """The card that lies face up cannot be turned up again."""
    state = flip(start(), 7)
    assert "flip 7" not in [move.text for move in state.legal_moves()]
    with pytest.raises(
        IllegalMove, match=r"The card at place 7 is turned up already; turn up a different one\. \(M5\)"
    ) as refused:
        flip(state, 7)
    assert refused.value.clause == "M5"


@pytest.mark.clause("M5")
def test_everybody_sees_both_cards() -> None:
    """Each card is told to all seats and onlookers with its place when it is turned up, and only then."""
    state = flip(start("$1", "$2"), 2)
    for seat in (None, 0, 1, 2):
        assert state.events(seat) == [TurnedUp(0, 2, "$2")]
        assert flip(state, 1).events(seat)[0] == TurnedUp(0, 1, "$1")


@pytest.mark.clause("M5")
def test_card_turned_down_stays_in_the_knowledge_only() -> None:
    """A view tells nothing of a face-down card that was seen; all seats could remember it, and nothing unseen."""
    state = flip(start("$4", "$4"), 1, 2)
    assert look(state, 0).face_down == tuple(range(1, 65))
    assert look(state, 0).face_up is None
    for seat in range(3):
        cells = state.knowledge(seat).fields.cells
        assert [CARDS[face].text for face in cells[:2]] == ["$4", "$4"]
        assert set(cells[2:]) == {-1}


@pytest.mark.clause("M5")
def test_knowledge_does_not_depend_on_what_was_never_seen() -> None:
    """After the same moves two deals that differ in unseen cards only are the same to every seat, byte by byte."""
    one = deal("r3", "$4", "r3", "$4")
    other = one | {"cells": one["cells"][:3] + one["cells"][:2:-1]}
    assert one != other
    for places in ((), (1,), (1, 2), (1, 2, 3)):
        states = [flip(game("mine").start(cells, 3), *places) for cells in (one, other)]
        for seat in range(3):
            assert states[0].knowledge(seat).to_bytes() == states[1].knowledge(seat).to_bytes()


@pytest.mark.clause("M5")
def test_redeal_fits_and_is_fair() -> None:
    """A redeal keeps every card that was seen where it is and lets each other one lie anywhere equally likely."""
    state = clear(start("g5", "v2", "*", "*"), 14)
    state = flip(state, 1, 2, 5)
    knowledge = state.knowledge(0)
    unseen = [place for place in range(1, 65) if knowledge.fields.cells[place - 1] < 0]
    assert unseen == [3, 4, *range(6, 15)]
    faces = Counter(state.deal.cells[place - 1] for place in unseen)
    found = {place: Counter[str]() for place in unseen}
    redeals = 400
    for i in range(redeals):
        redealt = knowledge.redeal(SplitMix64(5, i))
        assert redealt.knowledge(0).to_bytes() == knowledge.to_bytes()
        for place in unseen:
            found[place][redealt.deal.cells[place - 1]] += 1
    for place in unseen:
        for card, copies in faces.items():
            p = copies / len(unseen)
            assert abs(found[place][card] - redeals * p) < 5 * (redeals * p * (1 - p)) ** 0.5  # five deviations


# M6: miner and gold


@pytest.mark.clause("M6")
@pytest.mark.clause("M9")
@pytest.mark.parametrize("gold_value", [1, 2, 3, 4])
@pytest.mark.parametrize("miner_value", [2, 3, 4, 5])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_miner_brings_gold_of_at_most_its_value(gold_value: int, miner_value: int, order: tuple[int, int]) -> None:
    """A miner at least as high as the gold brings it out, in either order; a lower one does not."""
    before = start(f"g{miner_value}", f"${gold_value}", first=1)
    after = flip(before, *order)
    if miner_value >= gold_value:
        assert gold(after) == [[f"${gold_value}"], [], []]
        assert gone(before, after) == [1, 2]
        assert after.zones()["out"] == [f"g{miner_value}"]
        assert after.events()[1:] == [Struck(1, 0, f"${gold_value}", 2, f"g{miner_value}", 1)]
    else:
        assert gold(after) == [[], [], []]
        assert gone(before, after) == []


@pytest.mark.clause("M6")
@pytest.mark.clause("M2")
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("colour", range(5))
def test_gold_goes_to_the_owner_of_the_miner(players: int, colour: int) -> None:
    """Whoever's turn it is, the miner's owner gets the gold; the active player if the miner is nobody's."""
    owner = OWNERS[players][colour]
    for seat in range(players):
        winner = seat if owner is None else owner
        idle_turns = [3, 4] * seat
        state = flip(start(f"{'gobrv'[colour]}4", "$4", "$1", "$2", players=players), *idle_turns, 1, 2)
        assert gold(state) == [["$4"] if other == winner else [] for other in range(players)]
        assert look(state, winner).mines[winner].points == 4
        event = state.events()[1]
        assert isinstance(event, Struck)
        assert (event.seat, event.winner) == (seat, winner)


# M7: duels


@pytest.mark.clause("M7")
@pytest.mark.parametrize("colours", ["gg", "gr", "vg", "bb"])
@pytest.mark.parametrize(("high", "low"), [(5, 4), (5, 3), (5, 2), (4, 3), (4, 2), (3, 2)])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_lower_miner_leaves(colours: str, high: int, low: int, order: tuple[int, int]) -> None:
    """Of two miners of different value the lower leaves the game, and the higher stays face down in its place."""
    stronger, weaker = f"{colours[0]}{high}", f"{colours[1]}{low}"
    before = start(stronger, weaker)
    after = flip(before, *order)
    assert gone(before, after) == [2]
    assert 1 in look(after).face_down
    assert after.zones()["out"] == [weaker]
    assert gold(after) == [[], [], []]
    assert after.events()[1:] == [Duel(stronger, 1, weaker, 2)]


@pytest.mark.clause("M7")
def test_winner_of_a_duel_plays_on() -> None:
    """The higher miner can be turned up again and is what it was."""
    state = flip(start("r4", "g2", "$4"), 1, 2, 1, 3)
    assert state.events()[1:] == [Struck(1, 2, "$4", 3, "r4", 1)]


# M8: dynamite


@pytest.mark.clause("M8")
@pytest.mark.parametrize("other", ["$1", "$4", "g2", "g5", "v3", "*"])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_dynamite_takes_both_cards(other: str, order: tuple[int, int]) -> None:
    """Dynamite and any other card, a second dynamite too, leave the game, and nobody gets anything."""
    before = start("*", other)
    after = flip(before, *order)
    assert gone(before, after) == [1, 2]
    assert sorted(after.zones()["out"]) == sorted(["*", other])
    assert gold(after) == [[], [], []]
    cards = ("*", other) if order == (1, 2) else (other, "*")
    assert after.events()[1:] == [Exploded(order, cards)]


# M9: nothing


@pytest.mark.clause("M9")
@pytest.mark.parametrize(
    "cards", [("g3", "r3"), ("g2", "g2"), ("g5", "v5"), ("$1", "$1"), ("$1", "$4"), ("g3", "$4"), ("v2", "$3")]
)
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_both_cards_are_turned_down_again(cards: tuple[str, str], order: tuple[int, int]) -> None:
    """Equal miners, two gold cards, or gold too high for the miner: everything lies as before."""
    before = start(*cards)
    after = flip(before, *order)
    assert gone(before, after) == []
    assert after.zones() == before.zones()
    shown = cards if order == (1, 2) else cards[::-1]
    assert after.events()[1:] == [TurnedDown(order, (shown[0], shown[1]))]


# M10: the Gold Rush


@pytest.mark.clause("M10")
def test_eleven_cards_are_no_gold_rush() -> None:
    """With eleven cards at its beginning a turn still has two cards, though ten lie there after the first."""
    state = clear(start("$4", "g4"), 11)
    assert (look(state).phase, len(look(state).face_down)) == ("first", 11)
    state = flip(state, 1)
    assert (look(state).phase, len(look(state).face_down)) == ("second", 10)
    before = gold(state)[0]
    assert gold(flip(state, 2))[0] == [*before, "$4"]


@pytest.mark.clause("M10")
@pytest.mark.parametrize("left", [10, 9])
def test_gold_rush_begins_with_ten_cards_or_fewer(left: int) -> None:
    """The turn that leaves ten or nine cards announces the Gold Rush, and the next turn is its first."""
    eleven = clear(start("g5", "$1", "r2", "$2", "$3"), 11)
    state = flip(eleven, 1, 3 if left == 10 else 2)
    assert len(look(state).face_down) == left
    assert state.events()[2:] == [GoldRush("few_cards")]
    assert look(state).phase == "rush"


@pytest.mark.clause("M10")
def test_cards_of_the_gold_rush() -> None:
    """One card a turn: gold is the finder's, whoever owns miners; a miner or dynamite leaves and does nothing."""
    state = clear(start("$3", "g5", "*", "$4", "o5"), 10)
    won = [len(cards) for cards in gold(state)]
    for place, card in enumerate(["$3", "g5", "*", "$4", "o5"], 1):
        seat = state.seat
        assert seat is not None
        before, state = state, flip(state, place)
        if card.startswith("$"):
            won[seat] += 1
            assert card in gold(state)[seat]
            assert state.events() == [TurnedUp(seat, place, card), GoldFound(seat, place, card)]
        else:
            assert state.zones()["out"].count(card) == before.zones()["out"].count(card) + 1
            assert state.events() == [TurnedUp(seat, place, card), CardLeft(place, card)]
        assert gone(before, state) == [place]
        assert [len(cards) for cards in gold(state)] == won
        assert state.seat == (seat + 1) % 3
        assert look(state).face_up is None


# M11: the end


@pytest.mark.clause("M11")
@pytest.mark.parametrize("players", range(2, 6))
def test_gold_rush_lasts_to_the_last_card(players: int) -> None:
    """From its beginning every move of the Gold Rush takes a card, and the game is over with the last of them."""
    state = clear(start("$3", "g5", "*", players=players), 10)
    for left in range(10, 0, -1):
        assert not state.over
        assert look(state).phase == "rush"
        assert len(look(state).face_down) == left
        state = flip(state, left)
    assert state.over
    assert state.seat is None
    assert (look(state).phase, look(state).face_down, look(state).to_move) == ("over", (), None)
    outcome = state.outcome()
    assert outcome.reason == "last_card_left"
    assert state.events()[-1] == GameOver(outcome.scores, outcome.winners)
    with pytest.raises(IllegalMove, match="over"):
        flip(state, 1)


@pytest.mark.clause("M11")
@pytest.mark.clause("M15")
def test_stalled_gold_rush_lasts_to_the_last_card() -> None:
    """A Gold Rush that began with many cards does not end when cards are taken again."""
    state = stalled("$1", "$2")
    for place in range(64, 0, -1):
        assert look(state).phase == "rush"
        state = flip(state, place)
    assert state.over


# M12: who wins


@pytest.mark.clause("M12")
def test_most_points_win() -> None:
    """Points of gold decide, not the number of cards."""
    state = share(stalled(), times(g4=5, g3=4), times(g1=5, g2=7, g3=3))
    outcome = state.outcome()
    assert isinstance(outcome, MineOutcome)
    assert outcome.scores == (32, 28)
    assert (outcome.winners, outcome.ranking, outcome.decided_by) == ((0,), ((0,), (1,)), "points")
    assert outcome.gold == (tuple(times(g3=4, g4=5)), tuple(times(g1=5, g2=7, g3=3)))


@pytest.mark.clause("M12")
def test_tied_points_are_decided_by_cards() -> None:
    """Of two players with equal points the one with more gold cards wins."""
    outcome = share(stalled(), times(g4=5, g3=3, g1=1), times(g1=4, g2=7, g3=4)).outcome()
    assert outcome.scores == (30, 30)
    assert (outcome.winners, outcome.ranking, outcome.decided_by) == ((1,), ((1,), (0,)), "cards")


@pytest.mark.clause("M12")
def test_still_tied_players_share() -> None:
    """Equal points and equally many cards share the victory; the third has less."""
    outcome = share(
        stalled(players=3), times(g1=2, g2=2, g3=3, g4=2), times(g1=2, g2=2, g3=3, g4=2), times(g1=1, g2=3, g3=1, g4=1)
    ).outcome()
    assert outcome.scores == (23, 23, 14)
    assert (outcome.winners, outcome.ranking, outcome.decided_by) == ((0, 1), ((0, 1), (2,)), "shared")


@pytest.mark.clause("M12")
def test_compiled_standing_agrees_with_the_outcome() -> None:
    """What search ranks seats by is the outcome's ranking, the tie-break included."""
    for golds in (
        (times(g4=5, g3=4), times(g1=5, g2=7, g3=3)),
        (times(g4=5, g3=3, g1=1), times(g1=4, g2=7, g3=4)),
        (times(g1=2, g2=4, g3=4, g4=2), times(g1=3, g2=3, g3=3, g4=3)),
    ):
        state = share(stalled(), *golds)
        abi, knowledge = state.game.abi, state.knowledge(0)
        standings = [abi.standing(knowledge.address, seat) for seat in range(2)]
        best = tuple(seat for seat in range(2) if standings[seat] == max(standings))
        assert best == state.outcome().winners
        assert tuple(abi.score(knowledge.address, seat) for seat in range(2)) == state.outcome().scores


# M13: won gold is secret


def won_by_two(**options: Any) -> State:
    """Seat 0 has $4 and $1, seat 2 has $2, and the game goes on."""
    return flip(start("g5", "$4", "g4", "$1", "r2", "$2", **options), 1, 2, 3, 4, 5, 6)


@pytest.mark.clause("M13")
def test_gold_of_others_is_a_number_of_cards() -> None:
    """A seat sees its own cards and points and of the others the number of cards; an onlooker sees numbers only."""
    state = won_by_two()
    closed = [Mine(("green",), 2, None, None), Mine(("orange",), 0, None, None), Mine(("red",), 1, None, None)]
    own = [Mine(("green",), 2, ("$1", "$4"), 5), Mine(("orange",), 0, (), 0), Mine(("red",), 1, ("$2",), 2)]
    assert look(state).mines == tuple(closed)
    for seat in range(3):
        assert look(state, seat).mines == tuple(own[s] if s == seat else closed[s] for s in range(3))
    assert b"$" not in msgspec.json.encode(look(state, 1))


@pytest.mark.clause("M13")
def test_option_opens_all_gold() -> None:
    """With `open_gold` everybody sees everybody's gold."""
    state = won_by_two(open_gold=True)
    for seat in (None, 0, 1, 2):
        assert [mine.points for mine in look(state, seat).mines] == [5, 0, 2]
        assert [mine.cards for mine in look(state, seat).mines] == [("$1", "$4"), (), ("$2",)]


@pytest.mark.clause("M13")
def test_end_opens_all_gold() -> None:
    """When the game is over all gold lies open, and not a move before."""
    state = share(stalled(), times(g4=5, g3=4), times(g1=5, g2=7, g3=3))
    assert [mine.points for mine in look(state).mines] == [32, 28]
    assert look(state).outcome == state.outcome()
    assert state.parent is not None
    assert [mine.points for mine in look(state.parent).mines] == [None, None]
    assert look(state.parent).outcome is None


# M15: play that would never end


@pytest.mark.clause("M15")
@pytest.mark.parametrize(("options", "limit"), [({}, 20), ({"stall_limit": 1}, 1), ({"stall_limit": 3}, 3)])
def test_idle_turns_begin_the_gold_rush(options: dict[str, Any], limit: int) -> None:
    """After 20 turns in a row (or as many as the option says) that took no card the next turn is a Gold Rush."""
    state = start("$1", "$2", **options)
    for idle in range(limit):
        assert (look(state).phase, look(state).idle) == ("first", idle)
        state = flip(state, 1, 2)
        assert (state.events()[-1] == GoldRush("stalled")) == (idle + 1 == limit)
    assert (look(state).phase, len(look(state).face_down), state.seat) == ("rush", 64, limit % 3)
    state = flip(state, 1)
    assert gold(state)[limit % 3] == ["$1"]
    assert look(state).idle == 0


@pytest.mark.clause("M15")
@pytest.mark.parametrize("taking", [("g5", "$4"), ("g5", "r2"), ("*", "*")])
def test_taken_card_ends_the_idle_turns(taking: tuple[str, str]) -> None:
    """Only turns in a row count: gold dug up, a duel and dynamite all begin the count again."""
    state = flip(start("$1", "$2", *taking), *[1, 2] * 19)
    assert look(state).idle == 19
    state = flip(state, 3, 4)
    assert look(state).idle == 0
    state = flip(state, *[1, 2] * 19)
    assert look(state).phase == "first"
    assert look(flip(state, 1, 2)).phase == "rush"


@pytest.mark.clause("M15")
@pytest.mark.parametrize("limit", [0, -5, 1001])
def test_limit_out_of_range_is_refused(limit: int) -> None:
    """The limit is 1 to 1000 turns, given as a dictionary or as a struct."""
    with pytest.raises(BadOptions, match=rf"'stall_limit' must be 1 to 1000 turns, not {limit} \(M15\)"):
        start(stall_limit=limit)
    with pytest.raises(BadOptions, match="stall_limit"):
        game("mine").deal(2, 1, Options(stall_limit=limit))


@pytest.mark.clause("M15")
@pytest.mark.parametrize("players", range(2, 6))
def test_every_game_ends(players: int) -> None:
    """Even players who only ever turn up the same two gold cards come to an end: 20 idle turns and 64 single cards."""
    state = start("$1", "$2", players=players)
    while not state.over:
        state = state.apply(state.legal_moves()[0])
    assert state.turn == 2 * 20 + 64


# Each card is in one place, each thing told once


@pytest.mark.clause("M1")
@pytest.mark.clause("M3")
@pytest.mark.parametrize("players", range(2, 6))
def test_every_card_is_in_one_place(players: int) -> None:
    """At every moment of random games the zones are the deck, and a hole is a card that is out or somebody's gold."""
    rng = SplitMix64(17, players)
    for seed in range(5):
        state = game("mine").deal(players, seed)
        while not state.over:
            moves = state.legal_moves()
            state = state.apply(moves[rng.below(len(moves))])
            zones = state.zones()
            assert Counter(card for cards in zones.values() for card in cards) == Counter(deck(players))
            assert len(look(state).holes) == len(zones["out"]) + sum(map(len, gold(state)))


def test_events_tell_a_whole_game() -> None:
    """Retelling a random game from its events alone gives the scores: each gold card is told once, with its winner."""
    rng = SplitMix64(3)
    state = game("mine").deal(4, 3)
    points = [0] * 4
    told: list[Event] = []
    while not state.over:
        moves = state.legal_moves()
        state = state.apply(moves[rng.below(len(moves))])
        told += state.events()
    for event in told:
        if isinstance(event, Struck):
            points[event.winner] += int(event.gold[1])
        elif isinstance(event, GoldFound):
            points[event.seat] += int(event.card[1])
    assert tuple(points) == state.outcome().scores
    assert sum(isinstance(event, TurnedUp) for event in told) == state.turn
    assert sum(isinstance(event, GoldRush) for event in told) == 1
    assert isinstance(told[-1], GameOver)

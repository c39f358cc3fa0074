"""The clauses of `gate`, G1 to G17, each with a test that fails when the clause is broken."""

from collections import Counter
from ctypes import addressof
from typing import TypeVar

import msgspec
import numpy as np
import pytest

from motherlode.rules import BadDeal, BadOptions, Event, IllegalMove, NotAMove, SplitMix64, State
from motherlode.rules.events import GameOver
from motherlode.rules.gate.cards import deck
from motherlode.rules.gate.events import (
    ChipWon,
    DrawnForDeal,
    Kicker,
    NewSequence,
    NoKicker,
    Paid,
    Passed,
    Played,
    RoundBegan,
    RoundEnded,
    RoundScored,
)
from motherlode.rules.gate.outcome import ChipTaken, GateOutcome, Payment, Purse
from motherlode.rules.gate.view import GateView, KickerCard, LastCard
from tests.play import play_on
from tests.rules.gate_positions import GATE, SIZE, cards, dealt, play, quick, start

CHIPS = (10, 20, 30, 40)
Kind = TypeVar("Kind", bound=Event)


# Builders


def finish_round(state: State) -> State:
    """Plays a quick round to its end."""
    number = look(state).round
    while not state.over and look(state).round == number:
        state = state.apply(state.legal_moves()[0])
    return state


def finish(state: State) -> State:
    """Plays all rounds that are left; they must be quick ones."""
    while not state.over:
        state = finish_round(state)
    return state


def legal(state: State) -> set[str]:
    return {move.text.removeprefix("play ") for move in state.legal_moves()}


def look(state: State, seat: int | None = None) -> GateView:
    view = state.view(seat)
    assert isinstance(view, GateView)
    return view


def outcome(state: State) -> GateOutcome:
    found = state.outcome()
    assert isinstance(found, GateOutcome)
    return found


def purses(state: State) -> list[tuple[int, ...]]:
    return [purse.chips for purse in look(state).purses]


def told(state: State, kind: type[Kind], seat: int | None = None) -> list[Kind]:
    """The events of one kind that the last move brought."""
    return [event for event in state.events(seat) if isinstance(event, kind)]


def all_told(state: State, kind: type[Kind]) -> list[Kind]:
    """The events of one kind from the deal on."""
    return [event for past in state.history for event in told(past, kind)]


def refused(state: State, move: str, clause: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.apply(move)
    assert (refusal.value.clause, refusal.value.sentence) == (clause, sentence)


class InOrder:
    """A chance that leaves the cards in the order in which they are."""

    def below(self, n: int) -> int:
        return n - 1


# The cards and the chips


@pytest.mark.clause("G1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deck(players: int) -> None:
    """There are 0 to 10 in green, gold and red and three black cards, whatever the number of players."""
    expected = Counter({f"{colour}{number}": 1 for colour in "gyr" for number in range(11)} | {"k": 3})
    assert Counter(GATE.cards.deck(players)) == expected
    state = start(quick(0, players))
    assert Counter(card for zone in state.zones().values() for card in zone) == expected


@pytest.mark.clause("G1")
def test_other_decks_are_refused() -> None:
    """A round with a card twice, a card missing for a fourth black one, or an unknown card is no deal."""
    for card, words in (("g1", "g1 twice"), ("k", "r7 not at all"), ("g11", "'g11' is no card")):
        rounds = [quick(0, 4) for _ in range(5)]
        rounds[3]["hands"][0][-1] = card
        with pytest.raises(BadDeal, match=words):
            GATE.start({"dealer": 0, "rounds": rounds}, 4)


@pytest.mark.clause("G2")
def test_chips_of_a_game() -> None:
    """When all is played, the purses hold five chips each of 10, 20, 30 and 40."""
    for players in (2, 3, 4):
        for number in range(5):
            end = play_on(GATE.deal(players, SplitMix64(number)), SplitMix64(7, number), 5000)
            assert Counter(chip for purse in purses(end) for chip in purse) == dict.fromkeys(CHIPS, 5)
            assert sum(outcome(end).scores) == 500


# The deal


@pytest.mark.clause("G3")
def test_five_rounds_and_the_deal_passes_to_the_left() -> None:
    """A game has five rounds; each is dealt by the seat at the left of the one before."""
    state = start(*[quick(seat, 3) for seat in (2, 0, 1, 1, 2)], dealer=1)
    began = told(state, RoundBegan)
    while not state.over:
        assert (look(state).round, look(state).dealer) == (began[-1].round, began[-1].dealer)
        state = finish_round(state)
        began += told(state, RoundBegan)
    assert [(event.round, event.dealer) for event in began] == [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2)]
    assert [(score.round, score.dealer) for score in outcome(state).rounds] == [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2)]


@pytest.mark.clause("G3")
def test_first_dealer() -> None:
    """Ruling: the first dealer is any seat by chance, or the one that the host names."""
    for players in (2, 3, 4):
        assert {GATE.deal(players, number).deal.dealer for number in range(40)} == set(range(players))
        assert [GATE.deal(players, 1, dealer=seat).deal.dealer for seat in range(players)] == list(range(players))
    with pytest.raises(BadDeal, match="'dealer' must be a seat from 0 to 2, not 3"):
        GATE.deal(3, 1, dealer=3)


@pytest.mark.clause("G3")
def test_highest_card_drawn_deals_first() -> None:
    """With the option everybody draws a numbered card, shown to all, and the highest deals: red is above gold, and gold
    above green. Every seat deals equally often, in the compiled deal as well.
    """
    rounds = [quick(0, 3)] * 5
    for drawn, dealer in ((["g9", "y8", "r3"], 0), (["g9", "y9", "r3"], 1), (["g9", "y9", "r9"], 2)):
        deal = {"dealer": dealer, "rounds": rounds, "drawn": drawn}
        state = GATE.start(deal, 3, {"draw_for_deal": True})
        assert state.events()[0] == DrawnForDeal(tuple(drawn), dealer)
        assert (look(state).dealer, state.deal.drawn) == (dealer, tuple(drawn))
        with pytest.raises(BadDeal, match=rf"must be seat {dealer}, who drew the highest card, not"):
            GATE.start(deal | {"dealer": (dealer + 1) % 3}, 3, {"draw_for_deal": True})
    dealers = Counter(GATE.deal(3, number, {"draw_for_deal": True}).deal.dealer for number in range(300))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 70
    assert Counter(_compiled_dealer(number) for number in range(300)).keys() == {0, 1, 2}


def _compiled_dealer(seed: int) -> int:
    options = GATE.options(3, {"draw_for_deal": True})
    first = GATE.deal(3, 1, options).deal
    numbers, rng = np.array(GATE.deals.encode(first, 3, options), np.int64), SplitMix64(seed)
    state = GATE.Buffer()
    GATE.abi.deal(numbers.ctypes.data, rng.address)
    GATE.abi.start(addressof(state), numbers.ctypes.data)
    deal = GATE.deals.decode(GATE.states.LAYOUT.read(state))
    GATE.deals.check(deal, 3)
    assert len(deal.drawn) == 3
    dealer: int = deal.dealer
    return dealer


@pytest.mark.clause("G3")
def test_nobody_draws_where_the_dealer_is_named() -> None:
    """Without the option nothing is drawn, and nothing where the host names the dealer; what cannot be is refused."""
    assert GATE.deal(3, 1).deal.drawn == ()
    named = GATE.deal(3, 1, {"draw_for_deal": True}, dealer=2)
    assert (named.deal.dealer, named.deal.drawn, told(named, DrawnForDeal)) == (2, (), [])
    deal = {"dealer": 0, "rounds": [quick(0, 3)] * 5}
    with pytest.raises(BadDeal, match="only in deals with the option 'draw_for_deal'"):
        GATE.start(deal | {"drawn": ["g9", "y8", "r3"]}, 3)
    for drawn in (["g9"], ["g9", "g9", "y1"], ["k", "y1", "y2"], ["g9", "y8", "x"]):
        with pytest.raises(BadDeal, match="'drawn' must be a different numbered card for each of 3 seats"):
            GATE.start(deal | {"drawn": drawn}, 3, {"draw_for_deal": True})


@pytest.mark.clause("G3")
@pytest.mark.parametrize("number", [4, 6])
def test_five_rounds_are_dealt(number: int) -> None:
    """A deal of more or fewer rounds is refused."""
    with pytest.raises(BadDeal, match=rf"must be 5 rounds, not {number} \(G3\)"):
        GATE.start({"dealer": 0, "rounds": [quick(0, 2)] * number}, 2)


@pytest.mark.clause("G4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hand_sizes(players: int) -> None:
    """Two, three and four players get 12, 10 and 8 cards in every round; the rest is aside."""
    state = GATE.deal(players, 5)
    rng = SplitMix64(5)
    seen = set()
    while not state.over:
        before = look(state).round
        if before not in seen:
            seen.add(before)
            assert look(state).hand_sizes == (SIZE[players],) * players
            assert len(state.zones()["aside"]) == 36 - players * SIZE[players]
        state = play_on(state, rng, 1)
    assert seen == {1, 2, 3, 4, 5}


@pytest.mark.clause("G4")
def test_two_at_a_time_from_the_dealers_left() -> None:
    """The first pair of cards goes to the dealer's left, the next one on; in the next round the next seat is first."""
    first, second, *_ = GATE.deal(4, InOrder(), dealer=1).deal.rounds
    in_order = deck(4)
    for rest, hands in ((2, first.hands), (3, second.hands)):
        for turn in range(4):
            pairs = [in_order[8 * time + 2 * turn + card] for time in range(4) for card in (0, 1)]
            assert list(hands[(rest + turn) % 4]) == pairs
    assert first.aside == in_order[32:]


@pytest.mark.clause("G4")
def test_wrong_hands_are_refused() -> None:
    """A hand that is too large, or a hand too few, is no deal."""
    rounds = [quick(0, 4) for _ in range(5)]
    rounds[1]["hands"][2].append(rounds[1]["aside"].pop())
    with pytest.raises(BadDeal, match=r"Seat 2 must get 8 cards in round 2, not 9: there are 4 players \(G4\)"):
        GATE.start({"dealer": 0, "rounds": rounds}, 4)
    with pytest.raises(BadDeal, match="'hands' of round 1 must be one hand a seat, 3 in all, not 4"):
        GATE.start({"dealer": 0, "rounds": [quick(0, 4)] * 5}, 3)


@pytest.mark.clause("G4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_compiled_deal(players: int) -> None:
    """Dealt for simulation, too, every round is the whole deck in hands of the right size; every card gets around."""
    rng = SplitMix64(9)
    owners: dict[str, set[int]] = {card: set() for card in deck(players)}
    dealers = set()
    for _ in range(60):
        numbers = np.array(GATE.deals.encode(GATE.deal(players, 1).deal, players, GATE.options(players)), np.int64)
        words = np.zeros(GATE.states.LAYOUT.size, np.int64)
        GATE.abi.deal(numbers.ctypes.data, rng.address)
        GATE.abi.start(words.ctypes.data, numbers.ctypes.data)
        deal = GATE.deals.decode(GATE.states.LAYOUT.read(words))
        GATE.deals.check(deal, players)
        dealers.add(deal.dealer)
        for cards_dealt in deal.rounds:
            for place, hand in enumerate((*cards_dealt.hands, cards_dealt.aside)):
                for card in hand:
                    owners[card].add(place)
    assert dealers == set(range(players))
    assert all(places == set(range(players + 1)) for places in owners.values())


@pytest.mark.clause("G4")
def test_chips_in_play() -> None:
    """Every round begins with one chip of each value in play, whatever happened to the last ones."""
    state = start(quick(0, 4), dealt("g0 y1 y2 r3-7", "", "", ""), dealt("g0 y1-4 r5-7", "", "", ""))
    for _ in range(5):
        assert look(state).chips_in_play == CHIPS
        assert look(state).golds == 0
        state = finish_round(state)
    assert look(state).chips_in_play == ()


# What is secret


@pytest.mark.clause("G5")
def test_hands_are_secret() -> None:
    """A seat sees its own hand and the sizes of the others; an onlooker sees sizes only."""
    state = play(start(dealt("g0 g1", "k y7 r2", "y3")), "g0 g1 -")
    for seat in range(3):
        view = look(state, seat)
        assert view.hand is not None
        assert sorted(view.hand) == sorted(state.zones()[f"hand {seat}"])
        assert view.hand_sizes == (8, 10, 10)
        hidden = set(deck(3)) - set(state.zones()[f"hand {seat}"]) - {"g0", "g1", "k"}
        shown = msgspec.json.encode([view, state.events(seat)]).decode()
        assert not [card for card in hidden if f'"{card}"' in shown]
    assert look(state).hand is None


@pytest.mark.clause("G5")
def test_hand_is_sorted() -> None:
    """The own hand is shown by number and then colour, black last, whatever the order of the deal."""
    hand = "k y7 r2 g10 k g2 y0 r7 y10 g0"
    assert look(start(dealt(hand, "", "")), 0).hand == ("g0", "y0", "g2", "r2", "y7", "r7", "g10", "y10", "k", "k")


@pytest.mark.clause("G5")
def test_dealt_hands_are_told_to_their_seats_only() -> None:
    """The event of a new round has the own hand; the others' hands are not in it."""
    state = start(quick(1, 3))
    hands = [tuple(look(state, seat).hand or ()) for seat in range(3)]
    for moment in (state, finish_round(start(quick(0, 3), quick(1, 3)))):
        for seat in range(3):
            began = told(moment, RoundBegan, seat)[0]
            assert began.hands == tuple(hands[other] if other == seat else None for other in range(3))
            assert began.hand_size == 10
        assert told(moment, RoundBegan)[0].hands == (None, None, None)


@pytest.mark.clause("G5")
@pytest.mark.parametrize("seat", [0, 1])
def test_knowledge_is_the_same_whatever_is_hidden(seat: int) -> None:
    """Nothing that a seat gets depends on other hands, cards aside or coming rounds: black cards, too, tell nothing."""
    truth = dealt("g0 y1 k r9", "r1 y2 k", "k y9 r2", aside="y5")
    other = {"hands": [list(hand) for hand in truth["hands"]], "aside": list(truth["aside"])}
    other["hands"][2][0], other["aside"][0] = "y5", "k"
    one, another = (play(start(first, second), "g0 k1 - y2 - -") for first, second in ((truth, truth), (other, other)))
    assert one.knowledge(seat).to_bytes() == another.knowledge(seat).to_bytes()
    assert one.knowledge(2).to_bytes() != another.knowledge(2).to_bytes()


@pytest.mark.clause("G5")
def test_redeal_keeps_to_what_is_known() -> None:
    """A redeal keeps the own hand, all played cards, the kicker where it is, and lower green cards aside."""
    first = start(dealt("y0 k", "g3 r1 y2 r3", "", aside="g0 g1 g2"))
    rng = SplitMix64(3)
    for state, known in ((first, {"g3"}), (play(first, "g3 y2 r1 - - y0 -"), {"g3", "y2", "r1"})):
        knowledge = state.knowledge(0)
        hands = set()
        for _ in range(60):
            redealt = knowledge.redeal(rng)
            assert redealt.knowledge(0).to_bytes() == knowledge.to_bytes()
            assert {"g0", "g1", "g2"} <= set(redealt.deal.rounds[0].aside)
            assert known <= set(redealt.deal.rounds[0].hands[1])
            hands.add(redealt.deal.rounds[0].hands[1])
        assert len(hands) > 50


@pytest.mark.clause("G5")
def test_redeal_is_uniform() -> None:
    """Each unknown card is in a hidden hand as often as its size says, black ones for each of their copies."""
    state = play(start(dealt("g1-9 k", "", "", aside="g0")), "g1 k2 -")
    unknown = Counter(cards("g10 y0-10 r0-10 k k"))
    knowledge = state.knowledge(0)
    rng = SplitMix64(8)
    redeals = 3000
    hands: Counter[str] = Counter()
    for _ in range(redeals):
        hands.update(knowledge.redeal(rng).deal.rounds[0].hands[2])
    assert hands.keys() == unknown.keys()
    for card, copies in unknown.items():
        # A hand has 10 of the 25 unknown cards; five standard deviations of the count of each.
        assert abs(hands[card] - copies * redeals * 0.4) < 5 * (copies * redeals * 0.4 * 0.6) ** 0.5


@pytest.mark.clause("G5")
def test_redeal_of_coming_rounds() -> None:
    """Coming rounds are dealt anew, past ones stay."""
    state = finish_round(start(quick(1, 2), quick(0, 2)))
    redealt = state.knowledge(1).redeal(SplitMix64(1)).deal
    kept = GATE.deals.decode(state.fields)
    assert redealt.rounds[0] == kept.rounds[0]
    assert redealt.rounds[1].hands[1] == kept.rounds[1].hands[1]
    for number in range(1, 5):
        assert redealt.rounds[number] != kept.rounds[number]
    assert len({str(cards_dealt) for cards_dealt in redealt.rounds}) == 5


@pytest.mark.clause("G5")
def test_hands_left_are_shown_when_a_round_ends() -> None:
    """Ruling: all hands are open when a round has ended, so that everybody sees who pays; not before."""
    before = play(start(quick(1, 4)), "g0 r1 r2 r3 r4 r5 r6")
    assert look(before).finished == ()
    after = play(before, "r7")
    left = tuple(tuple(look(before, seat).hand or ()) if seat != 1 else () for seat in range(4))
    for seat in (None, 0, 1, 2, 3):
        assert told(after, RoundEnded, seat)[0].hands == left
        assert look(after, seat).finished[0].hands == left


# The kicker


@pytest.mark.clause("G6")
def test_kicker_starts() -> None:
    """The holder of the lowest green card in any hand starts with it, and with nothing else."""
    state = start(dealt("g5 y0", "r0 g3 y4 k", "g4", aside="g0 g1 g2"))
    assert state.seat == 1
    assert legal(state) == {"g3"}
    words = "The kicker starts the round: play the green 3 first."
    for move in ("pass", "play r0", "play k3", "play g4", "play g0"):
        refused(state, move, "G6", words)


@pytest.mark.clause("G6")
def test_kicker_is_announced() -> None:
    """Everybody is told who has the kicker; it stays known and is due until it was played."""
    state = start(dealt("g5", "g3 y4", "g4", aside="g0 g1 g2"))
    for seat in (None, 0, 1, 2):
        assert told(state, Kicker, seat) == [Kicker(1, "g3")]
        assert look(state, seat).kicker == KickerCard(1, "g3", due=True)
    assert look(state, 1).must_play
    after = play(state, "g3 -")
    assert look(after, 0).kicker == KickerCard(1, "g3", due=False)
    assert told(after, Kicker) == []


@pytest.mark.clause("G6")
def test_kickers_holder_goes_on() -> None:
    """After the kicker the same player goes on, up or down, or passes."""
    state = play(start(dealt("g3 y4 r2 r6", "g4", "g5 k", aside="g0 g1 g2")), "g3")
    assert state.seat == 0
    assert legal(state) == {"y4", "r2", "pass"}


@pytest.mark.clause("G6")
def test_zero_is_the_lowest_kicker() -> None:
    """A green 0 in a hand is the kicker; a black card, a gold 0 or a red 0 is none."""
    state = start(dealt("y0 g1", "r0 k", "k k g0 r5"))
    assert (state.seat, legal(state)) == (2, {"g0"})


@pytest.mark.clause("G6")
@pytest.mark.parametrize("dealer", [0, 1])
def test_no_green_in_any_hand(dealer: int) -> None:
    """Ruling: without green in the hands, the dealer's left starts with any card, and must."""
    state = start(dealt("y0-10 k", "r0-10 k", aside="g0-10 k"), dealer=dealer)
    starter = 1 - dealer
    assert state.seat == starter
    assert told(state, NoKicker) == [NoKicker(starter)]
    assert look(state).kicker is None
    colour = "yr"[starter]
    assert legal(state) == {*(f"{colour}{n}" for n in range(11)), *(f"k{n}" for n in range(11))}
    refused(state, "pass", "G6", "You start the round: play any card.")
    assert legal(play(state, f"{colour}6")) == {f"{colour}5", f"{colour}7", "k5", "k7", "pass"}
    for redealt in (state.knowledge(starter).redeal(SplitMix64(number)) for number in range(20)):
        assert redealt.knowledge(starter).to_bytes() == state.knowledge(starter).to_bytes()


@pytest.mark.clause("G6")
@pytest.mark.clause("G3")
def test_no_green_in_a_later_round() -> None:
    """Ruling: it is the left of the dealer of that round."""
    state = finish_round(start(quick(0, 2), dealt("y0-10 k", "r0-10 k", aside="g0-10 k"), dealer=0))
    assert (look(state).dealer, state.seat) == (1, 0)


# A turn


@pytest.mark.clause("G7")
def test_one_number_at_a_time_colours_free() -> None:
    """Each card is one number away from the last one, in any colour."""
    state = play(start(dealt("g4 g5 y5 r5 y3 r3 y6 r7 g8 r1", "", "", aside="g0 g1 g2 g3")), "g4")
    assert legal(state) == {"g5", "y5", "r5", "y3", "r3", "pass"}
    refused(state, "play y6", "G7", "The 4 is followed by 5 upwards or 3 downwards, not by 6.")
    refused(state, "play r1", "G7", "The 4 is followed by 5 upwards or 3 downwards, not by 1.")


@pytest.mark.clause("G7")
def test_direction_is_kept_within_a_turn() -> None:
    """Who stepped up goes on up in this turn, who stepped down goes on down."""
    state = play(start(dealt("g4 g5 y5 r5 y4 r4 y3 r3 y6 r2", "", "", aside="g0 g1 g2 g3")), "g4")
    up = play(state, "g5")
    assert legal(up) == {"y6", "pass"}
    refused(up, "play y4", "G7", "You are going up in this turn: the 5 is followed by 6, not by 4.")
    assert (look(up).direction, look(up).next_up, look(up).next_down) == ("up", 6, None)
    down = play(state, "y3")
    assert legal(down) == {"r2", "pass"}
    refused(down, "play y4", "G7", "You are going down in this turn: the 3 is followed by 2, not by 4.")
    assert (look(down).direction, look(down).next_up, look(down).next_down) == ("down", None, 2)


@pytest.mark.clause("G7")
def test_same_number_does_not_follow() -> None:
    """A card of the same number is not one number away."""
    state = play(start(dealt("g4 y4 r4", "", "", aside="g0 g1 g2 g3")), "g4")
    refused(state, "play y4", "G7", "The 4 is followed by 5 upwards or 3 downwards, not by 4.")


@pytest.mark.clause("G7")
def test_only_cards_of_the_own_hand() -> None:
    """A card that the player does not hold is refused, and a card can be played once."""
    state = play(start(dealt("g0 y1", "r1 k", "")), "g0")
    refused(state, "play r1", "G7", "You have no red 1 in your hand.")
    refused(play(state, "y1"), "play y1", "G7", "You have no gold 1 in your hand.")


@pytest.mark.clause("G8")
def test_round_the_corner() -> None:
    """Upwards 0 follows 10, downwards 10 follows 0, and the turn goes on the same way."""
    state = play(start(dealt("g0 y10 r9 y1 r2 g9", "k g10 y0", "")), "g0")
    assert {"y10", "y1"} <= legal(state)
    down = play(state, "y10")
    assert legal(down) & {"r9", "g9", "y1"} == {"r9", "g9"}
    after = play(down, "- ")
    assert legal(after) >= {"y0", "k0", "k9"}
    up = play(after, "y0")
    assert "k1" in legal(up)
    assert "k10" not in legal(up)
    assert (look(after).next_up, look(after).next_down) == (0, 9)
    assert (look(state).next_up, look(state).next_down) == (1, 10)


@pytest.mark.clause("G8")
def test_refusals_round_the_corner() -> None:
    """Who does not see the step from 10 to 0 is told of it."""
    state = play(start(dealt("g0 y10 y5 g5", "r5", "")), "g0")
    refused(state, "play y5", "G8", "The 0 is followed by 1 upwards or 10 downwards, not by 5.")
    after = play(state, "y10 -")
    refused(after, "play r5", "G8", "The 10 is followed by 0 upwards or 9 downwards, not by 5.")


@pytest.mark.clause("G9")
def test_passing_is_free() -> None:
    """A player may pass though able to play, before or after playing a card; then it is the next seat's turn."""
    state = play(start(dealt("g0 y1 y2", "r1 r2 r3", "")), "g0")
    assert {"y1", "pass"} <= legal(state)
    passed = play(state, "-")
    assert passed.seat == 1
    assert told(passed, Passed) == [Passed(0)]
    assert {"r1", "pass"} <= legal(passed)
    assert play(passed, "-").seat == 2
    assert play(passed, "r1").seat == 1
    assert play(passed, "r1 -").seat == 2


@pytest.mark.clause("G9")
def test_passing_is_forced() -> None:
    """Without a card that fits, passing is the one legal move; it is made like any other."""
    state = play(start(dealt("g0 y1", "g5 y5 r5 g6 y6 r6 g7 y7 r7 g8", "")), "g0 y1 -")
    assert state.seat == 1
    assert legal(state) == {"pass"}


@pytest.mark.clause("G9")
@pytest.mark.clause("G14")
def test_last_card_ends_the_turn() -> None:
    """With the last card of the hand the turn is over without a pass."""
    state = play(start(quick(2, 4), quick(3, 4)), "g0 r1 r2 r3 r4 r5 r6")
    assert state.seat == 2
    assert play(state, "r7").seat == 3


@pytest.mark.clause("G10")
def test_next_player_chooses_the_direction() -> None:
    """The next player goes on from the last card in either direction, however the last turn went."""
    state = start(dealt("g4 y5", "g5 r6 r4 r7", "y6 r5 r3", aside="g0 g1 g2 g3"))
    after_up = play(state, "g4 y5 -")
    assert legal(after_up) >= {"r6", "r4", "pass"}
    assert (look(after_up).direction, look(after_up).next_up, look(after_up).next_down) == ("either", 6, 4)
    down = play(after_up, "r4 -")
    assert legal(down) >= {"r5", "r3", "pass"}
    skipped = play(after_up, "-")
    assert legal(skipped) >= {"y6", "pass"}


@pytest.mark.clause("G11")
def test_all_others_passed() -> None:
    """Who played last and is passed by all others starts a new sequence with any card of the hand."""
    state = play(start(dealt("g0 y1 r5 g9 k", "", "")), "g0 y1 - -")
    assert state.seat == 2
    assert not look(state).must_play
    fresh = play(state, "-")
    assert fresh.seat == 0
    assert told(fresh, NewSequence) == [NewSequence(0)]
    assert told(state, NewSequence) == []
    hand = set(look(fresh, 0).hand or ()) - {"k"}
    assert legal(fresh) == hand | {f"k{number}" for number in range(11)}
    assert look(fresh).must_play
    assert look(fresh).direction == "any"
    assert look(fresh).last == LastCard(0, "y1", 1)


@pytest.mark.clause("G11")
def test_new_sequence_must_be_started() -> None:
    """Ruling: the player who starts anew plays at least one card; then passing is possible again."""
    fresh = play(start(dealt("g0 r5", "", "", "")), "g0 - - - -")
    assert fresh.seat == 0
    refused(fresh, "pass", "G11", "All others passed: start a new sequence with any card.")
    assert "pass" in legal(play(fresh, "r5"))


@pytest.mark.clause("G11")
def test_second_card_of_a_new_sequence_sets_the_direction() -> None:
    """After the first card both ways are open, after the second card one."""
    fresh = play(start(dealt("g0 r5 y5 y4 y6 r7 r3 r0 y0 r10", "", "")), "g0 - - -")
    first = play(fresh, "r5")
    assert look(first).direction == "either"
    assert legal(first) == {"y4", "y6", "pass"}
    assert legal(play(first, "y6")) == {"r7", "pass"}
    assert legal(play(first, "y4")) == {"r3", "pass"}


@pytest.mark.clause("G11")
def test_only_passes_in_a_row_count() -> None:
    """A card by anybody starts the count of passes again: it is that player who may start anew."""
    deal = dealt("g0 r9", "y1 r8", "r2 g8")
    state = play(start(deal), "g0 - - -")
    assert (state.seat, look(state).direction) == (0, "any")
    state = play(start(deal), "g0 - y1 - -")
    assert (state.seat, look(state).direction) == (0, "either")
    state = play(state, "-")
    assert (state.seat, look(state).direction) == (1, "any")


@pytest.mark.clause("G11")
def test_two_players_pass() -> None:
    """With two players the other one's pass is enough."""
    state = play(start(dealt("g0 r5", "y5")), "g0 -")
    assert (state.seat, look(state).direction) == (1, "either")
    state = play(state, "-")
    assert (state.seat, look(state).direction) == (0, "any")


# Black cards


@pytest.mark.clause("G12")
def test_black_is_any_number_that_fits() -> None:
    """A black card is played as a number that fits, and what comes next goes on from that number."""
    state = play(start(dealt("g4 k k r6 y2 y0 y1 r0 r9 y9", "y7 r5", "", aside="g0 g1 g2 g3")), "g4")
    assert legal(state) == {"k3", "k5", "pass"}
    up = play(state, "k5")
    assert told(up, Played) == [Played(0, "k", 5)]
    assert look(up).last == LastCard(0, "k", 5)
    assert legal(up) == {"r6", "k6", "pass"}
    assert legal(play(up, "k6 -")) >= {"y7", "r5"}


@pytest.mark.clause("G12")
def test_black_refusals() -> None:
    """A number that does not fit, or a black card that is not there, is refused."""
    state = play(start(dealt("g4 k r6", "", "", aside="g0 g1 g2 g3")), "g4")
    rule = "A black card is played as a number that fits."
    refused(state, "play k8", "G12", f"{rule} The 4 is followed by 5 upwards or 3 downwards, not by 8.")
    up = play(state, "k5")
    refused(up, "play k6", "G12", "You have no black card in your hand.")
    both = play(start(dealt("g4 k k r6", "", "", aside="g0 g1 g2 g3")), "g4 k5")
    refused(both, "play k4", "G12", f"{rule} You are going up in this turn: the 5 is followed by 6, not by 4.")
    with pytest.raises(NotAMove, match="a move is spelled"):
        both.apply("play k")


@pytest.mark.clause("G12")
def test_black_beside_the_number_itself() -> None:
    """Ruling: a black card may be used though the player holds the number."""
    state = play(start(dealt("g0 g1 y1 r1 k", "", "")), "g0")
    assert legal(state) >= {"g1", "y1", "r1", "k1"}
    assert "y1" in state.apply("play k1").zones()["hand 0"]


@pytest.mark.clause("G12")
@pytest.mark.clause("G11")
def test_black_starts_a_sequence_as_any_number() -> None:
    """In a new sequence a black card is any number from 0 to 10."""
    fresh = play(start(dealt("g0 k", "", "")), "g0 - - -")
    assert {f"k{number}" for number in range(11)} <= legal(fresh)
    assert (look(play(fresh, "k8")).next_up, look(play(fresh, "k8")).next_down) == (9, 7)


@pytest.mark.clause("G12")
def test_three_black_cards() -> None:
    """Black cards are all alike and counted: three can be played, a fourth cannot."""
    state = play(start(dealt("g0 k k k", "", "")), "g0 k1 k2 k3")
    assert look(state).played[0] == ("g0", "k", "k", "k")
    assert not [move for move in legal(state) if move.startswith("k")]


@pytest.mark.clause("G12")
@pytest.mark.clause("G13")
def test_black_is_never_gold() -> None:
    """A black card takes no chip, whatever number it is."""
    state = play(start(dealt("g0 k k y3", "", "")), "g0 k1 k2")
    assert look(state).chips_in_play == CHIPS
    assert look(state).golds == 0
    assert told(play(state, "y3"), ChipWon) == [ChipWon(0, 10)]


@pytest.mark.clause("G12")
@pytest.mark.clause("G15")
def test_black_is_never_red() -> None:
    """Black cards left in a hand cost nothing."""
    rounds = dealt("g0 r1-7", "k k k", "", "", aside="r0 r8 r9 r10")
    state = finish_round(start(quick(1, 4), rounds))
    assert purses(state)[1] == CHIPS
    after = play(state, "g0 r1 r2 r3 r4 r5 r6 r7")
    assert "k" in look(after).finished[1].hands[1]
    assert told(after, Paid) == []
    assert purses(after)[1] == CHIPS


# Chips


@pytest.mark.clause("G13")
def test_gold_cards_take_the_chips_in_order() -> None:
    """The first four gold cards of a round take 10, 20, 30 and 40, whoever plays them; later ones take nothing."""
    state = start(dealt("g0 y1 y2 y7", "y3 y5", "r4 y6"))
    state = play(state, "g0 y1 y2 - y3 - r4 - - y5 - y6 - y7")
    assert all_told(state, ChipWon) == [ChipWon(0, 10), ChipWon(0, 20), ChipWon(1, 30), ChipWon(1, 40)]
    assert purses(state) == [(10, 20), (30, 40), ()]
    assert look(state).points == (30, 70, 0)
    assert look(state).chips_in_play == ()
    assert look(state).golds == 6


@pytest.mark.clause("G13")
def test_only_gold_takes_chips() -> None:
    """Green and red cards take nothing."""
    state = play(start(dealt("g0 r1 g2 r3 g4", "", "")), "g0 r1 g2 r3 g4")
    assert look(state).chips_in_play == CHIPS
    assert look(state).points == (0, 0, 0)


@pytest.mark.clause("G13")
def test_chips_in_play_follow_the_gold_cards() -> None:
    """What is still in play is what the gold cards have left."""
    state = play(start(dealt("g0 y1 y2 y3 y4", "", "")), "g0")
    for left in (CHIPS[1:], CHIPS[2:], CHIPS[3:], ()):
        state = play(state, f"y{look(state).golds + 1}")
        assert look(state).chips_in_play == left


@pytest.mark.clause("G14")
def test_round_ends_at_once() -> None:
    """With a player's last card the round is over, and the chips in play are that player's."""
    state = play(start(dealt("", "g0 y1 r2-7", "", ""), quick(2, 4)), "g0 y1 r2 r3 r4 r5 r6")
    assert look(state).round == 1
    after = play(state, "r7")
    assert (look(after).round, after.seat) == (2, 2)
    ended = told(after, RoundEnded)[0]
    assert (ended.round, ended.seat, ended.chips) == (1, 1, (20, 30, 40))
    assert told(after, RoundScored) == [RoundScored(1, (0, 100, 0, 0))]
    assert purses(after) == [(), CHIPS, (), ()]
    assert look(after).last is None
    assert look(after).played == ((),) * 4
    by_end = [ChipTaken(value, 1, "end") for value in (20, 30, 40)]
    assert list(look(after, 0).finished[0].chips) == [ChipTaken(10, 1, "gold"), *by_end]


@pytest.mark.clause("G14")
@pytest.mark.clause("G13")
def test_gold_as_the_last_card() -> None:
    """A gold card that ends the round takes its chip first; the rest comes with the end."""
    state = play(start(dealt("g0 r1 r2 r3 r4 r5 r6 y7", "", "", "", aside="r0 r8 r9 r10")), "g0 r1 r2 r3 r4 r5 r6 y7")
    assert told(state, ChipWon) == [ChipWon(0, 10)]
    assert told(state, RoundEnded)[0].chips == (20, 30, 40)
    assert [chip.by for chip in look(state).finished[0].chips] == ["gold", "end", "end", "end"]


@pytest.mark.clause("G14")
def test_nothing_left_to_take() -> None:
    """When gold cards took all four chips, ending the round brings none."""
    state = start(dealt("g0 r5-8 r9 r10 r0", "y1 y2 y3 y4", "", "", aside="r1 r2 r3 r4"))
    state = play(state, "g0 - y1 y2 y3 y4 - - - r5 r6 r7 r8 r9 r10 r0")
    assert told(state, RoundEnded)[0].chips == ()
    assert purses(state) == [(), CHIPS, (), ()]


@pytest.mark.clause("G15")
def test_red_cards_cost_one_chip_each_player() -> None:
    """Every other player with red cards pays one chip, however many they are; who has no red pays nothing."""
    red = dealt("g1-4 r5-10", "r0-4", "y0-9", aside="g0 y10")
    state = start(quick(0, 3), quick(1, 3), quick(2, 3), red)
    for _ in range(3):
        state = finish_round(state)
    assert purses(state) == [CHIPS, CHIPS, CHIPS]
    after = play(state, "g1 g2 g3 g4 r5 r6 r7 r8 r9 r10")
    assert told(after, Paid) == [Paid(1, 0, 10)]
    assert purses(after) == [(10, 10, 10, 20, 20, 30, 30, 40, 40), (20, 30, 40), CHIPS]
    assert look(after).finished[3].payments == (Payment(1, 10),)
    assert look(after).finished[3].points == (210, 90, 100)


@pytest.mark.clause("G15")
def test_lowest_chip_is_paid() -> None:
    """Ruling: the chip paid is the one of lowest value, here of chips that were won in the same round."""
    state = start(dealt("g0 y1 r7-10 r0 r1", "y2 y4 k r3", "y3", "r6"))
    state = play(state, "g0 y1 - y2 - y3 - - - y4 - - - -")
    assert purses(state) == [(10,), (20, 40), (30,), ()]
    state = play(state, "k6 - - - r7 r8 r9 r10 r0 r1")
    assert [any(card[0] == "r" for card in hand) for hand in told(state, RoundEnded)[0].hands] == [0, 1, 0, 1]
    assert told(state, Paid) == [Paid(1, 0, 20), Paid(3, 0, 0)]
    assert purses(state) == [(10, 20), (40,), (30,), ()]


def caught(**options: bool) -> State:
    """Seat 0 has ended the round; seat 1 holds red, 20 and 40, and seat 3 red and no chip."""
    state = start(dealt("g0 y1 r7-10 r0 r1", "y2 y4 k r3", "y3", "r6"), **options)
    return play(state, "g0 y1 - y2 - y3 - - - y4 - - - - k6 - - - r7 r8 r9 r10 r0 r1")


@pytest.mark.clause("G15")
def test_the_chip_to_pay_is_chosen() -> None:
    """With the option who has chips of different values chooses; the others pay in the order of the seats, and then the
    next round begins.
    """
    state = caught(choose_chip=True)
    assert (state.seat, look(state).direction, legal(state)) == (1, "pay", {"pay 20", "pay 40"})
    assert (told(state, Paid), told(state, RoundScored), look(state).round) == ([], [], 1)
    assert told(state, RoundEnded)[0].hands == look(state, 2).finished[0].hands
    assert look(state).chips_in_play == ()
    refused(state, "pay 10", "G15", "You have no chip of 10: pay one that you have.")
    refused(state, "pass", "G15", "The round has ended: choose a chip to pay for your red cards.")
    after = state.apply("pay 40")
    assert told(after, Paid) == [Paid(1, 0, 40), Paid(3, 0, 0)]
    assert (told(after, RoundEnded), told(after, RoundScored)[0].points) == ([], (50, 20, 30, 0))
    assert purses(after) == [(10, 40), (20,), (30,), ()]
    assert look(after).finished[0].payments == (Payment(1, 40), Payment(3, 0))
    assert (look(after).round, look(after).direction) == (2, "any")
    refused(after, "pay 20", "G15", "Chips are paid when a round has ended.")
    assert finish(after).over


@pytest.mark.clause("G15")
def test_without_a_choice_nobody_is_asked() -> None:
    """With the option chips of one value leave nothing to choose, and a player without red pays nothing."""
    red = dealt("g0-7", "r0-7", "r8 r9 r10", "", aside="g8-10 y10")
    state = play(start(red, choose_chip=True), "g0 g1 g2 g3 g4 g5 g6 g7")
    assert told(state, Paid) == [Paid(1, 0, 0), Paid(2, 0, 0)]
    assert (look(state).round, look(state).direction) == (2, "any")


@pytest.mark.clause("G15")
@pytest.mark.clause("G17")
def test_partners_choose_one_after_another() -> None:
    """With the option each opponent chooses a chip of their team's purse, also when the last round has ended."""
    red = dealt("g0-7", "r0-2 y0-4", "r3-5", "r6-8", aside="g8-10 y10")
    first = [quick(1, 4), quick(0, 4), quick(1, 4), quick(0, 4)]
    state = start(*first, red, teams=True, choose_chip=True)
    for _ in first:
        state = finish_round(state)
    state = play(state, "g0 g1 g2 g3 g4 g5 g6 g7")
    assert (state.seat, state.over) == (1, False)
    state = state.apply("pay 40")
    assert (state.seat, told(state, Paid), legal(state)) == (
        3,
        [Paid(1, 0, 40)],
        {"pay 10", "pay 20", "pay 30", "pay 40"},
    )
    end = state.apply("pay 10")
    assert end.over
    assert outcome(end).scores == (350, 150, 350, 150)
    assert told(end, GameOver) == [GameOver((350, 150, 350, 150), (0, 2))]


@pytest.mark.clause("G5")
@pytest.mark.clause("G15")
def test_hands_are_open_while_chips_are_chosen() -> None:
    """What a seat knows then: all hands of the round, and none of those to come."""
    state = caught(choose_chip=True)
    for seat in range(4):
        knowledge = state.knowledge(seat)
        assert knowledge.fields.hands == state.fields.hands
        assert not any(knowledge.fields.deals[1])
        redealt = knowledge.redeal(SplitMix64(seat))
        assert redealt.fields.hands == state.fields.hands
        assert legal(redealt) == legal(state)


@pytest.mark.clause("G15")
def test_who_has_no_chip_pays_nothing() -> None:
    """A player with red cards and an empty purse pays nothing, and this is said."""
    red = dealt("g0-7", "r0-7", "r8 r9 r10", "", aside="g8-10 y10")
    state = play(start(red), "g0 g1 g2 g3 g4 g5 g6 g7")
    assert told(state, Paid) == [Paid(1, 0, 0), Paid(2, 0, 0)]
    assert look(state).points == (100, 0, 0, 0)


@pytest.mark.clause("G15")
@pytest.mark.clause("G14")
def test_own_red_cards_are_gone() -> None:
    """The winner of the round has no card left and pays nothing."""
    state = finish_round(start(quick(3, 4)))
    assert told(state, Paid) == []
    assert look(state).points == (0, 0, 0, 100)


# The end


@pytest.mark.clause("G16")
@pytest.mark.clause("G3")
def test_most_points_win() -> None:
    """After the fifth round the game is over, and the most points win."""
    state = start(*[quick(seat, 3) for seat in (1, 1, 2, 1, 0)])
    for _ in range(4):
        state = finish_round(state)
        assert not state.over
    end = finish_round(state)
    assert end.over
    result = outcome(end)
    assert result.scores == (100, 300, 100)
    assert result.winners == (1,)
    assert result.ranking == ((1,), (0, 2))
    assert (result.decided_by, result.reason) == ("points", "five_rounds")
    assert result.purses[0] == Purse((0,), CHIPS, 100)
    assert [score.points for score in result.rounds][2:] == [(0, 200, 100), (0, 300, 100), (100, 300, 100)]
    assert told(end, GameOver) == [GameOver((100, 300, 100), (1,))]
    assert look(end, 0).outcome == result
    assert [GATE.abi.standing(end.address, seat) for seat in range(3)] == [100, 300, 100]
    with pytest.raises(IllegalMove, match="over"):
        end.apply("pass")


@pytest.mark.clause("G16")
def test_tied_players_share() -> None:
    """Ruling: players with the same points share the victory, whatever chips they have."""
    result = outcome(finish(start(*[quick(seat, 4) for seat in (0, 1, 2, 0, 1)])))
    assert result.scores == (200, 200, 100, 0)
    assert result.winners == (0, 1)
    assert result.ranking == ((0, 1), (2,), (3,))
    assert result.decided_by == "shared"


# Teams


@pytest.mark.clause("G17")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_are_for_four(players: int) -> None:
    """Teams need four players."""
    with pytest.raises(BadOptions, match=rf"Teams are for 4 players, two against two, not for {players} \(G17\)"):
        GATE.deal(players, 1, {"teams": True})


@pytest.mark.clause("G17")
def test_partners_have_one_purse() -> None:
    """Seats 0 and 2 gather chips together against 1 and 3, by gold cards and by ending rounds."""
    state = start(dealt("g0 y1 r9", "y2 r1", "y3 k", "y4"), quick(2, 4), teams=True)
    state = play(state, "g0 y1 - y2 - y3 - y4")
    assert purses(state) == [(10, 30), (20, 40)]
    assert [purse.seats for purse in look(state).purses] == [(0, 2), (1, 3)]
    assert look(state).points == (40, 60, 40, 60)
    assert look(state).options.teams
    after = finish_round(start(quick(2, 4), teams=True))
    assert look(after).points == (100, 0, 100, 0)


@pytest.mark.clause("G17")
@pytest.mark.clause("G15")
def test_partners_red_cards_cost_nothing() -> None:
    """When a round ends, a partner's red cards cost nothing, and each opponent's cost their team a chip."""
    red = dealt("g0-7", "r0-2 y0-4", "r3-5", "r6-8", aside="g8-10 y10")
    before = finish_round(finish_round(start(quick(1, 4), quick(0, 4), red, teams=True)))
    assert purses(before) == [CHIPS, CHIPS]
    after = play(before, "g0 g1 g2 g3 g4 g5 g6 g7")
    assert told(after, Paid) == [Paid(1, 0, 10), Paid(3, 0, 20)]
    assert purses(after) == [(10, 10, 10, 20, 20, 20, 30, 30, 40, 40), (30, 40)]
    assert look(after).finished[2].points == (230, 70, 230, 70)
    alone = finish_round(finish_round(start(quick(1, 4), quick(2, 4), red)))
    assert told(play(alone, "g0 g1 g2 g3 g4 g5 g6 g7"), Paid) == [Paid(1, 0, 10), Paid(2, 0, 10), Paid(3, 0, 0)]


@pytest.mark.clause("G17")
def test_one_team_can_run_out_of_chips() -> None:
    """A team with one chip pays for one of its players; the other one's red cards cost nothing then."""
    red = dealt("g0 g2-8", "r0-2 y1", "", "r6-8", aside="g1 g9 g10 y10")
    state = play(start(red, teams=True), "g0 - y1 - - - g2 g3 g4 g5 g6 g7 g8")
    assert told(state, Paid) == [Paid(1, 0, 10), Paid(3, 0, 0)]
    assert look(state).points == (100, 0, 100, 0)


@pytest.mark.clause("G17")
@pytest.mark.clause("G16")
def test_teams_win_together() -> None:
    """Partners have their team's points and win together; that is no shared victory."""
    result = outcome(finish(start(*[quick(seat, 4) for seat in (0, 1, 2, 3, 3)], teams=True)))
    assert result.scores == (200, 300, 200, 300)
    assert result.winners == (1, 3)
    assert result.ranking == ((1, 3), (0, 2))
    assert result.decided_by == "points"
    assert [purse.points for purse in result.purses] == [200, 300]


@pytest.mark.clause("G17")
@pytest.mark.clause("G16")
def test_teams_can_tie() -> None:
    """Ruling: teams with the same points share the victory."""
    halves = dealt("g0 y1 y4 r5-9", "y2", "r4 r10", "y3", aside="r0-3")
    state = start(*[quick(seat, 4) for seat in (0, 1, 2, 3)], halves, teams=True)
    for _ in range(4):
        state = finish_round(state)
    result = outcome(play(state, "g0 y1 - y2 - - y3 - y4 r5 r6 r7 r8 r9"))
    assert result.scores == (250, 250, 250, 250)
    assert result.winners == (0, 1, 2, 3)
    assert result.ranking == ((0, 1, 2, 3),)
    assert result.decided_by == "shared"

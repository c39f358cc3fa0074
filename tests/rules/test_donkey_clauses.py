"""Every clause of `donkey`, each with a test that fails when the clause is broken."""

from collections import Counter
from typing import cast

import pytest

from motherlode.rules import BadDeal, BadOptions, IllegalMove, Sha256Rng, SplitMix64, State
from motherlode.rules.donkey.cards import FACE_OF
from motherlode.rules.donkey.events import OfferTurnedUp
from motherlode.rules.donkey.outcome import ColourScore, DonkeyOutcome
from motherlode.rules.donkey.view import DonkeyView
from tests.play import play_on
from tests.rules.donkey_positions import DONKEY, position


def legal(state: State, kind: str = "") -> set[str]:
    return {move.text for move in state.legal_moves() if move.kind.startswith(kind)}


def seen(state: State, seat: int | None = None) -> DonkeyView:
    return cast(DonkeyView, state.view(seat))


def colours(state: State) -> tuple[ColourScore, ...]:
    return cast(DonkeyOutcome, state.outcome()).colours


def tableau(state: State, seat: int) -> list[str]:
    return sorted(state.zones()[f"tableau {seat}"])


def pile(state: State, seat: int) -> list[str]:
    return sorted(state.zones()[f"pile {seat}"])


def refused(state: State, move: str, clause: str, words: str) -> None:
    with pytest.raises(IllegalMove, match=words) as refusal:
        state.apply(move)
    assert refusal.value.clause == clause


@pytest.mark.clause("D1")
def test_deck_of_three() -> None:
    """Six colours, each with three donkeys and the gold 3, 3, 4, 5, 6, 7, 8."""
    deck = Counter(DONKEY.cards.deck(3))
    assert sum(deck.values()) == 60
    for colour in "gbvrop":
        assert [deck[f"{colour}{rank}"] for rank in "D345678"] == [3, 2, 1, 1, 1, 1, 1]
    values = {card.text[1]: card.value for card in DONKEY.cards.CARDS}
    assert values == {"D": -2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8}


@pytest.mark.clause("D1")
def test_points_of_cards() -> None:
    """A pile is worth the values of its cards."""
    state = position("g4", "b5", "v6", piles=("gD bD g3 g3 b4 v5 r6 o7 p8", ""))
    assert DONKEY.abi.score(state.address, 0) == -2 - 2 + 3 + 3 + 4 + 5 + 6 + 7 + 8


@pytest.mark.clause("D2")
@pytest.mark.parametrize(("players", "cards", "donkeys"), [(2, 54, 2), (3, 60, 3)])
def test_two_play_without_the_third_donkeys(players: int, cards: int, donkeys: int) -> None:
    """With two players one donkey of each colour stays in the box."""
    zones = DONKEY.deal(players, SplitMix64(1)).zones()
    found = Counter(card for zone in zones.values() for card in zone)
    assert sum(found.values()) == cards
    assert all(found[f"{colour}D"] == donkeys for colour in "gbvrop")


@pytest.mark.clause("D3")
def test_everybody_starts_with_another_donkey() -> None:
    """Each tableau begins with one donkey, no two of the same colour, the colours at random."""
    starts = [seen(DONKEY.deal(3, Sha256Rng(number))).tableaus for number in range(40)]
    for tableaus in starts:
        assert all(len(cards) == 1 and cards[0].endswith("D") for cards in tableaus)
        assert len(set(tableaus)) == 3
    assert len(set(starts)) > 20


@pytest.mark.clause("D3")
def test_deals_with_other_starts_are_refused() -> None:
    """A deal whose first cards are not donkeys of different colours is no deal."""
    deal = DONKEY.deal(2, SplitMix64(1)).deal
    draw = list(deal.draw)
    twin = draw.index(deal.donkeys[0])
    draw[twin] = deal.donkeys[1]
    with pytest.raises(BadDeal, match="D3"):
        DONKEY.start({"first": 0, "donkeys": [deal.donkeys[0]] * 2, "removed": deal.removed, "draw": draw}, 2)


@pytest.mark.clause("D4")
def test_two_cards_leave_unseen() -> None:
    """Two cards never come into play, and no view or event names them before the end."""
    state = play_on(DONKEY.deal(2, SplitMix64(3)), SplitMix64(4))
    removed = Counter(state.deal.removed)
    assert len(state.deal.removed) == 2
    seen = Counter(card for zone, cards in state.zones().items() if zone != "unseen" for card in cards)
    assert seen + removed == Counter(DONKEY.cards.deck(2))
    assert Counter(state.zones()["unseen"]) == removed
    assert not hasattr(state.history[5].view(0), "removed")


@pytest.mark.clause("D4")
def test_deals_with_other_numbers_of_removed_cards_are_refused() -> None:
    deal = DONKEY.deal(2, SplitMix64(1)).deal
    draw = [*deal.draw, deal.removed[0]]
    with pytest.raises(BadDeal, match="D4"):
        DONKEY.start({"first": 0, "donkeys": deal.donkeys, "removed": deal.removed[1:], "draw": draw}, 2)


@pytest.mark.clause("D5")
@pytest.mark.parametrize(("players", "offers"), [(2, 10), (3, 11)])
def test_offers(players: int, offers: int) -> None:
    """Five cards lie on offer from the start; there are ten offers for two players, eleven for three."""
    start = DONKEY.deal(players, SplitMix64(2))
    assert sorted(seen(start).offer) == sorted(start.deal.draw[:5])
    end = play_on(start, SplitMix64(3))
    turned_up = [event for state in end.history for event in state.events() if isinstance(event, OfferTurnedUp)]
    assert [event.number for event in turned_up] == list(range(1, offers + 1))
    assert [sorted(event.cards) for event in turned_up] == [
        sorted(start.deal.draw[i : i + 5]) for i in range(0, 5 * offers, 5)
    ]


@pytest.mark.clause("D6")
def test_who_starts() -> None:
    """A random seat starts, or the one that the host names."""
    assert {DONKEY.deal(3, Sha256Rng(number)).seat for number in range(30)} == {0, 1, 2}
    assert all(DONKEY.deal(3, Sha256Rng(number), first=2).seat == 2 for number in range(5))
    with pytest.raises(BadDeal, match="'first' must be a seat from 0 to 1, not 2"):
        DONKEY.deal(2, 1, first=2)


@pytest.mark.clause("D7")
def test_piles_are_face_down() -> None:
    """A player sees the own pile; of the others only the number of cards, until the game is over."""
    state = position("g4", "b5", "v6", piles=("g3 g3 b4", "v5 r6 o7"))
    own, other = seen(state, 0).piles
    assert own.cards == ("g3", "g3", "b4")
    assert own.points == 10
    assert (other.count, other.cards, other.points) == (3, None, None)
    assert all(shown.cards is None and shown.count == 3 for shown in seen(state).piles)
    assert seen(state, 0).tableaus == (("b5",), ("v6",)), "tableaus are open to all"
    over = position("g4", "b5", "v6", piles=("g3 g3 b4", "v5 r6 o7"), coming=0).apply("take g4")
    assert all(shown.cards is not None for shown in seen(over).piles)


@pytest.mark.clause("D7")
def test_option_opens_piles() -> None:
    """With `open_piles` everybody sees all piles."""
    state = position("g4", "b5", "v6", piles=("g3 g3 b4", "v5 r6 o7"), options={"open_piles": True})
    assert [shown.points for shown in seen(state).piles] == [10, 18]
    with pytest.raises(BadOptions, match="open_piles"):
        DONKEY.deal(2, 1, {"open_piles": 1})


@pytest.mark.clause("D8")
def test_one_action_a_turn_clockwise() -> None:
    """A turn is one take or one exchange; then the next seat has the turn. Taking is always possible."""
    state = position("g4 b5", "v6", "r7", "o8", seat=1)
    state = state.apply("take g4")
    assert state.seat == 2
    state = state.apply("swap o8 b5")
    assert state.seat == 0
    for moment in play_on(DONKEY.deal(3, SplitMix64(8)), SplitMix64(9)).history[:-1]:
        assert legal(moment, "take") or seen(moment).phase == "bonus"


@pytest.mark.clause("D9")
def test_take_the_lowest() -> None:
    """Only a card of the lowest value can be taken; a donkey is lower than any gold."""
    assert legal(position("rD gD g4 b8", "v6", "o6"), "take") == {"take rD", "take gD"}
    state = position("g4 b4 v5", "v6", "o6")
    assert legal(state, "take") == {"take g4", "take b4"}
    after = state.apply("take b4")
    assert tableau(after, 0) == ["b4", "v6"]
    assert sorted(seen(after).offer) == ["g4", "v5"]
    refused(state, "take v5", "D9", "Only a card of the lowest value on offer can be taken: green gold 4, blue gold 4")
    refused(state, "take p8", "D9", "no pink gold 8 on offer")


@pytest.mark.clause("D10")
def test_exchange_gold_for_lower_gold() -> None:
    """Gold put in brings gold of strictly lower value."""
    state = position("rD g4 b6 v8", "o6", "p6")
    assert legal(state, "swap") == {"swap o6 g4"}
    after = state.apply("swap o6 g4")
    assert tableau(after, 0) == ["g4"]
    assert sorted(seen(after).offer) == ["b6", "o6", "rD", "v8"]
    refused(state, "swap o6 b6", "D10", "only take gold lower than 6")
    refused(state, "swap o6 v8", "D10", "only take gold lower than 6")
    refused(state, "swap p6 g4", "D10", "You have no pink gold 6")
    refused(state, "swap o6 g5", "D10", "no green gold 5 on offer")


@pytest.mark.clause("D11")
def test_exchange_a_donkey_for_any_gold() -> None:
    """A donkey put in brings any gold card."""
    state = position("rD b6 b8 g3", "gD", "pD")
    assert legal(state, "swap") == {"swap gD b6", "swap gD b8", "swap gD g3"}
    after = state.apply("swap gD b8")
    assert tableau(after, 0) == ["b8"]
    assert "gD" in seen(after).offer
    refused(state, "swap pD b6", "D11", "You have no pink donkey")


@pytest.mark.clause("D12")
def test_what_cannot_be_exchanged() -> None:
    """Donkeys are never taken in exchange, a 3 is never put in, and an exchange that cannot be completed is none."""
    state = position("rD b3 b4", "g3 o8 vD", "p6")
    assert legal(state, "swap") == {"swap o8 b3", "swap o8 b4", "swap vD b3", "swap vD b4"}
    refused(state, "swap o8 rD", "D12", "A donkey is never taken in an exchange")
    refused(state, "swap vD rD", "D12", "A donkey is never taken in an exchange")
    refused(state, "swap g3 b3", "D12", "A gold 3 can never be put in")
    assert legal(position("rD gD", "o8 vD", "p6"), "swap") == set(), "only donkeys lie there"
    assert not legal(position("g8", "o8", "p6"), "swap")


@pytest.mark.clause("D13", "D16")
def test_a_set_must_be_scored_at_once() -> None:
    """Three of a colour go to the pile, donkeys too; two do not, and nobody has a choice about it."""
    state = position("gD b8", "g4 g7 b5", "b6")
    after = state.apply("take gD")
    assert tableau(after, 0) == ["b5"]
    assert pile(after, 0) == ["g4", "g7", "gD"]
    assert after.seat == 1
    two = position("g3 b8", "g4 b5", "b6").apply("take g3")
    assert tableau(two, 0) == ["b5", "g3", "g4"]
    assert pile(two, 0) == []
    swapped = position("rD g3", "g4 g7 bD", "g6").apply("swap bD g3")
    assert pile(swapped, 0) == ["g3", "g4", "g7"]


@pytest.mark.clause("D14")
def test_bonus_card() -> None:
    """Before the set is put away, one card of a colour that the own tableau lacks may come from one opponent."""
    state = position("gD b8", "g4 g7 b5", "g3 bD v5 rD", "r7 o8").apply("take gD")
    assert state.seat == 0
    assert seen(state).phase == "bonus"
    assert seen(state).set_colour == "green"
    assert legal(state) == {"bonus v5 1", "bonus rD 1", "bonus r7 2", "bonus o8 2", "decline"}
    after = state.apply("bonus r7 2")
    assert tableau(after, 0) == ["b5", "r7"]
    assert tableau(after, 2) == ["o8"]
    assert pile(after, 0) == ["g4", "g7", "gD"]
    assert after.seat == 1
    refused(state, "bonus g3 1", "D14", "You already have green")
    refused(state, "bonus bD 1", "D14", "You already have blue")
    refused(state, "bonus v5 2", "D14", "Seat 2 has no violet gold 5")
    refused(state, "bonus b5 0", "D14", "from an opponent's tableau")
    refused(state, "take b8", "D14", "take a bonus card or decline first")
    refused(position("gD b8", "g4", "v5"), "bonus v5 1", "D14", "only with a completed set")
    refused(position("gD b8", "g4 g7", "v5").apply("take gD"), "bonus v5 2", "D14", "There is no seat 2")


@pytest.mark.clause("D15")
def test_bonus_may_be_declined_and_may_be_missing() -> None:
    """The bonus is a choice; where nobody has such a card there is none to make."""
    state = position("gD b8", "g4 g7", "v5").apply("take gD")
    after = state.apply("decline")
    assert tableau(after, 1) == ["v5"]
    assert pile(after, 0) == ["g4", "g7", "gD"]
    without = position("gD b8", "g4 g7 b5", "g3 b6").apply("take gD")
    assert without.seat == 1
    assert pile(without, 0) == ["g4", "g7", "gD"]
    refused(position("gD b8", "g4", "v5"), "decline", "D14", "only with a completed set")


@pytest.mark.clause("D16")
def test_piles_are_safe() -> None:
    """A bonus never comes from a pile."""
    state = position("gD b8", "g4 g7", "v5", piles=("", "p3 p4 p5")).apply("take gD")
    assert legal(state) == {"bonus v5 1", "decline"}


@pytest.mark.clause("D17")
def test_an_empty_offer_is_filled_after_the_turn() -> None:
    """When the last card was taken, set and bonus come first, then five new cards, then the next player."""
    state = position("g3", "g4 g7", "v5", coming=2).apply("take g3")
    assert seen(state).phase == "bonus"
    assert seen(state).offer == ()
    after = state.apply("bonus v5 1")
    assert len(seen(after).offer) == 5
    assert after.seat == 1
    kinds = [type(event).__name__ for event in after.events()]
    assert kinds == ["BonusTaken", "SetScored", "OfferTurnedUp"]


@pytest.mark.clause("D18")
def test_grand_final() -> None:
    """The last five cards are announced; when the last is taken and that turn finished, the colours are scored."""
    state = position("g3", "g4", "v5", coming=1).apply("take g3")
    assert [type(event).__name__ for event in state.events()] == ["Taken", "OfferTurnedUp", "GrandFinal"]
    last = position("g3", "g4 g7", "v5", coming=0).apply("take g3")
    assert not last.over
    over = last.apply("decline")
    assert over.over
    assert over.seat is None
    names = [type(event).__name__ for event in over.events()]
    assert names == ["BonusDeclined", "SetScored", *["ColourScored"] * 6, "GameOver"]
    assert over.outcome().reason == "last_offer_taken"
    with pytest.raises(IllegalMove, match="The game is over"):
        over.apply("take g3")


@pytest.mark.clause("D19")
def test_colour_scoring() -> None:
    """Donkeys count -2; the highest total keeps its highest gold card; all else of the colour is discarded."""
    state = position("p8", "r6 gD g7", "rD r8 g4", "p3", coming=0, seat=2)
    over = state.apply("take p8")
    red, green = (next(c for c in colours(over) if c.colour == colour) for colour in ("red", "green"))
    assert green.totals == (5, 4, None)
    assert green.kept == ("g7", None, None)
    assert red.totals == (6, 6, None)
    assert pile(over, 2) == ["p8"]
    assert tableau(over, 0) == []
    discarded = Counter(over.zones()["discard"]) - Counter(state.zones()["discard"])
    assert discarded == Counter(["gD", "g4", "rD", "p3"])


@pytest.mark.clause("D20")
def test_tied_totals_keep_one_card_each() -> None:
    """Equal highest totals: each of them keeps the own highest gold card, whatever its value."""
    over = position("p8", "r6", "rD r8", "p3", coming=0, seat=2).apply("take p8")
    red = next(colour for colour in colours(over) if colour.colour == "red")
    assert red.kept == ("r6", "r8", None)
    assert pile(over, 0) == ["r6"]
    assert pile(over, 1) == ["r8"]


@pytest.mark.clause("D21")
def test_colours_without_gold_are_not_scored() -> None:
    """Where nobody has gold of a colour its donkeys are thrown away, and nobody gets or loses anything."""
    over = position("p8", "gD bD b3", "gD gD", "p3", coming=0, seat=2).apply("take p8")
    green, blue = colours(over)[:2]
    assert green.totals == (-2, -4, None)
    assert green.kept == (None, None, None)
    assert blue.kept == ("b3", None, None)
    assert over.outcome().scores == (3, 0, 8)


@pytest.mark.clause("D22")
@pytest.mark.parametrize(
    ("piles", "scores", "winners", "decided_by"),
    [
        (("g8 b8 v8", "g3 b3 v3"), (24, 17), (0,), "points"),
        (("g4 b4", "g3 b3 v3 rD r3"), (8, 18), (1,), "points"),
        (("g8 b3 v3 r3 oD bD", "gD v5"), (13, 11), (0,), "points"),
        (("g3 b4 v4 rD oD r5 p7", "v5 v6"), (19, 19), (0,), "cards"),
        (("g5 b3 v3", "r3"), (11, 11), (0,), "cards"),
        (("g8", ""), (8, 8), (0, 1), "shared"),
    ],
)
def test_who_wins(piles: tuple[str, str], scores: tuple[int, int], winners: tuple[int, ...], decided_by: str) -> None:
    """Most points win; then more cards in the pile; then the victory is shared."""
    outcome = position("p8", "", "", piles=piles, coming=0, seat=1).apply("take p8").outcome()
    assert (outcome.scores, outcome.winners, outcome.decided_by) == (scores, winners, decided_by)


@pytest.mark.clause("D23")
@pytest.mark.parametrize("players", [2, 3])
def test_the_game_always_ends(players: int) -> None:
    """Between two takes each exchange raises something limited: the donkeys on offer, or else the gold on offer."""

    def climb(state: State) -> tuple[int, int]:
        cards = [DONKEY.cards.CARDS[FACE_OF[text]] for text in seen(state).offer]
        return sum(card.kind == "donkey" for card in cards), sum(card.value for card in cards if card.kind == "gold")

    exchanges = 0
    for number in range(20):
        rng = SplitMix64(41, number)
        state = DONKEY.deal(players, rng)
        while not state.over:
            swaps = [move for move in state.legal_moves() if move.kind == "swap"]
            if not swaps:
                state = play_on(state, rng, 1)
                continue
            before = climb(state)
            offer = len(seen(state).offer)
            state = state.apply(swaps[rng.below(len(swaps))])
            exchanges += 1
            assert climb(state) > before
            assert len(seen(state).offer) == offer, "an exchange never shrinks or grows the offer"
    assert exchanges > 1000

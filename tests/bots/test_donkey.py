"""The bots of `donkey`: legal everywhere, exact in the last offer, and learnt from a seed."""

from functools import cache
from itertools import combinations, count
from typing import Any

import msgspec
import numpy as np
import pytest

from motherlode.bots import LEVELS, Budget, bots_of, make_bot
from motherlode.bots.donkey import search_model, solver, train, two_offers
from motherlode.bots.donkey.evaluation import ENTRIES, SHARPNESS
from motherlode.bots.donkey.players import SolvedOffer, is_solvable
from motherlode.bots.donkey.tables import FILE, PLAYERS, pack, shipped, unpack
from motherlode.bots.people import PEOPLE
from motherlode.rules import Move, SplitMix64, State, game
from motherlode.rules.donkey.state import BONUS
from tests.bots import plain_donkey
from tests.play import play_on
from tests.rules.donkey_positions import position

DONKEY = game("donkey")
NAMES = {"random", *LEVELS, *PEOPLE, "greedy", "table", "ismcts"}
SMALL = Budget(iterations=20)


def ahead(state: State, seat: int) -> int:
    """How far a seat's standing is ahead of the other's: points, then cards (D22)."""
    return DONKEY.abi.standing(state.address, seat) - DONKEY.abi.standing(state.address, 1 - seat)


def by_brute_force(state: State) -> int:
    """How far ahead seat 0 will be with best play on both sides, by trying everything through the public face."""

    @cache
    def best(words: bytes) -> int:
        found = known[words]
        if found.over:
            return ahead(found, 0)
        values = []
        for move in found.legal_moves():
            after = found.apply(move)
            key = bytes(after._buffer)
            known[key] = after
            values.append(best(key))
        return max(values) if found.seat == 0 else min(values)

    first = bytes(state._buffer)
    known = {first: state}
    return best(first)


def last_offers(cards: int, games: int) -> list[State]:
    """Positions of random games with so many cards of the last offer left."""
    found = []
    for number in range(games):
        end = play_on(DONKEY.deal(2, SplitMix64(61, number)), SplitMix64(62, number))
        fitting = [
            state
            for state in end.history
            if not state.over and state.fields.number == 10 and len(state.zones()["offer"]) == cards
        ]
        found += fitting[:1]
    return found


def exact(state: State) -> SolvedOffer:
    assert state.seat is not None
    return SolvedOffer(state.knowledge(state.seat))


def solved(state: State) -> int:
    """How far who moves will be ahead: without a limit of time it is always known."""
    found = exact(state).solve()
    assert found is not None
    return found


def test_names() -> None:
    """The levels and the reference bots are there."""
    assert set(bots_of(DONKEY)) >= NAMES


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [{}, {"open_piles": True}], ids=["closed", "open"])
def test_every_bot_plays_a_whole_game(players: int, options: dict[str, Any]) -> None:
    """An illegal move would be refused; each bot takes every seat in turn."""
    for number, name in enumerate(sorted(NAMES)):
        bots = [make_bot(name, DONKEY, seat) for seat in range(players)]
        state = DONKEY.deal(players, SplitMix64(63, number), options)
        while state.seat is not None:
            state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), SMALL))
        assert state.outcome().winners


@pytest.mark.parametrize("name", ["medium", "hard", "grandmaster", "greedy", "table"])
def test_completes_the_set_of_a_lifetime(name: str) -> None:
    """Nothing comes near putting in the donkey for the third pink card."""
    state = position("p6 g3 b3", "p7 p8 gD", "bD", coming=3)
    move = make_bot(name, DONKEY, 1).choose(state.knowledge(0), Budget(iterations=3000))
    assert move.text == "swap gD p6"


def test_what_a_take_turns_up_is_not_foreseen() -> None:
    """A move's prior is the same in every redeal, though a take of the last card turns up others in each."""
    state = position("g3", "p7", "b4 bD", coming=3)
    priors = set()
    for number in range(20):
        carried = search_model.pack_up(state.knowledge(0), SplitMix64(0))
        DONKEY.abi.redeal(carried.ctypes.data, SplitMix64(65, number).address)
        priors.add(search_model.prior(carried.ctypes.data, DONKEY.move("take g3").code))
    assert len(priors) == 1


@pytest.mark.parametrize("cards", [1, 2])
def test_solver_agrees_with_brute_force(cards: int) -> None:
    """The exact difference and every move's, from positions of random games."""
    asked = 0
    for state in last_offers(cards, 40):
        if len(state.zones()["tableau 0"]) + len(state.zones()["tableau 1"]) > 13 - cards:
            continue
        found = solved(state)
        sign = 1 if state.seat == 0 else -1
        assert found == sign * by_brute_force(state)
        asked += 1
    assert asked >= 3


def test_solver_keeps_what_can_be_had() -> None:
    """From the first card of the last offer on: the best move's own exact value is the position's, and both windows
    agree on who wins.
    """
    for state in last_offers(4, 10):
        value = solved(state)
        decided = exact(state).solve(-1, 1)
        assert decided is not None
        assert np.sign(decided) == np.sign(value)
        best = exact(state).best_move()
        assert best is not None
        after = state.apply(best)
        if after.over:
            assert ahead(after, state.seat or 0) == value
        else:
            rest = solved(after)
            assert (rest if after.seat == state.seat else -rest) == value


def test_expert_wins_won_last_offers_against_everybody() -> None:
    """Where the solver says win or draw, expert's game ends no worse, whoever answers."""
    for number, state in enumerate(last_offers(3, 8)):
        seat = state.seat
        assert seat is not None
        value = solved(state)
        bots = [make_bot("grandmaster" if each == seat else "random", DONKEY, number) for each in range(2)]
        while state.seat is not None:
            state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), SMALL))
        assert np.sign(ahead(state, seat)) >= np.sign(value)


def test_cards_break_a_tie_of_points() -> None:
    """Level on points, the larger pile wins (D22), and the solver counts it."""
    state = position("g3", "", "", piles=("b3 b4 b5 v3 rD", "p4 p5 p3 oD"), coming=0)
    assert is_solvable(state.knowledge(0))
    value = solved(state)
    assert value == ahead(state.apply("take g3"), 0)


def test_gives_up_at_the_limit() -> None:
    """Inside of a search the solver may look at few positions, and says so when they are not enough."""
    state = last_offers(5, 1)[0]
    scratch = exact(state).scratch
    assert solver.solve_at(scratch.ctypes.data, state.address, -solver.MOST, solver.MOST, 2) == solver.UNKNOWN


@pytest.mark.parametrize(("cards", "games"), [(1, 160), (2, 100), (3, 60)])
def test_solver_agrees_with_plain_minimax(cards: int, games: int) -> None:
    """Hundreds of positions, against a solver that tries everything and knows nothing of ours."""
    asked = 0
    for state in last_offers(cards, games):
        if state.fields.phase == BONUS:
            continue
        zones, one = state.zones(), exact(state)
        plain_donkey.to_come.cache_clear()
        offer, mine, theirs = (
            plain_donkey.read(zones[zone])
            for zone in ("offer", f"tableau {state.seat}", f"tableau {1 - one.knowledge.seat}")
        )
        assert solved(state) - one.so_far == plain_donkey.to_come(offer, mine, theirs)
        asked += 1
    assert asked > games // 2


def test_the_last_offer_is_always_exact() -> None:
    """However many positions it takes: here two millions, more than a limit once allowed."""
    found = hard_last_offer()
    one = exact(found)
    value = one.solve()
    assert value is not None
    assert one.scratch[solver.NODES] > 1_000_000
    ratings = one.ratings()
    assert ratings is not None
    assert (ratings[0].win, ratings[0].points) == solver.outcome_of(value)


def hard_last_offer() -> State:
    """The first last offer of games by the table that takes many positions."""
    state = DONKEY.deal(2, SplitMix64(HARD))
    bots = [make_bot("table", DONKEY, 10 * HARD + seat) for seat in range(2)]
    while state.seat is not None and state.fields.number < 10:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), SMALL))
    return state


HARD = 8


# The last offer but one


@pytest.mark.slow
def test_the_last_two_offers_agree_with_all_that_may_come() -> None:
    """Where one card lies there, a move's value is the mean over all 21 last offers, each solved by itself."""
    state, take = next(each for each in map(last_card_but_five, count()) if each is not None)
    assert state.seat is not None
    scratches = [np.zeros(size, np.int64) for size in (two_offers.SCRATCH_SIZE, solver.SCRATCH_SIZE)]
    outer, inner = (scratch.ctypes.data for scratch in scratches)
    knowledge = state.knowledge(state.seat)
    halves = two_offers.solve_move(outer, inner, knowledge.address, take.code, solver.NO_LIMIT)
    assert halves / two_offers.WAYS == pytest.approx(mean_share(state.apply(take), state.seat))


def last_card_but_five(number: int) -> tuple[State, Move] | None:
    """Of a game the decision about the last card of the last offer but one, if to take it ends that offer."""
    end = play_on(DONKEY.deal(2, SplitMix64(66, number)), SplitMix64(67, number))
    state = next(each for each in end.history if each.fields.number == 9 and len(each.zones()["offer"]) == 1)
    take = next(move for move in state.legal_moves() if move.kind == "take")
    return None if state.fields.phase == BONUS or state.apply(take).fields.number == 9 else (state, take)


def mean_share(state: State, seat: int) -> float:
    """What a seat gets of all last offers that may lie there instead of this one."""
    cards = [*state.zones()["offer"], *state.deal.removed]
    shares = []
    for removed in combinations(range(7), 2):
        deal = state.deal
        left = [cards[each] for each in removed]
        offer = [card for each, card in enumerate(cards) if each not in removed]
        changed = msgspec.structs.replace(deal, removed=left, draw=[*deal.draw[:-5], *offer])
        other = DONKEY.start(changed, 2)
        for move in state.moves:
            other = other.apply(move)
        share = solver.outcome_of(solved(other))[0]
        shares.append(share if other.seat == seat else 1 - share)
    return sum(shares) / len(shares)


def test_the_last_two_offers_are_not_solved_at_any_price() -> None:
    """Elsewhere, and where it takes too long, nothing is said."""
    state = DONKEY.deal(2, SplitMix64(1))
    assert state.seat is not None
    assert two_offers.rate_before_last(state.knowledge(state.seat)) is None


def test_exact_ratings() -> None:
    """Best first, weights that add up, victories that are certain."""
    state = last_offers(2, 1)[0]
    assert state.seat is not None
    ratings = make_bot("grandmaster", DONKEY).rate(state.knowledge(state.seat), Budget(iterations=10))
    assert {rating.move for rating in ratings} == set(state.legal_moves())
    assert sum(rating.weight for rating in ratings) == pytest.approx(1)
    assert all(rating.win in (0.0, 0.5, 1.0) for rating in ratings)
    assert [rating.win for rating in ratings] == sorted((rating.win for rating in ratings), reverse=True)


@pytest.mark.parametrize("name", ["table", "greedy", "hard", "grandmaster"])
@pytest.mark.parametrize("players", [2, 3])
def test_ratings(name: str, players: int) -> None:
    """Every move is rated, best first."""
    state = DONKEY.deal(players, SplitMix64(64))
    assert state.seat is not None
    ratings = make_bot(name, DONKEY).rate(state.knowledge(state.seat), Budget(iterations=100))
    assert {rating.move for rating in ratings} == set(state.legal_moves())
    assert sum(rating.weight for rating in ratings) == pytest.approx(1)
    assert ratings[0].weight == max(rating.weight for rating in ratings)
    assert all(0 <= rating.win <= 1 for rating in ratings)


def test_shipped_tables() -> None:
    """They load, and say which seed made them; a lead means more the nearer the end is."""
    tables, about = unpack(FILE.read_bytes())
    assert about["seed"] == train.SHIPPED_SEED
    for players in PLAYERS:
        assert np.count_nonzero(tables[players][:ENTRIES]) > 10_000
        sharpness = tables[players][SHARPNESS:].reshape(-1, 6)
        assert sharpness[8 + players - 2, 1] > sharpness[1, 1] > 0
        assert np.array_equal(tables[players], shipped()[players])


def test_files_of_another_format_are_refused() -> None:
    """A file says its format, and another one is not guessed at."""
    with pytest.raises(ValueError, match="format 99"):
        unpack(pack(shipped(), {"format": 99}))


@pytest.mark.slow
def test_training_is_deterministic() -> None:
    """The same seed gives the same bytes, another seed others; progress goes up to 1."""
    games = {2: 40, 3: 40}
    told: list[float] = []
    first = train.train(5, lambda done, curve: told.append(done), games)
    assert first == train.train(5, lambda done, curve: None, games)
    assert first != train.train(6, lambda done, curve: None, games)
    assert told == sorted(told)
    assert told[-1] == 1

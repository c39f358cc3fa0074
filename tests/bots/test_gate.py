"""The bots of `gate`."""

from collections import Counter
from math import comb, exp
from typing import Any

import numpy as np
import pytest

from motherlode.bots import Budget, bots_of, make_bot
from motherlode.bots.gate import all_hands, belief, exact, network, train, train_network, turns, weights
from motherlode.bots.gate.chances import SPREADS, points_to_chances
from motherlode.bots.gate.players import ExpertBot
from motherlode.bots.gate.policy import GREEDY, STOP, TABLES, TEMPOS, goes_out, runs_of, score_at
from motherlode.bots.gate.search_model import informed_model, prior_by_network
from motherlode.rules import Move, SplitMix64, State, game
from motherlode.rules.bits import lowest
from motherlode.rules.compiled import Ints, ints_at
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate.cards import bits_of, cards_of
from motherlode.rules.gate.play import size
from motherlode.rules.gate.state import ANY, BLACK, DOWN, LAYOUT, NUMBERS, PASS, UP, VALUES
from motherlode.rules.gate.view import GateView
from motherlode.rules.shuffle import shuffled
from tests.play import play_on
from tests.rules.gate_positions import cards, dealt, play, quick, start

GATE = game("gate")
CONFIGURATIONS: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (4, {"teams": True})]
BUDGET = Budget(iterations=8)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("name", bots_of(GATE))
def test_whole_games(name: str, players: int, options: dict[str, Any]) -> None:
    """Every bot plays a whole game against itself; the rules refuse nothing."""
    state = GATE.deal(players, SplitMix64(1, players), options)
    bots = [make_bot(name, GATE, seat) for seat in range(players)]
    while state.seat is not None:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), BUDGET))
    assert state.over


def best(name: str, state: State, iterations: int = 400) -> str:
    assert state.seat is not None
    return str(make_bot(name, GATE, 3).choose(state.knowledge(state.seat), Budget(iterations=iterations)))


@pytest.mark.parametrize("name", ["greedy", "medium", "hard", "expert"])
def test_who_can_go_out_does(name: str) -> None:
    """Who can empty the hand takes all chips: there is nothing better."""
    state = play(start(dealt("g0-6 r7-10 k", "")), "g0 g1 g2 g3 g4 g5 g6 r7 r8 r9 r10")
    assert best(name, state) == "play k0"


@pytest.mark.parametrize("name", ["greedy", "hard", "expert"])
def test_a_black_card_bridges_the_gap_when_that_empties_the_hand(name: str) -> None:
    """Black cards are kept for the turn that ends the round."""
    state = play(start(dealt("g0-5 k r7-10 y0", "")), "g0 g1 g2 g3 g4 g5")
    assert best(name, state) == "play k6"


def test_greedy_takes_chips_with_gold_and_keeps_black_cards() -> None:
    """Of two cards with the same number the gold one is played; a black one not for a run that is not there."""
    gold = play(start(dealt("g0 g1 y1 g3 g5 g7 g9 r3 r5 r7 r9 k", "")), "g0")
    assert best("greedy", gold) == "play y1"
    black = play(start(dealt("g0 k g5 g8 r5 r8 y5 y8 g3 y3 r3 k", "")), "g0")
    assert best("greedy", black) == "pass"


@pytest.mark.parametrize("name", bots_of(GATE))
def test_ratings(name: str) -> None:
    """All legal moves, the one that would be chosen most often first; weights are shares."""
    state = play_on(GATE.deal(4, SplitMix64(31), {"teams": True}), SplitMix64(32), 20)
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    ratings = make_bot(name, GATE, 1).rate(knowledge, Budget(iterations=200))
    weights = [rating.weight for rating in ratings]
    assert {rating.move for rating in ratings} == set(knowledge.legal_moves())
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) == pytest.approx(1)
    assert all(0 <= rating.win <= 1 for rating in ratings)


@pytest.mark.parametrize("name", ["greedy", "hard", "expert", "ismcts"])
def test_partners_win_together(name: str) -> None:
    """In the last round a team that is far ahead is sure to win, not half sure, whichever partner is asked."""
    rounds = [dealt("g0 r1-7", "", "", ""), *[quick(0, 4)] * 3, dealt("g0 g3-9", "", "", "", aside="r0-3")]
    state = start(*rounds, teams=True)
    while state.fields.round_number < 4:
        state = state.apply(state.legal_moves()[0])
    for later in (play(state, "g0"), play(state, "g0 - -")):
        assert later.seat in (0, 2)
        ratings = make_bot(name, GATE, 1).rate(later.knowledge(later.seat), Budget(iterations=50))
        assert ratings[0].win == pytest.approx(1, abs=0.01)


# The policy


def test_going_out() -> None:
    """All cards must lie in reach, no number twice, and black cards fill the gaps."""
    assert goes_out(bits_of(cards("g1 r2 y3")), 0, UP)
    assert goes_out(bits_of(cards("g10 r9 k")), 0, DOWN)
    assert goes_out(bits_of(cards("g9 g0 k")), 8, UP)
    assert not goes_out(bits_of(cards("g1 r1")), 0, UP)
    assert not goes_out(bits_of(cards("g1 r3")), 0, UP)
    assert goes_out(bits_of(cards("k k k")), 4, DOWN)


@pytest.mark.parametrize("way", [UP, DOWN])
def test_going_out_is_what_brute_force_finds(way: int) -> None:
    """Trying every order of play agrees."""
    rng = SplitMix64(11)
    deck = [*GATE.cards.deck(2)]
    for _ in range(300):
        hand = [deck[rng.below(len(deck))] for _ in range(1 + rng.below(4))]
        if len({card for card in hand if card != "k"}) + hand.count("k") < len(hand) or hand.count("k") > 3:
            continue
        number = rng.below(11)
        assert goes_out(bits_of(hand), number, way) == _plays_all(hand, number, 1 if way == UP else -1)


def _plays_all(hand: list[str], number: int, step: int) -> bool:
    following = (number + step) % 11
    return not hand or any(
        _plays_all(hand[:i] + hand[i + 1 :], following, step)
        for i, card in enumerate(hand)
        if card == "k" or int(card[1:]) == following
    )


@pytest.mark.parametrize(
    ("hand", "runs"),
    [("g1 r2 y3", 1), ("g1 r1 y3", 3), ("g10 r0 k", 1), ("g1 r2 g5 k k", 2), ("g1-4 y2 y3 r2", 3), ("k", 0)],
)
def test_runs_of_a_hand(hand: str, runs: int) -> None:
    """Numbers that follow each other are one run, around the circle too; a number twice needs two."""
    assert runs_of(bits_of(cards(hand))) == runs


def test_policy_weights_depend_on_the_table_and_on_the_shortest_other_hand() -> None:
    """Calm at first, and hastier when an opponent has four cards or two; a partner's hand hurries nobody."""
    policy_weights = np.zeros_like(GREEDY)
    policy_weights[:, :, STOP] = np.arange(TABLES * TEMPOS).reshape(TABLES, TEMPOS)

    def stop(state: State) -> float:
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        return score_at(policy_weights.ctypes.data, knowledge.address, PASS)

    for table, (players, options) in enumerate(CONFIGURATIONS):
        assert stop(GATE.deal(players, SplitMix64(3), options)) == TEMPOS * table + 2
    two = start(dealt("g0-10 y5", ""))
    four = play(start(dealt("g0-5 y5 y7", "", "", ""), teams=True), "g0 g1 g2 g3 g4 g5 -")
    assert stop(play(two, "g0 g1 g2 g3 g4 g5 g6 -")) == 2
    assert stop(play(two, "g0 g1 g2 g3 g4 g5 g6 g7 -")) == 1
    assert stop(play(two, "g0 g1 g2 g3 g4 g5 g6 g7 g8 g9 -")) == 0
    assert (stop(four), stop(play(four, "-"))) == (9, 11)


# What was learnt


def test_the_shipped_policy_is_better_than_the_hand_made_one() -> None:
    """It says which seed made it, and it gets more points at every kind of table."""
    learnt, about = weights.unpack(weights.FILE.read_bytes())
    assert about["seed"] == train.SHIPPED_SEED
    assert np.array_equal(learnt.policy, weights.load_weights().policy)
    for table in range(TABLES):
        assert train.points_ahead(table, learnt.policy, GREEDY, 0, 2000, 5) > 10


NO_NETWORK = np.zeros((TABLES, network.NETWORK_SIZE), np.float32)


def test_weights_of_another_format_are_refused() -> None:
    """A file says its format, and its weights are as many as are read."""
    with pytest.raises(ValueError, match="format 99"):
        weights.unpack(weights.pack(weights.Weights(GREEDY, NO_NETWORK), {"format": 99}))
    for wrong in (weights.Weights(GREEDY[:2], NO_NETWORK), weights.Weights(GREEDY, NO_NETWORK[:, 1:])):
        with pytest.raises(ValueError, match="another number of weights"):
            weights.unpack(weights.pack(wrong, {}))


def test_training_is_deterministic(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same bytes, another seed others; progress goes up to 1."""
    for lessons in (train, train_network):
        monkeypatch.setattr(lessons, "REPORT_DEALS", 2)
    monkeypatch.setattr(train_network, "BEGINNINGS", 2)
    told: list[float] = []
    first = train.train(5, lambda done, curve: told.append(done), steps=3, games=40)
    assert first == train.train(5, lambda done, curve: None, steps=3, games=40)
    assert first != train.train(6, lambda done, curve: None, steps=3, games=40)
    assert told == sorted(told)
    assert told[-1] == 1


def test_the_shipped_network_is_better_than_the_policy() -> None:
    """At every kind of table it gets more points than the learnt policy."""
    learnt = weights.load_weights()
    for table in range(TABLES):
        assert train_network.points_ahead(table, learnt.network[table], learnt.policy, 1000, 5) > 5


def some_turns() -> list[State]:
    """Moments of games with any number of players, in the middle of a turn some of them."""
    states = [
        play_on(GATE.deal(2 + seed % 3, SplitMix64(73, seed)), SplitMix64(74, seed), 8 + seed) for seed in range(24)
    ]
    return [state for state in states if state.seat is not None]


def ends_of(state: State) -> tuple[Ints, int]:
    """All ends of a turn, as the network is asked about them, and how many there are."""
    found = np.zeros((turns.MOST_ENDS, turns.ROW), np.int64)
    return found, turns.find_ends(rules.at(state.address), found)


def reached(state: State) -> set[tuple[int, int]]:
    """How a turn can end without black cards: how many cards are left, and the number on top."""
    assert state.seat is not None
    me, hand, last = state.seat, state.fields.hands[state.seat], state.fields.last
    found = {(size(hand), last % NUMBERS)} if state.fields.way != ANY else set()
    for move in state.legal_moves():
        if move.code < BLACK and hand != 1 << move.code:
            later = state.apply(move)
            found |= reached(later) if later.seat == me else set()
    return found


def test_every_way_to_end_a_turn_is_looked_at() -> None:
    """Each leads by legal moves to the hand that it says; none is missing but those than which another is as good."""
    for state in some_turns():
        assert state.seat is not None
        ends, count = ends_of(state)
        known = {
            (size(int(end[turns.HAND])), int(end[turns.LAST]) % NUMBERS) for end in ends[:count] if end[turns.HAND]
        }
        if all(ends[:count, turns.HAND]):
            assert reached(state) <= known
        for end in range(count):
            later, cards, at = state, [], end
            while ends[at, turns.BEFORE] != turns.NONE:
                cards.append(int(ends[at, turns.CARD]))
                at = ends[at, turns.BEFORE]
            for code in reversed(cards):
                later = later.apply(GATE.by_code[code])
            if ends[end, turns.HAND]:
                assert later.fields.hands[state.seat] == ends[end, turns.HAND]
                assert (later.fields.golds, later.fields.last) == (ends[end, turns.GOLDS], ends[end, turns.LAST])
                gained = GATE.abi.score(later.address, state.seat) - GATE.abi.score(state.address, state.seat)
                assert gained == ends[end, turns.GAIN]


def expected(hand: str, unseen: str, last: str) -> set[int]:
    """The features of an end of a turn."""
    active = np.zeros(network.MOST_ACTIVE, np.int64)
    top = lowest(bits_of(cards(last)))
    count = network.note_end(bits_of(cards(hand)), bits_of(cards(unseen)), top, 1, 0, active, 0)
    return set(active[:count].tolist())


def test_up_and_down_are_alike_to_the_network_and_so_are_all_numbers() -> None:
    """Cards as far above the last one as others are below it are looked at as these; what counts is how far."""
    assert expected("g3 y5 r6", "g4 y7", "g4") == expected("g5 y3 r2", "g4 y1", "g4")
    assert expected("g3 y5 r6", "g4 y7", "g4") == expected("g9 y0 r1", "g10 y2", "g10")
    assert expected("g3 y5 r6", "g4 y7", "g4") != expected("g3 y6 r6", "g4 y7", "g4")


def test_the_network_knows_nothing_hidden() -> None:
    """Whatever the others hold, it expects the same of every move, to the last bit."""
    learnt = weights.load_weights()
    for state in some_turns():
        assert state.seat is not None
        knowledge, rng, seen = state.knowledge(state.seat), SplitMix64(75), set()
        start = belief.begin_search_with_network(learnt.policy, learnt.network, knowledge, rng)
        for _ in range(5):
            GATE.abi.redeal(start.ctypes.data, rng.address)
            seen.add(tuple(prior_by_network(start.ctypes.data, move.code) for move in knowledge.legal_moves()))
        assert len(seen) == 1


def test_the_search_believes_the_network() -> None:
    """Who is told that every card kept is worth much passes, and that it costs much plays what fits."""
    state = play(start(dealt("g0 g3 g5 g7 g9 r1 r3 r5 r7 y1 y5 k", "")), "g0")
    assert state.seat == 0
    chosen = []
    for worth in (1, -1):
        told = NO_NETWORK.copy()
        by_feature = told[:, : network.OUTPUT_AT].reshape(TABLES, network.FEATURES, network.HIDDEN)
        by_feature[:, network.OWN_CARDS : network.OWN_RUNS, 0] = range(network.MOST_CARDS + 1)
        told[:, network.OUTPUT_AT], told[:, network.ANYWAY_AT] = worth, -10 * worth
        bot = ExpertBot(informed_model(weights.load_weights().policy, told), 3, Budget(iterations=400))
        chosen.append(bot.choose(state.knowledge(0), Budget()).kind)
    assert chosen == ["pass", "play"]


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_a_lead_means_what_it_came_to_mean(players: int, options: dict[str, Any]) -> None:
    """The chances at the ends of rounds fit who won in the end better than if a lead meant half as much, or twice."""
    sides = 2 if options else players
    rounds = [each for number in range(60) for each in rounds_of(GATE.deal(players, SplitMix64(76, number), options))]
    as_is, half, double = (
        sum(surprise(points, coming, won, factor) for points, coming, won in rounds) for factor in (1.0, 0.5, 2.0)
    )
    assert SPREADS[sides] > 0
    assert as_is < half
    assert as_is < double


def rounds_of(state: State) -> list[tuple[list[int], int, list[float]]]:
    """Of a game of the learnt policy: the sides' points after each round, how many rounds come, and who won in the
    end.
    """
    bot, points = make_bot("learnt", GATE, 1), []
    sides = state.fields.sides
    while state.seat is not None:
        number = state.fields.round_number
        state = state.apply(bot.choose(state.knowledge(state.seat), BUDGET))
        if state.seat is not None and state.fields.round_number != number:
            points.append([GATE.abi.score(state.address, side) for side in range(sides)])
    outcome = state.outcome()
    assert outcome is not None
    won = [sum(outcome.shares[side::sides]) for side in range(sides)]
    return [(each, 4 - i, won) for i, each in enumerate(points)]


def surprise(points: list[int], coming: int, won: list[float], factor: float) -> float:
    """How surprising a victory was with these points, if a lead meant so many times as much."""
    found = np.array([factor * each for each in points], np.float64)
    points_to_chances(found, len(found), coming, 1.0)
    return -sum(share * float(np.log(chance)) for share, chance in zip(won, found, strict=True) if share)


# Exact play


def any_end(players: int, options: dict[str, Any], cards_left: int, rng: SplitMix64) -> Ints:
    """A moment of the last round with so few cards left: any hands, any last card, any purses."""
    dealt = GATE.deal(players, rng, options)
    buffer: Ints = ints_at(dealt.address, GATE.state_size).copy()
    state = buffer.view(LAYOUT.dtype)[0]
    deck = shuffled(GATE.cards.deck(players), rng)
    owners = [*range(players), *(rng.below(players) for _ in range(cards_left - players))]
    state["hands"] = [bits_of(deck[i] for i, owner in enumerate(owners) if owner == seat) for seat in range(4)]
    state["round_number"], state["last"], state["golds"] = 4, rng.below(PASS), rng.below(6)
    state["way"], state["seat"], state["last_seat"] = rng.below(4), rng.below(players), rng.below(players)
    for side in range(state["sides"]):
        state["purse"][side] = [rng.below(3) for _ in VALUES]
    state["purse"][0][3] += 1  # somebody always has a chip when a round ends
    return buffer


def shares(points: tuple[int, ...], rounds: int) -> list[float]:
    """Each side's worth at the end of a round: its chance to win, and a thousandth for its share of the points."""
    spread = SPREADS[len(points)] * rounds**0.5 if rounds else 0.001
    chances = [exp((each - max(points)) / spread) for each in points]
    return [
        0.999 * chance / sum(chances) + 0.001 * each / sum(points) for chance, each in zip(chances, points, strict=True)
    ]


def points_of(buffer: Ints) -> tuple[int, ...]:
    return tuple(GATE.abi.score(buffer.ctypes.data, side) for side in range(LAYOUT.read(buffer).sides))


def brute_force(buffer: Ints, rounds: int) -> tuple[int, ...]:
    """Each side's points when every seat tries every move and takes the one that is worth most to its side."""
    if GATE.abi.is_over(buffer.ctypes.data):
        return points_of(buffer)
    moves, found = np.empty(PASS + 1, np.int64), []
    for move in moves[: GATE.abi.legal_moves(buffer.ctypes.data, moves.ctypes.data)]:
        after = buffer.copy()
        GATE.abi.apply(after.ctypes.data, move)
        found.append(brute_force(after, rounds))
    side = GATE.abi.seat(buffer.ctypes.data) % len(found[0])
    return max(found, key=lambda points: shares(points, rounds)[side])


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_the_solver_finds_what_brute_force_finds(players: int, options: dict[str, Any]) -> None:
    """Exact play brings each side what trying every move brings it, in the last round and with others to come."""
    rng = SplitMix64(61)
    for number in range(100):
        buffer, rounds = any_end(players, options, players + 1 + number % 2, rng), number % 3
        wanted = brute_force(buffer, rounds)
        assert exact.finish(buffer.ctypes.data, rounds, 1 << 20) > 0
        assert shares(points_of(buffer), rounds) == pytest.approx(shares(wanted, rounds))


def test_where_only_black_cards_are_unknown_expert_says_exactly_what_comes() -> None:
    """The other hand is black and will end the round with it: the red card must go now, or it costs a chip."""
    first = dealt("y0-10 r10", "r0-9 k k", aside="g0-10 k")
    state = play(start(first), "r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 - y8 y7 y6 y5 y4 y3 y2 y1 y0")
    ratings = make_bot("expert", GATE, 1).rate(state.knowledge(0), Budget(iterations=1))
    assert [(str(each.move), each.points, each.weight) for each in ratings] == [
        ("play r10", 100, 1),
        ("play y10", 80, 0),
        ("pass", 80, 0),
    ]


def test_expert_needs_no_search_to_empty_its_hand() -> None:
    """One iteration would not find the run."""
    state = play(start(dealt("g0-5 k r7-10 y0", "")), "g0 g1 g2 g3 g4 g5")
    assert best("expert", state, iterations=1) == "play k6"


def test_solving_stops_at_its_limit() -> None:
    """With too low a limit the state stays as it was; with any other the line is the same."""
    rng = SplitMix64(63)
    for number in range(20):
        before, outcomes = any_end(2, {}, 5, rng), set()
        for limit in range(1, 200, 1 + number):
            buffer = before.copy()
            moves = exact.finish(buffer.ctypes.data, 0, limit)
            assert moves > 0 or buffer.tolist() == before.tolist()
            outcomes.add((moves, *buffer.tolist()))
        assert len(outcomes) <= 2


def test_all_hands_that_fit_are_counted() -> None:
    """Every move is made with every hand that the other may hold, and the round is played on; nothing is sampled."""
    asked = 0
    for seed in range(40):
        state = GATE.deal(2, SplitMix64(64, seed))
        bots = [make_bot("greedy", GATE, seat) for seat in range(2)]
        while state.seat is not None:
            knowledge = state.knowledge(state.seat)
            found = all_hands.ratings(knowledge, few_cards=5, most_hidden=2)
            if found is not None and state.fields.round_number == 4:
                hands = all_hands.hands_that_fit(knowledge, all_hands.hand_size(state.address, 1 - state.seat))
                assert hands.total() == comb(
                    all_hands.hidden_cards(knowledge.address, SPARE.ctypes.data), hidden(state)
                )
                assert state.fields.hands[1 - state.seat] in hands
                for rating in found[:2]:
                    assert rating.points == pytest.approx(mean_lead(state, rating.move, hands))
                asked += 1
            state = state.apply(bots[state.seat].choose(knowledge, BUDGET))
        if asked > 4:
            return
    raise AssertionError("too few ends of rounds")


SPARE = np.empty(36, np.int64)


def hidden(state: State) -> int:
    assert state.seat is not None
    return all_hands.hand_size(state.address, 1 - state.seat)


def mean_lead(state: State, move: Move, hands: Counter[int]) -> float:
    """The mean over all hands, each played by brute force."""
    assert state.seat is not None
    total = 0
    for hand, ways in hands.items():
        buffer: Ints = ints_at(state.address, GATE.state_size).copy()
        buffer.view(LAYOUT.dtype)[0]["hands"][1 - state.seat] = hand
        GATE.abi.apply(buffer.ctypes.data, move.code)
        points = brute_force(buffer, 0)
        total += ways * (points[state.seat] - points[1 - state.seat])
    return total / hands.total()


# What the others' moves tell


def determinized(state: State, deals: int) -> list[list[int]]:
    """The hands to which the walk comes."""
    assert state.seat is not None
    rng = SplitMix64(5)
    buffer = belief.new_belief(GREEDY, state.knowledge(state.seat), rng)
    found = []
    for _ in range(deals):
        copied = buffer.copy()
        belief.determinize_anew(copied.ctypes.data, rng.address)
        found.append(LAYOUT.read(copied).hands)
    return found


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_imagined_hands_are_possible(players: int, options: dict[str, Any]) -> None:
    """They have the right size, hold no card twice and none that was played, and the own hand stays."""
    for number in range(6):
        state = play_on(GATE.deal(players, SplitMix64(21, number), options), SplitMix64(22, number), 8 + 5 * number)
        assert state.seat is not None
        view = state.view(state.seat)
        assert isinstance(view, GateView)
        played = [card for some in view.played for card in some]
        for hands in determinized(state, 20):
            texts = [cards_of(hand) for hand in hands[:players]]
            assert tuple(map(len, texts)) == view.hand_sizes
            assert tuple(texts[state.seat]) == view.hand
            assert not Counter(played + [card for some in texts for card in some]) - Counter(GATE.cards.deck(players))


def test_a_pass_tells_what_is_not_in_a_hand() -> None:
    """Who passed on 0 has probably neither 1 nor 10; without a word of the others every card is as likely."""
    first = play(start(dealt("g0 g5 g7 g9 r5 r7 r9 y5 y7 y9 r3 y3", "g2 g4 g6 g8 r2 r4 r6 r8 y2 y4 y6 y8")), "g0")
    passed = play(first, "- -")
    fitting = bits_of(cards("g1 y1 r1 g10 y10 r10"))
    before, after = (
        np.mean([(hands[1] & fitting).bit_count() for hands in determinized(state, 4000)]) for state in (first, passed)
    )
    assert before == pytest.approx(6 * 12 / 24, abs=0.15)
    assert after < 0.8 * before


def rarities_after_a_round(name: str, seed: int) -> list[float]:
    """How rare the surprises of two players are held to be in their second round."""
    state, bot = GATE.deal(2, SplitMix64(seed)), make_bot(name, GATE, seed)
    while state.fields.round_number == 0:
        assert state.seat is not None
        state = state.apply(bot.choose(state.knowledge(state.seat), Budget()))
    assert state.seat is not None
    buffer = belief.new_belief(GREEDY, state.knowledge(state.seat), SplitMix64(1)).base
    assert buffer is not None
    return list(buffer[belief.RARITIES : belief.RARITIES + 2].view(np.float64))


def test_who_surprised_in_a_round_that_is_over_is_read_less() -> None:
    """Moves of a player who always makes the one that scores highest tell much, those of a random one little."""
    readable, unreadable = (
        np.mean([rarities_after_a_round(name, seed) for seed in range(5)]) for name in ("greedy", "random")
    )
    assert readable > np.log(4)
    assert unreadable < np.log(3)


def test_the_walk_comes_to_each_deal_as_often_as_it_is_likely() -> None:
    """One card is left in the other hand: the share of each card is what its surprises make it."""
    state = play(start(dealt("g2-5 y2-5 g7 g8 y9 y1", "g0 r1-10 y6")), "g0 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 -")
    assert state.seat == 0
    buffer = belief.new_belief(GREEDY, state.knowledge(0), SplitMix64(1)).base
    assert buffer is not None
    loose = buffer[belief.HELD] + buffer[belief.HELD + 1]
    likely = {}
    for card in set(cards_of(int(loose))):
        buffer[belief.HELD + 1] = bits_of([card])
        likely[card] = cards_of(int(loose)).count(card) * 3.0 ** -belief.surprises(buffer, 1)
    assert len(set(likely.values())) > 1, "cards that are all alike would show nothing"
    draws = 10_000
    found = Counter(cards_of(hands[1])[0] for hands in determinized(state, draws))
    for card, weight in likely.items():
        assert found[card] / draws == pytest.approx(weight / sum(likely.values()), abs=0.02)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_the_round_is_the_last_one_in_the_belief(players: int, options: dict[str, Any]) -> None:
    """The belief keeps purses, seats and cards as they are, and knows how many rounds come."""
    state = GATE.deal(players, SplitMix64(41), options)
    bot = make_bot("greedy", GATE)
    while state.fields.round_number < 2:
        state = state.apply(bot.choose(state.knowledge(state.seat or 0), Budget()))
    assert state.seat is not None
    buffer = belief.new_belief(GREEDY, state.knowledge(state.seat), SplitMix64(1))
    fields, truth = LAYOUT.read(buffer), state.knowledge(state.seat).fields
    assert (fields.round_number, buffer[belief.COMING]) == (4, 2)
    assert (fields.dealer + 4 - truth.dealer - 2) % players == 0
    for same in ("purse", "hands", "played", "seat", "kicker", "sides"):
        assert getattr(fields, same) == getattr(truth, same)

"""The bots of `mine`: legal play, single right moves, exact ends against brute force, and forgetting by its curve."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from motherlode.bots import LEVELS, Budget, Rating, make_bot
from motherlode.bots.mine import BOTS
from motherlode.bots.mine.belief import STAYS, WINNER
from motherlode.bots.mine.memory import (
    MEMORIES,
    PERFECT,
    SLIP,
    Memory,
    Sighting,
    neighbours,
    place_of,
    recall,
    remember,
    sightings,
)
from motherlode.bots.mine.move_values import AHEAD, move_values
from motherlode.bots.mine.search_model import PLAIN
from motherlode.bots.mine.styles import EXACT
from motherlode.bots.search import search
from motherlode.rules import Knowledge, SplitMix64, State, game
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES
from motherlode.rules.mine.state import COPIES, FACES, HIDDEN
from tests.configurations import CONFIGURATIONS, label
from tests.play import play_on
from tests.rules.mine_positions import clear, flip, look, stalled, start

MINE = game("mine")
SMALL = Budget(iterations=40)
TABLES = [configuration for configuration in CONFIGURATIONS if configuration[0] == "mine"]
QUICK = ("random", "greedy", "expectimax", "easy", "medium", "hard", "expert", "expert@child", "easy@perfect")


def play(state: State, names: list[str], budget: Budget = SMALL) -> State:
    """A whole game between bots; an illegal move would be refused."""
    bots = [make_bot(name, MINE, seat) for seat, name in enumerate(names)]
    while state.seat is not None:
        state = state.apply(bots[state.seat].choose(state.knowledge(state.seat), budget))
    return state


def best_move(state: State, name: str = "expert") -> str:
    assert state.seat is not None
    return make_bot(name, MINE, 1).choose(state.knowledge(state.seat), SMALL).text


def rate(state: State, name: str = "expert") -> list[Rating]:
    assert state.seat is not None
    return make_bot(name, MINE, 1).rate(state.knowledge(state.seat), SMALL)


# Who plays


def test_all_bots_are_there() -> None:
    """The levels, the reference bots, and every level with every memory."""
    assert {"random", "greedy", "expectimax", "ismcts", *LEVELS} <= BOTS.keys()
    assert {f"{level}@{memory}" for level in LEVELS for memory in MEMORIES} <= BOTS.keys()


@pytest.mark.parametrize("configuration", TABLES, ids=label)
@pytest.mark.parametrize("name", QUICK)
def test_whole_games_are_legal(name: str, configuration: tuple[str, int, dict[str, Any]]) -> None:
    """Every bot finishes a game of every kind."""
    _, players, options = configuration
    state = play(MINE.deal(players, SplitMix64(3, players), options), [name] * players)
    assert state.over


@pytest.mark.parametrize("players", MINE.players)
def test_search_plays_whole_games(players: int) -> None:
    """The plain search, too."""
    assert play(MINE.deal(players, SplitMix64(4, players)), ["ismcts"] * players).over


@pytest.mark.parametrize("name", QUICK)
def test_same_knowledge_same_move(name: str) -> None:
    """A bot is a function of what it knows and its seed."""
    state = play_on(MINE.deal(3, SplitMix64(8)), SplitMix64(9), 21)
    assert best_move(state, name) == best_move(state, name)


@pytest.mark.parametrize("name", [*QUICK, "ismcts"])
@pytest.mark.parametrize("moves", [0, 13, 30])
def test_ratings_are_sane(name: str, moves: int) -> None:
    """Every legal move is rated once, weights add up to 1, chances are chances, and the choice is among the best."""
    state = play_on(MINE.deal(2, SplitMix64(moves)), SplitMix64(1), moves)
    ratings = rate(state, name)
    assert tuple(sorted(rating.move for rating in ratings)) == state.legal_moves()
    assert sum(rating.weight for rating in ratings) == pytest.approx(1)
    assert all(0 <= rating.win <= 1 for rating in ratings)
    chosen = best_move(state, name)
    assert name == "random" or next(r.win for r in ratings if r.move.text == chosen) == ratings[0].win


def test_the_best_is_first() -> None:
    """For two players the order is that of the chance to win."""
    wins = [rating.win for rating in rate(play_on(MINE.deal(2, SplitMix64(2)), SplitMix64(1), 30))]
    assert wins == sorted(wins, reverse=True)


# Only one move is right

THINKERS = ["greedy", "expectimax", "hard@perfect", "expert", "easy@perfect"]


def gold_and_miners_known() -> State:
    """Green is seat 0's, orange seat 1's; three idle turns made the first six cards known, and seat 0 is to move."""
    return flip(start("$4", "$1", "g4", "o4", "$2", "$3"), *range(1, 7))


@pytest.mark.parametrize("name", THINKERS)
def test_takes_the_best_gold_it_can_get(name: str) -> None:
    """The own miner and the gold 4, in either order."""
    state = gold_and_miners_known()
    first = best_move(state, name)
    assert first in ("flip 1", "flip 3")
    assert {first, best_move(state.apply(first), name)} == {"flip 1", "flip 3"}


@pytest.mark.parametrize("name", THINKERS)
def test_does_not_dig_for_others(name: str) -> None:
    """With a gold 4 turned up and no own miner known, the other seat's miner is not the card to follow."""
    state = flip(start("$4", "$1", "o4", "r4", "$2", "$3"), *range(1, 7))
    rated = rate(state.apply("flip 1"), name)
    assert rated[0].move.text != "flip 3"
    assert next(r.win for r in rated if r.move.text == "flip 3") < rated[0].win


def test_removes_a_strong_miner_of_another_seat() -> None:
    """With dynamite turned up the far-sighted blow up the other seat's 5, not their own or nobody's gold."""
    state = flip(start("g5", "o5", "$1", "$2", "$3", "$4", "*", players=2), *range(1, 7))
    assert state.seat == 1
    assert best_move(state.apply("flip 7")) == "flip 1"


@pytest.mark.parametrize("name", ["greedy", "expectimax", "hard@perfect", "expert"])
def test_takes_the_most_in_the_rush(name: str) -> None:
    """Known gold 2 is worth more than gold 1 and than an unseen card."""
    state = stalled("$1", "$2")
    assert best_move(state, name) == "flip 2"


# The rules in the tables of kinds


def _kind(card: str, owners: list[int | None]) -> int:
    face = next(face for face, known in enumerate(CARDS) if known.text == card)
    if CARDS[face].kind != "miner":
        return face
    owner = owners[COLOUR_NAMES.index(CARDS[face].colour or "")]
    return 5 + 4 * (5 if owner is None else owner) + CARDS[face].value - 2


@pytest.mark.parametrize("players", [2, 5])
def test_pairs_are_those_of_the_rules(players: int) -> None:
    """What the tables say of two kinds happens to two cards of these kinds."""
    for one in CARDS:
        for other in CARDS:
            if one.text == other.text and COPIES[CARDS.index(one)] < 2:
                continue
            before = start(one.text, other.text, players=players)
            owners = list(before.deal.owners)
            after = flip(before, 1, 2)
            pair = _kind(one.text, owners), _kind(other.text, owners)
            assert STAYS[pair] == sum(place in look(after).face_down and place for place in (1, 2))
            winner = next((seat for seat in range(players) if any(after.fields.won[seat])), -1)
            assert WINNER[0][pair] == winner


# Exact play against brute force

Hand = tuple[int, ...]
"""Cards by kind, ascending."""


def _without(hand: Hand, card: int) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _points(kind: int) -> int:
    return kind + 1 if kind < 4 else 0


def _mean(found: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def _ahead(points: tuple[float, ...], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _gain(points: tuple[float, ...], seat: int, gold: int) -> tuple[float, ...]:
    return tuple(own + (gold if each == seat else 0) for each, own in enumerate(points))


@cache
def rush(known: Hand, unseen: Hand, seat: int, players: int) -> tuple[float, ...]:
    """The points that the Rush brings to each seat."""
    if not known and not unseen:
        return (0.0,) * players
    return max(rush_moves(known, unseen, seat, players).values(), key=lambda points: _ahead(points, seat))


def rush_moves(known: Hand, unseen: Hand, seat: int, players: int) -> dict[int | None, tuple[float, ...]]:
    """By the kind of the card turned up, None for an unseen one."""
    after = (seat + 1) % players
    found: dict[int | None, tuple[float, ...]] = {
        card: _gain(rush(_without(known, card), unseen, after, players), seat, _points(card)) for card in set(known)
    }
    if unseen:
        found[None] = _mean(
            [_gain(rush(known, _without(unseen, card), after, players), seat, _points(card)) for card in unseen]
        )
    return found


def _pictured(knowledge: Knowledge) -> tuple[Hand, Hand, dict[int, int | None]]:
    """The known cards and the unseen ones by kind, and what each face-down cell is."""
    fields = knowledge.fields
    owners = [None if owner < 0 else owner for owner in fields.owner]
    left = Counter({face: COPIES[face] for face in range(FACES)})
    left.subtract(face for face in fields.cells if face != HIDDEN)
    cells: dict[int, int | None] = {}
    for move in knowledge.legal_moves():
        face = fields.cells[move.code]
        cells[move.code] = None if face == HIDDEN else _kind(CARDS[face].text, owners)
    known = tuple(sorted(kind for kind in cells.values() if kind is not None))
    unseen = tuple(sorted(_kind(CARDS[face].text, owners) for face in left.elements()))
    return known, unseen, cells


@pytest.mark.parametrize("players", MINE.players)
def test_the_rush_is_exact(players: int) -> None:
    """Every move of random Gold Rushes is worth what brute force says."""
    seen = 0
    for deal in range(12):
        state = MINE.deal(players, SplitMix64(31, deal))
        while not state.fields.rush or len(state.legal_moves()) > 8:
            state = play_on(state, SplitMix64(deal, state.turn), 1)
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        known, unseen, cells = _pictured(knowledge)
        found = rush_moves(known, unseen, state.seat, players)
        values = move_values(knowledge, EXACT)
        scores = tuple(float(MINE.abi.score(state.address, seat)) for seat in range(players))
        for cell, kind in cells.items():
            ends = tuple(map(sum, zip(scores, found[kind], strict=True)))
            assert values[cell][AHEAD] == pytest.approx(_ahead(ends, state.seat))
            seen += 1
    assert seen > 30


@cache
def end(known: Hand, unseen: Hand, idle: int, seat: int, players: int, limit: int) -> tuple[float, ...]:
    """The points that a position of the search brings to each seat: every order of every two cards is tried."""
    if len(known) + len(unseen) <= 10 or idle >= limit:
        return rush(known, unseen, seat, players)
    firsts = [end_unseen(known, unseen, idle, seat, players, limit)] if unseen else []
    for card in sorted(set(known)):
        firsts.append(_best_second(card, _without(known, card), unseen, idle, seat, players, limit))
    return _best(firsts, seat)


def _best(found: list[tuple[float, ...]], seat: int) -> tuple[float, ...]:
    """The first of the best, whatever rounding says."""
    return max(found, key=lambda points: round(_ahead(points, seat), 9))


def end_unseen(known: Hand, unseen: Hand, idle: int, seat: int, players: int, limit: int) -> tuple[float, ...]:
    """The turn begins with an unseen card."""
    rest = idle, seat, players, limit
    return _mean([_best_second(card, known, _without(unseen, card), *rest) for card in unseen])


@cache
def _best_second(
    one: int, known: Hand, unseen: Hand, idle: int, seat: int, players: int, limit: int
) -> tuple[float, ...]:
    rest = idle, seat, players, limit
    seconds = [_meet(one, other, _without(known, other), unseen, *rest) for other in sorted(set(known))]
    if unseen:
        seconds.append(_mean([_meet(one, other, known, _without(unseen, other), *rest) for other in unseen]))
    return _best(seconds, seat)


def _meet(
    one: int, other: int, known: Hand, unseen: Hand, idle: int, seat: int, players: int, limit: int
) -> tuple[float, ...]:
    stays = [card for card, bit in ((one, 1), (other, 2)) if STAYS[one, other] & bit]
    after = end(
        tuple(sorted((*known, *stays))),
        unseen,
        idle + 1 if len(stays) == 2 else 0,
        (seat + 1) % players,
        players,
        limit,
    )
    return _gain(after, int(WINNER[seat, one, other]), _points(one) + _points(other))


ENDS = [
    (2, ["$4", "g5", "$2", "$2", "o3", "o3", "*", "$1", "$1", "$1", "$1"]),
    (2, ["g5", "o4", "$4", "$4", "$4", "$2", "$2", "$1", "$1", "o2", "o2", "$1"]),
    (3, ["g5", "o3", "o3", "r2", "$1", "$4", "$4", "$3", "$3", "$3", "$2"]),
]
"""Last cards; with three seats such that no choice is a tie, which would leave open what the others get."""


@pytest.mark.parametrize(("players", "cards"), ENDS, ids=["2-11", "2-12", "3-11"])
def test_the_end_of_the_search_is_exact(players: int, cards: list[str]) -> None:
    """The best turn with 11 or 12 cards is worth what brute force says, and so is one that begins unseen."""
    state = clear(start(*cards, players=players, stall_limit=3), len(cards))
    for _ in range(2):
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        known, unseen, cells = _pictured(knowledge)
        position = known, unseen, state.fields.idle, state.seat, players, 3
        scores = tuple(float(MINE.abi.score(state.address, seat)) for seat in range(players))
        values = move_values(knowledge, EXACT)
        best = tuple(map(sum, zip(scores, end(*position), strict=True)))
        assert max(values[cell][AHEAD] for cell in cells) == pytest.approx(_ahead(best, state.seat))
        unseen_first = tuple(map(sum, zip(scores, end_unseen(*position), strict=True)))
        cell = next(cell for cell, kind in cells.items() if kind is None)
        assert values[cell][AHEAD] == pytest.approx(_ahead(unseen_first, state.seat))
        state = flip(state, *_two_gold_cards(state))


def _two_gold_cards(state: State) -> list[int]:
    return [place for place in look(state).face_down if state.deal.cells[place - 1].startswith("$")][-2:]


def test_too_long_an_end_is_estimated() -> None:
    """With a limit of 1,000 idle turns there is too much to solve: the bot looks one turn ahead, and plays on."""
    state = clear(start("g5", players=2, stall_limit=1000), 12)
    assert best_move(state) in [move.text for move in state.legal_moves()]


def test_search_serves_every_table() -> None:
    """The search with the game's own functions gives every legal move a rating."""
    for players in MINE.players:
        for moves in (0, 1, 24, 25):
            state = play_on(MINE.deal(players, SplitMix64(moves)), SplitMix64(2), moves)
            assert state.seat is not None
            ratings = search(PLAIN, state.knowledge(state.seat), Budget(iterations=200), 3)
            assert tuple(sorted(rating.move for rating in ratings)) == state.legal_moves()
            assert sum(rating.weight for rating in ratings) == pytest.approx(1)


# Memory


def test_neighbours_are_those_of_the_raster() -> None:
    """Corners have three, edges five, the rest eight, and it is mutual."""
    assert Counter(len(neighbours(cell)) for cell in range(64)) == {3: 4, 5: 24, 8: 36}
    assert neighbours(0) == [1, 8, 9]
    assert all(cell in neighbours(near) for cell in range(64) for near in neighbours(cell))


@pytest.mark.parametrize("name", MEMORIES)
@pytest.mark.parametrize(("turns", "cards"), [(0, 0), (1, 2), (4, 6), (10, 12), (30, 30)])
def test_forgetting_follows_its_curve(name: str, turns: int, cards: int) -> None:
    """The shares remembered in place, beside it, and not at all, are those of the documentation."""
    memory, samples = MEMORIES[name], 4000
    strength = memory.strength(turns, cards)
    found: Counter[str] = Counter()
    for number in range(samples):
        place = place_of(Sighting(27, 0, number, 0), strength, memory, seed=5)
        found["right" if place == 27 else "lost" if place is None else "beside"] += 1
    beside = memory.confusion * (min(1.0, SLIP * strength) - strength)
    for share, what in ((strength, "right"), (beside, "beside"), (1 - strength - beside, "lost")):
        assert found[what] / samples == pytest.approx(share, abs=0.025), what


def test_what_is_forgotten_stays_forgotten() -> None:
    """As a memory fades it may slip once, and then it is lost; it never comes back by itself."""
    memory = MEMORIES["child"]
    for move in range(300):
        places = [place_of(Sighting(20, 0, move, 0), 0.5 ** (step / 4), memory, 7) for step in range(60)]
        changes = [place for place, before in zip(places[1:], places, strict=False) if place != before]
        assert places[0] == 20
        assert places[-1] is None
        assert len(changes) in (1, 2)
        assert 20 not in changes


def test_a_game_is_remembered_by_the_curve() -> None:
    """In a real game, over many players' seeds, each face-down card is recalled as often as its strength says."""
    memory = Memory(10.0, 15.0, 0.0)
    state = play_on(MINE.deal(2, SplitMix64(6)), SplitMix64(6), 40)
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    seen = sightings(knowledge.events)
    recalled = Counter(cell for seed in range(800) for cell in recall(knowledge, memory, seed))
    turns = state.turn // 2
    for number, sighting in enumerate(seen):
        if sighting.cell + 1 in look(state).face_down:
            strength = memory.strength(turns - sighting.turn, len(seen) - 1 - number)
            assert recalled[sighting.cell] / 800 == pytest.approx(strength, abs=0.06)


def test_better_memories_hold_more() -> None:
    """A child holds less than a grandparent, who holds less than a keen player."""
    held = dict.fromkeys(MEMORIES, 0)
    for deal in range(10):
        state = play_on(MINE.deal(4, SplitMix64(1, deal)), SplitMix64(2, deal), 40)
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        for name, memory in MEMORIES.items():
            held[name] += len(recall(knowledge, memory, deal))
    assert held["child"] < held["grandparent"] < held["keen"] < held["perfect"]


@pytest.mark.parametrize("layout", ["scattered", "grid"])
def test_wrong_memories_never_contradict_themselves(layout: str) -> None:
    """Whatever was mixed up, no face is there more often than the deck has it, and other deals fit it."""
    confused = Memory(6.0, 8.0, 1.0)
    wrong = 0
    for deal in range(15):
        state = play_on(MINE.deal(3, SplitMix64(4, deal), {"layout": layout}), SplitMix64(5, deal), 45)
        assert state.seat is not None
        knowledge = state.knowledge(state.seat)
        thought = remember(knowledge, confused, deal)
        assert thought.legal_moves() == knowledge.legal_moves()
        fields = thought.fields
        assert all(count <= COPIES[face] for face, count in Counter(fields.cells).items() if face != HIDDEN)
        MINE.abi.redeal(thought.address, SplitMix64(1).address)
        filled = Counter(thought.fields.cells)
        assert filled == {face: COPIES[face] for face in range(FACES)}
        wrong += sum(state.fields.cells[cell] != face for cell, face in recall(knowledge, confused, deal).items())
    assert wrong > 10


def test_perfect_memory_is_the_knowledge() -> None:
    """Nothing is copied and nothing lost."""
    state = play_on(MINE.deal(2, SplitMix64(1)), SplitMix64(1), 20)
    assert state.seat is not None
    knowledge = state.knowledge(state.seat)
    assert remember(knowledge, PERFECT, 3) is knowledge


def test_what_lies_face_up_is_never_forgotten() -> None:
    """The first card of a turn is seen, even by a child who forgets everything else."""
    state = play_on(MINE.deal(2, SplitMix64(1)), SplitMix64(1), 21)
    assert state.seat is not None
    thought = remember(state.knowledge(state.seat), Memory(0.01, 0.01, 0.0), 3).fields
    assert thought.cells[thought.up] == state.fields.cells[state.fields.up]
    assert all(thought.cells[move.code] == HIDDEN for move in state.legal_moves())


# Strength


def test_better_players_win() -> None:
    """A few games are enough to tell the expert from the easy level."""
    wins = 0.0
    for deal in range(10):
        for names in (["expert", "easy"], ["easy", "expert"]):
            winners = play(MINE.deal(2, SplitMix64(9, deal)), names).outcome().winners
            wins += sum(names[seat] == "expert" for seat in winners) / len(winners)
    assert wins >= 14

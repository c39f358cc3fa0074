"""Learns `donkey` for two players from nothing but its own games, and measures itself against the bot `greedy`.

    python examples/learn_donkey.py --save donkey.npz --picture docs/research/learning.svg
    python examples/learn_donkey.py --load donkey.npz --against greedy,medium,hard,very-hard,expert,table

A move is worth what it leaves on the table: numbers of tables, looked up by the cards of each colour in the own
tableau, the other's and the offer, and added up over the colours. They are learned by temporal differences from many
games that are played at once. NumPy is enough; the picture needs matplotlib (the extra `plots`).
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from motherlode.bots import Budget, make_bot
from motherlode.envs import VectorEnv, actions_of, observation_spec, observe
from motherlode.rules import Game, Knowledge, Move, SplitMix64, State, game

Numbers = npt.NDArray[np.int64]
Values = npt.NDArray[np.float32]
Rows = npt.NDArray[np.int8]

RANKS, COLOURS = 7, 6  # the donkey and gold 3 to 8
FACES = RANKS * COLOURS
CARDS_OF_A_COLOUR = 9
RANK_WEIGHTS = np.array([1, 4, 16, 32, 64, 128, 256])  # up to 3 donkeys, 2 threes, then one card each
PATTERNS = 512
STAGES = np.array([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3])  # by the offers still to come
STAGE_COUNT = 4
OFFER_SIZES = 6


def changes(rules: Game) -> Rows:
    """By action: what it moves in the offer, the own tableau and the other's, by faces."""
    actions = actions_of(rules)
    face = {card.text: number for number, card in enumerate(rules.cards.CARDS)}
    moved = np.zeros((len(actions), 3, FACES), np.int8)
    for action, move in enumerate(actions.moves):
        cards = [face[card.text] for card in move.cards]
        if move.kind == "take":
            moved[action, 0, cards[0]], moved[action, 1, cards[0]] = -1, 1
        elif move.kind == "swap":
            given, got = cards
            moved[action, 0, given], moved[action, 0, got] = 1, -1
            moved[action, 1, given], moved[action, 1, got] = -1, 1
        elif move.kind == "bonus":
            moved[action, 1, cards[0]], moved[action, 2, cards[0]] = 1, -1
    return moved


class Look:
    """Which numbers of the tables stand for a table of cards after a move."""

    pairs = PATTERNS * PATTERNS
    counted = PATTERNS * (CARDS_OF_A_COLOUR + 1)
    sizes = (pairs, pairs, pairs, counted, counted, OFFER_SIZES)

    def __init__(self, rules: Game) -> None:
        self.spec = observation_spec(rules)
        self.changes = changes(rules)
        starts = np.cumsum([0, *self.sizes])
        self.starts, self.size = starts[:-1], int(starts[-1]) * STAGE_COUNT

    def __call__(self, rows: Rows, actions: Numbers) -> Numbers:
        """A row of places in the tables for each observation (with memory) and action."""
        seen = self.spec.split(rows)
        zones = np.stack([seen["offer"], seen["tableau"][:, 0], seen["tableau"][:, 1]], 1) + self.changes[actions]
        by_colour = zones.reshape(-1, 3, RANKS, COLOURS).astype(np.int64)
        offer, own, other = np.moveaxis(np.tensordot(by_colour, RANK_WEIGHTS, (2, 0)), 1, 0)
        piles = seen["pile"][:, :2].reshape(-1, 2 * RANKS, COLOURS).sum(1)
        unseen = CARDS_OF_A_COLOUR - piles - by_colour.sum((1, 2))
        left = by_colour[:, 0].sum((1, 2))[:, None]
        places = [
            own * PATTERNS + other,
            own * PATTERNS + offer,
            other * PATTERNS + offer,
            own * (CARDS_OF_A_COLOUR + 1) + unseen,
            other * (CARDS_OF_A_COLOUR + 1) + unseen,
            left,
        ]
        stage = STAGES[seen["offers_left"]]
        return np.concatenate(
            [(start + place) * STAGE_COUNT + stage for start, place in zip(self.starts, places, strict=True)], 1
        )


@dataclass
class Learner:
    """The tables, and how they are learned."""

    rules: Game
    rate: float = 1.0
    """How much of a surprise is learned; it falls while learning."""
    curiosity: float = 0.02
    """How often a move is left to chance while learning."""
    look: Look = field(init=False)
    tables: Values = field(init=False)

    def __post_init__(self) -> None:
        self.look = Look(self.rules)
        self.tables = np.zeros(self.look.size, np.float32)

    def values(self, places: Numbers) -> Values:
        """How many points more than the other the own seat will still win, from the tables."""
        found: Values = self.tables[places].sum(1)
        return found

    def learn(self, places: Numbers, surprise: Values) -> None:
        """Every place moves by the mean of what surprised there: many games at once often meet in the same one."""
        width = places.shape[1]
        found, at = np.unique(places, return_inverse=True)
        mean = np.bincount(at.ravel(), np.repeat(surprise, width)) / np.bincount(at.ravel())
        self.tables[found] += self.rate / width * mean

    def save(self, file: Path) -> None:
        """Keeps what was learned; most places were never met, so the file is small."""
        np.savez_compressed(file, tables=self.tables)

    def load(self, file: Path) -> None:
        """Goes on with what `save` has kept."""
        tables = np.load(file)["tables"]
        if tables.shape != self.tables.shape:
            raise ValueError(f"{file} was learned by another version: its tables have another size.")
        self.tables[:] = tables

    def choose(self, state: State | Knowledge) -> Move:
        """The best move of the seat to move."""
        actions = actions_of(self.rules)
        moves = state.legal_moves()
        assert state.seat is not None
        row = observe(state, state.seat, memory=True)
        legal = np.array(actions.of_moves(moves))
        return moves[int(self.values(self.look(np.repeat(row[None], len(legal), 0), legal)).argmax())]


class Practice:
    """Many games of the learner against itself."""

    def __init__(self, learner: Learner, games: int, seed: int) -> None:
        self.learner = learner
        self.env = VectorEnv(learner.rules, games, 2, rewards="points", memory=True)
        self.env.reset(seed)
        self.rng = np.random.default_rng(seed)
        width = self.learner.look(self.env.turn.observations[:1], np.zeros(1, np.int64)).shape[1]
        self.before = np.zeros((games, 2, width), np.int64)
        """What each seat left on the table last."""
        self.moved = np.zeros((games, 2), np.bool_)
        """Whether it has moved in this game."""
        self.gained = np.zeros((games, 2), np.float32)
        """What it won, and the other lost, since then."""
        self.played = 0

    def step(self) -> None:
        """One decision in every game, and what is learned from it."""
        turn = self.env.turn
        everyone = np.arange(self.env.games)
        seats = turn.seats.copy()
        actions, places, values = self._chosen()
        known = np.flatnonzero(self.moved[everyone, seats])
        self._learn(known, seats[known], values[known])
        self.before[everyone, seats], self.moved[everyone, seats], self.gained[everyone, seats] = places, True, 0
        rewards = self.env.step(actions).rewards
        self.gained += rewards - rewards[:, ::-1]
        over = np.flatnonzero(turn.terminations)
        for seat in range(2):
            ended = over[self.moved[over, seat]]
            self._learn(ended, np.full(len(ended), seat), np.zeros(len(ended), np.float32))
        self.moved[over], self.gained[over] = False, 0
        self.played += len(over)

    def _chosen(self) -> tuple[Numbers, Numbers, Values]:
        """The best move of every game, sometimes another; what it leaves, and how much that is worth."""
        turn = self.env.turn
        games, actions = np.nonzero(turn.masks)
        places = self.learner.look(turn.observations[games], actions)
        values = self.learner.values(places)
        wanted = values + np.where(self.rng.random(self.env.games) < self.learner.curiosity, 1e6, 0)[games] * (
            self.rng.random(len(games))
        )
        order = np.lexsort((wanted, games))
        last = order[np.append(np.flatnonzero(np.diff(games)), len(games) - 1)]
        return actions[last], places[last], values[last]

    def _learn(self, games: Numbers, seats: Numbers, values: Values) -> None:
        places = self.before[games, seats]
        surprise = self.gained[games, seats] + values - self.learner.values(places)
        self.learner.learn(places, surprise.astype(np.float32))


def share_of_wins(learner: Learner, opponent: str, deals: int, seed: int) -> float:
    """How often the learner wins against a bot: every deal is played twice, with changed seats."""
    bot = make_bot(opponent, learner.rules, seed)
    won = 0.0
    for deal in range(deals):
        for own in range(2):
            state = learner.rules.deal(2, SplitMix64(seed, deal))
            while state.seat is not None:
                own_turn = state.seat == own
                move = learner.choose(state) if own_turn else bot.choose(state.knowledge(state.seat), Budget())
                state = state.apply(move)
            winners = state.outcome().winners
            won += (own in winners) / len(winners)
    return won / (2 * deals)


@dataclass(frozen=True)
class Measured:
    """How well the learner played at one moment."""

    games: int
    """From which it had learned."""
    seconds: float
    """How long it had learned, the measuring left out."""
    wins: float


def learn(learner: Learner, steps: int, games: int, deals: int, seed: int) -> Iterator[Measured]:
    """Learns for so many decisions in each of the games at once, and measures on the way: at first often, then less."""
    practice = Practice(learner, games, seed)
    moments = {round(steps * (number / 8) ** 2) for number in range(9)}
    seconds = 0.0
    for step in range(steps + 1):
        if step in moments:
            yield Measured(practice.played, seconds, share_of_wins(learner, "greedy", deals, seed))
        if step == steps:
            return
        begin = time.perf_counter()
        learner.rate = max(0.1, 1 - step / steps)
        practice.step()
        seconds += time.perf_counter() - begin


def draw(measured: list[Measured], picture: Path) -> None:
    """The learning curve."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "motherlode"  # the same curve makes the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([each.games for each in measured], [100 * each.wins for each in measured], "o-", color="#b8860b")
    axes.axhline(50, color="grey", linewidth=1, linestyle="--")
    axes.set(xlabel="games played against itself", ylabel="victories over greedy, %", ylim=(0, 100))
    axes.set_title("Learning donkey for two players")
    axes.grid(alpha=0.3)
    figure.savefig(picture, metadata={"Date": None} if picture.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns donkey from its own games.")
    parser.add_argument("--steps", type=int, default=6000, help="decisions in each game")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--deals", type=int, default=150, help="deals of each measuring, played from both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve: a .svg or .png file")
    parser.add_argument("--save", type=Path, help="where to keep what was learned: a .npz file")
    parser.add_argument("--load", type=Path, help="measure what was learned before instead of learning")
    opponents = "greedy,medium,hard,very-hard,expert,table"
    parser.add_argument("--against", default=opponents, help="with --load: the bots to play against")
    chosen = parser.parse_args()
    learner = Learner(game("donkey"))
    if chosen.load:
        learner.load(chosen.load)
        for bot in chosen.against.split(","):
            print(f"{share_of_wins(learner, bot, chosen.deals, chosen.seed):6.1%} victories over {bot}", flush=True)
        return
    measured = []
    for each in learn(learner, chosen.steps, chosen.games, chosen.deals, chosen.seed):
        measured.append(each)
        print(f"{each.games:6} games, {each.seconds:4.0f} s: {each.wins:.1%} victories over greedy", flush=True)
    if chosen.save:
        learner.save(chosen.save)
    if chosen.picture:
        draw(measured, chosen.picture)


if __name__ == "__main__":
    main()

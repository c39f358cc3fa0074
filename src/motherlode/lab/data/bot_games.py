"""Games of bots for an export: compiled where all bots are, by shards of numbered games, on several cores.

Game `i` of a seed is the same whoever plays it, on however many cores; a shard that is there is not played again.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from motherlode.bots import Budget
from motherlode.bots.compiled_policy import CompiledPolicy
from motherlode.bots.policy_games import CHOICES, CODE, SCORES, SEAT, PolicySeats, row_size
from motherlode.bots.registry import compiled_at, make_bot
from motherlode.lab.data.folder import ExportFolder, Manifest
from motherlode.lab.data.shard import UNKNOWN, GameRow, GameShard, Ints, MoveRows
from motherlode.lab.data.writing import WrittenFile, describe_shard, paths_of, write_shard
from motherlode.lab.experiment.workers import gather
from motherlode.rules import Game, SplitMix64, State, game
from motherlode.rules.random_games import DEALS, RandomGames

AHEAD = 2
"""Shards that wait for a core, for each core."""
SHARD = 20_000
"""Games of a file: some millions of moves at most."""
MOST_GAMES = 2**30
"""So that no two bots of an export have the same seed (`_seeds`)."""


@dataclass(frozen=True, kw_only=True)
class BotGames:
    """Games of one kind."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One a player. They change seats from game to game."""
    games: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def bots_in(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[(seat + number) % self.players] for seat in range(self.players))

    def shards(self) -> list[tuple[int, int]]:
        """The first game of each shard, and how many it has."""
        return [(first, min(SHARD, self.games - first)) for first in range(0, self.games, SHARD)]


def export_bot_games(
    kinds: list[BotGames], folder: Path, cores: int | None = None, tell: Callable[[int], None] = lambda games: None
) -> Manifest:
    """Plays and writes all of them; what is there already of the same export is kept. Tells of games that are done."""
    for kind in kinds:
        prepare(kind)
    source = {"kind": "bots", "games": msgspec.json.decode(msgspec.json.encode(kinds))}
    target = ExportFolder(folder)
    target.begin(source, can_go_on=True)
    work = [(kind, str(folder), number) for kind in kinds for number in range(len(kind.shards()))]
    files: list[WrittenFile] = []
    for (kind, _, number), written in zip(work, _in_order(work, cores), strict=True):
        files += written
        tell(kind.shards()[number][1])
    return target.finish(source, {"games": sum(kind.games for kind in kinds)}, files)


def _in_order(work: list[tuple[BotGames, str, int]], cores: int | None) -> Iterator[list[WrittenFile]]:
    """The files of each shard. Only a few are given out at a time; who stops asking stops the work."""
    with gather(min(cores or os.cpu_count() or 1, len(work))) as workers:
        coming = iter(work)
        waiting = deque(
            workers.executor.submit(_export_shard, *each) for each in islice(coming, AHEAD * workers.number)
        )
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(workers.executor.submit(_export_shard, *each) for each in islice(coming, 1))


def prepare(kind: BotGames) -> None:
    """Refuses what cannot be played, and compiles what is needed, once."""
    rules = game(kind.game)
    options = rules.options(kind.players, kind.options)
    for name in set(kind.bots):
        make_bot(name, rules)
    play = _player(kind, rules.under(options), options)
    next(play(iter([0])))


def _export_shard(kind: BotGames, folder: str, number: int) -> list[WrittenFile]:
    paths = paths_of(kind.game, kind.players, number)
    if (Path(folder) / paths["games"]).exists():
        return describe_shard(Path(folder), paths)
    first, games = kind.shards()[number]
    return write_shard(Path(folder), play_shard(kind, first, games), number)


def play_shard(kind: BotGames, first: int, games: int) -> GameShard:
    rules = game(kind.game)
    options = rules.options(kind.players, kind.options)
    shard = GameShard(rules, kind.players, "bots", bot_names=sorted(set(kind.bots)))
    numbers = range(first, first + games)
    for number, (rows, fields) in zip(
        numbers, _player(kind, rules.under(options), options)(iter(numbers)), strict=True
    ):
        bots = kind.bots_in(number)
        row = GameRow(
            id=f"{kind.game}-{kind.players}-{kind.seed}-{number}",
            options=options,
            deal=rules.deals.decode(fields),
            outcome=rules.outcomes.settle(fields),
            players=(None,) * kind.players,
            bots=bots,
        )
        in_seat = np.array(shard.bot_numbers(bots), np.int64)
        shard.add(row, MoveRows(rows=rows, bots=in_seat[rows[:, SEAT]], milliseconds=np.full(len(rows), UNKNOWN)))
    return shard


Played = tuple[Ints, Any]
"""A row a move, and the fields of the last state."""


def _player(kind: BotGames, rules: Game, options: Any) -> Callable[[Iterator[int]], Iterator[Played]]:
    """What plays the games of these numbers: compiled code if all bots can, else the bots themselves."""
    policies = [compiled_at(name, rules, kind.players, options) for name in kind.bots]
    compiled = [policy for policy in policies if policy is not None]
    deal = _Dealer(kind, rules, options)
    if len(compiled) == kind.players:
        return lambda numbers: _play_compiled(kind, rules, options, deal, compiled, numbers)
    return lambda numbers: (_play_thinking(kind, rules, deal, number) for number in numbers)


class _Dealer:
    """The deals of an export, by number."""

    def __init__(self, kind: BotGames, rules: Game, options: Any) -> None:
        self._seed = kind.seed
        self._games = RandomGames(rules, kind.players, options, DEALS)

    def numbers(self, number: int) -> Ints:
        """A deal as the compiled rules take it."""
        return self._games.numbers(SplitMix64(self._seed, number))

    def state(self, number: int) -> State:
        """The same deal, dealt."""
        return self._games.start(SplitMix64(self._seed, number))


def _seeds(kind: BotGames, number: int) -> list[int]:
    """Of the bots in a game, by seat."""
    return [kind.seed * 2**33 + 8 * number + seat for seat in range(kind.players)]


def _play_compiled(
    kind: BotGames, rules: Game, options: Any, dealer: _Dealer, policies: list[CompiledPolicy], numbers: Iterator[int]
) -> Iterator[Played]:
    seatings = [
        PolicySeats(rules, [policies[(seat + turned) % kind.players] for seat in range(kind.players)])
        for turned in range(kind.players)
    ]
    room = np.empty((rules.spec.longest(options), row_size(kind.players)), np.int64)
    for number in numbers:
        seating = seatings[number % kind.players]
        made = seating.play(dealer.numbers(number), _seeds(kind, number), room)
        yield room[:made].copy(), rules.states.LAYOUT.read(seating.state)


def _play_thinking(kind: BotGames, rules: Game, dealer: _Dealer, number: int) -> Played:
    state = dealer.state(number)
    bots = [make_bot(name, rules, seed) for name, seed in zip(kind.bots_in(number), _seeds(kind, number), strict=True)]
    rows = []
    while state.seat is not None:
        seat, choices = state.seat, len(state.legal_moves())
        move = bots[seat].choose(state.knowledge(seat), Budget())
        state = state.apply(move)
        rows.append(move_row(state, seat, choices))
    return np.array(rows, np.int64), state.fields


def move_row(after: State, seat: int, choices: int) -> list[int]:
    """What is kept of the move that led to a state."""
    assert after.last_move is not None
    row = [0] * row_size(after.players)
    row[SEAT], row[CODE], row[CHOICES] = seat, after.last_move.code, choices
    row[SCORES:] = [after.score(other) for other in range(after.players)]
    return row


def spread(
    names: list[str], players: int | None, bots: tuple[str, ...], games: int, seed: int, options: dict[str, Any]
) -> list[BotGames]:
    """So many games of each game: with this many players, or as many with each number that can play."""
    found = []
    for name in names:
        sizes = _sizes(game(name), players, bots)
        for place, size in enumerate(sizes):
            share = games // len(sizes) + (place < games % len(sizes))
            seated = bots * size if len(bots) == 1 else bots
            if share:
                found.append(BotGames(game=name, players=size, bots=seated, games=share, seed=seed, options=options))
    return found


def _sizes(rules: Game, players: int | None, bots: tuple[str, ...]) -> tuple[int, ...]:
    if len(bots) > 1:
        return (len(bots),)
    return tuple(rules.players) if players is None else (players,)

"""Positions of which it is known what every move is worth: any bot is measured by what its decisions cost there.

A file for each game comes with the package, made by `motherlode yardstick make`. A position is kept as the number of
its deal and the moves so far. Moves that do the same have one value; they stand in the order of the legal moves.
"""

import lzma
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from motherlode.bots.playouts import playout_model
from motherlode.rules import Game, Knowledge, MotherlodeError, Move, SplitMix64, State

FOLDER = Path(str(resources.files("motherlode.bots"))) / "data" / "yardstick"


class BadYardstick(MotherlodeError):
    """A file of positions that cannot be read."""

    name = "bad_yardstick"


class YardstickPosition(msgspec.Struct, frozen=True, array_like=True):
    """A decision, and what every move there is worth by what its seat knows."""

    players: int
    options: dict[str, Any]
    deal: int
    """The seed of the deal."""
    moves: str
    """So far, with commas between them."""
    win: float
    """The chance to win of the seat to move with the best move, ..."""
    error: float
    """... and its standard error; 0 where the values are exact."""
    losses: tuple[float, ...]
    """How much less each of the moves that differ is worth, ..."""
    errors: tuple[float, ...]
    """... and the standard errors of that."""

    @property
    def exact(self) -> bool:
        return self.error == 0 and not any(self.errors)


def state_of(game: Game, position: YardstickPosition) -> State:
    """The position, played again."""
    state = game.deal(position.players, SplitMix64(position.deal), position.options)
    for move in position.moves.split(",") if position.moves else ():
        state = state.apply(move)
    return state


def classes_of(knowledge: Knowledge) -> list[list[Move]]:
    """The legal moves, those that do the same together."""
    alike = playout_model(knowledge.game, knowledge.options).alike
    numbers = {} if alike is None else alike(knowledge)
    found: dict[int, list[Move]] = {}
    for move in knowledge.legal_moves():
        found.setdefault(numbers.get(move, move.code), []).append(move)
    return list(found.values())


def knowledge_of(state: State) -> Knowledge:
    """What the seat knows whose decision it is."""
    assert state.seat is not None, "a position of the yardstick is a decision"
    return state.knowledge(state.seat)


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.name}.jsonl.xz"


def pack(positions: list[YardstickPosition]) -> bytes:
    """A file with these positions; the same positions give the same bytes."""
    lines = b"".join(msgspec.json.encode(position) + b"\n" for position in positions)
    return lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME)


def unpack(file: bytes) -> list[YardstickPosition]:
    decode = msgspec.json.Decoder(YardstickPosition).decode
    return [decode(line) for line in lzma.decompress(file).splitlines()]


@cache
def shipped(game: Game) -> tuple[YardstickPosition, ...]:
    """The positions that come with the package; none for a game of another package."""
    file = file_of(game)
    if not file.exists():
        return ()
    try:
        return tuple(unpack(file.read_bytes()))
    except (OSError, lzma.LZMAError, msgspec.DecodeError) as error:
        raise BadYardstick(
            f"The positions of {game.name} in {file} cannot be read ({error}): install motherlode anew."
        ) from None


def values_of(state: State, position: YardstickPosition) -> dict[str, float]:
    """The chance to win with every legal move, by its spelling."""
    classes = classes_of(knowledge_of(state))
    return {
        move.text: position.win - loss for moves, loss in zip(classes, position.losses, strict=True) for move in moves
    }


def positions(game: Game) -> Iterator[tuple[State, Mapping[str, float]]]:
    """All positions of a game with the values of their moves."""
    for position in shipped(game):
        state = state_of(game, position)
        yield state, values_of(state, position)

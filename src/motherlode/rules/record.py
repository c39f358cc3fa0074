"""The record of a game: the closed, public document (docs/records.md), read strictly and written exactly."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from motherlode.rules import game
from motherlode.rules.cards import Move
from motherlode.rules.errors import BadRecord, MotherlodeError
from motherlode.rules.game import State

FORMAT = "motherlode-record/1"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came out, for readers without the rules."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One game. Keys that are not listed here may stand beside them; a reader ignores them."""

    format: Literal["motherlode-record/1"]
    game: str
    players: int
    options: dict[str, Any]
    deal: dict[str, Any]
    moves: list[str]
    result: Result | msgspec.UnsetType = msgspec.UNSET


_decoder = msgspec.json.Decoder(Record)


def write(state: State, moves: Iterable[Move] | None = None, /, **notes: Any) -> bytes:
    """The record of a game as one line of JSON. Notes (names, a date, the seed) stand beside the record's own keys.

    Who let a state's past go hands in its moves.
    """
    record = {
        "format": FORMAT,
        "game": state.game.name,
        "players": state.players,
        "options": state.options,
        "deal": state.deal,
        "moves": [move.text for move in (state.moves if moves is None else moves)],
    }
    if state.over:
        outcome = state.outcome()
        record["result"] = Result(outcome.scores, outcome.winners)
    if taken := notes.keys() & (record.keys() | {"result"}):
        raise BadRecord(f"A note cannot be called {', '.join(sorted(taken))}: the record itself has that key.")
    return msgspec.json.encode(record | notes)


def read(text: bytes | str) -> State:
    """The state at the end of a record's moves; what cannot be is refused with the reason."""
    record = _parse(text)
    try:
        rules = game(record.game)
        state = rules.start(record.deal, record.players, record.options)
    except MotherlodeError as error:
        raise BadRecord(str(error)) from error
    for number, move in enumerate(record.moves, 1):
        try:
            state = state.apply(move)
        except MotherlodeError as error:
            raise BadRecord(f"move {number}, {move!r}: {error}") from error
    _check_result(record.result, state)
    return state


def _parse(text: bytes | str) -> Record:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"This is no record of the form {FORMAT}: {error}.") from None


def _check_result(result: Result | msgspec.UnsetType, state: State) -> None:
    if isinstance(result, msgspec.UnsetType):
        return
    if not state.over:
        raise BadRecord("The record has a result, but its game is not over.")
    outcome = state.outcome()
    if result != Result(outcome.scores, outcome.winners):
        raise BadRecord(
            f"The result is wrong: scores {list(outcome.scores)} and winners {list(outcome.winners)} came out, "
            f"not {list(result.scores)} and {list(result.winners)}."
        )

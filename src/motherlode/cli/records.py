"""What `motherlode replay`, `legal`, `count` and `verify` do: an answer for each record of a file."""

import json
import sys
from collections.abc import Callable
from typing import IO, Any

import click

from motherlode.cli.files import some_records
from motherlode.rules import MotherlodeError, State, record

Answer = dict[str, Any]
REFUSED = 1
"""The exit status where any record was refused."""


def replay(file: IO[bytes], as_json: bool) -> None:
    """Whether each record is one."""

    def check(text: bytes) -> Answer:
        record.read(text)
        return {"ok": True}

    _answer(file, check, lambda number, _: [f"{number} ok"], as_json)


def verify(
    file: IO[bytes],
    commitment: str | None,
    terms: str | None,
    values: dict[int, str],
    transcript: IO[bytes] | None,
    as_json: bool,
) -> None:
    """Whether each deal came from a fair shuffle, as far as what the user knows can show it."""
    from motherlode.table import Evidence, read_transcript
    from motherlode.table import verify as check

    kept = None if transcript is None else read_transcript(transcript.read())
    evidence = Evidence(commitment=commitment, terms=terms, values=values, transcript=kept)

    def ask(text: bytes) -> Answer:
        verdict = check(text, evidence)
        return {"ok": True, "verdict": verdict.name, "found": str(verdict)}

    _answer(file, ask, lambda number, answer: [f"{number} {answer['found']}"], as_json)


def legal(file: IO[bytes], as_json: bool) -> None:
    """The legal moves after each record's moves; records are told apart by an empty line."""

    def lines(number: int, answer: Answer) -> list[str]:
        return [*([""] if number > 1 else []), *answer["moves"]]

    _answer(file, _of_state(lambda state: {"moves": [move.text for move in state.legal_moves()]}), lines, as_json, True)


def count(file: IO[bytes], depth: int, divide: bool, as_json: bool) -> None:
    """The move sequences of a length after each record's moves."""
    from motherlode.rules import counting

    def sequences(state: State) -> Answer:
        by_move = {str(move): number for move, number in counting.divide(state, depth).items()} if divide else None
        answer: Answer = {"depth": depth, "count": counting.count(state, depth)}
        return answer if by_move is None else answer | {"divide": by_move}

    def lines(number: int, answer: Answer) -> list[str]:
        first = [f"{number} {move}: {found}" for move, found in answer.get("divide", {}).items()]
        return [*first, f"{number} depth {depth}: {answer['count']}"]

    _answer(file, _of_state(sequences), lines, as_json, True)


def _of_state(ask: Callable[[State], Answer]) -> Callable[[bytes], Answer]:
    return lambda text: ask(record.read(text))


def _answer(
    file: IO[bytes],
    ask: Callable[[bytes], Answer],
    lines: Callable[[int, Answer], list[str]],
    as_json: bool,
    refusals_aside: bool = False,
) -> None:
    """Asks about every record; a refused one is told, aside where the answers are data, and the others go on."""
    refused = False
    for number, text in some_records(file):
        try:
            answer = ask(text)
        except MotherlodeError as error:
            refused = True
            answer = {"ok": False, "reason": str(error)}
        if as_json:
            click.echo(json.dumps({"record": number} | answer))
        elif answer.get("ok") is False:
            click.echo(f"{number} refused: {answer['reason']}", err=refusals_aside)
        else:
            for line in lines(number, answer):
                click.echo(line)
    sys.exit(REFUSED if refused else 0)

"""What `motherlode prove` and `motherlode check-proof` do."""

import sys
from typing import IO

import click

from motherlode.cli.files import some_records, writing
from motherlode.review.proof import BadProof, ProvenValue, check
from motherlode.review.proving import prove as write_proof
from motherlode.rules import record


def prove(file: IO[bytes], moves: int | None, target: str) -> None:
    """Writes the proof of what the position of the first record of a file is worth."""
    _, text = next(some_records(file))
    state = record.read(text)
    if moves is not None:
        if moves > state.turn:
            raise BadProof(f"The record has {state.turn} moves; there is no position after {moves}.")
        state = state.history[moves]
    with writing(target) as out:
        assert out is not None
        proof = write_proof(record.write(state), tell=_tell)
        out.write(proof + b"\n")
    click.echo(f"{_say(check(proof).value)} {len(proof):,} bytes.", err=True)


def _tell(solved: int) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r{solved:,} positions ", nl=False, err=True)


def check_proof(file: IO[bytes]) -> None:
    """Checks a proof by walking through all that can happen."""
    found = check(file.read())
    click.echo(f"Proven over {found.positions:,} positions: {_say(found.value)}")


def _say(value: ProvenValue) -> str:
    outcome = {1.0: "seat 1 wins", 0.5: "the victory is shared", 0.0: "seat 2 wins"}[value.share]
    return f"with best play {outcome}, and seat 1 is {value.lead:+d} points ahead."

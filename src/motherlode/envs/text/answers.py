"""The move that an answer means, read leniently: models think aloud, quote, decorate and shorten."""

import re

from motherlode.rules import Knowledge, Move
from motherlode.rules.errors import NotAMove

QUOTED = 80
"""How much of an answer a refusal repeats."""


def read_answer(answer: str, knowledge: Knowledge) -> Move:
    """The move of an answer; what is none, or not legal now, is refused with a sentence and the clause.

    The last line that names a move counts. Capitals, quotes, dots and decorations do not matter. A part of a spelling
    is enough if only one legal move has it.
    """
    for line in reversed(_words_by_line(answer)):
        found = _named(line, knowledge)
        if len(found) > 1:
            legal = [move for move in found if move in knowledge.legal_moves()]
            if len(legal) != 1:
                named = ", ".join(move.text for move in found)
                raise NotAMove(
                    f"The answer names several moves ({named}): the last line must name one.", answer[-QUOTED:]
                )
            found = legal
        if found:
            return _checked(found[0], knowledge)
    for line in reversed(_words_by_line(answer)):
        part = _only_legal_with(line, knowledge)
        if part is not None:
            return part
    shown = " ".join(answer.split())[-QUOTED:]
    raise NotAMove(f"{shown!r} names no move: a move is spelled {knowledge.game.spelling.SPELLING}.", shown)


def _checked(move: Move, knowledge: Knowledge) -> Move:
    if move in knowledge.legal_moves():
        return move
    raise knowledge.game.spelling.refusal(knowledge.fields, move)


def _words_by_line(answer: str) -> list[list[str]]:
    """Every line as plain words: letters, digits, and the signs that cards are spelled with."""
    lines = (re.findall(r"[a-z0-9$]+|\*(?=\s|$)", line.lower()) for line in answer.splitlines())
    return [line for line in lines if line]


def _named(line: list[str], knowledge: Knowledge) -> list[Move]:
    """The moves whose whole spellings stand in a line; of two at the same place the longer one."""
    found: dict[str, Move] = {}
    spellings = {tuple(move.text.lower().split()): move for move in knowledge.game.spelling.MOVES}
    longest = max(map(len, spellings))
    start = 0
    while start < len(line):
        for length in range(min(longest, len(line) - start), 0, -1):
            move = spellings.get(tuple(line[start : start + length]))
            if move is not None:
                found[move.text] = move
                start += length - 1
                break
        start += 1
    return list(found.values())


def _only_legal_with(line: list[str], knowledge: Knowledge) -> Move | None:
    """The legal move of whose spelling all words of a short line are, if there is only one."""
    fitting = [move for move in knowledge.legal_moves() if set(line) <= set(move.text.lower().split())]
    return fitting[0] if len(fitting) == 1 else None

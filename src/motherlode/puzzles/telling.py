"""What is said of an answer, in sentences."""

from collections.abc import Sequence

from motherlode.puzzles.puzzle import AnswerVerdict, Puzzle
from motherlode.review.reasons import tell_reason
from motherlode.words import Words, describe_move
from motherlode.words.telling import join


def theme(words: Words, puzzle: Puzzle) -> str:
    return words(f"puzzle-theme-{puzzle.theme.replace('_', '-')}")


def tell_verdict(words: Words, puzzle: Puzzle, verdict: AnswerVerdict, names: Sequence[str]) -> list[str]:
    """Right or not, why, and what would follow."""
    game = puzzle.game
    said = [words("puzzle-right" if verdict.right else "puzzle-wrong")]
    if not verdict.right:
        said.append(words("puzzle-best", move=describe_move(words, game, verdict.best, names)))
    said.append(reason(words, game, verdict, names))
    said.append(worth(words, verdict))
    said.append(words("puzzle-exact") if verdict.exact else words("puzzle-margin", error=percent(words, verdict.error)))
    for key, moves in (("puzzle-line", verdict.line), ("puzzle-refutation", verdict.refutation)):
        if moves:
            told = join(words, [describe_move(words, game, move, names) for move in moves])
            said.append(words(key, moves=told))
    return said


def worth(words: Words, verdict: AnswerVerdict) -> str:
    """What the move is worth beside the best one: in points, where the chance to win is the same."""
    best = percent(words, verdict.best_win)
    if verdict.right:
        return words("puzzle-chance", best=best)
    if verdict.win == verdict.best_win:
        return words("puzzle-points", points=round(verdict.points))
    return words("puzzle-chances", win=percent(words, verdict.win), best=best)


def reason(words: Words, game: str, verdict: AnswerVerdict, names: Sequence[str]) -> str:
    """Why the best move is good, as a hint says it."""
    return tell_reason(words, game, verdict.reason.name, verdict.reason.facts, names)


def percent(words: Words, share: float) -> str:
    digits = 0 if round(1000 * share) % 10 == 0 else 1
    return words.decimal(100 * share, digits)

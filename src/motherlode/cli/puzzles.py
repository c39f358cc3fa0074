"""What `motherlode puzzle` and `motherlode puzzles make` do."""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

import click
import msgspec
import platformdirs

from motherlode import puzzles
from motherlode.bots.playouts import playout_model
from motherlode.cli.files import check_writable, some_records
from motherlode.puzzles import mining
from motherlode.puzzles.collection import pack
from motherlode.puzzles.puzzle import seat_of
from motherlode.puzzles.solving import streak
from motherlode.puzzles.telling import tell_verdict, theme
from motherlode.puzzles.themes import all_themes
from motherlode.rules import GAMES, BadRecord, State, game, record
from motherlode.words import Words, choose, describe_move
from motherlode.words.telling import card

STOP = ("q", "quit", "")
TRIED = Path(platformdirs.user_data_dir("motherlode")) / "puzzles.json"
"""What was tried at this keyboard: by puzzle, whether the first attempt was right."""


def puzzle(name: str | None, of: str | None, daily: bool, language: str | None) -> None:
    """Puzzles one after another, until somebody stops."""
    words, tried, fresh = Words(choose(language)), _tried(), {}
    for each in _chosen(name, of, daily, tried):
        solved = _ask(words, each, streak(tried))
        if solved is None:
            break
        if each.id not in tried:
            tried[each.id] = solved
            _keep(tried)
        fresh[each.id] = solved
    click.echo(words("puzzle-stopped", solved=sum(fresh.values()), tried=len(fresh)))


def _chosen(name: str | None, of: str | None, daily: bool, tried: dict[str, bool]) -> Iterator[puzzles.Puzzle]:
    if name is not None:
        yield puzzles.by_name(name)
    elif daily:
        yield puzzles.daily(datetime.now(UTC).date())
    else:
        if of is not None and of not in GAMES:
            raise puzzles.NoSuchPuzzle(f"There is no game {of!r}: choose one of {', '.join(GAMES)}.")
        left = [each for each in puzzles.shipped().values() if of in (None, each.game)]
        yield from sorted(left, key=lambda each: (each.id in tried, each.difficulty, each.id))


def _ask(words: Words, each: puzzles.Puzzle, row: int) -> bool | None:
    """Shows a puzzle until it is answered; None if somebody stops."""
    state = puzzles.position(each)
    seat = seat_of(state)
    names = [
        words("puzzle-you") if other == seat else words("ui-seat", seat=other + 1) for other in range(state.players)
    ]
    _show(words, each, state, names, row)
    moves = _moves(each)
    for number, move in enumerate(moves, 1):
        click.echo(f"  {number:2}  {describe_move(words, each.game, move, names)}")
    while True:
        click.echo(f"{words('puzzle-ask')}: ", nl=False)
        typed = sys.stdin.readline().strip().lower()  # nothing at the end of the input, which stops, too
        if typed in STOP:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            break
        click.echo(words("puzzle-bad-number", most=len(moves)))
    verdict = puzzles.answer(each, moves[int(typed) - 1])
    for sentence in tell_verdict(words, each, verdict, names):
        click.echo(sentence)
    click.echo()
    return verdict.right


def _show(words: Words, each: puzzles.Puzzle, state: State, names: list[str], row: int) -> None:
    about = words("puzzle-kind", theme=theme(words, each), difficulty=each.difficulty)
    click.echo(f"{each.id} · {about} · {words('puzzle-streak', streak=row)}")
    click.echo(words("puzzle-goal"))
    knowledge = state.knowledge(seat_of(state))
    for line in state.game.views.describe(knowledge.view):
        for seat, name in enumerate(names):
            line = line.replace(f"seat {seat}", name)
        click.echo(f"  {line}")
    recall = playout_model(state.game, state.options).recall
    seen = [] if recall is None else [recall(knowledge, move) for move in knowledge.legal_moves()]
    told = [words("puzzle-seen-card", place=found[0], card=card(words, each.game, found[1])) for found in seen if found]
    if told:
        click.echo(f"{words('puzzle-seen')}: {'; '.join(told)}")


def _moves(each: puzzles.Puzzle) -> list[str]:
    """All legal moves in the order of the rules, so that the order tells nothing."""
    return [move.text for move in puzzles.position(each).legal_moves()]


def _tried() -> dict[str, bool]:
    try:
        return msgspec.json.decode(TRIED.read_bytes(), type=dict[str, bool])
    except (OSError, msgspec.DecodeError):
        return {}


def _keep(tried: dict[str, bool]) -> None:
    """Without a disk nothing is kept."""
    try:
        TRIED.parent.mkdir(parents=True, exist_ok=True)
        TRIED.write_bytes(msgspec.json.encode(tried))
    except OSError:
        return


def make(
    file: IO[bytes] | None, of: tuple[str, ...], wanted: int, seed: int, out: Path, about: str | None = None
) -> None:
    """Finds puzzles in the games of a file, or in new games of bots, and writes them into a file."""
    check_writable(out)
    _check_theme(about, of)
    found: list[puzzles.Puzzle] = []
    if file is not None:
        ends = [end for end in _finished(file) if not of or end.game.name in of]
        for name in dict.fromkeys(end.game.name for end in ends):
            found += mining.search_games((end for end in ends if end.game.name == name), wanted, _tell, about)
    else:
        for name in of or tuple(GAMES):
            found += mining.search_games(mining.play_games(game(name), 2, seed), wanted, _tell, about)
    out.write_bytes(pack(found))
    click.echo(f"{len(found)} puzzles.")


def _check_theme(wanted: str | None, of: tuple[str, ...]) -> None:
    known = sorted({each for name in of or tuple(GAMES) for each in all_themes(game(name))})
    if wanted is not None and wanted not in known:
        raise click.BadParameter(f"There is no theme {wanted!r}: choose one of {', '.join(known)}.")


def _finished(file: IO[bytes]) -> list[State]:
    found = []
    for number, text in some_records(file):
        end = record.read(text)
        if not end.over:
            raise BadRecord(f"Record {number} is of a game that goes on: puzzles come from finished ones.")
        found.append(end)
    return found


def _tell(games: int, found: int) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r{games} games, {found} puzzles ", nl=False, err=True)

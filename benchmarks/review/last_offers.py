"""Whether last offers of `donkey` are solved and played without a loss, by a judge that shares nothing with the solver.

    python -m benchmarks.review.last_offers --games 150

Of each game between bots the position is taken in which the last offer lies there: its value is proven, the proof is
checked by the rules alone, and the move of `expert` must keep it. Beside that it says what was lost by a search that
gives up after so many positions where points are counted, as it once did, and then plays any move that wins.
"""

import click
import numpy as np
from benchmarks.review.playing import play

from motherlode.bots import Budget, make_bot
from motherlode.bots.donkey import solver
from motherlode.bots.donkey.players import is_solvable
from motherlode.bots.worth import points_in
from motherlode.review.proof import check
from motherlode.review.proving import TooLarge, prove
from motherlode.rules import Move, State, record

FORMER_LIMIT = 400_000
TOLD_EVERY = 10


def last_offer(seed: int) -> State:
    end = play("donkey", 2, "table", seed)
    return next(each for each in end.history if each.seat is not None and is_solvable(each.knowledge(each.seat)))


def proven_lead(state: State) -> float | None:
    """How far who moves is ahead with best play of both; None where the proof is too large."""
    if state.over:
        lead = state.outcome().scores[0] - state.outcome().scores[1]
    else:
        try:
            lead = check(prove(record.write(state))).value.lead
        except TooLarge:
            return None
    return lead if state.seat == 0 else -lead


def former_move(state: State) -> Move | None:
    """The move of a search that gives up; None where it did not even find out who wins."""
    scratch = np.zeros(solver.SCRATCH_SIZE, np.int64)
    place, so_far = scratch.ctypes.data, solver.ahead(state.address)
    found = solver.solve_at(place, state.address, -1 - so_far, 1 - so_far, FORMER_LIMIT)
    if found == solver.UNKNOWN:
        return None
    move = solver.best_at(place, state.address)
    ahead = found + so_far
    window = (-so_far, solver.MOST) if ahead > 0 else (-solver.MOST, -so_far)
    if ahead and solver.solve_at(place, state.address, *window, FORMER_LIMIT) != solver.UNKNOWN:
        move = solver.best_at(place, state.address)
    return state.game.by_code[move]


def loss_of(state: State, move: Move) -> float:
    """In points, by the solver without a limit."""
    scratch = np.zeros(solver.SCRATCH_SIZE, np.int64)
    place, so_far = scratch.ctypes.data, solver.ahead(state.address)
    best = solver.solve_at(place, state.address, -solver.MOST, solver.MOST, solver.NO_LIMIT)
    made = solver.solve_move(place, state.address, move.code, solver.NO_LIMIT)
    return float(points_in(best + so_far, solver.POINT) - points_in(made + so_far, solver.POINT))


def keeps_value(state: State, move: Move) -> bool | None:
    """Whether a move keeps what the position is proven to be worth; None where a proof is too large."""
    after = state.apply(move)
    value, reached = proven_lead(state), proven_lead(after)
    if value is None or reached is None:
        return None
    return value == (reached if after.seat == state.seat else -reached)


@click.command()
@click.option("--games", default=150)
@click.option("--first", default=4_000_000, help="The seed of the first game.")
def main(games: int, first: int) -> None:
    """Prints what is known so far every now and then."""
    kept: list[bool | None] = []
    former: list[float | None] = []
    for number, seed in enumerate(range(first, first + games), 1):
        state = last_offer(seed)
        assert state.seat is not None
        kept.append(
            keeps_value(state, make_bot("expert", state.game, seed).choose(state.knowledge(state.seat), Budget()))
        )
        move = former_move(state)
        former.append(None if move is None else loss_of(state, move))
        if number % TOLD_EVERY == 0 or number == games:
            lost = [each for each in former if each]
            click.echo(
                f"{number} last offers: {number - kept.count(None)} proven and checked, expert lost points in"
                f" {kept.count(False)}; a search that gives up did not find the winner in {former.count(None)}, and"
                f" lost points in {len(lost)}, {max(lost, default=0):.0f} at most"
            )


if __name__ == "__main__":
    main()

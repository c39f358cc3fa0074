"""The compiled functions of `tricks`."""

from motherlode.rules.abi import compile_abi
from tests.games.tricks import knowledge, play, state

(
    deal, start, legal_moves, apply, random_move, playout, is_over, seat, score, standing, hide, redeal, list_moves,
    begin, advance,
) = compile_abi(__name__, state, play, knowledge)  # fmt: skip

"""The compiled rules of `mine` with house rules, as everybody else calls them: by addresses (see `contract.Abi`)."""

from motherlode.rules.abi import compile_abi
from motherlode.rules.mine import housed, knowledge
from motherlode.rules.mine import state as states

(
    deal, start, legal_moves, apply, random_move, playout, is_over, seat, score, standing, hide, redeal, list_moves,
    begin, advance,
) = compile_abi(__name__, states, housed, knowledge)  # fmt: skip

"""Sets of cards as the bits of one integer, in forms that both Numba and plain Python run.

It holds at most 63 members, so that no set has a sign. LLVM turns the loops into single instructions.
"""

from motherlode.rules.compiled import Ints, jit_for
from motherlode.rules.packing import RULE_BITS, RULES_AN_INT

jit = jit_for(__name__)


@jit
def popcount(members: int) -> int:
    """How many members the set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@jit
def lowest(members: int) -> int:
    """The number of the set's lowest member; the set must not be empty."""
    return popcount((members & -members) - 1)


@jit
def nth(members: int, k: int) -> int:
    """The set's k-th member, as a set of one: for sets of few members."""
    while k:
        members &= members - 1
        k -= 1
    return members & -members


@jit
def rule(packed: Ints | list[int], number: int) -> int:
    """One of the packed house rules, with its sign."""
    return packed[number // RULES_AN_INT] << 64 - RULE_BITS - number % RULES_AN_INT * RULE_BITS >> 64 - RULE_BITS

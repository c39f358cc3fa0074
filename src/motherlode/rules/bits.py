"""Sets of cards as the bits of one integer, in forms that both Numba and plain Python run.

A word holds at most 63 members, so that no set has a sign. LLVM turns the loops into single instructions.
"""

from motherlode.rules.compiled import Ints, jit_for
from motherlode.rules.packing import RULE_BITS, RULES_A_WORD

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
def rule(words: Ints | list[int], number: int) -> int:
    """One house rule out of its words, with its sign."""
    return words[number // RULES_A_WORD] << 64 - RULE_BITS - number % RULES_A_WORD * RULE_BITS >> 64 - RULE_BITS

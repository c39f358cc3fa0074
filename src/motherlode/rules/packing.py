"""How house rules lie in a state. Apart from `bits.py`, so that options are read without a compiler."""

RULE_BITS, RULES_AN_INT = 7, 9
"""House rules are small numbers with a sign, nine in an integer, so that a state grows by a few integers only."""

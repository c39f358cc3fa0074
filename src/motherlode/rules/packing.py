"""How house rules lie in the words of a state. Apart from `bits.py`, so that options are read without a compiler."""

RULE_BITS, RULES_A_WORD = 7, 9
"""House rules are small numbers with a sign, nine in a word, so that a state grows by a few words only."""

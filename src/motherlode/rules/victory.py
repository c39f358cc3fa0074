"""The share of a victory, compiled."""

from collections.abc import Callable

from motherlode.rules import outcome
from motherlode.rules.compiled import jit_for

share_victory: Callable[..., None] = jit_for(__name__)(outcome.share_victory)

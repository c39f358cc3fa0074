"""Reviews of finished games: each seat's chance to win over the game, what every decision cost, and what was luck.

`docs/review.md` says how the numbers are defined. `grow(state)` gives better and better reviews of a game that is over.
"""

from motherlode.review.report import Decision, Estimate, Ledger, Option, Review, ReviewedMove, TurningPoint
from motherlode.review.reviewer import Effort, NotFinished, Reviewer, grow, review

__all__ = [
    "Decision",
    "Effort",
    "Estimate",
    "Ledger",
    "NotFinished",
    "Option",
    "Review",
    "ReviewedMove",
    "Reviewer",
    "TurningPoint",
    "grow",
    "review",
]

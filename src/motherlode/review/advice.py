"""Hints during play: the best move by the same judgement as the review's, so that the two do not contradict."""

import time

from motherlode.bots.levels import strongest
from motherlode.bots.protocol import Rating
from motherlode.bots.table_bots import SeededBots, TableBots
from motherlode.review.assessment import Assessment
from motherlode.review.reviewer import GOOD
from motherlode.rules import Knowledge

SEED = 0
"""As a review's: over the same samples the same move is best."""


def advise(knowledge: Knowledge, seconds: float | None = None) -> Rating:
    """The best move by what a seat knows, with as many samples as a good review takes, or fewer in little time."""
    assessment = Assessment(knowledge, SEED)
    until = None if seconds is None else time.monotonic() + seconds
    for each in GOOD:
        if each.moves and (until is None or time.monotonic() < until or not assessment.is_begun):
            assessment.refine(each.moves)
    option = assessment.options(assessment.best)[0]
    return Rating(assessment.best, option.win, option.points, 1.0)


class AdvisingBots(TableBots):
    """The bots of a table, with the review's judgement for hints."""

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        return advise(knowledge, self.seconds(strongest(knowledge.game)))


class SeededAdvisingBots(SeededBots):
    """The same with bots that play the same game again, and that no limit of time cuts off."""

    def advise(self, knowledge: Knowledge, seed: int) -> Rating:
        return advise(knowledge)

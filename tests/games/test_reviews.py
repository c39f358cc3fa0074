"""A game that another package brings is reviewed, too: played out at random, told by its own names."""

from motherlode.review import Reviewer
from motherlode.review.page import whole
from motherlode.review.reviewer import Pass
from motherlode.review.telling import Story
from motherlode.rules import SplitMix64, game
from motherlode.words import Words
from tests.play import play_on


def test_a_game_from_elsewhere_is_reviewed() -> None:
    end = play_on(game("tricks").deal(2, 5), SplitMix64(3))
    reviewer = Reviewer(end, effort=(Pass(4, 0), Pass(0, 4)))
    for _ in reviewer.work():
        pass
    review = reviewer.review()
    for ledger in review.ledgers:
        assert abs(ledger.even + ledger.luck + sum(ledger.play) - ledger.result) < 1e-9
    assert "<svg" in whole(Story(Words("en"), end, review, ["Mia", "Ben"]))

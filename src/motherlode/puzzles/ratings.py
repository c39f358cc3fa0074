"""How hard puzzles are, and how good people are at them: a fold over all first attempts, puzzle against person."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 40.0
"""What a newcomer is shown, and how much a step of the model is."""
STEP = 2.0
"""How much harder a puzzle is taken to be at first for each level of bots that misses it."""
EASIEST = 3
"""A puzzle that so many levels miss is as good as a newcomer."""


class PuzzleAttempt(NamedTuple):
    person: str
    puzzle: str
    solved: bool


class PuzzleRatings:
    """What is known after some attempts; they are added one by one, in their order."""

    def __init__(self, difficulties: Mapping[str, int]) -> None:
        self._difficulties = difficulties
        self.people: dict[str, PlackettLuceRating] = {}
        self.puzzles: dict[str, PlackettLuceRating] = {}

    def add(self, attempts: Iterable[PuzzleAttempt]) -> "PuzzleRatings":
        """A puzzle that is solved has lost against the person, one that is not has won."""
        for person, puzzle, solved in attempts:
            if puzzle in self._difficulties:
                ranks = [1.0, 2.0] if solved else [2.0, 1.0]
                rated = MODEL.rate([[self._person(person)], [self._puzzle(puzzle)]], ranks=ranks)
                self.people[person], self.puzzles[puzzle] = rated[0][0], rated[1][0]
        return self

    def _person(self, person: str) -> PlackettLuceRating:
        return self.people.get(person) or MODEL.rating()

    def _puzzle(self, puzzle: str) -> PlackettLuceRating:
        start = MODEL.mu + STEP * (self._difficulties[puzzle] - EASIEST)
        return self.puzzles.get(puzzle) or MODEL.rating(mu=start)

    def of_person(self, person: str) -> int:
        return shown(self._person(person))

    def of_puzzle(self, puzzle: str) -> int:
        return shown(self._puzzle(puzzle))


def shown(rating: PlackettLuceRating) -> int:
    """As people read it."""
    return round(MIDDLE + SCALE * (rating.mu - MODEL.mu))

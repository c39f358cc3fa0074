"""The outcome of `mine`: points, ranking, and the gold that each seat won."""

from motherlode.rules.mine.cards import CARDS
from motherlode.rules.mine.state import CELLS, MineState
from motherlode.rules.outcome import Outcome, decided_by, rank


class MineOutcome(Outcome, frozen=True, kw_only=True):
    gold: tuple[tuple[str, ...], ...]
    """The gold cards that each seat won."""


def settle(state: MineState) -> MineOutcome:
    """The outcome of a state that is over (M11, M12)."""
    gold = [gold_of(state, seat) for seat in range(state.players)]
    scores = [points_of(state, seat) for seat in range(state.players)]
    ranking = rank([score * CELLS + len(cards) for score, cards in zip(scores, gold, strict=True)])
    return MineOutcome(
        scores=tuple(scores),
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(scores, ranking, "cards"),
        reason="last_card_left",
        gold=tuple(tuple(cards) for cards in gold),
    )


def gold_of(state: MineState, seat: int) -> list[str]:
    """A seat's gold cards as text, by value."""
    return [CARDS[face].text for face, count in enumerate(state.won[seat]) for _ in range(count)]


def points_of(state: MineState, seat: int) -> int:
    return sum(CARDS[face].value * count for face, count in enumerate(state.won[seat]))

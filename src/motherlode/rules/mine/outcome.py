"""The outcome of `mine`: points, ranking, and the gold that each seat won."""

from collections.abc import Sequence
from functools import lru_cache

from motherlode.rules.house import unpacked
from motherlode.rules.mine.cards import CARDS
from motherlode.rules.mine.state import CELLS, RULE_WORTH, MineState
from motherlode.rules.outcome import Outcome, decided_by, rank
from motherlode.rules.sets import SETTLED


class MineOutcome(Outcome, frozen=True, kw_only=True):
    gold: tuple[tuple[str, ...], ...]
    """The gold cards that each seat won."""


@lru_cache(SETTLED)
def settle(state: MineState) -> MineOutcome:
    """The outcome of a state that is over (M11, M12)."""
    gold = [gold_of(won) for won in state.won[: state.players]]
    scores = [points_of(won, unpacked(state.rules)) for won in state.won[: state.players]]
    ranking = rank([score * CELLS + len(cards) for score, cards in zip(scores, gold, strict=True)])
    return MineOutcome(
        scores=tuple(scores),
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(scores, ranking, "cards"),
        reason="last_card_left",
        gold=tuple(gold),
    )


def gold_of(won: Sequence[int]) -> tuple[str, ...]:
    """A seat's gold cards as text, by value, from how many it won of each."""
    return tuple(CARDS[face].text for face, count in enumerate(won) for _ in range(count))


def points_of(won: Sequence[int], rules: Sequence[int]) -> int:
    """What they count at this table (M12)."""
    return sum((CARDS[face].value + rules[RULE_WORTH + face]) * count for face, count in enumerate(won))

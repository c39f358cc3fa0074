"""The outcome of `donkey`: points, ranking, and the colour scoring colour by colour."""

from functools import lru_cache

import msgspec

from motherlode.rules.donkey.cards import COLOUR_NAMES, cards_of, worth_of
from motherlode.rules.donkey.state import COLOURS, DonkeyState
from motherlode.rules.fields import BySeat, CardText, Colour
from motherlode.rules.outcome import Outcome, decided_by, rank
from motherlode.rules.sets import SETTLED

ONE_COLOUR = sum(1 << bit for bit in range(0, 60, COLOURS))
"""The cards of colour 0; shifted by c, those of colour c."""


class ColourScore(msgspec.Struct, frozen=True):
    """How one colour was scored at the end (D19 to D21)."""

    colour: Colour
    totals: BySeat[int | None]
    """Each seat's total of the colour; null without a card of it."""
    kept: BySeat[CardText | None]
    """The gold card that each seat puts on its pile, if any."""


class DonkeyOutcome(Outcome, frozen=True, kw_only=True):
    colours: tuple[ColourScore, ...]
    piles: tuple[tuple[str, ...], ...]


@lru_cache(SETTLED)
def settle(state: DonkeyState) -> DonkeyOutcome:
    """The outcome of a state that is over (D19 to D22)."""
    piles = state.pile[: state.players]
    scores = [worth_of(pile, state.rules) for pile in piles]
    ranking = rank([score * 64 + pile.bit_count() for score, pile in zip(scores, piles, strict=True)])
    return DonkeyOutcome(
        scores=tuple(scores),
        winners=ranking[0],
        ranking=ranking,
        decided_by=decided_by(scores, ranking, "cards"),
        reason="last_offer_taken",
        colours=tuple(_colour_score(state, colour) for colour in range(COLOURS)),
        piles=tuple(map(cards_of, piles)),
    )


def _colour_score(state: DonkeyState, colour: int) -> ColourScore:
    totals: list[int | None] = []
    kept: list[str | None] = []
    for seat in range(state.players):
        cards = state.final[seat] & ONE_COLOUR << colour
        totals.append(worth_of(cards, state.rules) if cards else None)
        kept.append(next(iter(cards_of(cards & state.pile[seat])), None))
    return ColourScore(COLOUR_NAMES[colour], tuple(totals), tuple(kept))

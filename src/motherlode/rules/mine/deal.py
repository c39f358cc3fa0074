"""Options and deals of `mine`."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.errors import BadDeal, BadOptions
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES, FACE_OF, deck
from motherlode.rules.mine.state import COLOURS, GRID, NOBODY, OWNERS_OF, SCATTERED, MineState
from motherlode.rules.shuffle import Rng, shuffled

LayoutName = Literal["scattered", "grid"]
LAYOUTS: dict[LayoutName, int] = {"scattered": SCATTERED, "grid": GRID}
STALL_LIMITS = range(1, 1001)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    layout: LayoutName = "scattered"
    """How the cards lie: scattered, or the simplified game's 8x8 grid (M3)."""
    open_gold: bool = False
    """All won gold is open to all (M13)."""
    stall_limit: int = 20
    """After so many turns in a row that took no card the Gold Rush begins (M15)."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that chance decides, in the record's spelling."""

    first: int
    cells: tuple[str, ...]
    owners: tuple[int | None, ...]


def check_options(options: Options, players: int) -> None:
    """Every option goes with every number of players; the limit must be one that play can reach (M15)."""
    if options.stall_limit not in STALL_LIMITS:
        raise BadOptions(
            f"'stall_limit' must be {STALL_LIMITS[0]} to {STALL_LIMITS[-1]} turns, not {options.stall_limit} (M15)."
        )


def check(deal: Deal, players: int) -> None:
    """Refuses what is not a deal (M1 to M4)."""
    check_seat(deal.first, players, "first")
    check_deck(deal.cells, deck(players))
    if sorted(_numbers(deal.owners)) != sorted(OWNERS_OF[players]):
        each = "two colours" if players == 2 else "one colour"
        raise BadDeal(
            f"'owners' must name a seat or null for {', '.join(COLOUR_NAMES)}, each of {players} seats owning {each},"
            f" not {list(deal.owners)} (M2)."
        )


def shuffle(
    players: int,
    options: Options,
    rng: Rng,
    first: int | None = None,
    owners: Sequence[int | None] | None = None,
    picked: Sequence[int | None] = (None,) * COLOURS,
) -> Deal:
    """A deal by chance; the host may name the seat that starts (M4), and the players may pick their colours (M2).

    What is not chosen is drawn in this order: the seat that starts; the owners of the colours that nobody picked (what
    is left of `OWNERS_OF`, shuffled); the cells (the deck, shuffled).
    """
    first = rng.below(players) if first is None else first
    owners = _draw_owners(players, picked, rng) if owners is None else owners
    return Deal(first=first, cells=tuple(shuffled(deck(players), rng)), owners=tuple(owners))


def _draw_owners(players: int, picked: Sequence[int | None], rng: Rng) -> list[int | None]:
    left = _seats(OWNERS_OF[players])
    try:
        for seat in picked:
            if seat is not None:
                left.remove(seat)
    except ValueError:
        left = []
    if len(picked) != COLOURS or len(left) != picked.count(None):
        raise BadDeal(f"'picked' must name for each colour the seat that picked it, or null, not {list(picked)} (M2).")
    drawn = iter(shuffled(left, rng))
    return [next(drawn) if seat is None else seat for seat in picked]


def encode(deal: Deal, players: int, options: Options) -> list[int]:
    """The deal as the compiled rules take it (`state.DEAL_SIZE` numbers)."""
    chosen = [LAYOUTS[options.layout], int(options.open_gold), options.stall_limit]
    return [players, *chosen, deal.first, *_numbers(deal.owners), *(FACE_OF[text] for text in deal.cells)]


def decode(state: MineState) -> Deal:
    """The deal that a whole state holds."""
    return Deal(
        first=state.first,
        cells=tuple(CARDS[face].text for face in state.cells),
        owners=tuple(_seats(state.owner[:COLOURS])),
    )


def _numbers(owners: Sequence[int | None]) -> list[int]:
    return [NOBODY if owner is None else owner for owner in owners]


def _seats(owner: Sequence[int]) -> list[int | None]:
    return [None if seat == NOBODY else seat for seat in owner]

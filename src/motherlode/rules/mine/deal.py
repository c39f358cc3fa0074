"""Options and deals of `mine`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.errors import BadDeal, BadOptions
from motherlode.rules.house import (
    check_switches,
    numbers_of,
    options_from,
    out_of_bounds,
    packed,
    ruling,
    switch,
    unpacked,
)
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES, FACE_OF, deck
from motherlode.rules.mine.state import CELLS, COLOURS, GRID, MORE_CARDS, NOBODY, OWNERS_OF, SCATTERED, MineState
from motherlode.rules.shuffle import Rng, shuffled

LayoutName = Literal["scattered", "grid"]
LAYOUTS: dict[LayoutName, int] = {"scattered": SCATTERED, "grid": GRID}
STALL_LIMITS = range(1, 1001)
FEWEST_CARDS = 8


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    layout: LayoutName = "scattered"
    """How the cards lie: scattered, or the simplified game's 8x8 grid (M3)."""
    open_gold: Annotated[bool, ruling("M13")] = False
    """All won gold is open to all (M13)."""
    stall_limit: Annotated[int, ruling("M15")] = 20
    """After so many turns in a row that took no card the Gold Rush begins (M15)."""
    gold_1: Annotated[int, switch("M1", range(6))] = 5
    """How many gold cards with this number play; likewise the next ones. No more than the box has."""
    gold_2: Annotated[int, switch("M1", range(8))] = 7
    gold_3: Annotated[int, switch("M1", range(8))] = 7
    gold_4: Annotated[int, switch("M1", range(6))] = 5
    dynamite: Annotated[int, switch("M1", range(6))] = 5
    """How many cards of dynamite play."""
    miners_2: Annotated[int, switch("M1", range(3))] = 2
    """How many miners with this number play in each colour; likewise the next ones."""
    miners_3: Annotated[int, switch("M1", range(3))] = 2
    miners_4: Annotated[int, switch("M1", range(3))] = 2
    miners_5: Annotated[int, switch("M1", range(2))] = 1
    worth_1: Annotated[int, switch("M12", range(21))] = 1
    """What a gold card with this number counts; likewise the next ones."""
    worth_2: Annotated[int, switch("M12", range(21))] = 2
    worth_3: Annotated[int, switch("M12", range(21))] = 3
    worth_4: Annotated[int, switch("M12", range(21))] = 4
    rush_at: Annotated[int, switch("M10", range(1, 65))] = 10
    """With so few cards the Gold Rush begins."""
    dig: Annotated[Literal["at_least", "more"], switch("M6")] = "at_least"
    """Which miner brings gold out: one with at least the gold's number, or with more."""
    equal_miners: Annotated[Literal["stay", "leave"], switch("M9")] = "stay"
    """Whether two miners of the same value both stay or both leave."""
    turn_up: Annotated[Literal["in_turn", "together"], switch("M5", ruling=True)] = "in_turn"
    """Whether the second card is chosen after the first was seen, or before."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that chance decides, in the record's spelling."""

    first: int
    cells: tuple[str, ...]
    owners: tuple[int | None, ...]


def check_options(options: Options, players: int) -> None:
    """Every option goes with every number of players; the limit must be one that play can reach (M15)."""
    if options.stall_limit not in STALL_LIMITS:
        raise out_of_bounds(
            f"'stall_limit' must be {STALL_LIMITS[0]} to {STALL_LIMITS[-1]} turns, not {options.stall_limit} (M15).",
            STALL_LIMITS,
        )
    check_switches(options)
    cards = deck(players, options)
    if len(cards) < FEWEST_CARDS:
        raise BadOptions(
            f"At least {FEWEST_CARDS} cards must lie on the table, not {len(cards)} (M1, M3).",
            "options_few_cards",
            least=FEWEST_CARDS,
            number=len(cards),
        )
    if not any(card.startswith("$") for card in cards):
        raise BadOptions(
            "There must be gold to win: leave at least one gold card in the game (M1, M12).", "options_no_gold"
        )


@lru_cache(64)
def rules_of(options: Options) -> tuple[int, ...]:
    """The house rules as the compiled rules hold them, and what follows from them (`state.RULES`)."""
    return packed([*numbers_of(options), len(deck(2, options)) - CELLS])


def options_of(state: MineState) -> Options:
    """The options of a game, from any of its states."""
    others = LAYOUT_NAMES[state.layout], bool(state.open_gold), state.stall_limit
    if not state.rules[0]:
        return Options(*others)
    named = zip(("layout", "open_gold", "stall_limit"), others, strict=True)
    options: Options = options_from(Options, unpacked(state.rules)[:MORE_CARDS], tuple(named))
    return options


LAYOUT_NAMES = tuple(LAYOUTS)
PRINTED = Options()


def check(deal: Deal, players: int, options: Options = PRINTED) -> None:
    """Refuses what is not a deal (M1 to M4)."""
    check_seat(deal.first, players, "first")
    check_deck(deal.cells, deck(players, options))
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
    return Deal(first=first, cells=tuple(shuffled(deck(players, options), rng)), owners=tuple(owners))


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
    faces = [FACE_OF[text] for text in deal.cells] + [0] * (CELLS - len(deal.cells))
    return [players, *chosen, deal.first, *_numbers(deal.owners), *faces, *rules_of(options)]


def decode(state: MineState) -> Deal:
    """The deal that a whole state holds."""
    return Deal(
        first=state.first,
        cells=tuple(CARDS[face].text for face in state.cells[: CELLS + unpacked(state.rules)[MORE_CARDS]]),
        owners=tuple(_seats(state.owner[:COLOURS])),
    )


def _numbers(owners: Sequence[int | None]) -> list[int]:
    return [NOBODY if owner is None else owner for owner in owners]


def _seats(owner: Sequence[int]) -> list[int | None]:
    return [None if seat == NOBODY else seat for seat in owner]

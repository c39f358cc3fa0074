"""Options and deals of `donkey`."""

import msgspec

from motherlode.rules.cards import Card
from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.donkey.cards import CARDS, FACE_OF, cards_of, deck
from motherlode.rules.donkey.state import COLOURS, OFFERS_OF, REMOVED, SEATS, DonkeyState
from motherlode.rules.errors import BadDeal
from motherlode.rules.shuffle import Rng, shuffled


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    open_piles: bool = False
    """All scoring piles are open to all (D7)."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that chance decides, in the record's spelling."""

    first: int
    donkeys: tuple[str, ...]
    removed: tuple[str, ...]
    draw: tuple[str, ...]


def check_options(options: Options, players: int) -> None:
    """Every option goes with every number of players."""


def check(deal: Deal, players: int) -> None:
    """Refuses what is not a deal (D1 to D6)."""
    check_seat(deal.first, players, "first")
    check_deck([*deal.donkeys, *deal.removed, *deal.draw], deck(players))
    if len(deal.donkeys) != players:
        raise BadDeal(f"'donkeys' must name one card a seat, {players} in all, not {len(deal.donkeys)} (D3).")
    starters: list[Card] = [CARDS[FACE_OF[text]] for text in deal.donkeys]
    if any(card.kind != "donkey" for card in starters) or len({card.colour for card in starters}) < players:
        raise BadDeal(f"'donkeys' must be donkeys of different colours, not {', '.join(deal.donkeys)} (D3).")
    if len(deal.removed) != REMOVED:
        raise BadDeal(f"'removed' must be {REMOVED} cards, not {len(deal.removed)} (D4).")


def shuffle(players: int, options: Options, rng: Rng, first: int | None = None) -> Deal:
    """A deal by chance; the host may name the seat that starts (D3, D4, D6)."""
    first = rng.below(players) if first is None else first
    colours = shuffled(range(COLOURS), rng)[:players]
    donkeys = [CARDS[colour].text for colour in colours]
    rest = list(deck(players))
    for donkey in donkeys:
        rest.remove(donkey)
    cards = shuffled(rest, rng)
    return Deal(
        first=first,
        donkeys=tuple(donkeys),
        removed=tuple(cards[:REMOVED]),
        draw=tuple(cards[REMOVED:]),
    )


def encode(deal: Deal, players: int, options: Options) -> list[int]:
    """The deal as the compiled rules take it (`state.DEAL_SIZE` numbers)."""
    donkeys = [FACE_OF[text] for text in deal.donkeys] + [0] * (SEATS - players)
    rest = [FACE_OF[text] for text in (*deal.removed, *deal.draw)]
    return [players, int(options.open_piles), deal.first, *donkeys, *rest]


def decode(state: DonkeyState) -> Deal:
    """The deal that a whole state holds; cards turned up together in their usual order."""
    return Deal(
        first=state.first,
        donkeys=tuple(text for seat in range(state.players) for text in cards_of(state.donkeys[seat])),
        removed=cards_of(state.removed),
        draw=tuple(text for offer in state.offers[: OFFERS_OF[state.players]] for text in cards_of(offer)),
    )

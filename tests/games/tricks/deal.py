"""Options and deals of `tricks`."""

import msgspec

from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.errors import BadDeal
from motherlode.rules.shuffle import Rng, shuffled
from tests.games.tricks.cards import cards_of, deck, set_of
from tests.games.tricks.state import DECK, HAND, SEATS, TricksState


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    double_last: bool = False
    """The last trick is 2 points (T5)."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that chance decides."""

    first: int
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]


def check_options(options: Options, players: int) -> None:
    """Every option goes with every number of players."""


def check(deal: Deal, players: int, options: Options) -> None:
    check_seat(deal.first, players, "first")
    if [len(hand) for hand in deal.hands] != [HAND] * players:
        raise BadDeal(f"'hands' must be {players} hands of {HAND} cards (T1).")
    check_deck([card for hand in (*deal.hands, deal.aside) for card in hand], deck(players))


def shuffle(players: int, options: Options, rng: Rng, first: int | None = None) -> Deal:
    """The first seat, unless it is named; then one shuffle of the deck, dealt from its front."""
    first = rng.below(players) if first is None else first
    cards = shuffled(deck(players), rng)
    hands = tuple(tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players))
    return Deal(first, hands, tuple(cards[HAND * players :]))


def encode(deal: Deal, players: int, options: Options) -> list[int]:
    hands = [set_of(hand) for hand in deal.hands] + [0] * (SEATS - players)
    return [players, int(options.double_last), deal.first, *hands]


def decode(state: TricksState) -> Deal:
    hands = [state.hands[seat] | state.gone[seat] for seat in range(state.players)]
    aside = (1 << DECK) - 1 & ~sum(hands)
    return Deal(state.first, tuple(map(cards_of, hands)), cards_of(aside))

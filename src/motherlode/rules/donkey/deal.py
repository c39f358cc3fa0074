"""Options and deals of `donkey`."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from motherlode.rules.cards import Card
from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.donkey.cards import CARDS, FACE_OF, cards_of, deck
from motherlode.rules.donkey.state import (
    COLOURS,
    DONKEYS_OF,
    MAX_MOVES,
    MORE_OFFERS,
    MORE_REMOVED,
    OFFERS,
    OFFERS_OF,
    REMOVED,
    RULES,
    SEATS,
    DonkeyState,
)
from motherlode.rules.errors import BadDeal, BadOptions
from motherlode.rules.house import check_switches, numbers_of, options_from, packed, ruling, switch, unpacked
from motherlode.rules.shuffle import Rng, shuffled

GOLD_VALUES = range(1, 21)
SWITCHES = RULES - 2
"""How many numbers the options have as house rules; two that follow from them stand behind."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    open_piles: Annotated[bool, ruling("D7")] = False
    """All scoring piles are open to all (D7)."""
    donkey_value: Annotated[int, switch("D1", range(-9, 1))] = -2
    """What a donkey counts."""
    gold_3: Annotated[int, switch("D1", GOLD_VALUES)] = 3
    """What a gold card with this number counts; likewise the next ones."""
    gold_4: Annotated[int, switch("D1", GOLD_VALUES)] = 4
    gold_5: Annotated[int, switch("D1", GOLD_VALUES)] = 5
    gold_6: Annotated[int, switch("D1", GOLD_VALUES)] = 6
    gold_7: Annotated[int, switch("D1", GOLD_VALUES)] = 7
    gold_8: Annotated[int, switch("D1", GOLD_VALUES)] = 8
    donkeys: Annotated[int, switch("D2", range(4))] = 0
    """How many donkeys of each colour play; 0 for two with 2 players and three with 3."""
    offer_size: Annotated[int, switch("D5", range(4, 8))] = 5
    """How many cards are turned up at once."""
    offers: Annotated[int, switch("D5", range(OFFERS + 1))] = 0
    """How many offers there are; 0 for as many as the cards fill. The other cards leave the game unseen."""
    removed: Annotated[int, switch("D4", range(13))] = 2
    """How many cards leave the game unseen at least."""
    bonus: Annotated[Literal["before", "after", "off"], switch("D14")] = "before"
    """Whether a bonus card is taken before or after the set is put away, or none is."""
    bonus_from: Annotated[Literal["any", "left", "right"], switch("D14")] = "any"
    """Who may be robbed: any opponent, or one neighbour."""
    set_size: Annotated[int, switch("D13", range(2, 5))] = 3
    """How many cards of a colour are a set."""
    colour_ties: Annotated[Literal["each", "nobody"], switch("D20")] = "each"
    """Who puts a card on the pile when the highest total of a colour is tied."""
    start_colours: Annotated[Literal["random", "in_order"], switch("D3", ruling=True)] = "random"
    """The colours of the first donkeys: by chance, or by seats in the order of the colours."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that chance decides, in the record's spelling."""

    first: int
    donkeys: tuple[str, ...]
    removed: tuple[str, ...]
    draw: tuple[str, ...]


def check_options(options: Options, players: int) -> None:
    """House rules must fit each other and the cards of the box."""
    check_switches(options)
    values = [options.donkey_value, *gold_values(options)]
    if sorted({*values}) != values:
        raise BadOptions(
            f"Gold must count more the higher its number, and more than a donkey, not {values}: the lowest is what can"
            " be taken (D9).",
            "options_values",
        )
    largest = options.offer_size * (1 + COLOURS * (options.set_size - 1))
    if largest > MAX_MOVES:
        raise BadOptions(
            f"Offers of {options.offer_size} cards do not go with sets of {options.set_size}: a turn could have"
            f" {largest} moves, and {MAX_MOVES} is the most that a list of moves holds (D5, D13).",
            "options_moves",
            moves=largest,
            most=MAX_MOVES,
        )
    cards = _cards_to_offer(options, players)
    wanted = max(1, options.offers) * options.offer_size + options.removed
    if wanted > cards:
        raise BadOptions(
            f"{options.offers or 1} offers of {options.offer_size} cards and {options.removed} cards that leave the"
            f" game are {wanted} cards, but there are {cards} (D4, D5).",
            "options_cards",
            wanted=wanted,
            there=cards,
        )


def gold_values(options: Options) -> list[int]:
    """What gold counts, from the 3 on."""
    return [options.gold_3, options.gold_4, options.gold_5, options.gold_6, options.gold_7, options.gold_8]


def donkeys_of(options: Options, players: int) -> int:
    """How many donkeys of each colour play (D2)."""
    return options.donkeys or DONKEYS_OF[players]


def _cards_to_offer(options: Options, players: int) -> int:
    return COLOURS * (7 + donkeys_of(options, players)) - players


def offers_of(options: Options, players: int) -> int:
    """How many offers the game has: as many as the cards fill, but no more than the printed game can have (D5)."""
    filled = (_cards_to_offer(options, players) - options.removed) // options.offer_size
    return options.offers or min(OFFERS, filled)


def removed_of(options: Options, players: int) -> int:
    """How many cards leave the game unseen: all that are in no offer (D4)."""
    return _cards_to_offer(options, players) - offers_of(options, players) * options.offer_size


@lru_cache(64)
def rules_of(options: Options, players: int) -> tuple[int, ...]:
    """The house rules as the compiled rules hold them, and what follows from them (`state.RULES`)."""
    more_offers = offers_of(options, players) - OFFERS_OF[players]
    return packed([*numbers_of(options), more_offers, removed_of(options, players) - REMOVED])


def offers_in(state: DonkeyState) -> int:
    """How many offers a game has, from any of its states (D5)."""
    return OFFERS_OF[state.players] + unpacked(state.rules)[MORE_OFFERS]


def removed_in(state: DonkeyState) -> int:
    """How many cards left it unseen (D4)."""
    return REMOVED + unpacked(state.rules)[MORE_REMOVED]


def options_of(state: DonkeyState) -> Options:
    """The options of a game, from any of its states."""
    if not state.rules[0]:
        return OPEN if state.open_piles else PRINTED
    others = (("open_piles", bool(state.open_piles)),)
    options: Options = options_from(Options, unpacked(state.rules)[:SWITCHES], others)
    return options


PRINTED, OPEN = Options(), Options(open_piles=True)


def check(deal: Deal, players: int, options: Options = PRINTED) -> None:
    """Refuses what is not a deal (D1 to D6)."""
    check_seat(deal.first, players, "first")
    check_deck([*deal.donkeys, *deal.removed, *deal.draw], deck(players, options))
    if len(deal.donkeys) != players:
        raise BadDeal(f"'donkeys' must name one card a seat, {players} in all, not {len(deal.donkeys)} (D3).")
    starters: list[Card] = [CARDS[FACE_OF[text]] for text in deal.donkeys]
    if any(card.kind != "donkey" for card in starters) or len({card.colour for card in starters}) < players:
        raise BadDeal(f"'donkeys' must be donkeys of different colours, not {', '.join(deal.donkeys)} (D3).")
    in_order = tuple(card.text for card in CARDS[:players])
    if options.start_colours == "in_order" and deal.donkeys != in_order:
        raise BadDeal(f"'donkeys' must be {', '.join(in_order)}, in the order of the colours (D3).")
    removed = removed_of(options, players)
    if len(deal.removed) != removed:
        raise BadDeal(f"'removed' must be {removed} cards, not {len(deal.removed)} (D4).")


def shuffle(players: int, options: Options, rng: Rng, first: int | None = None) -> Deal:
    """A deal by chance; the host may name the seat that starts (D3, D4, D6)."""
    first = rng.below(players) if first is None else first
    in_order = options.start_colours == "in_order"
    colours = list(range(players)) if in_order else shuffled(range(COLOURS), rng)[:players]
    donkeys = [CARDS[colour].text for colour in colours]
    rest = list(deck(players, options))
    for donkey in donkeys:
        rest.remove(donkey)
    cards = shuffled(rest, rng)
    removed = removed_of(options, players)
    return Deal(
        first=first,
        donkeys=tuple(donkeys),
        removed=tuple(cards[:removed]),
        draw=tuple(cards[removed:]),
    )


def encode(deal: Deal, players: int, options: Options) -> list[int]:
    """The deal as the compiled rules take it (`state.DEAL_SIZE` numbers)."""
    donkeys = [FACE_OF[text] for text in deal.donkeys] + [0] * (SEATS - players)
    rest = [FACE_OF[text] for text in (*deal.removed, *deal.draw)]
    return [players, int(options.open_piles), deal.first, *donkeys, *filled(rest), *rules_of(options, players)]


def filled(rest: list[int]) -> list[int]:
    """The cards behind the first donkeys, with room for those of the largest deck."""
    return rest + [0] * (60 - len(rest))


def decode(state: DonkeyState) -> Deal:
    """The deal that a whole state holds; cards turned up together in their usual order."""
    return Deal(
        first=state.first,
        donkeys=tuple(text for seat in range(state.players) for text in cards_of(state.donkeys[seat])),
        removed=cards_of(state.removed),
        draw=tuple(text for offer in state.offers[: offers_in(state)] for text in cards_of(offer)),
    )

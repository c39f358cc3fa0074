"""Options and deals of `gate`."""

from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec

from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.errors import BadDeal, BadOptions
from motherlode.rules.gate.cards import CARDS, bits_of, cards_of, deck, deck_with
from motherlode.rules.gate.state import BLACK, BLACKS, HAND_SIZE, ROUNDS, RULE_BLACKS, RULE_ROUNDS, SEATS, GateState
from motherlode.rules.house import check_switches, numbers_of, options_from, packed, ruling, switch, unpacked
from motherlode.rules.shuffle import Rng, shuffled

DRAWABLE = {card.text: (card.value, number) for number, card in enumerate(CARDS[:BLACK])}
"""How high the numbered cards count in the draw for the deal: by number, then red above gold above green (G3)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    teams: bool = False
    """Seats 0 and 2 play against 1 and 3, each team with one purse (G17)."""
    choose_chip: Annotated[bool, ruling("G15")] = False
    """Who pays for red cards chooses the chip, if there is a choice (G15)."""
    draw_for_deal: Annotated[bool, ruling("G3")] = False
    """Where chance decides who deals first, everybody draws a card, and the highest deals (G3)."""
    blacks: Annotated[int, switch("G1", range(4))] = 3
    """How many black cards play."""
    chip_1: Annotated[int, switch("G2", range(0, 41, 10))] = 10
    """Which chip the first gold card takes, 0 for none; likewise the next ones."""
    chip_2: Annotated[int, switch("G2", range(0, 41, 10))] = 20
    chip_3: Annotated[int, switch("G2", range(0, 41, 10))] = 30
    chip_4: Annotated[int, switch("G2", range(0, 41, 10))] = 40
    hand_size: Annotated[int, switch("G4", range(13))] = 0
    """How many cards each player is dealt; 0 for 12, 10 and 8 cards to each of 2, 3 and 4 players."""
    rounds: Annotated[int, switch("G3", range(1, ROUNDS + 1))] = 5
    """How many rounds are played."""
    without_green: Annotated[Literal["left", "dealer"], switch("G6", ruling=True)] = "left"
    """Who starts a round in which no hand holds green: the player at the dealer's left, or the dealer."""
    lead: Annotated[Literal["must_play", "may_pass"], switch("G11", ruling=True)] = "must_play"
    """Whether who was passed by all must start a new sequence, or may leave it to the next player, who must."""
    black_as: Annotated[Literal["any", "not_held"], switch("G12", ruling=True)] = "any"
    """Whether a black card may be played as a number that the player holds itself."""
    pays: Annotated[Literal["lowest", "highest"], switch("G15", ruling=True)] = "lowest"
    """Which chip is paid for red cards, where players do not choose it."""
    ties: Annotated[Literal["shared", "chips"], switch("G16", ruling=True)] = "shared"
    """Whether tied players share the victory, or the one with more chips wins."""
    gold_counts: Annotated[Literal["cards", "players"], switch("G13", ruling=True)] = "cards"
    """Whether every gold card takes the next chip, or only the first one of each player in a round."""


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one round (G4)."""

    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str, ...]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that chance decides, in the record's spelling."""

    dealer: int
    rounds: tuple[Round, ...]
    drawn: tuple[str, ...] = ()
    """The card that each seat drew for the first deal, with the option for it; none where the dealer was named (G3)."""


def check_options(options: Options, players: int) -> None:
    """Teams are two of two players (G17)."""
    if options.teams and players != SEATS:
        raise BadOptions(f"Teams are for {SEATS} players, two against two, not for {players} (G17).", "options_teams")
    check_switches(options)
    _check_house_rules(options, players)


def _check_house_rules(options: Options, players: int) -> None:
    """They must fit each other and what is in the box."""
    cards, dealt = len(deck(players, options)), players * hand_size_of(options, players)
    if dealt > cards:
        raise BadOptions(
            f"{players} hands of {options.hand_size} are {dealt} cards, but there are {cards} (G1, G4).",
            "options_cards",
            wanted=dealt,
            there=cards,
        )
    if options.hand_size in (1, 2):
        raise BadOptions(f"A hand must have at least 3 cards, not {options.hand_size} (G4).", "options_hand", least=3)
    chips = chips_of(options)
    for value in sorted({*chips} - {0}):
        if options.rounds * chips.count(value) > ROUNDS:
            raise BadOptions(
                f"{options.rounds} rounds with {chips.count(value)} chips of {value} each need"
                f" {options.rounds * chips.count(value)} of them, but there are {ROUNDS} (G2, G4).",
                "options_chips",
                value=value,
                wanted=options.rounds * chips.count(value),
                there=ROUNDS,
            )
    if not any(chips):
        raise BadOptions("There must be chips to win: put one into at least one slot (G2).", "options_no_chips")
    if options.choose_chip and options.pays != PRINTED.pays:
        raise BadOptions(
            "Where players choose the chip that they pay, no rule says which one: leave out 'pays' (G15).",
            "options_pays",
        )


def chips_of(options: Options) -> tuple[int, int, int, int]:
    """The chip that each gold card takes in turn, 0 for none (G2, G13)."""
    return options.chip_1, options.chip_2, options.chip_3, options.chip_4


def hand_size_of(options: Options, players: int) -> int:
    """How many cards each player is dealt (G4)."""
    return options.hand_size or HAND_SIZE[players]


@lru_cache(64)
def rules_of(options: Options) -> tuple[int, ...]:
    """The house rules as the compiled rules hold them (`state.RULES`)."""
    return packed(numbers_of(options))


PRINTED = Options()


def check(deal: Deal, players: int, options: Options = PRINTED) -> None:
    """Refuses what is not a deal (G1, G3, G4)."""
    check_seat(deal.dealer, players, "dealer")
    if len(deal.rounds) != options.rounds:
        raise BadDeal(f"'rounds' must be {options.rounds} rounds, not {len(deal.rounds)} (G3).")
    for number, cards in enumerate(deal.rounds, 1):
        _check_round(cards, number, players, options)
    if deal.drawn:
        _check_drawn(deal, players)


def _check_drawn(deal: Deal, players: int) -> None:
    """Everybody drew another numbered card, and the highest deals (G3)."""
    if len(deal.drawn) != players or len({*deal.drawn}) != players or not {*deal.drawn} <= DRAWABLE.keys():
        raise BadDeal(f"'drawn' must be a different numbered card for each of {players} seats, as y7 (G3).")
    highest = highest_drawn(deal.drawn)
    if deal.dealer != highest:
        raise BadDeal(f"'dealer' must be seat {highest}, who drew the highest card, not {deal.dealer} (G3).")


def _check_round(cards: Round, number: int, players: int, options: Options) -> None:
    size = hand_size_of(options, players)
    if len(cards.hands) != players:
        raise BadDeal(f"'hands' of round {number} must be one hand a seat, {players} in all, not {len(cards.hands)}.")
    for seat, hand in enumerate(cards.hands):
        if len(hand) != size:
            raise BadDeal(
                f"Seat {seat} must get {size} cards in round {number}, not {len(hand)}:"
                f" there are {players} players (G4)."
            )
    check_deck([card for hand in (*cards.hands, cards.aside) for card in hand], deck(players, options))


def shuffle(players: int, options: Options, rng: Rng, dealer: int | None = None) -> Deal:
    """A deal by chance; the host may name the first dealer (G3, G4).

    The order of draws: the first dealer, unless named (with the option for it, one shuffle of the numbered cards, of
    which each seat in turn gets one from the front); then for each of the five rounds one shuffle of the whole deck,
    which starts out as green 0 to 10, gold 0 to 10, red 0 to 10, three black. The cards are dealt from its front.
    """
    drawn: tuple[str, ...] = ()
    if dealer is None and options.draw_for_deal:
        drawn = tuple(shuffled(list(DRAWABLE), rng)[:players])
        dealer = highest_drawn(drawn)
    dealer = rng.below(players) if dealer is None else dealer
    cards, size = deck(players, options), hand_size_of(options, players)
    rounds = [_deal_out(shuffled(cards, rng), players, size, dealer + number) for number in range(options.rounds)]
    return Deal(dealer=dealer, rounds=tuple(rounds), drawn=drawn)


def highest_drawn(drawn: tuple[str, ...]) -> int:
    """The seat that drew the highest card (G3)."""
    return max(range(len(drawn)), key=lambda seat: DRAWABLE[drawn[seat]])


def _deal_out(cards: list[str], players: int, size: int, dealer: int) -> Round:
    """Two cards at a time, from the dealer's left on; the last one of an odd hand alone (G4)."""
    hands: list[list[str]] = [[] for _ in range(players)]
    dealt = players * size
    pairs = players * (size // 2)
    for pair in range(pairs):
        hands[(dealer + 1 + pair) % players] += cards[2 * pair : 2 * pair + 2]
    for number, card in enumerate(cards[2 * pairs : dealt]):
        hands[(dealer + 1 + number) % players].append(card)
    return Round(hands=tuple(tuple(hand) for hand in hands), aside=tuple(cards[dealt:]))


def encode(deal: Deal, players: int, options: Options) -> list[int]:
    """The deal as the compiled rules take it (`state.DEAL_SIZE` numbers)."""
    empty = [0] * (SEATS - players)
    hands = [hand for cards in deal.rounds for hand in [*map(bits_of, cards.hands), *empty]]
    hands += [0] * (ROUNDS * SEATS - len(hands))
    if deal.drawn and not options.draw_for_deal:
        raise BadDeal("'drawn' stands only in deals with the option 'draw_for_deal' (G3).")
    drawn = [DRAWABLE[card][1] for card in deal.drawn] + [-1] * (SEATS - len(deal.drawn))
    sides = sides_of(options, players)
    return [players, sides, deal.dealer, *hands, *chosen(options), *drawn, *rules_of(options)]


def sides_of(options: Options, players: int) -> int:
    """How many have a purse: every player, or each of two teams (G17)."""
    return 2 if options.teams else players


def chosen(options: Options) -> tuple[int, int]:
    """The options beside teams, as the compiled rules take them."""
    return int(options.choose_chip), int(options.draw_for_deal)


_printed = cache(Options)
"""The options of a printed game: the same for all its states, each of which is asked for them when it is shown."""


def options_of(state: GateState) -> Options:
    """The options of a game, from any of its states."""
    others = state.sides < state.players, bool(state.choose_chip), bool(state.draw_for_deal)
    if not state.rules[0]:
        return _printed(*others)
    named = zip(("teams", "choose_chip", "draw_for_deal"), others, strict=True)
    options: Options = options_from(Options, unpacked(state.rules), tuple(named))
    return options


def decode(state: GateState) -> Deal:
    """The deal that a whole state holds; the cards of a hand in their usual order."""
    blacks = BLACKS + unpacked(state.rules)[RULE_BLACKS]
    played = state.deals[: ROUNDS + unpacked(state.rules)[RULE_ROUNDS]]
    rounds = tuple(_round(hands[: state.players], blacks) for hands in played)
    return Deal(dealer=state.dealer, rounds=rounds, drawn=drawn_of(state))


def drawn_of(state: GateState) -> tuple[str, ...]:
    """The card that each seat drew for the first deal; none where nobody drew (G3)."""
    return tuple([CARDS[card].text for card in state.drawn if card >= 0])


def _round(hands: list[int], blacks: int) -> Round:
    return Round(hands=tuple(map(cards_of, hands)), aside=cards_of(aside_of(hands, blacks)))


def aside_of(hands: list[int], blacks: int = BLACKS) -> int:
    """The cards that are in none of a round's hands (G4)."""
    return bits_of(deck_with(blacks)) - sum(hands)

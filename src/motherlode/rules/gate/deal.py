"""Options and deals of `gate`."""

import msgspec

from motherlode.rules.checks import check_deck, check_seat
from motherlode.rules.errors import BadDeal, BadOptions
from motherlode.rules.gate.cards import CARDS, cards_of, deck, word_of
from motherlode.rules.gate.state import BLACK, HAND_SIZE, ROUNDS, SEATS, GateState
from motherlode.rules.shuffle import Rng, shuffled

DRAWABLE = {card.text: (card.value, number) for number, card in enumerate(CARDS[:BLACK])}
"""How high the numbered cards count in the draw for the deal: by number, then red above gold above green (G3)."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices fixed before play."""

    teams: bool = False
    """Seats 0 and 2 play against 1 and 3, each team with one purse (G17)."""
    choose_chip: bool = False
    """Who pays for red cards chooses the chip, if there is a choice (G15)."""
    draw_for_deal: bool = False
    """Where chance decides who deals first, everybody draws a card, and the highest deals (G3)."""


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
        raise BadOptions(f"Teams are for {SEATS} players, two against two, not for {players} (G17).")


def check(deal: Deal, players: int) -> None:
    """Refuses what is not a deal (G1, G3, G4)."""
    check_seat(deal.dealer, players, "dealer")
    if len(deal.rounds) != ROUNDS:
        raise BadDeal(f"'rounds' must be {ROUNDS} rounds, not {len(deal.rounds)} (G3).")
    for number, cards in enumerate(deal.rounds, 1):
        _check_round(cards, number, players)
    if deal.drawn:
        _check_drawn(deal, players)


def _check_drawn(deal: Deal, players: int) -> None:
    """Everybody drew another numbered card, and the highest deals (G3)."""
    if len(deal.drawn) != players or len({*deal.drawn}) != players or not {*deal.drawn} <= DRAWABLE.keys():
        raise BadDeal(f"'drawn' must be a different numbered card for each of {players} seats, as y7 (G3).")
    highest = highest_drawn(deal.drawn)
    if deal.dealer != highest:
        raise BadDeal(f"'dealer' must be seat {highest}, who drew the highest card, not {deal.dealer} (G3).")


def _check_round(cards: Round, number: int, players: int) -> None:
    if len(cards.hands) != players:
        raise BadDeal(f"'hands' of round {number} must be one hand a seat, {players} in all, not {len(cards.hands)}.")
    for seat, hand in enumerate(cards.hands):
        if len(hand) != HAND_SIZE[players]:
            raise BadDeal(
                f"Seat {seat} must get {HAND_SIZE[players]} cards in round {number}, not {len(hand)}:"
                f" there are {players} players (G4)."
            )
    check_deck([card for hand in (*cards.hands, cards.aside) for card in hand], deck(players))


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
    rounds = [_deal_out(shuffled(deck(players), rng), players, dealer + number) for number in range(ROUNDS)]
    return Deal(dealer=dealer, rounds=tuple(rounds), drawn=drawn)


def highest_drawn(drawn: tuple[str, ...]) -> int:
    """The seat that drew the highest card (G3)."""
    return max(range(len(drawn)), key=lambda seat: DRAWABLE[drawn[seat]])


def _deal_out(cards: list[str], players: int, dealer: int) -> Round:
    """Two cards at a time, from the dealer's left on (G4)."""
    hands: list[list[str]] = [[] for _ in range(players)]
    dealt = players * HAND_SIZE[players]
    for pair in range(dealt // 2):
        hands[(dealer + 1 + pair) % players] += cards[2 * pair : 2 * pair + 2]
    return Round(hands=tuple(tuple(hand) for hand in hands), aside=tuple(cards[dealt:]))


def encode(deal: Deal, players: int, options: Options) -> list[int]:
    """The deal as the compiled rules take it (`state.DEAL_SIZE` numbers)."""
    empty = [0] * (SEATS - players)
    hands = [word for cards in deal.rounds for word in [*map(word_of, cards.hands), *empty]]
    if deal.drawn and not options.draw_for_deal:
        raise BadDeal("'drawn' stands only in deals with the option 'draw_for_deal' (G3).")
    drawn = [DRAWABLE[card][1] for card in deal.drawn] + [-1] * (SEATS - len(deal.drawn))
    return [players, 2 if options.teams else players, deal.dealer, *hands, *numbers_of(options), *drawn]


def numbers_of(options: Options) -> tuple[int, int]:
    """The options beside teams, as the compiled rules take them."""
    return int(options.choose_chip), int(options.draw_for_deal)


def options_of(state: GateState) -> Options:
    """The options of a game, from any of its states."""
    return Options(
        teams=state.sides < state.players,
        choose_chip=bool(state.choose_chip),
        draw_for_deal=bool(state.draw_for_deal),
    )


def decode(state: GateState) -> Deal:
    """The deal that a whole state holds; the cards of a hand in their usual order."""
    rounds = tuple(_round(hands[: state.players]) for hands in state.deals)
    return Deal(dealer=state.dealer, rounds=rounds, drawn=drawn_of(state))


def drawn_of(state: GateState) -> tuple[str, ...]:
    """The card that each seat drew for the first deal; none where nobody drew (G3)."""
    return tuple([CARDS[card].text for card in state.drawn if card >= 0])


def _round(hands: list[int]) -> Round:
    return Round(hands=tuple(map(cards_of, hands)), aside=cards_of(aside_of(hands)))


def aside_of(hands: list[int]) -> int:
    """The cards that are in none of a round's hands (G4)."""
    return word_of(deck(SEATS)) - sum(hands)

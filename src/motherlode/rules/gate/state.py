"""The state of `gate` as the compiled rules hold it.

Cards are one integer: a bit for each of the 33 numbered cards (green 0 to 10, then gold, then red), and above them the
number of black cards, which are all alike. So cards are added with `+` and taken away with `-`, and nothing tells which
of the black cards these are. A card's number is `bit % 11`.
"""

from typing import Annotated

from motherlode.rules.layout import Layout

SEATS = 4
NUMBERS = 11
ROUNDS = 5
CHIPS = 4
VALUES = (10, 20, 30, 40)  # of the chips (G2)
DECK = 36
BLACKS = 3
HAND_SIZE = (0, 0, 12, 10, 8)  # by number of players (G4)

# House rules (`house.numbers_of` of the options): all are 0 in the printed game.
HOUSE, RULE_BLACKS, RULE_CHIPS, RULE_HAND, RULE_ROUNDS, RULE_GREEN = 0, 1, 2, 6, 7, 8
RULE_LEAD, RULE_BLACK, RULE_PAYS, RULE_TIES, RULE_GOLD = 9, 10, 11, 12, 13
RULES = 14
RULE_INTS = 2

ABOVE = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0)  # what follows each number upwards (G8)
BELOW = (10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)  # and downwards

# A move's code is the card's bit; black counts 11 further bits, one for each number it can be; then the pass, and the
# chips that can be paid.
# So `code % 11` is the number of every card played.
GOLD = NUMBERS
RED = 2 * NUMBERS
BLACK = 3 * NUMBERS
PASS = 4 * NUMBERS
PAY = PASS + 1
MAX_MOVES = PASS + 1

# The ways in which the sequence can go on; or the round has ended, and somebody chooses the chip to pay.
ANY, UP, DOWN, EITHER, PAYING = 0, 1, 2, 3, 4


class GateState:
    """The whole truth at one moment."""

    players: int
    sides: int
    """How many purses there are: one a player, or two in a team game (G17). A seat's purse is `seat % sides`."""
    dealer: int
    """The seat that dealt the first round."""
    round_number: int
    """From 0."""
    seat: int
    """Whose decision it is."""
    over: int
    """1 when the last round has ended."""
    kicker: int
    """The number of this round's lowest green card in any hand, -1 if there is none."""
    way: int
    """How the next card may go on: ANY number (a new sequence), UP, DOWN or EITHER. PAYING when none does."""
    last: int
    """The last card played in this round, as the code of its move; -1 before the first."""
    last_seat: int
    """Who played it; before the first card, who starts."""
    golds: int
    """How many gold cards of this round counted for the chips: all that were played, unless players count (G13)."""
    hands: Annotated[list[int], SEATS]
    """Cards. A hand is never empty while a round goes on, so an empty one is a hand that was hidden."""
    played: Annotated[list[int], SEATS]
    """The cards that each seat played in this round."""
    purse: Annotated[list[list[int]], SEATS, CHIPS]
    """How many chips of each value each side has."""
    deals: Annotated[list[list[int]], ROUNDS, SEATS]
    """Every round's hands as they are dealt, the coming ones too."""
    takers: Annotated[list[list[int]], ROUNDS, CHIPS]
    """Who took each of a round's chips with a gold card, -1 if nobody did."""
    ended_by: Annotated[list[int], ROUNDS]
    """Who ended each round, -1 before."""
    left: Annotated[list[list[int]], ROUNDS, SEATS]
    """The cards that were left in the hands when the round ended."""
    paid: Annotated[list[list[int]], ROUNDS, SEATS]
    """The value of the chip that each seat paid for red cards: 0 if there was none to pay with, -1 if none was due, or
    while the seat chooses.
    """
    choose_chip: int
    """1 if players choose the chip that they pay (G15)."""
    draw_for_deal: int
    """1 if cards are drawn for the first deal (G3)."""
    drawn: Annotated[list[int], SEATS]
    """The card that each seat drew for it; -1 where nobody drew."""
    denied: int
    """Numbers, as bits, eleven for each seat: it played black cards as these in this round, and so holds none (G12)."""
    rules: Annotated[list[int], RULE_INTS]
    """House rules, packed (`bits.rule`); 0 in the first number says that there are none."""


LAYOUT = Layout(GateState)

# The deal as numbers: players, sides, dealer, each round's four hands, then options, the cards drawn for the
# deal, and the house rules.
DEAL_PLAYERS, DEAL_SIDES, DEAL_DEALER, DEAL_HANDS = 0, 1, 2, 3
DEAL_CHOOSE = DEAL_HANDS + ROUNDS * SEATS
DEAL_DRAW = DEAL_CHOOSE + 1
DEAL_DRAWN = DEAL_DRAW + 1
DEAL_RULES = DEAL_DRAWN + SEATS
DEAL_SIZE = DEAL_RULES + RULE_INTS

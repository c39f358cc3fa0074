"""The state of `mine` as the compiled rules hold it.

A cell is a place on the table, 0 to 63 (people count places from 1). A set of cells has two halves of 32 bits, so that
no set has a sign. A face is 0 to 3 for gold 1 to 4, 4 for dynamite, then `MINER + colour * 4 + value - 2` for the
miners: gold lies below dynamite, miners above it. A cell keeps its face when its card has left: a state always holds
its deal.
"""

from typing import Annotated

from motherlode.rules.layout import Layout

SEATS = 5
COLOURS = 5
GOLD_VALUES = 4
MINER_VALUES = 4  # 2 to 5
LOWEST_MINER = 2
DYNAMITE = GOLD_VALUES
MINER = DYNAMITE + 1
FACES = MINER + COLOURS * MINER_VALUES
COPIES = (5, 7, 7, 5, 5) + (2, 2, 2, 1) * COLOURS  # by face (M1)
CELLS = 64
HALF = 32

NOBODY = -1
NO_CELL = -1
HIDDEN = -1

OWNERS_OF = (  # by number of players: the owners of five colours, before chance or choice orders them (M2)
    (NOBODY,) * COLOURS,
    (NOBODY,) * COLOURS,
    (0, 0, 1, 1, NOBODY),
    (0, 1, 2, NOBODY, NOBODY),
    (0, 1, 2, 3, NOBODY),
    (0, 1, 2, 3, 4),
)
RUSH_AT = 10

# House rules (`house.numbers_of` of the options): all are 0 in the printed game. First the copies of gold and dynamite
# by face, then those of miners by value, what gold counts by face; last how many cards fewer than printed there are.
HOUSE, RULE_COPIES, RULE_MINERS, RULE_WORTH, RULE_RUSH = 0, 1, 6, 10, 14
RULE_DIG, RULE_EQUAL, RULE_TOGETHER, MORE_CARDS = 15, 16, 17, 18
RULES = 19
RULE_INTS = 3
SCATTERED, GRID = 0, 1

# A move's code is the cell whose card is turned up.
MAX_MOVES = CELLS


class MineState:
    """The whole truth at one moment."""

    players: int
    layout: int
    """Option: SCATTERED or GRID."""
    open_gold: int
    """Option: 1 if all won gold is open to all."""
    stall_limit: int
    """Option: after so many turns in a row that took no card the Gold Rush begins."""
    seat: int
    """Whose decision it is."""
    up: int
    """The cell of the first card turned up this turn, or NO_CELL."""
    rush: int
    """1 in the Gold Rush."""
    idle: int
    """How many turns in a row took no card off the table."""
    down: Annotated[list[int], 2]
    """The cells with a face-down card: what can be turned up."""
    seen: Annotated[list[int], 2]
    """The cells whose face was turned up at least once."""
    out: Annotated[list[int], 2]
    """The cells whose card left the game and is nobody's gold."""
    won: Annotated[list[list[int]], SEATS, GOLD_VALUES]
    """How many gold cards of each value each seat won."""
    owner: Annotated[list[int], COLOURS]
    """The seat that owns each colour's miners, or NOBODY."""
    first: int
    """The seat that started."""
    cells: Annotated[list[int], CELLS]
    """The face that lies, or lay, in each cell; HIDDEN in the knowledge of a seat, and where there never was a card."""
    rules: Annotated[list[int], RULE_INTS]
    """House rules, packed (`bits.rule`); 0 in the first number says that there are none."""


LAYOUT = Layout(MineState)

# The deal as numbers: players, the options, first, an owner a colour, a face a cell, then the house rules.
DEAL_PLAYERS, DEAL_LAYOUT, DEAL_OPEN, DEAL_STALL, DEAL_FIRST, DEAL_OWNERS = 0, 1, 2, 3, 4, 5
DEAL_CELLS = DEAL_OWNERS + COLOURS
DEAL_RULES = DEAL_CELLS + CELLS
DEAL_SIZE = DEAL_RULES + RULE_INTS

"""What a seat of `mine` observes."""

from motherlode.envs.kernels.arrays import bytes_at, clear
from motherlode.envs.kernels.observation_spec import LARGEST, Feature, ObservationSpec, Row
from motherlode.rules.bits import lowest, rule
from motherlode.rules.compiled import exported_for, jit_for
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.state import (
    CELLS,
    COLOURS,
    COPIES,
    DYNAMITE,
    FACES,
    GOLD_VALUES,
    HALF,
    NO_CELL,
    NOBODY,
    RULE_TOGETHER,
    SEATS,
    MineState,
)

jit = jit_for(__name__)
exported = exported_for(__name__)

NOBODYS = SEATS + 1
SEEN = "the cards that were turned up and down again"

SPEC = ObservationSpec(
    Feature("phase", (3,), 1, "what is to be turned up: the first card, the second, or one card of the Gold Rush"),
    Feature("players", (4,), 1, "how many play: 2 to 5"),
    Feature(
        "idle_left", (1,), LARGEST, "how many turns without a card leaving begin the Gold Rush; at most 127 is shown"
    ),
    Feature("colours", (COLOURS,), NOBODYS, "who owns each colour: 1 the own seat, 2 the next, …; 6 nobody"),
    Feature("won_cards", (SEATS,), 24, "how many gold cards each seat won"),
    Feature(
        "won",
        (SEATS, GOLD_VALUES),
        7,
        "how many gold cards of each value each seat won: the own; all with `open_gold` and when the game is over",
        "what the others won",
    ),
    Feature("down", (CELLS,), 1, "where a card lies face down"),
    Feature("gold", (CELLS,), 4, "the value of the gold card that lies face up there", SEEN),
    Feature("miner", (CELLS,), 5, "the value of the miner who lies face up there", SEEN),
    Feature("colour", (CELLS,), COLOURS, "the miner's colour, from 1", SEEN),
    Feature("owner", (CELLS,), NOBODYS, "whose miner it is, as in `colours`", SEEN),
    Feature("dynamite", (CELLS,), 1, "1 for dynamite that lies face up there", SEEN),
    Feature("unseen", (FACES,), max(COPIES), "", "how many cards of each face were never turned up"),
)

PHASE, PLAYERS, IDLE_LEFT = SPEC.start["phase"], SPEC.start["players"], SPEC.start["idle_left"]
COLOURS_AT, WON_CARDS, WON = SPEC.start["colours"], SPEC.start["won_cards"], SPEC.start["won"]
DOWN, GOLD, MINER = SPEC.start["down"], SPEC.start["gold"], SPEC.start["miner"]
COLOUR, OWNER, DYNAMITE_AT = SPEC.start["colour"], SPEC.start["owner"], SPEC.start["dynamite"]
UNSEEN = SPEC.start["unseen"]
SIZE = SPEC.size


@jit
def put_phase(state: MineState, row: Row) -> None:
    if not play.is_over(state):
        row[PHASE + (2 if state.rush else 0 if state.up == NO_CELL else 1)] = 1
    row[IDLE_LEFT] = min(LARGEST, max(0, state.stall_limit - state.idle))


@jit
def put_colours(state: MineState, seat: int, row: Row) -> None:
    """Owners as seen from the seat."""
    for colour in range(COLOURS):
        owner = state.owner[colour]
        place = owner - seat if owner >= seat else owner - seat + state.players
        row[COLOURS_AT + colour] = NOBODYS if owner == NOBODY else 1 + place


@jit
def put_gold(state: MineState, seat: int, place: int, is_open: bool, row: Row) -> None:
    for value in range(GOLD_VALUES):
        cards = state.won[seat][value]
        row[WON_CARDS + place] += cards
        if is_open:
            row[WON + GOLD_VALUES * place + value] = cards


@jit
def put_down(state: MineState, row: Row) -> None:
    for half in range(2):
        cells = state.down[half]
        for bit in range(HALF):
            row[DOWN + HALF * half + bit] = cells >> bit & 1


@jit
def put_card(state: MineState, cell: int, row: Row) -> None:
    """The face of a card that was turned up."""
    face = state.cells[cell]
    if face < DYNAMITE:
        row[GOLD + cell] = play.gold_value(face)
    elif face == DYNAMITE:
        row[DYNAMITE_AT + cell] = 1
    else:
        colour = play.miner_colour(face)
        row[MINER + cell] = play.miner_value(face)
        row[COLOUR + cell] = 1 + colour
        row[OWNER + cell] = row[COLOURS_AT + colour]


@jit
def put_remembered(state: MineState, row: Row) -> None:
    """Every card that still lies there and was seen."""
    for half in range(2):
        cells = state.down[half] & state.seen[half]
        while cells:
            put_card(state, HALF * half + lowest(cells), row)
            cells &= cells - 1


@jit
def put_unseen(state: MineState, row: Row) -> None:
    """What the cards are that nobody has seen, wherever they lie."""
    for face in range(FACES):
        row[UNSEEN + face] = play.copies(state.rules, face)
    for half in range(2):
        cells = state.seen[half]
        while cells:
            row[UNSEEN + state.cells[HALF * half + lowest(cells)]] -= 1
            cells &= cells - 1


@jit
def write(state: MineState, seat: int, memory: int, row: Row) -> None:
    """What the seat sees now; with memory all that it could remember. Reads nothing that is hidden from it."""
    clear(row, SIZE)
    put_phase(state, row)
    row[PLAYERS + state.players - 2] = 1
    put_colours(state, seat, row)
    put_down(state, row)
    all_open = memory != 0 or state.open_gold != 0 or play.is_over(state)
    other = seat
    for place in range(state.players):
        put_gold(state, other, place, all_open or place == 0, row)
        other = other + 1 if other + 1 < state.players else 0
    if state.up != NO_CELL and not rule(state.rules, RULE_TOGETHER):
        put_card(state, state.up, row)
    if memory:
        put_remembered(state, row)
        put_unseen(state, row)


@exported
def observe(state: int, seat: int, memory: int, row: int) -> int:
    write(rules.at(state), seat, memory, bytes_at(row, SIZE))
    return 0

"""What a seat of `donkey` observes."""

from motherlode.envs.kernels.arrays import bytes_at, clear
from motherlode.envs.kernels.observation_spec import Feature, ObservationSpec, Row
from motherlode.rules.bits import lowest, popcount
from motherlode.rules.compiled import exported_for, jit_for
from motherlode.rules.donkey import abi as rules
from motherlode.rules.donkey import play
from motherlode.rules.donkey.state import ACTION, BONUS, COLOURS, FACES, OVER, SEATS, DonkeyState

jit = jit_for(__name__)
exported = exported_for(__name__)

SPEC = ObservationSpec(
    Feature("phase", (2,), 1, "what is to be decided: the action of a turn, or the bonus of a set"),
    Feature("set_colour", (COLOURS,), 1, "the colour of the set that is being scored"),
    Feature("players", (2,), 1, "how many play: 2 or 3"),
    Feature("seat", (SEATS,), 1, "the own seat: the actions of the bonus name seats"),
    Feature("offers_left", (1,), 11, "how many offers are still to be turned up"),
    Feature("offer", (FACES,), 3, "how many cards of each face are on offer"),
    Feature("tableau", (SEATS, FACES), 3, "how many cards of each face lie in each tableau"),
    Feature("pile_size", (SEATS,), 60, "how many cards lie in each pile"),
    Feature(
        "pile",
        (SEATS, FACES),
        3,
        "how many cards of each face lie in each pile: the own one; all with `open_piles` and when the game is over",
        "the others' piles",
    ),
)

PHASE, SET_COLOUR, PLAYERS = SPEC.start["phase"], SPEC.start["set_colour"], SPEC.start["players"]
SEAT, OFFERS_LEFT, OFFER = SPEC.start["seat"], SPEC.start["offers_left"], SPEC.start["offer"]
TABLEAU, PILE_SIZE, PILE = SPEC.start["tableau"], SPEC.start["pile_size"], SPEC.start["pile"]
SIZE = SPEC.size


@jit
def put_faces(cards: int, row: Row, place: int) -> None:
    """Counts the faces; the second copies stand 42 bits higher, the third donkeys 54."""
    while cards:
        bit = lowest(cards)
        row[place + (bit if bit < 42 else bit - 42 if bit < 54 else bit - 54)] += 1
        cards &= cards - 1


@jit
def put_seat(state: DonkeyState, seat: int, place: int, is_open: bool, row: Row) -> None:
    put_faces(state.tableau[seat], row, TABLEAU + FACES * place)
    row[PILE_SIZE + place] = popcount(state.pile[seat])
    if is_open:
        put_faces(state.pile[seat], row, PILE + FACES * place)


@jit
def write(state: DonkeyState, seat: int, memory: int, row: Row) -> None:
    """What the seat sees now; with memory all that it could remember. Reads nothing that is hidden from it."""
    clear(row, SIZE)
    if state.phase == ACTION or state.phase == BONUS:
        row[PHASE + state.phase] = 1
    if state.phase == BONUS:
        row[SET_COLOUR + state.colour] = 1
    row[PLAYERS + state.players - 2] = 1
    row[SEAT + seat] = 1
    row[OFFERS_LEFT] = play.offers(state) - state.number
    put_faces(state.offer, row, OFFER)
    all_open = memory != 0 or state.open_piles != 0 or state.phase == OVER
    other = seat
    for place in range(state.players):
        put_seat(state, other, place, all_open or place == 0, row)
        other = other + 1 if other + 1 < state.players else 0


@exported
def observe(state: int, seat: int, memory: int, row: int) -> int:
    write(rules.at(state), seat, memory, bytes_at(row, SIZE))
    return 0

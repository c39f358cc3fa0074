"""What a seat of `gate` observes."""

from motherlode.envs.kernels.arrays import bytes_at, clear
from motherlode.envs.kernels.observation_spec import Feature, ObservationSpec, Row
from motherlode.rules.bits import lowest
from motherlode.rules.compiled import exported_for, jit_for
from motherlode.rules.gate import abi as rules
from motherlode.rules.gate import play
from motherlode.rules.gate.state import BLACK, CHIPS, NUMBERS, PAYING, ROUNDS, SEATS, GateState

jit = jit_for(__name__)
exported = exported_for(__name__)

FACES = BLACK + 1
BY_FACE = "of each face: green 0 to 10, gold 0 to 10, red 0 to 10, black"

SPEC = ObservationSpec(
    Feature("round", (ROUNDS,), 1, "which round it is"),
    Feature("players", (3,), 1, "how many play: 2 to 4"),
    Feature("teams", (1,), 1, "1 if the second seat from here is a partner"),
    Feature("dealer", (SEATS,), 1, "who dealt the round"),
    Feature("kicker", (NUMBERS,), 1, "the number of the round's kicker"),
    Feature("kicker_due", (1,), 1, "1 if the kicker is still to be played"),
    Feature("last", (NUMBERS,), 1, "the number of the last card played in the round"),
    Feature("last_seat", (SEATS,), 1, "who played it"),
    Feature(
        "way", (4,), 1, "how the sequence may go on: any number, up, down, either; 0 while a chip to pay is chosen"
    ),
    Feature(
        "golds", (1,), NUMBERS, "how many gold cards of the round counted for chips: as printed, all that were played"
    ),
    Feature("hand_size", (SEATS,), 12, "how many cards each hand holds"),
    Feature("hand", (FACES,), 3, f"how many cards {BY_FACE}, the own hand holds"),
    Feature("played", (SEATS, FACES), 3, "how many cards of each face each seat played in the round"),
    Feature("chips", (SEATS, CHIPS), 5, "how many chips of 10, 20, 30 and 40 each seat, or its team, has"),
)

ROUND, PLAYERS, TEAMS, DEALER = (SPEC.start[name] for name in ("round", "players", "teams", "dealer"))
KICKER, KICKER_DUE, LAST, LAST_SEAT = (SPEC.start[name] for name in ("kicker", "kicker_due", "last", "last_seat"))
WAY, GOLDS, HAND_SIZE_AT, HAND = (SPEC.start[name] for name in ("way", "golds", "hand_size", "hand"))
PLAYED, CHIPS_AT = SPEC.start["played"], SPEC.start["chips"]
SIZE = SPEC.size


@jit
def put_faces(cards: int, row: Row, place: int) -> None:
    row[place + BLACK] = cards >> BLACK
    numbered = cards & play.NUMBERED
    while numbered:
        row[place + lowest(numbered)] = 1
        numbered &= numbered - 1


@jit
def put_table(state: GateState, seat: int, row: Row) -> None:
    """What lies open before everybody."""
    row[ROUND + state.round_number] = 1
    row[PLAYERS + state.players - 2] = 1
    row[TEAMS] = 1 if state.sides < state.players else 0
    row[DEALER + (state.dealer + state.round_number - seat + state.players) % state.players] = 1
    row[GOLDS] = state.golds
    if state.kicker >= 0:
        row[KICKER + state.kicker] = 1
        row[KICKER_DUE] = 1 if state.last < 0 else 0
    if state.last >= 0:
        row[LAST + state.last % NUMBERS] = 1
        row[LAST_SEAT + (state.last_seat - seat + state.players) % state.players] = 1
    if not state.over and state.way != PAYING:
        row[WAY + state.way] = 1


@jit
def put_seat(state: GateState, seat: int, place: int, row: Row) -> None:
    put_faces(state.played[seat], row, PLAYED + FACES * place)
    row[HAND_SIZE_AT + place] = play.hand_size(state.players, state.rules) - play.size(state.played[seat])
    for chip in range(CHIPS):
        row[CHIPS_AT + CHIPS * place + chip] = state.purse[play.side(state, seat)][chip]


@jit
def write(state: GateState, seat: int, memory: int, row: Row) -> None:
    """What the seat sees now: the table shows all that it could remember, but who passed when and past rounds."""
    clear(row, SIZE)
    put_table(state, seat, row)
    put_faces(state.hands[seat], row, HAND)
    other = seat
    for place in range(state.players):
        put_seat(state, other, place, row)
        other = other + 1 if other + 1 < state.players else 0


@exported
def observe(state: int, seat: int, memory: int, row: int) -> int:
    write(rules.at(state), seat, memory, bytes_at(row, SIZE))
    return 0

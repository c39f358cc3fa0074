"""How players of `mine` remember: what they saw fades with time and with every other card seen since, and some of it
slips to a neighbouring place before it is lost.

The strength of a memory halves every `turns` turns and every `cards` other cards seen since the card was last seen:

    strength = 0.5 ** (turns since / turns + other cards seen since / cards)

    remembered in its place     strength
    remembered beside it        confusion * (min(1, SLIP * strength) - strength)
    forgotten                   the rest

Chance is drawn once a sighting: what slipped stays where it slipped to, and what is forgotten stays forgotten, until
the card is seen again. Who sees another card where one was thought to lie knows better from then on. Cards that left
the table are not mistaken for others, whoever's memory it is.
"""

from ctypes import addressof, memmove, sizeof
from dataclasses import dataclass
from math import inf

import numpy as np

from motherlode.rules import Event, Knowledge, SplitMix64
from motherlode.rules.compiled import address_of, exported_for, ints_at
from motherlode.rules.mine import abi as rules
from motherlode.rules.mine import play
from motherlode.rules.mine.cards import FACE_OF, cells_in
from motherlode.rules.mine.events import CardLeft, Duel, Exploded, GoldFound, Struck, TurnedDown, TurnedUp
from motherlode.rules.mine.state import CELLS, HIDDEN
from motherlode.rules.mine.view import ROW

exported = exported_for(__name__)

SLIP = 4.0
"""A memory that slipped lasts until its strength is this much weaker: two half-lives more."""
ENDS_A_TURN = (Struck, Duel, Exploded, TurnedDown, GoldFound, CardLeft)
STREAMS = 1 << 40
"""Where the generator's streams for memory begin: those below are for choosing moves."""


@dataclass(frozen=True)
class Memory:
    """How well a player remembers."""

    turns: float
    """The half-life of a memory in turns."""
    cards: float
    """Its half-life in other cards seen since."""
    confusion: float
    """The share of fading memories that slip to a neighbouring place before they are lost."""

    def strength(self, turns: int, cards: int) -> float:
        """The probability that a card is remembered in its place."""
        return remembered(turns, cards, self.turns, self.cards)


def remembered(turns: int, cards: int, half_turns: float, half_cards: float) -> float:
    """How strong a memory is after turns and other cards, each with its half-life. `turn_policy.py` compiles it."""
    return float(0.5 ** (turns / half_turns + cards / half_cards))


PERFECT = Memory(inf, inf, 0.0)
CARDS_A_TURN = 1.5
"""Other cards wipe out a memory this much more slowly than turns do: each turn shows about two."""
CONFUSION = 0.2


def fading(turns: float) -> Memory:
    """A memory with a half-life of so many turns."""
    return PERFECT if turns == inf else Memory(turns, CARDS_A_TURN * turns, CONFUSION)


MEMORIES = {
    "perfect": PERFECT,
    "keen": Memory(30.0, 40.0, 0.1),
    "grandparent": Memory(12.0, 18.0, 0.2),
    "child": Memory(5.0, 8.0, 0.3),
}


@dataclass(frozen=True)
class Sighting:
    """A card as it was last seen."""

    cell: int
    face: int
    move: int
    """The number of the move that turned it up."""
    turn: int


def sightings(events: tuple[Event, ...]) -> list[Sighting]:
    """Every card that was seen, as it was last seen, the latest last."""
    seen: dict[int, Sighting] = {}
    move = turn = 0
    for event in events:
        if isinstance(event, TurnedUp):
            cell = event.place - 1
            seen.pop(cell, None)
            seen[cell] = Sighting(cell, FACE_OF[event.card], move, turn)
            move += 1
        elif isinstance(event, ENDS_A_TURN):
            turn += 1
    return list(seen.values())


def turns_made(events: tuple[Event, ...]) -> int:
    return sum(isinstance(event, ENDS_A_TURN) for event in events)


def neighbours(cell: int) -> list[int]:
    """The places beside a place, up to eight: both layouts are shown in rows of eight."""
    row, column = divmod(cell, ROW)
    rows = range(max(0, row - 1), min(CELLS // ROW, row + 2))
    columns = range(max(0, column - 1), min(ROW, column + 2))
    return [near for near in (r * ROW + c for r in rows for c in columns) if near != cell]


def place_of(sighting: Sighting, strength: float, memory: Memory, seed: int) -> int | None:
    """Where a card is thought to lie, if it is not forgotten."""
    rng = SplitMix64(seed, STREAMS + sighting.move)
    lasting, steadiness = rng.fraction(), rng.fraction()
    beside = neighbours(sighting.cell)
    slipped_to = beside[rng.below(len(beside))]
    if lasting < strength:
        return sighting.cell
    return slipped_to if steadiness < memory.confusion and lasting < SLIP * strength else None


def recall(knowledge: Knowledge, memory: Memory, seed: int) -> dict[int, int]:
    """The faces that a player thinks to know, by the cells where they are thought to lie face down."""
    down = set(cells_in(knowledge.fields.down))
    seen = sightings(knowledge.events)
    now = turns_made(knowledge.events)
    recalled: dict[int, int] = {}
    for number, sighting in enumerate(seen):
        recalled.pop(sighting.cell, None)
        if sighting.cell in down:
            strength = memory.strength(now - sighting.turn, len(seen) - 1 - number)
            place = place_of(sighting, strength, memory, seed)
            if place in down:
                recalled[place] = sighting.face
    return recalled


@exported
def believe(state: int, faces: int) -> int:
    """Makes the face-down cards of a hidden state those that are thought to lie there."""
    record = rules.at(state)
    thought = ints_at(faces, CELLS)
    for cell in range(CELLS):
        half, bit = play.half_of(cell), play.bit_of(cell)
        if record.down[half] & bit:
            record.cells[cell] = thought[cell]
            record.seen[half] &= ~bit
            if thought[cell] != HIDDEN:
                record.seen[half] |= bit
    return 0


def remember(knowledge: Knowledge, memory: Memory, seed: int) -> Knowledge:
    """What is left of a seat's knowledge in a player's memory: it may be wrong, and never contradicts itself.

    Every face that is recalled belongs to one card that does lie on the table, so no face is there too often; and every
    cell has at most one.
    """
    if memory == PERFECT:
        return knowledge
    faces = np.full(CELLS, HIDDEN, np.int64)
    for cell, face in recall(knowledge, memory, seed).items():
        faces[cell] = face
    buffer = knowledge.game.Buffer()
    memmove(buffer, knowledge.address, sizeof(buffer))
    believe(addressof(buffer), address_of(faces))
    return Knowledge(
        game=knowledge.game,
        seat=knowledge.seat,
        options=knowledge.options,
        view=knowledge.view,
        moves=knowledge.moves,
        events=knowledge.events,
        buffer=buffer,
        legal=knowledge.legal_moves(),
    )

"""The deal of `mine` as chance nodes."""

from collections.abc import Sequence
from typing import Any

from motherlode.rules.chance import Buffer, Counts, Outcomes, Truths, by_number, cards_left, evenly, place_of, rest
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES, copies_of, is_in
from motherlode.rules.mine.deal import LAYOUTS, PRINTED, Options, rules_of
from motherlode.rules.mine.state import CELLS as PLACES
from motherlode.rules.mine.state import COLOURS, FACES, LAYOUT, NO_CELL, OWNERS_OF, SEATS

SEEN, CELLS, UP = (place_of(LAYOUT, field) for field in ("seen", "cells", "up"))


class MineChance:
    """The first seat; each colour's owner; then the cells in the order in which they are first turned up."""

    most = FACES

    def __init__(self, options: Options = PRINTED) -> None:
        self._copies = copies_of(options)
        self._together = options.turn_up == "together"

    def under(self, options: Options) -> "MineChance":
        return MineChance(options)

    def total(self, players: int) -> int:
        return 1 + COLOURS + sum(self._copies)

    def due(self, buffer: Buffer) -> int:
        return 1 + COLOURS + buffer[SEEN].bit_count() + buffer[SEEN + 1].bit_count()

    def _owners(self, drawn: Sequence[int], players: int) -> Counts:
        return rest([OWNERS_OF[players].count(owner - 1) for owner in range(1 + SEATS)], drawn[1 : 1 + COLOURS])

    def _left(self, drawn: Sequence[int]) -> Counts:
        return rest(self._copies, drawn[1 + COLOURS :])

    def outcomes(self, drawn: Sequence[int], players: int) -> Outcomes:
        if not drawn:
            return evenly(range(players))
        return by_number(self._owners(drawn, players) if len(drawn) <= COLOURS else self._left(drawn))

    def name(self, drawn: Sequence[int], players: int, outcome: int) -> str:
        if not drawn:
            return f"seat {outcome} starts"
        if len(drawn) <= COLOURS:
            return f"{COLOUR_NAMES[len(drawn) - 1]} to {f'seat {outcome - 1}' if outcome else 'nobody'}"
        return f"{CARDS[outcome].text} is turned up"

    def numbers(self, drawn: Sequence[int], players: int, options: Any, codes: Sequence[int]) -> list[int]:
        owners = [*drawn[1 : 1 + COLOURS], *cards_left(self._owners(drawn, players))]
        left = cards_left(self._left(drawn))
        first_turned = dict.fromkeys(codes)
        faces = dict(zip(first_turned, drawn[1 + COLOURS :], strict=False))
        cards = sum(self._copies)
        cells = [faces[cell] if cell in faces else left.pop() for cell in range(cards)] + [0] * (PLACES - cards)
        chosen = [LAYOUTS[options.layout], int(options.open_gold), options.stall_limit]
        return [
            players,
            *chosen,
            drawn[0] if drawn else 0,
            *(owner - 1 for owner in owners),
            *cells,
            *rules_of(options),
        ]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        """Where two cards are turned up together, chance may decide both, or only the first."""
        if not self._together:
            buffer[CELLS + code] = drawn[-1]
            return
        new = [cell for cell in (buffer[UP], code) if cell != NO_CELL and not is_in(buffer[SEEN : SEEN + 2], cell)]
        for cell, face in zip(new, drawn[-len(new) :], strict=True):
            buffer[CELLS + cell] = face

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        return list(drawn)

    def orders(self, drawn: Sequence[int], players: int) -> int:
        """All see which card is turned up first."""
        return 1

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        return [
            fields.first,
            *(owner + 1 for owner in fields.owner),
            *(fields.cells[code] for code in dict.fromkeys(codes) if is_in(fields.seen, code)),
        ]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """All see every chance node."""
        return {tuple(self.read(fields, codes)): 1.0}


NODES = MineChance()

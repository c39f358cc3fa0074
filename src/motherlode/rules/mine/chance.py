"""The deal of `mine` as chance nodes."""

from collections.abc import Sequence
from typing import Any

from motherlode.rules.chance import Buffer, Counts, Outcomes, Truths, by_number, cards_left, evenly, place_of, rest
from motherlode.rules.mine.cards import CARDS, COLOUR_NAMES
from motherlode.rules.mine.deal import LAYOUTS
from motherlode.rules.mine.state import COLOURS, COPIES, FACES, LAYOUT, OWNERS_OF, SEATS

SEEN, CELLS = (place_of(LAYOUT, field) for field in ("seen", "cells"))


class MineChance:
    """The first seat; each colour's owner; then the cells in the order in which they are first turned up."""

    most = FACES

    def total(self, players: int) -> int:
        return 1 + COLOURS + sum(COPIES)

    def due(self, buffer: Buffer) -> int:
        return 1 + COLOURS + buffer[SEEN].bit_count() + buffer[SEEN + 1].bit_count()

    def _owners(self, drawn: Sequence[int], players: int) -> Counts:
        return rest([OWNERS_OF[players].count(owner - 1) for owner in range(1 + SEATS)], drawn[1 : 1 + COLOURS])

    def _left(self, drawn: Sequence[int]) -> Counts:
        return rest(COPIES, drawn[1 + COLOURS :])

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
        cells = [faces[cell] if cell in faces else left.pop() for cell in range(sum(COPIES))]
        chosen = [LAYOUTS[options.layout], int(options.open_gold), options.stall_limit]
        return [players, *chosen, drawn[0] if drawn else 0, *(owner - 1 for owner in owners), *cells]

    def settle(self, buffer: Buffer, drawn: Sequence[int], code: int) -> None:
        buffer[CELLS + code] = drawn[-1]

    def seen(self, drawn: Sequence[int], players: int, seat: int, buffer: Buffer | None) -> list[int]:
        return list(drawn)

    def read(self, fields: Any, codes: Sequence[int]) -> list[int]:
        return [
            fields.first,
            *(owner + 1 for owner in fields.owner),
            *(fields.cells[code] for code in dict.fromkeys(codes)),
        ]

    def truths(self, fields: Any, codes: Sequence[int]) -> Truths:
        """All see every chance node."""
        return {tuple(self.read(fields, codes)): 1.0}


NODES = MineChance()

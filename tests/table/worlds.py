"""Tables that a seat cannot tell apart."""

import msgspec

from motherlode.rules import SplitMix64
from motherlode.table.entries import Entry, Started, Written
from motherlode.table.table import Table
from tests.hidden import other_truth
from tests.table.seating import Sitting


def in_another_world(sitting: Sitting, seat: int, rng: SplitMix64) -> Table:
    """The same table with other cards where the seat cannot look, and another secret behind the deal."""
    assert sitting.table.play is not None
    other = other_truth(sitting.table.play.whole(), seat, rng)
    log: list[Entry] = []
    for entry in sitting.log:
        if isinstance(entry, Started):
            log.append(msgspec.structs.replace(entry, deal=msgspec.to_builtins(other.deal), record="f" * 24))
        else:
            log.append(entry)
    return Table.rebuild("code", [Written(entry, 0) for entry in log])

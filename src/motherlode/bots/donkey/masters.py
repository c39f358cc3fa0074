"""The masters of `donkey`, for two players and for three: they think further than any level, the last the furthest.

The strongest play is much further from a sensible adult's than six steps of 60 to 70 % reach.
"""

from motherlode.bots.levels import MASTERS, LevelTable, level_row

GRANDMASTER = {"iterations": 2000, "exact": True}
MASTER_TABLE = LevelTable(
    {
        "2": level_row({"iterations": 15}, GRANDMASTER, names=MASTERS),
        "3": level_row({"iterations": 250}, GRANDMASTER, names=MASTERS),
    },
    names=MASTERS,
)

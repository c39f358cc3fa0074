"""The levels of `donkey`, for two players and for three: what they see, and how far they think."""

from motherlode.bots.levels import LevelTable, level_row

EXPERT = {"iterations": 2000, "exact": True}
LEVEL_TABLE = LevelTable(
    {
        "2": level_row(
            {"attention": 0.37},
            {"attention": 0.55},
            {"attention": 0.74},
            {"attention": 0.95},
            {"iterations": 25},
            EXPERT,
        ),
        "3": level_row(
            {"attention": 0.5},
            {"attention": 0.66},
            {},
            {"iterations": 21},
            {"iterations": 135},
            EXPERT,
        ),
    }
)

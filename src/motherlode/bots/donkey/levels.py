"""The levels of `donkey`, for two players and for three: what they see, and how far they think."""

from motherlode.bots.levels import LevelTable, level_row

LEVEL_TABLE = LevelTable(
    {
        "2": level_row(
            {"attention": 0.47},
            {"attention": 0.55},
            {"attention": 0.64},
            {"attention": 0.73},
            {"attention": 0.83},
            {"attention": 0.92},
        ),
        "3": level_row(
            {"attention": 0.5},
            {"attention": 0.66},
            {"attention": 0.87},
            {"iterations": 12},
            {"iterations": 25},
            {"iterations": 80},
        ),
    }
)

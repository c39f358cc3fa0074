"""The levels of `gate`, for every kind of table: what they see, and how far they think."""

from motherlode.bots.levels import LevelTable, level_row, players_at
from motherlode.rules import Knowledge

TEAMS = "teams"
LEARNT = "learnt"
"""The temper of who plays by the weights that were learnt instead of those that were made by hand."""


def kind_of(knowledge: Knowledge) -> str:
    """How many play, or that partners do."""
    return TEAMS if knowledge.options.teams else players_at(knowledge)


EXPERT = {"iterations": 2000, "exact": True}
LEVEL_TABLE = LevelTable(
    {
        "2": level_row({"attention": 0.66}, {"attention": 0.8}, {"attention": 0.91}, {}, {"iterations": 250}, EXPERT),
        "3": level_row({"attention": 0.54}, {"attention": 0.7}, {"attention": 0.8}, {"attention": 0.91}, {}, EXPERT),
        "4": level_row({"attention": 0.54}, {"attention": 0.7}, {"attention": 0.8}, {"attention": 0.91}, {}, EXPERT),
        TEAMS: level_row(
            {"attention": 0.58},
            {"attention": 0.74},
            {"attention": 0.83},
            {"attention": 0.92},
            {"temper": LEARNT},
            EXPERT,
        ),
    },
    kind_of,
)

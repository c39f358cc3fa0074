"""The levels of `mine`, for every number of players: how well they remember, and what they think of beside points."""

from motherlode.bots.levels import Level, LevelTable, level_row

GREEDY, FAR_SIGHTED = {"temper": "greedy"}, {"temper": "far-sighted"}
EXPERT = {**FAR_SIGHTED, "exact": True}


def remembering(*turns: float) -> tuple[Level, ...]:
    """The levels of one table, by the half-lives of their memories."""
    tempers = GREEDY, GREEDY, GREEDY, FAR_SIGHTED, FAR_SIGHTED
    return level_row(*({**temper, "memory": each} for temper, each in zip(tempers, turns, strict=True)), EXPERT)


LEVEL_TABLE = LevelTable(
    {
        "2": remembering(2.1, 3.8, 7.0, 9.0, 28.0),
        "3": remembering(2.1, 3.8, 6.6, 9.5, 22.0),
        "4": remembering(2.3, 3.8, 6.5, 9.0, 25.0),
        "5": remembering(2.3, 4.0, 6.5, 9.5, 17.0),
    }
)

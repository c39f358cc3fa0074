"""The characters of `gate`: what each card is worth to them, and how their style shows.

Clara sheds red cards first and keeps black ones. Goldie wants chips. Rufus holds his cards back rather than let others
build on them. Kiki plays whatever makes her hand shorter. Hugo overlooks cards, but thinks about the others.
"""

from collections.abc import Iterator

from motherlode.bots.gate.levels import kind_of
from motherlode.bots.gate.players import PolicyBot, RoundSearchBot
from motherlode.bots.gate.policy import steady
from motherlode.bots.gate.search_model import model
from motherlode.bots.levels import CHARACTERS, Level, LevelTable, character_row
from motherlode.bots.protocol import Bot, Budget
from motherlode.rules import Knowledge, Move

# What a card is worth, a chip more, each chip before it more, a red card more, a black one, to pass, and a run left.
POLICIES = {
    "clara": steady(10, 7, 0, 6, -14, -6, -1),
    "goldie": steady(10, 13, 3, 1, -14, -4, -1),
    "rufus": steady(10, 6, 0, 4, -18, 12, -5),
    "kiki": steady(10, 6, 0, 4, 2, -8, -1),
}
SEARCHING = model(POLICIES["clara"])
OVERLOOKING = {"attention": 0.95, "iterations": 200}
CHARACTER_TABLE = LevelTable(
    {kind: character_row({}, {}, {}, {}, OVERLOOKING) for kind in ("2", "3", "4", "teams")}, kind_of, CHARACTERS
)


def with_temper(level: Level, seed: int) -> Bot:
    """A character: plays by what cards are worth to it, or searches."""
    if level.iterations:
        return RoundSearchBot(SEARCHING, seed, Budget())
    return PolicyBot(POLICIES[level.temper], seed)


def habits(knowledge: Knowledge, move: Move) -> Iterator[tuple[str, bool]]:
    """How often somebody passes though a card fits, plays black, gold and red cards where others fit, too."""
    moves = knowledge.legal_moves()
    plays = [each for each in moves if each.kind == "play"]
    if plays and len(plays) < len(moves):
        yield "passes", move.kind == "pass"
    for colour, habit in (("k", "plays-black"), ("y", "plays-gold"), ("r", "plays-red")):
        if len({each.kind == "play" and each.cards[0].text[0] == colour for each in moves}) > 1:
            yield habit, move.kind == "play" and move.cards[0].text[0] == colour

"""The characters of `mine`: what they think of, what they like beside points, and how their style shows.

Clara turns up cards that she knows. Goldie thinks of the gold of this turn. Rufus fears most what others could take,
and blows it up. Kiki loves unknown cards. Hugo forgets soon, but thinks the end through.
"""

from collections.abc import Iterator

from motherlode.bots.levels import CHARACTERS, Level, LevelTable, character_row
from motherlode.bots.mine.bot import TurnBot
from motherlode.bots.mine.memory import fading
from motherlode.bots.mine.styles import EXACT, FAR_SIGHTED, GREEDY, Style
from motherlode.bots.protocol import Bot
from motherlode.rules import Knowledge, Move
from motherlode.rules.mine.state import DYNAMITE, HIDDEN, NO_CELL

CAUTIOUS = -0.35
DARING = 0.35
WRECKING = 0.5


def afraid(remembered: Knowledge, move: Move) -> float:
    return CAUTIOUS if is_unknown(remembered, move) else 0.0


def daring(remembered: Knowledge, move: Move) -> float:
    return DARING if is_unknown(remembered, move) else 0.0


def wrecking(remembered: Knowledge, move: Move) -> float:
    return WRECKING if has_dynamite(remembered) and not is_unknown(remembered, move) else 0.0


def has_dynamite(knowledge: Knowledge) -> bool:
    """Whether the first card of the turn is dynamite: the second one will be gone, too."""
    fields = knowledge.fields
    return bool(fields.up != NO_CELL and fields.cells[fields.up] == DYNAMITE)


def is_unknown(knowledge: Knowledge, move: Move) -> bool:
    """Whether a move turns up a card that was never seen, or is forgotten."""
    return bool(knowledge.fields.cells[move.code] == HIDDEN)


STYLES = {
    "clara": FAR_SIGHTED,
    "goldie": GREEDY,
    "rufus": Style(miners=0.6, threat=1.2),
    "kiki": FAR_SIGHTED,
    "hugo": EXACT,
}
LIKINGS = {"clara": afraid, "rufus": wrecking, "kiki": daring}
REMEMBERED = character_row({"memory": 9.0}, {"memory": 14.0}, {"memory": 9.0}, {"memory": 9.0}, {"memory": 6.0})
CHARACTER_TABLE = LevelTable({str(players): REMEMBERED for players in (2, 3, 4, 5)}, names=CHARACTERS)


def with_temper(level: Level, seed: int) -> Bot:
    """A character: a style, a memory, and what it likes."""
    return TurnBot(STYLES[level.temper], fading(level.memory), seed, LIKINGS.get(level.temper))


def habits(knowledge: Knowledge, move: Move) -> Iterator[tuple[str, bool]]:
    """Where both kinds lie there: how often somebody opens with a card that was never seen, risks one as the second,
    which may be dynamite, and wrecks one that everybody has seen.
    """
    if knowledge.fields.rush or len({is_unknown(knowledge, each) for each in knowledge.legal_moves()}) == 1:
        return
    if has_dynamite(knowledge):
        yield "wrecks", not is_unknown(knowledge, move)
    else:
        opened = knowledge.fields.up != NO_CELL
        yield ("risks" if opened else "explores"), is_unknown(knowledge, move)

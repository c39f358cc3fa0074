"""The characters of `donkey`: what they like beside winning, and how their style shows.

Clara holds on to her cards and takes what lies there. Goldie wants cards of high value. Rufus takes what others wait
for. Kiki decides at first sight and exchanges whenever she can. Hugo overlooks moves, but thinks about the others.
"""

from collections.abc import Iterator

from motherlode.bots.donkey.players import finishing_moves, rate_by_table
from motherlode.bots.donkey.search_model import TABLE_MODEL
from motherlode.bots.levels import CHARACTERS, Level, LevelTable, character_row
from motherlode.bots.players import OnePlyBot, SearchBot
from motherlode.bots.protocol import Bot, Budget
from motherlode.bots.tempers import Liking, TemperedBot
from motherlode.rules import Knowledge, Move
from motherlode.rules.donkey.view import DonkeyView

PAIR = 2


def holding_on(knowledge: Knowledge, move: Move) -> float:
    return -0.03 if move.kind == "swap" else 0.0


def lively(knowledge: Knowledge, move: Move) -> float:
    return 0.025 if move.kind == "swap" else 0.0


def greedy(knowledge: Knowledge, move: Move) -> float:
    return 0.0 if move.kind == "decline" else 0.004 * move.cards[-1].value


def spiteful(knowledge: Knowledge, move: Move) -> float:
    return 0.045 if is_waited_for(knowledge, move) else 0.0


def is_waited_for(knowledge: Knowledge, move: Move) -> bool:
    """Whether a move gets a card that another player needs for a set, or breaks another's pair."""
    view = knowledge.view
    assert isinstance(view, DonkeyView)
    if move.kind == "decline":
        return False
    colour = move.cards[-1].text[0]
    others = [cards for seat, cards in enumerate(view.tableaus) if seat != knowledge.seat]
    return any(sum(card[0] == colour for card in cards) == PAIR for cards in others)


LIKINGS: dict[str, Liking] = {"clara": holding_on, "goldie": greedy, "rufus": spiteful, "kiki": lively}
CHARACTER_TABLE = LevelTable(
    {
        "2": character_row(
            {"attention": 0.69},
            {"attention": 0.75},
            {"attention": 0.74},
            {"attention": 0.74},
            {"attention": 0.63, "iterations": 25},
        ),
        "3": character_row({}, {}, {}, {}, {"attention": 0.75, "iterations": 25}),
    },
    names=CHARACTERS,
)


def with_temper(level: Level, seed: int) -> Bot:
    """A character: looks one move ahead, or searches."""
    if level.iterations:
        return SearchBot(TABLE_MODEL, seed, Budget())
    return TemperedBot(OnePlyBot(rate_by_table, seed), LIKINGS[level.temper], finishing_moves)


def habits(knowledge: Knowledge, move: Move) -> Iterator[tuple[str, bool]]:
    """How often somebody exchanges, steals what others wait for, and takes the highest card."""
    moves = knowledge.legal_moves()
    kinds = {each.kind for each in moves}
    if "swap" in kinds:
        yield "exchanges", move.kind == "swap"
    if len({is_waited_for(knowledge, each) for each in moves}) > 1:
        yield "steals", is_waited_for(knowledge, move)
    values = [each.cards[-1].value for each in moves if each.kind != "decline"]
    if len(set(values)) > 1:
        yield "takes-most", move.kind != "decline" and move.cards[-1].value == max(values)

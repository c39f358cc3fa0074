"""What a player is told in text: nothing that its seat could not know."""

from collections.abc import Iterable

from motherlode.extras import needs
from motherlode.rules import Game, Knowledge

with needs("play"):
    from motherlode.words import Words, describe_move, rules_page, tell

ENGLISH = "en"
ASK = "Answer with one of them, as it is spelled, in the last line."


def rules_text(game: Game, language: str = ENGLISH) -> str:
    """The rules in our own words, and how moves are spelled."""
    return f"{rules_page(language, game.name).strip()}\n\nA move is spelled {game.spelling.SPELLING}."


def knowledge_text(knowledge: Knowledge, language: str = ENGLISH) -> str:
    """All that happened as the seat saw it, and the table as it is now."""
    words, names, you = Words(language), names_of(knowledge), (knowledge.seat,)
    told = [tell(words, event, names, you, game=knowledge.game.name) for event in knowledge.events]
    table = "\n".join(knowledge.game.views.describe(knowledge.view))
    return f"You sit in seat {knowledge.seat}. What happened:\n{_lines(told)}\n\nThe table now:\n{table}"


def moves_text(knowledge: Knowledge, language: str = ENGLISH) -> str:
    """The legal moves, one a line: the spelling, and what it means."""
    words, names, game = Words(language), names_of(knowledge), knowledge.game.name
    moves = [move.text for move in knowledge.legal_moves()]
    return _lines(f"{text}: {describe_move(words, game, text, names)}" for text in moves)


def prompt(knowledge: Knowledge, language: str = ENGLISH, rules: bool = True) -> str:
    """What a player is asked with: the rules, what the seat knows, and what it may do."""
    parts = [knowledge_text(knowledge, language), f"Your legal moves:\n{moves_text(knowledge, language)}", ASK]
    return "\n\n".join([rules_text(knowledge.game, language), *parts] if rules else parts)


def names_of(knowledge: Knowledge) -> list[str]:
    """Seats are called by their numbers, as the table calls them."""
    return [f"Seat {seat}" for seat in range(knowledge.view.players)]


def _lines(texts: Iterable[str]) -> str:
    return "\n".join(f"- {text}" for text in texts)

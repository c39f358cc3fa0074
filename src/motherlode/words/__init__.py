"""What people read, in their language: one set of words for the browser and the terminal.

A folder a language, with the same files in each: messages in Project Fluent's form (`*.ftl`; the conventions stand at
the top of `en/game.ftl`) and the rules pages.
"""

from motherlode.languages import LANGUAGES
from motherlode.words.language import MissingWords, Words, choose, rules_page
from motherlode.words.telling import card, describe_move, join, tell, tell_refusal

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Words",
    "card",
    "choose",
    "describe_move",
    "join",
    "rules_page",
    "tell",
    "tell_refusal",
]

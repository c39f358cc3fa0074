"""The games in text, for language models: rules, what a seat knows, its legal moves, answers, and whole games.

No library of any vendor is needed: a player is a function from a text to a text.
"""

from motherlode.envs.text.answers import read_answer
from motherlode.envs.text.dialogue import Dialogue, Exchange, Speaker, play_in_text
from motherlode.envs.text.prompts import knowledge_text, moves_text, prompt, rules_text

__all__ = [
    "Dialogue",
    "Exchange",
    "Speaker",
    "knowledge_text",
    "moves_text",
    "play_in_text",
    "prompt",
    "read_answer",
    "rules_text",
]

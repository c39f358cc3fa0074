"""How a player wants to see and read it."""

from dataclasses import dataclass
from pathlib import Path

from motherlode.bots.table_bots import TableBots
from motherlode.review.advice import AdvisingBots, SeededAdvisingBots
from motherlode.words import Words


@dataclass(frozen=True)
class Preferences:
    words: Words
    plain: bool = False
    """Lines of text instead of a screen."""
    only_ascii: bool = False
    palette: str = "dark"
    database: str | None = None
    """Where games are kept, if it is not the usual place."""
    form_file: Path | None = None
    """The file that remembers what was chosen last time, if anything is to be remembered."""
    bot_seed: int | None = None
    """Bots of this seed play the same game again."""
    pace: float = 1.0
    """How long cards are shown that are turned down again: 1 is for people, 0 for those who need not see them."""

    @property
    def bots(self) -> TableBots:
        """The bots of a table at this keyboard."""
        return AdvisingBots() if self.bot_seed is None else SeededAdvisingBots(self.bot_seed)

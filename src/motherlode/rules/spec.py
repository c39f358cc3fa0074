"""The specification of a game: all that others must know of it before they play it.

A game is a folder (see `contract.py`), and its `spec.py` holds the one `SPEC`. Nobody above the rules names a game or
imports its inner modules: they ask its specification, and find through it what the game brings for them.
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal

Adapter = Literal["bots", "characters", "masters", "observation", "terminal", "hints", "achievements", "words"]
"""What a game may bring for those above the rules; each has a plain default for games that do not."""
Sides = tuple[tuple[int, ...], ...]
"""The seats that win or lose together, for everybody who can win alone."""


@dataclass(frozen=True, kw_only=True)
class ColourWishes:
    """Colours that players may pick before the deal."""

    colours: tuple[str, ...]
    each: Mapping[int, int]
    """By number of players, how many a player picks."""
    choice: str
    """What `deal.shuffle` calls the seats that picked the colours, in the order of `colours`; null where nobody did."""
    clause: str


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """One game."""

    name: str
    """A short word in small letters: it stands in records, messages and commands."""
    title: str
    """The printed game's name."""
    credit: str
    """The printed game's author, publisher and year."""
    players: range
    starter: str
    """What the deal, and the choices of `deal.shuffle`, call the seat that the host may name: `first` or `dealer`."""
    longest: Callable[[Any], int]
    """By the options, a number of moves that no game exceeds."""
    scores: tuple[int, int]
    """The fewest and the most points that a seat can end with."""
    has_secrets: bool
    """Whether a seat's view shows what the others must not see, so that a screen which several share is handed over
    between them. An own total that everybody saw growing is no such secret: it is only kept back until it is asked for.
    """
    chance: str
    """When chance decides what, in a few words."""
    information: str
    """Who knows what, in a few words."""
    house_scores: Callable[[Any], tuple[int, int]] | None = None
    """The same by the options, where house rules change it."""
    team_sides: Callable[[int, Any], Sides] | None = None
    """By the number of players and the options, who wins together, where partners can play; else everybody plays alone.
    """
    wishes: ColourWishes | None = None
    variants: tuple[tuple[int, Mapping[str, Any]], ...] = ()
    """Numbers of players and options with which it is another game to whoever studies it."""
    move_cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What messages call the cards of a move, by its kind, where it names more than one; otherwise `card`."""
    adapters: Mapping[Adapter, str] = field(default_factory=dict)
    """The modules that the game brings, by what they are for. Names, so that nothing is imported before it is needed:

    - `bots`: `BOTS`, factories by the bots' names (`bots.registry`), and `PLAYOUTS` for reviews (`bots.playouts`); else
      `random` and the general search play.
    - `characters`: `CHARACTER_TABLE` and `habits` (`bots.tempers`); else none of its bots has a temper.
    - `masters`: `MASTER_TABLE` (`bots.levels`); else nobody is stronger than the strongest level.
    - `observation`: `SPEC` and `observe` (`envs.games`); else the bits of what the seat could know are observed.
    - `terminal`: how the game is drawn and picked (`terminal.boards`); else everything is listed.
    - `hints`: `explain` and `REASONS` (`table.hints`); else a hint is the best move without a reason.
    - `achievements`: `achieved` and `NAMES` (`table.achievements`); else there are none.
    - `words`: a package with a folder for each language (`words.language`); else names and fields speak for themselves.
    """

    def score_range(self, options: Any) -> tuple[int, int]:
        """The fewest and the most points that a seat can end with under these options."""
        return self.scores if self.house_scores is None else self.house_scores(options)

    def sides(self, players: int, options: Any) -> Sides:
        """Which seats win together under these options; each seat stands in one side."""
        if self.team_sides is None:
            return tuple((seat,) for seat in range(players))
        return self.team_sides(players, options)

    def adapter(self, kind: Adapter) -> ModuleType | None:
        """The module that the game brings for this; None where it leaves it to the default."""
        name = self.adapters.get(kind)
        return None if name is None else importlib.import_module(name)

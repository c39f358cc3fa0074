"""What an experiment is: a small TOML file, read strictly, and the tables that follow from it.

A table here is one way to play: a variant of the rules, a number of players, and who plays (`Setup`). Every table plays
the deals 0, 1, 2, … of the experiment's seed until it is known well enough, or the limit is reached.
"""

import hashlib
import tomllib
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

import motherlode
from motherlode.bots import Budget
from motherlode.bots.compiled_policy import CompiledPolicy, compiled_policy
from motherlode.bots.general import BOTS as GENERAL_BOTS
from motherlode.bots.protocol import Bot
from motherlode.bots.registry import UnknownBot, bots_of, compiled_at, make_bot
from motherlode.rules import BadOptions, Game, MotherlodeError, game
from motherlode.rules.house import departures, is_printed

FORMAT: Final = "motherlode-experiment/1"
LARGEST = 64 * 1024
"""Bytes of a file; a grid needs a few lines."""
MOST_SETUPS = 240
MOST_VALUES = 64
PRINTED = "printed"
AGAINST = " against "
GENERAL: Final = "general"
OWN: Final = "own"
AUTO: Final = "auto"

PLAYED_BY = (
    "rules/**/*.py", "bots/**/*.py", "review/samples.py", "review/reviewer.py", "lab/experiment/compiled.py",
    "lab/experiment/analysis.py", "lab/experiment/playing.py",
)  # fmt: skip

Text = Annotated[str, msgspec.Meta(max_length=4000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=600)]


class BadExperiment(MotherlodeError):
    """A file that is no experiment, with the reason."""

    name = "bad_experiment"


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What a file says, and nothing that it should not say."""


class Variant(Strict, frozen=True, kw_only=True):
    """A way to change the rules, by its options."""

    name: Name
    options: dict[str, Any] = {}


class PlayLimits(Strict, frozen=True, kw_only=True):
    """How much is played, whatever is known by then."""

    deals: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1000
    """At most so many at each table."""
    at_least: Annotated[int, msgspec.Meta(ge=2, le=1_000_000)] = 100
    """Before that nothing is believed, however small an interval seems."""
    shard: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 50
    """Deals that are played, and kept, together."""


class Analysis(Strict, frozen=True, kw_only=True):
    """How closely games are looked at, for what can only be told by playing positions out."""

    every: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 4
    """One deal of so many."""
    samples: Annotated[int, msgspec.Meta(ge=8, le=4096)] = 32
    """Playouts of each position."""
    decisions: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 4
    """One decision of so many is judged, each of its moves with as many playouts."""


class PaceModel(Strict, frozen=True, kw_only=True):
    """How long people take: a model, not a measurement. A move takes `handle` seconds, and `think` seconds more for
    every doubling of the moves to choose from (Hick's law); a game takes `setup` seconds to begin.
    """

    setup: Seconds = 60.0
    handle: Seconds = 3.0
    think: Seconds = 1.5


class Setup(Strict, frozen=True, kw_only=True):
    """One table: what is played by whom."""

    game: str
    variant: str
    """What the experiment calls the rules."""
    options: dict[str, Any]
    players: int
    levels: str
    bots: Literal["own", "general"]
    iterations: int
    seed: int
    look: Analysis | None
    """None where nothing is measured that needs it."""
    events: bool
    """Whether it is counted how often each rule comes into play."""

    @property
    def rules(self) -> Game:
        return game(self.game)

    @property
    def house(self) -> dict[str, Any]:
        """What differs from the printed rules, or from our rulings."""
        return departures(self.rules.options(self.players, self.options))

    @property
    def lineup(self) -> tuple[str, ...]:
        """Who plays; they sit in this order, or turned by some seats."""
        one, _, others = self.levels.partition(AGAINST)
        if not others:
            return (one,) * self.players
        team = self.rules.sides(self.players, self.options)[0]
        return tuple(one if seat in team else others for seat in range(self.players))

    @cached_property
    def sides(self) -> int:
        """How many can win on their own: partners are one side."""
        return len(self.rules.sides(self.players, self.options))

    @property
    def rotations(self) -> int:
        """How often each deal is played, so that every player had every seat."""
        return self.sides if AGAINST in self.levels else 1

    @property
    def budget(self) -> Budget:
        return Budget(iterations=self.iterations) if self.iterations else Budget()

    def bot(self, name: str, seed: int) -> Bot:
        """A player; where variants are compared, one that knows no more of one than of the other."""
        rules = self.rules
        if self.bots == OWN:
            return make_bot(name, rules, seed)
        return GENERAL_BOTS[name](rules.under(rules.options(self.players, self.options)), seed)

    def compiled_bot(self, name: str) -> CompiledPolicy | None:
        """The same player, compiled; None where it has to think in Python."""
        if self.bots == OWN:
            return compiled_at(name, self.rules, self.players, self.options)
        return compiled_policy(self.bot(name, 0))

    @cached_property
    def digest(self) -> str:
        """What the rows of its games follow from, in short: the names of their files."""
        told = msgspec.to_builtins(self) | {"variant": "", "program": program()}
        return hashlib.sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()[:16]


@cache
def program() -> str:
    """What all games follow from besides: a hash of the sources that play them."""
    root, digest = Path(motherlode.__file__).parent, hashlib.sha256()
    for pattern in PLAYED_BY:
        for file in sorted(root.glob(pattern)):
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


class Setups(msgspec.Struct, frozen=True):
    """The tables of an experiment, and the combinations that are left out, with the reasons."""

    tables: tuple[Setup, ...]
    impossible: tuple[tuple[str, str], ...]


class Experiment(Strict, frozen=True, kw_only=True):
    """What is asked, how certain the answer must be, and where to stop."""

    format: Literal["motherlode-experiment/1"] = FORMAT
    title: Name
    about: Text = ""
    game: str
    players: Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=8)]
    levels: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=16)] = ("medium",)
    """`medium`: all play so; `hard against medium`: one, or a team, plays otherwise, in every seat by turns."""
    bots: Literal["auto", "own", "general"] = AUTO
    """`own` are the game's, `general` know the rules only; by default general ones play where rules differ."""
    iterations: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """Of the search, for each move; 0 for the level's own."""
    options: dict[str, Any] = {}
    """What all variants have in common."""
    printed: bool = True
    """Whether these options alone are played, too: what variants are compared with."""
    grid: dict[str, list[Any]] = {}
    """Switches with their values: every combination is a variant."""
    variants: Annotated[tuple[Variant, ...], msgspec.Meta(max_length=MOST_SETUPS)] = ()
    impossible: Literal["refuse", "skip"] = "refuse"
    """What to do with a combination that the rules refuse."""
    measures: tuple[str, ...] = ()
    """Nothing for all."""
    certainty: dict[str, Annotated[float, msgspec.Meta(gt=0)]] = {}
    """By measure, the half of the widest 95 % interval that is small enough."""
    limits: PlayLimits = PlayLimits()
    look: Analysis = Analysis()
    pace: PaceModel = PaceModel()
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] = 1

    @property
    def measured(self) -> tuple[str, ...]:
        """The names of what is measured, in their order."""
        return tuple(name for name in MEASURES if name in self.measures) if self.measures else tuple(MEASURES)

    @property
    def needs_analysis(self) -> bool:
        return any(MEASURES[name] for name in self.measured)

    @cached_property
    def setups(self) -> Setups:
        """All tables, the printed rules first; a combination that cannot be played is refused, or left out."""
        found: list[Setup] = []
        impossible: dict[str, str] = {}
        for players, levels, variant in product(self.players, self.levels, self._variants()):
            try:
                found.append(self._setup(players, levels, variant))
            except BadOptions as error:
                if self.impossible == "refuse":
                    raise BadExperiment(
                        f"{variant.name} cannot be played by {players}: {error}"
                        ' With impossible = "skip" such combinations are left out.'
                    ) from None
                impossible[f"{variant.name}, {players}"] = str(error)
        if not found:
            raise BadExperiment("No table of this experiment can be played.")
        return Setups(tuple(found), tuple(impossible.items()))

    def _variants(self) -> Iterator[Variant]:
        if self.printed or not (self.grid or self.variants):
            yield Variant(name=PRINTED, options=self.options)
        for values in product(*self.grid.values()) if self.grid else ():
            chosen = dict(zip(self.grid, values, strict=True))
            if not self.printed or any(self._default(name) != value for name, value in chosen.items()):
                yield Variant(
                    name=", ".join(f"{name} = {_shown(value)}" for name, value in chosen.items()),
                    options=self.options | chosen,
                )
        for variant in self.variants:
            yield Variant(name=variant.name, options=self.options | variant.options)

    def _default(self, option: str) -> Any:
        """What an option is where a grid does not change it."""
        fields = {field.name: field.default for field in msgspec.structs.fields(game(self.game).deals.Options)}
        return self.options.get(option, fields.get(option))

    def _setup(self, players: int, levels: str, variant: Variant) -> Setup:
        game(self.game).options(players, variant.options)
        return Setup(
            game=self.game,
            variant=variant.name,
            options=variant.options,
            players=players,
            levels=levels,
            bots=self._bot_kind,
            iterations=self.iterations,
            seed=self.seed,
            look=self.look if self.needs_analysis else None,
            events="rules" in self.measured,
        )

    @cached_property
    def _bot_kind(self) -> Literal["own", "general"]:
        """Which bots play: the same kind at all tables, so that the rules make the difference and not the bots."""
        if self.bots == AUTO:
            return "own" if all(map(self._is_printed, self._variants())) else "general"
        return "own" if self.bots == OWN else "general"

    def _is_printed(self, variant: Variant) -> bool:
        rules = game(self.game)
        for players in rules.players:
            try:
                return is_printed(rules.options(players, variant.options))
            except BadOptions:
                continue
        return False

    def check(self) -> "Experiment":
        """Itself, if all of it can be played; else a sentence says what cannot."""
        rules = game(self.game)
        for name in (*self.measures, *self.certainty):
            if name not in MEASURES:
                raise BadExperiment(f"There is no measure {name!r}: choose from {', '.join(MEASURES)}.")
        for name in self.certainty:
            if name not in self.measured:
                raise BadExperiment(f"How certain {name!r} must be is said, but it is not measured.")
        for name, values in self.grid.items():
            if not 1 <= len(values) <= MOST_VALUES or len({repr(value) for value in values}) < len(values):
                raise BadExperiment(f"{name!r} in the grid needs 1 to {MOST_VALUES} different values.")
        self._check_size()
        self._check_names(rules)
        self.setups  # noqa: B018 - refuses what cannot be played
        return self

    def _check_size(self) -> None:
        combinations = 1
        for values in self.grid.values():
            combinations *= len(values)
        tables = (combinations + len(self.variants) + 1) * len(self.players) * len(self.levels)
        if tables > MOST_SETUPS:
            raise BadExperiment(f"This makes {tables:,} tables; {MOST_SETUPS} is the most. Choose fewer values.")

    def _check_names(self, rules: Game) -> None:
        names = [variant.name for variant in self._variants()]
        if len(set(names)) < len(names):
            raise BadExperiment(f"Two variants have the same name; {PRINTED!r} is the printed game's.")
        known = bots_of(rules) if self._bot_kind == OWN else GENERAL_BOTS
        for name in (part for levels in self.levels for part in levels.split(AGAINST, 1)):
            if name not in known:
                why = "" if self._bot_kind == OWN else " with changed rules (only bots that know no game play those)"
                raise UnknownBot(f"There is no bot {name!r} for {rules.name}{why}: choose one of {', '.join(known)}.")


MEASURES = {
    "win": False,
    "unfairness": False,
    "level": False,
    "score": False,
    "lead": False,
    "lead_spread": False,
    "moves": False,
    "minutes": False,
    "choices": False,
    "sensible": True,
    "leader_changes": False,
    "settled": False,
    "known": True,
    "luck": True,
    "ties": False,
    "tie_breaks": False,
    "kingmakers": True,
    "kingmaking": True,
    "rules": False,
}
"""What can be measured, in the order of reports; whether games must be looked at closely for it."""


def parse(text: str | bytes) -> Experiment:
    """The experiment that a TOML text describes; a sentence says what is wrong with one that does not."""
    if len(text) > LARGEST:
        raise BadExperiment(f"An experiment has at most {LARGEST:,} bytes.")
    try:
        data = tomllib.loads(text if isinstance(text, str) else text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadExperiment(f"This is no TOML: {error}.") from None
    return from_data(data)


def from_data(data: Any) -> Experiment:
    """The same from what a TOML or JSON text holds."""
    try:
        return msgspec.convert(data, Experiment).check()
    except msgspec.ValidationError as error:
        raise BadExperiment(f"This is no experiment: {error}.") from None


def _shown(value: Any) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)

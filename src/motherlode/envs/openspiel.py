"""OpenSpiel's form of the games: importing this registers each under `motherlode_` and its name.

Chance is explicit: every card that becomes known is a chance node of its own (`rules.chance`). So in games without
secrets no player knows what another one does not, and they can be had as games of perfect information.
"""

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec
import numpy as np

from motherlode.envs import checks
from motherlode.envs.checks import Rewards
from motherlode.envs.game_tree import GameTree, game_tree
from motherlode.envs.games import longest
from motherlode.envs.miniatures import Opening, miniature_of
from motherlode.extras import needs
from motherlode.rules import GAMES, Game, SplitMix64, game
from motherlode.rules.chance import HIDDEN
from motherlode.rules.record import read

with needs("research"):
    import pyspiel

PREFIX = "motherlode_"


def game_type(rules: Game, rewards: str = "win", perfect: bool = False, infostate_tensor: bool = False) -> Any:
    fields = msgspec.structs.fields(rules.deals.Options)
    options = {field.name: field.default for field in fields}
    forms = {
        "players": rules.players[0],
        "rewards": "win",
        "miniature": False,
        "tiny": False,
        "infostate_tensor": False,
    }
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"Motherlode {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if perfect else information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if rewards == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=infostate_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=forms | ({} if rules.spec.has_secrets else {"perfect": False}) | options,
    )


def game_info(tree: GameTree, rewards: str) -> Any:
    low, high = (-1.0, 1.0) if rewards == "win" else map(float, tree.game.spec.score_range(tree.options))
    return pyspiel.GameInfo(
        num_distinct_actions=len(tree.actions),
        max_chance_outcomes=max(tree.chance_nodes.most, len(tree.pasts)),
        num_players=tree.players,
        min_utility=low,
        max_utility=high,
        utility_sum=0.0 if rewards == "win" else None,
        max_game_length=longest(tree.game, tree.options),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options; `rewards` is `win` (the winners share 1, the others -1) or `points`.

    With `miniature` it goes on from a prepared position, which has players and options of its own, with `tiny` from one
    whose whole tree can be walked through, where the miniature is not small enough for that already. OpenSpiel's
    search for imperfect information wants games of that kind, its value iteration those of perfect information:
    `perfect` makes a game without secrets such a game, whose states read the same whichever way they were reached.

    Learners of OpenSpiel take the tensor of the information state where there is one. It holds every decision of a
    game, thousands of numbers, so there is one only with `infostate_tensor`; otherwise they take the observation's.
    """

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        rewards = chosen.pop("rewards", "win")
        checks.one_of("rewards", rewards, Rewards)
        perfect = chosen.pop("perfect", False)
        infostate_tensor = chosen.pop("infostate_tensor", False)
        is_small, is_tiny = chosen.pop("miniature", False), chosen.pop("tiny", False)
        opening: Opening | None = "tiny" if is_tiny else "miniature" if is_small else None
        self.tree = self._tree_of(opening, chosen, rewards == "points", perfect)
        made = game_type(self.rules, rewards, perfect, infostate_tensor), game_info(self.tree, rewards)
        super().__init__(*made, dict(params or {}))

    def _tree_of(self, opening: Opening | None, chosen: dict[str, Any], *form: bool) -> GameTree:
        """OpenSpiel fills in the defaults, so these cannot be told from a choice."""
        rules = self.rules
        players = chosen.pop("players", rules.players[0])
        options = rules.options(players, chosen)
        if opening is None:
            return game_tree(rules, players, options, None, *form)
        state = miniature_of(rules, opening)
        if players != state.players or options not in (rules.options(players), state.options):
            raise ValueError(f"The miniature of {rules.name} has players and options of its own: name none.")
        return game_tree(rules, state.players, state.options, opening, *form)

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.tree.chance_nodes.total(self.tree.players)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, wanted.perfect_recall, wanted.private_info == pyspiel.PrivateInfoType.NONE)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game; `at` says everything.

    `is_chance_node`, `legal_actions` and `observation_tensor` are what C++ makes of the other functions. They stand
    here so that a caller in Python need not go through C++ and back.
    """

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.at = spiel.tree.start

    def current_player(self) -> int:
        return self.at.player

    def is_chance_node(self) -> bool:
        return self.at.by_chance

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.at.player:
            return []
        if self.at.by_chance:
            return [outcome for outcome, _ in self.at.outcomes()]
        return [] if self.at.over else self.at.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal_actions()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        at = self.at
        seat, tree = at.player if player is None else player, at.tree
        if not 0 <= seat < tree.players:
            raise pyspiel.SpielError(f"There is no player {seat} of {tree.players} here.")
        numbers = at.features(seat, memory=False).data.tolist()  # a quarter quicker than the array's own
        return tree.one_hot[seat] + cast(list[float], numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at = self.at.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        tree = self.at.tree
        if self.at.picks_past:
            return f"way {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return tree.chance_nodes.name(self.at.drawn, tree.players, action)
        return tree.actions.names[action]

    def is_terminal(self) -> bool:
        return self.at.over

    def returns(self) -> list[float]:
        return self.at.returns() if self.at.over else [0.0] * self.at.tree.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player cannot tell from this one; the sampler is OpenSpiel's generator."""
        tree = self.at.tree
        other = self.at.determinized(player, SplitMix64(int(sampler() * (1 << 53))))
        return _play(self.get_game(), tree.order(other.drawn, other.codes))

    def __str__(self) -> str:
        if self.at.tree.is_open:
            return self.at.known()
        chance = " ".join(str(outcome) for outcome in self.at.drawn)
        return "\n".join([*self.at.lines(None), f"chance: {chance}", f"moves: {self.at.moves_text()}"])


def _play(spiel: SpielGame, actions: Iterable[int]) -> SpielState:
    """A state after actions, made one by one so that OpenSpiel knows its history."""
    state = spiel.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


class Observer:
    """What a player sees now or, with perfect recall, all that it knows; without private information what an onlooker
    sees, in text only.
    """

    def __init__(self, spiel: SpielGame, perfect_recall: bool, onlooker: bool) -> None:
        tree = spiel.tree
        self.onlooker = onlooker
        self.perfect_recall = perfect_recall
        self.tree = tree
        chance_nodes = tree.chance_nodes.total(tree.players) if perfect_recall else 0
        moves = longest(tree.game, tree.options) if perfect_recall else 0
        self.tensor = np.zeros(tree.players + tree.spec.size + chance_nodes + moves, np.float32)
        bounds = np.cumsum([tree.players, tree.spec.size, chance_nodes, moves])
        player, seen, chance, made, _ = np.split(self.tensor, bounds)
        self.dict = {"player": player, "observation": seen}
        if perfect_recall:
            self.dict |= {"chance": chance, "moves": made}

    def set_from(self, state: SpielState, player: int) -> None:
        """Chance and moves are numbers in order: 0 is nothing yet, then what is hidden, then the outcomes and actions.
        All numbers are shares of the largest one: networks that read them begin with weights for such.
        """
        self.tensor.fill(0)
        if self.onlooker:
            return
        self.dict["player"][player] = 1
        self.dict["observation"][:] = state.at.features(player, self.perfect_recall)
        if self.perfect_recall:
            seen = state.at.seen(player)
            largest = self.tree.chance_nodes.most - HIDDEN
            self.dict["chance"][: len(seen)] = (np.array(seen, np.float32) - (HIDDEN - 1)) / largest
            codes = state.at.codes
            if codes:
                made = self.tree.actions.by_code[list(codes)] + 1
                self.dict["moves"][: len(codes)] = made / len(self.tree.actions)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.onlooker:
            return "\n".join(state.at.lines(None))
        if self.perfect_recall:
            return state.at.information(player)
        return "\n".join([f"seat {player}", *state.at.lines(player)])


def start_from(state: Any) -> SpielState:
    """The state of a game that was played elsewhere, as one that was read from a record's bytes."""
    played = read(state) if isinstance(state, bytes | str) else state
    params = {"players": played.players, **msgspec.to_builtins(played.options)}
    spiel = pyspiel.load_game(PREFIX + played.game.name, params)
    tree = game_tree(played.game, played.players, played.options)
    codes = [move.code for move in played.moves]
    return _play(spiel, tree.order(tree.chance_nodes.read(played.fields, codes), codes))


_registered: dict[str, type[SpielGame]] = {}


def register_games() -> None:
    """Registers every game that OpenSpiel does not know yet: once here, and again after `motherlode.rules.register`."""
    for name in GAMES:
        if name not in _registered:
            rules = game(name)
            # A class, not a function: OpenSpiel lets go of it after the interpreter's end, when a function is freed.
            _registered[name] = type(f"{name.capitalize()}Spiel", (SpielGame,), {"rules": rules})
            pyspiel.register_game(game_type(rules), _registered[name])


register_games()

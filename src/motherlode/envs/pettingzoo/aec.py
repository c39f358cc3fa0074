"""A game as an agent-environment cycle: every decision is a step of its own, of the seat whose decision it is."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from motherlode.envs.single import Rewards, Single
from motherlode.envs.spaces import observation_space
from motherlode.rules import State, record

SEEDS = 1 << 32


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class RawEnv(AECEnv[str, Any, Any], EzPickle):  # type: ignore[misc]
    """One game at a time; seats are the agents `seat_0`, `seat_1`, …"""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        rewards: Rewards = "win",
        memory: bool = False,
        named: bool = False,
        max_cycles: int | None = None,
        version: int = 0,
    ) -> None:
        """`named` gives observations by their parts, `memory` all that a seat could remember, `max_cycles` ends the
        episode after so many decisions.
        """
        EzPickle.__init__(self, name, players, options, render_mode, rewards, memory, named, max_cycles, version)
        super().__init__()
        modes = ["ansi", "rgb_array"]
        self.metadata = {
            "render_modes": modes,
            "name": f"{name}_v{version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"render_mode must be one of {', '.join(modes)}, not {render_mode!r}.")
        self.render_mode = render_mode
        self.named = named
        self.max_cycles = max_cycles
        self.table = Single(name, _players(name, players), options, rewards, memory)
        self.possible_agents = [agent_of(seat) for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        parts, actions = self.table.parts, len(self.table.actions)
        self.observation_spaces = {agent: observation_space(parts, actions, named) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; `options={"record": …}` goes on from the end of a record's moves, `{"state": …}` from a state."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._begin(dict(options or {}))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.state.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = agent_of(self.table.state.seat or 0)

    def _begin(self, options: dict[str, Any]) -> None:
        if "record" in options:
            self.table.begin(record.read(options["record"]))
        elif "state" in options:
            self.table.begin(options["state"])
        else:
            self.table.deal(int(self._chance.integers(SEEDS)))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        row = self.table.observe(seat)
        return {"observation": self.table.parts.split(row) if self.named else row, "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        brought = self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, brought, strict=True))
        self.steps += 1
        over = self.table.state.over
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if not over:
            self.agent_selection = agent_of(self.table.state.seat or 0)
        self._accumulate_rewards()

    def render(self) -> Any:
        """What an onlooker sees."""
        if self.render_mode == "ansi":
            return str(self.table.state)
        if self.render_mode == "rgb_array":
            from motherlode.envs.picture import picture

            return picture(self.table.state)
        return None

    @property
    def game_state(self) -> State:
        """The game as the rules know it, with its moves: `record.write` makes a record of it."""
        return self.table.state


def _players(name: str, players: int | None) -> int:
    from motherlode.rules import game

    return game(name).players[0] if players is None else players


class MakeRaw(Protocol):
    def __call__(self, **options: Any) -> RawEnv: ...


class MakeEnv(Protocol):
    def __call__(self, **options: Any) -> "AECEnv[str, Any, Any]": ...


class MakeParallel(Protocol):
    def __call__(self, **options: Any) -> "ParallelEnv[str, Any, Any]": ...


class Made(NamedTuple):
    env: MakeEnv
    raw_env: MakeRaw
    parallel_env: MakeParallel


def Forms(name: str, version: int) -> Made:
    """The functions that PettingZoo's modules have. They take what `RawEnv` takes."""

    def raw_env(**options: Any) -> RawEnv:
        return RawEnv(name, version=version, **options)

    def env(**options: Any) -> "AECEnv[str, Any, Any]":
        """With PettingZoo's own checks; an illegal action ends the episode with a reward of -1, as they do it."""
        made: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
        made = wrappers.AssertOutOfBoundsWrapper(made)
        return wrappers.OrderEnforcingWrapper(made)

    def parallel_env(**options: Any) -> "ParallelEnv[str, Any, Any]":
        """All agents send an action, and only that of the seat to move counts."""
        return turn_based_aec_to_parallel(env(**options))

    return Made(env, raw_env, parallel_env)

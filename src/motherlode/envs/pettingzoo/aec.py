"""A game as an agent-environment cycle: every decision is a step of its own, of the seat whose decision it is."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np

from motherlode.envs import checks
from motherlode.envs.checks import Rewards
from motherlode.envs.encoding import Encoded, Encoding, encoder
from motherlode.envs.errors import IllegalAction
from motherlode.envs.kernels.loop import ILLEGAL_REWARD
from motherlode.envs.opponents import SeatedBot
from motherlode.envs.opponents import check as check_opponent
from motherlode.envs.render import HUMAN, MODES, check_mode, print_state, render
from motherlode.envs.single import Single
from motherlode.extras import needs
from motherlode.rules import State

with needs("research"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

    from motherlode.envs.spaces import observation_space, state_space

Illegal = Literal["penalty", "retry", "error"]
SINCE_RESET = "agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "single"
TRIED_OUT = {"options": 1}
"""What PettingZoo's own tests of an environment hand to `reset`, only to see that it takes options."""
logger = logging.getLogger("motherlode")


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class RawEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game at a time; seats are the agents `seat_0`, `seat_1`, …

    It checks by itself what PettingZoo's wrappers check, as three of them would take most of a step's time: that it was
    reset, that an action is one of the list, that it is legal, and that a loop over the agents steps.
    """

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
        illegal: Illegal = "penalty",
        wait: bool = False,
        encoding: Encoding = "ordinal",
        version: int = 0,
    ) -> None:
        """`named` gives observations by their features, `memory` all that a seat could remember, `max_cycles` ends the
        episode after so many decisions. An illegal action costs a reward of -1 and ends the episode; with
        `illegal="retry"` the seat decides again instead, and with `illegal="error"` it is an error. `wait` adds an
        action behind the game's own, the only one of seats that are not to move: so every mask can be sampled from.
        """
        super().__init__()
        check_mode(render_mode)
        checks.one_of("illegal", illegal, Illegal)
        checks.flags(named=named, wait=wait)
        self.metadata = {
            "render_modes": MODES,
            "name": f"{name}_v{version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.named = named
        self.max_cycles = None if max_cycles is None else checks.whole_number("max_cycles", max_cycles, 1)
        self.illegal = illegal
        self._game = Single(name, players, options, rewards, memory)
        self.waiting = len(self._game.actions) if wait else None
        """The action of seats that are not to move, if there is one."""
        self.possible_agents = [agent_of(seat) for seat in range(self._game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self._game.actions) + wait
        self.encoder = encoder(self._game.game, encoding)
        self._encodes = encoding != "ordinal"
        self.observation_spaces = {
            agent: observation_space(self.encoder, actions, named) for agent in self.possible_agents
        }
        self.state_space = state_space(self.encoder, self._game.players)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()

    def __copy__(self) -> "RawEnv":
        """A copy goes its own way: it never shares a game."""
        return deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; `options={"record": …}` goes on from the end of a record's moves, `{"state": …}` from a state."""
        if seed is not None:
            self._rng = np.random.default_rng(checks.seed(seed))
        self._game.reset(None if options == TRIED_OUT else options, self._rng)
        self.single = self._game
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._rewarded = False
        self._ended = False
        self._stepped = True
        self.agent_selection = agent_of(max(self.single.seat, 0))
        if self.single.over:
            self.terminations = self._end()
        if self.render_mode == HUMAN:
            print_state(self.single.state)

    def observe(self, agent: str) -> dict[str, Any]:
        seat, single = self._seats[agent], self.single
        row, mask = single.observe(seat)
        if self._encodes:
            row = self.encoder.encode(row)
        if self.waiting is not None:
            mask = np.append(mask, np.int8(seat != single.seat))
        return {"observation": self.encoder.split(row) if self.named else row, "action_mask": mask}

    def state(self) -> Encoded:
        """What all seats could remember together, for centralised critics: a row for each seat."""
        return self.encoder.encode(self.single.observe_all())

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        self._stepped = True
        if self._ended:
            self._leave(action)
            return
        brought = self._act(agent, action)
        self._cumulative_rewards[agent] = 0.0
        if brought or self._rewarded:
            self._reward(brought)
        self.steps += 1
        if self.single.over:
            self.terminations = self._end()
        elif self.steps == self.max_cycles and not self._ended:
            self.truncations = self._end()
        else:
            self.agent_selection = self.possible_agents[self.single.seat]
        if self.render_mode == HUMAN:
            print_state(self.single.state)

    def _act(self, agent: str, action: Any) -> Sequence[float]:
        """Makes the action and returns what it brings every seat, if anything."""
        number = action if type(action) is int else checks.action_number(action)
        try:
            if number == self.waiting:
                raise IllegalAction(f"Action {number} is to wait, and {agent} is to move.")
            return self.single.act(number)
        except IllegalAction as error:
            if self.illegal == "error" or not self.action_spaces[agent].contains(action):
                raise
            if self.illegal == "penalty":
                logger.warning("%s The episode ends.", error)
                self.terminations = self._end()
        return [ILLEGAL_REWARD if seat == self.single.seat else 0.0 for seat in range(self.single.players)]

    def _reward(self, brought: Sequence[float]) -> None:
        self._rewarded = bool(brought)
        self.rewards = dict(zip(self.agents, brought or [0.0] * len(self.agents), strict=True))
        self._accumulate_rewards()

    def _end(self) -> dict[str, bool]:
        """The episode ends for all agents at once."""
        self._ended = True
        return dict.fromkeys(self.agents, True)

    def _leave(self, action: Any) -> None:
        """The last step of an agent whose episode has ended."""
        if self.agents:
            self._was_dead_step(action)
        else:
            logger.warning("The episode has ended: step() does nothing before reset().")

    def bot_action(self, name: str, seed: int = 0) -> int:
        """What a bot would do as the agent to move: so bots take some of the seats of a loop over the agents."""
        check_opponent(self.single.game, name, "")
        seat = self.single.seat
        move = SeatedBot(self.single.game, name, seed)(self.single.state.knowledge(seat))
        return self.single.actions.action(move)

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """Whose decision it is, again and again; the loop must step."""
        for _ in range(max_iter):
            if not self.agents:
                return
            if not self._stepped:
                raise AssertionError("A loop over agent_iter() must call step() or reset() each time.")
            self._stepped = False
            yield self.agent_selection

    def close(self) -> None:
        """There is nothing to close."""

    def render(self) -> Any:
        """What an onlooker sees."""
        return render(self.single.state, self.render_mode)

    @property
    def game_state(self) -> State:
        """The game as the rules know it, with its moves: `record.write` makes a record of it."""
        return self.single.state


class SinceReset:
    """An attribute that there is only after `reset`, and says so. A `__getattr__` would slow down all others, too."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, env: RawEnv | None, owner: type[RawEnv]) -> Any:
        if env is None:
            return self
        raise AttributeError(f"Call reset() first: there is no {self.name} before.")


for _name in SINCE_RESET:
    setattr(RawEnv, _name, SinceReset(_name))


class ParallelForm(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """All agents send an action, and only that of the seat to move counts; the others wait."""

    def __copy__(self) -> "ParallelForm":
        """As of the environment within."""
        return deepcopy(self)


class MakeEnv(Protocol):
    def __call__(self, **options: Any) -> RawEnv: ...


class MakeParallel(Protocol):
    def __call__(self, **options: Any) -> "ParallelEnv[str, Any, Any]": ...


class EnvMakers(NamedTuple):
    env: MakeEnv
    raw_env: MakeEnv
    parallel_env: MakeParallel


def Forms(name: str, version: int) -> EnvMakers:
    """The functions that PettingZoo's modules have. They take what `RawEnv` takes."""

    def raw_env(**options: Any) -> RawEnv:
        return RawEnv(name, version=version, **options)

    def parallel_env(**options: Any) -> "ParallelEnv[str, Any, Any]":
        return ParallelForm(raw_env(wait=True, **options))

    return EnvMakers(raw_env, raw_env, parallel_env)

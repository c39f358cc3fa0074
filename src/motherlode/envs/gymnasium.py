"""Gymnasium's form of the games: one seat acts, and opponents that are given play the others.

Importing this registers every game, as `motherlode/<name>-v0`.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np

from motherlode.envs import checks
from motherlode.envs.checks import Illegal, Rewards
from motherlode.envs.encoding import Encoded, Encoding, encoder
from motherlode.envs.errors import IllegalAction
from motherlode.envs.kernels.loop import ILLEGAL_REWARD
from motherlode.envs.kernels.seat_loop import SEEDS
from motherlode.envs.opponents import Opponent, SeatedBot
from motherlode.envs.opponents import check as check_opponent
from motherlode.envs.render import HUMAN, MODES, check_mode, print_state, render
from motherlode.envs.single import Single
from motherlode.extras import needs
from motherlode.rules import GAMES, Move, State

with needs("research"):
    import gymnasium
    from gymnasium import spaces

    from motherlode.envs.spaces import observation_space, state_space


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game seen from one seat. A step is a decision of that seat and all decisions of the others that follow."""

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponent: str | Opponent | None = None,
        seat: int | None = None,
        rewards: Rewards = "win",
        memory: bool = False,
        named: bool = False,
        illegal: Illegal = "penalty",
        render_mode: str | None = None,
        encoding: Encoding = "ordinal",
    ) -> None:
        """An opponent is a bot by its name, or a function from what a seat knows to a move; without one the others play
        at random. Without a seat every game is played from a random one. An
        illegal action ends the episode with a reward of -1; with `illegal="error"` it is an error.
        """
        check_mode(render_mode)
        checks.one_of("illegal", illegal, Illegal)
        checks.flags(named=named)
        self.render_mode = render_mode
        self.single = Single(name, players, options, rewards, memory)
        check_opponent(self.single.game, opponent, "from what a seat knows to a move")
        self.opponent = opponent
        self._bots: list[Opponent] = []
        self.illegal = illegal
        self.named = named
        self.fixed_seat = None if seat is None else checks.whole_number("seat", seat, 0, self.single.players - 1)
        self.seat = self.fixed_seat or 0
        actions = len(self.single.actions)
        self.encoder = encoder(self.single.game, encoding)
        self.observation_space = observation_space(self.encoder, actions, named)
        self.state_space = state_space(self.encoder, self.single.players)
        self.action_space: spaces.Space[Any] = spaces.Discrete(actions)

    def __copy__(self) -> "SeatEnv":
        """A copy goes its own way: it never shares a game."""
        return deepcopy(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; `options={"record": …}` goes on from the end of a record's moves, `{"state": …}` from a state."""
        super().reset(seed=seed)
        self.single.reset(options, self.np_random)
        drawn = int(self.np_random.integers(self.single.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        if isinstance(self.opponent, str):
            first = int(self.np_random.integers(SEEDS))
            seats = range(self.single.players)
            self._bots = [SeatedBot(self.single.game, self.opponent, first + seat) for seat in seats]
        self._play_others()
        self._print()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            reward = self._act(checks.action_number(action))
        except IllegalAction:
            if self.illegal == "error":
                raise
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        reward += self._play_others()
        self._print()
        return self._observation(), reward, self.single.over, False, self._info()

    def _play_others(self) -> float:
        """The others' decisions until it is the own seat's again, or nobody's; returns what they bring the own seat."""
        reward = 0.0
        while not self.single.over and self.single.seat != self.seat:
            reward += self._act(self._chosen(self.single.seat))
        return reward

    def _act(self, action: int) -> float:
        """Makes an action and returns what it brings the own seat."""
        brought = self.single.act(action)
        return brought[self.seat] if brought else 0.0

    def _chosen(self, seat: int) -> int:
        """The action of another seat."""
        if self.opponent is None:
            legal = np.flatnonzero(self.single.mask(seat))
            return int(legal[self.np_random.integers(len(legal))])
        chooser = self._bots[seat] if isinstance(self.opponent, str) else self.opponent
        move = chooser(self.single.state.knowledge(seat))
        if not isinstance(move, Move | str):
            raise IllegalAction(f"The opponent in seat {seat} chose {move!r}, which is no move.")
        return self.single.actions.action(move)

    def _observation(self) -> dict[str, Any]:
        row, mask = self.single.observe(self.seat)
        encoded = self.encoder.encode(row)
        return {"observation": dict(self.encoder.split(encoded)) if self.named else encoded, "action_mask": mask}

    def state(self) -> Encoded:
        """What all seats could remember together, for centralised critics: a row for each seat."""
        return self.encoder.encode(self.single.observe_all())

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask as libraries that look for this name want it."""
        return self.single.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What an onlooker sees."""
        return render(self.single.state, self.render_mode)

    def _print(self) -> None:
        if self.render_mode == HUMAN:
            print_state(self.single.state)

    @property
    def game_state(self) -> State:
        """The game as the rules know it, with its moves: `record.write` makes a record of it."""
        return self.single.state


def register_games() -> None:
    """Registers every game that Gymnasium does not know yet: once here, and again after `motherlode.rules.register`."""
    for name in GAMES:
        if f"motherlode/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"motherlode/{name}-v0",
                "motherlode.envs.gymnasium:SeatEnv",
                vector_entry_point="motherlode.envs.gymnasium_vector:SeatVectorEnv",
                kwargs={"name": name},
            )


register_games()

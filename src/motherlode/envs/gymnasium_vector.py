"""Gymnasium's vectorised form: one seat acts in each of many games, over the compiled batch."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from motherlode.envs import checks
from motherlode.envs.actions import actions_of
from motherlode.envs.batch import Batch, Ints
from motherlode.envs.checks import Illegal, Rewards
from motherlode.envs.encoding import Encoded, Encoding, encoder
from motherlode.envs.errors import IllegalAction
from motherlode.envs.kernels import loop
from motherlode.envs.opponents import RANDOM, Policy
from motherlode.envs.opponents import check as check_opponent
from motherlode.envs.seat_batch import Flags, SeatBatch
from motherlode.envs.workers import Workers
from motherlode.extras import needs
from motherlode.rules import game
from motherlode.rules.errors import BadOptions

with needs("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from motherlode.envs.spaces import observation_space, state_space


class SeatVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many games, each seen from one seat. A step is a decision of that seat in every game, and all decisions of the
    others that follow. A game that ends begins anew in the same step; its last observation is in the infos.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponent: str | Policy | None = None,
        seat: int | None = None,
        rewards: Rewards = "win",
        memory: bool = False,
        illegal: Illegal = "penalty",
        max_cycles: int | None = None,
        copy: bool = True,
        threads: int | None = 1,
        encoding: Encoding = "ordinal",
    ) -> None:
        """Options are those of the form for one game. `opponent` plays the other seats, at random without one: a bot by
        its name, in compiled code where that is possible, or a function of arrays. `threads=None` is one a core.
        `max_cycles` truncates a game after so many decisions of the own seat; without `copy` observations are the
        environment's own memory, which the next step overwrites.
        """
        checks.one_of("rewards", rewards, Rewards)
        checks.one_of("illegal", illegal, Illegal)
        checks.flags(memory=memory, copy=copy)
        rules = game(name)
        check_opponent(rules, opponent, "of observations, masks and seats")
        self.players = rules.players[0] if players is None else players
        checked = rules.options(self.players, options)
        rules = rules.under(checked)
        self.num_envs = checks.whole_number("num_envs", num_envs, 1)
        own = None if seat is None else checks.whole_number("seat", seat, 0, self.players - 1)
        self.max_cycles = None if max_cycles is None else checks.whole_number("max_cycles", max_cycles, 1)
        self.illegal, self.copy = illegal, copy
        self.actions = actions_of(rules)
        self.encoder = encoder(rules, encoding)
        form = {"memory": memory, "points": rewards == "points", "penalty": illegal == "penalty"}
        form["keep_moves"] = SeatBatch.must_keep_moves(rules, self.players, checked, opponent)
        self._batch = Batch(rules, self.num_envs, self.players, checked, **form)
        self._games = SeatBatch(self._batch, opponent or RANDOM, own, Workers(self.num_envs, threads), self.encoder)
        self.single_observation_space = observation_space(self.encoder, len(self.actions), named=False)
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.state_space = batch_space(state_space(self.encoder, self.players), self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seats = self._batch.own
        """The own seat in every game."""
        self._decisions = np.zeros(self.num_envs, np.int64)
        self._is_sown = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games, or with `options={"reset_mask": …}` only in the places that it names."""
        super().reset(seed=None if seed is None else checks.seed(seed))
        if seed is not None or not self._is_sown:
            self._games.sow(int(self.np_random.integers(checks.SEEDS)))
            self._is_sown = True
        which = self._reset_mask(options)
        self._games.begin(which)
        self._decisions[which] = 0
        return self._observations(), self._infos(np.zeros(self.num_envs, np.bool_), self.seats)

    def _reset_mask(self, options: dict[str, Any] | None) -> Flags:
        given = checks.reset_options(options, "reset_mask").get("reset_mask")
        mask = np.ones(self.num_envs, np.bool_) if given is None else np.asarray(given)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise BadOptions(f"reset_mask must be {self.num_envs} times True or False, not {given!r}.")
        return mask

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        self._batch.chosen[:] = checks.action_numbers(actions, self.num_envs)
        if self.illegal == "error":
            wrong = loop.first_illegal(self._batch.address, self.num_envs)
            if wrong >= 0:
                raise IllegalAction(f"Game {wrong}: action {self._batch.chosen[wrong]} is not legal.")
        batch, seats = self._batch, self.seats.copy()
        self._games.step()
        rewards = batch.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        terminated = batch.done.copy()
        self._decisions += 1
        self._decisions[terminated] = 0
        truncated = self._truncate(terminated)
        infos = self._infos(terminated | truncated, seats)
        return self._observations(), rewards, terminated, truncated, infos

    def _truncate(self, terminated: Flags) -> Flags:
        """Ends the games in which the own seat has decided as often as it may."""
        batch = self._batch
        self._final_masks = np.zeros_like(batch.masks)
        if self.max_cycles is None:
            return np.zeros_like(terminated)
        cut = (self._decisions >= self.max_cycles) & ~terminated
        batch.final_rows[cut], self._final_masks[cut] = batch.rows[cut], batch.masks[cut]
        if cut.any():
            self._games.begin(cut)
            self._decisions[cut] = 0
        return cut

    def state(self) -> Encoded:
        """What all seats could remember together, for centralised critics: by game and seat."""
        return self.encoder.encode(self._batch.observe_all())

    def _observations(self) -> dict[str, Any]:
        shown = {"observation": self.encoder.encode(self._batch.rows), "action_mask": self._batch.masks}
        return {name: array.copy() if self.copy else array for name, array in shown.items()}

    def _infos(self, ended: Flags, seats: Ints) -> dict[str, Any]:
        """`seats` are the own ones before the step."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": self.seats.copy(), "_seat": everywhere}
        if ended.any():
            rows = self.encoder.encode(np.where(ended[:, None], self._batch.final_rows, 0).astype(np.int8))
            infos["final_obs"] = {"observation": rows, "action_mask": self._final_masks}
            infos["final_info"] = {"seat": seats, "_seat": ended}
            infos["_final_obs"] = infos["_final_info"] = ended
        return infos

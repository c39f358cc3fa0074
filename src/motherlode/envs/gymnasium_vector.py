"""Gymnasium's vectorised form: one seat acts in each of many games, over the compiled batch."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.envs import checks
from motherlode.envs.actions import actions_of
from motherlode.envs.batch import Batch, Ints
from motherlode.envs.checks import Illegal, Rewards
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import observation_spec
from motherlode.envs.kernels import loop
from motherlode.envs.kernels.observation_spec import Row
from motherlode.extras import needs
from motherlode.rules import game
from motherlode.rules.compiled import direct
from motherlode.rules.errors import BadOptions

with needs("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from motherlode.envs.spaces import observation_space

Policy = Callable[[Row, Row, Ints], npt.NDArray[Any]]
"""Actions from observations, masks and seats, a row for each game in which another seat is to move."""
Flags = npt.NDArray[np.bool_]


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
        opponent: Policy | None = None,
        seat: int | None = None,
        rewards: Rewards = "win",
        memory: bool = False,
        illegal: Illegal = "penalty",
        max_cycles: int | None = None,
        copy: bool = True,
    ) -> None:
        """Options are those of the form for one game. `opponent` plays the other seats, at random without one;
        `max_cycles` truncates a game after so many decisions of the own seat; without `copy` observations are the
        environment's own memory, which the next step overwrites.
        """
        checks.one_of("rewards", rewards, Rewards)
        checks.one_of("illegal", illegal, Illegal)
        checks.flags(memory=memory, copy=copy)
        if opponent is not None and not callable(opponent):
            raise BadOptions(f"opponent must be a function of observations, masks and seats, not {opponent!r}.")
        rules = game(name)
        self.players = rules.players[0] if players is None else players
        checked = rules.options(self.players, options)
        self.num_envs = checks.whole_number("num_envs", num_envs, 1)
        self.fixed_seat = None if seat is None else checks.whole_number("seat", seat, 0, self.players - 1)
        self.max_cycles = None if max_cycles is None else checks.whole_number("max_cycles", max_cycles, 1)
        self.opponent, self.illegal, self.copy = opponent, illegal, copy
        self.actions = actions_of(rules)
        form = {"memory": memory, "points": rewards == "points", "penalty": illegal == "penalty"}
        self._batch = Batch(rules, self.num_envs, self.players, checked, keep_moves=False, **form)
        self._step, self._reset = direct(self._batch.kernels.step), direct(self._batch.kernels.reset)
        self.single_observation_space = observation_space(observation_spec(rules), len(self.actions), named=False)
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seats = np.zeros(self.num_envs, np.int64)
        """The own seat in every game."""
        self._decisions = np.zeros(self.num_envs, np.int64)
        self._is_sown = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games, or with `options={"reset_mask": …}` only in the places that it names."""
        super().reset(seed=None if seed is None else checks.seed(seed))
        if seed is not None or not self._is_sown:
            self._batch.sow(int(self.np_random.integers(checks.SEEDS)))
            self._is_sown = True
        self._open_step()
        self._begin(self._reset_mask(options))
        self._play_others()
        return self._observations(), self._infos()

    def _reset_mask(self, options: dict[str, Any] | None) -> Flags:
        given = (options or {}).get("reset_mask")
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
        self._open_step()
        self._decisions += 1
        self._advance(np.ones(self.num_envs, np.bool_))
        self._play_others()
        self._truncate()
        return self._observations(), self._rewards, self._terminated, self._truncated, self._infos()

    def _open_step(self) -> None:
        """What a step tells, before anything happened."""
        self._rewards = np.zeros(self.num_envs, np.float64)
        self._terminated, self._truncated = np.zeros((2, self.num_envs), np.bool_)
        self._final_rows = np.zeros_like(self._batch.rows)
        self._final_masks = np.zeros_like(self._batch.masks)
        self._final_seats = np.zeros(self.num_envs, np.int64)

    def _begin(self, which: Flags) -> None:
        """New games in some of the places."""
        for first, last in _runs(which):
            self._reset(self._batch.address, first, last)
        self._sit_down(which)

    def _sit_down(self, which: Flags) -> None:
        """The own seat of games that are new."""
        drawn = self.np_random.integers(self.players, size=int(which.sum()))
        self.seats[which] = drawn if self.fixed_seat is None else self.fixed_seat
        self._decisions[which] = 0

    def _advance(self, which: Flags) -> None:
        """Makes the chosen actions of some games; those that end begin anew."""
        batch = self._batch
        for first, last in _runs(which):
            self._step(batch.address, first, last)
        counted = np.flatnonzero(which & ~self._terminated)
        self._rewards[counted] += batch.rewards[counted, self.seats[counted]]
        ended = which & batch.done
        for number in np.flatnonzero(ended & ~self._terminated).tolist():
            self._final_rows[number] = batch.observe_final(number, int(self.seats[number]))
            self._final_seats[number] = self.seats[number]
        self._terminated |= ended
        self._sit_down(ended)

    def _play_others(self) -> None:
        """The others' decisions until it is the own seat's in every game."""
        batch = self._batch
        while (waiting := batch.seats != self.seats).any():
            if self.opponent is None:
                for first, last in _runs(waiting):
                    loop.sample(batch.address, first, last)
            else:
                self._ask_opponent(self.opponent, np.flatnonzero(waiting))
            self._advance(waiting)

    def _ask_opponent(self, opponent: Policy, numbers: Ints) -> None:
        batch = self._batch
        given = opponent(batch.rows[numbers], batch.masks[numbers], batch.seats[numbers])
        actions = checks.action_numbers(given, len(numbers))
        inside = (actions >= 0) & (actions < len(self.actions))
        if not inside.all() or not batch.masks[numbers, actions].all():
            raise IllegalAction("The opponent chose an illegal action: it must keep to the masks.")
        batch.chosen[numbers] = actions

    def _truncate(self) -> None:
        """Ends the games in which the own seat has decided as often as it may."""
        if self.max_cycles is None:
            return
        self._truncated = (self._decisions >= self.max_cycles) & ~self._terminated
        cut = self._truncated
        self._final_rows[cut], self._final_masks[cut] = self._batch.rows[cut], self._batch.masks[cut]
        self._final_seats[cut] = self.seats[cut]
        self._begin(cut)
        self._play_others_again()

    def _play_others_again(self) -> None:
        """After a truncation: what happens in the new games is no news of the step."""
        kept = self._rewards.copy()
        self._play_others()
        self._rewards = kept

    def _observations(self) -> dict[str, Any]:
        shown = {"observation": self._batch.rows, "action_mask": self._batch.masks}
        return {name: array.copy() if self.copy else array for name, array in shown.items()}

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": self.seats.copy(), "_seat": everywhere}
        ended = self._terminated | self._truncated
        if ended.any():
            infos["final_obs"] = {"observation": self._final_rows, "action_mask": self._final_masks}
            infos["final_info"] = {"seat": self._final_seats, "_seat": ended}
            infos["_final_obs"] = infos["_final_info"] = ended
        return infos


def _runs(which: Flags) -> Iterator[tuple[int, int]]:
    """The places that are named, as ranges of neighbours."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], which, [False]]).astype(np.int8))).tolist()
    return zip(edges[::2], edges[1::2], strict=True)

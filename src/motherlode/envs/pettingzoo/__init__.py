"""PettingZoo's form of the games: `from motherlode.envs.pettingzoo import donkey_v0, mine_v0, gate_v0`."""

from motherlode.envs.pettingzoo import donkey_v0, gate_v0, mine_v0

__all__ = ["donkey_v0", "gate_v0", "mine_v0"]

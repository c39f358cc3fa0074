"""`gate` for PettingZoo."""

from motherlode.envs.pettingzoo.aec import Forms

env, raw_env, parallel_env = Forms("gate", version=0)

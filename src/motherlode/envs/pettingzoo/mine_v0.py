"""`mine` for PettingZoo."""

from motherlode.envs.pettingzoo.aec import Forms

env, raw_env, parallel_env = Forms("mine", version=0)

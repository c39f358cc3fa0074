"""`donkey` for PettingZoo."""

from motherlode.envs.pettingzoo.aec import Forms

env, raw_env, parallel_env = Forms("donkey", version=0)

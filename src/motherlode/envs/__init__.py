"""What research calls: environments over the rules, in the forms of the field's toolkits.

`VectorEnv` plays thousands of games at once. `motherlode.envs.pettingzoo`, `motherlode.envs.gymnasium` and
`motherlode.envs.openspiel` need their toolkits (the extra `research`) and are imported by name.
"""

from motherlode.envs.actions import Actions, actions_of
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import longest, observation_spec
from motherlode.envs.observe import observe
from motherlode.envs.vector import Turn, VectorEnv

__all__ = ["Actions", "IllegalAction", "Turn", "VectorEnv", "actions_of", "longest", "observation_spec", "observe"]

"""What research calls: environments over the rules, in the forms of the field's toolkits.

`VectorEnv` plays thousands of games at once. `motherlode.envs.pettingzoo`, `motherlode.envs.gymnasium` and
`motherlode.envs.openspiel` need their toolkits (the extra `research`) and are imported by name.
"""

from motherlode.envs.actions import Actions, actions_of
from motherlode.envs.encoding import Encoder, encoder
from motherlode.envs.errors import IllegalAction
from motherlode.envs.games import longest, observation_spec
from motherlode.envs.observe import legal_mask, observe, observe_all
from motherlode.envs.vector import Turn, VectorEnv

__all__ = [
    "Actions",
    "Encoder",
    "IllegalAction",
    "Turn",
    "VectorEnv",
    "actions_of",
    "encoder",
    "legal_mask",
    "longest",
    "observation_spec",
    "observe",
    "observe_all",
]

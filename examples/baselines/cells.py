"""A network for `mine`, where all cards lie alike: one small network looks at every cell, and all cells share it and
what it sums up. It takes observations as shares, as the others do; `network.py` plays it without torch.
"""

from typing import Any

import torch
from torch import nn
from torch.distributions import Categorical

from examples.baselines.network import CELLS, FACES, REST, SUM, cells

WIDTH, KEEP = 32, 3.0
"""`KEEP` is how much a memory is inclined to stay as it is when learning begins."""


class CellNetwork(nn.Module):  # type: ignore[misc]
    """With `recurrent`, every cell has a memory of its own."""

    def __init__(self, recurrent: bool = False) -> None:
        super().__init__()
        self.look, self.rest = nn.Linear(sum(map(len, FACES.values())), WIDTH), nn.Linear(len(REST), WIDTH)
        self.recall = nn.GRUCell(WIDTH, WIDTH) if recurrent else None
        if self.recall is not None:
            nn.init.constant_(self.recall.bias_hh[WIDTH : 2 * WIDTH], KEEP)
        self.more, self.pool = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.actor, self.critic = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Categorical, torch.Tensor]:
        return self.recur(torch.as_tensor(seen), torch.as_tensor(masks), torch.zeros(len(seen), CELLS, WIDTH))[:2]

    def recur(self, seen: Any, masks: Any, hidden: Any) -> tuple[Categorical, torch.Tensor, torch.Tensor]:
        """Also what each cell remembers from now on."""
        body = torch.relu(self.look(torch.from_numpy(cells(seen.numpy()))) + self.rest(seen[:, REST])[:, None])
        if self.recall is not None:
            body = hidden = self.recall(body.flatten(0, 1), hidden.flatten(0, 1)).view_as(body)
        body = torch.relu(self.more(body) + self.pool(body.sum(1) / SUM)[:, None])
        logits = self.actor(body)[..., 0].masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body.sum(1) / SUM)[:, 0], hidden

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def act(self, seen: Any, masks: Any, seats: Any = None) -> Any:
        return self(seen, masks)[0].sample().numpy()

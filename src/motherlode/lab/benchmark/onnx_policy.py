"""A network in an ONNX file as a policy. Its input is an observation, its output a score for each action.

The file's metadata may say `encoding` (`ordinal`, `share` or `planes`; `share` without it) and `memory` (`1` or `0`;
`1` without it). Where the path has `{game}` in it, every game has a file of its own.
"""

from functools import cached_property
from pathlib import Path
from typing import Any, get_args

import numpy as np

from motherlode.envs.actions import actions_of
from motherlode.envs.encoding import Encoding
from motherlode.envs.observe import legal_mask, observe
from motherlode.extras import needs
from motherlode.rules import Game, Knowledge
from motherlode.rules.errors import MotherlodeError


class BadNetwork(MotherlodeError):
    """A file that is no network for the game."""

    name = "bad_network"


class OnnxNetwork:
    """One file, opened."""

    def __init__(self, path: Path) -> None:
        with needs("onnx"):
            import onnxruntime

        self.path = path
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1  # so that sums come out the same
        try:
            self._session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        except Exception as error:  # its errors have no class of their own
            raise BadNetwork(f"{path} cannot be read as ONNX: {error}.") from None
        self._input = self._session.get_inputs()[0].name

    @cached_property
    def about(self) -> dict[str, str]:
        return dict(self._session.get_modelmeta().custom_metadata_map)

    @property
    def encoding(self) -> Any:
        encoding = self.about.get("encoding", "share")
        if encoding not in get_args(Encoding):
            raise BadNetwork(
                f"{self.path} says encoding {encoding!r}: it must be one of {', '.join(get_args(Encoding))}."
            )
        return encoding

    def scores(self, knowledge: Knowledge) -> Any:
        """A score for every action, illegal ones far below all others."""
        memory = self.about.get("memory", "1") == "1"
        row = observe(knowledge, memory=memory, encoding=self.encoding).astype(np.float32)
        try:
            scores = np.asarray(self._session.run(None, {self._input: row[None]})[0])[0]
        except Exception as error:
            raise BadNetwork(f"{self.path} does not take {len(row)} numbers: {error}.") from None
        mask = legal_mask(knowledge)
        if scores.shape != mask.shape:
            raise BadNetwork(f"{self.path} gives {scores.shape} scores, and there are {len(mask)} actions.")
        return np.where(mask, scores, -np.inf)


class OnnxPolicy:
    """The action with the highest score."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._networks: dict[str, OnnxNetwork] = {}
        if "{game}" not in self._path and not path.exists():
            raise BadNetwork(f"There is no file {path}.")

    def _network(self, game: Game) -> OnnxNetwork:
        if game.name not in self._networks:
            self._networks[game.name] = OnnxNetwork(Path(self._path.replace("{game}", game.name)))
        return self._networks[game.name]

    def choose(self, knowledge: Knowledge, seed: int) -> Any:
        return actions_of(knowledge.game).move(int(self._network(knowledge.game).scores(knowledge).argmax()))

    def close(self) -> None:
        """There is nothing to close."""

"""What the server does at a table in somebody's name: the same requests, decided as any other, without a socket."""

import asyncio

import msgspec

from motherlode.table import Refused
from motherlode.table import commands as ask
from motherlode.table.host import TableHost

PATIENCE = 10.0
"""Seconds for a table to answer."""


class _Answer(msgspec.Struct):
    kind: str
    answer: int | None = None
    name: str = ""
    sentence: str = ""


_decoder = msgspec.json.Decoder(_Answer)


class Errand:
    """Somebody who says only one thing (a `ports.Connection`)."""

    address = ""

    def __init__(self, person: str) -> None:
        self.person = person
        self.answered: asyncio.Future[_Answer] = asyncio.get_running_loop().create_future()

    def send(self, frame: bytes) -> None:
        if not self.answered.done() and (told := _decoder.decode(frame)).answer is not None:
            self.answered.set_result(told)

    def hold(self) -> None: ...
    def release(self) -> None: ...
    def hang_up(self) -> None:
        if not self.answered.done():
            self.answered.set_result(_Answer("refused", 0, "failed", "The table could not answer."))


async def run_errand(host: TableHost, person: str, command: ask.Command) -> None:
    """Has something done in somebody's name; what the table refuses is raised."""
    errand = Errand(person)
    host.hear(errand, msgspec.structs.replace(command, id=0))
    answer = await asyncio.wait_for(errand.answered, PATIENCE)
    if answer.kind == "refused":
        raise Refused(answer.name, answer.sentence)

"""Commands that the server runs at a table in the name of a person: decided as any other, without a socket."""

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


class InternalConnection:
    """A connection for one command (a `ports.Connection`): it waits for the answer, and hears nothing else."""

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


async def run_command_as(host: TableHost, person: str, command: ask.Command) -> None:
    """Runs a command in the name of a person; a refusal is raised."""
    connection = InternalConnection(person)
    host.hear(connection, msgspec.structs.replace(command, id=0))
    answer = await asyncio.wait_for(connection.answered, PATIENCE)
    if answer.kind == "refused":
        raise Refused(answer.name, answer.sentence)

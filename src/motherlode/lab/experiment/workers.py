"""Who plays shards: this thread, processes here, or a cluster of `dask.distributed` at an address.

All are executors in the sense of `concurrent.futures`, so nobody else knows the difference.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple

from motherlode.extras import needs
from motherlode.lab.arena import leave_to_parent
from motherlode.rules import MotherlodeError

ANSWER = 20
"""How long a cluster may take to answer at all."""
RETRIES = 10
"""How often a shard is given out again whose worker was lost."""


class NoCluster(MotherlodeError):
    """An address at which no cluster answers."""

    name = "no_cluster"


class ShardWorkers(NamedTuple):
    """An executor, and how many shards it plays at the same time."""

    executor: Executor
    number: int


class InlineExecutor(Executor):
    """Plays at once, in the thread that asks."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def gather(processes: int = 1, cluster: str | None = None) -> Iterator[ShardWorkers]:
    """Workers for as long as they are needed; what is not done then is given up."""
    if cluster is not None:
        with _cluster(cluster) as workers:
            yield workers
    elif processes == 1:
        yield ShardWorkers(InlineExecutor(), 1)
    else:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=leave_to_parent)
        try:
            yield ShardWorkers(pool, processes)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[ShardWorkers]:
    with needs("lab"):
        from distributed import Client
    try:
        client = Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(f"No cluster answers at {address!r}: {error}.") from None
    with client:
        threads = client.nthreads()
        if not threads:
            raise NoCluster(f"The cluster at {address!r} has no workers.")
        yield ShardWorkers(client.get_executor(pure=False, retries=RETRIES), sum(threads.values()))

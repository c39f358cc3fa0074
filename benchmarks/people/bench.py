"""Makes a database of many finished games and measures what home and a person's page ask of a server.

    python -m benchmarks.people.bench --games 1000000
    python -m benchmarks.people.bench --games 1000000 --database postgresql://…

A database that is there already is only measured.
"""

import argparse
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
from benchmarks.people.fill import A_PERSON, HERO, fill
from sqlalchemy import func, select

from motherlode.table.schema import GAMES
from motherlode.table.store import Store
from motherlode.web.config import Config
from motherlode.web.guests import COOKIE, KEYS, Guests, new_key
from motherlode.web.limits import RATES, Rate
from motherlode.web.server import make_server

TIMES = 100
WANTED = 50
"""Milliseconds."""
PLENTY = dict.fromkeys(RATES, Rate(1e9, 1e9))


@contextmanager
def serving(database: str, port: int) -> Iterator[str]:
    """A server in a thread of this process."""
    ready = threading.Event()
    server = make_server(Config(database=database, port=port, rates=PLENTY, requests=Rate(1e9, 1e9)), ready.set)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    ready.wait()
    context = server.app.state.context
    while not context.warming.done():  # compiling is not what is measured
        time.sleep(0.2)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def measure(name: str, ask: Callable[[str], None], people: list[str]) -> bool:
    """Prints how long answers took, for people of all kinds and for who has most games; and the time of a core that
    server and client needed, which other work on the machine does not change.
    """
    slowest = 0.0
    for who, asked in (("anybody", people), ("who has most", [HERO] * TIMES)):
        times = []
        worked = time.process_time()
        for person in asked:
            start = time.perf_counter()
            ask(person)
            times.append(1000 * (time.perf_counter() - start))
        worked = 1000 * (time.process_time() - worked) / len(asked)
        times.sort()
        p95 = times[int(0.95 * len(times))]
        slowest = max(slowest, p95)
        half = statistics.median(times)
        spread = f"median {half:6.1f}   p95 {p95:6.1f}   max {times[-1]:6.1f}"
        print(f"{name:28} {who:14} {spread}   CPU {worked:6.1f} ms")
    return slowest <= WANTED


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=100_000)
    options.add_argument("--database")
    options.add_argument("--records", action="store_true", help="also keep each game's record (2 kB each)")
    options.add_argument("--port", type=int, default=8977)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or str(Path(folder) / "games.db")
        with closing(Store(database)) as store:
            with store.engine.connect() as connection:
                there = connection.scalar(select(func.count()).select_from(GAMES))
            if not there:
                start = time.perf_counter()
                fill(store, asked.games, asked.records)
                print(f"made in {time.perf_counter() - start:.0f} s")
            guests = Guests(store.setting(KEYS, new_key()))
        with serving(database, asked.port) as url, httpx.Client(base_url=url, timeout=60) as client:
            run(client, guests, (there or asked.games) // A_PERSON)


def run(client: httpx.Client, guests: Guests, people: int) -> None:
    rng = random.Random(2)
    some = [f"person{rng.randrange(people)}" for _ in range(TIMES)]

    def get(*paths: str) -> Callable[[str], None]:
        def ask(person: str) -> None:
            number = 0 if person == HERO else 1 + int(person.removeprefix("person"))
            cookie = {"cookie": f"{COOKIE}={guests.sign(person)}"}
            for path in paths:
                answer = client.get(path.format(page=f"{number:012x}"), headers=cookie)
                if "no_such_rating" not in answer.text:  # not everybody has one in every game
                    answer.raise_for_status()

        return ask

    fits = [
        measure("home: tables and games", get("/api/me/tables", "/api/me/games?count=6"), some),
        measure("my tables", get("/api/me/tables"), some),
        measure("my games: the first page", get("/api/me/games?count=24"), some),
        measure("my games: won, of a kind", get("/api/me/games?count=24&game=mine&result=won"), some),
        measure("my games: a name nobody has", get("/api/me/games?count=24&search=zzz"), some),
        measure("a person's page", get("/api/people/{page}"), some),
        measure("how a rating went", get("/api/people/{page}/ratings/mine-3"), some),
        measure("who leads", get("/api/ratings/mine-3"), some),
    ]
    print("all within" if all(fits) else "not all within", f"{WANTED} ms (p95)")


if __name__ == "__main__":
    main()

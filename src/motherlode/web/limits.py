"""How often somebody may do something: a bucket of tokens for each address and each guest, refilled by time."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float

    def times(self, number: int) -> "Rate":
        return Rate(self.burst * number, self.per_second * number)


RATES = {
    "open": Rate(10, 1 / 20),
    "join": Rate(60, 1),
    "guess": Rate(10, 1 / 10),
    "chat": Rate(8, 1 / 2),
    "hint": Rate(10, 1 / 4),
    "act": Rate(40, 15),
    "read": Rate(120, 10),
}
"""`guess` is a code that no table has: ten, then one in ten seconds, make finding one of 10^11 codes hopeless."""
OF_ADDRESS = 8
"""Many guests may share an address, so an address may do so many times more."""


class Limits:
    """Buckets by what is done and who does it. A full bucket is as good as none and is thrown away."""

    def __init__(self, clock: Callable[[], float], rates: dict[str, Rate] | None = None) -> None:
        self._clock = clock
        self._rates = RATES if rates is None else rates
        self._shared = {what: rate.times(1 if what == "guess" else OF_ADDRESS) for what, rate in self._rates.items()}
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allow(self, what: str, guest: str | None, address: str) -> bool:
        """Takes a token of the guest's bucket and one of the address's."""
        rate = self._rates.get(what)
        if rate is None:
            return True
        mine = guest is None or self._take(what, f"guest {guest}", rate)
        return self._take(what, network(address), self._shared[what]) and mine

    def has(self, what: str, address: str) -> bool:
        """Whether an address has a token left, without taking it."""
        rate = self._shared.get(what)
        return rate is None or self._tokens((what, network(address)), rate, self._clock()) >= 1

    def _take(self, what: str, who: str, rate: Rate) -> bool:
        key, now = (what, who), self._clock()
        tokens = self._tokens(key, rate, now)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        return allowed

    def _tokens(self, key: tuple[str, str], rate: Rate, now: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return rate.burst
        tokens, since = bucket
        return min(rate.burst, tokens + (now - since) * rate.per_second)

    def forget_old(self) -> None:
        """Drops the buckets that are full again."""
        now = self._clock()
        full_after = {what: rate.burst / rate.per_second for what, rate in self._rates.items()}
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < full_after.get(key[0], 0)
        }

    def __len__(self) -> int:
        return len(self._buckets)


class Sockets:
    """How many sockets are open, of each guest and of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def taken(self, guest: str, address: str) -> Iterator[bool]:
        """Counts one more while it is open; False if there are too many."""
        keys = {f"guest {guest}": self._most, network(address): self._most * OF_ADDRESS}
        if any(self._open[key] >= most for key, most in keys.items()):
            yield False
            return
        self._open.update(keys.keys())
        try:
            yield True
        finally:
            self._open.subtract(keys.keys())
            for key in keys:
                if not self._open[key]:
                    del self._open[key]

    def __len__(self) -> int:
        return len(self._open)


@lru_cache(4096)
def network(address: str) -> str:
    """Who has one IPv6 address has 2^64 of them: they count as one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return str(parsed.exploded[:19]) if isinstance(parsed, IPv6Address) else address

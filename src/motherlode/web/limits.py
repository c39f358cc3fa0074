"""How often somebody may do something: a bucket of tokens for each address and each guest, refilled by time."""

import time
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


class Buckets:
    """Tokens of everybody, and when they were counted. A full bucket is as good as none and is thrown away."""

    def __init__(self, rate: Rate) -> None:
        self._burst, self._per_second = rate.burst, rate.per_second
        self._counted: dict[str, tuple[float, float]] = {}

    def take(self, who: str, now: float) -> bool:
        tokens = self.tokens(who, now)
        allowed = tokens >= 1
        self._counted[who] = (tokens - 1 if allowed else tokens, now)
        return allowed

    def tokens(self, who: str, now: float) -> float:
        if who not in self._counted:
            return self._burst
        tokens, since = self._counted[who]
        return min(self._burst, tokens + (now - since) * self._per_second)

    def forget_full(self, now: float) -> None:
        full_after = self._burst / self._per_second
        self._counted = {who: counted for who, counted in self._counted.items() if now - counted[1] < full_after}

    def __len__(self) -> int:
        return len(self._counted)


class Budget:
    """One bucket, of which any amount can be spent."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._per_second = rate.burst, rate.per_second
        self._clock = clock
        self._left, self._counted = rate.burst, clock()

    def spend(self, amount: float) -> bool:
        """False if there is not so much; nothing is left then."""
        now = self._clock()
        left = self._left + (now - self._counted) * self._per_second
        if left > self._burst:
            left = self._burst
        left -= amount
        self._left, self._counted = left if left > 0 else 0.0, now
        return left >= 0


class Limits:
    """Buckets by what is done, for guests and for addresses."""

    def __init__(self, clock: Callable[[], float], rates: dict[str, Rate] | None = None) -> None:
        self._clock = clock
        rates = RATES if rates is None else rates
        self._guests = {what: Buckets(rate) for what, rate in rates.items()}
        self._addresses = {
            what: Buckets(rate.times(1 if what == "guess" else OF_ADDRESS)) for what, rate in rates.items()
        }

    def allow(self, what: str, guest: str | None, address: str) -> bool:
        """Takes a token of the guest's bucket and one of the address's."""
        if what not in self._guests:
            return True
        now = self._clock()
        mine = guest is None or self._guests[what].take(guest, now)
        return self._addresses[what].take(network(address), now) and mine

    def has(self, what: str, guest: str | None, address: str) -> bool:
        """Whether a guest has a token left, or an address for who is none, without taking it."""
        whose, who = (self._addresses, network(address)) if guest is None else (self._guests, guest)
        return what not in whose or whose[what].tokens(who, self._clock()) >= 1

    def forget_old(self) -> None:
        """Drops the buckets that are full again."""
        now = self._clock()
        for buckets in (*self._guests.values(), *self._addresses.values()):
            buckets.forget_full(now)

    def __len__(self) -> int:
        return sum(map(len, (*self._guests.values(), *self._addresses.values())))


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

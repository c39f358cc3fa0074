"""How often somebody may do something: a bucket of tokens for each address and each guest, refilled by time."""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from itertools import chain
from typing import overload

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
    "entry": Rate(20_000, 1 / 2),
    "table": Rate(50, 50 / 86_400),
    "guest": Rate(60, 1 / 10),
    "person": Rate(30, 1 / 10),
    "notice": Rate(20, 1 / 60),
    "mail": Rate(5, 1 / 1800),
}
"""`entry` is what adds to a log, and `table` a new one: both for a day rather than for a moment, because they stay on
disk. `guess` is a code that no table has: ten, then one in ten seconds, make finding one of 10^11 codes hopeless."""
ARRIVING = Rate(64 * 1024, 32 * 1024)
"""So many bytes may come over a socket at once, and a second; else it is cut off."""
CALM = Rate(4 * 1024, 1600)
"""Who sends no more than this is not cut for what others send from the same address."""
OF_ADDRESS = 8
"""Many guests may share an address, so an address may do so many times more."""
OF_ALL = ("guess", "guest", "mail")
"""Except for these: who finds one table by trying, or becomes one guest after another, is mostly one and the same."""


MESSAGES = ("act", "entry", "chat", "hint")
"""What messages over a socket take of."""
SHARED = ("open", "guess", "guest", "table", "person", "notice", "mail")
"""What several servers count together: nobody gets more of it by going from one to the other."""
PREPAID = 16
"""So many entries are paid for at once; what is left of them is lost when a connection ends."""
MOST_PACED = 4096
"""So many addresses are remembered before those that have waited long enough are forgotten."""


class Bucket:
    """Tokens of somebody, refilled by time; a new one is full."""

    __slots__ = ("_counted", "_per_second", "_tokens", "burst", "holders")

    def __init__(self, rate: Rate, now: float) -> None:
        self.burst, self._per_second = rate.burst, rate.per_second
        self._tokens, self._counted = rate.burst, now
        self.holders = 0
        """How many connections have it at hand."""

    def tokens(self, now: float) -> float:
        tokens = self._tokens + (now - self._counted) * self._per_second
        return tokens if tokens < self.burst else self.burst

    def full(self, now: float) -> bool:
        return self.tokens(now) >= self.burst

    def take(self, now: float, cost: float = 1) -> bool:
        """Takes what something costs, or nothing; what costs more than there can ever be needs a full bucket."""
        return take_of_all((self,), now, cost)

    def spend(self, now: float, cost: float) -> bool:
        """What has come already is spent, whatever it costs; False if there was not so much, and nothing is left."""
        left = self.tokens(now) - cost
        self._tokens, self._counted = (left if left > 0 else 0.0), now
        return left >= 0


def take_of_all(buckets: Iterable[Bucket], now: float, cost: float = 1) -> bool:
    """Takes what something costs of each bucket that has so much; whether all had. Without a call for each of them:
    every message takes of several.
    """
    allowed = True
    for bucket in buckets:
        burst = bucket.burst
        price = cost if cost < burst else burst
        tokens = bucket._tokens + (now - bucket._counted) * bucket._per_second
        if tokens > burst:
            tokens = burst
        bucket._counted = now
        if tokens < price:
            bucket._tokens, allowed = tokens, False
        else:
            bucket._tokens = tokens - price
    return allowed


class Buckets:
    """The buckets of everybody. A full one is as good as none, and is thrown away if nobody has it at hand."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def of(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            self._buckets[who] = bucket = Bucket(self._rate, now)
        return bucket

    def forget_full(self, now: float) -> None:
        self._buckets = {who: each for who, each in self._buckets.items() if each.holders or not each.full(now)}

    def __len__(self) -> int:
        return len(self._buckets)


class Pacer:
    """Some of an address at once, the others one after another: it says how long each has to wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._between, self._ahead = 1 / rate.per_second, rate.burst / rate.per_second
        self._clock = clock
        self._next: dict[str, float] = {}
        """When the next one would come if none came at once."""

    def wait(self, address: str, number: int = 1) -> float:
        """The seconds to wait with so many more."""
        who, now = network(address), self._clock()
        if len(self._next) > MOST_PACED:
            self._next = {each: due for each, due in self._next.items() if due > now}
        due = max(self._next.get(who, now), now) + number * self._between
        self._next[who] = due
        return max(0.0, due - now - self._ahead)

    def __len__(self) -> int:
        return len(self._next)


class Allowance:
    """What a guest may do over a connection. The buckets are at hand, because every message takes of them."""

    def __init__(self, clock: Callable[[], float], arriving: Bucket, buckets: dict[str, tuple[Bucket, ...]]) -> None:
        self.arriving = arriving
        """The bytes that all sockets of the address may send together."""
        self._clock = clock
        self._buckets = buckets
        """The guest's and the address's, by what is done; none for what has no limit."""
        self._prepaid = 0
        """Entries that are paid for and were not made yet."""

    def take(self, what: str, cost: float = 1) -> bool:
        return take_of_all(self._buckets[what], self._clock(), cost)

    def take_entry(self) -> bool:
        """One more entry in a log. Nearly every message is one, so several are paid for at once."""
        if not self._prepaid:
            self._prepaid = self._pay_for_entries()
        if not self._prepaid:
            return False
        self._prepaid -= 1
        return True

    def _pay_for_entries(self) -> int:
        """How many entries were paid for: several, or one where that is all that is left, or none."""
        several = int(min([PREPAID, *(bucket.burst for bucket in self._buckets["entry"])]))
        return several if self.take("entry", several) else int(self.take("entry"))

    def all(self) -> list[Bucket]:
        return [self.arriving, *chain(*self._buckets.values())]


class Limits:
    """Buckets by what is done, for guests and for addresses."""

    def __init__(
        self, clock: Callable[[], float], rates: dict[str, Rate] | None = None, bytes_of_address: Rate | None = None
    ) -> None:
        self._clock = clock
        rates = RATES if rates is None else rates
        self._arriving = Buckets(bytes_of_address or ARRIVING.times(OF_ADDRESS))
        self._spent: defaultdict[tuple[str, str], float] = defaultdict(float)
        """What was taken here and other servers have not heard of."""
        self._guests = {what: Buckets(rate) for what, rate in rates.items()}
        self._addresses = {
            what: Buckets(rate.times(1 if what in OF_ALL else OF_ADDRESS)) for what, rate in rates.items()
        }

    @contextmanager
    def held(self, guest: str, address: str) -> Iterator[Allowance]:
        """What a guest may do, for as long as a connection lasts."""
        now, place = self._clock(), network(address)
        allowance = Allowance(
            self._clock,
            self._arriving.of(place, now),
            {what: self._buckets(what, guest, place, now) for what in MESSAGES},
        )
        for bucket in allowance.all():
            bucket.holders += 1
        try:
            yield allowance
        finally:
            for bucket in allowance.all():
                bucket.holders -= 1

    def _buckets(self, what: str, guest: str, place: str, now: float) -> tuple[Bucket, ...]:
        if what not in self._guests:
            return ()
        return self._guests[what].of(guest, now), self._addresses[what].of(place, now)

    def allow(self, what: str, guest: str | None, address: str, cost: float = 1) -> bool:
        """Takes tokens of the guest's bucket and of the address's."""
        if what not in self._guests:
            return True
        now, place, person = self._clock(), self._key(what, network(address)), self._key(what, guest)
        mine = person is None or self._guests[what].of(person, now).take(now, cost)
        allowed = self._addresses[what].of(place, now).take(now, cost) and mine
        if allowed and what in SHARED:
            self._spent[what, place] += cost
            if person is not None:
                self._spent[what, person] += cost
        return allowed

    @overload
    def _key(self, what: str, who: str) -> str: ...
    @overload
    def _key(self, what: str, who: None) -> None: ...
    def _key(self, what: str, who: str | None) -> str | None:
        """Under which somebody is counted: what other servers hear of is told by digests."""
        return digest(who) if who is not None and what in SHARED else who

    # Together with other servers.

    def take_spent(self) -> list[tuple[str, str, float]]:
        """What was taken here since the last time: of what, by whom, and how much."""
        spent, self._spent = self._spent, defaultdict(float)
        return [(what, who, cost) for (what, who), cost in spent.items()]

    def hear(self, what: str, who: str, cost: float) -> None:
        """Something was taken at another server."""
        now = self._clock()
        for buckets in (self._guests, self._addresses):
            if what in buckets:
                buckets[what].of(who, now).spend(now, cost)

    def allow_alone(self, what: str, guest: str | None, address: str) -> bool:
        """Takes a token of the guest's bucket, or of the address's for who is no guest: nobody else pays for it."""
        bucket = self._own(what, guest, address)
        return bucket is None or bucket.take(self._clock())

    def has(self, what: str, guest: str | None, address: str) -> bool:
        """Whether a guest has a token left, or an address for who is none, without taking it."""
        bucket = self._own(what, guest, address)
        return bucket is None or bucket.tokens(self._clock()) >= 1

    def _own(self, what: str, guest: str | None, address: str) -> Bucket | None:
        whose, who = (self._addresses, network(address)) if guest is None else (self._guests, guest)
        return whose[what].of(self._key(what, who), self._clock()) if what in whose else None

    def forget_old(self) -> None:
        """Drops the buckets that are full again."""
        now = self._clock()
        for buckets in self._all():
            buckets.forget_full(now)

    def _all(self) -> list[Buckets]:
        return [self._arriving, *self._guests.values(), *self._addresses.values()]

    def __len__(self) -> int:
        return sum(map(len, self._all()))


OF_MEMBER = 2
"""So many sockets who sits at a table, or hosts it, can have in any case."""


class Sockets:
    """How many sockets are open, of each guest and of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def taken(self, guest: str, address: str, member: bool = False) -> Iterator[bool]:
        """Counts one more while it is open; False if there are too many. A member of the table always gets some,
        however many others have from the same address.
        """
        own, shared = f"guest {guest}", network(address)
        sure = member and self._open[own] < OF_MEMBER
        if self._open[own] >= self._most or (self._open[shared] >= self._most * OF_ADDRESS and not sure):
            yield False
            return
        keys = {own, shared}
        self._open.update(keys)
        try:
            yield True
        finally:
            self._open.subtract(keys)
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


@lru_cache(4096)
def digest(who: str) -> str:
    """Who it is, for counting: no address and no guest stands where others could read it."""
    return blake2b(who.encode(), digest_size=12).hexdigest()

"""Sends what is in the outbox, on every server. Whether somebody still has to hear a notice is checked last."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b

from motherlode.table import Refused
from motherlode.table import summary as summaries
from motherlode.table.clocks import SECOND
from motherlode.table.notices.channels import Channels, ChannelStore
from motherlode.table.notices.kinds import OF_GATHERING, OF_TIME
from motherlode.table.notices.outbox import MOST_TRIES, SENT_APART, ClaimedNotice, Outbox
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.web import logs
from motherlode.web.config import Config
from motherlode.web.manager import TableManager
from motherlode.web.notices import push, webhook
from motherlode.web.notices.delivery import Delivery, DeliveryResult
from motherlode.web.notices.mail import Mailer
from motherlode.web.notices.outgoing import Outgoing, Unreachable
from motherlode.web.notices.push import Push
from motherlode.web.notices.telling import TEST, tell, tell_test
from motherlode.web.periodic_task import PeriodicTask

EVERY = 1.0
"""Seconds between two polls of the outbox."""
MOST = 50
"""So many notices a server takes at once."""
AT_ONCE = 20
"""So many are on their way at the same time."""
MAIL, WEBHOOK, PUSH = "mail", "webhook", "push"
Way = Callable[[Delivery], Awaitable[DeliveryResult]]


class NoticeSender:
    def __init__(self, manager: TableManager, config: Config) -> None:
        engine = manager.store.engine
        self.outbox = Outbox(engine)
        self.channels = ChannelStore(engine, manager.ports.token)
        self.outgoing = config.outgoing or Outgoing()
        private = manager.store.setting(push.KEY, push.new_key())
        self.push = Push(private, push.contact_of(config.url), self.outgoing)
        self.mailer = Mailer(config.mail, config.url) if config.mail is not None and config.url else None
        self._manager = manager
        self._url = config.url
        self._seen: dict[tuple[str, str], int] = {}
        """Who came to which table since the last poll, and when."""
        self._free = asyncio.Semaphore(AT_ONCE)
        manager.arrived = self._arrived
        self._periodic = PeriodicTask(lambda: self.poll(manager.ports.clock.now()), EVERY, "notices are not sent")

    async def stop(self) -> None:
        await self._periodic.stop()

    def _arrived(self, person: str, code: str) -> None:
        self._seen[person, code] = self._manager.ports.clock.now()

    async def poll(self, now: int) -> None:
        """Sends what is due."""
        if self._seen:
            seen, self._seen = self._seen, {}
            await asyncio.to_thread(self.outbox.visited, seen)
        claimed, people = await asyncio.to_thread(self._take, now)
        await asyncio.gather(*(self._send(each, now) for each in claimed))
        for person in people:
            await self._send_list(person, now)

    def _take(self, now: int) -> tuple[list[ClaimedNotice], list[str]]:
        """The notices that are due, and the people whose list is."""
        return self.outbox.take(now, MOST), self.outbox.take_lists(now, MOST)

    # One notice.

    async def _send(self, claimed: ClaimedNotice, now: int) -> None:
        try:
            async with self._free:
                if not await self._is_wanted(claimed, now):
                    await asyncio.to_thread(self.outbox.drop, claimed)
                elif (due := await self._due(claimed, now)) > now:
                    await asyncio.to_thread(self.outbox.put_off, claimed, due)
                else:
                    await self._deliver(claimed, now)
        except Exception as error:
            logs.fail("a notice is not sent", error, table=logs.fingerprint(claimed.code))

    async def _is_wanted(self, claimed: ClaimedNotice, now: int) -> bool:
        person, code = claimed.person, claimed.code
        if not claimed.preferences.wants(claimed.kind) or self._manager.is_here(person, code):
            return False
        if await asyncio.to_thread(self._is_elsewhere_or_suspended, person, code):
            return False
        if claimed.kind in OF_GATHERING:
            return await self._has_room(code) and not await asyncio.to_thread(
                lambda: claimed.kind == "waits" and self.outbox.was_told_that_friends_wait(claimed, now)
            )
        return claimed.kind not in OF_TIME or await self._warned(claimed) is not None

    def _is_elsewhere_or_suspended(self, person: str, code: str) -> bool:
        return self.outbox.is_elsewhere(person, code) or self.outbox.is_suspended(person)

    async def _has_room(self, code: str) -> bool:
        """Whether somebody can still sit down at a table."""
        try:
            table = (await self._manager.find(code)).table
        except Refused:
            return False
        return summaries.phase_of(table) == "gathering" and any(seat.empty for seat in table.seats)

    async def _warned(self, claimed: ClaimedNotice) -> int | None:
        """When half, or most, of the person's time is gone: later than was foreseen if clocks stood still meanwhile;
        None if it is not the person's turn any more.
        """
        try:
            host = await self._manager.find(claimed.code)
        except Refused:
            return None
        seat, warned = host.table.to_move, summaries.warned(host.table, self._manager.ports.downtimes())
        if seat is None or warned is None or host.table.seats[seat].person != claimed.person:
            return None
        return warned[OF_TIME.index(claimed.kind)]

    async def _due(self, claimed: ClaimedNotice, now: int) -> int:
        """Now, or when it is to be sent instead."""
        if claimed.kind in OF_TIME:
            warned = await self._warned(claimed)
            if warned is not None and warned > now:
                return warned
        return claimed.preferences.after_quiet(now)

    async def _deliver(self, claimed: ClaimedNotice, now: int) -> None:
        channels = await asyncio.to_thread(self.channels.of, claimed.person)
        ways = self.ways(channels)
        listed = MAIL in ways and claimed.preferences.mails == "daily"
        if listed:
            del ways[MAIL]
        if not ways and not listed:
            await asyncio.to_thread(self.outbox.drop, claimed)
            return
        delivery = await asyncio.to_thread(self._delivery, claimed)
        results = await self._go(delivery, {name: way for name, way in ways.items() if name not in claimed.sent})
        if went := [name for name, result in results.items() if result is DeliveryResult.SENT]:
            await asyncio.to_thread(self.outbox.went, claimed, went)
        if DeliveryResult.LATER in results.values() and claimed.tries + 1 < MOST_TRIES:
            again = now + SENT_APART * 4**claimed.tries
            await asyncio.to_thread(self.outbox.put_off, claimed, again, tried=True)
        else:
            await asyncio.to_thread(self.outbox.done, claimed, now, listed)

    def _delivery(self, claimed: ClaimedNotice) -> Delivery:
        return Delivery(
            _digest(claimed.person, claimed.code, claimed.kind, claimed.at),
            claimed.kind,
            f"/t/{claimed.code}",
            self._url or claimed.origin,
            tell(claimed.kind, claimed.facts, claimed.preferences),
            self.outbox.tables_waiting(claimed.person),
        )

    # The ways.

    def ways(self, channels: Channels) -> dict[str, Way]:
        """By which a person can be told something."""
        ways: dict[str, Way] = {
            f"{PUSH}:{device.device}": partial(self.push.send, device) for device in channels.devices
        }
        if channels.webhook is not None:
            ways[WEBHOOK] = partial(webhook.send, self.outgoing, channels.webhook)
        mail, mailer, preferences = channels.mail, self.mailer, channels.preferences
        if mailer is not None and preferences is not None and mail is not None and mail.confirmed_at is not None:
            ways[MAIL] = lambda delivery: mailer.send(mail, delivery, preferences)
        return ways

    async def _go(self, delivery: Delivery, ways: dict[str, Way]) -> dict[str, DeliveryResult]:
        results = await asyncio.gather(*(self._try(way, delivery) for way in ways.values()))
        found = dict(zip(ways, results, strict=True))
        for name, result in found.items():
            self._count(result)
            if result is DeliveryResult.GONE and name.startswith(PUSH):
                await asyncio.to_thread(self.channels.remove_device, name.partition(":")[2])
        return found

    def _count(self, result: DeliveryResult) -> None:
        if result is DeliveryResult.SENT:
            self._manager.metrics.count("notices_sent")
        else:
            self._manager.metrics.count("notices_failed")

    async def _try(self, way: Way, delivery: Delivery) -> DeliveryResult:
        try:
            return await way(delivery)
        except Refused:
            return DeliveryResult.REFUSED
        except (Unreachable, TimeoutError):
            return DeliveryResult.LATER
        except Exception as error:
            # a fault of one way must not hide that the others went: they would all be tried again, and arrive again
            logs.fail("a way of a notice fails", error)
            return DeliveryResult.REFUSED

    async def send_test(
        self, channels: Channels, preferences: NoticePreferences, now: int
    ) -> dict[str, DeliveryResult]:
        """By all ways, at once, whatever the hour."""
        delivery = Delivery(
            _digest(TEST, now), TEST, "/notices", self._url or channels.origin, tell_test(preferences), 0
        )  # fmt: skip
        return await self._go(delivery, self.ways(channels))

    # The daily list.

    async def _send_list(self, person: str, now: int) -> None:
        listed, channels = await asyncio.to_thread(lambda: (self.outbox.listed(person), self.channels.of(person)))
        mail, preferences = channels.mail, channels.preferences
        if listed and self.mailer is not None and mail is not None and mail.confirmed_at is not None and preferences:
            parts = [
                Delivery("", kind, f"/t/{code}", "", tell(kind, facts, preferences)) for code, kind, facts in listed
            ]
            result = await self.mailer.send_list(mail, parts, preferences, _digest(person, now // (3600 * SECOND)))
            self._count(result)
            if result is DeliveryResult.LATER:
                return  # it stays due, for whichever server takes it then
        await asyncio.to_thread(self.outbox.list_went, person)


def _digest(*parts: object) -> str:
    return blake2b(" ".join(map(str, parts)).encode(), digest_size=12).hexdigest()

"""What one wants to be told, by which ways; and links that come by mail."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar.params import PathParameter

from motherlode.table import Refused
from motherlode.table.notices.channels import Channels, PushDevice, Webhook, device_id
from motherlode.table.notices.kinds import Notice, NoticeFacts
from motherlode.table.notices.preferences import NoticePreferences
from motherlode.table.summary import phase_of
from motherlode.web import preview
from motherlode.web.api.endpoint import AnyRequest, StrictBody, get, must_be_guest, post, read_strictly
from motherlode.web.api.guests import device_of
from motherlode.web.api.people import Done
from motherlode.web.api.social import OtherChosen
from motherlode.web.api.tables import Code
from motherlode.web.context import context_of, find_table, guest_of, limit, now_of
from motherlode.web.notices.delivery import DeliveryResult
from motherlode.web.notices.mail import check_address
from motherlode.web.notices.outgoing import target_of
from motherlode.web.notices.push import check_keys
from motherlode.web.notices.sender import PUSH
from motherlode.words import LANGUAGES

LONGEST_ORIGIN = 255
MailToken = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="As it stands in a mail.")]


class DeviceShown(msgspec.Struct, frozen=True):
    """A browser that gets notices."""

    id: str
    """A digest of its endpoint."""
    label: str
    created_at: int
    """In milliseconds since 1970."""


class MailShown(msgspec.Struct, frozen=True):
    address: str
    confirmed: bool


class WebhookShown(msgspec.Struct, frozen=True):
    """The whole URL is a secret of whoever made it, and is not told again."""

    host: str
    form: str


class NoticesShown(msgspec.Struct, frozen=True, kw_only=True):
    """What one has set up, and what this server offers."""

    push_key: str
    """With which a browser subscribes."""
    mail_offered: bool
    on: bool
    """Whether anything was ever asked for; else these are the usual ones."""
    wishes: NoticePreferences
    devices: tuple[DeviceShown, ...]
    mail: MailShown | None
    webhook: WebhookShown | None


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser says of its subscription."""

    endpoint: str
    p256dh: str
    auth: str


class DeviceChosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    device: str


class AddressGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: str


class WebhookGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: str
    form: Literal["json", "discord", "ntfy"]


class WayTried(msgspec.Struct, frozen=True):
    way: str
    """`push`, `mail` or `webhook`."""
    label: str
    """Of the browser."""
    result: Literal["sent", "later", "refused", "gone"]


class Tried(msgspec.Struct, frozen=True):
    """What came of a test, way by way."""

    ways: tuple[WayTried, ...]


@get("/api/me/notices", summary="What one wants to be told, and by which ways")
async def show_notices(request: AnyRequest) -> NoticesShown:
    limit(request, "read")
    return await _show(request)


async def _show(request: AnyRequest) -> NoticesShown:
    guest, sender = guest_of(request), context_of(request).notices
    channels = (
        Channels(None, "", (), None, None) if guest is None else await asyncio.to_thread(sender.channels.of, guest)
    )
    return NoticesShown(
        push_key=sender.push.key,
        mail_offered=sender.mailer is not None,
        on=channels.preferences is not None,
        wishes=channels.preferences or NoticePreferences(),
        devices=tuple(DeviceShown(each.device, each.label, each.created_at) for each in channels.devices),
        mail=channels.mail and MailShown(channels.mail.address, channels.mail.confirmed_at is not None),
        webhook=channels.webhook and WebhookShown(target_of(channels.webhook.url).host, channels.webhook.form),
    )


@post("/api/me/notices", summary="Say what one wants to be told, and when", status_code=200)
async def set_preferences(request: AnyRequest, data: StrictBody[NoticePreferences]) -> NoticesShown:
    preferences = read_strictly(data, NoticePreferences)
    limit(request, "person")
    guest = must_be_guest(request)
    fault = preferences.fault()
    if fault is None and preferences.language not in LANGUAGES:
        fault = f"The languages are {', '.join(LANGUAGES)}."
    if fault is not None:
        raise Refused("bad_wishes", fault)
    await _keep(request, guest, preferences)
    return await _show(request)


async def _keep(request: AnyRequest, guest: str, preferences: NoticePreferences) -> None:
    context = context_of(request)
    origin = preview.origin_of(request.headers.get("host", ""), secure=context.config.secure)[:LONGEST_ORIGIN]
    await asyncio.to_thread(context.notices.channels.set_preferences, guest, preferences, origin)


async def _preferences_of(request: AnyRequest, guest: str) -> NoticePreferences:
    """Those that are kept; the usual ones are kept for whoever asks for the first way."""
    channels = await asyncio.to_thread(context_of(request).notices.channels.of, guest)
    if channels.preferences is None:
        preferences = NoticePreferences(language=preview.language_of(request.headers.get("accept-language", "")))
        await _keep(request, guest, preferences)
        return preferences
    return channels.preferences


@post("/api/me/notices/push", summary="Tell this browser, too", status_code=200)
async def add_device(request: AnyRequest, data: StrictBody[Subscription]) -> NoticesShown:
    new = read_strictly(data, Subscription)
    limit(request, "person")
    guest, sender = must_be_guest(request), context_of(request).notices
    check_keys(new.endpoint, new.p256dh, new.auth)
    await sender.outgoing.addresses(target_of(new.endpoint))
    await _preferences_of(request, guest)
    device = PushDevice(
        device_id(new.endpoint), new.endpoint, new.p256dh, new.auth, device_of(request), now_of(context_of(request))
    )
    await asyncio.to_thread(sender.channels.add_device, guest, device)
    return await _show(request)


@post("/api/me/notices/push/remove", summary="Tell a browser nothing any more", status_code=200)
async def remove_device(request: AnyRequest, data: StrictBody[DeviceChosen]) -> NoticesShown:
    chosen = read_strictly(data, DeviceChosen)
    limit(request, "person")
    guest = must_be_guest(request)
    if not await asyncio.to_thread(context_of(request).notices.channels.remove_device, chosen.device, guest):
        raise Refused("no_such_device", "None of your browsers is called that.")
    return await _show(request)


@post("/api/me/notices/webhook", summary="Tell a webhook: a chat, a notifier", status_code=200)
async def set_webhook(request: AnyRequest, data: StrictBody[WebhookGiven]) -> NoticesShown:
    given = read_strictly(data, WebhookGiven)
    limit(request, "notice")
    guest, sender = must_be_guest(request), context_of(request).notices
    await sender.outgoing.addresses(target_of(given.url))
    await _preferences_of(request, guest)
    await asyncio.to_thread(sender.channels.set_webhook, guest, Webhook(given.url, given.form))
    return await _show(request)


@post("/api/me/notices/webhook/remove", summary="Tell the webhook nothing any more", status_code=200)
async def remove_webhook(request: AnyRequest) -> NoticesShown:
    limit(request, "person")
    guest = must_be_guest(request)
    await asyncio.to_thread(context_of(request).notices.channels.set_webhook, guest, None)
    return await _show(request)


@post("/api/me/notices/mail", summary="Have mail sent to an address, once it is confirmed", status_code=200)
async def set_mail(request: AnyRequest, data: StrictBody[AddressGiven]) -> NoticesShown:
    given = read_strictly(data, AddressGiven)
    limit(request, "mail")
    guest, context = must_be_guest(request), context_of(request)
    if context.notices.mailer is None:
        raise Refused("not_offered", "This server sends no mail.")
    address, preferences = check_address(given.address), await _preferences_of(request, guest)
    mail = await asyncio.to_thread(context.notices.channels.ask_mail, guest, address, now_of(context))
    if await context.notices.mailer.ask(mail, preferences) is not DeliveryResult.SENT:
        await asyncio.to_thread(context.notices.channels.remove_mail, guest)
        raise Refused("mail_not_sent", "The mail could not be sent; check the address, or try again later.")
    return await _show(request)


@post("/api/me/notices/mail/remove", summary="Have no mail sent any more", status_code=200)
async def remove_mail(request: AnyRequest) -> NoticesShown:
    limit(request, "person")
    guest = must_be_guest(request)
    await asyncio.to_thread(context_of(request).notices.channels.remove_mail, guest)
    return await _show(request)


@post("/api/me/notices/stop", summary="Be told nothing any more, and forget all ways", status_code=200)
async def stop_notices(request: AnyRequest) -> NoticesShown:
    limit(request, "person")
    guest = must_be_guest(request)
    await asyncio.to_thread(context_of(request).notices.channels.remove, guest)
    return await _show(request)


@post("/api/me/notices/test", summary="Send oneself a notice by all ways, to see whether it comes", status_code=200)
async def try_notices(request: AnyRequest) -> Tried:
    limit(request, "notice")
    guest, context = must_be_guest(request), context_of(request)
    channels = await asyncio.to_thread(context.notices.channels.of, guest)
    if channels.preferences is None:
        return Tried(())
    labels = {f"{PUSH}:{each.device}": each.label for each in channels.devices}
    results = await context.notices.send_test(channels, channels.preferences, now_of(context))
    return Tried(
        tuple(WayTried(way.partition(":")[0], labels.get(way, ""), result.value) for way, result in results.items())
    )


# Links in mails.


@post("/api/notices/confirm/{token:str}", summary="Confirm an address", status_code=200)
async def confirm_mail(request: AnyRequest, token: MailToken) -> Done:
    limit(request, "guess")
    context = context_of(request)
    if await asyncio.to_thread(context.notices.channels.confirm_mail, token, now_of(context)) is None:
        raise Refused("bad_link", "This link is not one of ours, or it is too old.")
    return Done()


@post("/api/notices/stop/{token:str}", summary="Get no mail any more; also for mail programs", status_code=200)
async def stop_mail(request: AnyRequest, token: MailToken) -> Done:
    limit(request, "guess")
    if not await asyncio.to_thread(context_of(request).notices.channels.stop_mail, token):
        raise Refused("bad_link", "This link is not one of ours, or it is too old.")
    return Done()


# Invitations.


@post("/api/tables/{code:str}/invite", summary="Invite a friend to a table that waits for players", status_code=200)
async def invite(request: AnyRequest, code: Code, data: StrictBody[OtherChosen]) -> Done:
    chosen = read_strictly(data, OtherChosen)
    limit(request, "notice")
    guest, context = must_be_guest(request), context_of(request)
    table = (await find_table(request, code)).table
    if guest != table.host and not table.seats_of(guest):
        raise Refused("not_seated", "Only who sits at the table can do that.")
    if phase_of(table) != "gathering" or not any(seat.empty for seat in table.seats):
        raise Refused("no_room", "Nobody can sit down at this table now.")

    def add() -> None:
        friend, person = context.social.friend(guest, chosen.id), context.people.find(guest)
        name = table.names.get(guest) or (person.name if person is not None else None)
        now = now_of(context)
        facts = NoticeFacts(game=table.settings.game, by=name)
        context.notices.outbox.add(table.code, now, Notice(friend, "invited", now, facts))

    await asyncio.to_thread(add)
    return Done()


NOTICES = [
    show_notices, set_preferences, add_device, remove_device, set_webhook, remove_webhook, set_mail, remove_mail,
    stop_notices, try_notices, confirm_mail, stop_mail, invite,
]  # fmt: skip

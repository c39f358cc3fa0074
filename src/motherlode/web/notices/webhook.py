"""Webhooks: what is told goes to a URL of the person's own, in the form that a chat or a notifier understands."""

from collections.abc import Callable

import msgspec

from motherlode.table.notices.channels import Webhook
from motherlode.web.notices.delivery import Delivery, DeliveryResult, result_of
from motherlode.web.notices.outgoing import Outgoing

Request = tuple[dict[str, str], bytes]


def _json(content: object) -> Request:
    return {"Content-Type": "application/json"}, msgspec.json.encode(content)


def _plain(delivery: Delivery) -> Request:
    title, body = delivery.text
    return _json(
        {"id": delivery.id, "kind": delivery.kind, "title": title, "body": body, "url": delivery.link}
        | {"text": f"{title}: {body} {delivery.link}"}
    )


def _discord(delivery: Delivery) -> Request:
    """Names of people are no mentions there."""
    title, body = delivery.text
    return _json({"content": f"**{title}** {body}\n{delivery.link}", "allowed_mentions": {"parse": []}})


def _ntfy(delivery: Delivery) -> Request:
    """Headers are for ASCII there, so the title goes with the text."""
    text = f"{delivery.text.title}: {delivery.text.body}".encode()
    return {"Content-Type": "text/plain; charset=utf-8", "Click": delivery.link, "Tags": "pick"}, text


FORMS: dict[str, Callable[[Delivery], Request]] = {"json": _plain, "discord": _discord, "ntfy": _ntfy}


async def send(outgoing: Outgoing, webhook: Webhook, delivery: Delivery) -> DeliveryResult:
    headers, body = FORMS[webhook.form](delivery)
    return result_of(await outgoing.post(webhook.url, headers | {"User-Agent": "Motherlode"}, body))

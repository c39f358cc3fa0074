"""Web push: what is told goes encrypted to the push service of a browser, which shows it even if no page is open."""

import asyncio
import base64
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from motherlode.table import Refused
from motherlode.table.notices.channels import PushDevice
from motherlode.web.notices.delivery import Delivery, DeliveryResult, result_of
from motherlode.web.notices.outgoing import Outgoing, target_of

KEY = "push key"
"""The setting that holds the key by which push services know this server."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps what a browser cannot get now."""
P256DH, AUTH = 65, 16
"""Bytes of a browser's keys."""
URGENT = ("turn", "half", "most")


def new_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers subscribe with."""
    key = ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1())
    return _text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_keys(endpoint: str, p256dh: str, auth: str) -> None:
    """Refuses what is no browser's subscription."""
    target_of(endpoint)
    bad = Refused("bad_subscription", "This is no subscription of a browser: 'p256dh' and 'auth' are its keys.")
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise bad from None
    if len(point) != P256DH or len(secret) != AUTH:
        raise bad


def contact_of(url: str | None) -> str:
    """RFC 8292 knows contacts of HTTPS and mail only."""
    return url if url is not None and url.startswith("https://") else "https://localhost"


class Push:
    def __init__(self, private: str, contact: str, outgoing: Outgoing) -> None:
        """`contact` is where push services find who runs this server."""
        self.key = public_key(private)
        self._private = private
        self._contact = contact
        self._outgoing = outgoing

    async def send(self, device: PushDevice, delivery: Delivery) -> DeliveryResult:
        body = {
            "title": delivery.text.title,
            "body": delivery.text.body,
            "place": delivery.place,
            "waiting": delivery.waiting,
        }
        origin = target_of(device.endpoint).origin
        headers, encrypted = await asyncio.to_thread(self._prepare, device, origin, msgspec.json.encode(body))
        headers |= {"TTL": str(KEPT_FOR), "Urgency": "high" if delivery.kind in URGENT else "normal"}
        # one of a table is enough: a newer one takes the place of one that still waits at the push service
        headers["Topic"] = delivery.place.rpartition("/")[2][:32] or "test"
        return result_of(await self._outgoing.post(device.endpoint, headers, encrypted))

    def _prepare(self, device: PushDevice, origin: str, body: bytes) -> tuple[dict[str, str], bytes]:
        # loads two more HTTP libraries: only for whoever sends
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = {"p256dh": device.p256dh, "auth": device.auth}
        sealed: Any = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(body)
        vapid = Vapid02.from_raw(self._private.encode())
        vapid.conf["no-strict"] = True  # else it takes no URL with a port for a contact
        signed = vapid.sign({"aud": origin, "sub": self._contact})
        plain = {"Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm"}
        return plain | dict(signed), sealed["body"]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Of base64 for URLs; anything else is a `ValueError`."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)

"""Passkeys: a device's own key instead of a password (WebAuthn, by the library `webauthn`)."""

import json
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from motherlode.table import Refused
from motherlode.web.lan import is_address

NAME = "Motherlode"


class RelyingParty(NamedTuple):
    """For whom a passkey is: a name, and the origin of its pages."""

    name: str
    origin: str


class PasskeyMade(NamedTuple):
    """A new passkey, as its device describes it."""

    credential: str
    public_key: str
    signed: int
    """How often it has signed."""


def relying_party_of(request: Request[Any, Any, Any]) -> RelyingParty:
    """The site as the browser knows it. The origin was checked to be one of ours; an address can have no passkeys."""
    origin = request.headers.get("origin", "")
    name = request.url.hostname or ""
    if not origin or is_address(name):
        raise Refused("no_passkeys", "Passkeys need a site with a name, such as https://gold.example, and a browser.")
    return RelyingParty(name, origin)


def creation(site: RelyingParty, page: str, name: str, known: list[str]) -> tuple[str, dict[str, Any]]:
    """The challenge and the options with which a browser makes a new passkey."""
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_id=page.encode(),
        user_name=name,
        user_display_name=name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    return bytes_to_base64url(options.challenge), json.loads(options_to_json(options))


def request_of(site: RelyingParty) -> tuple[str, dict[str, Any]]:
    """The challenge and the options with which a browser asks for any passkey of this site."""
    options = generate_authentication_options(rp_id=site.name)
    return bytes_to_base64url(options.challenge), json.loads(options_to_json(options))


def challenge_in(credential: dict[str, Any]) -> str:
    """Which challenge a passkey says that it answers."""
    try:
        told = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(told["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.DecodeError):
        raise bad() from None


def check_new(site: RelyingParty, credential: dict[str, Any], challenge: str) -> PasskeyMade:
    """A new passkey, if it is one."""
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
        raise bad() from None
    key = bytes_to_base64url(made.credential_public_key)
    return PasskeyMade(bytes_to_base64url(made.credential_id), key, made.sign_count)


def check_known(site: RelyingParty, credential: dict[str, Any], challenge: str, public_key: str, count: int) -> int:
    """How often a known passkey has signed, if this is its signature."""
    try:
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
        raise bad() from None
    return used.new_sign_count


def bad() -> Refused:
    return Refused("bad_passkey", "This passkey does not fit; try again.")

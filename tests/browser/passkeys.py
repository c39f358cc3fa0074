"""Devices that make passkeys."""

from tests.browser.harness import Visitor


def with_authenticator(visitor: Visitor) -> None:
    """Gives a visitor's browser a device that makes passkeys without asking."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})

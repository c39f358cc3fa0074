"""Where others on the same network find this server. Nothing is sent anywhere to find out."""

from ipaddress import ip_address

import ifaddr
import msgspec

EVERYWHERE = {"0.0.0.0", "::"}


class LanAddresses(msgspec.Struct, frozen=True):
    """How devices nearby can reach this server."""

    open: bool
    """Whether the server listens to other devices at all (`motherlode serve --network`)."""
    addresses: tuple[str, ...]
    """What to type into their browsers, as `http://192.168.1.5:8000`."""
    you: str
    """The address from which the request came, as the server counts it for its limits."""


def addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses at which a server that listens at a host can be reached from other devices."""
    if host not in EVERYWHERE:
        return () if is_this_machine(host) else (f"http://{host}:{port}",)
    own = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    return tuple(f"http://{ip}:{port}" for ip in dict.fromkeys(own) if _is_reachable(ip))


def _is_reachable(ip: str) -> bool:
    parsed = ip_address(ip)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def is_this_machine(host: str) -> bool:
    return host == "localhost" or (is_address(host) and ip_address(host).is_loopback)


def is_near(address: str) -> bool:
    """Whether a request comes from this machine or a private network: only there our addresses are of use."""
    return is_address(address) and ip_address(address).is_private


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True

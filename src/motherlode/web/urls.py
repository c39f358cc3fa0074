"""URLs that people write: what they say, or that they are none."""

from collections.abc import Container
from urllib.parse import SplitResult, urlsplit


def read_url(text: str, schemes: Container[str] = ("http", "https")) -> SplitResult | None:
    """The parts of a URL; None if it is none, or has another scheme, no host or a port that cannot be."""
    try:
        parts = urlsplit(text)
        _ = parts.port  # raises where it is no number, or too large
    except ValueError:
        return None
    return parts if parts.scheme in schemes and parts.hostname else None

"""How a server is set up."""

from collections.abc import Callable

import msgspec

from motherlode.table.ports import Bots
from motherlode.table.retention import Retention
from motherlode.web.built import FOLDER
from motherlode.web.limits import Rate
from motherlode.web.notices.mail import MailServer
from motherlode.web.notices.outgoing import Outgoing


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    """A file for SQLite, or a PostgreSQL URL."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server; its own always may."""
    host_names: tuple[str, ...] = ()
    """Names by which browsers reach this server, besides those of the loopback, of origins, and bare addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies: the address that they forward is believed."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses or networks that may read the metrics."""
    secure: bool = False
    """Cookies only over HTTPS: for servers behind a proxy that speaks it."""
    rates: dict[str, Rate] | None = None
    """Other limits than the usual ones."""
    sockets: int = 24
    """How many sockets a guest may have open; an address may have some times more."""
    bytes_of_address: Rate | None = None
    """What all sockets of an address may send together before those are cut that send much; None is eight times what
    one may.
    """
    http_connections: int = 256
    """How many HTTP connections an address may have open; a proxy may have any number."""
    request_within: float = 20
    """Seconds in which a request has to be there."""
    requests: Rate = Rate(400, 100)
    """How many requests of an address are heard at once, and a second; more wait. A proxy's never do."""
    read_within: float = 20
    """In so many seconds some of an answer has to be read, or the connection is cut."""
    retention: Retention = Retention()
    """For how long tables are kept that nobody uses."""
    drain: float = 0
    """Seconds in which a server that is told to stop sends its people on to others; 0 stops at once."""
    bot_threads: int | None = None
    pondering: bool = False
    """Bots think ahead while people decide, where threads are idle."""
    bots: Bots | None = None
    """Other bots than the usual ones."""
    unattended_bots: bool = False
    """Bots also play on at tables where nobody is connected: for simulations through the server."""
    url: str | None = None
    """Where people reach this server, as `https://gold.example`: for links in what is sent to them."""
    mail: MailServer | None = None
    """What sends mail; without one, or without `url`, none is offered."""
    outgoing: Outgoing | None = None
    """Another way to push services and webhooks than the usual one."""
    reviews: str | None = None
    """The folder where finished reviews are kept; None is one in the cache folder of whoever runs the server."""
    laboratory: bool = True
    """Whether people may play experiments with rules here."""
    laboratory_seconds: float = 60
    """How long a core may work for one of them."""
    laboratory_cores: int = 1
    """How many cores work for all of them, after everybody else."""
    experiments: str | None = None
    """The folder where finished experiments are kept; None is one in the cache folder of whoever runs the server."""
    pages: str = str(FOLDER)
    """Where the built pages for the browser lie."""
    tell: Callable[[str], None] = lambda sentence: None
    """Where to say what takes long at the first start."""

"""The server under test: the usual one, without limits, because all players come from one address."""

import sys

from motherlode.web.config import Config
from motherlode.web.limits import RATES, Rate
from motherlode.web.server import make_server

if __name__ == "__main__":
    database, port = sys.argv[1:]
    plenty = Rate(1e12, 1e12)
    config = Config(
        database=database,
        port=int(port),
        rates=dict.fromkeys(RATES, plenty),
        requests=plenty,
        bytes_of_address=plenty,
        sockets=1 << 20,
    )
    make_server(config).run()

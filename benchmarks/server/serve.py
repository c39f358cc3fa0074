"""The server under test: the usual one, without limits, because all players come from one address."""

import sys

from motherlode.web.config import Config
from motherlode.web.limits import RATES, Rate
from motherlode.web.server import make_server

if __name__ == "__main__":
    database, port = sys.argv[1:]
    rates = dict.fromkeys(RATES, Rate(1e9, 1e9))
    make_server(Config(database=database, port=int(port), rates=rates, sockets=1 << 20)).run()

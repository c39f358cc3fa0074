"""Several servers on one PostgreSQL on this machine: to look at (`local.py`), and to measure (`bench.py`)."""

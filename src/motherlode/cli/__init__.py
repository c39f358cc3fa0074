"""The one command for everything."""

from motherlode.cli.main import main

__all__ = ["main"]

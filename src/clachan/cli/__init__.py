"""The command line."""

from clachan.cli.main import main

__all__ = ["main"]

"""What the system allows a parent of many processes."""

from typing import Final

MOST_WORKERS: Final = 61
"""Windows can wait for no more."""

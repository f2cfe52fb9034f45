"""What one run of the tests need not do whole is shared out among the commits."""

import subprocess
from functools import cache


@cache
def turn_of_the_commit() -> int:
    """A number that changes with every commit; away from a checkout always the same."""
    asked = subprocess.run(
        ["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False
    )
    return int(asked.stdout.strip()[:8], 16) if asked.returncode == 0 else 0

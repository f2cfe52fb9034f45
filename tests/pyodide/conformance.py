"""What conformance.mjs runs inside Pyodide."""

import platform
import random
import sys

from clachan.core.conformance import NotConformant, conform
from clachan.games import GAMES


def run(games: int) -> int:
    """Play that many games for each number of players; return the exit status."""
    print(f"Python {platform.python_version()} on {sys.platform}")
    passed = failed = 0
    for name, game in GAMES.items():
        try:
            report = conform(game, random.Random(0), games=games)
        except NotConformant as broken:
            print(broken)
            failed += 1
        else:
            print(f"{name}: {report.games} games, {report.positions} positions")
            passed += report.checks
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0 or passed == 0)

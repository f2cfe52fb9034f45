"""How a command says no: one sentence, status 2, nothing changed."""

import sys


def refuse(problem: str) -> int:
    print(f"clachan: {problem}", file=sys.stderr)
    return 2

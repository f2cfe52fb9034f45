"""The draws of a match: commit, draw, reveal, verify (docs/record.md, Fair shuffle)."""

from clachan.dealer.draw import choose, draw
from clachan.dealer.shuffle import Dealer, ShuffleError, commitment, verify

__all__ = ["Dealer", "ShuffleError", "choose", "commitment", "draw", "verify"]

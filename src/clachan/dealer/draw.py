"""Numbers nobody could foresee and everybody can check."""

import hmac
from collections.abc import Sequence
from itertools import accumulate, count
from typing import Final

_SPACE: Final = 1 << 256


def draw(secret: bytes, match_id: str, salts: Sequence[str], number: int, total: int) -> int:
    """Draw ``number`` (from 0) as a fair number below ``total``.

    >>> draw(bytes(32), "glen", ["a", "b"], number=0, total=42)
    25
    """
    fair = _SPACE - _SPACE % total  # a digest from here on would favour small numbers
    attempts = (_digest(secret, match_id, salts, number, attempt) for attempt in count())
    return next(value for value in attempts if value < fair) % total


def choose(weights: Sequence[int], value: int) -> int:
    """Which of the weighted things the drawn value stands for.

    >>> [choose((2, 1), value) for value in range(3)]
    [0, 0, 1]
    """
    return next(index for index, top in enumerate(accumulate(weights)) if value < top)


def _digest(secret: bytes, match_id: str, salts: Sequence[str], number: int, attempt: int) -> int:
    message = _framed(match_id) + len(salts).to_bytes(1, "big")
    message += b"".join(_framed(salt) for salt in salts)
    message += number.to_bytes(4, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")


def _framed(text: str) -> bytes:
    """With its length in front, so that no two lists of texts give the same bytes."""
    data = text.encode()
    return len(data).to_bytes(2, "big") + data

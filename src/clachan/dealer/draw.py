"""Random numbers that no player can predict and every player can verify."""

import hmac
from collections.abc import Sequence
from itertools import accumulate, count
from typing import Final

_SPACE: Final = 1 << 256


def draw(secret: bytes, match_id: str, salts: Sequence[str], number: int, total: int) -> int:
    """Return draw ``number`` (from 0): a uniformly distributed value below ``total``.

    Raises `ValueError` for a total above 2 ** 256, the number of digests.

    >>> draw(bytes(32), "glen", ["a", "b"], number=0, total=42)
    25
    """
    if total > _SPACE:
        raise ValueError("total: must be at most 2 ** 256")
    fair = _SPACE - _SPACE % total  # a digest from here on would favour small numbers
    attempts = (_digest(secret, match_id, salts, number, attempt) for attempt in count())
    return next(value for value in attempts if value < fair) % total


def choose(weights: Sequence[int], value: int) -> int:
    """Return the index of the weighted item that a drawn value selects.

    >>> [choose((2, 1), value) for value in range(3)]
    [0, 0, 1]
    """
    return next(index for index, top in enumerate(accumulate(weights)) if value < top)


def _digest(secret: bytes, match_id: str, salts: Sequence[str], number: int, attempt: int) -> int:
    message = _encode_with_length(match_id) + len(salts).to_bytes(1, "big")
    message += b"".join(_encode_with_length(salt) for salt in salts)
    message += number.to_bytes(4, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")


def _encode_with_length(text: str) -> bytes:
    """Encode a text after its length, so that different lists of texts give different bytes."""
    data = text.encode()
    return len(data).to_bytes(2, "big") + data

"""Digests of inputs that show whether a build is still current."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(parts: Iterable[str | bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(hashlib.sha256(data).digest())
    return total.hexdigest()


def is_current(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == key

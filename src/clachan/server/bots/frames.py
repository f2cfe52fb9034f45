"""What goes through the pipe between server and worker: the length in four bytes, then as many."""

import os
from typing import Final

HEADER: Final = 4
LONGEST: Final = 1 << 20  # of a frame; a view takes a few thousand bytes
READY: Final = b"ready"  # a worker's first frame


class BrokenFrame(Exception):
    """What came through the pipe is no frame."""


def framed(payload: bytes) -> bytes:
    return len(payload).to_bytes(HEADER, "big") + payload


def length(header: bytes) -> int:
    """Of the payload that follows this header."""
    announced = int.from_bytes(header, "big")
    if announced > LONGEST:
        raise BrokenFrame(f"{announced} bytes announced")
    return announced


def send(pipe: int, payload: bytes) -> None:
    rest = framed(payload)
    while rest:
        rest = rest[os.write(pipe, rest) :]


def receive(pipe: int) -> bytes | None:
    """The next payload; ``None`` when the other side has closed the pipe."""
    header = _exactly(pipe, HEADER)
    return None if header is None else _exactly(pipe, length(header))


def _exactly(pipe: int, count: int) -> bytes | None:
    parts = b""
    while len(parts) < count:
        part = os.read(pipe, count - len(parts))
        if not part:
            return None
        parts += part
    return parts

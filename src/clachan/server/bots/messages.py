"""What a worker is asked."""

import os
import pickle
from dataclasses import dataclass
from typing import Final, Self

from clachan.bots import Budget
from clachan.core import View


@dataclass(frozen=True, slots=True)
class Question:
    """Which of the legal actions, all in the game's notation, would this bot take?"""

    game: str
    bot: str
    view: View
    legal: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    """Of the thought; without one a bot takes its own."""

    def pack(self) -> bytes:
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Only what the server itself packed, from the pipe that only it can write to."""
        question = pickle.loads(data)  # noqa: S301 - see above; answers come back as plain text
        assert isinstance(question, cls)
        return question


HEADER: Final = 4
LONGEST: Final = 1 << 20  # of a frame; a view takes a few thousand bytes
READY: Final = b"ready"  # a worker's first frame


class BrokenFrame(Exception):
    """What came through the pipe is no frame."""


def encode_frame(payload: bytes) -> bytes:
    return len(payload).to_bytes(HEADER, "big") + payload


def payload_length(header: bytes) -> int:
    """Of the payload that follows this header."""
    announced = int.from_bytes(header, "big")
    if announced > LONGEST:
        raise BrokenFrame(f"{announced} bytes announced")
    return announced


def send(pipe: int, payload: bytes) -> None:
    rest = encode_frame(payload)
    while rest:
        rest = rest[os.write(pipe, rest) :]


def receive(pipe: int) -> bytes | None:
    """The next payload; ``None`` when the other side has closed the pipe."""
    header = _exactly(pipe, HEADER)
    return None if header is None else _exactly(pipe, payload_length(header))


def _exactly(pipe: int, count: int) -> bytes | None:
    parts = b""
    while len(parts) < count:
        part = os.read(pipe, count - len(parts))
        if not part:
            return None
        parts += part
    return parts

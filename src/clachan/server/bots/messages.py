"""Messages between the server and its workers: tasks, and the frames that carry them."""

import os
import pickle
from dataclasses import dataclass
from typing import Final, Self

from clachan.bots import Budget
from clachan.core import View


@dataclass(frozen=True, slots=True)
class BotTask:
    """Asks a bot to choose one of the legal actions, which are in the game's notation."""

    game: str
    bot: str
    view: View
    legal: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    """``None``: the bot uses its own budget."""

    def pack(self) -> bytes:
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Return a task that the server has packed; only the server can write to the pipe."""
        bot_task = pickle.loads(data)  # noqa: S301 - see above; answers come back as plain text
        assert isinstance(bot_task, cls)
        return bot_task


HEADER: Final = 4
MAX_PAYLOAD: Final = 1 << 20  # bytes; a view takes a few thousand
READY: Final = b"ready"  # the first frame of a worker


class BrokenFrame(Exception):
    """The bytes from the pipe are not a valid frame."""


def encode_frame(payload: bytes) -> bytes:
    return len(payload).to_bytes(HEADER, "big") + payload


def payload_length(header: bytes) -> int:
    """Return the length of the payload after this header; raises `BrokenFrame`."""
    announced = int.from_bytes(header, "big")
    if announced > MAX_PAYLOAD:
        raise BrokenFrame(f"{announced} bytes announced")
    return announced


def send(pipe: int, payload: bytes) -> None:
    rest = encode_frame(payload)
    while rest:
        rest = rest[os.write(pipe, rest) :]


def receive(pipe: int) -> bytes | None:
    """Return the next payload; ``None`` when the other side has closed the pipe."""
    header = _read_exactly(pipe, HEADER)
    return None if header is None else _read_exactly(pipe, payload_length(header))


def _read_exactly(pipe: int, count: int) -> bytes | None:
    parts = b""
    while len(parts) < count:
        part = os.read(pipe, count - len(parts))
        if not part:
            return None
        parts += part
    return parts

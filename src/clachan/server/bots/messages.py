"""Messages between the server and its workers: tasks and answers in JSON, and the frames that carry them."""

import json
import os
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final, NamedTuple, Self

from clachan.bots import Budget


@dataclass(frozen=True, slots=True)
class BotTask:
    """Asks a bot to choose one of the legal actions, which are in the game's notation."""

    game: str
    bot: str
    view: str
    """As `clachan.bots.view_json.pack_view` writes it."""
    legal: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    """``None``: the bot uses its own budget."""

    def pack(self) -> bytes:
        budget = None if self.budget is None else astuple(self.budget)
        content = [self.game, self.bot, self.view, self.legal, self.seed, budget]
        return json.dumps(content).encode()

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        game, bot, view, legal, seed, budget = json.loads(data)
        return cls(game, bot, view, tuple(legal), seed, Budget(*budget) if budget else None)


class PlannedAction(NamedTuple):
    """A choice of a bot in the game's notation, and the digest of the view that it is for."""

    view: str
    """Empty if no bot could choose."""
    action: str


def pack_turn(turn: Sequence[PlannedAction]) -> bytes:
    """Return the answer of a worker: the action to play now, then those planned after it."""
    return json.dumps(turn).encode()


def unpack_turn(data: bytes) -> tuple[PlannedAction, ...]:
    """Return what `pack_turn` was given; raises `ValueError` for anything else."""
    turn = tuple(PlannedAction(view, action) for view, action in json.loads(data))
    if not turn or not all(isinstance(text, str) for step in turn for text in step):
        raise ValueError("not a turn")
    return turn


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

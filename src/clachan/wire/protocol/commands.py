"""Messages of a client at a table: over its socket, or posted to ``commands``."""

from typing import TypeAlias

from msgspec import Struct

from clachan.wire.protocol.shapes import (
    ActionText,
    ArrangedChairs,
    Clock,
    Nonce,
    Pace,
    Salt,
    SeatNumber,
    Seq,
)


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    nonce: Nonce
    """Chosen by the client: a command that is sent twice is carried out once."""
    seq: Seq
    """The number of the view to which it responds."""


class Arrange(_Command, frozen=True, tag="arrange"):
    """Change seats, clock and options before the start. Only for the host."""

    seats: ArrangedChairs | None = None
    clock: Clock | None = None
    shuffle_seats: bool | None = None
    hints: bool | None = None


class Start(_Command, frozen=True, tag="start"):
    """Start the match. Only for the host."""


class _SeatCommand(_Command, frozen=True):
    seat: SeatNumber


class AddSalt(_SeatCommand, frozen=True, tag="salt"):
    """Add the sender's salt to the shuffle, after its commitment and before the start."""

    salt: Salt


class Play(_SeatCommand, frozen=True, tag="play"):
    action: ActionText


class Undo(_SeatCommand, frozen=True, tag="undo"):
    """Undo the last decision if that is free, and ask the others otherwise."""


class AnswerUndo(_SeatCommand, frozen=True, tag="answer-undo"):
    agree: bool


class Redo(_SeatCommand, frozen=True, tag="redo"):
    pass


class Resign(_SeatCommand, frozen=True, tag="resign"):
    pass


class Replace(_SeatCommand, frozen=True, tag="replace"):
    """Vote for a bot in the seat of a player whose time has run out or who is away."""

    target: SeatNumber


class TakeBack(_SeatCommand, frozen=True, tag="take-back"):
    """Play the sender's seat again after the others gave it to a bot."""


class SetPace(_SeatCommand, frozen=True, tag="pace"):
    """Set how long bots pause, if this seat is the only one of a person."""

    pace: Pace


class Skip(_SeatCommand, frozen=True, tag="skip"):
    """Skip the pauses of bots until this seat's turn, if it is the only one of a person."""


class Leave(_SeatCommand, frozen=True, tag="leave"):
    """Leave the seat before the start."""


Command: TypeAlias = (
    Arrange
    | Start
    | AddSalt
    | Play
    | Undo
    | AnswerUndo
    | Redo
    | Resign
    | Replace
    | TakeBack
    | SetPace
    | Skip
    | Leave
)


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Show the view of a seat of the sender, or hide it (``null``). Over the socket only."""

    seat: SeatNumber | None


class AskPreview(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """Request the effect of an action of the shown seat. Over the socket only."""

    nonce: Nonce
    action: ActionText


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Request the reason why an action is illegal now. Over the socket only."""

    nonce: Nonce
    action: ActionText


ClientMessage: TypeAlias = Command | Look | AskPreview | AskWhy
"""All messages that a client may send over a socket."""

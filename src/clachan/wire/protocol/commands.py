"""What a client says at a table: over its socket, or posted to ``commands``."""

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
    """Of the client's making: a command that comes twice is carried out once."""
    seq: Seq
    """Of the view that it answers."""


class Arrange(_Command, frozen=True, tag="arrange"):
    """The host's, before the start: who sits where, under which clock."""

    seats: ArrangedChairs | None = None
    clock: Clock | None = None
    shuffle_seats: bool | None = None
    hints: bool | None = None


class Start(_Command, frozen=True, tag="start"):
    """The host's."""


class _SeatCommand(_Command, frozen=True):
    seat: SeatNumber


class AddSalt(_SeatCommand, frozen=True, tag="salt"):
    """A word of one's own for the shuffle, said after its commitment and before the start."""

    salt: Salt


class Play(_SeatCommand, frozen=True, tag="play"):
    action: ActionText


class Undo(_SeatCommand, frozen=True, tag="undo"):
    """Takes the last decision back where that is free, and asks the others otherwise."""


class AnswerUndo(_SeatCommand, frozen=True, tag="answer-undo"):
    agree: bool


class Redo(_SeatCommand, frozen=True, tag="redo"):
    pass


class Resign(_SeatCommand, frozen=True, tag="resign"):
    pass


class Replace(_SeatCommand, frozen=True, tag="replace"):
    """A vote for a bot in the seat of somebody whose time is up or who is away."""

    target: SeatNumber


class TakeBack(_SeatCommand, frozen=True, tag="take-back"):
    """Play one's own seat again after a bot was voted into it."""


class SetPace(_SeatCommand, frozen=True, tag="pace"):
    """How long bots pause, where this seat is the only one of a person."""

    pace: Pace


class Skip(_SeatCommand, frozen=True, tag="skip"):
    """No bot pauses until it is this seat's turn, where it is the only one of a person."""


class Leave(_SeatCommand, frozen=True, tag="leave"):
    """Stand up, before the start."""


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
    """Lift the curtain of a seat of one's own, or let it fall (``null``). Over the socket only."""

    seat: SeatNumber | None


class AskPreview(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """What would this action do? Over the socket only, for the seat that is looked from."""

    nonce: Nonce
    action: ActionText


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why can this action not be made now? Over the socket only."""

    nonce: Nonce
    action: ActionText


ClientMessage: TypeAlias = Command | Look | AskPreview | AskWhy
"""All that may come over a socket."""

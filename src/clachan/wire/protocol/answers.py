"""Messages of the server: answers over HTTP and messages over the socket."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from clachan.wire.protocol.shapes import Clock, Pace, Status
from clachan.wire.score_sheets import SheetMessage
from clachan.wire.views import PreviewMessage, ViewMessage
from clachan.wire.words import Move, WordsMessage


class SeatView(Struct, frozen=True):
    """A seat as all may see it, and whether it is the reader's own."""

    kind: Literal["open", "bot", "person"]
    name: str
    bot: str | None
    """The bot that plays here now: the seat's own, or one that replaces a person."""
    mine: bool
    present: bool
    away_since: int | None
    resigned: bool


class EntryView(Struct, frozen=True, omit_defaults=True):
    """An entry of the match's log as the reader saw it."""

    entry: int
    """Its number in the log, from 1."""
    seq: int
    ply: int
    """The number of actions after it, without undone ones."""
    seat: int
    kind: str
    action: str | None
    words: WordsMessage
    at: int | None
    then: tuple[WordsMessage, ...] = ()
    """Its automatic consequences: sentences that follow its own."""


class UndoRefusal(Struct, frozen=True):
    """Why a request to undo had no effect."""

    reason: Literal["declined", "played", "expired", "withdrawn"]
    seat: int | None
    """The seat that declined, played on or withdrew; ``null`` if the time ran out."""


class UndoView(Struct, frozen=True):
    """The effect of undo for the seat of this view."""

    free: bool
    asks: tuple[int, ...]
    """The seats that would have to agree."""
    ply: int
    refused: UndoRefusal | None
    """The result of an earlier request: then no other request is possible."""


class UndoOffer(Struct, frozen=True):
    """A player asks to take a decision back."""

    seat: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    move: EntryView
    """The action to take back, as the reader saw it."""
    left_ms: int | None
    """How long it remains open; ``null`` without a limit."""


class HintUse(Struct, frozen=True):
    """A player was given a hint."""

    seat: int
    ply: int
    """The number of actions at that time, without undone ones."""
    at: int


class Votes(Struct, frozen=True):
    """A seat that the others may give to a bot, from when on, and the votes for it."""

    seat: int
    by: tuple[int, ...]
    needed: int
    at: int
    """Milliseconds since 1970; in the past if they may do so now, 0 if its time has run out."""


class ClockView(Struct, frozen=True):
    """Times at the moment ``now``; the clock of the seat ``running`` goes on."""

    now: int
    left_ms: tuple[int, ...]
    running: int | None
    grace_ms: tuple[int, ...]
    """How long each seat may still be disconnected before its bank is charged."""


class ShuffleView(Struct, frozen=True):
    """The proof of a fair shuffle: always the commitment, the secret after the end."""

    match: str
    commitment: str
    salts: tuple[str, ...]
    secret: str | None
    imported: bool
    """It came with a record: no player here saw the commitment before the start."""


class ShuffleProof(Struct, frozen=True):
    """The result of repeating every draw of a match."""

    draws: int
    """The number of draws; 0 if they are not those of the secret."""
    given: int
    """The number of log entries that come from another match and are not checked."""
    problem: WordsMessage | None
    entry: int | None
    """The number of the log entry, from 1, with the draw that differs."""


class OutcomeView(Struct, frozen=True):
    reason: WordsMessage
    rule: str
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[SheetMessage, ...]


class Origin(Struct, frozen=True):
    """The origin of a table that did not begin with an empty board."""

    kind: Literal["fork", "import"]
    ply: int
    exact: bool
    """``False``: cards that its creator could not see were dealt again."""


PositionMessage: TypeAlias = ViewMessage


class Position(Struct, frozen=True):
    """The table after some of the actions, from the sender's own seat or, after the end, any seat."""

    ply: int
    plies: int
    viewing: int | None
    to_move: int | None
    position: PositionMessage
    sheets: tuple[SheetMessage, ...] | None
    """The scores if it had ended there; only after the end of the match."""


class TableView(Struct, frozen=True, tag_field="type", tag="view"):
    """The whole table for one reader; sent again after every event."""

    table: str
    seq: int
    game: str
    players: int
    status: Status
    host: bool
    seats: tuple[SeatView, ...]
    viewing: int | None
    """The seat whose view this is; ``null``: a spectator's, or the curtain is down."""
    ply: int
    to_move: int | None
    position: PositionMessage | None
    legal: tuple[Move, ...]
    """The legal moves if this is the view of the seat that is to move, else empty."""
    happened: tuple[EntryView, ...]
    """The log entries since the reader's last view."""
    undo: UndoView | None
    redo: bool
    offer: UndoOffer | None
    votes: tuple[Votes, ...]
    clock: Clock
    clocks: ClockView | None
    shuffle_seats: bool
    shuffle: ShuffleView
    outcome: OutcomeView | None
    origin: Origin | None
    rematch: str | None
    """The table of the rematch."""
    watchers: int
    """The number of spectators who are connected to this process."""
    pace: Pace | None
    """The pace of the bots if one person plays; ``null`` if it cannot be set."""
    hints: bool
    """Whether players may ask for hints."""
    hints_used: tuple[HintUse, ...]
    """The hints of all players, in order."""
    positions: tuple[Position, ...]
    """The positions since the reader's last view that are worth showing one by one, in order."""
    bot_failed: Literal[True] | UnsetType = UNSET
    """The bot to move cannot move, since it or the game has failed; this process tries again later."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out and is stored; ``seq`` is the number of its event."""

    nonce: str
    seq: int


class Problem(Struct, frozen=True):
    """The reason of a refusal: a code for programs, a message for people, the field and the rule."""

    code: str
    field: str | None
    message: WordsMessage
    rule: str | None


class RefusalAnswer(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was changed."""

    nonce: str | None
    error: Problem


class PreviewAnswer(Struct, frozen=True, tag_field="type", tag="preview"):
    nonce: str
    preview: PreviewMessage


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    """``null``: the action can be made."""

    nonce: str
    error: Problem | None


ServerMessage: TypeAlias = TableView | Done | RefusalAnswer | PreviewAnswer | WhyAnswer
"""All messages that the server sends over a socket."""


class ErrorAnswer(Struct, frozen=True):
    """The body of every refusal over HTTP."""

    error: Problem
    view: TableView | UnsetType = UNSET
    """The current table, if a command came too late."""


class TableMade(Struct, frozen=True):
    table: str


class Joined(Struct, frozen=True):
    seats: tuple[int, ...]
    """The seats that are the sender's now."""


class Links(Struct, frozen=True):
    """The links to share."""

    watch: str
    invite: str | None
    """Only for players and the host, while a seat is open."""
    local_only: bool
    """Whether only this machine can open them."""


class CarryLink(Struct, frozen=True):
    """A secret link that opens the sender's own seats on another device. It works once."""

    link: str


class ResultSummary(Struct, frozen=True):
    """The result of a match in short."""

    ranking: tuple[int, ...]
    """By seat: its place, from 1."""
    totals: tuple[int, ...]


class TableSummary(Struct, frozen=True):
    """An entry in the list of the sender's tables."""

    table: str
    game: str
    status: Status
    seats: tuple[str, ...]
    to_move: int | None
    mine: tuple[int, ...]
    my_turn: bool
    touched_at: int
    bots: tuple[int, ...]
    """The seats of bots."""
    result: ResultSummary | None
    """After the end of the match; ``null`` for matches that ended before results were listed."""
    origin: Origin | None
    """``null`` also for tables that have not changed since origins were listed."""


class TableList(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class LogView(Struct, frozen=True):
    """The log in words."""

    entries: tuple[EntryView, ...]


class TurnPoint(Struct, frozen=True):
    """The scores after a turn, if the game had ended there."""

    ply: int
    seat: int
    totals: tuple[int, ...]


class SwingPoint(Struct, frozen=True):
    """One of the turns whose change of a lead lasted: the seat, the points, and a sentence."""

    ply: int
    seat: int
    change: int
    words: WordsMessage
    leader: int | None
    """The seat that leads from here to the end, if another one led before."""


class MatchCourse(Struct, frozen=True):
    """The course of a finished match, turn by turn."""

    turns: tuple[TurnPoint, ...]
    swings: tuple[SwingPoint, ...]


class MoveGains(Struct, frozen=True):
    """A move, and by seat the change of the score if the game ended after it."""

    move: Move
    gains: tuple[int, ...]


class Hint(Struct, frozen=True):
    """The move of the best bot from the same view; `bot` is the bot that has answered."""

    bot: str
    move: Move
    preview: PreviewMessage
    most_now: MoveGains | None
    """The legal move with the most points for the seat now; ``null`` if that is no more than the hint's."""


class GameAbout(Struct, frozen=True):
    name: str
    titles: dict[str, str]
    designers: tuple[str, ...]
    publisher: str
    year: int
    players: tuple[int, ...]
    rules: int
    bots: tuple[str, ...]
    """The bots that the pages offer for this game."""


class GameList(Struct, frozen=True):
    games: tuple[GameAbout, ...]
    bots: tuple[str, ...]


class Health(Struct, frozen=True):
    status: Literal["ok"]

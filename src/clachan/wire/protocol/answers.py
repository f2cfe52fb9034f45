"""What the server answers and tells."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from clachan.wire.protocol.shapes import Clock, Pace, Status
from clachan.wire.sheets import Move, SheetMessage, WordsMessage
from clachan.wire.views import ClansPreview, ClansView, GlenmorePreview, GlenmoreView


class SeatView(Struct, frozen=True):
    """A seat as everyone may see it, and whether it is the reader's own."""

    kind: Literal["open", "bot", "person"]
    name: str
    bot: str | None
    """The bot that plays here now: the seat's own, or one standing in for a person."""
    mine: bool
    present: bool
    away_since: int | None
    resigned: bool


class Happening(Struct, frozen=True, omit_defaults=True):
    """An entry of the match's log as the reader saw it."""

    entry: int
    """Its number in the log, from 1."""
    seq: int
    ply: int
    """How many actions stood after it."""
    seat: int
    kind: str
    action: str | None
    words: WordsMessage
    at: int | None
    then: tuple[WordsMessage, ...] = ()
    """What it set off by itself: sentences to follow its own."""


class UndoRefusal(Struct, frozen=True):
    """Why a decision that was asked for stands."""

    reason: Literal["declined", "played", "expired", "withdrawn"]
    seat: int | None
    """Who declined, played on or withdrew; ``null`` where the time ran out."""


class UndoView(Struct, frozen=True):
    """What undo would be for the seat that is looked from."""

    free: bool
    asks: tuple[int, ...]
    """The seats that would have to agree."""
    ply: int
    refused: UndoRefusal | None
    """Where they were asked before: then they are not asked again."""


class UndoOffer(Struct, frozen=True):
    """A player asks to take a decision back."""

    seat: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    move: Happening
    """The action to take back, as the reader saw it."""
    left_ms: int | None
    """For how long it is still open; ``null`` without a limit."""


class HintUse(Struct, frozen=True):
    """A player was given a hint."""

    seat: int
    ply: int
    """How many actions stood then."""
    at: int


class Votes(Struct, frozen=True):
    """A seat that the others may hand to a bot, from when on, and who has voted for it."""

    seat: int
    by: tuple[int, ...]
    needed: int
    at: int
    """Milliseconds since 1970; in the past where they may now, 0 where its time is up."""


class ClockView(Struct, frozen=True):
    """Times at the moment ``now``: they run on for ``running``."""

    now: int
    left_ms: tuple[int, ...]
    running: int | None
    grace_ms: tuple[int, ...]
    """What each seat may still be disconnected for before its bank is charged."""


class ShuffleView(Struct, frozen=True):
    """The seal of the match's chance: the commitment always, the secret after the end."""

    match: str
    commitment: str
    salts: tuple[str, ...]
    secret: str | None
    imported: bool
    """It came with a record: nobody here saw the commitment before the start."""


class ShuffleProof(Struct, frozen=True):
    """What came out when every draw of a match was made once more."""

    draws: int
    """How many there were; 0 where they are not those of the secret."""
    given: int
    """So many entries of the log were taken over from another match, and are not checked."""
    problem: WordsMessage | None
    entry: int | None
    """Of the log, the first one being 1: the draw that differs."""


class OutcomeView(Struct, frozen=True):
    reason: WordsMessage
    rule: str
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[SheetMessage, ...]


class Origin(Struct, frozen=True):
    """Where a table came from that did not begin with an empty board."""

    kind: Literal["fork", "import"]
    ply: int
    exact: bool
    """``False``: what its maker could not see was dealt anew."""


PositionMessage: TypeAlias = ClansView | GlenmoreView


class TableView(Struct, frozen=True, tag_field="type", tag="view"):
    """The whole table for one reader; sent anew after everything that happens."""

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
    """For the seat that is to move and looked from; empty for all others."""
    happened: tuple[Happening, ...]
    """Since the reader last looked."""
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
    """The table where it goes on."""
    watchers: int
    """How many look on through this process without a seat."""
    pace: Pace | None
    """Of the bots, where one person plays; ``null`` where it cannot be set."""
    hints: bool
    """Whether players may ask for hints."""
    hints_used: tuple[HintUse, ...]
    """By all players, the first one first."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out and is stored; ``seq`` is the number of the event it became."""

    nonce: str
    seq: int


class Problem(Struct, frozen=True):
    """Why not: a code for programs, a message for people, the field and the rule it is about."""

    code: str
    field: str | None
    message: WordsMessage
    rule: str | None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was changed."""

    nonce: str | None
    error: Problem


class PreviewAnswer(Struct, frozen=True, tag_field="type", tag="preview"):
    nonce: str
    preview: ClansPreview | GlenmorePreview


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    """``null``: the action can be made."""

    nonce: str
    error: Problem | None


ServerMessage: TypeAlias = TableView | Done | Refused | PreviewAnswer | WhyAnswer
"""All that is sent over a socket."""


class ErrorAnswer(Struct, frozen=True):
    """The body of every refusal over HTTP."""

    error: Problem
    view: TableView | UnsetType = UNSET
    """The table as it is, where a command came too late."""


class TableMade(Struct, frozen=True):
    table: str


class Joined(Struct, frozen=True):
    seats: tuple[int, ...]
    """The seats that are the sender's now."""


class Links(Struct, frozen=True):
    """The addresses to hand on."""

    watch: str
    invite: str | None
    """Only for those who sit here, while a chair is open."""
    local_only: bool
    """Whether only this machine can open them."""


class CarryLink(Struct, frozen=True):
    """Opens one's seats on another device, once: to be shown to nobody else."""

    link: str


class ResultSummary(Struct, frozen=True):
    """How a match ended, in short."""

    ranking: tuple[int, ...]
    """By seat: its place, from 1."""
    totals: tuple[int, ...]


class TableSummary(Struct, frozen=True):
    """A line in the list of one's tables."""

    table: str
    game: str
    status: Status
    seats: tuple[str, ...]
    to_move: int | None
    mine: tuple[int, ...]
    my_turn: bool
    touched_at: int
    bots: tuple[int, ...]
    """The seats that were laid for bots."""
    result: ResultSummary | None
    """Once the match is over; ``null`` for matches that ended before results were listed."""


class TableList(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class Position(Struct, frozen=True):
    """The table after some of the actions that stand, from one's own seat or, at the end, any."""

    ply: int
    plies: int
    viewing: int | None
    to_move: int | None
    position: PositionMessage
    sheets: tuple[SheetMessage, ...] | None
    """The scores had it ended there; only once the match is over."""


class Story(Struct, frozen=True):
    """The log in words."""

    entries: tuple[Happening, ...]


class TurnPoint(Struct, frozen=True):
    """The scores after a turn, had the game ended there."""

    ply: int
    seat: int
    totals: tuple[int, ...]


class SwingPoint(Struct, frozen=True):
    """A turn that changed a lead most: who, by how many points, and that in words."""

    ply: int
    seat: int
    change: int
    words: WordsMessage


class MatchCourse(Struct, frozen=True):
    """How a finished match went, turn by turn."""

    turns: tuple[TurnPoint, ...]
    swings: tuple[SwingPoint, ...]


class Hint(Struct, frozen=True):
    """What the best bot there is would do from the same view; `bot` is who has answered."""

    bot: str
    move: Move
    preview: ClansPreview | GlenmorePreview


class GameAbout(Struct, frozen=True):
    name: str
    titles: dict[str, str]
    designers: tuple[str, ...]
    publisher: str
    year: int
    players: tuple[int, ...]
    rules: int


class GameList(Struct, frozen=True):
    games: tuple[GameAbout, ...]
    bots: tuple[str, ...]


class Health(Struct, frozen=True):
    status: Literal["ok"]

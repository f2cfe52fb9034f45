"""The contract that every game keeps, and the nouns that all games share.

Standard library only; no clock, no randomness, no input or output.
"""

from clachan.core.errors import IllegalAction, NotationError, Refusal
from clachan.core.game import AnyGame, Game, GameMeta, Options, Preview, Rng, View
from clachan.core.log import Entry, EntryKind, LogError, MatchReason
from clachan.core.match import AnyMatch, Match
from clachan.core.messages import Args, Message, Reason
from clachan.core.record import Player, Record, Result, Shuffle
from clachan.core.results import Outcome, ScoreItem, ScoreSheet, places
from clachan.core.seats import CHANCE, Seat
from clachan.core.undo import Undo, redo_for, undo_for

__all__ = [
    "CHANCE",
    "AnyGame",
    "AnyMatch",
    "Args",
    "Entry",
    "EntryKind",
    "Game",
    "GameMeta",
    "IllegalAction",
    "LogError",
    "Match",
    "MatchReason",
    "Message",
    "NotationError",
    "Options",
    "Outcome",
    "Player",
    "Preview",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "ScoreItem",
    "ScoreSheet",
    "Seat",
    "Shuffle",
    "Undo",
    "View",
    "places",
    "redo_for",
    "undo_for",
]

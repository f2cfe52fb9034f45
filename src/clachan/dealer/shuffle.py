"""The dealer of a match, and the verification of its draws."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from clachan.core import CHANCE, EntryKind, Match, Message
from clachan.core.errors import ClachanError
from clachan.core.game import A, Game, P_co, S, V
from clachan.core.record import Shuffle
from clachan.dealer.draw import choose, draw


class ShuffleError(ClachanError, ValueError):
    """The draws of a match are not those of its secret; ``message`` is for people."""

    def __init__(self, text: str, message: Message, entry: int | None = None) -> None:
        super().__init__(text, message)
        self.entry = entry


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals for one match; the secret stays here until the match is over.

    >>> from clachan.games import clans
    >>> dealer = Dealer("glen", secret=bytes(32))
    >>> match = dealer.deal(Match.new(clans, players=2))
    >>> match.to_move, match.ply
    (0, 25)
    """

    match_id: str
    secret: bytes
    salts: tuple[str, ...] = ()
    given: int = 0

    @classmethod
    def new(cls, match_id: str, given: int = 0) -> Dealer:
        """Return a dealer with a new secret; its commitment can be published before the match."""
        return cls(match_id, secrets.token_bytes(32), (), given)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def __repr__(self) -> str:
        return f"Dealer({self.match_id!r}, commitment={self.commitment!r})"

    def deal(self, match: Match[S, A, V, P_co], at: int | None = None) -> Match[S, A, V, P_co]:
        """Return the match after all moves of chance that are due."""
        while match.to_move == CHANCE:
            match = match.play(CHANCE, self.next(match), at)
        return match

    def next(self, match: Match[S, A, V, P_co]) -> A:
        """Return the next action of chance, which must be to move."""
        return self.draw(match.game, match.state, _draws_so_far(match, self.given))

    def seating(self, players: int) -> tuple[int, ...]:
        """Return a random order of the players, independent of the draws in the match.

        >>> Dealer("glen", secret=bytes(32)).seating(4)
        (2, 3, 0, 1)
        """
        order = list(range(players))
        for number, last in enumerate(range(players - 1, 0, -1)):
            other = draw(self.secret, f"{self.match_id}/seats", (), number, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def draw(self, game: Game[S, A, V, P_co], state: S, number: int) -> A:
        """Return the action of the draw with this number; chance must be to move."""
        weights = game.chance_weights(state)
        value = draw(self.secret, self.match_id, self.salts, number, sum(weights))
        return game.legal_actions(state)[choose(weights, value)]

    def shuffle(self, match: Match[S, A, V, P_co]) -> Shuffle:
        """Return the shuffle for a record, with the secret only after the end of the match."""
        secret = self.secret.hex() if match.outcome else None
        return Shuffle(self.commitment, self.salts, self.given, secret)


@lru_cache(maxsize=1024)  # every view shows it
def commitment(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def verify(match_id: str, match: Match[S, A, V, P_co], shuffle: Shuffle) -> int:
    """Recompute every draw of a finished match and return their number.

    Raises `ShuffleError` with the first difference.
    """
    if shuffle.secret is None:
        problem = "shuffle.secret: not told; it is revealed when the match is over"
        raise ShuffleError(problem, Message("shuffle-secret-missing"))
    secret = bytes.fromhex(shuffle.secret)
    if commitment(secret) != shuffle.commitment:
        problem = "shuffle.secret: its SHA-256 is not the commitment"
        raise ShuffleError(problem, Message("shuffle-secret-wrong"))
    dealer = Dealer(match_id, secret, shuffle.salts, shuffle.given)
    befores = {step.entry: step.before for step in match.steps}
    draws = 0
    for index, entry in enumerate(match.log):
        if entry.kind is EntryKind.ACTION and entry.seat == CHANCE and index >= shuffle.given:
            drawn = match.game.text(dealer.draw(match.game, befores[index], draws))
            if drawn != entry.action:
                raise _difference(index + 1, entry.action, drawn)
            draws += 1
    return draws


def _difference(number: int, recorded: str, drawn: str) -> ShuffleError:
    text = f"log entry {number}, action: {recorded!r}, but the secret drew {drawn!r}"
    args = (("entry", number), ("told", recorded), ("drawn", drawn))
    return ShuffleError(text, Message("shuffle-draw-differs", args), number)


def _draws_so_far(match: Match[S, A, V, P_co], given: int) -> int:
    """Count all draws, also those that were undone."""
    actions = (entry for entry in match.log[given:] if entry.kind is EntryKind.ACTION)
    return sum(entry.seat == CHANCE for entry in actions)

"""The dealer of a match, and the check of what a dealer did."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from clachan.core import CHANCE, EntryKind, Match
from clachan.core.game import A, P_co, S, V
from clachan.core.record import Shuffle
from clachan.dealer.draw import choose, draw


class ShuffleError(ValueError):
    """The draws of a match are not those of its secret."""


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
    def new(cls, match_id: str, salts: Sequence[str] = (), given: int = 0) -> Dealer:
        return cls(match_id, secrets.token_bytes(32), tuple(salts), given)

    def __repr__(self) -> str:
        return f"Dealer({self.match_id!r}, commitment={commitment(self.secret)!r})"

    def deal(self, match: Match[S, A, V, P_co], at: int | None = None) -> Match[S, A, V, P_co]:
        """The match after all that chance has to do now."""
        while match.to_move == CHANCE:
            match = match.play(CHANCE, self._drawn(match), at)
        return match

    def _drawn(self, match: Match[S, A, V, P_co]) -> A:
        weights = match.game.chance_weights(match.state)
        number = _draws_so_far(match, self.given)
        value = draw(self.secret, self.match_id, self.salts, number, sum(weights))
        return match.game.legal_actions(match.state)[choose(weights, value)]

    def shuffle(self, match: Match[S, A, V, P_co]) -> Shuffle:
        """What the record says: the secret only once the match is over."""
        secret = self.secret.hex() if match.outcome else None
        return Shuffle(commitment(self.secret), self.salts, self.given, secret)


def commitment(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def verify(match_id: str, match: Match[S, A, V, P_co], shuffle: Shuffle) -> int:
    """Recompute every draw of a finished match; gives how many there were.

    Raises `ShuffleError` naming what does not agree.
    """
    if shuffle.secret is None:
        raise ShuffleError("shuffle.secret: not told; it is revealed when the match is over")
    secret = bytes.fromhex(shuffle.secret)
    if commitment(secret) != shuffle.commitment:
        raise ShuffleError("shuffle.secret: its SHA-256 is not the commitment")
    dealer = Dealer(match_id, secret, shuffle.salts, shuffle.given)
    replayed = Match.new(match.game, match.players, match.options)
    draws = 0
    for number, entry in enumerate(match.log, start=1):
        if entry.kind is EntryKind.ACTION and entry.seat == CHANCE and number > shuffle.given:
            drawn = match.game.text(dealer._drawn(replayed))
            if drawn != entry.action:
                raise ShuffleError(
                    f"log entry {number}, action: {entry.action!r}, but the secret drew {drawn!r}"
                )
            draws += 1
        replayed = replayed.add(entry)
    return draws


def _draws_so_far(match: Match[S, A, V, P_co], given: int) -> int:
    """Every draw ever made counts, undone ones too."""
    actions = (entry for entry in match.log[given:] if entry.kind is EntryKind.ACTION)
    return sum(entry.seat == CHANCE for entry in actions)

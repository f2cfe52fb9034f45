"""The dealer of a match, and the check of what a dealer did."""

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
        """A secret for this match alone; its commitment can be published at once."""
        return cls(match_id, secrets.token_bytes(32), (), given)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def __repr__(self) -> str:
        return f"Dealer({self.match_id!r}, commitment={self.commitment!r})"

    def deal(self, match: Match[S, A, V, P_co], at: int | None = None) -> Match[S, A, V, P_co]:
        """The match after all that chance has to do now."""
        while match.to_move == CHANCE:
            match = match.play(CHANCE, self.next(match), at)
        return match

    def next(self, match: Match[S, A, V, P_co]) -> A:
        """What chance, whose turn it is, will do."""
        return self.drawn(match.game, match.state, _draws_so_far(match, self.given))

    def seating(self, players: int) -> tuple[int, ...]:
        """A fair order of the players, drawn apart from all that happens in the match.

        >>> Dealer("glen", secret=bytes(32)).seating(4)
        (2, 3, 0, 1)
        """
        order = list(range(players))
        for number, last in enumerate(range(players - 1, 0, -1)):
            other = draw(self.secret, f"{self.match_id}/seats", (), number, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def drawn(self, game: Game[S, A, V, P_co], state: S, number: int) -> A:
        """The draw with this number, where chance is to move."""
        weights = game.chance_weights(state)
        value = draw(self.secret, self.match_id, self.salts, number, sum(weights))
        return game.legal_actions(state)[choose(weights, value)]

    def shuffle(self, match: Match[S, A, V, P_co]) -> Shuffle:
        """What the record says: the secret only once the match is over."""
        secret = self.secret.hex() if match.outcome else None
        return Shuffle(self.commitment, self.salts, self.given, secret)


@lru_cache(maxsize=1024)  # every view shows it
def commitment(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def verify(match_id: str, match: Match[S, A, V, P_co], shuffle: Shuffle) -> int:
    """Recompute every draw of a finished match; gives how many there were.

    Raises `ShuffleError` naming what does not agree.
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
            drawn = match.game.text(dealer.drawn(match.game, befores[index], draws))
            if drawn != entry.action:
                raise _differs(index + 1, entry.action, drawn)
            draws += 1
    return draws


def _differs(number: int, told: str, drawn: str) -> ShuffleError:
    text = f"log entry {number}, action: {told!r}, but the secret drew {drawn!r}"
    args = (("entry", number), ("told", told), ("drawn", drawn))
    return ShuffleError(text, Message("shuffle-draw-differs", args), number)


def _draws_so_far(match: Match[S, A, V, P_co], given: int) -> int:
    """Every draw ever made counts, undone ones too."""
    actions = (entry for entry in match.log[given:] if entry.kind is EntryKind.ACTION)
    return sum(entry.seat == CHANCE for entry in actions)

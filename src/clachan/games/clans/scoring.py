"""What the shields take (CG 6)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clachan.core import Message, Outcome, ScoreItem, ScoreSheet, Seat, places
from clachan.games.clans.components import CARD_NAMES, RANKS, TILE_OF, Card
from clachan.games.clans.reasons import Ending
from clachan.games.clans.setup import TURNS
from clachan.games.clans.state import State


class ShieldTake(NamedTuple):
    """What one shield takes: all cards of one rank, or nothing."""

    seat: Seat
    rank: int | None
    cards: int

    @property
    def points(self) -> int:
        return (self.rank or 0) * self.cards


def takes(ranks: Sequence[int], stack: Sequence[Seat]) -> tuple[ShieldTake, ...]:
    """Shield by shield, the lowest rank still lying on the tile (CG 6.2, 6.3).

    >>> [take.points for take in takes([3, 3, 4, 4, 7, 7, 7], stack=[0, 1, 0, 1])]
    [6, 8, 21, 0]
    """
    present = sorted(set(ranks))
    return tuple(
        ShieldTake(seat, present[turn], ranks.count(present[turn]))
        if turn < len(present)
        else ShieldTake(seat, None, 0)
        for turn, seat in enumerate(stack)
    )


def cards_taken(take: ShieldTake, lying: Sequence[Card]) -> tuple[Card, ...]:
    """Which of the cards that lie on its tile a shield takes."""
    return tuple([card for card in lying if RANKS[card] == take.rank])


def totals(players: int, won: Iterable[tuple[Seat, int]]) -> tuple[int, ...]:
    """By seat, all the points that its shields take (CG 6.4)."""
    found = [0] * players
    for seat, points in won:
        found[seat] += points
    return tuple(found)


def score(state: State) -> tuple[ScoreSheet, ...]:
    """An item for each rank that a shield takes; equal totals go by cards taken (CG 6.5)."""
    items: list[list[ScoreItem]] = [[] for _ in range(state.players)]
    cards = [0] * state.players
    for tile, ranks in enumerate(ranks_by_tile(state), start=1):
        for turn, take in enumerate(takes(ranks, state.stacks[tile - 1]), start=1):
            if take.rank is not None:
                items[take.seat].append(ScoreItem(_source(tile, turn, take), take.points))
                cards[take.seat] += take.cards
    return tuple(
        ScoreSheet(tuple(mine), (cards_taken,))
        for mine, cards_taken in zip(items, cards, strict=True)
    )


def outcome(state: State) -> Outcome | None:
    if TURNS[state.players][state.plies] is not None:
        return None
    return Outcome(Ending.LAST_CARD, places([sheet.standing for sheet in score(state)]))


def ranks_by_tile(state: State) -> list[list[int]]:
    """The ranks of the face-up cards on each tile (CG 6.1)."""
    ranks: list[list[int]] = [[] for _ in state.stacks]
    for slot, card in enumerate(state.table):
        if card < len(CARD_NAMES):
            ranks[TILE_OF[slot] - 1].append(RANKS[card])
    return ranks


def _source(tile: int, turn: int, take: ShieldTake) -> Message:
    assert take.rank is not None
    args = (("tile", tile), ("shield", turn), ("rank", take.rank), ("cards", take.cards))
    return Message("clans-score-take", args)

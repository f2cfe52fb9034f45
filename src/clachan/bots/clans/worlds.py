"""The deals that agree with what a seat sees, and how likely each of them is."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from clachan.bots.clans.playing import gain, shield_price
from clachan.core import Rng, Seat
from clachan.games.clans.board import DOWN, STANDING, Dice, SearchBoard
from clachan.games.clans.components import BITS, CardMask, mask_of
from clachan.games.clans.determinise import determinise
from clachan.games.clans.state import State
from clachan.games.clans.views import View

SAMPLES: Final = 128
"""How many worlds stand for all of them with three and four players."""
_FINE: Final = 1 << 24


class Worlds:
    """Hands by seat, each with a weight; `board` is the position, with one of them dealt."""

    def __init__(self, view: View, rng: Rng, suspicion: float, shield: float) -> None:
        state = determinise(view, rng)
        self.view = view
        self.rng = rng
        self.start = SearchBoard(state)
        self.board = SearchBoard(state)
        self.hands: list[list[CardMask]] = []
        self.weights: list[float] = []
        self._sums: list[int] = []
        if view.players == 2:
            self._list(state, suspicion, shield)

    def deal(self, dice: Dice) -> None:
        """One of them onto the board, by weight; more are drawn as long as they are few."""
        self.board.become(self.start)
        if self._sums:
            number = bisect_right(self._sums, dice.below(_FINE))
        elif len(self.hands) < SAMPLES:
            number = len(self.hands)
            self.hands.append(list(determinise(self.view, self.rng).hands))
        else:
            number = dice.below(SAMPLES)
        self.board.hands = self.hands[number].copy()

    def _list(self, state: State, suspicion: float, shield: float) -> None:
        """With two players there are at most 220, or some more after face-down plays."""
        me = self.start.seat
        other = 1 - me
        hidden = [down.card for down in state.face_down if down.seat == other]
        unseen = state.bag | state.hands[other] | mask_of(tuple(hidden))
        places = [down.ruled_out for down in state.face_down if down.seat == other]
        held = [bit for bit in BITS if bit & unseen & ~state.ruled_out[other]]
        doubts = _doubts(self.start, other, held, suspicion, shield)
        for cards in combinations(held, state.hands[other].bit_count()):
            hand = sum(cards)
            ways = ways_to_hide(places, unseen ^ hand)
            if ways:
                hands = [0, 0]
                hands[me], hands[other] = state.hands[me], hand
                self.hands.append(hands)
                self.weights.append(ways * math.exp(-sum([doubts[card] for card in cards])))
        self._sum_up()

    def _sum_up(self) -> None:
        whole, total = sum(self.weights), 0.0
        for weight in self.weights:
            total += weight
            self._sums.append(int(_FINE * total / whole))
        self._sums[-1] = _FINE


def ways_to_hide(places: Sequence[CardMask], cards: CardMask) -> int:
    """In how many ways face-down cards can be some of these; by place, what each cannot be.

    >>> ways_to_hide([0b001, 0b000], 0b011)
    1
    """
    if not places:
        return 1
    rest = places[1:]
    allowed = cards & ~places[0]
    return sum([ways_to_hide(rest, cards ^ bit) for bit in BITS if bit & allowed])


def _doubts(
    board: SearchBoard, seat: Seat, cards: Sequence[CardMask], suspicion: float, shield: float
) -> dict[CardMask, float]:
    """By card, a bit of a mask: who plays sensibly would rather have played it than hold it yet."""
    if not suspicion:
        return dict.fromkeys(cards, 0.0)
    me, hand = board.seat, board.hands[seat]
    board.seat = seat
    doubts: dict[CardMask, float] = {}
    for card in cards:
        board.hands[seat] = card
        doubts[card] = suspicion * _best_gain(board, shield) / STANDING
    board.seat, board.hands[seat] = me, hand
    return doubts


def _best_gain(board: SearchBoard, shield: float) -> int:
    best = 0
    for move in board.moves():
        if move < DOWN:
            value = gain(board, move) - (shield_price(board, shield) if move & 1 else 0)
            best = max(best, value)
    return best

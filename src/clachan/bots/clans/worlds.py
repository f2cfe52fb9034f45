"""The deals that agree with what a seat sees, and how likely each of them is."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from clachan.bots.clans.inference import choices_of, likelihood
from clachan.bots.fast_rng import FastRng
from clachan.core import Rng
from clachan.games.clans.board import Board
from clachan.games.clans.components import BITS, CardMask, cards_in, mask_of
from clachan.games.clans.determinise import determinise
from clachan.games.clans.state import State
from clachan.games.clans.views import View

SAMPLES: Final = 128
"""How many worlds stand for all of them with three and four players."""
_FINE: Final = 1 << 24


class Worlds:
    """Hands by seat, each with a weight; `board` is the position, with one of them dealt."""

    def __init__(
        self, view: View, rng: Rng, shield: float = 0.0, inference_scale: float = 0.0
    ) -> None:
        state = determinise(view, rng)
        self.view = view
        self.rng = rng
        self.start = Board(state)
        self.board = Board(state)
        self.hands: list[list[CardMask]] = []
        self.weights: list[float] = []
        self._sums: list[int] = []
        if view.players == 2:
            self._list(state, shield, inference_scale)

    def deal(self, fast_rng: FastRng) -> None:
        """Deal one world onto the board, by weight; draws a new one while there are few."""
        self.board.become(self.start)
        if self._sums:
            number = bisect_right(self._sums, fast_rng.randrange(_FINE))
        elif len(self.hands) < SAMPLES:
            number = len(self.hands)
            self.hands.append(list(determinise(self.view, self.rng).hands))
        else:
            number = fast_rng.randrange(SAMPLES)
        self.board.hands = self.hands[number].copy()

    def _list(self, state: State, shield: float, inference_scale: float) -> None:
        """With two players there are at most 220, or some more after face-down plays."""
        me = self.start.seat
        other = 1 - me
        hidden = [down.card for down in state.face_down if down.seat == other]
        unseen = state.bag | state.hands[other] | mask_of(tuple(hidden))
        places = [down.ruled_out for down in state.face_down if down.seat == other]
        held = cards_in(unseen & ~state.ruled_out[other])
        choices = choices_of(other, state, held, shield, inference_scale)
        for cards in combinations(held, state.hands[other].bit_count()):
            hand = mask_of(cards)
            ways = ways_to_hide(places, unseen ^ hand)
            if ways:
                hands = [0, 0]
                hands[me], hands[other] = state.hands[me], hand
                self.hands.append(hands)
                self.weights.append(ways * likelihood(choices, cards))
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

"""The immediate gain of a move, and playouts that prefer moves with a large gain."""

from typing import Final

from clachan.bots.fast_rng import FastRng
from clachan.core import Seat
from clachan.games.clans.board import CARD_SHIFT, DOWN, SLOT_BITS, STANDING, Board, Move
from clachan.games.clans.components import (
    HIGHEST_RANK,
    LOWEST_RANK,
    NEAR_COLOUR,
    NEAR_RANK,
    TILE_MASKS,
    TILE_OF,
    SlotMask,
    nth_bit,
)

NOWHERE: Final = -1_000_000
"""The gain of a card that fits nowhere."""
_UNKNOWN: Final = -1_000_000
_RANKS: Final = HIGHEST_RANK - LOWEST_RANK + 1


def average_lead(standings: tuple[int, ...], seat: Seat) -> int:
    """How far the seat is ahead of the others, on average, in standings."""
    if len(standings) == 2:
        return standings[seat] - standings[1 - seat]
    others = 0
    for standing in standings:
        others += standing
    mine = standings[seat]
    return mine - (others - mine) // (len(standings) - 1)


def gain(board: Board, move: Move) -> int:
    """What the move adds to the edge of the seat to play, if the game ended after it."""
    before = board.tile_standings(board.tiles[TILE_OF[move >> 1 & SLOT_BITS] - 1])
    return average_lead(board.tile_standings(board.tile_after(move)), board.seat) - average_lead(
        before, board.seat
    )


def shield_price(board: Board, points: float) -> int:
    """What a shield is kept for: nothing when there are as many as turns, else up to these points."""
    shields = board.shields[board.seat]
    turns = (board.left + board.players - 1) // board.players
    return int(points * STANDING * (turns - shields) / turns) if shields < turns else 0


def own_gain(board: Board, move: Move) -> int:
    """What the move brings to the seat to play itself."""
    before = board.tile_standings(board.tiles[TILE_OF[move >> 1 & SLOT_BITS] - 1])
    return board.tile_standings(board.tile_after(move))[board.seat] - before[board.seat]


def best_gain(board: Board, card: int, price: int) -> int:
    """What the card would bring the seat to play at its best place, a shield at this price."""
    fitting = board.free & (board.near[NEAR_RANK[card]] | board.near[NEAR_COLOUR[card]])
    best = NOWHERE
    for mask in TILE_MASKS:
        here = fitting & mask
        if here:
            best = max(best, _worth(board, card, here, price) >> 1)
    return best


class PlayoutPlayer:
    """Plays the move with the largest immediate gain, with some noise."""

    def __init__(self, fast_rng: FastRng, noise: float, shield: float) -> None:
        self.fast_rng = fast_rng
        self.noise = int(noise * STANDING)
        self.shield = shield

    def play_out(self, board: Board) -> None:
        """Play to the end of the game; uniformly at random if the noise is 0."""
        if self.noise:
            while board.left:
                board.play(self.move(board))
        else:
            while board.left:
                board.play(random_move(board, self.fast_rng))

    def move(self, board: Board) -> Move:
        """The one that seems best; the last move of each seat is judged rightly."""
        noise = self.noise if board.left > board.players else 1
        free, near, fast_rng = board.free, board.near, self.fast_rng
        price = shield_price(board, self.shield)
        tiles = len(board.tiles)
        known = [_UNKNOWN] * (_RANKS * tiles)
        best, chosen, slots = _UNKNOWN, 0, 0
        hand = board.hands[board.seat]
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = bit.bit_length() - 1
            fitting = free & (near[NEAR_RANK[card]] | near[NEAR_COLOUR[card]])
            tile = 0
            while fitting:
                here = fitting & TILE_MASKS[tile]
                if here:
                    fitting ^= here
                    index = NEAR_RANK[card] * tiles + tile
                    worth = known[index]
                    if worth == _UNKNOWN:
                        worth = known[index] = _worth(board, card, here, price)
                    value = (worth >> 1) + fast_rng.randrange(noise)
                    if value > best:
                        best, chosen, slots = value, card * 2 + (worth & 1), here
                tile += 1
        if not slots:
            return random_move(board, fast_rng)
        slot = nth_bit(slots, fast_rng.randrange(slots.bit_count()))
        return (chosen >> 1 << CARD_SHIFT) + slot * 2 + (chosen & 1)


def _worth(board: Board, card: int, slots: SlotMask, price: int) -> int:
    """Twice what the card brings on any of these slots of a tile; and 1 if with a shield."""
    slot, seat = slots.bit_length() - 1, board.seat
    move = (card << CARD_SHIFT) + slot * 2
    before = average_lead(board.tile_standings(board.tiles[TILE_OF[slot] - 1]), seat)
    value = average_lead(board.tile_standings(board.tile_after(move)), seat) - before
    if board.shields[seat]:
        with_shield = (
            average_lead(board.tile_standings(board.tile_after(move + 1)), seat) - before - price
        )
        if with_shield > value:
            return with_shield * 2 + 1
    return value * 2


def random_move(board: Board, fast_rng: FastRng) -> Move:
    """There must be one."""
    free, near, hand = board.free, board.near, board.hands[board.seat]
    masks: list[int] = []
    cards: list[int] = []
    total = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = bit.bit_length() - 1
        fitting = free & (near[NEAR_RANK[card]] | near[NEAR_COLOUR[card]])
        if fitting:
            total += fitting.bit_count()
            masks.append(fitting)
            cards.append(card)
    if not total:
        return _random_face_down(board, fast_rng)
    number = fast_rng.randrange(total)
    index = 0
    count = masks[0].bit_count()
    while number >= count:
        number -= count
        index += 1
        count = masks[index].bit_count()
    return _choose_shield(board, cards[index], nth_bit(masks[index], number), fast_rng)


def _random_face_down(board: Board, fast_rng: FastRng) -> Move:
    hand = board.hands[board.seat]
    card = nth_bit(hand, fast_rng.randrange(hand.bit_count()))
    slot = nth_bit(board.free, fast_rng.randrange(board.free.bit_count()))
    return _choose_shield(board, card, slot, fast_rng) + DOWN


def _choose_shield(board: Board, card: int, slot: int, fast_rng: FastRng) -> Move:
    shield = fast_rng.randrange(2) if board.shields[board.seat] else 0
    return (card << CARD_SHIFT) + slot * 2 + shield

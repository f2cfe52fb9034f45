"""A move of a board for search, each as likely as any other."""

from clachan.bots.fast_rng import Dice
from clachan.games.clans.board import CARD_SHIFT, DOWN, Move, SearchBoard
from clachan.games.clans.components import NEAR_COLOUR, NEAR_RANK
from clachan.games.clans.playout import nth_bit


def random_move(board: SearchBoard, dice: Dice) -> Move:
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
        return _face_down(board, dice)
    number = dice.randrange(total)
    index = 0
    count = masks[0].bit_count()
    while number >= count:
        number -= count
        index += 1
        count = masks[index].bit_count()
    return _with_shield_or_not(board, cards[index], nth_bit(masks[index], number), dice)


def _face_down(board: SearchBoard, dice: Dice) -> Move:
    hand = board.hands[board.seat]
    card = nth_bit(hand, dice.randrange(hand.bit_count()))
    slot = nth_bit(board.free, dice.randrange(board.free.bit_count()))
    return _with_shield_or_not(board, card, slot, dice) + DOWN


def _with_shield_or_not(board: SearchBoard, card: int, slot: int, dice: Dice) -> Move:
    shield = dice.randrange(2) if board.shields[board.seat] else 0
    return (card << CARD_SHIFT) + slot * 2 + shield

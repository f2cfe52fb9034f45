"""Infers the likely hand of a seat from its past plays: it probably played its best cards."""

import math
from collections.abc import Sequence

from clachan.bots.clans.playouts import best_gain, shield_price
from clachan.core import Seat
from clachan.games.clans.board import CARD_SHIFT, DOWN, STANDING, Board
from clachan.games.clans.components import BITS, CARD_NAMES, NEAR_COLOUR, NEAR_RANK, TILE_OF, Card
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import EMPTY, FACE_DOWN, State


class Choice:
    """A play that a seat made face up, and how tempting each card was: 1 for the one it chose."""

    def __init__(self) -> None:
        self.known = 0.0
        """Of the cards that it surely held: this one, and those it played face up later."""
        self.tempting = [0.0] * len(CARD_NAMES)
        """By card, of those that it may hold yet."""


def likelihood(choices: Sequence[Choice], hand: Sequence[Card]) -> float:
    """How likely the seat was to play as it did, if this is what it holds yet.

    Each time it took a card with a chance that grows with what the card would have brought. What
    is the same for all hands is left out, so that 1 stands for a hand that never tempted it.
    """
    product = 1.0
    for choice in choices:
        held = choice.known
        for card in hand:
            held += choice.tempting[card]
        product *= choice.known / held
    return product


def choices_of(
    seat: Seat, state: State, unseen: Sequence[Card], shield: float, inference_scale: float
) -> list[Choice]:
    """All of the seat's that are known, the first one first.

    A face-down play was no choice: that nothing fitted has ruled out cards already (CG 4.2). Its
    card was in the hand before too, but it is not known, so it is left out.
    """
    found: list[Choice] = []
    if not inference_scale:
        return found
    board = rewind_plays(state)
    for number, play in enumerate(state.plays):
        card = state.table[play >> 1]
        if card == FACE_DOWN:
            board.play(DOWN + play)
            continue
        if board.seat == seat:
            found.append(
                _choice(board, _face_up_plays(state, number), unseen, shield, inference_scale)
            )
        board.play((card << CARD_SHIFT) + play)
    return found


def _face_up_plays(state: State, number: int) -> list[int]:
    """What a seat has played face up with the play of this number and later."""
    own = [state.table[play >> 1] for play in state.plays[number :: state.players]]
    return [card for card in own if card != FACE_DOWN]


def _choice(
    board: Board,
    played: Sequence[int],
    unseen: Sequence[Card],
    shield: float,
    inference_scale: float,
) -> Choice:
    choice, price = Choice(), shield_price(board, shield)
    chosen = best_gain(board, played[0], price)
    scale = STANDING * inference_scale
    for card in played:
        choice.known += math.exp((best_gain(board, card, price) - chosen) / scale)
    for card in unseen:
        choice.tempting[card] = math.exp((best_gain(board, card, price) - chosen) / scale)
    return choice


def rewind_plays(state: State) -> Board:
    """The table as it was; the hands hold all cards, so that any play can be made again."""
    setup = SETUPS[state.players]
    first = state.plies - len(state.plays)
    free, table, shields = state.free, list(state.table), list(state.shields)
    stacks: list[tuple[Seat, ...]] = list(state.stacks)
    for number, play in enumerate(state.plays):
        slot, seat = play >> 1, setup.turns[first + number]
        assert seat is not None
        free |= BITS[slot]
        table[slot] = EMPTY
        if play & 1:
            tile = TILE_OF[slot] - 1
            stacks[tile] = stacks[tile][:-1]
            shields[seat] += 1
    near = [0] * len(state.near)
    for slot, card in enumerate(table):
        if card < len(CARD_NAMES):
            near[NEAR_RANK[card]] |= setup.adjacent[slot]
            near[NEAR_COLOUR[card]] |= setup.adjacent[slot]
    return Board(
        state._replace(
            plies=first,
            hands=(setup.cards,) * state.players,
            free=free,
            near=tuple(near),
            table=bytes(table),
            stacks=tuple(stacks),
            shields=tuple(shields),
        )
    )

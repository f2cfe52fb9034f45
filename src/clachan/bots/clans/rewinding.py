"""Back to before the first play that is known of."""

from clachan.core import Seat
from clachan.games.clans.board import SearchBoard
from clachan.games.clans.components import BITS, CARD_NAMES, NEAR_COLOUR, NEAR_RANK, TILE_OF
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import EMPTY, State


def before_plays(state: State) -> SearchBoard:
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
    return SearchBoard(
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

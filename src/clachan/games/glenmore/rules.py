"""The rules: a new game, whose turn it is, the legal actions and their effects."""

from clachan.core import CHANCE, IllegalAction, Options, Seat
from clachan.games.glenmore.actions import ACTIONS, Action
from clachan.games.glenmore.components import DIE, STACKS
from clachan.games.glenmore.conditions import lowest_stack
from clachan.games.glenmore.land import new_player
from clachan.games.glenmore.legal import actions_of
from clachan.games.glenmore.meta import meta
from clachan.games.glenmore.refusals import why_illegal
from clachan.games.glenmore.state import (
    DIE_ENTRY,
    DRAWING,
    Drawing,
    Over,
    Rolling,
    State,
    figure,
)
from clachan.games.glenmore.steps import after

# With so few players the die moves too, and the market begins with a coin in each row.
_FEW = 3


def new_game(players: int, options: Options = ()) -> State:
    """Nothing drawn yet: the figures, from the tail, and perhaps the die (GM 2)."""
    if type(players) is not int or players not in meta.players:
        allowed = ", ".join(map(str, meta.players))
        raise ValueError(f"players must be one of {allowed} for glenmore, not {players!r}")
    if options != ():
        raise ValueError(f"options: glenmore has none, not {options!r}")
    few = players <= _FEW
    figures = tuple(figure(seat) for seat in range(players))
    return State(
        decision=DRAWING,
        plies=0,
        players=(new_player(),) * players,
        chain=(*figures, DIE_ENTRY) if few else figures,
        stacks=STACKS,
        market=(int(few),) * 5,
        scored=(),
        turn=None,
    )


def to_move(state: State) -> Seat | None:
    if state.turn is not None:
        return state.turn.seat
    return None if isinstance(state.decision, Over) else CHANCE


def legal_actions(state: State) -> tuple[Action, ...]:
    """The decision's own actions, then all sales; in the order of GM 13.

    Tiles go by number, cells by x, then y, resources as in GM 1.1.
    """
    return tuple(actions_of(state))


def chance_weights(state: State) -> tuple[int, ...]:
    """Tiles of a stack are equally likely; the die has 1 1 1 2 2 3 (GM 1.4)."""
    if isinstance(state.decision, Drawing):
        return (1,) * lowest_stack(state).bit_count()
    return tuple(DIE.values()) if isinstance(state.decision, Rolling) else ()


def apply(state: State, action: object) -> State:
    refusal = why_illegal(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    assert isinstance(action, ACTIONS)
    return after(state, action)

"""A complete position with a given view: nothing is hidden, so there is only one."""

from clachan.core import Rng
from clachan.games.glenmore.state import State
from clachan.games.glenmore.views import View


def determinise(view: View, _rng: Rng) -> State:
    return state_of(view)


def state_of(view: View) -> State:
    return State(
        decision=view.decision,
        plies=view.plies,
        players=view.lands,
        chain=view.chain,
        stacks=tuple(sum(1 << tile for tile in stack) for stack in view.stacks),
        market=view.market,
        scored=view.scored,
        turn=view.turn,
    )

"""A complete history with a given view: nothing is hidden, so there is only one."""

from functools import reduce

from clachan.core import Rng
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.rules import apply, new_game
from clachan.games.glenmore.views import View
from clachan.games.glenmore.views import view as view_of


def retrace(view: View, seen: tuple[Action, ...], _rng: Rng) -> tuple[Action, ...]:
    """Raises `ValueError` if an action is illegal or if they do not lead to the view."""
    if view_of(reduce(apply, seen, new_game(view.players)), view.seat) != view:
        raise ValueError(f"seen: these {len(seen)} actions do not lead to this view")
    return seen

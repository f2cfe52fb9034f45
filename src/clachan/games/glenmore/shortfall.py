"""What a payment lacks before its next cube can be paid (GM 5.4, 5.6)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from clachan.games.glenmore.actions import STOP
from clachan.games.glenmore.components import Resource
from clachan.games.glenmore.determinise import state_of
from clachan.games.glenmore.legal import must_sell, payments, sales
from clachan.games.glenmore.market import FULL, KINDS
from clachan.games.glenmore.state import Paying
from clachan.games.glenmore.views import View


class MissingCoins(NamedTuple):
    """How many coins more a cube of this resource would cost than the player has."""

    resource: Resource
    coins: int


@dataclass(frozen=True, slots=True)
class Shortfall:
    must_sell: bool
    """Whether a cube must be sold before anything can be paid."""
    missing: tuple[MissingCoins, ...]
    """Where nothing can be paid now but something can be sold: the coins that are missing to buy each
    named resource that is due, without those that are held, affordable or sold out."""


_NONE: Final = Shortfall(must_sell=False, missing=())


def shortfall(view: View) -> Shortfall:
    """Return what the payment that is being made lacks: nothing in any other decision."""
    decision, turn = view.decision, view.turn
    if not isinstance(decision, Paying):
        return _NONE
    assert turn is not None
    state, player, market = state_of(view), view.lands[turn.seat], view.market
    if payments(state, player, decision) not in ([], [STOP]) or not sales(state, player):
        return _NONE
    missing = [
        MissingCoins(kind, market[kind] + 1 - player.coins)
        for kind in KINDS
        if kind in decision.payment.due and not player.stock[kind]
        if player.coins <= market[kind] < FULL
    ]
    return Shortfall(must_sell=must_sell(state, player, decision), missing=tuple(missing))

"""Actions of Clans and Glory told without the table, from a log that hides a part of it."""

from clachan.core import CHANCE, Message, Seat
from clachan.games.clans.actions import Action, Deal, DealUnseen
from clachan.games.clans.describe import describe
from clachan.games.clans.rules import new_game
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.views import view


def retell(players: int, ply: int, seat: Seat, action: Action) -> Message | None:
    """
    >>> from clachan.games.clans.notation import parse
    >>> retell(2, 8, CHANCE, parse("deal ?"))
    Message(key='clans-deal-unseen', args=(('seat', 0),), then=())
    >>> retell(2, 25, CHANCE, parse("deal ?"))
    """
    setup = SETUPS[players]
    is_deal = isinstance(action, Deal | DealUnseen)
    # Start cards lie open; then come the hands; then nothing more is dealt (CG 3).
    first = len(setup.start_slots) if isinstance(action, DealUnseen) else 0
    deals = range(first, len(setup.start_slots) + len(setup.receivers))
    if is_deal != (seat == CHANCE) or is_deal != (ply in deals):
        return None
    glimpse = view(new_game(players), None)._replace(plies=ply, to_move=seat)
    return describe(glimpse, action)

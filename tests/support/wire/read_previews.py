"""From the messages of previews back to the games' own values: nothing may be missing."""

from clachan.games.clans.components import Slot, card, slot
from clachan.games.clans.preview import Fit, PlayPreview
from clachan.games.clans.scoring import ShieldTake
from clachan.games.glenmore.components import ANY, OTHER, RESOURCES, Cell
from clachan.games.glenmore.components import cell as cell_at
from clachan.games.glenmore.preview import ActionPreview, Way
from clachan.wire.views import ClansPreview, GlenmorePreview
from clachan.wire.views.clans import ClansTake

DUES = {name: kind for kind, name in enumerate(RESOURCES)} | {"any": ANY, "other": OTHER}


def clans_preview(message: ClansPreview) -> PlayPreview:
    return PlayPreview(
        fit=None if message.fit is None else Fit(message.fit),
        beside=tuple(Slot(slot(name)) for name in message.beside),
        takes=tuple(map(take, message.takes)),
        lying=tuple(map(card, message.lying)),
        gains=message.gains,
        shields_left=message.shields_left,
        next_to_move=message.next_to_move,
    )


def take(message: ClansTake) -> ShieldTake:
    found = ShieldTake(message.seat, message.rank, message.cards)
    assert found.points == message.points
    return found


# Glen More


def cell(name: str) -> Cell:
    x, y = name.split(",")
    return cell_at(int(x), int(y))


def glenmore_preview(message: GlenmorePreview) -> ActionPreview:
    return ActionPreview(
        cost=tuple(DUES[name] for name in message.cost),
        whisky=message.whisky,
        member=message.member,
        ways=tuple(Way(DUES[way.resource], way.held, way.price) for way in message.ways),
        coins_left=message.coins_left,
        sets_off=tuple(map(cell, message.sets_off)),
        most_points=message.most_points,
        gains=message.gains,
        for_tiles=message.for_tiles,
        gains_without_tiles=message.gains_without_tiles,
        tiles_count_now=message.tiles_count_now,
        next_to_move=message.next_to_move,
        after_turn=message.after_turn,
        own_last_turn=message.own_last_turn,
    )

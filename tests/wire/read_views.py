"""From the messages of views and previews back to the games' own values: nothing may be missing."""

from clachan.games.clans.components import Slot, card, slot
from clachan.games.clans.preview import Fit, PlayPreview
from clachan.games.clans.scoring import Take
from clachan.games.clans.views import FaceDownView
from clachan.games.clans.views import View as ClansGameView
from clachan.games.glenmore.components import (
    ANY,
    EAST,
    NORTH,
    ORIGIN,
    OTHER,
    RESOURCES,
    RIVER,
    ROAD,
    SIDES,
    SOUTH,
    START,
    WAYS,
    WEST,
    Cell,
    Tile,
)
from clachan.games.glenmore.components import cell as cell_at
from clachan.games.glenmore.preview import ActionPreview, Way
from clachan.games.glenmore.scoring import lead_points
from clachan.games.glenmore.state import (
    ACTIVATING,
    DIE_ENTRY,
    DRAWING,
    MOVING,
    OVER,
    PAYING_MEMBER,
    RESOLVING,
    ROLLING,
    TAKING,
    Decision,
    Gain,
    Gaining,
    Paying,
    Payment,
    Player,
    Scoring,
    Turn,
    figure,
)
from clachan.games.glenmore.views import View as GlenmoreGameView
from clachan.wire.views import ClansPreview, ClansView, GlenmorePreview, GlenmoreView
from clachan.wire.views.clans import ClansTake
from clachan.wire.views.glenmore import (
    ChainMessage,
    DecisionMessage,
    GlenmoreChainFigure,
    GlenmoreChainTile,
    GlenmoreGain,
    GlenmoreGaining,
    GlenmoreLand,
    GlenmorePaying,
    GlenmoreScoring,
    GlenmoreTurn,
)

DUES = {name: kind for kind, name in enumerate(RESOURCES)} | {"any": ANY, "other": OTHER}
PLAIN_DECISIONS: dict[str, Decision] = {
    "GlenmoreDrawing": DRAWING,
    "GlenmoreRolling": ROLLING,
    "GlenmoreTaking": TAKING,
    "GlenmorePayingMember": PAYING_MEMBER,
    "GlenmoreResolving": RESOLVING,
    "GlenmoreActivating": ACTIVATING,
    "GlenmoreMoving": MOVING,
    "GlenmoreOver": OVER,
}

# Clans and Glory


def clans_view(message: ClansView) -> ClansGameView:
    return ClansGameView(
        players=message.players,
        seat=message.seat,
        to_move=message.to_move,
        plies=message.plies,
        face_up=tuple((slot(place), card(name)) for place, name in message.face_up.items()),
        face_down=tuple(
            FaceDownView(
                slot(down.slot),
                down.seat,
                None if down.card is None else card(down.card),
                tuple(map(card, down.ruled_out)),
            )
            for down in message.face_down
        ),
        stacks=message.stacks,
        shields=message.shields,
        hand_sizes=message.hand_sizes,
        hands=tuple(None if hand is None else tuple(map(card, hand)) for hand in message.hands),
        ruled_out=tuple(tuple(map(card, names)) for names in message.ruled_out),
        bag_size=message.bag_size,
        bag=None if message.bag is None else tuple(map(card, message.bag)),
        plays=tuple((slot(place), shield) for place, shield in message.plays),
    )


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


def take(message: ClansTake) -> Take:
    found = Take(message.seat, message.rank, message.cards)
    assert found.points == message.points
    return found


# Glen More


def glenmore_view(message: GlenmoreView) -> GlenmoreGameView:
    return GlenmoreGameView(
        players=message.players,
        seat=message.seat,
        to_move=message.to_move,
        plies=message.plies,
        decision=decision(message.decision),
        lands=tuple(map(player, message.lands)),
        chain=tuple(map(entry, message.chain)),
        stacks=tuple(tuple(map(Tile, stack)) for stack in message.stacks),
        market=tuple(row.level for row in message.market),
        scored=tuple(map(scoring, message.scored)),
        turn=None if message.turn is None else turn(message.turn),
    )


def scoring(message: GlenmoreScoring) -> Scoring:
    compared = (message.whisky, message.chieftains, message.cards)
    assert all(one.fewest == min(one.counts) for one in compared)
    assert all(list(one.points) == lead_points(one.counts) for one in compared)
    return Scoring(*[one.counts for one in compared])


def cell(name: str) -> Cell:
    x, y = name.split(",")
    return cell_at(int(x), int(y))


def cells(names: tuple[str, ...]) -> tuple[Cell, ...]:
    return tuple(map(cell, names))


def entry(message: ChainMessage) -> int:
    if isinstance(message, GlenmoreChainTile):
        return message.tile
    return figure(message.seat) if isinstance(message, GlenmoreChainFigure) else DIE_ENTRY


def decision(message: DecisionMessage) -> Decision:
    if isinstance(message, GlenmorePaying):
        used = sum(1 << RESOURCES.index(name) for name in message.used)
        due = tuple(DUES[name] for name in message.due)
        payment = Payment(due, message.required, message.paid, used)
        return Paying(payment, Tile(message.tile), cell(message.cell), message.for_activation)
    if isinstance(message, GlenmoreGaining):
        return Gaining(cell(message.cell), message.count)
    return PLAIN_DECISIONS[type(message).__name__]


def turn(message: GlenmoreTurn) -> Turn:
    return Turn(
        seat=message.seat,
        tile=Tile(message.tile or START),
        cell=ORIGIN if message.cell is None else cell(message.cell),
        activated=cells(message.activated),
        movement=message.movement,
        ness_used=message.ness_used,
    )


def player(land: GlenmoreLand) -> Player:
    tiles = {cell(laid.cell): Tile(laid.tile) for laid in land.tiles}
    return Player(
        coins=land.coins,
        whisky=land.whisky,
        chieftains=land.chieftains,
        members=tuple(cell(laid.cell) for laid in land.tiles for _ in range(laid.members)),
        cells=tuple(tiles),
        tiles=tuple(tiles.values()),
        cubes=tuple(
            sorted((DUES[cube], cell(laid.cell)) for laid in land.tiles for cube in laid.cubes)
        ),
        stock=tuple(getattr(land.stock, name) for name in RESOURCES),
        cards=tuple(map(Tile, land.cards)),
        frontier=frontier(tiles),
        ends=ends(tiles),
        sites=(cells(land.sites.plain), cells(land.sites.river), cells(land.sites.road)),
        gains=tuple(map(gain, land.gains)),
    )


def frontier(tiles: dict[Cell, Tile]) -> tuple[Cell, ...]:
    """What the rules keep at hand, and the message leaves out: it follows from where tiles lie."""
    beside = {Cell(place + side) for place in tiles for side in SIDES}
    return tuple(sorted(beside - tiles.keys()))


def ends(tiles: dict[Cell, Tile]) -> tuple[Cell, ...]:
    """Left out too: as far as river and road go from the start village."""
    found = []
    for step, way in ((NORTH, RIVER), (SOUTH, RIVER), (EAST, ROAD), (WEST, ROAD)):
        end = Cell(ORIGIN + step)
        while end in tiles and WAYS[tiles[end]] == way:
            end = Cell(end + step)
        found.append(end)
    return tuple(found)


def gain(message: GlenmoreGain) -> Gain:
    tile = START if message.tile is None else Tile(message.tile)
    return Gain(message.points, message.scoring or 0, message.what, tile)


def glenmore_preview(message: GlenmorePreview) -> ActionPreview:
    return ActionPreview(
        cost=tuple(DUES[name] for name in message.cost),
        whisky=message.whisky,
        member=message.member,
        ways=tuple(Way(DUES[way.resource], way.held, way.price) for way in message.ways),
        coins_left=message.coins_left,
        sets_off=cells(message.sets_off),
        most_points=message.most_points,
        gains=message.gains,
        for_tiles=message.for_tiles,
        gains_without_tiles=message.gains_without_tiles,
        tiles_count_now=message.tiles_count_now,
        next_to_move=message.next_to_move,
        after_turn=message.after_turn,
        own_last_turn=message.own_last_turn,
    )

"""Messages of Glen More: view, preview and moves, with the names of GM 13."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias, assert_never

from msgspec import Meta, Struct, convert

from clachan.core import CHANCE
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.components import RESOURCES, ROWS, START, Cell, cell_name
from clachan.games.glenmore.conditions import CHAIN_LENGTH, drop_stragglers
from clachan.games.glenmore.describe import describe
from clachan.games.glenmore.market import FULL
from clachan.games.glenmore.meta import meta
from clachan.games.glenmore.notation import text
from clachan.games.glenmore.preview import ActionPreview
from clachan.games.glenmore.rules import new_game
from clachan.games.glenmore.scoring import chieftains, final_items, lead_points, scoring_counts
from clachan.games.glenmore.shortfall import Shortfall, shortfall
from clachan.games.glenmore.state import (
    DIE_ENTRY,
    Activating,
    Drawing,
    Entry,
    Gaining,
    Moving,
    Over,
    Paying,
    PayingMember,
    Player,
    Resolving,
    Rolling,
    Taking,
    Turn,
    figure,
    seat_of,
)
from clachan.games.glenmore.views import View
from clachan.wire.words import Move, words_message

# Cells are named as in GM 6.4, resources as in GM 1.1.
CellName: TypeAlias = Annotated[str, Meta(pattern="^-?[0-9]{1,2},-?[0-9]{1,2}$")]
TileNumber: TypeAlias = Annotated[int, Meta(ge=0, le=67)]  # 0 is a start village
ResourceName: TypeAlias = Literal["wood", "stone", "grain", "cattle", "sheep"]
# "other": any kind that has not been paid yet.
DueName: TypeAlias = Literal["wood", "stone", "grain", "cattle", "sheep", "any", "other"]

RESOURCE_NAMES: Final = convert(RESOURCES, tuple[ResourceName, ...])
DUE_NAMES: Final = convert((*RESOURCES, "any", "other"), tuple[DueName, ...])

# A land has few cells, and they are the same in every game.
cell_label: Final = cache(cell_name)


def cell_names(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple([cell_label(cell) for cell in cells])


def due_names(due: tuple[int, ...]) -> tuple[DueName, ...]:
    return tuple([DUE_NAMES[kind] for kind in due])


class GlenmoreDrawing(Struct, frozen=True, tag_field="type", tag="drawing"):
    """Chance draws the next tile of the chain."""


class GlenmoreRolling(Struct, frozen=True, tag_field="type", tag="rolling"):
    """Chance rolls the die."""


class GlenmoreTaking(Struct, frozen=True, tag_field="type", tag="taking"):
    """The player chooses a tile and a cell."""


class GlenmoreMissingCoins(Struct, frozen=True):
    """How many coins more a cube of this resource would cost than the player has."""

    resource: ResourceName
    coins: int


class GlenmorePaying(Struct, frozen=True, tag_field="type", tag="paying"):
    """The player pays for the tile taken or for the tile activated, cube by cube (GM 5.5)."""

    tile: TileNumber
    cell: CellName
    for_activation: bool
    due: tuple[DueName, ...]
    """The cubes still to be paid, in this order."""
    required: int
    """The number of them that must be paid; after that the player may stop."""
    paid: int
    """The number of cubes already paid."""
    used: tuple[ResourceName, ...]
    """The kinds of the cubes already paid."""
    must_sell: bool
    """Whether a cube must be sold before anything can be paid (GM 5.6)."""
    missing: tuple[GlenmoreMissingCoins, ...]
    """Where nothing can be paid before a sale: the coins missing to buy each named resource that is due,
    without those that are held, affordable or sold out."""


class GlenmorePayingMember(Struct, frozen=True, tag_field="type", tag="paying-member"):
    """The player pays a clan member or a chieftain for Loch Ness (GM 5.7)."""


class GlenmoreGaining(Struct, frozen=True, tag_field="type", tag="gaining"):
    """The player chooses ``count`` cubes of any kind for a tile."""

    cell: CellName
    count: int


class GlenmoreResolving(Struct, frozen=True, tag_field="type", tag="resolving"):
    """Loch Shiel takes effect when its player is ready (GM 7.2)."""


class GlenmoreActivating(Struct, frozen=True, tag_field="type", tag="activating"):
    """Tiles may be activated, one after the other."""


class GlenmoreMoving(Struct, frozen=True, tag_field="type", tag="moving"):
    """Movement points may be spent."""


class GlenmoreOver(Struct, frozen=True, tag_field="type", tag="over"):
    """The third scoring has taken place."""


DecisionMessage: TypeAlias = (
    GlenmoreDrawing
    | GlenmoreRolling
    | GlenmoreTaking
    | GlenmorePaying
    | GlenmorePayingMember
    | GlenmoreGaining
    | GlenmoreResolving
    | GlenmoreActivating
    | GlenmoreMoving
    | GlenmoreOver
)


class GlenmoreTurn(Struct, frozen=True):
    """The state of the turn; ``tile`` and ``cell`` are null until they are chosen."""

    seat: int
    tile: TileNumber | None
    cell: CellName | None
    activated: tuple[CellName, ...]
    movement: int
    """Movement points not yet spent."""
    ness_used: bool


def _decision_message(view: View) -> DecisionMessage:
    match view.decision:
        case Drawing():
            return GlenmoreDrawing()
        case Rolling():
            return GlenmoreRolling()
        case Taking():
            return GlenmoreTaking()
        case Paying() as decision:
            return _paying(decision, shortfall(view))
        case PayingMember():
            return GlenmorePayingMember()
        case Gaining(cell, count):
            return GlenmoreGaining(cell_label(cell), count)
        case Resolving():
            return GlenmoreResolving()
        case Activating():
            return GlenmoreActivating()
        case Moving():
            return GlenmoreMoving()
        case Over():
            return GlenmoreOver()
        case _ as never:
            assert_never(never)


def _paying(decision: Paying, lacking: Shortfall) -> GlenmorePaying:
    payment = decision.payment
    return GlenmorePaying(
        tile=decision.tile,
        cell=cell_label(decision.cell),
        for_activation=decision.for_activation,
        due=due_names(payment.due),
        required=payment.required,
        paid=payment.paid,
        used=tuple([name for kind, name in enumerate(RESOURCE_NAMES) if payment.used >> kind & 1]),
        must_sell=lacking.must_sell,
        missing=tuple(
            [GlenmoreMissingCoins(RESOURCE_NAMES[kind], coins) for kind, coins in lacking.missing]
        ),
    )


def turn_message(turn: Turn) -> GlenmoreTurn:
    chosen = turn.tile != START
    return GlenmoreTurn(
        seat=turn.seat,
        tile=turn.tile if chosen else None,
        cell=cell_label(turn.cell) if chosen else None,
        activated=cell_names(turn.activated),
        movement=turn.movement,
        ness_used=turn.ness_used,
    )


class GlenmoreLaidTile(Struct, frozen=True):
    """A tile on a land, with the clan members and cubes on it."""

    cell: CellName
    tile: TileNumber
    members: int
    cubes: tuple[ResourceName, ...]
    """One for each cube."""


class GlenmoreStock(Struct, frozen=True):
    """The number of cubes of each resource."""

    wood: int
    stone: int
    grain: int
    cattle: int
    sheep: int


class GlenmoreSites(Struct, frozen=True):
    """The cells where a plain tile, a river tile or a road tile may be placed (GM 6).

    They are those at the end of the last turn on this land; the current turn does not change them.
    """

    plain: tuple[CellName, ...]
    river: tuple[CellName, ...]
    road: tuple[CellName, ...]


class GlenmoreGain(Struct, frozen=True):
    """Points that were won: in one of the three scorings, or by activating a tile (``null``)."""

    points: int
    scoring: int | None
    what: str
    """The tile's kind, or whisky, chieftains, cards."""
    tile: TileNumber | None
    """``null`` for a scoring."""


class GlenmoreLand(Struct, frozen=True):
    """Everything that a player owns."""

    coins: int
    whisky: int
    chieftains: int
    """Clan members that have left the land."""
    counted_chieftains: int
    """The chieftains that a scoring counts: with bonnets and Castle of Mey (GM 11.2)."""
    points: int
    """The points so far, without the final scoring."""
    tiles: tuple[GlenmoreLaidTile, ...]
    """From west to east, then from south to north."""
    stock: GlenmoreStock
    cards: tuple[TileNumber, ...]
    """The special places."""
    sites: GlenmoreSites
    gains: tuple[GlenmoreGain, ...]


def land_message(player: Player) -> GlenmoreLand:
    plain, river, road = player.sites
    return GlenmoreLand(
        coins=player.coins,
        whisky=player.whisky,
        chieftains=player.chieftains,
        counted_chieftains=chieftains(player),
        points=player.points,
        tiles=_tiles(player),
        stock=GlenmoreStock(*player.stock),
        cards=player.cards,
        sites=GlenmoreSites(cell_names(plain), cell_names(river), cell_names(road)),
        gains=_gains(player),
    )


def _tiles(player: Player) -> tuple[GlenmoreLaidTile, ...]:
    cubes: dict[int, tuple[ResourceName, ...]] = {}
    for kind, cell in player.cubes:
        cubes[cell] = (*cubes.get(cell, ()), RESOURCE_NAMES[kind])
    members = player.members
    return tuple(
        [
            GlenmoreLaidTile(cell_label(cell), tile, members.count(cell), cubes.get(cell, ()))
            for cell, tile in zip(player.cells, player.tiles, strict=True)
        ]
    )


def _gains(player: Player) -> tuple[GlenmoreGain, ...]:
    return tuple(
        [
            GlenmoreGain(points, scoring or None, what, None if scoring else tile)
            for points, scoring, what, tile in player.gains
        ]
    )


class GlenmoreChainTile(Struct, frozen=True, tag_field="type", tag="tile"):
    tile: TileNumber


class GlenmoreChainFigure(Struct, frozen=True, tag_field="type", tag="figure"):
    seat: int


class GlenmoreChainDie(Struct, frozen=True, tag_field="type", tag="die"):
    pass


ChainMessage: TypeAlias = GlenmoreChainTile | GlenmoreChainFigure | GlenmoreChainDie


class GlenmoreMarketRow(Struct, frozen=True):
    """A row of the market (GM 5.1)."""

    resource: ResourceName
    level: int
    """How many of its spaces are filled."""
    price: int | None
    """The price to buy a cube; ``null`` if there is none to buy."""
    proceeds: int | None
    """The proceeds of selling a cube; ``null`` if none can be sold."""


class GlenmoreLeads(Struct, frozen=True):
    """By seat: the points that a scoring would bring now (GM 11.1)."""

    whisky: tuple[int, ...]
    chieftains: tuple[int, ...]
    cards: tuple[int, ...]


class GlenmoreComparison(Struct, frozen=True):
    """One of the three comparisons of a scoring."""

    counts: tuple[int, ...]
    """By seat: the count."""
    fewest: int
    """The lowest count, with which all are compared."""
    points: tuple[int, ...]
    """By seat: the points won."""


class GlenmoreScoring(Struct, frozen=True):
    """A scoring that has taken place (GM 11.1)."""

    whisky: GlenmoreComparison
    chieftains: GlenmoreComparison
    """Counted with bonnets and Castle of Mey (GM 11.2)."""
    cards: GlenmoreComparison


class GlenmoreAccount(Struct, frozen=True):
    """A player's points if the game ended now, and what the final account adds to them (GM 11.4)."""

    places: int
    """For Iona Abbey, Loch Morar and Duart Castle."""
    coins: int
    extra_tiles: int
    """How many tiles more than the smallest land has."""
    tiles: int
    """The points for them: none, or less than none."""
    total: int


class GlenmoreView(Struct, frozen=True, tag_field="game", tag="glenmore"):
    """The table from one chair; ``seat`` is null for a spectator, ``to_move`` -1 for chance."""

    players: int
    seat: int | None
    to_move: int | None
    """``null`` when the game is over."""
    plies: int
    decision: DecisionMessage
    turn: GlenmoreTurn | None
    lands: tuple[GlenmoreLand, ...]
    """By seat."""
    chain: tuple[ChainMessage, ...]
    """From the tail to the head (GM 2.2)."""
    tail_field: int
    """The field of the ring on which the chain begins, from 0; the head is further on."""
    leaving: tuple[TileNumber, ...]
    """The tiles at the tail that leave the game when this turn ends (GM 10.1)."""
    order: tuple[int, ...]
    """The seats of the figures in the chain, from the tail; -1 is the die."""
    stacks: tuple[tuple[TileNumber, ...], ...]
    """The tiles not yet drawn, ascending; no player knows the order of drawing."""
    gone: tuple[TileNumber, ...]
    """The tiles that have left the game."""
    market: tuple[GlenmoreMarketRow, ...]
    scorings: int
    """The number of scorings so far."""
    scored: tuple[GlenmoreScoring, ...]
    """The comparisons of each scoring; all of it is public."""
    leads: GlenmoreLeads
    accounts: tuple[GlenmoreAccount, ...]
    """By seat; all that they count is public."""


class GlenmoreWay(Struct, frozen=True):
    """A way to pay with one resource; ``price`` is null if there is none to buy."""

    resource: ResourceName
    held: int
    price: int | None


class GlenmorePreview(Struct, frozen=True, tag_field="game", tag="glenmore"):
    """The effect of an action."""

    cost: tuple[DueName, ...]
    """The cubes that would be due, in order."""
    required: int
    """The number of them that must be paid; after that the player may stop."""
    whisky: int
    member: bool
    """Whether a clan member or a chieftain is due too (GM 5.7)."""
    ways: tuple[GlenmoreWay, ...]
    coins_left: int
    """The coins after this action; cubes that are still due are not yet paid."""
    sets_off: tuple[CellName, ...]
    """For a take: the tiles that could then be activated, the new one included."""
    most_points: int
    """For an activation: the points if everything that can be paid is paid."""
    gains: tuple[int, ...]
    """By seat: the change of the score if the game ended after it."""
    for_tiles: tuple[int, ...]
    """The part of the gains for tiles beyond those of the smallest land (GM 11.4)."""
    gains_without_tiles: tuple[int, ...]
    """The rest of the gains."""
    tiles_count_now: bool
    """Whether only the last stack is left; before that all lands still grow, so ``for_tiles`` may change."""
    next_to_move: int | None
    after_turn: int | None
    """For a take or discard: the seat of the next turn, -1 for the die, ``null`` for the end."""
    own_last_turn: bool
    """For a take or discard: whether the player has no turn after this one (GM 9.2)."""


FIELDS: Final = CHAIN_LENGTH + 1  # one field of the ring stays empty, GM 2.2

# The length of the chain before the first draw; every drawn tile adds a field.
_STARTERS: Final = {players: len(new_game(players).chain) for players in meta.players}
_ALL_TILES: Final = len(ROWS) - 1

_ENTRIES: Final[dict[Entry, ChainMessage]] = {
    DIE_ENTRY: GlenmoreChainDie(),
    **{figure(seat): GlenmoreChainFigure(seat) for seat in range(max(meta.players))},
    **{tile: GlenmoreChainTile(tile) for tile in range(START + 1, len(ROWS))},
}
_MARKET_ROWS: Final = tuple(
    tuple(
        GlenmoreMarketRow(name, level, None if level == FULL else level + 1, level or None)
        for level in range(FULL + 1)
    )
    for name in RESOURCE_NAMES
)


def glenmore_moves(view: View, actions: Iterable[Action]) -> tuple[Move, ...]:
    return tuple([Move(text(action), words_message(describe(view, action))) for action in actions])


def glenmore_view(view: View) -> GlenmoreView:
    chain = view.chain
    return GlenmoreView(
        players=view.players,
        seat=view.seat,
        to_move=view.to_move,
        plies=view.plies,
        decision=_decision_message(view),
        turn=None if view.turn is None else turn_message(view.turn),
        lands=tuple([land_message(land) for land in view.lands]),
        chain=tuple([_ENTRIES[entry] for entry in chain]),
        tail_field=_tail_field(view),
        leaving=chain[: len(chain) - len(drop_stragglers(chain))],
        order=tuple([_mover(entry) for entry in chain if entry <= DIE_ENTRY]),
        stacks=view.stacks,
        gone=view.gone,
        market=tuple([rows[level] for rows, level in zip(_MARKET_ROWS, view.market, strict=True)]),
        scorings=view.scorings,
        scored=tuple([GlenmoreScoring(*map(_comparison, scoring)) for scoring in view.scored]),
        leads=GlenmoreLeads(*[tuple(lead_points(counts)) for counts in scoring_counts(view.lands)]),
        accounts=_accounts(view.lands),
    )


def _tail_field(view: View) -> int:
    drawn = _ALL_TILES - sum([len(stack) for stack in view.stacks])
    return (_STARTERS[view.players] + drawn - len(view.chain)) % FIELDS


def _mover(entry: Entry) -> int:
    return CHANCE if entry == DIE_ENTRY else seat_of(entry)


def _comparison(counts: tuple[int, ...]) -> GlenmoreComparison:
    return GlenmoreComparison(counts, min(counts), tuple(lead_points(counts)))


def _accounts(lands: tuple[Player, ...]) -> tuple[GlenmoreAccount, ...]:
    fewest = min([len(land.cells) for land in lands])
    return tuple([_account(land, fewest) for land in lands])


def _account(land: Player, fewest: int) -> GlenmoreAccount:
    *places, coins, tiles = [item.points for item in final_items(land, fewest)]
    total = land.points + sum(places) + coins + tiles
    return GlenmoreAccount(sum(places), coins, len(land.cells) - fewest, tiles, total)


def glenmore_preview(preview: ActionPreview) -> GlenmorePreview:
    return GlenmorePreview(
        cost=due_names(preview.cost),
        required=preview.required,
        whisky=preview.whisky,
        member=preview.member,
        ways=tuple(
            [GlenmoreWay(RESOURCE_NAMES[way.resource], way.held, way.price) for way in preview.ways]
        ),
        coins_left=preview.coins_left,
        sets_off=cell_names(preview.sets_off),
        most_points=preview.most_points,
        gains=preview.gains,
        for_tiles=preview.for_tiles,
        gains_without_tiles=preview.gains_without_tiles,
        tiles_count_now=preview.tiles_count_now,
        next_to_move=preview.next_to_move,
        after_turn=preview.after_turn,
        own_last_turn=preview.own_last_turn,
    )

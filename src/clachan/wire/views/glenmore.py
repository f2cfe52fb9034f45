"""Messages of Glen More: view, preview and moves, with the names of GM 13."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct

from clachan.core import CHANCE
from clachan.games.glenmore.actions import Action
from clachan.games.glenmore.components import ROWS, START
from clachan.games.glenmore.conditions import CHAIN_LENGTH, drop_stragglers
from clachan.games.glenmore.describe import describe
from clachan.games.glenmore.market import FULL
from clachan.games.glenmore.meta import meta
from clachan.games.glenmore.notation import text
from clachan.games.glenmore.preview import ActionPreview
from clachan.games.glenmore.rules import new_game
from clachan.games.glenmore.scoring import lead_points, scoring_counts
from clachan.games.glenmore.state import DIE_ENTRY, Entry, figure, seat_of
from clachan.games.glenmore.views import View
from clachan.wire.views.glenmore_land import GlenmoreLand, land_message
from clachan.wire.views.glenmore_names import (
    RESOURCE_NAMES,
    CellName,
    DueName,
    ResourceName,
    TileNumber,
    cell_names,
    due_names,
)
from clachan.wire.views.glenmore_turn import (
    DecisionMessage,
    GlenmoreTurn,
    decision_message,
    turn_message,
)
from clachan.wire.words import Move, words_message


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


class GlenmoreWay(Struct, frozen=True):
    """A way to pay with one resource; ``price`` is null if there is none to buy."""

    resource: ResourceName
    held: int
    price: int | None


class GlenmorePreview(Struct, frozen=True, tag_field="game", tag="glenmore"):
    """The effect of an action."""

    cost: tuple[DueName, ...]
    """The cubes that would be due, in order."""
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
        decision=decision_message(view.decision),
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
    )


def _tail_field(view: View) -> int:
    drawn = _ALL_TILES - sum([len(stack) for stack in view.stacks])
    return (_STARTERS[view.players] + drawn - len(view.chain)) % FIELDS


def _mover(entry: Entry) -> int:
    return CHANCE if entry == DIE_ENTRY else seat_of(entry)


def _comparison(counts: tuple[int, ...]) -> GlenmoreComparison:
    return GlenmoreComparison(counts, min(counts), tuple(lead_points(counts)))


def glenmore_preview(preview: ActionPreview) -> GlenmorePreview:
    return GlenmorePreview(
        cost=due_names(preview.cost),
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

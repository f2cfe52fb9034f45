"""What holds in every random game, read off the texts of positions and actions alone."""

import random
from dataclasses import dataclass, field

import pytest

from clachan.games import glenmore
from clachan.games.glenmore.components import ROWS, Row
from clachan.games.glenmore.state import State
from tests.support.games.glenmore_photo import any_action, picture

TILES: dict[str, Row] = {row.tile: row for row in ROWS}
PRODUCTION = ("quarry", "forest", "grain_field", "pasture", "meadow", "abbey")
CellXY = tuple[int, int]


@dataclass
class Plot:
    """A tile that lies, and what lies and stands on it."""

    tile: Row
    members: int = 0
    cubes: int = 0


@dataclass
class Side:
    land: dict[CellXY, Plot]
    coins: int
    whisky: int
    chieftains: int
    points: int
    cards: list[str]

    def owns(self, place: str) -> bool:
        return any(TILES[card].place == place for card in self.cards)


@dataclass
class Table:
    """The picture of a position, read again."""

    decision: str
    chain: list[str]
    stacks: list[int]
    market: list[int]
    gone: list[str]
    sides: list[Side] = field(default_factory=list)


def table(state: State) -> Table:
    lines = [line.split() for line in picture(glenmore.view(state, None)).split("\n")]
    found = {line[0]: line[1:] for line in lines if line[0] not in ("player", "land", "cards")}
    read = Table(
        found["decision"][0],
        found["chain"],
        [int(size) for size in found["stacks"]],
        [int(level) for level in found["market"]],
        found["gone"],
    )
    seats = {
        (line[0], line[1]): line[2:] for line in lines if line[0] in ("player", "land", "cards")
    }
    for seat in range(int(found["players"][0])):
        _, coins, _, whisky, _, chieftains, _, points = seats["player", str(seat)]
        goods = (int(coins), int(whisky), int(chieftains), int(points))
        words = seats["land", str(seat)]
        read.sides.append(
            Side(dict(plot(word) for word in words), *goods, seats["cards", str(seat)])
        )
    return read


def plot(word: str) -> tuple[CellXY, Plot]:
    head, *goods = word.split(":")
    cell, tile = head.split("=")
    members = sum(int(good[1:]) for good in goods if good[0] == "m")
    cubes = sum(int(good[1:]) for good in goods if good[0] != "m")
    return xy(cell), Plot(TILES[tile], members, cubes)


def xy(text: str) -> CellXY:
    x, y = text.split(",")
    return int(x), int(y)


# Every position


def coins_in(seen: Table) -> int:
    """In purses and on the market, less those that Armadale Castle brought."""
    market = sum(sum(range(level + 1)) for level in seen.market)
    armadale = sum(3 for side in seen.sides if side.owns("Armadale_Castle"))
    return sum(side.coins for side in seen.sides) + market - armadale


def assert_always(seen: Table, coins: int) -> None:
    assert coins_in(seen) == coins
    assert all(0 <= level <= 3 for level in seen.market)
    for side in seen.sides:
        assert min(side.coins, side.whisky, side.chieftains) >= 0
        for lying in side.land.values():
            limit = {"Loch_Lochy": 2}.get(
                lying.tile.place, 3 if lying.tile.kind in PRODUCTION else 0
            )
            assert lying.cubes <= limit


# Between turns


def assert_between_turns(seen: Table) -> None:
    assert len(seen.chain) == 13
    assert not seen.chain[0].isdigit()
    figures = [f"P{seat}" for seat in range(len(seen.sides))]
    die = ["D"] if len(figures) <= 3 else []
    assert sorted(entry for entry in seen.chain if not entry.isdigit()) == [*die, *figures]
    assert_tiles_conserved(seen)
    if seen.chain[0] != "D":  # GM 9.2: a player who still has a turn has a clan member
        mover = seen.sides[int(seen.chain[0][1:])]
        assert sum(lying.members for lying in mover.land.values()) > 0
    for side in seen.sides:
        assert_land_fits(side.land)


def assert_tiles_conserved(seen: Table) -> None:
    """Each tile that is no longer in a stack lies in one place; the rest is in the stacks."""
    lying = [entry for entry in seen.chain if entry.isdigit()] + seen.gone
    for side in seen.sides:
        laid = [plot.tile.tile for plot in side.land.values()]
        assert laid.count("S") == 1
        assert sorted(side.cards, key=int) == sorted(
            (tile for tile in laid if TILES[tile].place != "-"), key=int
        )
        lying += [tile for tile in laid if tile != "S"]
    assert len(set(lying)) == len(lying)
    for number, size in enumerate(seen.stacks):
        drawn = [tile for tile in lying if TILES[tile].stack == str(number)]
        assert len(drawn) + size == (8, 23, 19, 17)[number]


WAY_OF_SIDE = {(0, 1): "river", (0, -1): "river", (1, 0): "road", (-1, 0): "road"}


def assert_land_fits(land: dict[CellXY, Plot]) -> None:
    """GM 6 for the land as a whole: in one piece, ways that meet, one river and one road."""
    for (x, y), lying in land.items():
        for (right, up), way in WAY_OF_SIDE.items():
            other = land.get((x + right, y + up))
            if other is not None:
                assert (way in lying.tile.way) == (way in other.tile.way)
    assert in_one_piece(set(land))
    assert in_one_piece({cell for cell, lying in land.items() if "river" in lying.tile.way})
    assert in_one_piece({cell for cell, lying in land.items() if "road" in lying.tile.way})
    assert all(x == 0 for (x, _), lying in land.items() if "river" in lying.tile.way)
    assert all(y == 0 for (_, y), lying in land.items() if "road" in lying.tile.way)


def in_one_piece(cells: set[CellXY]) -> bool:
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        x, y = edge.pop()
        near = {(x + right, y + up) for right, up in WAY_OF_SIDE} & cells - reached
        reached |= near
        edge += near
    return reached == cells


# The points, from the log


FAIR = (0, 1, 3, 5, 8, 12)
BY_CUBES = {
    "butcher_sheep": (0, 2, 4),
    "butcher_cattle": (0, 2, 4),
    "butcher_mixed": (0, 0, 5),
    "fair_3": FAIR,
    "fair_4": FAIR,
    "fair_5": FAIR,
    "grocer": (0, 0, 0, 8),
    "bridge": (0, 0, 7),
    "tavern_3": (3,),
    "tavern_4": (4,),
}
LEADS = (0, 1, 2, 3, 5, 8)
BONNETS = {"Cawdor_Castle": 3} | dict.fromkeys(
    ("Castle_Moil", "Castle_Stalker", "Armadale_Castle", "Castle_of_Mey", "Donan_Castle"), 1
)


@dataclass
class Ledger:
    """Points added up from what happens: activations, cubes paid for them, scorings."""

    points: list[int]
    working: str = ""
    cubes: int = 0

    def note(self, seat: int, text: str, before: Table, after: Table) -> None:
        verb, *rest = text.split()
        if verb in ("activate", "ness"):
            self.working, self.cubes = before.sides[seat].land[xy(rest[0])].tile.kind, 0
        elif verb in ("pay", "buy") and self.working:
            self.cubes += 1
        if self.working and after.decision != "pay":
            self.points[seat] += BY_CUBES.get(self.working, (0,) * 9)[self.cubes]
            self.working = ""
        if any(before.stacks[stack] and not after.stacks[stack] for stack in (1, 2, 3)):
            self.compare([side.whisky for side in after.sides])
            self.compare([strength(side) for side in after.sides])
            self.compare([len(side.cards) for side in after.sides])

    def compare(self, numbers: list[int]) -> None:
        for seat, number in enumerate(numbers):
            self.points[seat] += LEADS[min(number - min(numbers), 5)]

    def settle(self, seen: Table) -> list[int]:
        fewest = min(len(side.land) for side in seen.sides)
        return [
            points + account(side) - 3 * (len(side.land) - fewest)
            for points, side in zip(self.points, seen.sides, strict=True)
        ]


def strength(side: Side) -> int:
    each = 2 if side.owns("Castle_of_Mey") else 1
    return each * side.chieftains + sum(BONNETS.get(TILES[card].place, 0) for card in side.cards)


def account(side: Side) -> int:
    frames = [lying.tile.frame for lying in side.land.values()]
    kinds = [lying.tile.kind for lying in side.land.values()]
    villages = kinds.count("village") + kinds.count("start_village")
    return (
        side.coins
        + side.owns("Iona_Abbey") * 2 * frames.count("yellow")
        + side.owns("Loch_Morar") * 2 * frames.count("green")
        + side.owns("Duart_Castle") * 3 * villages
    )


def play_one(players: int, chooser: random.Random) -> list[str]:
    """A random game, everything asked at every step; its log."""
    state = glenmore.new_game(players)
    seen = table(state)
    coins = coins_in(seen)
    log: list[str] = []
    while glenmore.to_move(state) is not None:
        actions = glenmore.legal_actions(state)
        assert actions
        assert len(set(actions)) == len(actions) <= glenmore.meta.max_actions
        action = any_action(state, chooser)
        log.append(glenmore.text(action))
        state = glenmore.apply(state, action)
        seen = table(state)
        assert_always(seen, coins)
        if seen.decision in ("take", "roll"):
            assert_between_turns(seen)
    assert_tiles_conserved(seen)
    assert seen.stacks == [0, 0, 0, 0]
    assert len(log) <= glenmore.meta.max_plies
    return log


def totals_of(players: int, log: list[str]) -> list[int]:
    """The game replayed from its log, the points summed on the way."""
    state = glenmore.new_game(players)
    ledger = Ledger([0] * players)
    seen = table(state)
    for text in log:
        seat = glenmore.to_move(state)
        assert seat is not None
        state = glenmore.apply(state, glenmore.parse(text))
        before, seen = seen, table(state)
        ledger.note(seat, text, before, seen)
        if seen.decision != "over":
            assert [side.points for side in seen.sides] == ledger.points
    totals = ledger.settle(seen)
    assert totals == [sheet.total for sheet in glenmore.score(state)]
    assert totals == [side.points for side in seen.sides]
    return totals


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", glenmore.meta.players)
def test_components_conserved_lands_in_order_and_points_rederived(players: int, deep: bool) -> None:
    chooser = random.Random(players)
    for _ in range(2_000 if deep else 4):
        log = play_one(players, chooser)
        assert len(totals_of(players, log)) == players


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", glenmore.meta.players)
def test_any_choice_ends_the_game_too(players: int, deep: bool) -> None:
    """Sales as likely as anything else, the first action always, the last one always."""
    for seed in range(200 if deep else 3):
        chooser = random.Random(seed)
        for pick in (0, -1, None):
            state, plies = glenmore.new_game(players), 0
            while actions := glenmore.legal_actions(state):
                action = chooser.choice(actions) if pick is None else actions[pick]
                state, plies = glenmore.apply(state, action), plies + 1
            assert glenmore.outcome(state) is not None
            assert plies <= glenmore.meta.max_plies

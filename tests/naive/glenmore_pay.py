"""The market of Glen More, and what can be paid: tried out, never worked out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from .glenmore_tiles import RESOURCES, Tile

FULL = 3  # GM 2.3
Counts = tuple[int, int, int, int, int]  # a number for each resource, in their order

FREE = tuple(RESOURCES)
FAIRS = {"fair_3": 3, "fair_4": 4, "fair_5": 5}  # GM 8.3
BUTCHERS = {"butcher_sheep": "sheep", "butcher_cattle": "cattle"}  # GM 8.3
FIXED_INPUTS = {  # GM 8.3, in the order of GM 5.5
    "distillery": ["grain"],
    "butcher_mixed": ["cattle", "sheep"],
    "bridge": ["wood", "stone"],
}
FAIR_POINTS = [0, 1, 3, 5, 8, 12]  # GM 8.3
FIXED_POINTS = {"butcher_mixed": 5, "grocer": 8, "bridge": 7}  # GM 8.3


@dataclass(frozen=True)
class Due:
    """A payment: for each cube the kinds it may be, and how many cubes there must be."""

    steps: tuple[tuple[str, ...], ...]
    needed: int
    different: bool = False
    paid: tuple[str, ...] = ()

    def kinds_now(self) -> list[str]:
        """What the next cube may be."""
        if len(self.paid) == len(self.steps):
            return []
        kinds = self.steps[len(self.paid)]
        return [kind for kind in kinds if not (self.different and kind in self.paid)]

    def with_one_more(self, kind: str) -> Due:
        return replace(self, paid=(*self.paid, kind))

    def enough(self) -> bool:
        return len(self.paid) >= self.needed

    def complete(self) -> bool:
        return len(self.paid) == len(self.steps)


def in_order(kinds: list[str]) -> Due:
    """GM 5.5: named resources, one after the other."""
    return Due(tuple((kind,) for kind in kinds), len(kinds))


def cost_in_cubes(tile: Tile) -> Due:
    """Nothing for the tiles that cost whisky, a clan member or nothing at all."""
    if tile.cost == "2 different":
        return Due((FREE, FREE), 2, different=True)
    return in_order([kind for kind in RESOURCES if kind in tile.cost.split()])


def input_of(kind: str) -> Due:
    """GM 8.3: what the activation of such a tile takes."""
    if kind in FAIRS:
        return Due((FREE,) * FAIRS[kind], 1, different=True)
    if kind in BUTCHERS:
        return Due(((BUTCHERS[kind],),) * 2, 1)
    if kind == "grocer":
        return Due((FREE,) * 3, 3)
    return in_order(FIXED_INPUTS.get(kind, []))


def points_for(kind: str, cubes: int) -> int:
    """GM 8.3: what the input brings; a distillery's whisky is no points."""
    if kind in FAIRS:
        return FAIR_POINTS[cubes]
    if kind in BUTCHERS:
        return 2 * cubes
    return FIXED_POINTS[kind]


def price(level: int) -> int:
    """GM 5.1: of the next cube bought."""
    return level + 1


def can_buy(level: int, coins: int) -> bool:
    return level < FULL and coins >= price(level)


def proceeds(level: int) -> int:
    """GM 5.1: of the next cube sold."""
    return level


def can_sell(level: int) -> bool:
    return level > 0


@cache
def payable(due: Due, cubes: Counts, coins: int, levels: Counts) -> bool:
    """GM 5.6: is there any sequence of paying, buying and selling that completes this?"""
    if due.enough():
        return True
    return (
        any(
            payable(due.with_one_more(kind), less(cubes, kind), coins, levels)
            for kind in due.kinds_now()
            if of(cubes, kind) > 0
        )
        or any(
            payable(
                due.with_one_more(kind),
                cubes,
                coins - price(of(levels, kind)),
                more(levels, kind),
            )
            for kind in due.kinds_now()
            if can_buy(of(levels, kind), coins)
        )
        or any(
            payable(
                due,
                less(cubes, kind),
                coins + proceeds(of(levels, kind)),
                less(levels, kind),
            )
            for kind in RESOURCES
            if of(cubes, kind) > 0 and can_sell(of(levels, kind))
        )
    )


def of(counts: Counts, kind: str) -> int:
    return counts[RESOURCES.index(kind)]


def less(counts: Counts, kind: str) -> Counts:
    return as_counts({**as_dict(counts), kind: of(counts, kind) - 1})


def more(counts: Counts, kind: str) -> Counts:
    return as_counts({**as_dict(counts), kind: of(counts, kind) + 1})


def as_dict(counts: Counts) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def as_counts(numbers: dict[str, int]) -> Counts:
    wood, stone, grain, cattle, sheep = [numbers[kind] for kind in RESOURCES]
    return wood, stone, grain, cattle, sheep

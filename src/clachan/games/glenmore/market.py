"""Prices, and what can be paid when one may sell first (GM 5)."""

from collections.abc import Sequence
from typing import Final

from clachan.games.glenmore.components import ANY, OTHER, Resource

FULL: Final = 3
KINDS: Final = range(5)

# What selling so many cubes into a row of this level brings: level, level - 1, ... (GM 5.1).
_REVENUE: Final = tuple(
    tuple(sum(max(level - sold, 0) for sold in range(count)) for count in range(FULL + 1))
    for level in range(FULL + 1)
)


def revenue(level: int, count: int) -> int:
    """What up to ``count`` cubes bring, sold one after the other.

    >>> revenue(3, 2)
    5
    """
    return _REVENUE[level][min(count, FULL)]


def is_payable(
    due: Sequence[Resource],
    used: int,
    stock: Sequence[int],
    market: Sequence[int],
    coins: int,
) -> bool:
    """Whether all of this can be paid, counting what could be raised by selling first (GM 5.6)."""
    if not due:
        return True
    if due[0] == ANY:
        return _any_payable(len(due), stock, market, coins)
    if due[0] == OTHER:
        return _others_payable(len(due), used, stock, market, coins)
    return missing_coins(due, stock, market, coins) == 0


def missing_coins(
    due: Sequence[Resource], stock: Sequence[int], market: Sequence[int], coins: int
) -> int | None:
    """How many coins are lacking for these named resources; ``None`` where a row is sold out.

    A cube that is due and held is paid from the land; all that is not needed could be sold. Selling a
    cube and buying it back costs nothing, so there is no better way.
    """
    price = 0
    spare = list(stock)
    for kind in due:
        if spare[kind]:
            spare[kind] -= 1
        elif market[kind] == FULL:
            return None
        else:
            price += market[kind] + 1
    if price <= coins:
        return 0
    return max(price - coins - proceeds(spare, market), 0)


def proceeds(stock: Sequence[int], market: Sequence[int]) -> int:
    """What selling all of these cubes would bring."""
    return sum([_REVENUE[market[kind]][min(stock[kind], FULL)] for kind in KINDS if stock[kind]])


def _any_payable(count: int, stock: Sequence[int], market: Sequence[int], coins: int) -> bool:
    """Cubes of any kind: sell what can be sold, buy the cheapest.

    A cube sold and bought back costs nothing, so selling all loses nothing; cubes that no row
    takes are paid as they are.
    """
    if sum(stock) >= count:
        return True
    levels = [max(market[kind] - stock[kind], 0) for kind in KINDS]
    unsold = sum([max(stock[kind] - market[kind], 0) for kind in KINDS])
    coins += proceeds(stock, market)
    for _ in range(count - unsold):
        cheapest = levels.index(min(levels))
        if levels[cheapest] == FULL:
            return False
        levels[cheapest] += 1
        coins -= levels[cheapest]
    return coins >= 0


def _others_payable(
    count: int, used: int, stock: Sequence[int], market: Sequence[int], coins: int
) -> bool:
    """So many different kinds, none of those used before."""
    open_kinds = [kind for kind in KINDS if not used >> kind & 1]
    if count == 1:
        return any(missing_coins((kind,), stock, market, coins) == 0 for kind in open_kinds)
    return any(
        missing_coins((one, other), stock, market, coins) == 0
        for one in open_kinds
        for other in open_kinds
        if one < other
    )

"""Prices, and what can be paid when one may sell first (GM 5)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from clachan.games.glenmore.components import ANY, OTHER, Resource

FULL: Final = 3
KINDS: Final = range(5)

# By level and number of cubes: the coins from selling them, level, level - 1, ... (GM 5.1).
_REVENUE: Final = tuple(
    tuple(sum(max(level - sold, 0) for sold in range(count)) for count in range(FULL + 1))
    for level in range(FULL + 1)
)


def is_payable(
    due: Sequence[Resource],
    used: int,
    stock: Sequence[int],
    market: Sequence[int],
    coins: int,
) -> bool:
    """Whether all of this can be paid, counting what could be raised by selling first (GM 5.6)."""
    return not due or missing_coins(due, used, stock, market, coins) == 0


def missing_coins(
    due: Sequence[Resource],
    used: int,
    stock: Sequence[int],
    market: Sequence[int],
    coins: int,
) -> int | None:
    """How many coins are lacking even after all sales; ``None`` where too much is sold out."""
    if due[0] == ANY:
        return _missing_for_any(len(due), stock, market, coins)
    if due[0] == OTHER:
        return _missing_for_others(len(due), used, stock, market, coins)
    return _missing_for_named(due, stock, market, coins)


def proceeds(stock: Sequence[int], market: Sequence[int]) -> int:
    """What selling all of these cubes would bring."""
    return sum([_REVENUE[market[kind]][min(stock[kind], FULL)] for kind in KINDS if stock[kind]])


def _missing_for_named(
    due: Sequence[Resource], stock: Sequence[int], market: Sequence[int], coins: int
) -> int | None:
    """A cube that is due and held is paid from the land; all that is not needed could be sold.

    Selling a cube and buying it back costs nothing, so there is no better way.
    """
    price = 0
    bought: list[Resource] = []
    spare = list(stock)
    for kind in due:
        if spare[kind]:
            spare[kind] -= 1
        elif market[kind] + bought.count(kind) == FULL:
            return None
        else:
            bought.append(kind)
            price += market[kind] + bought.count(kind)
    if price <= coins:
        return 0
    return max(price - coins - proceeds(spare, market), 0)


def _missing_for_any(
    count: int, stock: Sequence[int], market: Sequence[int], coins: int
) -> int | None:
    """Cubes of any kind: sell what can be sold, buy the cheapest.

    A cube sold and bought back costs nothing, so selling all loses nothing; cubes that no row
    takes are paid as they are.
    """
    if sum(stock) >= count:
        return 0
    levels = [max(market[kind] - stock[kind], 0) for kind in KINDS]
    unsold = sum([max(stock[kind] - market[kind], 0) for kind in KINDS])
    coins += proceeds(stock, market)
    for _ in range(count - unsold):
        cheapest = levels.index(min(levels))
        if levels[cheapest] == FULL:
            return None
        levels[cheapest] += 1
        coins -= levels[cheapest]
    return max(-coins, 0)


def _missing_for_others(
    count: int, used: int, stock: Sequence[int], market: Sequence[int], coins: int
) -> int | None:
    """``count`` different kinds, none of those used before: the cheapest choice of them."""
    kinds = [kind for kind in KINDS if not used >> kind & 1]
    if len([kind for kind in kinds if stock[kind]]) >= count:
        return 0
    found = [
        _missing_for_named(choice, stock, market, coins) for choice in combinations(kinds, count)
    ]
    return min([missing for missing in found if missing is not None], default=None)

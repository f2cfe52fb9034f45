"""A position that changes in place, for playouts and search.

An action is one int, and the options stand in the order of `legal_actions`. Tests play every
board in lockstep with the rules; where speed does not matter, use the rules.
"""

from __future__ import annotations

from clachan.games.glenmore.board_side import Side
from clachan.games.glenmore.components import (
    ANY,
    AROUND,
    COSTS,
    CUBE_LIMIT,
    DIE,
    EFFECTS,
    LOCH_NESS,
    LOCH_OICH,
    OTHER,
    WAYS,
)
from clachan.games.glenmore.conditions import CHAIN_LENGTH
from clachan.games.glenmore.market import FULL, is_payable
from clachan.games.glenmore.state import Scoring

# Which decision is due, and what an option does.
DRAW, ROLL, TAKE, PAY, PAY_MEMBER, GAIN, RESOLVE, ACTIVATE, MOVE, OVER = range(10)
DISCARD, BUY, PAY_CHIEFTAIN, STOP, NESS, DONE, PROMOTE, END, SELL = range(10, 19)


def option(what: int, one: int = 0, other: int = 0) -> int:
    return other << 24 | one << 8 | what


class Board:
    """The fields of `State`, of its turn and of its decision, side by side."""

    def __init__(
        self, sides: list[Side], chain: list[int], stacks: list[int], market: list[int]
    ) -> None:
        self.sides = sides
        self.chain = chain
        self.stacks = stacks
        self.market = market
        self.plies = 0
        self.scored: tuple[Scoring, ...] = ()
        self.phase = DRAW
        self.seat = 0
        self.tile = 0
        self.cell = 0
        self.activated: list[int] = []
        self.movement = 0
        self.ness_used = False
        # A payment: all that is or was due, how many of it must be paid, how many are.
        self.due: tuple[int, ...] = ()
        self.required = 0
        self.paid = 0
        self.used = 0
        self.activating = -1
        self.pay_cell = 0
        self.gain_cell = 0
        self.gain_count = 0

    @property
    def scorings(self) -> int:
        """How many there were."""
        return len(self.scored)

    def copy(self) -> Board:
        return self._copy([side.copy() for side in self.sides])

    def copy_for_turn(self) -> Board:
        """A copy for the rest of this turn, which changes no other player's land or goods."""
        sides = self.sides.copy()
        sides[self.seat] = sides[self.seat].copy()
        return self._copy(sides)

    def _copy(self, sides: list[Side]) -> Board:
        twin = Board(sides, self.chain.copy(), self.stacks.copy(), self.market.copy())
        twin.plies, twin.scored, twin.phase = self.plies, self.scored, self.phase
        twin.seat, twin.tile, twin.cell = self.seat, self.tile, self.cell
        twin.activated = self.activated.copy()
        twin.movement, twin.ness_used = self.movement, self.ness_used
        twin.due, twin.required, twin.paid = self.due, self.required, self.paid
        twin.used, twin.activating, twin.pay_cell = self.used, self.activating, self.pay_cell
        twin.gain_cell, twin.gain_count = self.gain_cell, self.gain_count
        return twin

    def begin_gain(self, cell: int, count: int) -> None:
        self.phase = GAIN
        self.gain_cell = cell
        self.gain_count = count

    def begin_payment(self, due: tuple[int, ...], required: int, activating: int) -> None:
        """For the tile taken, or for the tile ``activating``."""
        self.phase = PAY
        self.due = due
        self.required = required
        self.paid = 0
        self.used = 0
        self.activating = activating

    def options(self) -> list[int]:
        phase = self.phase
        if phase == DRAW:
            return self._draws()
        if phase == ROLL:
            return [option(ROLL, number) for number in DIE]
        if phase == OVER:
            return []
        side = self.sides[self.seat]
        if phase == ACTIVATE:
            found = self._activations(side)
        elif phase == TAKE:
            found = self._takes(side)
        elif phase == PAY:
            found = self._payments(side)
        elif phase == MOVE:
            found = self._moves(side)
        elif phase == GAIN:
            found = [option(GAIN, kind) for kind in range(5)]
        elif phase == PAY_MEMBER:
            found = self._member_payments(side)
        else:
            found = [option(RESOLVE)]
        last = -1
        for cube in side.cubes:
            if cube != last and self.market[cube >> 16]:
                found.append(option(SELL, cube >> 16, cube & 0xFFFF))
            last = cube
        return found

    def lowest(self) -> int:
        """The number of the stack that is drawn from (GM 10.2)."""
        number = 0
        while not self.stacks[number]:
            number += 1
        return number

    def _draws(self) -> list[int]:
        stack = self.stacks[self.lowest()]
        found: list[int] = []
        while stack:
            low = stack & -stack
            found.append(option(DRAW, low.bit_length() - 1))
            stack ^= low
        return found

    def _takes(self, side: Side) -> list[int]:
        found: list[int] = []
        tiles = sorted([entry for entry in self.chain if entry > 0])
        for tile in tiles:
            sites = side.sites[WAYS[tile]]
            if sites and self._is_affordable(side, tile):
                if tile == LOCH_NESS:
                    sites = [cell for cell in sites if self._ness_payable(side, cell)]
                found += [option(TAKE, tile, cell) for cell in sites]
        if not found:
            found = [option(DISCARD, tile) for tile in tiles]
        return found

    def _is_affordable(self, side: Side, tile: int) -> bool:
        cost = COSTS[tile]
        if cost.whisky > side.whisky:
            return False
        return not cost.due or is_payable(cost.due, 0, side.stock, self.market, side.coins)

    def _ness_payable(self, side: Side, cell: int) -> bool:
        if side.chieftains:
            return True
        return any(side.near_member_without(member, cell) for member in side.members)

    def _member_payments(self, side: Side) -> list[int]:
        found: list[int] = []
        last = -1
        for member in side.members:
            if member != last and side.near_member_without(member, self.cell):
                found.append(option(PAY_MEMBER, member))
            last = member
        if side.chieftains:
            found.append(option(PAY_CHIEFTAIN))
        return found

    def _payments(self, side: Side) -> list[int]:
        found: list[int] = []
        due = self.due[self.paid]
        payable = [self._may_pay(side, due, kind) for kind in range(5)]
        last = -1
        for cube in side.cubes:
            if cube != last and payable[cube >> 16]:
                found.append(option(PAY, cube >> 16, cube & 0xFFFF))
            last = cube
        found += [option(BUY, kind) for kind in range(5) if self._may_buy(side, due, kind)]
        if self.paid and self.paid >= self.required:
            found.append(option(STOP))
        return found

    def _can_be_next(self, due: int, kind: int) -> bool:
        return due in (kind, ANY) or (due == OTHER and not self.used >> kind & 1)

    def _may_pay(self, side: Side, due: int, kind: int) -> bool:
        if not side.stock[kind] or not self._can_be_next(due, kind):
            return False
        if due == kind or self.paid + 1 >= self.required:
            return True
        side.stock[kind] -= 1
        rest = self.due[self.paid + 1 : self.required]
        kept = is_payable(rest, self.used | 1 << kind, side.stock, self.market, side.coins)
        side.stock[kind] += 1
        return kept

    def _may_buy(self, side: Side, due: int, kind: int) -> bool:
        level = self.market[kind]
        if level == FULL or level >= side.coins or not self._can_be_next(due, kind):
            return False
        if due == kind or self.paid + 1 >= self.required:
            return True
        self.market[kind] += 1
        rest = self.due[self.paid + 1 : self.required]
        coins = side.coins - level - 1
        kept = is_payable(rest, self.used | 1 << kind, side.stock, self.market, coins)
        self.market[kind] -= 1
        return kept

    def _activations(self, side: Side) -> list[int]:
        found: list[int] = []
        far: list[int] = []
        everywhere = self.tile == LOCH_OICH
        ness = LOCH_NESS in side.cards and not self.ness_used and not everywhere
        for cell in side.cells:
            near = everywhere or cell == self.cell or cell - self.cell in AROUND
            if (near or ness) and cell not in self.activated and self._does(side, cell):
                if near:
                    found.append(option(ACTIVATE, cell))
                if ness:
                    far.append(option(NESS, cell))
        found += far
        found.append(option(DONE))
        return found

    def _does(self, side: Side, cell: int) -> bool:
        """`conditions.does_something` for a board."""
        effect = EFFECTS[side.tiles[cell]]
        if effect.movement:
            return True
        if effect.produces is not None:
            return side.cubes_on(cell) < CUBE_LIMIT
        if effect.due:
            due = effect.due[: effect.required]
            return is_payable(due, 0, side.stock, self.market, side.coins)
        return effect.points[0] > 0

    def _moves(self, side: Side) -> list[int]:
        found: list[int] = []
        origins = sorted(set(side.members))
        for origin in origins:
            targets = [origin + step for step in AROUND if origin + step in side.tiles]
            found += [option(MOVE, origin, target) for target in targets]
        if len(side.members) > 1 or self.is_own_last_turn():
            found += [option(PROMOTE, origin) for origin in origins]
        found.append(option(END))
        return found

    def is_own_last_turn(self) -> bool:
        """`conditions.is_own_last_turn` for a board (GM 9.2)."""
        return self.has_no_turn_left(self.seat)

    def has_no_turn_left(self, seat: int) -> bool:
        """Whether this seat never moves again once the turn under way is over (GM 9.2)."""
        ahead = len(self.chain) - self.chain.index(-1 - seat)
        return self.tiles_left() <= CHAIN_LENGTH - ahead

    def tiles_left(self) -> int:
        """How many tiles are still to be drawn, in all stacks."""
        left = 0
        for stack in self.stacks:
            left += stack.bit_count()
        return left

    def missing(self) -> int:
        """How many tiles the next refill draws, if that many are left (GM 10.1, 10.2)."""
        start = 0
        while self.chain[start] > 0:
            start += 1
        return CHAIN_LENGTH - len(self.chain) + start

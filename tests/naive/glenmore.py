"""A naive second implementation of Glen More, written from the rules alone.

It is a test oracle: everything is texts, dicts and lists, and whatever can be worked out
again is worked out again.  Rules are cited by number (`GM 5.6`).  This module is the run of
the game; its land, payments, scoring and picture are in the modules beside it.
"""

from __future__ import annotations

from copy import deepcopy

from .glenmore_chain import CHAIN, DIE, figure, moved, seat_of, tail_trimmed, tile_ahead
from .glenmore_land import Cell, Player, Plot, read_cell
from .glenmore_legal import chance_weights, legal_actions
from .glenmore_pay import cost_in_cubes, input_of, points_for, price, proceeds
from .glenmore_picture import picture_of
from .glenmore_score import final_account, hold_scoring
from .glenmore_state import CHANCE, MEMBER_COST, State, Turn
from .glenmore_tiles import MOVEMENT, PRODUCTION, TAVERNS, TILES


class NaiveGlenmore(State):
    def copy(self) -> NaiveGlenmore:
        return deepcopy(self)

    def to_move(self) -> int | None:
        if self.decision == "over":
            return None
        return CHANCE if self.turn is None else self.turn.seat

    def legal(self) -> list[str]:
        return legal_actions(self)

    def weights(self) -> list[int]:
        return chance_weights(self)

    # Doing it

    def apply(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not a legal action here: {text!r}")
        verbs = {
            "draw": self._draw,
            "roll": self._roll,
            "sell": self._sell,
            "take": self._take,
            "discard": self._discard,
            "pay": self._pay,
            "buy": self._pay,
            "stop": self._stop,
            "gain": self._gain,
            "resolve": self._resolve,
            "activate": self._activate,
            "ness": self._activate,
            "done": self._done,
            "move": self._move,
            "promote": self._promote,
            "end": self._end,
        }
        verbs[text.split(maxsplit=1)[0]](text)
        self.plies += 1

    def _sell(self, text: str) -> None:
        _, player = self.now()
        _, kind, place = text.split()
        player.land[read_cell(place)].cubes[kind] -= 1
        player.coins += proceeds(self.market[kind])
        self.market[kind] -= 1

    def _discard(self, text: str) -> None:
        """GM 4.2."""
        turn, _ = self.now()
        tile = text.split()[1]
        self.chain = moved(self.chain, figure(turn.seat), tile)
        self.gone.append(tile)
        self._refill()

    def _take(self, text: str) -> None:
        turn, player = self.now()
        _, turn.tile, place = text.split()
        turn.cell = read_cell(place)
        self.chain = moved(self.chain, figure(turn.seat), turn.tile)
        cost = TILES[turn.tile].cost
        if cost == "":
            self._lay()
        elif cost == "whisky":  # GM 5.5
            player.whisky -= 1
            self._lay()
        else:
            self.decision = "pay"
            turn.due = None if cost == MEMBER_COST else cost_in_cubes(TILES[turn.tile])

    def _pay(self, text: str) -> None:
        turn, _ = self.now()
        self._hand_over(text)
        if turn.due is None:
            self._lay()
            return
        turn.due = turn.due.with_one_more(text.split()[1])
        if turn.due.complete():
            self._paid_up()

    def _hand_over(self, text: str) -> None:
        """What paying takes away, from the land or the purse."""
        _, player = self.now()
        verb, kind, *place = text.split()
        if verb == "buy":
            player.coins -= price(self.market[kind])
            self.market[kind] += 1
        elif kind == "chieftain":
            player.chieftains -= 1
        elif kind == "member":
            player.land[read_cell(place[0])].members -= 1
        else:
            player.land[read_cell(place[0])].cubes[kind] -= 1

    def _stop(self, text: str) -> None:
        self._paid_up()

    def _paid_up(self) -> None:
        """A cost or an input is paid in full."""
        turn, player = self.now()
        if turn.working is None:
            self._lay()
            return
        if turn.due is None:
            raise ValueError("nothing was due")
        tile = player.land[turn.working].tile()
        if tile.kind == "distillery":
            player.whisky += 1
        else:
            self._win(player, tile.name, points_for(tile.kind, len(turn.due.paid)))
        turn.due = None
        turn.working = None
        self.decision = "activate"

    def _win(self, player: Player, tile: str, points: int) -> None:
        player.won.append((f"activate {tile} {TILES[tile].kind}", points))

    def _lay(self) -> None:
        """GM 6 and 7."""
        turn, player = self.now()
        tile = TILES[turn.tile]
        turn.due = None
        player.land[turn.cell] = Plot(turn.tile)
        self.decision = "activate"
        if tile.place:
            player.cards.append(turn.tile)  # GM 1.3
        if tile.kind in ("village", "castle"):
            player.land[turn.cell].members += 1  # GM 7.1
        if tile.kind == "distillery":
            player.whisky += 1  # GM 7.1
        self._special_place(tile.place)

    def _special_place(self, place: str) -> None:
        """GM 7.2: what it does once."""
        turn, player = self.now()
        if place == "Castle Moil":
            player.whisky += 1
        elif place == "Donan Castle":
            player.whisky += 2
        elif place == "Armadale Castle":
            player.coins += 3
        elif place == "Castle Stalker":
            player.land[turn.cell].members += 1
        elif place == "Loch Lochy":
            self._await_gains([turn.cell, turn.cell])
        elif place == "Loch Shiel":
            self.decision = "resolve"

    def _await_gains(self, cells: list[Cell]) -> None:
        turn, _ = self.now()
        turn.gains = cells
        self.decision = "gain" if cells else "activate"

    def _gain(self, text: str) -> None:
        turn, player = self.now()
        player.land[turn.gains[0]].cubes[text.split()[1]] += 1
        self._await_gains(turn.gains[1:])

    def _resolve(self, text: str) -> None:
        """GM 7.2, Loch Shiel."""
        _, player = self.now()
        empty = [cell for cell in player.cells() if player.land[cell].number_of_cubes() == 0]
        for cell in empty:
            plot = player.land[cell]
            if plot.tile().kind in PRODUCTION:
                plot.cubes[PRODUCTION[plot.tile().kind]] += 1
        self._await_gains([cell for cell in empty if player.land[cell].tile().kind == "abbey"])

    def _activate(self, text: str) -> None:
        """GM 8.2 to 8.5."""
        turn, player = self.now()
        verb, place = text.split()
        cell = read_cell(place)
        turn.activated.append(cell)
        turn.ness_used = turn.ness_used or verb == "ness"
        plot = player.land[cell]
        kind = plot.tile().kind
        if kind in PRODUCTION:
            plot.cubes[PRODUCTION[kind]] += 1
        elif kind == "abbey":
            self._await_gains([cell])
        elif kind in MOVEMENT:
            turn.movement += 1
        elif kind in TAVERNS:
            self._win(player, plot.name, TAVERNS[kind])
        else:
            turn.due = input_of(kind)
            turn.working = cell
            self.decision = "pay"

    def _done(self, text: str) -> None:
        turn, _ = self.now()
        if turn.movement > 0:
            self.decision = "move"
        else:
            self._refill()

    def _move(self, text: str) -> None:
        _, player = self.now()
        _, from_text, to_text = text.split()
        player.land[read_cell(from_text)].members -= 1
        player.land[read_cell(to_text)].members += 1
        self._spend_movement()

    def _promote(self, text: str) -> None:
        _, player = self.now()
        player.land[read_cell(text.split()[1])].members -= 1
        player.chieftains += 1
        self._spend_movement()

    def _spend_movement(self) -> None:
        turn, _ = self.now()
        turn.movement -= 1
        if turn.movement == 0:
            self._refill()

    def _end(self, text: str) -> None:
        self._refill()

    # The track

    def _roll(self, text: str) -> None:
        """GM 3.3."""
        tile = tile_ahead(self.chain, int(text.split()[1]))
        self.chain = moved(self.chain, DIE, tile)
        self.gone.append(tile)
        self._refill()

    def _refill(self) -> None:
        """GM 10.1."""
        self.turn = None
        kept = tail_trimmed(self.chain)
        self.gone += [entry for entry in self.chain if entry not in kept]
        self.chain = kept
        self._go_on()

    def _go_on(self) -> None:
        """GM 10.2 until the chain is whole, then GM 3.1."""
        if len(self.chain) < CHAIN:
            self.decision = "draw"
        elif self.chain[0] == DIE:
            self.decision = "roll"
        else:
            self.decision = "take"
            self.turn = Turn(seat_of(self.chain[0]))

    def _draw(self, text: str) -> None:
        tile = text.split()[1]
        number = int(TILES[tile].stack)
        self.stacks[number].remove(tile)
        self.chain.append(tile)
        if number > 0 and not self.stacks[number]:  # GM 10.3
            hold_scoring(number, self.players)
        if number == 3 and not self.stacks[number]:
            self.decision = "over"
        else:
            self._go_on()

    # The result

    def items(self, seat: int) -> list[tuple[str, int]]:
        """What was won so far, then GM 11.4 as the position now stands."""
        return [*self.players[seat].won, *final_account(self.players, seat)]

    def scores(self) -> list[tuple[int, int]]:
        return [
            (sum(points for _, points in self.items(seat)), sum(player.cubes().values()))
            for seat, player in enumerate(self.players)
        ]

    def ranking(self) -> list[int]:
        """GM 11.5: points, then cubes; a seat's place is one more than the seats ahead of it."""
        if self.to_move() is not None:
            raise ValueError("the game is not over")
        scores = self.scores()
        return [1 + len([other for other in scores if other > own]) for own in scores]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.ranking()) if place == 1]

    def picture(self, seat: int | None) -> str:
        return picture_of(self, seat)

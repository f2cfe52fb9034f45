"""Search over worlds with one tree, whose nodes are what the root's seat sees happen (ISMCTS)."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from clachan.bots.budget import Countdown
from clachan.bots.clans.playouts import PlayoutPlayer, gain, shield_price
from clachan.bots.clans.worlds import Worlds
from clachan.bots.fast_rng import FastRng
from clachan.core import Seat
from clachan.games.clans.board import DOWN, STANDING, Move

_SLOT_AND_SHIELD: Final = 127
_NO_SEAT: Final = -1


@dataclass(frozen=True)
class Style:
    """The parameters of the search, which set the strength of a level."""

    noise: float = 6.0
    """Points by which playouts misjudge a move; 0 for playouts that are random altogether."""
    shield: float = 6.0
    """Points that a shield is kept for early in the game."""
    explore: float = 0.7
    prior_scale: float = 4.0
    """Points that make a move about three times as likely to be looked at."""
    doubt: float = 0.1
    """How much worse than its siblings a move is taken to be before it was tried."""
    winning: float = 0.5
    """How much the share of the win counts, against the margin."""
    clear: float = 60.0
    """Points between a clear loss and a clear win."""
    exact: int = 0
    """Games of two players are solved exactly from this many plies before the end."""
    expand_after: int = 2
    """Visits after which a move gets children; in the compiled search only."""
    network_weight: float = 0.0
    """How much the network counts where the tree ends, against a playout; in the compiled search of two
    players only."""
    inference_scale: float = 0.0
    """Points that would have made another about three times as likely to play a card; 0 where every
    hand that it may hold is taken to be as likely as any other."""


class Node:
    """What came of a move, for the seat that made it; and of all tried after it, for the next."""

    __slots__ = (
        "after",
        "ahead",
        "available",
        "children",
        "moves",
        "prior",
        "seat",
        "total",
        "tries",
        "visits",
    )

    def __init__(self, seat: Seat, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.tries = 0
        self.ahead = 0.0
        # Most nodes stay leaves: no dict and no lists of their own before they need them.
        self.children = _NO_CHILDREN
        self.moves = _NO_MOVES
        self.after = _NO_NODES


_NO_CHILDREN: Final[dict[int, Node]] = {}
_NO_MOVES: Final[list[Move]] = []
_NO_NODES: Final[list[Node]] = []


class Tree(ABC):
    """What all searches have in common: a world is dealt, a path chosen, played out and valued."""

    def __init__(self, worlds: Worlds, style: Style, fast_rng: FastRng) -> None:
        self.worlds = worlds
        self.board = worlds.board
        self.me = worlds.board.seat
        self.style = style
        self.fast_rng = fast_rng
        self.player = PlayoutPlayer(fast_rng, style.noise, style.shield)
        self.root = Node(_NO_SEAT, 0.0)

    def grow(self, countdown: Countdown, most: int) -> Move:
        """Search until the time or ``most`` playouts are over; returns the most visited move."""
        while self.root.visits < most and (countdown.goes_on() or not self.root.visits):
            self.worlds.deal(self.fast_rng)
            self._visit()
        return self._most_visited()

    @abstractmethod
    def select(self, node: Node) -> tuple[Node, Move]:
        """Where to go on from here: the move that is tried next, and what is known of it."""

    def _visit(self) -> None:
        board, node = self.board, self.root
        path: list[Node] = []
        while board.left:
            node, move = self.select(node)
            board.play(move)
            path.append(node)
            if not node.visits:
                break
        self.player.play_out(board)
        self._backpropagate(path, rewards(board.standings(), self.style))

    def _backpropagate(self, path: list[Node], values: list[float]) -> None:
        before = self.root
        before.visits += 1
        for node in path:
            value = values[node.seat]
            node.visits += 1
            node.total += value
            before.tries += 1
            before.ahead += value
            before = node

    def _most_visited(self) -> Move:
        best, most = 0, -1
        for move, child in self.root.children.items():
            if child.visits > most:
                best, most = move, child.visits
        return best

    def key(self, move: Move) -> int:
        """What the root's seat sees of it: not the face of another's face-down card (CG 4.2)."""
        if move >= DOWN and self.board.seat != self.me:
            return DOWN + (move & _SLOT_AND_SHIELD)
        return move


class PlainTree(Tree):
    """Textbook UCB1 with availability counts; moves that were never tried come first."""

    def select(self, node: Node) -> tuple[Node, Move]:
        moves = self.board.moves()
        if not node.children:
            node.children = {}
        found: list[Node] = []
        untried: list[int] = []
        for index, move in enumerate(moves):
            key = self.key(move)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node(self.board.seat, 1.0)
            child.available += 1
            if not child.visits:
                untried.append(index)
            found.append(child)
        chosen = untried[self.fast_rng.randrange(len(untried))] if untried else self._highest(found)
        return found[chosen], moves[chosen]

    def _highest(self, found: list[Node]) -> int:
        best, chosen = -1.0, 0
        for index, child in enumerate(found):
            spread = math.sqrt(math.log(child.available) / child.visits)
            value = child.total / child.visits + self.style.explore * spread
            if value > best:
                best, chosen = value, index
        return chosen


class InformedTree(Tree):
    """PUCT: prefers moves with a large immediate gain."""

    def select(self, node: Node) -> tuple[Node, Move]:
        self._expand(node)
        found, style = node.after, self.style
        priors = 0.0
        for child in found:
            priors += child.prior
        urge = style.explore * math.sqrt(node.visits + 1) / priors
        untried = (node.ahead / node.tries if node.tries else 0.5) - style.doubt
        best, chosen = -1000.0, 0
        for index, child in enumerate(found):
            visits = child.visits
            value = child.total / visits if visits else untried
            value += urge * child.prior / (1 + visits)
            if value > best:
                best, chosen = value, index
        return found[chosen], node.moves[chosen]

    def _expand(self, node: Node) -> None:
        """List the moves of the node; the root seat's own moves are the same in all worlds."""
        if node.moves and self.board.seat == self.me:
            return
        if not node.children:
            node.children = {}
        board, children = self.board, node.children
        price = shield_price(board, self.style.shield)
        node.moves, node.after = board.moves(), []
        for move in node.moves:
            key = self.key(move)
            child = children.get(key)
            if child is None:
                child = children[key] = Node(board.seat, self._prior(move, price))
            node.after.append(child)

    def _prior(self, move: Move, price: int) -> float:
        value = gain(self.board, move) - (price if move & 1 else 0)
        return math.exp(value / (STANDING * self.style.prior_scale))


def rewards(standings: list[int], style: Style) -> list[float]:
    """By seat: its share of the win, and how clear it is."""
    highest = max(standings)
    share = 1.0 / standings.count(highest)
    found: list[float] = []
    for seat, mine in enumerate(standings):
        rival = 0
        for other, standing in enumerate(standings):
            if other != seat and standing > rival:
                rival = standing
        margin = (mine - rival) / (STANDING * style.clear)
        clear = 0.5 + min(max(margin, -0.5), 0.5)
        won = share if mine == highest else 0.0
        found.append(style.winning * won + (1.0 - style.winning) * clear)
    return found

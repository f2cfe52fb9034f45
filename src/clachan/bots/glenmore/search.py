"""Chooses a tile: the turn search finds candidates, which are compared on the same future draws.

Looking ahead is an open-loop search over turns. A step of its tree is a take; the turn search plays
the rest of the turn. Values are shares of the victory by seat, so each seat plays for itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from clachan.bots.glenmore.evaluation import (
    clear_lead,
    estimates,
    final_shares,
    shares,
    tiles_to_come,
)
from clachan.bots.glenmore.incremental_evaluation import TurnEvaluation
from clachan.bots.glenmore.quick_scores import QuickScores
from clachan.bots.glenmore.turn_search import Line, best_line
from clachan.bots.glenmore.weights import NAIVE_ROWS, ROWS
from clachan.games.glenmore.board import DRAW, OVER, ROLL, SELL, Board, option
from clachan.games.glenmore.components import DIE
from clachan.games.glenmore.playout import apply_option

_CLEARLY: Final = 2.0
"""A candidate is dropped when it is this many standard errors behind the leader."""
_PASS: Final = 8
"""Candidates are dropped after every this many rounds."""


@dataclass(frozen=True, slots=True)
class Style:
    """The parameters of the search, which set the strength of a level."""

    candidates: int
    """How many takes are tried out to the end of the turn."""
    finalists: int
    """How many of them are compared by looking ahead."""
    width: int
    """Of the turn search, for the finalists and after the take."""
    rounds: int
    """How often at most each finalist is looked at."""
    turns: int = 2
    """How many turns a look ahead goes."""
    replies: int = 5
    """How many answers are considered in each of them."""
    error: float = 0.0
    """By how many points it misjudges a take, more or less."""
    trust: float = 10.0
    """How many looks ahead the first judgement of a take is worth."""
    naive: bool = False
    """Whether it prefers points now."""

    def rows_for(self, players: int) -> list[list[float]]:
        """The weights of its evaluation."""
        return (NAIVE_ROWS if self.naive else ROWS)[players]


@dataclass(frozen=True, slots=True)
class CompiledStyle:
    """The parameters of the search on the kernel."""

    playouts: int
    """How many playouts at most a turn is worth; more are played only if a budget in playouts asks for them."""
    takes: int = 200
    """How many takes are tried out to the end of the turn."""
    width: int = 8
    """Of the turn search."""
    ends: int = 3
    """How many ends of a turn are considered for each take."""
    candidates: int = 32
    """How many turns are compared by playing on."""
    replies: int = 6
    """How many answers are considered in each turn of the tree; 1 for no tree."""
    careful: int = 999
    """How many of the turns that follow are played with care."""
    turns: int = 999
    """How many turns are played on before the position is evaluated."""
    temperature: float = 1.0
    """How much takes vary beyond the tree, in points."""
    softness: float = 4.0
    """How many points make a clear win at the end of a game."""
    margin_part: float = 0.1
    """The part of the value that the margin has, so that a lost position has a purpose too."""
    trust: float = 10.0
    """How many playouts the first judgement of a turn is worth."""


class Candidate:
    """A take with the rest of its turn; ``options`` are those of the whole turn."""

    def __init__(self, options: tuple[int, ...], value: float, board: Board) -> None:
        self.options = options
        self.value = value
        self.board = board
        self.node = Node(len(board.sides))
        self.results: list[float] = []


def candidates(
    board: Board, rows: list[list[float]], style: Style, random: Random
) -> list[Candidate]:
    """Takes with their turns played out, the best first, with the error of this level."""
    options, _ = rank_takes(board, rows, style.candidates)
    found = [_candidate(board, option, rows, 1) for option in options]
    found.sort(key=_by_value, reverse=True)
    found = found[: style.finalists]
    if style.width > 1:
        found = [_candidate(board, each.options[0], rows, style.width) for each in found]
    for each in found:
        each.value += random.gauss(0.0, style.error)
    found.sort(key=_by_value, reverse=True)
    return found


def _candidate(board: Board, option: int, rows: list[list[float]], width: int) -> Candidate:
    line = play_turn(board.copy_for_turn(), option, rows, width)
    return Candidate(line.options, line.value, line.board)


def _by_value(candidate: Candidate) -> float:
    return candidate.value


def best_take(
    board: Board,
    rows: list[list[float]],
    style: Style,
    goes_on: Callable[[], bool],
    seed: int,
) -> tuple[int, ...]:
    """Compare the candidates in rounds, each with new draws, until time is up or one is left.

    Returns the options of the whole turn.
    """
    running = candidates(board, rows, style, Random(seed))
    seat, rounds = board.seat, 0
    while len(running) > 1 and rounds < style.rounds:
        for each in running:
            if not goes_on():
                return _best(running, style.trust, board)
            draws = FutureDraws(board, seed + rounds)
            result = look_ahead(each.board, each.node, draws, rows, style.turns, style.replies)
            each.results.append(result[seat])
        rounds += 1
        if rounds % _PASS == 0:
            running = _contenders(running)
    return _best(running, style.trust, board)


def _contenders(running: list[Candidate]) -> list[Candidate]:
    """The candidates that are not clearly behind the leader on the same draws."""
    leader = max(running, key=_mean)
    return [each for each in running if each is leader or not _is_behind(each, leader)]


def _is_behind(one: Candidate, leader: Candidate) -> bool:
    gaps = [ahead - mine for mine, ahead in zip(one.results, leader.results, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return mean > _CLEARLY * math.sqrt(variance / len(gaps))


def _mean(candidate: Candidate) -> float:
    return sum(candidate.results) / len(candidate.results)


def _best(running: list[Candidate], trust: float, board: Board) -> tuple[int, ...]:
    """By results and first judgement together, the judgement in shares of the victory."""
    top = running[0].value
    scale = clear_lead(tiles_to_come(board))
    most = max([len(each.results) for each in running])
    # The last round may be incomplete, so it does not count.
    usable = [each for each in running if len(each.results) >= most - 1]
    rounds = min([len(each.results) for each in usable])
    best, best_value = running[0].options, -1.0
    for each in usable:
        judged = shares([each.value - top, 0.0], scale)[0]
        value = (sum(each.results[:rounds]) + trust * judged) / (rounds + trust)
        if value > best_value:
            best, best_value = each.options, value
    return best


EXPLORATION: Final = 0.6
TEMPERATURE: Final = 1.5
"""Of the first impressions, in points."""


class Node:
    """A take in the tree: how often it was visited, and the sum of the results by seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats
        self.replies: dict[int, Node] = {}

    def add(self, result: list[float]) -> None:
        self.visits += 1
        for seat in range(len(result)):
            self.totals[seat] += result[seat]


def result_of(board: Board, rows: list[list[float]]) -> list[float]:
    if board.phase == OVER:
        return final_shares(board)
    return shares(estimates(board, rows), clear_lead(tiles_to_come(board)))


def look_ahead(
    after: Board, node: Node, draws: FutureDraws, rows: list[list[float]], turns: int, replies: int
) -> list[float]:
    """Play ``turns`` turns from the end of a turn and return the result by seat."""
    board = after.copy()
    draws.refill(board)
    path = [node]
    while board.phase != OVER and len(path) <= turns:
        option = _reply(board, node, rows, replies)
        board = play_turn(board, option, rows, 1).board
        draws.refill(board)
        reply = node.replies.get(option)
        if reply is None:
            reply = Node(len(board.sides))
            node.replies[option] = reply
        node = reply
        path.append(node)
    result = result_of(board, rows)
    for node in path:
        node.add(result)
    return result


def play_turn(board: Board, option: int, rows: list[list[float]], width: int) -> Line:
    """Take this tile, and play the rest of the turn as well as such a width allows."""
    apply_option(board, option)
    evaluation = TurnEvaluation(board, rows)
    if board.phase == DRAW:
        return Line(board, (option,), evaluation.value(board))
    line = best_line(board, evaluation, width)
    line.options = (option, *line.options)
    return line


def _reply(board: Board, node: Node, rows: list[list[float]], most: int) -> int:
    """The take to try next, of those that these draws allow (PUCT)."""
    options, scores = rank_takes(board, rows, most)
    if len(options) == 1:
        return options[0]
    seat = board.seat
    priors = shares(scores, TEMPERATURE)
    start = node.totals[seat] / node.visits if node.visits else 0.5
    root = EXPLORATION * math.sqrt(node.visits + 1)
    best, best_value = options[0], -1.0
    for index in range(len(options)):
        child = node.replies.get(options[index])
        visits = 0 if child is None else child.visits
        value = start if child is None else child.totals[seat] / visits
        value += root * priors[index] / (1 + visits)
        if value > best_value:
            best, best_value = options[index], value
    return best


def rank_takes(board: Board, rows: list[list[float]], most: int) -> tuple[list[int], list[float]]:
    """The takes that look best, the best first, and how good they look."""
    options = [option for option in board.options() if option & 0xFF != SELL]
    scores = QuickScores(board, rows).scores(options)
    ranked = sorted([(-scores[index], options[index]) for index in range(len(options))])[:most]
    return [option for _, option in ranked], [-score for score, _ in ranked]


_FACES: Final = [number for number, count in DIE.items() for _ in range(count)]


class FutureDraws:
    """One possible order of the tiles and numbers of the die.

    All candidates of a round get the same draws, so none is better by luck alone.
    """

    def __init__(self, board: Board, seed: int) -> None:
        self.random = Random(seed)
        self.orders = [_shuffle(stack, self.random) for stack in board.stacks]
        self.at = [0] * len(self.orders)

    def refill(self, board: Board) -> None:
        """Let chance draw and roll until a player has a turn, or the game is over."""
        while board.phase == DRAW or board.phase == ROLL:
            if board.phase == ROLL:
                face = int(self.random.random() * len(_FACES))
                apply_option(board, option(ROLL, _FACES[face]))
            else:
                stack = board.lowest()
                apply_option(board, option(DRAW, self.orders[stack][self.at[stack]]))
                self.at[stack] += 1


def _shuffle(stack: int, random: Random) -> list[int]:
    tiles: list[tuple[float, int]] = []
    while stack:
        low = stack & -stack
        tiles.append((random.random(), low.bit_length() - 1))
        stack ^= low
    tiles.sort()
    return [tile for _, tile in tiles]

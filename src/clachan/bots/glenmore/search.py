"""The choice of a tile: candidates by the turn search, compared under the same fates."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from clachan.bots.glenmore.evaluation import shares, spread, to_come
from clachan.bots.glenmore.future_draws import Fate
from clachan.bots.glenmore.styles import Style
from clachan.bots.glenmore.tree import (
    Node,
    first_impressions,
    look_ahead,
    play_turn,
)
from clachan.games.glenmore.board import Board

_CLEARLY: Final = 2.0
"""So many standard errors behind the leader, a candidate is dropped."""
_PASS: Final = 8
"""So many rounds are played before anyone is."""


class Candidate:
    def __init__(self, option: int, value: float, board: Board) -> None:
        self.option = option
        self.value = value
        self.board = board
        self.node = Node(len(board.sides))
        self.results: list[float] = []


def candidates(
    board: Board, rows: list[list[float]], style: Style, random: Random
) -> list[Candidate]:
    """Takes with their turns played out, the best first, as far as this level can tell."""
    options, _ = first_impressions(board, rows, style.candidates)
    found = [_candidate(board, option, rows, 1) for option in options]
    found.sort(key=_by_value, reverse=True)
    found = found[: style.finalists]
    if style.width > 1:
        found = [_candidate(board, each.option, rows, style.width) for each in found]
    for each in found:
        each.value += random.gauss(0.0, style.error)
    found.sort(key=_by_value, reverse=True)
    return found


def _candidate(board: Board, option: int, rows: list[list[float]], width: int) -> Candidate:
    line = play_turn(board.copy_for_turn(), option, rows, width)
    return Candidate(option, line.value, line.board)


def _by_value(candidate: Candidate) -> float:
    return candidate.value


def best_take(
    board: Board,
    rows: list[list[float]],
    style: Style,
    goes_on: Callable[[], bool],
    seed: int,
) -> int:
    """Round after round with a new fate for all, until time is up or one is left."""
    running = candidates(board, rows, style, Random(seed))
    seat, rounds = board.seat, 0
    while len(running) > 1 and rounds < style.rounds:
        for each in running:
            if not goes_on():
                return _best(running, style.trust, board)
            fate = Fate(board, seed + rounds)
            result = look_ahead(each.board, each.node, fate, rows, style.turns, style.replies)
            each.results.append(result[seat])
        rounds += 1
        if rounds % _PASS == 0:
            running = _contenders(running)
    return _best(running, style.trust, board)


def _contenders(running: list[Candidate]) -> list[Candidate]:
    """Without those who are clearly behind the leader, fate by fate."""
    leader = max(running, key=_mean)
    return [each for each in running if each is leader or not _is_behind(each, leader)]


def _is_behind(one: Candidate, leader: Candidate) -> bool:
    gaps = [ahead - mine for mine, ahead in zip(one.results, leader.results, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return mean > _CLEARLY * math.sqrt(variance / len(gaps))


def _mean(candidate: Candidate) -> float:
    return sum(candidate.results) / len(candidate.results)


def _best(running: list[Candidate], trust: float, board: Board) -> int:
    """By results and first judgement together, the judgement in shares of the victory."""
    top = running[0].value
    scale = spread(to_come(board))
    most = max([len(each.results) for each in running])
    # The last round may have been cut short: it does not count for anyone.
    usable = [each for each in running if len(each.results) >= most - 1]
    rounds = min([len(each.results) for each in usable])
    best, best_value = running[0].option, -1.0
    for each in usable:
        judged = shares([each.value - top, 0.0], scale)[0]
        value = (sum(each.results[:rounds]) + trust * judged) / (rounds + trust)
        if value > best_value:
            best, best_value = each.option, value
    return best

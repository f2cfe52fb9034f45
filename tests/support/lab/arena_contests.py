"""Contests for the tests of the arena: quick ones, among bots that do not search."""

import shlex
import sys

from clachan.games import GAMES
from clachan.lab.arena import Contest, Entrant, Results
from clachan.lab.arena.results import ArenaGame, Group


def contest(
    game: str = "clans",
    players: int = 2,
    bots: tuple[str, ...] = ("greedy", "random"),
    programs: tuple[str, ...] = (),
    seed: int = 1,
    deadline_ms: int = 5000,
) -> Contest:
    entrants = [Entrant("bot", spec) for spec in bots]
    entrants += [Entrant("program", command) for command in programs]
    rules = GAMES[game].meta.rules_version
    return Contest("match", game, rules, players, tuple(entrants), seed, deadline_ms)


def python_program(*arguments: object) -> str:
    """The command line of a Python program, quoted: the path of Python may have spaces."""
    return shlex.join([sys.executable, *map(str, arguments)])


def pair(number: int, *winners: int | None) -> Group:
    """A group of two games for two, won by these entrants; ``None``: shared."""
    games = []
    for seats, winner in zip(((0, 1), (1, 0)), winners, strict=True):
        ranking = tuple(1 if winner in (None, entrant) else 2 for entrant in seats)
        totals = tuple(12 if place == 1 else 10 for place in ranking)
        games.append(ArenaGame(seats, totals, ranking))
    return Group(number, tuple(games), (3, 4), (0.5, 0.25))


def results(*winners: tuple[int | None, int | None]) -> Results:
    groups = tuple(pair(number, *won) for number, won in enumerate(winners))
    return Results(contest(), None, groups)

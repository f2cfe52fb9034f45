"""What programs have lost by, and not by play, each reason once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from clachan.cli.spelling import tidy
from clachan.cli.text import Words

if TYPE_CHECKING:
    from clachan.lab.arena import Results
    from clachan.lab.arena.results import Failure

_MOST_REASONS: Final = 5


def forfeits(results: Results, words: Words) -> Iterator[str]:
    """Counted are games, whatever number of its seats a program has lost in one."""
    played = [(group.number, game) for group in results.groups for game in group.games]
    for entrant, who in enumerate(results.contest.entrants):
        games = [game for _, game in played if entrant in game.seats]
        lost = sum(bool(game.forfeits_of(entrant)) for game in games)
        if lost:
            name = tidy(who.spec, 60)
            yield words.say("arena-forfeits", program=name, games=lost, played=len(games))
            yield from _reasons(results, entrant, words)


def _reasons(results: Results, entrant: int, words: Words) -> Iterator[str]:
    groups: dict[tuple[Failure, str], list[int]] = {}
    for group in results.groups:
        for game in group.games:
            # Two seats that were lost alike are one game.
            for reason in {(lost.failure, lost.detail) for lost in game.forfeits_of(entrant)}:
                groups.setdefault(reason, []).append(group.number)
    reasons = sorted(groups.items(), key=lambda item: item[1][0])
    for (failure, detail), numbers in reasons[:_MOST_REASONS]:
        count = words.say("arena-forfeit-games", games=len(numbers), group=numbers[0])
        told = words.say(f"arena-forfeit-{failure}", detail=tidy(detail))
        yield f"  {told} ({count})"
    if len(reasons) > _MOST_REASONS:
        yield "  " + words.say("arena-forfeits-more", more=len(reasons) - _MOST_REASONS)

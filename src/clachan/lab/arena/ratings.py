"""Ratings of many entrants by OpenSkill, from games in which any of them meet."""

from collections.abc import Sequence

from msgspec import Struct

from clachan.bots import bots_for
from clachan.games import GAMES
from clachan.lab.arena.baselines import baselines_of, bot_entrant
from clachan.lab.arena.contest import Contest, Entrant
from clachan.lab.arena.results import Group, Results


class Rating(Struct, frozen=True):
    entrant: str
    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        """A cautious estimate: three standard deviations below ``mu``."""
        return self.mu - 3 * self.sigma


def rating_entrants(game: str, guests: Sequence[Entrant] = ()) -> tuple[Entrant, ...]:
    """The baselines of a game, and the guests that are compared with them.

    A game of another package has no baselines: all bots that play it are compared.
    """
    specs = [baseline.spec for baseline in baselines_of(game)] or bots_for(GAMES[game])
    return (*(bot_entrant(game, spec) for spec in specs), *guests)


def rate_entrants(results: Results) -> list[Rating]:
    """The ratings, the highest first; games count in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in results.contest.entrants]
    for group in results.groups:
        for game in group.games:
            teams = [[ratings[entrant]] for entrant in game.seats]
            rated = model.rate(teams, ranks=[float(place) for place in game.ranking])
            for entrant, (rating,) in zip(game.seats, rated, strict=True):
                ratings[entrant] = rating
    games = _count_games(results.groups, len(ratings))
    rated_entrants = [
        Rating(entrant_label(results.contest, number), rating.mu, rating.sigma, games[number])
        for number, rating in enumerate(ratings)
    ]
    return sorted(rated_entrants, key=lambda rating: rating.mu, reverse=True)


def entrant_label(contest: Contest, number: int) -> str:
    """The spec of an entrant, with its version for a baseline."""
    spec = contest.entrants[number].spec
    versions = {baseline.spec: baseline.version for baseline in baselines_of(contest.game)}
    return f"{spec} v{versions[spec]}" if spec in versions else spec


def _count_games(groups: Sequence[Group], entrants: int) -> list[int]:
    seats = [entrant for group in groups for game in group.games for entrant in game.seats]
    return [seats.count(entrant) for entrant in range(entrants)]

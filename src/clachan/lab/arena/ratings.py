"""A ladder of many, rated by OpenSkill from games in which any of them meet."""

from collections.abc import Sequence

from msgspec import Struct

from clachan.lab.arena.baselines import our_entrant, zoo
from clachan.lab.arena.contest import Contest, Entrant
from clachan.lab.arena.files import Results
from clachan.lab.arena.results import Group


class Rung(Struct, frozen=True):
    entrant: str
    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        """What it is worth almost surely: three standard deviations below the estimate."""
        return self.mu - 3 * self.sigma


def ladder_entrants(game: str, guests: Sequence[Entrant] = ()) -> tuple[Entrant, ...]:
    """The zoo, and whoever wants to be measured by it."""
    return (*(our_entrant(game, animal.spec) for animal in zoo()[game]), *guests)


def ladder(results: Results) -> list[Rung]:
    """The highest first; games count in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in results.contest.entrants]
    for group in results.groups:
        for game in group.games:
            teams = [[ratings[entrant]] for entrant in game.seats]
            rated = model.rate(teams, ranks=[float(place) for place in game.ranking])
            for entrant, (rating,) in zip(game.seats, rated, strict=True):
                ratings[entrant] = rating
    games = _games(results.groups, len(ratings))
    rungs = [
        Rung(label(results.contest, number), rating.mu, rating.sigma, games[number])
        for number, rating in enumerate(ratings)
    ]
    return sorted(rungs, key=lambda rung: rung.mu, reverse=True)


def label(contest: Contest, number: int) -> str:
    """With its version, for a bot of the zoo."""
    spec = contest.entrants[number].spec
    versions = {animal.spec: animal.version for animal in zoo()[contest.game]}
    return f"{spec} v{versions[spec]}" if spec in versions else spec


def _games(groups: Sequence[Group], entrants: int) -> list[int]:
    seats = [entrant for group in groups for game in group.games for entrant in game.seats]
    return [seats.count(entrant) for entrant in range(entrants)]

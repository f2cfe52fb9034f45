"""How the games of a group came out; docs/bots.md gives the JSON."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Failure: TypeAlias = Literal["died", "late", "nonsense", "illegal"]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Points = Annotated[int, Meta(ge=-(10**6), le=10**6)]
Seconds = Annotated[float, Meta(ge=0, le=10**9)]


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that did not answer as it has to, and has lost by it."""

    seat: Count
    failure: Failure
    detail: str
    """What it said last, or how it ended."""


class GamePlayed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seats: tuple[Count, ...]
    """The number of the entrant on each seat."""
    totals: tuple[Points, ...]
    ranking: tuple[Annotated[int, Meta(ge=1)], ...]
    """The place of each seat, from 1, equal for a tie; whoever forfeits is last."""
    forfeits: tuple[Forfeit, ...] = ()

    def share(self, entrant: int) -> float:
        """Of the one win, shared among the winners, what falls to this entrant's seats."""
        won = sum(
            who == entrant and place == 1
            for who, place in zip(self.seats, self.ranking, strict=True)
        )
        return won / self.ranking.count(1)

    def forfeits_of(self, entrant: int) -> list[Forfeit]:
        """One for each of its seats that it has lost so."""
        return [lost for lost in self.forfeits if self.seats[lost.seat] == entrant]

    def margin(self, entrant: int) -> float | None:
        """Its points a seat above those of the others; ``None`` where it was not played out."""
        pairs = list(zip(self.seats, self.totals, strict=True))
        mine = [total for who, total in pairs if who == entrant]
        others = [total for who, total in pairs if who != entrant]
        if self.forfeits or not mine or not others:
            return None
        return sum(mine) / len(mine) - sum(others) / len(others)


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Games with the same draws of chance."""

    number: Count
    games: tuple[GamePlayed, ...]
    decisions: tuple[Count, ...]
    """By entrant: how often it had more than one action to choose from."""
    seconds: tuple[Seconds, ...]
    """By entrant: what it took for them."""

    def score(self, entrant: int) -> float | None:
        """Its share of all wins; ``None`` for a group that it did not play in."""
        games = [game for game in self.games if entrant in game.seats]
        return sum(game.share(entrant) for game in games) / len(games) if games else None

"""Matches of Clans and Glory: dealt, and played on."""

from clachan.core import Match
from clachan.dealer import Dealer
from clachan.games import clans
from clachan.wire import AnyMatch


def deal_match(players: int = 2) -> AnyMatch:
    return Dealer("match", bytes(32)).deal(Match.new(clans, players))


def play_plies(match: AnyMatch, plies: int) -> AnyMatch:
    """The match after that many plays, always the first legal one."""
    for _ in range(plies):
        assert match.to_move is not None
        match = match.play(match.to_move, match.game.legal_actions(match.state)[0])
    return match

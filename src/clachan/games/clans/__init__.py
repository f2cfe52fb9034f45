"""Clans and Glory: cards along one table, shields on its tiles (rules: docs/games/clans.md)."""

from clachan.games.clans.describe import describe
from clachan.games.clans.determinise import determinise
from clachan.games.clans.meta import meta
from clachan.games.clans.notation import parse, text
from clachan.games.clans.preview import preview
from clachan.games.clans.refusals import why_illegal
from clachan.games.clans.retrace import retrace
from clachan.games.clans.rules import apply, chance_weights, legal_actions, new_game, to_move
from clachan.games.clans.scoring import outcome, score
from clachan.games.clans.views import seen, view

__all__ = [
    "apply",
    "chance_weights",
    "describe",
    "determinise",
    "legal_actions",
    "meta",
    "new_game",
    "outcome",
    "parse",
    "preview",
    "retrace",
    "score",
    "seen",
    "text",
    "to_move",
    "view",
    "why_illegal",
]

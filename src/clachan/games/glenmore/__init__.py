"""Glen More: tiles from a ring, laid along a river and a road (rules: docs/games/glenmore.md)."""

from clachan.games.glenmore.describe import describe
from clachan.games.glenmore.determinise import determinise
from clachan.games.glenmore.meta import meta
from clachan.games.glenmore.notation import parse, text
from clachan.games.glenmore.preview import preview
from clachan.games.glenmore.refusals import why_illegal
from clachan.games.glenmore.retrace import retrace
from clachan.games.glenmore.rules import apply, chance_weights, legal_actions, new_game, to_move
from clachan.games.glenmore.scoring import outcome, score
from clachan.games.glenmore.views import seen, view

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

"""The facts about the game."""

from types import MappingProxyType
from typing import Final

from clachan.core import GameMeta

meta: Final = GameMeta(
    name="clans",
    titles=MappingProxyType(
        {"en": "Clans and Glory", "de": "Clans and Glory", "pl": "Chwała klanom. Narady w kiltach"}
    ),
    designers=("Gabriele Bubola", "Leo Colovini"),
    publisher="HUCH!",
    year=2024,
    players=(2, 3, 4),
    rules_version=1,
    # Four players: 37 deals and 28 plays.
    max_plies=65,
    # Eight cards into all 32 slots that six start cards leave free, each with and without a shield.
    max_actions=512,
)

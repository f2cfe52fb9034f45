"""The facts about the game."""

from types import MappingProxyType
from typing import Final

from clachan.core import GameMeta

meta: Final = GameMeta(
    name="glenmore",
    titles=MappingProxyType({"en": "Glen More", "de": "Glen More", "pl": "Glen More"}),
    designers=("Matthias Cramer",),
    publisher="alea",
    year=2010,
    players=(2, 3, 4, 5),
    rules_version=2,
    max_plies=20_000,
    max_actions=2_000,
    reads_versions=(1,),  # version 2 only adds promotions (GM 9.2)
)

"""The scorings and the final account of Glen More."""

from __future__ import annotations

from .glenmore_land import Player
from .glenmore_tiles import TILES

LEAD_POINTS = [0, 1, 2, 3, 5, 8]  # GM 11.1
BONNETS = {  # GM 11.2
    "Cawdor Castle": 3,
    "Castle Moil": 1,
    "Castle Stalker": 1,
    "Armadale Castle": 1,
    "Castle of Mey": 1,
    "Donan Castle": 1,
}


def points_for_leads(numbers: list[int]) -> list[int]:
    """GM 11.1: each one's lead over the lowest number, turned into points."""
    fewest = min(numbers)
    most = len(LEAD_POINTS) - 1
    return [LEAD_POINTS[min(number - fewest, most)] for number in numbers]


def chieftain_strength(player: Player) -> int:
    """GM 11.2."""
    each = 2 if player.owns("Castle of Mey") else 1
    bonnets = sum(BONNETS.get(TILES[card].place, 0) for card in player.cards)
    return each * player.chieftains + bonnets


def hold_scoring(number: int, players: list[Player]) -> None:
    """GM 11.1 to 11.3: the three comparisons."""
    comparisons = {
        "whisky": [player.whisky for player in players],
        "chieftains": [chieftain_strength(player) for player in players],
        "cards": [len(player.cards) for player in players],
    }
    for name, numbers in comparisons.items():
        for player, points in zip(players, points_for_leads(numbers), strict=True):
            player.won.append((f"scoring {number} {name}", points))


def tile_penalties(tiles: list[int]) -> list[int]:
    """GM 11.4: by how many tiles each player has."""
    return [-3 * (number - min(tiles)) for number in tiles]


def final_account(players: list[Player], seat: int) -> list[tuple[str, int]]:
    """GM 11.4."""
    player = players[seat]
    kinds = [plot.tile().kind for plot in player.land.values()]
    frames = [plot.tile().frame for plot in player.land.values()]
    account = [("coins", player.coins)]
    if player.owns("Iona Abbey"):
        account.append(("Iona Abbey", 2 * frames.count("yellow")))
    if player.owns("Loch Morar"):
        account.append(("Loch Morar", 2 * frames.count("green")))
    if player.owns("Duart Castle"):
        villages = kinds.count("village") + kinds.count("start_village")
        account.append(("Duart Castle", 3 * villages))
    penalties = tile_penalties([len(other.land) for other in players])
    account.append(("tiles", penalties[seat]))
    return account

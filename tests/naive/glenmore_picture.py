"""A position of Glen More as text; every viewer sees all of it."""

from __future__ import annotations

from .glenmore_land import Cell, Player, Plot, cell_text
from .glenmore_score import final_account
from .glenmore_state import State
from .glenmore_tiles import RESOURCES, in_number_order

LETTERS = {"wood": "w", "stone": "s", "grain": "g", "cattle": "c", "sheep": "h"}


def picture_of(game: State, seat: int | None) -> str:
    lines = [
        f"players {len(game.players)}",
        f"viewer {'-' if seat is None else seat}",
        f"to-move {mover_text(game)}",
        f"plies {game.plies}",
        f"decision {game.decision}",
        words("chain", game.chain),
        words("stacks", [str(len(stack)) for stack in game.stacks]),
        words("market", [str(game.market[kind]) for kind in RESOURCES]),
        words("gone", in_number_order(game.gone)),
    ]
    for owner, player in enumerate(game.players):
        lines += [
            purse_text(game, owner),
            words(f"land {owner}", land_words(player)),
            words(f"cards {owner}", in_number_order(player.cards)),
        ]
    activated = [] if game.turn is None else sorted(game.turn.activated)
    lines.append(words("activated", [cell_text(cell) for cell in activated]))
    return "\n".join(lines)


def mover_text(game: State) -> str:
    if game.decision == "over":
        return "over"
    return "chance" if game.turn is None else str(game.turn.seat)


def purse_text(game: State, owner: int) -> str:
    player = game.players[owner]
    points = list(player.won)
    if game.decision == "over":
        points += final_account(game.players, owner)
    won = sum(number for _, number in points)
    return (
        f"player {owner} coins {player.coins} whisky {player.whisky}"
        f" chieftains {player.chieftains} points {won}"
    )


def land_words(player: Player) -> list[str]:
    return [plot_word(cell, player.land[cell]) for cell in player.cells()]


def plot_word(cell: Cell, plot: Plot) -> str:
    parts = [f"{cell_text(cell)}={plot.name}"]
    if plot.members:
        parts.append(f"m{plot.members}")
    parts += [f"{LETTERS[kind]}{plot.cubes[kind]}" for kind in RESOURCES if plot.cubes[kind]]
    return ":".join(parts)


def words(head: str, rest: list[str]) -> str:
    return " ".join([head, *rest])

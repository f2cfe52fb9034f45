"""The three scorings and the final account (GM 11)."""

from collections.abc import Sequence
from typing import Final

from clachan.core import Message, Outcome, ScoreItem, ScoreSheet, Seat, places
from clachan.games.glenmore.components import (
    BONNETS,
    CASTLE_OF_MEY,
    DUART_CASTLE,
    IONA_ABBEY,
    KINDS,
    LOCH_MORAR,
    ROWS,
    START,
)
from clachan.games.glenmore.reasons import Ending
from clachan.games.glenmore.state import Gain, Over, Player, Scoring, State

LEAD_POINTS: Final = (0, 1, 2, 3, 5, 8)
COMPARED: Final = Scoring._fields


def after_scoring(state: State) -> State:
    """Whisky, chieftains and cards are compared, each on its own (GM 11.1)."""
    scoring = scoring_counts(state.players)
    number = state.scorings + 1
    gains: list[list[Gain]] = [[] for _ in state.players]
    for what, counts in zip(COMPARED, scoring, strict=True):
        for mine, points in zip(gains, lead_points(counts), strict=True):
            if points:
                mine.append(Gain(points, number, what, START))
    players = tuple(
        player._replace(gains=(*player.gains, *mine))
        for player, mine in zip(state.players, gains, strict=True)
    )
    return state._replace(players=players, scored=(*state.scored, scoring))


def scoring_counts(players: Sequence[Player]) -> Scoring:
    """What a scoring would compare now."""
    return Scoring(
        whisky=tuple([player.whisky for player in players]),
        chieftains=tuple([chieftains(player) for player in players]),
        cards=tuple([len(player.cards) for player in players]),
    )


def lead_points(counts: Sequence[int]) -> list[int]:
    """
    >>> lead_points([7, 3, 1, 1])
    [8, 2, 0, 0]
    """
    fewest = min(counts)
    return [LEAD_POINTS[min(count - fewest, 5)] for count in counts]


def describe_scoring(players: Sequence[Player], number: int) -> tuple[Message, ...]:
    """The messages of a scoring: its number, and the points of each seat."""
    points = [lead_points(counts) for counts in scoring_counts(players)]
    gains = tuple(
        Message(
            "glenmore-scoring-gain",
            (("seat", seat), ("points", sum(mine)), *zip(COMPARED, mine, strict=True)),
        )
        for seat, mine in enumerate(zip(*points, strict=True))
    )
    return (Message("glenmore-scoring", (("scoring", number),)), *gains)


def chieftains(player: Player) -> int:
    """One each, two with Castle of Mey, and the bonnets on the cards (GM 11.2)."""
    worth = 2 if CASTLE_OF_MEY in player.cards else 1
    return player.chieftains * worth + sum(BONNETS[card] for card in player.cards)


def score(state: State) -> tuple[ScoreSheet, ...]:
    """Points won so far, and the final account on the present position (GM 11.4)."""
    fewest = min(len(player.cells) for player in state.players)
    return tuple(_sheet(state, seat, fewest) for seat in range(len(state.players)))


def _sheet(state: State, seat: Seat, fewest: int) -> ScoreSheet:
    player = state.players[seat]
    items = [ScoreItem(_source(state, seat, gain), gain.points) for gain in player.gains]
    items += [item for item in final_items(player, fewest) if item.points]
    return ScoreSheet(tuple(items), (len(player.cubes),))


def _source(state: State, seat: Seat, gain: Gain) -> Message:
    if gain.scoring:
        counts = state.scored[gain.scoring - 1][COMPARED.index(gain.what)]
        compared = (("count", counts[seat]), ("fewest", min(counts)))
        args = (("scoring", gain.scoring), ("what", gain.what), *compared)
        return Message("glenmore-score-lead", args)
    return Message("glenmore-score-activation", (("tile", gain.tile), ("kind", gain.what)))


def final_items(player: Player, fewest: int) -> list[ScoreItem]:
    """What the final account adds: special places, coins, and tiles more than the fewest."""
    items = []
    for card, points, key, count in (
        (IONA_ABBEY, 2, "iona", _count_frames(player, "yellow")),
        (LOCH_MORAR, 2, "morar", _count_frames(player, "green")),
        (DUART_CASTLE, 3, "duart", sum(KINDS[t] in _VILLAGES for t in player.tiles)),
    ):
        if card in player.cards:
            items.append(_item(f"glenmore-score-{key}", count, points * count))
    items.append(_item("glenmore-score-coins", player.coins, player.coins))
    more = len(player.cells) - fewest
    items.append(_item("glenmore-score-tiles", more, -3 * more))
    return items


_VILLAGES: Final = ("village", "start_village")


def _count_frames(player: Player, frame: str) -> int:
    return sum(ROWS[tile].frame == frame for tile in player.tiles)


def _item(key: str, count: int, points: int) -> ScoreItem:
    return ScoreItem(Message(key, (("count", count),)), points)


def outcome(state: State) -> Outcome | None:
    """Most points, then most cubes (GM 11.5)."""
    if not isinstance(state.decision, Over):
        return None
    return Outcome(Ending.THIRD_SCORING, places([sheet.standing for sheet in score(state)]))

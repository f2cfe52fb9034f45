"""A natural pace: an eye can follow what a bot does, and nobody waits for it."""

from typing import Final

from clachan.wire.protocol.shapes import Pace

# In hundredths of the pause.
_OPENING: Final = 130
_CHAINED: Final = 55
_VARIATION: Final = 15  # up or down
_SHARES: Final[dict[Pace, int]] = {"slow": 200, "normal": 100, "fast": 40, "instant": 0}


def pause_ms(
    *, pause: int, budget: int, is_chained: bool, variation: float, pace: Pace = "normal"
) -> int:
    """How many milliseconds after the last event a bot's action should appear.

    ``pause`` is the setting of the server, ``pace`` what a person who plays alone makes of it.
    ``is_chained``: the seat made the last decision too, and this one belongs to the same turn.
    ``variation`` is a random number from 0 up to 1, drawn for this alone. Both are public or
    mean nothing; what the bot holds or may choose from has no say, so the pause tells nothing.

    >>> pause_ms(pause=1000, pace="normal", budget=5000, is_chained=False, variation=0.5)
    1300
    >>> pause_ms(pause=1000, pace="fast", budget=5000, is_chained=True, variation=0.5)
    220
    """
    share = (_CHAINED if is_chained else _OPENING) + _VARIATION * (2 * variation - 1)
    return min(round(pause * share * _SHARES[pace] / 10_000), budget)

"""Glen More in the terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from clachan.cli.terminal.glenmore import pages, score, typed_input
from clachan.cli.terminal.glenmore.choices import (
    is_numbered,
    is_taking,
    list_choices,
    list_sales,
    tiles_to_take,
)
from clachan.cli.terminal.glenmore.land import WIDEST, draw_land, land_to_choose, width_of
from clachan.cli.terminal.glenmore.table import draw_chain, draw_market, draw_players, turn_words
from clachan.cli.terminal.glenmore.words import (
    GlenmoreContext,
    due_words,
    input_text,
    main_seat,
    tile_words,
)
from clachan.cli.terminal.layout import beside, wrap
from clachan.cli.terminal.terminal import COLUMNS
from clachan.cli.text import sanitise
from clachan.core import Message, Seat
from clachan.games.glenmore.actions import Action, Discard
from clachan.games.glenmore.components import START, TILE_NAMES, Tile, cell_name
from clachan.games.glenmore.land import tile_at
from clachan.games.glenmore.shortfall import shortfall
from clachan.games.glenmore.state import (
    Activating,
    Drawing,
    Gaining,
    Moving,
    Over,
    Paying,
    PayingMember,
    Resolving,
    Rolling,
    Taking,
)

_BEGUN: Final = 4  # actions that are named where one was only begun
_MAX_QUOTE: Final = 30  # characters of what was typed
_NEWS_LINES: Final = 2
_NEWS_HANGING: Final = 3  # as `pages.turn` wraps the news
_NEWS_KEYS: Final = ("glenmore-take", "glenmore-discard")

# A tile has the colour of its frame; where it counts, its kind says the same (GM 11.4).
_STYLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "frame-yellow": "48;5;187;38;5;16",
        "frame-green": "48;5;151;38;5;16",
        "frame-grey": "48;5;250;38;5;16",
        "frame-brown": "48;5;180;38;5;16",
        "frame-blue": "48;5;153;38;5;16",
    }
)
_CELLS: Final = 5  # columns of the reader's land
_PANEL: Final = width_of(_CELLS) + 1
_ROWS: Final = 14  # for the land and the choices beside it; the rest of 24 is for table and talk
_LAST_ROWS: Final = 12  # for the reader's land when the game is over


class GlenmoreScreen:
    has_secrets: Final = False
    styles: Final = _STYLES
    signs: Final = "≈▲●"

    def turn(self, context: GlenmoreContext) -> str:
        return turn_words(context)

    def table(self, context: GlenmoreContext) -> list[str]:
        if not context.view.is_over:
            return [*draw_chain(context), *draw_market(context)]
        players = [f" {line}" for line in draw_players(context)]
        return [*players, "", *draw_land(context, land_to_choose(context), WIDEST, _LAST_ROWS)]

    def choices(self, context: GlenmoreContext) -> list[str]:
        sold = list_sales(context)
        rows = _ROWS - len(sold)
        land = draw_land(context, land_to_choose(context), _CELLS, rows)
        players, offered = draw_players(context), _fitting_choices(context)
        space = [""] if len(players) + len(offered) < rows else []
        return [*beside(land, [*players, *space, *offered], _PANEL), *sold]

    def instruction(self, context: GlenmoreContext) -> str:
        pays = isinstance(context.view.decision, Paying | PayingMember)
        if not pays:
            return _hint(context)
        numbered = is_numbered(context, _fitting_choices(context))
        key = "glenmore-hint-numbered" if numbered else "glenmore-hint-grouped"
        return f"{_hint(context)} {context.words.say(key)}"

    def news(self, context: GlenmoreContext, since: Sequence[Message]) -> list[str]:
        return _format_news(context, since)

    def read(self, context: GlenmoreContext, text: str) -> Action | None:
        return typed_input.read(context, text)

    def look(self, context: GlenmoreContext, text: str) -> list[str] | None:
        """A tile by its number, a land by its player's, the stacks, or the list of all choices."""
        first, _, rest = typed_input.normalise(text).partition(" ")
        say = context.words.say
        if first in say("glenmore-command-land").split():
            return _look_at_land(context, rest)
        if first in say("glenmore-command-list").split() and not rest:
            return pages.choices_page(context)
        if first in say("glenmore-command-stacks").split() and not rest:
            return pages.stacks_page(context)
        # In a list of choices a number alone is a choice, not a tile.
        number = first if is_taking(context) and not rest else ""
        takes = is_taking(context) and typed_input.is_take(context, first)
        if takes or first in say("glenmore-command-tile").split():
            number = rest
        if number in TILE_NAMES[START + 1 :]:
            return pages.tile_page(context, Tile(int(number)))
        return _explain_incomplete(context, text)

    def explain(self, context: GlenmoreContext, action: Action) -> str:
        return pages.explain(context, action)

    def sheet(self, context: GlenmoreContext) -> list[str]:
        return score.sheet(context)

    def tie_break(self, context: GlenmoreContext, seats: Sequence[Seat]) -> str:
        return score.tie_break(context, seats)

    def reveal(self, _context: GlenmoreContext) -> list[str]:
        return []

    def describe_from_log(
        self, _players: int, _ply: int, _seat: Seat, _action: Action
    ) -> Message | None:
        return None

    def rules(self, context: GlenmoreContext) -> str:
        return context.words.say("glenmore-rules")


def _fitting_choices(context: GlenmoreContext) -> list[str]:
    """The list of choices, in the rows that are left below the other parts."""
    taken = len(list_sales(context)) + len(draw_players(context))
    return list_choices(context, COLUMNS - _PANEL, _ROWS - taken)


def _explain_incomplete(context: GlenmoreContext, text: str) -> list[str] | None:
    """A sentence about an action that was only begun; ``None`` for other text."""
    begun = typed_input.find_matching_actions(context, text)
    if begun is None:
        return None
    key = "glenmore-begun" if begun else "glenmore-begun-in-vain"
    plays = [input_text(context, action) for action in begun[:_BEGUN]]
    more = ["…"] if len(begun) > _BEGUN else []
    typed = sanitise(typed_input.normalise(text), _MAX_QUOTE)
    return [context.words.say(key, text=typed, plays=", ".join([*plays, *more]))]


def _look_at_land(context: GlenmoreContext, number: str) -> list[str] | None:
    seats = {str(seat + 1): seat for seat in range(context.view.players)}
    seat = seats.get(number) if number else main_seat(context)
    return None if seat is None else pages.land_page(context, seat)


def _hint(context: GlenmoreContext) -> str:
    """The decision of the player, and how to enter it."""
    say, decision = context.words.say, context.view.decision
    match decision:
        case Taking():
            return _taking_hint(context)
        case Paying(payment, tile, _, for_activation):
            key = "input" if for_activation else "cost"
            key = "sell" if shortfall(context.view).must_sell else key
            due = due_words(context, payment.due, payment.required)
            return say(f"glenmore-hint-{key}", tile=tile_words(context, tile), due=due)
        case Gaining(place, count):
            tile_there = tile_at(context.view.lands[main_seat(context)], place)
            assert tile_there is not None
            return say("glenmore-hint-gaining", tile=tile_words(context, tile_there), cubes=count)
        case Moving():
            assert context.view.turn is not None
            return say("glenmore-hint-moving", points=context.view.turn.movement)
        case PayingMember():
            return say("glenmore-hint-payingmember")
        case Resolving():
            return say("glenmore-hint-resolving")
        case Activating():
            return say("glenmore-hint-activating")
        case Drawing() | Rolling() | Over():
            raise AssertionError("a player decides nothing here")
        case _:
            assert_never(decision)


def _taking_hint(context: GlenmoreContext) -> str:
    tile, cells = next(iter(tiles_to_take(context).items()))
    if not cells:
        return context.words.say(
            "glenmore-hint-discard", example=input_text(context, Discard(tile))
        )
    example = f"{tile} {cell_name(cells[0])}"
    return context.words.say("glenmore-hint-taking", example=example, tile=tile)


def _format_news(context: GlenmoreContext, since: Sequence[Message]) -> list[str]:
    """Tiles that others took and scorings, in two lines; the earliest tiles are left out first."""
    takes = [context.words.message(message) for message in since if message.key in _NEWS_KEYS]
    texts = (_news_text(context, takes, first) for first in range(len(takes) + 1))
    fitting = (text for text in texts if len(wrap(text, hanging=_NEWS_HANGING)) <= _NEWS_LINES)
    return [text for text in [next(fitting, "")] if text]


def _news_text(context: GlenmoreContext, takes: Sequence[str], first: int) -> str:
    earlier = [context.words.say("glenmore-earlier")] if first else []
    return " ".join([*earlier, *takes[first:], *_scorings(context)])


def _scorings(context: GlenmoreContext) -> list[str]:
    """Each scoring since the last turn, with the points of every player."""
    view, before = context.view, context.before
    return [
        context.words.say("glenmore-scored", scoring=number, points=_points(context, number))
        for number in range(before.scorings + 1, view.scorings + 1)
    ]


def _points(context: GlenmoreContext, scoring: int) -> str:
    return ", ".join(
        f"{context.words.name(seat)} +{_points_of(context, seat, scoring)}"
        for seat in range(context.view.players)
    )


def _points_of(context: GlenmoreContext, seat: Seat, scoring: int) -> int:
    gains = context.view.lands[seat].gains
    return sum(gain.points for gain in gains if gain.scoring == scoring)

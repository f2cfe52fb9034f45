"""The conformance suite: checks whether a game keeps the contract.

It plays random games through the public names only and runs every check below at each position.
The suite is part of the package, so that it runs wherever the rules run.
"""

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from clachan.core.errors import IllegalAction, NotationError
from clachan.core.facts import find_wrong_fact
from clachan.core.game import MAX_TEXT, AnyGame, GameMeta, Rng, can_retrace
from clachan.core.messages import Message
from clachan.core.printable import describe_error
from clachan.core.results import places
from clachan.core.seats import CHANCE, Seat

# How many actions of other positions are tried at each: enough to meet every kind of refusal.
_STRANGERS: Final = 12
# One position in this many is retraced: that takes as long as the game so far.
_RETRACED: Final = 30
# At most this number of states with the same view are compared, to see whether a view shows what a preview should say.
# The first difference ends the search, so a high number costs time only where a preview is wrong or a secret rarely counts.
_TWINS: Final = 1000
_OTHERS: Final = f"{_TWINS} other positions with this view"
# The functions that take an action, and its place among their arguments.
_ACTION_AT: Final = {
    "apply": 1,
    "why_illegal": 1,
    "seen": 1,
    "preview": 1,
    "describe": 1,
    "text": 0,
}
_FUNCTIONS: Final = (
    "new_game",
    "to_move",
    "legal_actions",
    "chance_weights",
    "apply",
    "why_illegal",
    "outcome",
    "score",
    "view",
    "seen",
    "preview",
    "determinise",
    "text",
    "parse",
    "describe",
)


class NotConformant(AssertionError):
    """A game breaks the contract; the message says where."""


@dataclass(slots=True)
class Retraces:
    """How many histories hid something, and how many of these came out in two ways."""

    hidden: int = 0
    varied: int = 0


@dataclass(frozen=True, slots=True)
class CheckedPosition:
    """One position of a random game, with everything that the checks need."""

    game: AnyGame
    players: int
    state: Any
    legal: tuple[Any, ...]
    strangers: tuple[Any, ...]
    played: tuple[Any, ...]
    """The actions that led here."""
    seen: Mapping[Seat | None, tuple[Any, ...]]
    """By viewer: the same actions as the viewer saw them."""
    retraces: Retraces
    rng: Rng

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.players), None)

    def require(self, kept: bool, what: str, action: Any = None) -> None:
        """Raise `NotConformant` if this is not met; ``action`` is the one that shows it."""
        if not kept:
            place = "" if action is None else f"{_name(self.game, action)}: "
            raise self.finding(f"{place}not met: {what}")

    def finding(self, what: str) -> NotConformant:
        """What is wrong, with the way to this position."""
        place = f"{self.game.meta.name}, {self.players} players, ply {len(self.played)}"
        if self.played:
            place += f" after {_name(self.game, self.played[-1])}"
        return NotConformant(f"{place}: {what}")


def _name(game: AnyGame, action: Any) -> str:
    """The action in quotes, also where the game's own text of it is what is wrong."""
    try:
        return repr(game.text(action))
    except Exception:  # noqa: BLE001 - the finding counts, whatever the game raises here
        return repr(action)


class _Watched:
    """A game that remembers the last call of a function, and the last one that raised an error."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._last = ""
        self._failed: tuple[BaseException, str, tuple[Any, ...]] | None = None

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._game, name)
        if not callable(value):
            return value

        def call(*args: Any) -> Any:
            self._last = name
            try:
                return value(*args)
            except BaseException as error:
                self._failed = error, name, args
                raise

        setattr(self, name, call)
        return call

    def explain(self, error: BaseException, check: str) -> str:
        """The error with its line, and the function with its action that has raised it or was called before."""
        if self._failed is None or self._failed[0] is not error:
            last = f", after {self._last}" if self._last else ""
            return f"{check}{last}: {_explain(error)}"
        _, name, args = self._failed
        index = _ACTION_AT.get(name)
        action = "" if index is None else f" of {_name(self._game, args[index])}"
        return f"{name}{action} raises {_explain(error)}"


@dataclass(slots=True)
class Report:
    """How much a successful run has checked."""

    game: str
    games: int = 0
    positions: int = 0
    checks: int = 0


def check_turn(position: CheckedPosition) -> None:
    to_move = position.game.to_move(position.state)
    position.require(
        to_move in (None, CHANCE, *range(position.players)) and type(to_move) is not bool,
        f"to_move gives a seat, CHANCE or None, not {to_move!r}",
    )
    position.require(
        bool(position.legal) == (to_move is not None),
        f"legal_actions is empty exactly when to_move gives None; it gives {to_move}",
    )
    over = position.game.outcome(position.state) is not None
    position.require(
        over == (to_move is None), "outcome gives None exactly until to_move gives None"
    )


def check_list(position: CheckedPosition) -> None:
    position.require(isinstance(position.legal, tuple), "legal_actions is a tuple")
    position.require(len(set(position.legal)) == len(position.legal), "legal_actions are unique")
    count, most = len(position.legal), position.game.meta.max_actions
    position.require(count <= most, f"at most {most} legal actions (max_actions), not {count}")
    again = position.game.legal_actions(position.state)
    position.require(again == position.legal, "legal_actions gives the same list again")


def check_weights(position: CheckedPosition) -> None:
    chance = position.game.to_move(position.state) == CHANCE
    weights = position.game.chance_weights(position.state)
    position.require(
        len(weights) == (len(position.legal) if chance else 0),
        "chance_weights gives a weight for each draw, and none where a seat is to move",
    )
    position.require(all(type(w) is int and w > 0 for w in weights), "weights are positive ints")
    position.require(sum(weights) <= 1 << 256, "weights add up to at most 2 ** 256")  # the draws


def check_apply(position: CheckedPosition) -> None:
    before = hash(position.state), repr(position.state)
    for action in position.legal:
        after = position.game.apply(position.state, action)
        position.require(
            after == position.game.apply(position.state, action),
            "apply gives the same state again",
            action,
        )
        position.require(
            hash(after) == hash(position.game.apply(position.state, action)),
            "equal states have equal hashes",
            action,
        )
        position.require(after != position.state, "an action changes the state", action)
    position.require(
        before == (hash(position.state), repr(position.state)), "the old state is untouched"
    )


def check_refusals(position: CheckedPosition) -> None:
    for action in (*position.legal, *position.strangers):
        refusal = position.game.why_illegal(position.state, action)
        expected = "None" if action in position.legal else "a refusal"
        position.require(
            (refusal is None) == (action in position.legal),
            f"why_illegal gives {expected} as legal_actions says, not {refusal}",
            action,
        )
        if refusal is not None:
            position.require(bool(refusal.reason.rule), f"{refusal.reason} cites a rule", action)
            _require_message(position, refusal.message, "why_illegal gives", action)
            position.require(
                _refusal_of(position, action) == refusal,
                "apply refuses with what why_illegal gives",
                action,
            )


def _refusal_of(position: CheckedPosition, action: Any) -> Any:
    try:
        return position.game.apply(position.state, action)
    except IllegalAction as error:
        return error.refusal


def check_text(position: CheckedPosition) -> None:
    for action in position.legal:
        for viewer in position.viewers:
            shown = position.game.seen(position.state, action, viewer)
            text = position.game.text(shown)
            position.require(
                type(text) is str and 1 <= len(text) <= MAX_TEXT and text.isprintable(),
                f"text gives 1 to {MAX_TEXT} printable characters, not {text!r}",
                action,
            )
            position.require(
                text == " ".join(text.split()),
                f"text gives no spaces at its ends and no two in a row, not {text!r}",
                action,
            )
            position.require(
                position.game.parse(text) == shown,
                f"parse({text!r}) gives the action that has this text",
                action,
            )


def check_values(position: CheckedPosition) -> None:
    """States, actions and views cannot be changed. All views of a game have one class."""
    view = position.game.view(position.state, None)
    values = {"states": position.state, "views": view}
    for action in position.legal:
        values["actions"] = action
        hash(action)
    for kind, value in values.items():
        position.require(_is_frozen(value), f"{kind} are frozen, {type(value).__name__} is not")
    for viewer in range(position.players):
        one = type(position.game.view(position.state, viewer))
        position.require(
            one is type(view),
            f"views have one class, not {type(view).__name__} and {one.__name__}",
        )
    text = str(view)  # the table as text; an error is a finding
    position.require(type(text) is str, f"str(view) gives a str, not {type(text).__name__}")
    text.encode()


def _is_frozen(value: Any) -> bool:
    """Not what was declared as a data class without ``frozen=True``."""
    declared = getattr(type(value), "__dataclass_params__", None)
    return declared is None or declared.frozen is True


def check_views(position: CheckedPosition) -> None:
    for viewer in position.viewers:
        view = position.game.view(position.state, viewer)
        twin = position.game.view(position.state, viewer)
        position.require(
            (view, hash(view), repr(view)) == (twin, hash(twin), repr(twin)),
            "view gives an equal view again, with the same hash and repr",
        )
        position.require(
            view.seat == viewer and view.players == position.players,
            f"view.seat is {viewer} and view.players {position.players},"
            f" not {view.seat} and {view.players}",
        )
        to_move = position.game.to_move(position.state)
        position.require(
            view.to_move == to_move, f"view.to_move is {to_move}, not {view.to_move!r}"
        )


def check_twin_worlds(position: CheckedPosition) -> None:
    """A position that differs only in secrets gives the viewer the same view and answers."""
    game, to_move = position.game, position.game.to_move(position.state)
    for viewer in position.viewers:
        view = game.view(position.state, viewer)
        twin = game.determinise(view, position.rng)
        position.require(repr(game.view(twin, viewer)) == repr(view), "determinise keeps the view")
        position.require(game.view(twin, viewer) == view, "determinise keeps the view")
        if viewer is not None and viewer == to_move:
            position.require(
                game.legal_actions(twin) == position.legal,
                "a state with the same view of the seat to move has the same legal_actions",
            )
            for action in position.strangers:
                answers = [game.why_illegal(s, action) for s in (position.state, twin)]
                position.require(
                    answers[0] == answers[1],
                    "why_illegal gives the same for a state with the same view",
                    action,
                )


def check_retrace(position: CheckedPosition) -> None:
    """Two histories that the viewer cannot distinguish from the true one or from each other."""
    if not can_retrace(position.game) or position.rng.randrange(_RETRACED):
        return
    for viewer in position.viewers:
        view, seen = position.game.view(position.state, viewer), position.seen[viewer]
        try:
            one, other = (position.game.retrace(view, seen, position.rng) for _ in range(2))
            replays = _replay_for(position, one, viewer), _replay_for(position, other, viewer)
        except ValueError as error:
            problem = "not met: the actions that retrace gives are legal in turn"
            raise position.finding(f"{problem}: {_explain(error)}") from error
        position.require(
            replays == ((seen, view), (seen, view)),
            "the actions that retrace gives look as they were seen, and lead to the view",
        )
        position.retraces.hidden += one != seen
        position.retraces.varied += one != other


def _replay_for(
    position: CheckedPosition, line: tuple[Any, ...], viewer: Seat | None
) -> tuple[Any, Any]:
    """The actions of this line as the viewer would see them, and the view at its end."""
    state, seen = position.game.new_game(position.players), []
    for action in line:
        after = position.game.apply(state, action)
        seen.append(position.game.seen(state, action, viewer))
        state = after
    return tuple(seen), position.game.view(state, viewer)


def check_strange_history(position: CheckedPosition) -> None:
    """A history of another position must not lead to this position's view."""
    if not can_retrace(position.game):
        return
    for viewer in position.viewers:
        view, seen = position.game.view(position.state, viewer), position.seen[viewer]
        if seen and not position.rng.randrange(_RETRACED):
            position.require(
                _refuses_to_retrace(position, view, seen[:-1]),
                "retrace raises ValueError for actions that do not lead to the view",
            )


def _refuses_to_retrace(position: CheckedPosition, view: Any, seen: tuple[Any, ...]) -> bool:
    try:
        position.game.retrace(view, seen, position.rng)
    except ValueError:
        return True
    return False


def check_score(position: CheckedPosition) -> None:
    sheets = position.game.score(position.state)
    position.require(
        len(sheets) == position.players, f"score gives a sheet for each seat, not {len(sheets)}"
    )
    for sheet in sheets:
        items = sum(item.points for item in sheet.items)
        position.require(
            type(sheet.total) is int and sheet.total == items,
            f"the items of a sheet sum to its total, {items}, not {sheet.total!r}",
        )
        numbers = [*(item.points for item in sheet.items), *sheet.tie_breaks]
        position.require(
            all(type(number) is int for number in numbers),
            f"points and tie-breaks are whole numbers, not {numbers}",
        )
        for item in sheet.items:
            _require_message(position, item.source, "the source of a score item is")


def check_outcome(position: CheckedPosition) -> None:
    outcome = position.game.outcome(position.state)
    if outcome is not None:
        standings = [sheet.standing for sheet in position.game.score(position.state)]
        position.require(
            outcome.ranking == places(standings),
            "the ranking of outcome follows the standings of score",
        )
        best = tuple(seat for seat, place in enumerate(outcome.ranking) if place == 1)
        position.require(outcome.winners == best, "the winners are those in place 1, ascending")
        position.require(bool(outcome.reason.rule), "the reason of outcome cites a rule")


def check_preview(position: CheckedPosition) -> None:
    """A preview is exact, unless what follows depends on what the view does not show."""
    game, to_move = position.game, position.game.to_move(position.state)
    view = game.view(position.state, None if to_move == CHANCE else to_move)
    for action in position.legal:
        gains, next_to_move = _consequence(game, position.state, action)
        preview = game.preview(view, action)
        if preview.gains != gains:
            secret = _is_secret(position, view, action)
            what = f"preview foretells the gains, {gains}, not {preview.gains}"
            position.require(secret, f"{what}: {_OTHERS} have them too", action)
        if preview.next_to_move != next_to_move:
            secret = _is_secret(position, view, action)
            what = f"preview foretells who is next, {next_to_move}, not {preview.next_to_move}"
            position.require(secret, f"{what}: {_OTHERS} have it too", action)


def _consequence(game: AnyGame, state: Any, action: Any) -> tuple[tuple[int, ...], Seat | None]:
    """By seat, what an action adds to the score; and who is next."""
    then = game.apply(state, action)
    before, after = game.score(state), game.score(then)
    gains = tuple(b.total - a.total for a, b in zip(before, after, strict=True))
    return gains, game.to_move(then)


def _is_secret(position: CheckedPosition, view: Any, action: Any) -> bool:
    """Whether the consequence of an action differs between states with this view."""
    game = position.game
    expected = _consequence(game, position.state, action)
    twins = (game.determinise(view, position.rng) for _ in range(_TWINS))
    try:
        return any(_consequence(game, twin, action) != expected for twin in twins)
    except IllegalAction:  # a draw that not every twin has
        return True


def check_words(position: CheckedPosition) -> None:
    for action in position.legal:
        for viewer in position.viewers:
            view = position.game.view(position.state, viewer)
            message: Any = position.game.describe(
                view, position.game.seen(position.state, action, viewer)
            )
            _require_message(position, message, "describe gives", action)


def _require_message(
    position: CheckedPosition, message: Any, what: str, action: Any = None
) -> None:
    """Require a message that the server can send. A text that it cannot send raises an error."""
    position.require(
        isinstance(message, Message)
        and all(type(each.key) is str and each.key for each in message.all),
        f"{what} a Message",
        action,
    )
    args = [arg for each in message.all for arg in each.args]
    position.require(
        all(type(name) is str and type(arg) in (int, str) for name, arg in args),
        f"the arguments of a message are whole numbers and texts, not {args}",
        action,
    )
    "".join(text for arg in args for text in arg if isinstance(text, str)).encode()


Check: TypeAlias = Callable[[CheckedPosition], None]

CHECKS: Final[tuple[Check, ...]] = (
    check_turn,
    check_list,
    check_weights,
    check_apply,
    check_refusals,
    check_text,
    check_values,
    check_views,
    check_twin_worlds,
    check_retrace,
    check_strange_history,
    check_score,
    check_outcome,
    check_preview,
    check_words,
)


def check_names(game: AnyGame) -> None:
    """Everything of the contract is there."""
    if not isinstance(getattr(game, "meta", None), GameMeta):
        raise NotConformant("meta is missing, or no GameMeta")
    for name in _FUNCTIONS:
        if not callable(getattr(game, name, None)):
            raise NotConformant(f"{game.meta.name}: the function {name} is missing")


def check_meta(game: AnyGame) -> None:
    """A title in English, and facts that lists can show. Older rules versions that are read are ascending."""
    meta = game.meta
    if (problem := find_wrong_fact(meta)) is not None:
        raise NotConformant(f"{meta.name}: {problem}")
    if not meta.titles.get("en"):
        raise NotConformant(f"{meta.name}: not met: meta.titles has a title in English (en)")
    if list(meta.reads_versions) != sorted(set(meta.reads_versions)):
        raise NotConformant(f"{meta.name}: not met: reads_versions are ascending, each once")
    if any(version >= meta.rules_version for version in meta.reads_versions):
        raise NotConformant(f"{meta.name}: not met: reads_versions are older than rules_version")


def check_refused_input(game: AnyGame) -> None:
    """Wrong numbers of players and texts that are no actions."""
    name, counts = game.meta.name, game.meta.players
    for players in (0, -1, min(counts) - 1, max(counts) + 1):
        try:
            game.new_game(players)
        except ValueError as error:
            named = all(str(count) in str(error) for count in counts)
            if not named:
                raise NotConformant(
                    f"{name}: not met: the ValueError of new_game({players}) names each of {counts}"
                ) from error
        else:
            raise NotConformant(f"{name}: not met: new_game({players}) raises ValueError")
    for text in ("", " ", "\n", "٣", "x" * 10_000):
        try:
            game.parse(text)
        except NotationError:
            continue
        except Exception as error:
            problem = f"{name}: not met: parse refuses {text[:20]!r} with NotationError"
            raise NotConformant(f"{problem}, not with {_explain(error)}") from error
        raise NotConformant(f"{name}: not met: parse refuses {text[:20]!r} with NotationError")


@dataclass(slots=True)
class _Strangers:
    """Actions met anywhere, to be tried where they do not belong."""

    rng: Rng
    pool: list[Any] = field(default_factory=list)

    def meet(self, actions: tuple[Any, ...]) -> None:
        self.pool += [actions[self.rng.randrange(len(actions))] for _ in range(2)]

    def some(self) -> tuple[Any, ...]:
        size = len(self.pool)
        return tuple(self.pool[self.rng.randrange(size)] for _ in range(min(size, _STRANGERS)))


def conform(
    game: AnyGame, rng: Rng, games: int = 2, checks: Sequence[Check] | None = None
) -> Report:
    """Play ``games`` random games for each number of players; raises `NotConformant`.

    The message names the position and the action. The same ``rng`` finds the same again. ``checks``
    replaces `CHECKS`.
    """
    if games < 1:
        raise ValueError(f"games: must be at least 1, not {games}")
    check_names(game)
    watched: Any = _Watched(game)
    try:
        return _conform(watched, rng, games, CHECKS if checks is None else checks)
    except (NotConformant, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise NotConformant(f"{game.meta.name}: {watched.explain(error, 'conform')}") from error


def _conform(game: AnyGame, rng: Rng, games: int, checks: Sequence[Check]) -> Report:
    report = Report(game.meta.name)
    check_meta(game)
    check_refused_input(game)
    strangers, retraces = _Strangers(rng), Retraces()
    for players in game.meta.players * games:
        _play(game, players, strangers, retraces, report, checks)
        report.games += 1
    if retraces.hidden and not retraces.varied:
        raise NotConformant(
            f"{game.meta.name}: not met: retrace fills in at random what was not seen"
        )
    return report


def _play(
    game: AnyGame,
    players: int,
    strangers: _Strangers,
    retraces: Retraces,
    report: Report,
    checks: Sequence[Check],
) -> None:
    state, rng = game.new_game(players), strangers.rng
    played: tuple[Any, ...] = ()
    seen: dict[Seat | None, tuple[Any, ...]] = dict.fromkeys((*range(players), None), ())
    for _ in range(game.meta.max_plies + 1):
        legal = game.legal_actions(state)
        position = CheckedPosition(
            game, players, state, legal, strangers.some(), played, seen, retraces, rng
        )
        for check in checks:
            _run_check(check, position)
        report.positions += 1
        report.checks += len(checks)
        if not position.legal:
            return
        strangers.meet(legal)
        action = legal[rng.randrange(len(legal))]
        shown = {viewer: game.seen(state, action, viewer) for viewer in position.viewers}
        strangers.pool += shown.values()
        played = (*played, action)
        seen = {viewer: (*before, shown[viewer]) for viewer, before in seen.items()}
        state = game.apply(state, action)
    raise NotConformant(
        f"{game.meta.name}, {players} players: not met: the end comes within max_plies"
    )


def _run_check(check: Check, position: CheckedPosition) -> None:
    """Run a check. An error of the game is a finding too."""
    try:
        check(position)
    except (NotConformant, KeyboardInterrupt):
        raise
    except BaseException as error:
        watched: Any = position.game
        raise position.finding(watched.explain(error, check.__name__)) from error


def _explain(error: BaseException) -> str:
    """The error, with the line that raised it."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{describe_error(error)} ({frame.filename}, line {frame.lineno})"

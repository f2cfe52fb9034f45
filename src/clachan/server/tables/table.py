"""The state of a table: an immutable value, computed from its events one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations, islice
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from clachan.core import CHANCE, AnyGame, AnyMatch, Entry, EntryKind, Match, Seat, Shuffle
from clachan.core.log import plies_before
from clachan.core.match_builder import undo_ply
from clachan.dealer import Dealer
from clachan.games import GAMES
from clachan.server.errors import RequestRefused
from clachan.server.tables.clocks import Clocks, new_clocks
from clachan.server.tables.events import (
    Arranged,
    Chair,
    Connected,
    Created,
    DeviceLinkCreated,
    DeviceLinkUsed,
    Disconnected,
    EntryAdded,
    Event,
    HintUsed,
    PaceSet,
    PausesSkipped,
    RematchCreated,
    Resumed,
    SaltAdded,
    SeatLeft,
    SeatTaken,
    Started,
    UndoAnswered,
    UndoExpired,
    UndoRequested,
    VisitorEvent,
    Voted,
)
from clachan.server.tables.names import name_bots
from clachan.wire.protocol.answers import HintUse, UndoRefusal
from clachan.wire.protocol.shapes import Clock, NoClock, Pace, Status
from clachan.wire.record_json import entry_of

Visitor = str
"""The hash of a browser's token. The server knows nothing else about a person."""


class UndoRequest(Struct, frozen=True):
    """An open request of a seat to undo its last decision; ``agreed`` are the seats that said yes."""

    seat: Seat
    at: int
    seq: int
    """The event that made the request. An answer with an older number is for another request."""
    entry: int
    """The index in the log of the action to undo."""
    until: int | None
    """When the request expires; ``None`` without a time limit."""
    agreed: frozenset[Seat] = frozenset()


class PastRequest(Struct, frozen=True):
    """A request that was carried out: the number of its event and the digest of its content."""

    seq: int
    digest: str


class Table(Struct, frozen=True, dict=True):
    """The state after event ``seq``, which happened at the time ``at``."""

    seq: int
    at: int
    head: Created
    host: Visitor
    chairs: tuple[Chair, ...]
    clock: Clock
    shuffle_seats: bool
    match: AnyMatch | None = None
    """``None`` before the start."""
    entry_seqs: tuple[int, ...] = ()
    """For each entry of the match's log, the number of its event."""
    entry_plies: tuple[int, ...] = ()
    """For each entry of the match's log, the ply after it."""
    position_seq: int = 1
    """The last event that changed the position. Commands based on an older one are stale."""
    nonces: Mapping[tuple[Visitor, str], PastRequest] = {}
    connected: Mapping[Visitor, frozenset[str]] = {}
    """The server processes through which a visitor is connected."""
    disconnected_at: Mapping[Visitor, int] = {}
    undo_request: UndoRequest | None = None
    undo_refusals: Mapping[int, UndoRefusal] = {}
    """Refused undo requests, by index of the action in the log. Each action is requested once."""
    votes: Mapping[Seat, frozenset[Seat]] = {}
    """The seats that have voted, by the seat to be replaced."""
    timed_out: frozenset[Seat] = frozenset()
    clocks: Clocks | None = None
    device_links: Mapping[str, Visitor] = {}
    """The visitor whose seats a device link opens, by hash of its key."""
    used_device_links: Mapping[str, Visitor] = {}
    """The visitor who has used a device link, by hash of its key."""
    rematch: str | None = None
    chosen_pace: Pace = "normal"
    """The pace of the bots, set by the only person at the table."""
    skips_pauses: bool = False
    """Whether bots move without pauses until a person is to move."""
    chosen_hints: bool | None = True
    """``None`` if the clock and the players decide: see `has_hints`."""
    hints_used: tuple[HintUse, ...] = ()
    hinted_positions: frozenset[tuple[Seat, int]] = frozenset()
    """Seats that got a hint, each with its position: see `position_entry`."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.head.game]

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "lobby"
        return "over" if self.match.outcome else "playing"

    @property
    def dealer(self) -> Dealer:
        return Dealer(self.head.match, self.head.secret, self.salts, len(self.head.given))

    @property
    def shuffle(self) -> Shuffle | None:
        """The proof of the draws. A match imported after its end has its original proof or ``None``."""
        assert self.match is not None
        return (
            self.head.original_shuffle
            if self.is_finished_import
            else self.dealer.shuffle(self.match)
        )

    @property
    def is_finished_import(self) -> bool:
        """Whether the match was already over when it was imported."""
        origin, match = self.head.origin, self.match
        if origin is None or origin.kind != "import" or match is None or match.outcome is None:
            return False
        return len(match.log) == len(self.head.given)

    @property
    def salts(self) -> tuple[str, ...]:
        return tuple([chair.salt for chair in self.chairs])

    def seats_of(self, visitor: Visitor) -> tuple[Seat, ...]:
        return self._seats.get(visitor, ())

    @cached_property
    def _seats(self) -> Mapping[Visitor, tuple[Seat, ...]]:
        seats: dict[Visitor, tuple[Seat, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            for holder in chair.holders:
                seats[holder] = (*seats.get(holder, ()), seat)
        return seats

    def is_host(self, visitor: Visitor) -> bool:
        """Whether the visitor hosts the table, also from a device that opened the host's device link."""
        if not visitor or visitor == self.host:
            return bool(visitor)
        return any({self.host, visitor} <= set(chair.holders) for chair in self.chairs)

    def has_player(self, visitor: Visitor) -> bool:
        """Whether the visitor holds a seat or hosts the table."""
        return visitor in self._seats or self.is_host(visitor)

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot plays this seat now, from the start or as a replacement."""
        if self.chairs[seat].bot is not None:
            return True
        return self.match is not None and seat in self.match.bots

    @cached_property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play now."""
        chairs = enumerate(self.chairs)
        return tuple([seat for seat, chair in chairs if chair.name and not self.is_bot(seat)])

    @property
    def has_one_person(self) -> bool:
        """Whether all seats but one were set up for bots. The person may have resigned."""
        return sum(chair.bot is None for chair in self.chairs) == 1

    @property
    def has_hints(self) -> bool:
        """Whether players may ask for hints: as chosen, or else unless several people play with a clock."""
        if self.chosen_hints is not None:
            return self.chosen_hints
        return isinstance(self.clock, NoClock) or not self._has_several_browsers

    @property
    def _has_several_browsers(self) -> bool:
        """Whether people play from different browsers; an open chair counts as another browser."""
        if any(chair.is_open for chair in self.chairs):
            return True
        held = [set(chair.holders) for chair in self.chairs if chair.holders]
        return any(one.isdisjoint(other) for one, other in combinations(held, 2))

    @property
    def position_entry(self) -> int:
        """The index in the log of the last action in effect. Undo and redo restore the same index."""
        line = self.match.line if self.match else ()
        return line[-1].entry if line else -1

    @property
    def pace(self) -> Pace:
        """How long bots pause now."""
        return "instant" if self.skips_pauses else self.chosen_pace

    @property
    def bot_is_to_move(self) -> bool:
        seat = self.match.to_move if self.match else None
        return seat is not None and seat != CHANCE and self.is_bot(seat)

    def holders(self) -> frozenset[Visitor]:
        return frozenset(holder for chair in self.chairs for holder in chair.holders)

    def is_present(self, seat: Seat) -> bool:
        return seat in self._present

    @cached_property
    def _present(self) -> frozenset[Seat]:
        here = {visitor for visitor, processes in self.connected.items() if processes}
        chairs = enumerate(self.chairs)
        return frozenset([seat for seat, chair in chairs if not here.isdisjoint(chair.holders)])

    @property
    def has_present_player(self) -> bool:
        """Whether at least one holder of a seat is connected."""
        return bool(self._present)

    @property
    def has_everyone(self) -> bool:
        """Whether no player is away."""
        return self._present.issuperset(self.people)

    def away_since(self, seat: Seat) -> int | None:
        """Since when no holder of this seat is connected; ``None`` if one is or the seat has none."""
        chair = self.chairs[seat]
        if not chair.holders or self.is_present(seat):
            return None
        return max(self.disconnected_at.get(holder, self.head.at) for holder in chair.holders)

    # Checks of a command; each raises `RequestRefused`

    def find_repeat(self, visitor: Visitor, nonce: str | None, seq: int, digest: str) -> int | None:
        """The number of the event that the same request caused, or `None` for a new request.

        Raises `RequestRefused` if the nonce belongs to another request, or if a new request is about an
        event ``seq`` that does not exist. Events of older versions have no digest: for them the nonce
        alone decides.
        """
        past = self.nonces.get((visitor, nonce)) if nonce else None
        if past is None:
            if seq > self.seq:
                raise RequestRefused("bad-seq", "seq", args=(("seq", self.seq),))
            return None
        if past.digest and past.digest != digest:
            raise RequestRefused("nonce-reused", "nonce")
        return past.seq

    def require_seat(self, visitor: Visitor, seat: Seat) -> None:
        if seat not in self._seats.get(visitor, ()):
            raise RequestRefused("not-your-seat", "seat")

    def require_running(self) -> AnyMatch:
        """The match; refused before its start and after its end."""
        if self.match is None:
            raise RequestRefused("not-started")
        if self.match.outcome is not None:
            raise RequestRefused("over")
        return self.match

    def require_person(self, seat: Seat) -> None:
        if self.is_bot(seat):
            raise RequestRefused("bot-plays", "seat")

    def require_current(self, seq: int, needed: int | None = None) -> None:
        """Refuse what was chosen before the event ``needed``: the last one that changed the position."""
        if seq < (self.position_seq if needed is None else needed):
            raise RequestRefused("stale", "seq", args=(("seq", self.seq),))

    # Events

    def after(self, event: Event, match: AnyMatch | None = None) -> Table:
        """The table after an event that `clachan.server.tables.commands` has checked, or a stored one.

        ``match`` is the match after an action, if the caller has already played it.
        """
        nonces = self.nonces
        if isinstance(event, VisitorEvent) and event.nonce:  # so that a repeat is recognised
            past = PastRequest(self.seq + 1, event.digest)
            nonces = {**nonces, (event.by, event.nonce): past}
        table = replace(self, seq=self.seq + 1, at=event.at, nonces=nonces)
        match event:
            case EntryAdded():
                if match is None:
                    assert self.match is not None
                    kind = EntryKind(event.kind or "action")
                    match = self.match.add(Entry(event.seat, kind, event.action, event.at))
                return table._after_entry(event, match)
            case Created():
                raise ValueError("a table is created once")
            case Connected(visitor=visitor, process=process):
                return table._with_connections(visitor, self._processes(visitor) | {process})
            case Disconnected(visitor=visitor, process=process):
                return table._with_connections(visitor, self._processes(visitor) - {process})
            case DeviceLinkUsed() | DeviceLinkCreated():
                return table._after_device_link(event)
            case Resumed():
                return table._after_resume(self.at, event)
            case Arranged() | SeatTaken() | SaltAdded() | SeatLeft() | Started():
                return table._after_lobby_event(event)
            case UndoRequested():
                return table._after_undo_request(event)
            case UndoAnswered():
                return table._after_answer(event)
            case UndoExpired():
                refused = table._refuse_undo(UndoRefusal("expired", None))
                return refused._switch_clocks(finished_turn=False)
            case Voted(seat=seat, target=target):
                by = self.votes.get(target, frozenset()) | {seat}
                return replace(table, votes={**self.votes, target: by})
            case HintUsed():
                return table._after_hint(event)
            case PaceSet(pace=pace):
                return replace(table, chosen_pace=pace)
            case PausesSkipped():
                return replace(table, skips_pauses=self.bot_is_to_move)
            case RematchCreated(table=name):
                return replace(table, rematch=name)
            case _:
                assert_never(event)

    def _processes(self, visitor: Visitor) -> frozenset[str]:
        return self.connected.get(visitor, frozenset())

    def _with_connections(self, visitor: Visitor, processes: frozenset[str]) -> Table:
        """The table with these connections of a visitor. A visitor who returns cancels votes against them."""
        mine = self.seats_of(visitor)
        table = replace(self, connected={**self.connected, visitor: processes})
        if processes:
            votes = {seat: by for seat, by in self.votes.items() if seat not in mine}
            table = replace(table, votes=votes)
        else:
            table = replace(table, disconnected_at={**self.disconnected_at, visitor: self.at})
        return table._switch_clocks(finished_turn=False)

    def _after_device_link(self, event: DeviceLinkUsed | DeviceLinkCreated) -> Table:
        """A device link works for one browser, and a new link replaces an older one."""
        holder = event.by if isinstance(event, DeviceLinkCreated) else event.holder
        kept = {key: other for key, other in self.device_links.items() if other != holder}
        if isinstance(event, DeviceLinkCreated):
            return replace(self, device_links={**kept, event.key_hash: holder})
        chairs = tuple(
            replace(chair, holders=(*chair.holders, event.by))
            if holder in chair.holders and event.by not in chair.holders
            else chair
            for chair in self.chairs
        )
        used = dict.fromkeys(self.device_links.keys() - kept.keys(), event.by)
        return replace(
            self,
            device_links=kept,
            used_device_links={**self.used_device_links, **used},
            chairs=chairs,
        )

    def _after_lobby_event(
        self, event: Arranged | SeatTaken | SaltAdded | SeatLeft | Started
    ) -> Table:
        table = replace(self, position_seq=self.seq)
        match event:
            case Arranged():
                return replace(
                    table,
                    chairs=name_bots(event.chairs),
                    clock=event.clock or self.clock,
                    shuffle_seats=event.shuffle_seats,
                    chosen_hints=self.chosen_hints if event.hints is None else event.hints,
                )
            case SeatTaken(seat=seat, name=name, by=by, salt=salt, digest=digest):
                table = table._with_chair(seat, Chair(name, (by,), None, salt, digest))
                table = replace(table, chairs=name_bots(table.chairs))
                disconnected_at = {by: self.at, **self.disconnected_at}
                return replace(table, host=self.host or by, disconnected_at=disconnected_at)
            case SaltAdded(seat=seat, salt=salt):
                return self._with_chair(seat, replace(self.chairs[seat], salt=salt))
            case SeatLeft(seat=seat, host=host):
                return replace(table._with_chair(seat, Chair()), host=host)
            case Started(order=order):
                chairs = tuple(self.chairs[chair] for chair in order)
                return replace(table, chairs=chairs)._start_match()
            case _:
                assert_never(event)

    def _with_chair(self, seat: Seat, chair: Chair) -> Table:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _start_match(self) -> Table:
        match = initial_match(self.head, self.players)
        clocks = new_clocks(self.clock, self.players, self.head.grace_ms, self.at)
        table = replace(self._with_match(match), clocks=clocks)
        return table._switch_clocks(finished_turn=False)

    def _with_match(self, match: AnyMatch) -> Table:
        """The table with a new match; entries of its given log belong to this event."""
        plies = (*islice(plies_before(match.log), 1, None), match.ply) if match.log else ()
        seqs = (self.seq,) * len(match.log)
        return replace(self, match=match, entry_seqs=seqs, entry_plies=plies)

    def _after_entry(self, event: EntryAdded, match: AnyMatch) -> Table:
        """The table with an entry of the log, which ends votes about its seat, and an undo request."""
        kind = match.log[-1].kind
        is_time_out = kind is EntryKind.TIME_OUT
        seat = frozenset({event.seat})
        table = replace(
            self,
            match=match,
            entry_seqs=(*self.entry_seqs, self.seq),
            entry_plies=(*self.entry_plies, match.ply),
            position_seq=self.position_seq if is_time_out else self.seq,
            timed_out=self.timed_out | seat if is_time_out else self.timed_out - seat,
            votes={target: by for target, by in self.votes.items() if target != event.seat},
        )
        if self.undo_request is not None and not is_time_out:
            # A move of a person refuses the request; everything else closes it.
            if kind is EntryKind.ACTION and event.seat in self.people:
                is_own = event.seat == self.undo_request.seat
                refusal = UndoRefusal("withdrawn" if is_own else "played", event.seat)
                table = table._refuse_undo(refusal)
            else:
                table = replace(table, undo_request=None)
        if table.skips_pauses and match.to_move in table.people:
            table = replace(table, skips_pauses=False)
        if table.clocks is not None:
            table = table._switch_clocks(finished_turn=kind is EntryKind.ACTION)
        return table

    def _after_undo_request(self, event: UndoRequested) -> Table:
        assert self.match is not None
        entry = self.match.line[undo_ply(self.match.line, event.seat)].entry
        until = event.at + event.open_ms if event.open_ms else None
        undo_request = UndoRequest(event.seat, event.at, self.seq, entry, until)
        return replace(self, undo_request=undo_request)._switch_clocks(finished_turn=False)

    def _after_answer(self, event: UndoAnswered) -> Table:
        undo_request = self.undo_request
        if undo_request is None:
            return self
        if event.agree:
            return replace(
                self, undo_request=replace(undo_request, agreed=undo_request.agreed | {event.seat})
            )
        is_own = event.seat == undo_request.seat
        refusal = UndoRefusal("withdrawn" if is_own else "declined", event.seat)
        refused = self._refuse_undo(refusal)
        return refused._switch_clocks(finished_turn=False)

    def _refuse_undo(self, refusal: UndoRefusal) -> Table:
        if self.undo_request is None:
            return self
        refusals = {**self.undo_refusals, self.undo_request.entry: refusal}
        return replace(self, undo_request=None, undo_refusals=refusals)

    def _after_hint(self, event: HintUsed) -> Table:
        assert self.match is not None
        return replace(
            self,
            hints_used=(*self.hints_used, HintUse(event.seat, self.match.ply, event.at)),
            hinted_positions=self.hinted_positions | {(event.seat, self.position_entry)},
        )

    def _switch_clocks(self, *, finished_turn: bool) -> Table:
        """The table with its clocks at this time, running for the seat to move unless it is a bot."""
        if self.clocks is None or self.match is None:
            return self
        clocks, seat = self.clocks.at(self.at), self.match.to_move
        if seat == CHANCE:
            return replace(self, clocks=clocks)  # chance takes no time and ends no turn
        if seat is not None and self.is_bot(seat):
            seat = None
        is_disconnected = seat is not None and not self.is_present(seat)
        ply = self.match.ply if finished_turn else 0
        return replace(
            self, clocks=clocks.switch_to(seat, is_disconnected, ply, self._paused_until(seat))
        )

    def _paused_until(self, seat: Seat | None) -> int:
        """Until when the clock of this seat is paused because its player has to answer a request; or 0."""
        if (
            self.undo_request is None
            or self.undo_request.until is None
            or seat == self.undo_request.seat
        ):
            return 0
        return self.undo_request.until

    def _after_resume(self, last_at: int, event: Resumed) -> Table:
        """The time since the last event is not charged, and an open request keeps its remaining time."""
        table = self
        if event.request and self.undo_request is not None and self.undo_request.until is not None:
            until = self.undo_request.until + self.at - last_at
            table = replace(self, undo_request=replace(self.undo_request, until=until))
        if self.clocks is None:
            return table
        paused_until = table._paused_until(self.clocks.running)
        clocks = self.clocks if event.clock else self.clocks.at(self.at)
        return replace(table, clocks=replace(clocks, since=self.at, paused_until=paused_until))


def new_table(head: Created) -> Table:
    """The table after its first event. A match that is already over needs no start."""
    table = Table(
        seq=1,
        at=head.at,
        head=head,
        host=head.host,
        chairs=name_bots(head.chairs),
        clock=head.clock,
        shuffle_seats=head.shuffle_seats,
        chosen_hints=head.hints,
    )
    if head.origin is None:
        return table
    match = initial_match(head, len(head.chairs))
    if match.outcome is None:
        return table
    return table._with_match(match)


def initial_match(head: Created, players: int) -> AnyMatch:
    """The match at its start: empty, or with the log that was given."""
    options = tuple(sorted(head.options.items()))
    entries = tuple(entry_of(message) for message in head.given)
    return Match.replay(GAMES[head.game], players, entries, options)


def replay_events(events: Iterable[Event]) -> Table:
    """The table after all its events; the first is always its creation."""
    events = iter(events)
    head = next(events)
    assert isinstance(head, Created)
    table = new_table(head)
    for event in events:
        table = table.after(event)
    return table

"""Creates tables of the whole games: by people in a lobby, or from another table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from clachan.core import Seat
from clachan.wire import read_record
from tests.server.whole_games.model_state import STAND_IN, Chair
from tests.server.whole_games.observed_table import SPECTATOR, ObservedTable
from tests.support.server.server_process import OPEN, Client, Json, bot, person

Browsers = dict[str, Client]


def chair_of(holder: str, number: int, people: Browsers) -> Chair:
    """Names are unique, so that a chair is identified by its name."""
    if holder in people:
        return Chair(f"{holder} {number}", holder, None, f"salt of {holder}")
    return Chair(bot=holder)


async def create_table(
    game: str, holders: Sequence[str], people: Browsers, lobby: Sequence[str], *, shuffled: bool
) -> ObservedTable:
    """Create and start a table. The first holder is the host; the others join by the invite link."""
    host = holders[0]
    wanted_chairs = [chair_of(holder, number, people) for number, holder in enumerate(holders)]
    chairs = tuple(
        wanted if wanted.browser in (None, host) else Chair() for wanted in wanted_chairs
    )
    seats = [_chair_request(chair) for chair in chairs]
    more = {"shuffle_seats": shuffled, "salt": f"salt of {host}"}
    table = await people[host].create_table(game, *seats, **more)
    observed = ObservedTable(table, game, host, chairs, people, is_shuffled=shuffled)
    await observed.open(SPECTATOR)
    key = await _key(observed, chairs)
    for seat, wanted in enumerate(wanted_chairs):
        if chairs[seat] != wanted:
            assert wanted.browser is not None
            await observed.join(wanted.browser, key, seat, wanted)
    for accepted in lobby:
        await LOBBY[accepted](_Lobby(observed, key))
    await _begin(observed)
    return observed


async def _key(observed: ObservedTable, chairs: Sequence[Chair]) -> str:
    """The key of the invite link, or an empty text if no chair is open."""
    if Chair() not in chairs:
        return ""
    return await observed.browsers[observed.host].invite_key(observed.table)


def _chair_request(chair: Chair) -> Json:
    return person(chair.name) if chair.name else bot(chair.bot) if chair.bot else OPEN


async def _begin(observed: ObservedTable) -> None:
    """All players open a socket, and the host starts the match."""
    for browser in sorted({chair.browser for chair in observed.chairs if chair.browser}):
        await observed.open(browser)
    if not observed.started:
        await observed.start()


@dataclass(frozen=True)
class _Lobby:
    """Commands before the start; in the end every chair is occupied again."""

    observed: ObservedTable
    key: str

    async def leave(self) -> None:
        """The player in the last seat of a person leaves and joins again."""
        observed, seat = self.observed, self._last_person()
        chair = observed.chairs[seat]
        if not self.key or chair.browser is None:
            return
        answer = await observed.send_in_lobby(chair.browser, "leave", seat=seat)
        chairs = _with(observed.chairs, seat, Chair())
        others = [other.browser for other in chairs if other.browser]
        host = observed.host if observed.host in others else others[0] if others else ""
        has_left = observed.host == chair.browser and host != observed.host
        observed.reseat(answer["seq"], chairs, host if has_left else observed.host)
        await observed.join(chair.browser, self.key, seat, chair)

    async def rotate(self) -> None:
        """The host moves all players by one seat."""
        observed = self.observed
        order = [*range(1, len(observed.chairs)), 0]
        await self._arrange([{"kind": "keep", "seat": seat} for seat in order])
        observed.reseat(await observed.settle(), tuple(observed.chairs[seat] for seat in order))

    async def clear(self) -> None:
        """The host clears a seat, and cannot start before a player joins again."""
        observed, seat = self.observed, self._last_person()
        chair = observed.chairs[seat]
        if not self.key or chair.browser is None:
            return
        seats = [{"kind": "keep", "seat": other} for other in range(len(observed.chairs))]
        await self._arrange([*seats[:seat], OPEN, *seats[seat + 1 :]])
        observed.reseat(await observed.settle(), _with(observed.chairs, seat, Chair()))
        refused = await observed.send_in_lobby(observed.host, "start")
        assert refused["error"]["code"] == "open-seats"
        await observed.join(chair.browser, self.key, seat, chair)

    async def change_bots(self) -> None:
        observed = self.observed
        seats = range(len(observed.chairs))
        keep = [{"kind": "keep", "seat": seat} for seat in seats]
        changed = [bot("random") if observed.chairs[seat].bot else keep[seat] for seat in seats]
        await self._arrange(changed)
        chairs = tuple(Chair(bot="random") if chair.bot else chair for chair in observed.chairs)
        observed.reseat(await observed.settle(), chairs)

    async def add_salt(self) -> None:
        """The player in the last seat of a person adds a salt."""
        observed, seat = self.observed, self._last_person()
        chair = replace(observed.chairs[seat], salt="and pepper")
        assert chair.browser is not None
        answer = await observed.send_in_lobby(chair.browser, "salt", seat=seat, salt=chair.salt)
        observed.reseat(answer["seq"], _with(observed.chairs, seat, chair))

    async def meddle(self) -> None:
        """Only the host may do that."""
        seq = await self.observed.settle()
        for kind in ("arrange", "start"):
            refused = await self.observed.send_in_lobby(SPECTATOR, kind)
            assert refused["error"]["code"] == "not-host"
        assert await self.observed.settle() == seq

    async def _arrange(self, seats: Sequence[Json]) -> None:
        observed = self.observed
        before = await observed.settle()
        answer = await observed.send_in_lobby(observed.host, "arrange", seats=seats)
        assert (answer["type"], answer["seq"]) == ("done", before + 1)

    def _last_person(self) -> Seat:
        chairs = self.observed.chairs
        return max(seat for seat, chair in enumerate(chairs) if chair.browser)


LOBBY: Mapping[str, Callable[[_Lobby], Awaitable[None]]] = {
    "leave": _Lobby.leave,
    "rotate": _Lobby.rotate,
    "clear": _Lobby.clear,
    "change bots": _Lobby.change_bots,
    "add salt": _Lobby.add_salt,
    "meddle": _Lobby.meddle,
}


def _with(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


async def create_fork(
    old: ObservedTable, browser: str, ply: int, seat: Seat | None
) -> ObservedTable | None:
    """From a position of another table, against bots; ``None`` where there is no going on."""
    own = seat if seat is not None else _first_seat(old, browser)
    name = old.view["seats"][own]["name"] or f"{browser} forks"
    body = {"ply": ply, "name": name, **({} if seat is None else {"seat": seat})}
    answer = await old.browsers[browser].post(f"/tables/{old.table}/fork", body)
    if answer.status_code == 409:
        assert answer.json()["error"]["code"] == "over"
        return None
    assert answer.status_code == 201, answer.text
    chairs = tuple(
        Chair(name, browser) if number == own else Chair(bot=_own_bot(old, number))
        for number in range(len(old.chairs))
    )
    made = ObservedTable(answer.json()["table"], old.game, browser, chairs, old.browsers)
    made.started = 2
    await made.open(SPECTATOR)
    made.origin = made.view["origin"]
    await _begin(made)
    return made


def _own_bot(observed: ObservedTable, seat: Seat) -> str:
    """A seat's own bot; where a person sat, another one plays."""
    view_position = observed.view["seats"][seat]
    return view_position["bot"] if view_position["kind"] == "bot" else STAND_IN


def _first_seat(observed: ObservedTable, browser: str) -> Seat:
    seats = range(len(observed.chairs))
    return next((seat for seat in seats if observed.holder(seat) == browser), 0)


async def create_rematch(old: ObservedTable, browser: str) -> ObservedTable:
    """Create a rematch: all players move by one seat, without their salts."""
    answer = await old.browsers[browser].post(f"/tables/{old.table}/rematch")
    assert answer.status_code == 201, answer.text
    seats = [_seat_again(old, seat) for seat in range(len(old.chairs))]
    chairs = (*seats[1:], seats[0])
    made = ObservedTable(answer.json()["table"], old.game, browser, chairs, old.browsers)
    await made.open(SPECTATOR)
    if all(chair.bot or chair.browser == browser for chair in chairs):
        made.started = 2
    await _begin(made)
    return made


def _seat_again(observed: ObservedTable, seat: Seat) -> Chair:
    view_position = observed.view["seats"][seat]
    own_bot = view_position["bot"] if view_position["kind"] == "bot" else None
    return Chair("" if own_bot else view_position["name"], observed.holder(seat), own_bot)


async def create_import(people: Browsers, browser: str, data: bytes) -> ObservedTable:
    """A match that goes on: the importer in the first seat of a person, and bots."""
    answer = await people[browser].http.post("/api/records", content=data)
    assert answer.status_code == 201, answer.text
    record = read_record(data)
    own = next((seat for seat, player in enumerate(record.seats) if player.bot is None), 0)
    chairs = tuple(
        Chair(player.name, browser)
        if seat == own
        else Chair(bot=player.bot)
        if player.bot
        else Chair()
        for seat, player in enumerate(record.seats)
    )
    made = ObservedTable(answer.json()["table"], record.game, browser, chairs, people)
    await made.open(SPECTATOR)
    made.origin = made.view["origin"]
    assert made.origin is not None
    assert (made.origin["kind"], made.origin["exact"]) == ("import", True)
    await _fill_with_bots(made)
    await _begin(made)
    return made


async def _fill_with_bots(observed: ObservedTable) -> None:
    if Chair() not in observed.chairs:
        return
    chairs = [
        bot("random") if chair == Chair() else {"kind": "keep", "seat": seat}
        for seat, chair in enumerate(observed.chairs)
    ]
    answer = await observed.send_in_lobby(observed.host, "arrange", seats=chairs)
    filled = (Chair(bot="random") if chair == Chair() else chair for chair in observed.chairs)
    observed.reseat(answer["seq"], tuple(filled))

"""How a table of the whole games comes to be: by people in a lobby, or out of another table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from clachan.core import Seat
from clachan.wire import read_record
from tests.server.moments import STAND_IN, Chair
from tests.server.running import OPEN, Client, Json, bot, person
from tests.server.sittings import SPECTATOR, Sitting

Browsers = dict[str, Client]


def chair_of(holder: str, number: int, people: Browsers) -> Chair:
    """Names are different from each other, so that a chair is known again by its name."""
    if holder in people:
        return Chair(f"{holder} {number}", holder, None, f"salt of {holder}")
    return Chair(bot=holder)


async def laid(
    game: str, holders: Sequence[str], people: Browsers, lobby: Sequence[str], *, shuffled: bool
) -> Sitting:
    """The first holder is the host; the others come by the invite link. Then it starts."""
    host = holders[0]
    wishes = [chair_of(holder, number, people) for number, holder in enumerate(holders)]
    chairs = tuple(wish if wish.browser in (None, host) else Chair() for wish in wishes)
    seats = [_wish(chair) for chair in chairs]
    more = {"shuffle_seats": shuffled, "salt": f"salt of {host}"}
    table = await people[host].lay(game, *seats, **more)
    sitting = Sitting(table, game, host, chairs, people, is_shuffled=shuffled)
    await sitting.open(SPECTATOR)
    key = await _key(sitting, chairs)
    for seat, wish in enumerate(wishes):
        if chairs[seat] != wish:
            assert wish.browser is not None
            await sitting.join(wish.browser, key, seat, wish)
    for deed in lobby:
        await LOBBY[deed](_Lobby(sitting, key))
    await _begin(sitting)
    return sitting


async def _key(sitting: Sitting, chairs: Sequence[Chair]) -> str:
    """Of the invite link, which there is while a chair is open."""
    if Chair() not in chairs:
        return ""
    return await sitting.browsers[sitting.host].invite_key(sitting.table)


def _wish(chair: Chair) -> Json:
    return person(chair.name) if chair.name else bot(chair.bot) if chair.bot else OPEN


async def _begin(sitting: Sitting) -> None:
    """Everybody who sits opens a socket, and the host starts it."""
    for browser in sorted({chair.browser for chair in sitting.chairs if chair.browser}):
        await sitting.open(browser)
    if not sitting.started:
        await sitting.start()


@dataclass(frozen=True)
class _Lobby:
    """What may happen before the start; in the end every chair is taken again."""

    sitting: Sitting
    key: str

    async def leave(self) -> None:
        """Whoever sits in the last seat of a person stands up and comes back."""
        sitting, seat = self.sitting, self._last_person()
        chair = sitting.chairs[seat]
        if not self.key or chair.browser is None:
            return
        answer = await sitting.say_in_lobby(chair.browser, "leave", seat=seat)
        chairs = _with(sitting.chairs, seat, Chair())
        others = [other.browser for other in chairs if other.browser]
        host = sitting.host if sitting.host in others else others[0] if others else ""
        has_left = sitting.host == chair.browser and host != sitting.host
        sitting.reseat(answer["seq"], chairs, host if has_left else sitting.host)
        await sitting.join(chair.browser, self.key, seat, chair)

    async def rotate(self) -> None:
        """The host moves everybody one seat on."""
        sitting = self.sitting
        order = [*range(1, len(sitting.chairs)), 0]
        await self._arrange([{"kind": "keep", "seat": seat} for seat in order])
        sitting.reseat(await sitting.settle(), tuple(sitting.chairs[seat] for seat in order))

    async def clear(self) -> None:
        """The host clears a seat, and cannot start before somebody sits there again."""
        sitting, seat = self.sitting, self._last_person()
        chair = sitting.chairs[seat]
        if not self.key or chair.browser is None:
            return
        seats = [{"kind": "keep", "seat": other} for other in range(len(sitting.chairs))]
        await self._arrange([*seats[:seat], OPEN, *seats[seat + 1 :]])
        sitting.reseat(await sitting.settle(), _with(sitting.chairs, seat, Chair()))
        refused = await sitting.say_in_lobby(sitting.host, "start")
        assert refused["error"]["code"] == "open-seats"
        await sitting.join(chair.browser, self.key, seat, chair)

    async def change_bots(self) -> None:
        sitting = self.sitting
        seats = range(len(sitting.chairs))
        keep = [{"kind": "keep", "seat": seat} for seat in seats]
        changed = [bot("random") if sitting.chairs[seat].bot else keep[seat] for seat in seats]
        await self._arrange(changed)
        chairs = tuple(Chair(bot="random") if chair.bot else chair for chair in sitting.chairs)
        sitting.reseat(await sitting.settle(), chairs)

    async def add_salt(self) -> None:
        """Whoever sits in the last seat of a person adds to the shuffle after all."""
        sitting, seat = self.sitting, self._last_person()
        chair = replace(sitting.chairs[seat], salt="and pepper")
        assert chair.browser is not None
        answer = await sitting.say_in_lobby(chair.browser, "salt", seat=seat, salt=chair.salt)
        sitting.reseat(answer["seq"], _with(sitting.chairs, seat, chair))

    async def meddle(self) -> None:
        """Only the host may do that."""
        seq = await self.sitting.settle()
        for kind in ("arrange", "start"):
            refused = await self.sitting.say_in_lobby(SPECTATOR, kind)
            assert refused["error"]["code"] == "not-host"
        assert await self.sitting.settle() == seq

    async def _arrange(self, seats: Sequence[Json]) -> None:
        sitting = self.sitting
        before = await sitting.settle()
        answer = await sitting.say_in_lobby(sitting.host, "arrange", seats=seats)
        assert (answer["type"], answer["seq"]) == ("done", before + 1)

    def _last_person(self) -> Seat:
        chairs = self.sitting.chairs
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


async def forked(old: Sitting, browser: str, ply: int, seat: Seat | None) -> Sitting | None:
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
    made = Sitting(answer.json()["table"], old.game, browser, chairs, old.browsers)
    made.started = 2
    await made.open(SPECTATOR)
    made.origin = made.view["origin"]
    await _begin(made)
    return made


def _own_bot(sitting: Sitting, seat: Seat) -> str:
    """A seat's own bot; where a person sat, another one plays."""
    shown = sitting.view["seats"][seat]
    return shown["bot"] if shown["kind"] == "bot" else STAND_IN


def _first_seat(sitting: Sitting, browser: str) -> Seat:
    seats = range(len(sitting.chairs))
    return next((seat for seat in seats if sitting.holder(seat) == browser), 0)


async def rematched(old: Sitting, browser: str) -> Sitting:
    """Everybody one seat further on, without their salts."""
    answer = await old.browsers[browser].post(f"/tables/{old.table}/rematch")
    assert answer.status_code == 201, answer.text
    seats = [_seat_again(old, seat) for seat in range(len(old.chairs))]
    chairs = (*seats[1:], seats[0])
    made = Sitting(answer.json()["table"], old.game, browser, chairs, old.browsers)
    await made.open(SPECTATOR)
    if all(chair.bot or chair.browser == browser for chair in chairs):
        made.started = 2
    await _begin(made)
    return made


def _seat_again(sitting: Sitting, seat: Seat) -> Chair:
    shown = sitting.view["seats"][seat]
    own_bot = shown["bot"] if shown["kind"] == "bot" else None
    return Chair("" if own_bot else shown["name"], sitting.holder(seat), own_bot)


async def imported(people: Browsers, browser: str, data: bytes) -> Sitting:
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
    made = Sitting(answer.json()["table"], record.game, browser, chairs, people)
    await made.open(SPECTATOR)
    made.origin = made.view["origin"]
    assert made.origin is not None
    assert (made.origin["kind"], made.origin["exact"]) == ("import", True)
    await _filled_with_bots(made)
    await _begin(made)
    return made


async def _filled_with_bots(sitting: Sitting) -> None:
    if Chair() not in sitting.chairs:
        return
    chairs = [
        bot("random") if chair == Chair() else {"kind": "keep", "seat": seat}
        for seat, chair in enumerate(sitting.chairs)
    ]
    answer = await sitting.say_in_lobby(sitting.host, "arrange", seats=chairs)
    filled = (Chair(bot="random") if chair == Chair() else chair for chair in sitting.chairs)
    sitting.reseat(answer["seq"], tuple(filled))

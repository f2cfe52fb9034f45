"""Twin worlds that differ only in secrets produce the same output for a viewer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from clachan.games import clans
from clachan.server.auth import visitor_hash
from clachan.server.http.endpoints import ENDPOINTS
from clachan.server.tables.events import Created, read_event
from tests.support.games.clans_lines import EVERY_ACTION, known_by
from tests.support.server.paired_tables import (
    JOIN_KEY,
    SECRET,
    TABLE,
    Twin,
    lay,
    token_of,
    twins_for,
)
from tests.support.server.simulated_server import (
    PROCESS,
    World,
    content,
    forms,
    without_own_cookie,
    world,
)
from tests.support.server.twin_viewer import PATH, Viewer, Watch

EVERY_TEXT = [clans.text(action) for action in EVERY_ACTION]
SAMPLE = random.Random(0).sample(EVERY_TEXT, 60)


def browsers_of(players: int) -> tuple[str, ...]:
    return tuple(f"browser-{seat}" for seat in range(players))


def viewers() -> dict[str, Viewer]:
    """Each seat, spectators with and without a cookie, and a shared screen with and without a chosen seat."""
    found = {}
    for players in clans.meta.players:
        browsers = browsers_of(players)
        for seat, browser in enumerate(browsers):
            found[f"seat {seat} of {players}"] = Viewer(browsers, token_of(browser), seat)
        found[f"spectator of {players}"] = Viewer(browsers, "", None)
    found["stranger"] = Viewer(browsers_of(3), token_of("stranger"), None)
    shared = ("shared", "browser-1", "shared")
    for lifted in (0, 2, None):
        name = f"shared screen, looked at from {lifted}"
        found[name] = Viewer(shared, token_of("shared"), lifted)
    return found


VIEWERS = viewers()
# One of each kind, at each number of players; --deep looks as all of them.
ALWAYS = {"seat 0 of 2", "seat 2 of 3", "seat 3 of 4", "spectator of 3", "stranger"}
ALWAYS |= {"shared screen, looked at from 2", "shared screen, looked at from None"}


@dataclass(frozen=True)
class Output:
    """The output of a match: answers and messages to the viewer, messages to all, and stored data."""

    answers: list[bytes]
    heard: list[bytes]
    to_all: list[tuple[str, bytes]]
    stored: list[bytes]
    asked: set[tuple[str, str]]


async def observe(found: World, twin: Twin, viewer: Viewer, texts: Sequence[str]) -> Output:
    await lay(found, twin, viewer.browsers)
    async with found.listen(TABLE, viewer.token) as ear:
        watch = Watch(found, twin, viewer, ear, texts)
        if viewer.has_several_seats and viewer.seat is not None:
            await watch.choose_seat(viewer.seat)
        await watch.play()
        return Output(watch.answers, ear.heard, found.sent, watch.stored, found.asked)


def in_world(
    folder: Path,
    patch: pytest.MonkeyPatch,
    twin: Twin,
    viewer: Viewer,
    texts: Sequence[str] = SAMPLE,
) -> Output:
    async def observe_world() -> Output:
        async with world(folder, patch) as found:
            return await observe(found, twin, viewer, texts)

    return asyncio.run(observe_world())


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[] if n in ALWAYS else pytest.mark.deep) for n in VIEWERS],
)
def test_twin_worlds_look_equal_to_a_viewer(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deep: bool
) -> None:
    viewer, texts = VIEWERS[name], EVERY_TEXT if deep else SAMPLE
    for seed in range(3 if deep else 1):
        twins = twins_for(len(viewer.browsers), viewer.seat, seed)
        assert twins[0] != twins[1]
        one, other = (
            in_world(tmp_path / f"{seed}-{number}", monkeypatch, twin, viewer, texts)
            for number, twin in enumerate(twins)
        )
        assert len(one.answers) > 200
        assert len(one.heard) > 200
        for sent, again in zip(
            one.answers + one.heard + one.stored,
            other.answers + other.heard + other.stored,
            strict=True,
        ):
            assert sent == again
        assert_no_secrets(one, viewer)


def assert_no_secrets(found: Output, viewer: Viewer) -> None:
    """No output contains the secret of the shuffle, keys, holders of seats or processes."""
    tokens = {*map(token_of, viewer.browsers)}
    hashes = {visitor_hash(token) for token in tokens}
    secrets = {*forms(SECRET), *(text.encode() for text in {JOIN_KEY, PROCESS, *tokens, *hashes})}
    for token, raw in found.to_all:
        kept = without_own_cookie(token, raw)
        assert not any(secret in kept for secret in secrets)


def test_the_twin_test_covers_every_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewer = VIEWERS["seat 1 of 2"]
    found = in_world(tmp_path, monkeypatch, twins_for(2, 1, 0)[0], viewer)
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} <= found.asked
    codes = {content(raw).get("error", {}).get("code") for raw in found.answers}
    assert codes >= {"illegal", "stale", "bad-seq", "not-your-seat", "not-over", "wrong-key"}


@pytest.mark.parametrize("name", ["seat 0 of 2", "spectator of 2"])
def test_a_viewer_who_may_see_the_difference_sees_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worlds are not equal by accident: the other seat sees other cards."""
    blind, sighted = VIEWERS[name], VIEWERS["seat 1 of 2"]
    one, other = (
        in_world(tmp_path / str(number), monkeypatch, twin, sighted)
        for number, twin in enumerate(twins_for(2, blind.seat, 0))
    )
    assert one.heard != other.heard
    assert one.answers != other.answers


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_fork_deals_unseen_cards_again(
    seat: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each fork deals other cards, is right no more often than by chance, and has its own secret."""
    twin = twins_for(2, None, 0)[0]
    heads = asyncio.run(forks(tmp_path, monkeypatch, twin, seat, 60))
    true = [*twin.deals, *twin.plays]
    for head in heads:
        line = [str(entry.action) for entry in head.given]
        assert known_by(2, line, seat) == known_by(2, true, seat)
        assert head.secret != SECRET
        assert head.match != "00112233445566778899aabbccddeeff"
    assert len({head.secret for head in heads}) == len({head.match for head in heads}) == 60
    hidden = [
        ply for ply, seen in enumerate(known_by(2, true, seat)[1]) if clans.text(seen) != true[ply]
    ]
    right = sum(head.given[ply].action == true[ply] for head in heads for ply in hidden)
    assert len(hidden) > 5
    assert right < 60 * len(hidden) / 4
    assert len({tuple(entry.action for entry in head.given) for head in heads}) > 50


async def forks(
    folder: Path, patch: pytest.MonkeyPatch, twin: Twin, seat: int | None, times: int
) -> list[Created]:
    """Tables that a client forks repeatedly from the same match."""
    viewer = Viewer(
        browsers_of(2), token_of("stranger" if seat is None else f"browser-{seat}"), seat
    )
    heads = []
    async with world(folder, patch) as found:
        await lay(found, twin, viewer.browsers)
        async with found.listen(TABLE, viewer.token) as ear:
            await Watch(found, twin, viewer, ear, ()).play()
            body = {"ply": ear.view["ply"], "name": "Eve"}
        for _ in range(times):
            raw = await found.ask("POST", f"{PATH}/fork", token=viewer.token, body=body)
            head = read_event((await found.storage.load(content(raw)["table"]))[0])
            assert isinstance(head, Created)
            heads.append(head)
    return heads

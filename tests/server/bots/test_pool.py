"""Whatever happens to a worker, a legal action comes of it, and no process stays behind."""

import asyncio
import logging
import os
import random
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvloop

from clachan.bots import ADVISER, BOTS, STAND_IN
from clachan.bots.advice import ADVICE
from clachan.bots.view_json import pack_view
from clachan.core import CHANCE, View
from clachan.games import GAMES
from clachan.server.bots import worker_process
from clachan.server.bots.messages import BotTask
from clachan.server.bots.pool import BotPool
from clachan.server.bots.worker import choose
from clachan.server.bots.worker_queue import PoolClosed
from tests.support.server.faulty_pool import (
    ADA,
    BOB,
    FIRST,
    LAST,
    LEGAL,
    STAND_INS,
    TIMEOUT_S,
    VIEW,
    ask,
    faulty_command,
    is_empty,
    is_running,
    opened,
    scripted,
    until,
    workers,
)

Run: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(
    params=[
        pytest.param(uvloop.new_event_loop, id="uvloop"),
        pytest.param(asyncio.new_event_loop, id="asyncio", marks=pytest.mark.deep),
    ]
)
def run(request: pytest.FixtureRequest) -> Run:
    """On the loop that a server uses where it can, and with --deep on the other."""

    def run_there(test: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(test)

    return run_there


def faulty_pool(folder: Path, size: int = 1, deadline: float = TIMEOUT_S) -> BotPool:
    return BotPool(size, deadline, faulty_command(folder))


def seen(game_name: str, plies: int = 0) -> tuple[View, list[str]]:
    """What a player sees and may do after so many plies, or soon after."""
    game, rng = GAMES[game_name], random.Random(0)
    state = game.new_game(players=2)
    while plies > 0 or game.to_move(state) == CHANCE or len(game.legal_actions(state)) < 5:
        state = game.apply(state, rng.choice(game.legal_actions(state)))
        plies -= 1
    legal = [game.text(action) for action in game.legal_actions(state)]
    return game.view(state, game.to_move(state)), legal


@pytest.mark.parametrize("game_name", GAMES)
def test_every_bot_chooses_in_every_game(run: Run, game_name: str) -> None:
    view, legal = seen(game_name)

    async def test() -> None:
        async with opened(BotPool(1, TIMEOUT_S)) as pool:
            for bot in BOTS:
                assert (await pool.choose(game_name, bot, view, legal, BOB))[0].action in legal

    run(test())


@pytest.mark.parametrize("game_name", GAMES)
def test_the_same_view_is_given_the_same_advice(game_name: str) -> None:
    """Where chance can lead to another choice."""
    view, legal = seen(game_name, plies=80 if game_name == "glenmore" else 0)
    packed = pack_view(view)
    asked = (BotTask(game_name, ADVISER, packed, tuple(legal), seed, ADVICE) for seed in range(50))

    async def test() -> set[tuple[str, str]]:
        advised = set()
        for _ in range(2):
            async with opened(BotPool(1, TIMEOUT_S)) as pool:
                advised.add(await pool.advise(game_name, view, legal, ADA))
        return advised

    ((bot, advice),) = asyncio.run(test())
    assert bot == ADVISER
    choices = (choose(bot_task)[0].action for bot_task in asked)
    assert next(choice for choice in choices if choice != advice) in legal


def test_a_view_that_no_worker_can_get(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The match goes on with the first legal action, and the log names the class."""
    view = VIEW._replace(bag=random.Random(0))  # type: ignore[arg-type]  # that is the point

    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await pool.choose("clans", "greedy", view, LEGAL, BOB) == (("", FIRST),)
            assert await pool.advise("clans", view, LEGAL, ADA) == (ADVISER, FIRST)

    run(test())
    assert "random:Random" in caplog.text
    assert workers(tmp_path) == []


def test_an_adviser_that_fails_is_stood_in_for(run: Run, tmp_path: Path) -> None:
    """By one that takes no budget, and says who it is; faulty workers know no other adviser."""

    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await pool.advise("clans", VIEW, LEGAL, ADA) == (STAND_IN, STAND_INS)

    run(test())


def test_workers_start_when_needed_and_are_asked_again(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path, size=2)) as pool:
            assert workers(tmp_path) == []
            for _ in range(3):
                assert await ask(pool, "greedy") == STAND_INS
            assert len(workers(tmp_path)) == 1
            assert set(await asyncio.gather(*(ask(pool, "ponder") for _ in range(2)))) == {LAST}
            assert len(workers(tmp_path)) == 2

    run(test())
    assert is_empty(tmp_path)


def test_many_ask_at_once_and_are_served_in_order(run: Run, tmp_path: Path) -> None:
    served: list[int] = []

    async def request(pool: BotPool, number: int) -> None:
        assert await ask(pool, "greedy") == STAND_INS
        served.append(number)

    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            await asyncio.gather(*(request(pool, number) for number in range(50)))

    run(test())
    assert served == list(range(50))
    assert len(workers(tmp_path)) == 1


@pytest.mark.parametrize("is_awaited", [False, True])
def test_many_moves_of_a_host_delay_no_other_host(
    run: Run, tmp_path: Path, is_awaited: bool
) -> None:
    served: list[str] = []

    async def request(pool: BotPool, host: str) -> None:
        await ask(pool, "greedy", host, is_awaited=is_awaited)
        served.append(host)

    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            await asyncio.gather(*(request(pool, host) for host in ["Eve"] * 20 + ["Bob"]))

    run(test())
    assert served[:2] == ["Eve", "Bob"]


def test_moves_that_players_wait_for_come_first(run: Run, tmp_path: Path) -> None:
    served: list[str] = []

    async def request(pool: BotPool, host: str) -> None:
        await ask(pool, "greedy", host, is_awaited=host == "Bob")
        served.append(host)

    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            hosts = [f"Eve {number}" for number in range(20)]
            await asyncio.gather(*(request(pool, host) for host in [*hosts, "Bob"]))

    run(test())
    assert served.index("Bob") == 1


def test_a_hundred_tables_share_two_workers(run: Run) -> None:
    async def test() -> None:
        async with opened(BotPool(2, TIMEOUT_S)) as pool:
            chosen = await asyncio.gather(*(ask(pool, "random") for _ in range(100)))
            assert set(chosen) <= set(LEGAL)
            assert len(set(chosen)) > 5  # each from a seed of its own

    run(test())


def test_an_empty_list_is_refused(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            with pytest.raises(ValueError, match="legal: "):
                await pool.choose("clans", "greedy", VIEW, (), BOB)

    run(test())


@pytest.mark.parametrize("bot", ["die", "stumble", "cheat", "nobody_knows_me"])
def test_a_bot_that_fails_twice_is_stood_in_for(
    run: Run, bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await ask(pool, bot) == STAND_INS

    run(test())
    assert len(workers(tmp_path)) == 3
    reports = [record for record in caplog.messages if f"game clans, bot {bot}: " in record]
    assert len(reports) == 2


def test_a_worker_that_dies_once_is_replaced(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await ask(pool, "die_once") == LAST

    run(test())
    assert len(workers(tmp_path)) == 2


def test_killing_a_worker_in_the_middle_of_a_move_only_delays_it(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            choice = asyncio.create_task(ask(pool, "hang_once"))
            await until((tmp_path / "thinking").exists)
            os.kill(int(workers(tmp_path)[0].name), signal.SIGKILL)
            assert await choice == LAST

    run(test())
    assert len(workers(tmp_path)) == 2


def test_a_worker_killed_at_rest_is_not_even_noticed(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await ask(pool, "greedy") == STAND_INS
            [worker] = workers(tmp_path)
            os.kill(int(worker.name), signal.SIGKILL)
            await until(lambda: not is_running(worker))
            await asyncio.sleep(0.05)  # for the loop to hear of it
            assert await ask(pool, "greedy") == STAND_INS

    run(test())
    assert len(workers(tmp_path)) == 2
    assert caplog.messages == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_for_everyone_are_left_to_the_server(
    run: Run, tmp_path: Path, number: signal.Signals
) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            choice = asyncio.create_task(ask(pool, "ponder"))
            await until((tmp_path / "thinking").exists)
            worker = int(workers(tmp_path)[0].name)
            assert os.getpgid(worker) != os.getpgid(0)
            os.kill(worker, number)
            assert await choice == LAST

    run(test())
    assert len(workers(tmp_path)) == 1


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_bot_past_its_deadline_is_stood_in_for(
    run: Run, bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path, deadline=0.5)) as pool:
            assert await ask(pool, bot) == STAND_INS
            await until(lambda: sum(map(is_running, workers(tmp_path))) == 1)

    run(test())
    assert caplog.messages == [f"bot worker replaced: game clans, bot {bot}: it took too long"]


@pytest.mark.parametrize(
    "command",
    [
        ["/there/is/no/such/worker"],
        scripted("sys.exit(1)"),
        scripted("write(b'garbage, and much of it'); time.sleep(60)"),
        scripted("write(bytes(4)); time.sleep(60)"),
        scripted(
            "write(bytes([0, 0, 0, 5]) + b'ready' + bytes([0, 0, 0, 1, 255])); time.sleep(60)"
        ),
        scripted("[write(bytes([0, 0, 0, 5]) + b'ready') for _ in range(1_000_000)]"),
    ],
    ids=["missing", "broken", "garbled", "rude", "undecodable", "endless"],
)
def test_without_any_worker_the_first_legal_action_is_taken(
    run: Run, command: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(BotPool(1, TIMEOUT_S, command)) as pool:
            assert await ask(pool, "random") == FIRST

    run(test())
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 3 + [logging.ERROR]


def test_a_worker_that_never_gets_ready_is_given_up(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process, "START_LIMIT", 0.1)

    async def test() -> None:
        async with opened(BotPool(1, TIMEOUT_S, scripted("time.sleep(60)"))) as pool:
            assert await ask(pool, "random") == FIRST

    run(test())


def test_what_a_bot_prints_or_says_in_errors_reaches_no_player(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await ask(pool, "chatter") == LAST
            assert caplog.messages == []
            assert await ask(pool, "stumble") == STAND_INS

    run(test())
    assert "a worker says: ValueError" in caplog.messages
    assert "in stumble" in caplog.text
    assert "View(" not in caplog.text


def test_a_long_complaint_is_cut(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    complain = "sys.stderr.write('no' * 100_000 + chr(10) + 'enough'); sys.exit(1)"

    async def test() -> None:
        async with opened(BotPool(1, TIMEOUT_S, scripted(complain))) as pool:
            assert await ask(pool, "random") == FIRST

    run(test())
    assert "a worker says: enough" in caplog.messages
    assert "a worker complains at great length" in caplog.messages
    assert max(map(len, caplog.messages)) < 10_000


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_client_that_stops_waiting_frees_the_worker(run: Run, bot: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            choice = asyncio.create_task(ask(pool, bot))
            queued = asyncio.create_task(ask(pool, bot))
            await until((tmp_path / "thinking").exists)
            [worker] = workers(tmp_path)
            queued.cancel()
            choice.cancel()
            await asyncio.wait([choice, queued])
            assert choice.cancelled()
            assert queued.cancelled()
            await until(lambda: not is_running(worker))
            assert await ask(pool, "greedy") == STAND_INS

    run(test())
    assert len(workers(tmp_path)) == 2


def test_a_start_can_be_interrupted_at_any_moment(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            for turns in range(12):
                choice = asyncio.create_task(ask(pool, "hang"))
                for _ in range(turns):
                    await asyncio.sleep(0.0001)
                choice.cancel()
                await asyncio.wait([choice])
            assert await ask(pool, "greedy") == STAND_INS

    run(test())
    assert is_empty(tmp_path)


def test_closing_ends_workers_that_hang_and_those_who_wait(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path, size=2)) as pool:
            choices = [asyncio.create_task(ask(pool, "hang")) for _ in range(4)]
            await until((tmp_path / "thinking").exists)
            await pool.close()
            assert is_empty(tmp_path)
            assert {type(choice.exception()) for choice in choices} == {PoolClosed}

    run(test())


def test_closing_ends_a_worker_that_was_stopped_at_rest(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(faulty_pool(tmp_path)) as pool:
            assert await ask(pool, "greedy") == STAND_INS
            os.kill(int(workers(tmp_path)[0].name), signal.SIGSTOP)

    run(test())
    assert is_empty(tmp_path)


def test_a_room_can_be_closed_while_workers_start(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        for turns in range(8):
            async with opened(faulty_pool(tmp_path)) as pool:
                choice = asyncio.create_task(ask(pool, "greedy"))
                for _ in range(turns):
                    await asyncio.sleep(0)
            with pytest.raises(PoolClosed):
                await choice

    run(test())
    assert is_empty(tmp_path)


def test_a_closed_pool_answers_no_request_until_it_is_opened(run: Run, tmp_path: Path) -> None:
    async def test() -> None:
        pool = faulty_pool(tmp_path)
        with pytest.raises(PoolClosed):
            await ask(pool, "greedy")
        await pool.close()
        for _ in range(2):
            async with opened(pool):
                assert await ask(pool, "greedy") == STAND_INS
            with pytest.raises(PoolClosed):
                await ask(pool, "greedy")

    run(test())

"""The worker's end of the pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from clachan.bots import Budget
from clachan.bots.view_json import pack_view
from clachan.server.bots.messages import (
    MAX_PAYLOAD,
    READY,
    BotTask,
    BrokenFrame,
    encode_frame,
    receive,
    send,
)
from clachan.server.bots.worker import choose
from tests.support.plugins import paths_with, write_package
from tests.support.server.faulty_pool import (
    LEGAL,
    VIEW,
    faulty_command,
    is_empty,
    wait_until,
    workers,
)

ASKS = """
import asyncio, sys
from clachan.server.bots.pool import BotPool
from tests.support.server.faulty_pool import ask

async def main():
    pool = BotPool(1, 60, sys.argv[2:])
    await pool.start()
    print(await ask(pool, sys.argv[1]), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_a_question_survives_the_way() -> None:
    bot_task = BotTask(
        "clans", "greedy", pack_view(VIEW), LEGAL, seed=7, budget=Budget(20, compiled=300)
    )
    assert BotTask.unpack(bot_task.pack()) == bot_task


def test_the_same_seed_gives_the_same_choice() -> None:
    tasks = [BotTask("clans", "random", pack_view(VIEW), LEGAL, seed) for seed in range(30)]
    chosen = [choose(bot_task) for bot_task in tasks]
    assert chosen == [choose(bot_task) for bot_task in tasks]
    assert len({turn[0].action for turn in chosen}) > 5


def test_frames_come_through_a_pipe_one_by_one() -> None:
    reading, writing = os.pipe()
    for payload in (b"one", b"", b"x" * 5000):
        send(writing, payload)
    os.write(writing, encode_frame(b"cut off")[:-1])
    os.close(writing)
    assert receive(reading) == b"one"
    assert receive(reading) == b""
    assert receive(reading) == b"x" * 5000
    assert receive(reading) is None
    os.close(reading)


def test_a_frame_too_long_is_refused_before_it_is_read() -> None:
    reading, writing = os.pipe()
    os.write(writing, (MAX_PAYLOAD + 1).to_bytes(4, "big"))
    with pytest.raises(BrokenFrame):
        receive(reading)
    os.close(reading)
    os.close(writing)


def test_a_worker_carries_nothing_of_the_server() -> None:
    count = "import sys, clachan.server.bots.worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", count], capture_output=True, check=True)
    rooms = {"asyncio", "logging", "msgspec", "pickle", "starlette", "uvicorn", "clachan.wire"}
    assert not rooms & set(loaded.stdout.decode().split())


def test_what_a_plugin_prints_on_import_is_no_answer(tmp_path: Path) -> None:
    module = "print('Welcome', flush=True)\nclass Bot:\n    choose = print\n"
    write_package(tmp_path, "noisy", {"clachan.bots": {"noisy": "noisy_module:Bot"}}, module)
    worker = [sys.executable, "-P", "-m", "clachan.server.bots.worker"]
    environ = os.environ | {"PYTHONPATH": paths_with(tmp_path)}
    done = subprocess.run(
        worker, stdin=subprocess.DEVNULL, capture_output=True, env=environ, check=False
    )
    assert done.stdout == encode_frame(READY), done.stderr


@pytest.mark.parametrize("bot", ["greedy", "hang", "spin"])
def test_nothing_outlives_a_server_that_was_killed(bot: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", ASKS, bot, *faulty_command(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        wait_until((tmp_path / "thinking").exists)
        if bot == "greedy":
            assert server.stdout is not None
            assert server.stdout.readline()
        assert not is_empty(tmp_path)
        server.kill()
    wait_until(lambda: is_empty(tmp_path))
    assert len(workers(tmp_path)) == 1

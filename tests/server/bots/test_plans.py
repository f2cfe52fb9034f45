"""A bot plays the turn that it has found, and searches again if anything has happened since."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from clachan.bots.view_json import pack_view, view_digest
from clachan.core import View
from clachan.server.bots.messages import BotTask, PlannedAction
from clachan.server.bots.worker import choose
from tests.support.server.simulated_processes import SECOND, cluster, pass_time, simulate_time

Turn: TypeAlias = tuple[PlannedAction, ...]
Planner: TypeAlias = Callable[[str, Sequence[str]], Turn]
BOTS_SEAT = 1
TURNS = 4
"""How many answers of the pool a test waits for."""


class Pool:
    """Answers as a worker does, with the turns that ``plan`` returns."""

    def __init__(self, plan: Planner) -> None:
        self.plan = plan
        self.turns: list[Turn] = []

    async def choose(
        self, _game: str, _bot: str, view: View, legal: Sequence[str], _asker: object
    ) -> Turn:
        self.turns.append(self.plan(pack_view(view), legal))
        return self.turns[-1]


async def actions_of_bot(folder: Path, pool: Pool) -> list[str]:
    """The actions of the bot at the start of a match of Glen More, to the end of a turn."""
    async with cluster(folder) as here:
        home = here.process(bots=pool)
        table = await home.create_match("glenmore", "Ada", bots=1)
        while len(pool.turns) < TURNS or (await home.view(table)).to_move == BOTS_SEAT:
            if (await home.view(table)).to_move != BOTS_SEAT:
                await home.play(table, "Ada")
            await pass_time(SECOND)
        happened = (await home.view(table, "Ada")).happened
    return [entry.action or "" for entry in happened if entry.seat == BOTS_SEAT]


@simulate_time
async def test_a_turn_that_was_found_whole_is_searched_once(tmp_path: Path) -> None:
    def search(view: str, legal: Sequence[str]) -> Turn:
        return tuple(choose(BotTask("glenmore", "casual", view, tuple(legal), seed=1)))

    pool = Pool(search)
    played = await actions_of_bot(tmp_path, pool)
    planned = [step.action for turn in pool.turns for step in turn]
    assert played == planned
    assert len(pool.turns) < len(played)


@simulate_time
async def test_a_plan_for_another_view_is_not_played(tmp_path: Path) -> None:
    def expect_another(view: str, legal: Sequence[str]) -> Turn:
        wrong = [PlannedAction(view_digest("another view"), text) for text in legal]
        return PlannedAction(view_digest(view), legal[0]), *wrong

    pool = Pool(expect_another)
    played = await actions_of_bot(tmp_path, pool)
    assert played == [turn[0].action for turn in pool.turns]


@simulate_time
async def test_a_planned_action_that_is_not_legal_is_not_played(tmp_path: Path) -> None:
    def plan_nonsense(view: str, legal: Sequence[str]) -> Turn:
        return PlannedAction(view_digest(view), legal[0]), PlannedAction(view_digest(view), "x")

    pool = Pool(plan_nonsense)
    played = await actions_of_bot(tmp_path, pool)
    assert played == [turn[0].action for turn in pool.turns]

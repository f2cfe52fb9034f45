"""Which process has the compiled searches, and that bots do without them."""

import logging
import random
import subprocess
import sys
from types import ModuleType, SimpleNamespace

import pytest

from clachan.bots import BOTS, Budget, compiled
from clachan.core import CHANCE
from clachan.games import clans


class Search(ModuleType):
    def __init__(self, problem: Exception | None = None) -> None:
        super().__init__("made_up_search")
        self.problem = problem
        self.loads = 0

    def load(self) -> None:
        self.loads += 1
        if self.problem:
            raise self.problem


@pytest.fixture(autouse=True)
def _empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.VARIABLE)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(compiled, "_loaded", {})
    monkeypatch.setattr(compiled, "_failed", set())
    monkeypatch.setattr(compiled, "SEARCHES", {"clans": "made_up_search"})


def add_search(monkeypatch: pytest.MonkeyPatch, problem: Exception | None = None) -> Search:
    search = Search(problem)
    monkeypatch.setitem(sys.modules, "made_up_search", search)
    return search


def test_a_search_is_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    search = add_search(monkeypatch)
    assert compiled.find_search("clans") is None
    compiled.load_searches()
    compiled.load_searches(("clans",))
    assert compiled.find_search("clans") is search
    assert compiled.find_search("pile") is None
    assert search.loads == 1


def test_only_levels_have_use_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    add_search(monkeypatch)
    compiled.load_searches_of(["greedy", "my_bots:Careful:ms=5", "expert-v2:ms=5"], "clans")
    assert compiled.find_search("clans") is None
    compiled.load_searches_of(["greedy", "club:ms=5"], "pile")
    assert compiled.find_search("clans") is None
    compiled.load_searches_of(["greedy", "club:ms=5"], "clans")
    assert compiled.find_search("clans")


def test_it_can_be_loaded_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    add_search(monkeypatch)
    compiled.start_loading().join()
    assert compiled.find_search("clans")


@pytest.mark.parametrize("variable", [compiled.VARIABLE, "NUMBA_DISABLE_JIT"])
def test_it_can_be_turned_off(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    search = add_search(monkeypatch)
    monkeypatch.setenv(variable, "0" if variable == compiled.VARIABLE else "1")
    compiled.load_searches()
    assert compiled.find_search("clans") is None
    assert not search.loads


MADE_CODE = """
import ctypes, sys
from clachan.bots.compiled import may_make_code
assert may_make_code()
deny = 65, 1, 0, 0, 0  # PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN
if ctypes.CDLL(None).prctl(*deny) == 0:
    assert not may_make_code()
"""


def test_it_is_seen_whether_code_may_be_made() -> None:
    subprocess.run([sys.executable, "-c", MADE_CODE], check=True)


def test_where_code_cannot_be_made_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    search = add_search(monkeypatch)
    monkeypatch.setattr(compiled, "may_make_code", lambda: False)
    compiled.load_searches()
    assert compiled.find_search("clans") is None
    assert not search.loads


def test_without_the_extra_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    search = add_search(monkeypatch, ModuleNotFoundError("no numba", name="numba"))
    compiled.load_searches()
    compiled.load_searches()
    assert compiled.find_search("clans") is None
    assert search.loads == 1
    assert not caplog.records


def test_a_mistake_of_ours_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    add_search(monkeypatch, ImportError("no such name", name="clachan.kernels.clans"))
    with pytest.raises(ImportError, match="no such name"):
        compiled.load_searches()


def test_a_compiler_that_fails_is_reported_and_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    search = add_search(monkeypatch, RuntimeError("unknown processor"))
    with caplog.at_level(logging.WARNING):
        compiled.load_searches()
        compiled.load_searches()
    assert compiled.find_search("clans") is None
    assert search.loads == 1
    assert [record.message for record in caplog.records] == [
        "the compiled search of clans is not used"
    ]


def test_a_search_on_the_kernels_has_an_amount_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Budget] = []

    def choose(_view: object, _rng: object, _style: object, budget: Budget, most: int) -> object:
        asked.append(budget)
        assert most == budget.amount
        return None

    monkeypatch.setitem(compiled._loaded, "clans", SimpleNamespace(choose=choose))
    state, rng = clans.new_game(players=2), random.Random(0)
    while clans.to_move(state) == CHANCE:
        state = clans.apply(state, rng.choice(clans.legal_actions(state)))
    view, legal = clans.view(state, 0), clans.legal_actions(state)
    for budget in (Budget(2, "playouts", compiled=7), Budget(3, "playouts")):
        BOTS["expert"](clans, budget).choose(view, legal, random.Random(0))
    assert asked == [Budget(7, "playouts"), Budget(3, "playouts")]

"""On Ray: the same groups as in this process."""

import importlib.util
import socket
import sys
from types import SimpleNamespace

import pytest

from clachan.lab.arena import ArenaError, Machines, Results, ResultWriter, run_contest
from tests.support.lab.arena_contests import contest


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed: the extra clachan[cluster]")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    fresh = Results(contest(), None, ())
    on_ray = run_contest(fresh, 7, Machines(jobs=2, cluster="local"), ResultWriter(None))
    here = run_contest(fresh, 7, Machines(jobs=1), ResultWriter(None))
    assert [group.games for group in on_ray.groups] == [group.games for group in here.groups]


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"clachan\[cluster\]"):
        run_contest(Results(contest(), None, ()), 1, Machines(cluster="local"), ResultWriter(None))


@pytest.mark.parametrize("form", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:99999"])
def test_where_no_cluster_answers_ray_is_not_asked(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would wait for ever."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]

    def init(**_: object) -> None:
        raise AssertionError("asked")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    machines = Machines(cluster=form.format(port=port))
    with pytest.raises(ArenaError, match="none answers"):
        run_contest(Results(contest(), None, ()), 1, machines, ResultWriter(None))

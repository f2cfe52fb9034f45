"""What tests read out of the server's answers."""

import httpx2
import pytest

from clachan.games import GAMES
from tests.support.server.server_process import Json

both_games = pytest.mark.parametrize("game", GAMES)


def names(view: Json) -> list[str]:
    """The occupants by seat: names of people, kinds of bots, or an empty text."""
    return [seat["bot"] if seat["kind"] == "bot" else seat["name"] for seat in view["seats"]]


def own_names(view: Json) -> list[str]:
    """The names of all seats, including bots."""
    return [seat["name"] for seat in view["seats"]]


def refused(answer: httpx2.Response, status: int, code: str, field: str | None = None) -> None:
    """That the server said no, and why."""
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["field"]) == (status, code, field)
    assert error["message"]["key"]

"""Whole games through HTTP and sockets, with undo, resignations, reconnects and other commands."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from clachan.games import GAMES
from tests.server.whole_games.observed_table import SPECTATOR
from tests.server.whole_games.random_games import MOST_TABLES, WholeGames, run_games
from tests.support.server.server_process import Server


@pytest.mark.long
def test_whole_games_follow_the_rules(server: Server, deep: bool) -> None:
    many = settings(
        max_examples=400 if deep else 2,
        stateful_step_count=60 if deep else 20,
        derandomize=not deep,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    with run_games(server) as games:
        run_state_machine_as_test(games, settings=many)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_with_every_kind_of_command(game: str, server: Server) -> None:
    """Covers commands that the random games may have missed."""
    with run_games(server) as games:
        table = games()
        try:
            some_of_everything(table, game)
        finally:
            table.teardown()
    answers = Counter(
        (sent.command["type"], "seq" in sent.answer)
        for observed in table.observed_tables
        for sent in observed.sent_commands
    )
    done = {kind for kind, is_done in answers if is_done}
    assert done == {"play", "undo", "redo", "answer-undo", "resign"}
    assert len(table.observed_tables) == MOST_TABLES


def some_of_everything(table: WholeGames, game: str) -> None:
    table.create(game, ["ben", "ada"], ["leave", "add salt", "rotate", "clear"], True, "resign")
    for by_socket in (True, False):
        table.play(0, 1, 4, by_socket)
        table.hesitate(0, ["undo", "redo", "undo"], by_socket)
        table.undo_by_consent(0, 3, by_socket)
        table.play(0, 5, 3, by_socket)
        table.hesitate(0, ["undo"], by_socket)
        table.play_at_random(0, 0, 6, by_socket)
        table.play_too_late(0, 2, by_socket)
        table.play_too_late(0, -1, by_socket)
        table.repeat_command(0, 3, by_socket)
    for browser in ("ada", "ben", SPECTATOR):
        table.reconnect(0, browser, 1)
    for seat, browser in product((None, 0, 1, 2), ("ada", "ben", SPECTATOR)):
        table.look(0, seat, browser)
        table.look_by_http(0, browser, seat, 9)
        table.read(0, browser, seat, 40)
    table.fork(0, "ada", 1, 33)
    table.resign(0, 2, 0)
    table.play(0, 2, 2, True)
    table.resign(0, 0, 0)
    table.export_and_import(0, "ben")
    table.rematch(0, "ben")
    table.play(2, 3, 3, True)

"""Programs from elsewhere: they get their view, and the arena continues whatever they do."""

import json
import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from clachan.games import GAMES
from clachan.lab.arena import Contest, Entrant, match, play_group, programs
from clachan.lab.arena.draws import Draws
from clachan.lab.arena.programs import ForfeitError, LateStarts
from clachan.lab.arena.results import Group
from tests.support.lab.arena_contests import contest, python_program

EXAMPLES = Path(__file__).parents[2] / "examples"
FIRST_BOT = EXAMPLES / "first_bot.py"
GLENMORE_BOT = EXAMPLES / "glenmore_bot.py"

# Answers the first message; what follows is for each test to say.
READY = """
import json, os, sys, time
def say(**answer): print(json.dumps(answer), flush=True)
if not sys.stdin.readline(): sys.exit()
say(type="ready")
"""
ASKED = READY + "sys.stdin.readline()\n"
LEGAL = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        say(type="play", action=message["legal"][0])
"""


# Long enough for a program that answers on a loaded machine, much shorter than one that sleeps.
PATIENCE_S = 60


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START_MS", PATIENCE_S * 1000)
    monkeypatch.setattr(programs, "GRACE_S", PATIENCE_S)


def play(
    tmp_path: Path, source: str, players: int = 2, deadline_ms: int = PATIENCE_S * 1000
) -> Group:
    script = tmp_path / "a bot.py"
    script.write_text(source, encoding="utf-8")
    command = python_program(script)
    return play_group(
        contest(players=players, bots=("random",), programs=(command,), deadline_ms=deadline_ms), 0
    )


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_the_example_plays_whole_games_without_clachan(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "clachan" not in FIRST_BOT.read_text().partition('"""')[2].partition('"""')[2]
    monkeypatch.delenv("PYTHONPATH", raising=False)
    command = python_program("-I", FIRST_BOT)
    match = contest(game, bots=("random",), programs=(command,), deadline_ms=PATIENCE_S * 1000)
    group = play_group(match, 0)
    assert [played.forfeits for played in group.games] == [(), ()]
    again = play_group(match, 0)
    assert again.games == group.games


def test_the_glen_more_example_beats_a_random_bot(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(GLENMORE_BOT))
    example["main"]()
    points, places = capsys.readouterr().out.splitlines()
    assert (points.split()[0], places) == ("points:", "places: 1 2")


def test_the_glen_more_example_plays_in_the_arena(tmp_path: Path) -> None:
    script = tmp_path / "quick_bot.py"
    script.write_text(GLENMORE_BOT.read_text().replace("PlayoutBot()", "PlayoutBot(2, 1)"))
    command = python_program(script, "--arena")
    match = contest(
        "glenmore", bots=("random",), programs=(command,), deadline_ms=PATIENCE_S * 1000
    )
    assert [played.forfeits for played in play_group(match, 0).games] == [(), ()]


@pytest.mark.parametrize(
    ("source", "failure", "detail"),
    [
        ("raise SystemExit(3)", "died", "status 3"),
        ("raise RuntimeError('no luck')", "died", "status 1: RuntimeError: no luck"),
        ("raise RuntimeError('zażółć')", "died", "zażółć"),
        ("import os; os.kill(os.getpid(), 9)", "died", "status 137"),
        (READY + "sys.exit('had enough')", "died", "had enough"),
        (READY + "os.close(1); time.sleep(600)", "died", "its output is closed"),
        ("import time; time.sleep(600)", "late", "300 ms"),
        (READY + "time.sleep(600)", "late", "300 ms"),
        ("print('hello', flush=True)", "nonsense", "hello"),
        ("print('[1]', flush=True)", "nonsense", "[1]"),
        ('print(\'{"type": "play"}\', flush=True)', "nonsense", "play"),
        (ASKED + "say(type='play'); time.sleep(600)", "nonsense", '{"type": "play"}'),
        (ASKED + "say(type='play', action=7); time.sleep(600)", "nonsense", "7"),
        (ASKED + "say(action='4R@1N1'); time.sleep(600)", "nonsense", "4R@1N1"),
        (ASKED + "print('[' * 50_000, flush=True); time.sleep(600)", "nonsense", "[[["),
        (ASKED + "say(type='play', action='9Z@1N1'); time.sleep(600)", "illegal", "9Z@1N1"),
        (ASKED + "say(type='play', action='\\x1b[2J'); time.sleep(600)", "illegal", "\ufffd[2J"),
        (ASKED + "os.write(1, b'\\xff\\xfe\\n'); time.sleep(600)", "nonsense", "\ufffd\ufffd"),
        ("import os\nwhile True: os.write(1, b'x' * 4096)", "nonsense", "characters or more"),
        ("while True: print('{}', flush=True)", "nonsense", "{}"),
        (ASKED + "say(); time.sleep(600)", "nonsense", "{}"),
        # A second answer to one question: whether it is noticed before the next one or then.
        (READY + "say(type='ready'); say(type='ready'); time.sleep(600)", "nonsense", "ready"),
    ],
)
def test_who_fails_loses_the_game_and_not_the_arena(
    tmp_path: Path, source: str, failure: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadline_ms = 300 if failure == "late" else PATIENCE_S * 1000
    monkeypatch.setattr(programs, "START_MS", deadline_ms)
    if detail == "its output is closed":
        monkeypatch.setattr(programs, "GRACE_S", 0.3)  # it does not end within this time
    group = play(tmp_path, source, deadline_ms=deadline_ms)
    for game in group.games:
        (lost,) = game.forfeits
        assert game.seats[lost.seat] == 1
        assert lost.failure == failure
        assert detail in lost.detail
        assert lost.detail.isprintable()
        assert game.ranking[lost.seat] == 2
    assert (group.score(0), group.score(1)) == (1, 0)


def test_with_more_players_the_others_play_on(tmp_path: Path) -> None:
    group = play(tmp_path, READY + "sys.exit()", players=3)
    for game in group.games:
        programs = [seat for seat, entrant in enumerate(game.seats) if entrant == 1]
        assert [lost.seat for lost in game.forfeits] == programs
        assert all(game.ranking[seat] > game.ranking.count(1) for seat in programs)
        if len(programs) == 1:
            assert all(total > 0 for total in game.totals)  # played to the end


def test_a_program_that_is_never_ready_is_soon_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It loses all its games, and says why."""
    started: list[object] = []

    class Counted(programs.Pipes):
        def __init__(self, command: Sequence[str]) -> None:
            super().__init__(command)
            started.append(command)

    monkeypatch.setattr(programs, "START_MS", 200)
    monkeypatch.setattr(programs, "Pipes", Counted)
    sleeper = python_program("-c", "import time; time.sleep(600)")
    memory = LateStarts()
    groups = [
        play_group(contest(bots=("random",), programs=(sleeper,)), number, memory)
        for number in range(3)
    ]
    lost = [forfeit for group in groups for game in group.games for forfeit in game.forfeits]
    assert len(lost) == 6
    assert {forfeit.failure for forfeit in lost} == {"late"}
    assert [forfeit.detail for forfeit in lost[:2]] == ["nothing within 200 ms"] * 2
    assert {forfeit.detail for forfeit in lost[2:]} == {"not started again after 2 starts in vain"}
    assert len(started) == 2


def test_one_late_start_is_forgiven_by_a_good_one() -> None:
    starts = LateStarts()
    for late in (True, False, True):
        starts.record("bot", late=late)
        assert not starts.has_given_up("bot")
    starts.record("bot", late=True)
    assert starts.has_given_up("bot")
    assert not starts.has_given_up("another")


class Clock:
    """A clock that moves only when a test sets it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Slow:
    """Takes long to get ready, less long to decide, and has enough at some time."""

    def __init__(self, clock: Clock, *, decides: int, takes: float) -> None:
        self.clock, self._left, self._takes = clock, decides, takes

    def prepare(self) -> None:
        self.clock.now += 1000

    def decide(self, _view: Any, legal: Sequence[Any], /) -> Any:
        self.clock.now += self._takes
        self._left -= 1
        if self._left < 0:
            raise ForfeitError("died", "had enough")
        return legal[0]

    def notify_end(self, _ranking: Sequence[int], _totals: Sequence[int], /) -> None: ...


def test_neither_a_start_nor_a_stand_in_is_on_a_programs_account(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, game = Clock(), GAMES["clans"]
    stand_in = Slow(clock, decides=1000, takes=50)
    monkeypatch.setattr(match, "create_bot_decider", lambda *_: stand_in)
    others = [Slow(clock, decides=1000, takes=0) for _ in range(2)]
    deciders = [Slow(clock, decides=2, takes=3), *others]
    sitting = match.RunningGame(game, (0, 1, 1), deciders, Draws(game, "x"))
    assert [lost.seat for lost in sitting.play().forfeits] == [0]
    assert (sitting.decisions[0], sitting.seconds[0]) == (2, 6)
    assert sitting.seconds[1:] == [0, 0]


def overheard(tmp_path: Path) -> tuple[Group, list[dict[str, Any]]]:
    """A group that the example plays in, and all that is said to it and by it."""
    script, heard = tmp_path / "a bot.py", tmp_path / "heard"
    note = f"open({str(heard)!r}, 'a').write"
    bot = FIRST_BOT.read_text().replace("message = json", f"{note}(line); message = json")
    answer = "print(json.dumps(answer)"
    script.write_text(bot.replace(answer, f"{note}(json.dumps(answer) + '\\n'); {answer}"))
    command = python_program(script)
    deadline_ms = PATIENCE_S * 1000
    group = play_group(contest(bots=("random",), programs=(command,), deadline_ms=deadline_ms), 0)
    return group, [json.loads(line) for line in heard.read_text().splitlines()]


def test_a_program_gets_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    group, messages = overheard(tmp_path)
    starts = [message for message in messages if message["type"] == "start"]
    assert [start["seat"] for start in starts] == [1, 0]
    seat = -1
    for message in messages:
        if message["type"] == "start":
            seat = message["seat"]
        if message["type"] == "choose":
            view = message["view"]
            assert view["seat"] == view["to_move"] == seat
            assert view["hands"][1 - seat] is None
            assert view["bag"] is None
    overs = [message for message in messages if message["type"] == "over"]
    assert [tuple(over["totals"]) for over in overs] == [game.totals for game in group.games]


def test_the_seed_that_a_program_hears_tells_nothing_about_the_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is the same whatever the seed of the contest is, and another in each game and seat."""
    seeds: list[int] = []

    class Listening(programs.Program):
        def __init__(
            self, who: Entrant, contest: Contest, seat: int, seed: int, starts: LateStarts
        ) -> None:
            super().__init__(who, contest, seat, seed, starts)
            seeds.append(seed)

    monkeypatch.setattr(match, "Program", Listening)
    for number, seed in ((0, 1), (0, 2), (1, 1)):
        play_group(contest(bots=("random",), programs=("nosuchprogram",), seed=seed), number)
    assert seeds[:2] == seeds[2:4]
    assert len(set(seeds)) == 4


def test_the_documented_messages_are_the_real_ones(tmp_path: Path) -> None:
    page = (FIRST_BOT.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = [block.partition("```")[0] for block in page.split("```json")[1:]]
    documented = {message["type"]: message.keys() for message in map(json.loads, blocks)}
    _, messages = overheard(tmp_path)
    assert {message["type"]: message.keys() for message in messages} == documented

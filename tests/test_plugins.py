"""Games and bots of other packages: the example from its installation to a record, and broken ones."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.plugins import FAULTY, clachan, paths_with, write_package

REPORT = "Report it to its author."
UPDATE = "Update or remove the package."

BOT = """
class Last:
    def choose(self, view, legal, rng):
        return legal[-1]

class Careless:
    def __init__(self, depth=3):
        self.depth = depth

    def choose(self, view, legal, rng):
        raise LookupError(f"depth {self.depth}")

class Quitter:
    def choose(self, view, legal, rng):
        raise SystemExit("enough")

class Halt(BaseException):
    pass

class Halter:
    def choose(self, view, legal, rng):
        raise Halt("enough")

class Late:
    def choose(self, view, legal, rng):
        return None

class Broken(Last):
    def __init__(self):
        raise RuntimeError("no weights")

class Exiting(Last):
    def __init__(self):
        raise SystemExit("no weights")

class Liar:
    def __init__(self, game, budget):
        self.game, self.budget = game, budget

    def choose(self, view, legal, rng):
        return self.game.parse("deal 3R"), self.budget
"""


def test_importing_the_games_loads_no_plugin(tricks_folder: Path) -> None:
    code = (
        "import sys; from clachan.games import GAMES; import clachan.bots;"
        "print(*GAMES, 'clachan_tricks' in sys.modules, 'importlib.metadata' in sys.modules)"
    )
    environ = os.environ | {"PYTHONPATH": paths_with(tricks_folder)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ)
    assert done.stdout == "clans glenmore False False\n"


def test_the_example_keeps_the_contract(tricks_folder: Path) -> None:
    done = clachan("conform", "tricks", "--games", "5", folder=tricks_folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("tricks: contract met (games: 10,")


def test_the_example_is_simulated(tricks_folder: Path) -> None:
    bots = ["--bots", "tricks-high,greedy,random"]
    options = ["--games", "60", "--seed", "1", "--jobs", "2"]
    done = clachan("simulate", "tricks", *bots, *options, folder=tricks_folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "tricks-high" in done.stdout


def test_a_level_without_search_is_not_offered(tricks_folder: Path) -> None:
    done = clachan("simulate", "tricks", "--bots", "expert,greedy", folder=tricks_folder)
    assert done.returncode == 2
    assert done.stderr == (
        "clachan: expert does not play tricks. Choose from: random, greedy, tricks-high.\n"
    )
    other = clachan("simulate", "clans", "--bots", "tricks-high,greedy", folder=tricks_folder)
    assert "tricks-high does not play clans" in other.stderr


def test_the_arena_compares_bots_of_a_package(tricks_folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    command = ["arena", "tricks", "--bots", "tricks-high,random", "--jobs", "2", "--out", str(out)]
    done = clachan(*command, "--groups", "4", folder=tricks_folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(out.read_text())["contest"]["entrants"] == [
        {"kind": "bot", "spec": "tricks-high", "plays": ""},
        {"kind": "bot", "spec": "random", "plays": ""},
    ]
    more = clachan(*command, "--groups", "6", "--resume", folder=tricks_folder)
    assert more.stdout.startswith("6 groups")


def test_the_ladder_has_all_bots_of_a_game_without_baselines(tricks_folder: Path) -> None:
    done = clachan(
        "arena", "tricks", "--ladder", "--groups", "3", "--jobs", "1", folder=tricks_folder
    )
    assert (done.returncode, done.stderr) == (0, "")
    for bot in ("random", "greedy", "tricks-high"):
        assert bot in done.stdout


def test_a_program_plays_the_game_of_a_package(tricks_folder: Path, tmp_path: Path) -> None:
    """It reads the view as text, and the legal actions in the notation."""
    program = tmp_path / "program.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'start':\n"
        "        assert message['table'] == {'game': 'text', 'players': 2}\n"
        "        print(json.dumps({'type': 'ready'}), flush=True)\n"
        "    elif message['type'] == 'choose':\n"
        "        assert 'Your hand: ' in message['view']['text']\n"
        "        print(json.dumps({'type': 'play', 'action': message['legal'][0]}), flush=True)\n"
    )
    command = shlex.join([sys.executable, str(program)])
    options = ["--groups", "1", "--jobs", "1"]
    done = clachan("arena", "tricks", "--bot", command, *options, folder=tricks_folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert "forfeited" not in done.stdout


def test_the_arena_takes_any_class_with_choose(tmp_path: Path) -> None:
    """Also from the current folder; a mistake costs a game and does not stop the arena."""
    (tmp_path / "my_bots.py").write_text(BOT)
    bots = "my_bots:Last,my_bots:Careless,my_bots:Liar:ms=20,my_bots:Quitter"
    options = ["--players", "4", "--groups", "1", "--jobs", "2"]
    done = clachan("arena", "clans", "--bots", bots, *options, folder=tmp_path / "no", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "LookupError: depth 3" in done.stdout
    assert "SystemExit: enough" in done.stdout
    assert "chose an illegal move: (" in done.stdout
    assert "my_bots:Last forfeited" not in done.stdout


def test_reading_a_result_file_imports_nothing(tmp_path: Path) -> None:
    """The file may come from another person."""
    (tmp_path / "my_bots.py").write_text(BOT)
    out = tmp_path / "result.json"
    command = ["arena", "clans", "--groups", "1", "--jobs", "1", "--out", str(out)]
    mine = clachan(*command, "--bots", "my_bots:Last", folder=tmp_path / "no", cwd=tmp_path)
    assert mine.returncode == 0
    (tmp_path / "my_bots.py").write_text("print('imported')")
    theirs = ["--bots", "random", "--resume"]
    done = clachan(*command, *theirs, folder=tmp_path / "no", cwd=tmp_path)
    assert done.returncode == 2
    assert "imported" not in done.stdout
    assert "other" in done.stderr


def test_a_match_in_the_terminal_and_its_record(tricks_folder: Path, tmp_path: Path) -> None:
    """By numbers and by notation; the record is replayed, checked and continued."""
    record = str(tmp_path / "match.json")
    seats = ["--players", "3", "--seats", "you,tricks-high,greedy", "--seed", "3"]
    typed = "why play 1\n1\nwhat\nplay 10\n1\nscore\nlog\n\n\n\n\n"
    played = clachan(
        "play", "tricks", *seats, "--record", record, folder=tricks_folder, typed=typed
    )
    assert (played.returncode, played.stderr) == (0, "")
    for text in (
        "Three Tricks",
        "Your hand: 2 3 10",
        "1 play 2   2 play 3   3 play 10",
        "Type a move or its number: play 2 or 1.",
        "This is not possible now. Choose something else. (TT 2)",
        "tricks-high 2: play 11",
        "The game is over. (TT 3)",
        "You: play 10",
    ):
        assert text in played.stdout
    replayed = clachan("replay", record, folder=tricks_folder)
    assert "  18. " in replayed.stdout
    assert "The match is over." in replayed.stdout
    verified = clachan("verify", record, folder=tricks_folder)
    assert verified.returncode == 0
    assert "9 draws" in verified.stdout
    again = ["--continue", record, "--ply", "12"]
    continued = clachan("play", *again, folder=tricks_folder, typed="1\nquit\n")
    assert (continued.returncode, continued.stderr) == (0, "")
    missing = clachan("replay", record, folder=tmp_path)
    assert missing.returncode == 2
    assert "tricks" in missing.stderr


def test_hands_of_a_game_of_a_package_are_hidden(tricks_folder: Path, tmp_path: Path) -> None:
    """Whether it has secrets is not known, so a match that is left shows what one viewer saw."""
    record = tmp_path / "match.json"
    options = ["--players", "2", "--seed", "1", "--record", str(record)]
    left = clachan("play", "tricks", *options, folder=tricks_folder, typed="1\nquit\n")
    assert left.returncode == 0
    log = json.loads(record.read_text())["log"]
    assert [entry["action"] for entry in log].count("deal ?") == 3
    replayed = clachan("replay", str(record), folder=tricks_folder)
    assert "Chance: deal ?" in replayed.stdout
    shared = clachan("play", "tricks", "--seats", "you,you", folder=tricks_folder, typed="1\n")
    assert shared.returncode == 2


def test_a_game_that_fails_to_describe_is_played_and_replayed(
    tricks_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    write_package(tmp_path, "faulty", {"clachan.games": {"faulty": "faulty_module"}}, FAULTY)
    record = tmp_path / "match.json"
    options = ["--players", "2", "--seed", "3", "--record", str(record)]
    typed = "1\n1\nlog\n\n1\n\n\n"
    played = clachan("play", "faulty", *options, folder=tmp_path, typed=typed)
    assert played.returncode == 0, played.stderr
    assert "hand: (" in played.stdout  # the fields in place of the text
    assert "Greedy 2: play " in played.stdout
    assert "Greedy 2 wins with 3 points!" in played.stdout
    replayed = clachan("replay", str(record), folder=tmp_path)
    assert replayed.returncode == 0
    assert "You: play " in replayed.stdout
    for done, failed in (
        (played, ("describe of faulty", "__str__ of faulty_module.View")),
        (replayed, ("describe of faulty",)),
    ):
        for what in failed:
            lines = [line for line in done.stderr.splitlines() if line.startswith(what)]
            assert len(lines) in (1, 2), done.stderr  # once for each kind of error
            assert all(line.startswith(f"{what} failed: ") for line in lines)
        assert "secret" not in done.stderr


def test_a_bot_that_fails_does_not_cost_the_match(tmp_path: Path) -> None:
    """A random move replaces its own, the player reads which bot failed and where, and the record is whole."""
    (tmp_path / "my_bots.py").write_text(BOT)
    record = tmp_path / "match.json"
    seats = ["--seats", "my_bots:Careless,you,my_bots:Liar", "--seed", "1"]
    folders = {"folder": tmp_path / "no", "cwd": tmp_path}
    played = clachan(
        "play", "clans", *seats, "--record", str(record), typed="3O@2N2\nquit\n", **folders
    )
    assert (played.returncode, played.stderr) == (0, "")
    text = " ".join(played.stdout.split())
    failed = "Careless 1 failed: LookupError (my_bots.py:11). A random move was made instead."
    assert text.count(failed) == 2
    assert text.count("Liar 3 chose a move that is not allowed. A random move was made") == 1
    assert "depth 3" not in text  # the error's text could quote a hand
    replayed = clachan("replay", str(record), folder=tmp_path)
    assert replayed.stdout.count("Careless 1 plays ") == 2


def test_a_bot_that_exits_does_not_end_the_match(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(BOT)
    seats = ["--seats", "my_bots:Quitter,you", "--seed", "1"]
    played = clachan("play", "clans", *seats, typed="quit\n", folder=tmp_path / "no", cwd=tmp_path)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Quitter 1 failed: SystemExit (my_bots.py:15)." in " ".join(played.stdout.split())


@pytest.mark.parametrize(
    ("fault", "error"),
    [("1 // 0", "ZeroDivisionError"), ("open('/no/cards')", "FileNotFoundError")],
)
def test_an_error_of_a_game_does_not_cost_the_match(
    fault: str, error: str, tricks_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    module = "from clachan_tricks import *\n" + LOST.replace("1 // 0", fault)
    write_package(tmp_path, "lost", {"clachan.games": {"lost": "lost_module"}}, module)
    record = tmp_path / "match.json"
    played = clachan(
        "play",
        "lost",
        "--players",
        "2",
        "--record",
        str(record),
        folder=tmp_path,
        typed="1\nwhy 1\n",
    )
    assert played.returncode == 1
    assert played.stderr == (
        f"clachan: The game or bot “lost” failed: {error} (lost_module.py, line 9). {REPORT}\n"
    )
    assert f"Saved as {record}" in " ".join(played.stdout.split())
    assert '"play ' in record.read_text()


ENDING = """
from dataclasses import replace
import clachan_tricks
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks

meta = replace(meta_of_tricks, name="ending")

def FUNCTION(state, *arguments):
    if clachan_tricks.to_move(state) is None:
        FAULT
    return clachan_tricks.FUNCTION(state, *arguments)
"""
"""A game whose function fails at the end of the match."""


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("1 // 0", "ZeroDivisionError (ending_module.py, line 11)"),
        (
            "return ()",
            "ValueError: score gives 0 sheets for 2 seats, from a value that the contract does",
        ),
    ],
)
def test_a_game_that_fails_to_score_costs_the_last_move(
    fault: str, reason: str, tricks_folder: Path, tmp_path: Path
) -> None:
    """The record has everything before it, and with a game that works again, the match can go on."""
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    module = ENDING.replace("FUNCTION", "score")
    write_package(tmp_path, "ending", {"clachan.games": {"ending": "ending_module"}})
    (tmp_path / "ending_module.py").write_text(module.replace("FAULT", fault))
    record = tmp_path / "match.json"
    options = ["--players", "2", "--seed", "3", "--record", str(record)]
    played = clachan("play", "ending", *options, folder=tmp_path, typed="1\n1\n1\n\n\n")
    assert played.returncode == 1
    assert played.stderr.startswith(f"clachan: The game or bot “ending” failed: {reason}")
    text = " ".join(played.stdout.split())
    assert f"Saved as {record}." in text
    assert "The last move is missing, because the game failed after it." in text
    (tmp_path / "ending_module.py").write_text(module.replace("FAULT", "pass"))
    replayed = clachan("replay", str(record), folder=tmp_path)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert len(json.loads(record.read_text())["log"]) == 11
    again = clachan("play", "--continue", str(record), folder=tmp_path, typed="1\n\n\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "The game is over." in again.stdout


def test_a_game_that_cannot_say_what_was_seen_costs_the_record(
    tricks_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    module = ENDING.replace("FUNCTION", "seen").replace("is None", "is not None")
    points = {"clachan.games": {"ending": "ending_module"}}
    write_package(tmp_path, "ending", points, module.replace("FAULT", "1 // 0"))
    record = tmp_path / "match.json"
    options = ["--players", "2", "--seed", "3", "--record", str(record)]
    left = clachan("play", "ending", *options, folder=tmp_path, typed="quit\n")
    assert left.returncode == 1
    assert left.stderr == (
        "clachan: The game or bot “ending” failed: ZeroDivisionError (ending_module.py, line 11)."
        f" {REPORT}\n"
    )
    assert "The match could not be saved, because the game failed." in " ".join(left.stdout.split())
    assert not record.exists()


@pytest.mark.parametrize(("bot", "error"), [("Broken", "RuntimeError"), ("Exiting", "SystemExit")])
def test_a_bot_of_a_package_that_cannot_be_made_is_one_sentence(
    bot: str, error: str, tmp_path: Path
) -> None:
    write_package(tmp_path, "mine", {"clachan.bots": {"mine": f"mine_module:{bot}"}}, BOT)
    for command in ("arena clans --bots mine,random", "play clans --seats you,mine"):
        done = clachan(*command.split(), folder=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            f"clachan: The bot mine cannot be loaded: {error}: no weights."
            " Check its name and its code.\n"
        )


def test_an_error_of_a_game_ends_a_command_with_a_sentence(
    tricks_folder: Path, tmp_path: Path
) -> None:
    """In the processes of the arena and of simulations too; the results so far are kept."""
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    module = "from clachan_tricks import *\n" + LOST
    write_package(tmp_path, "lost", {"clachan.games": {"lost": "lost_module"}}, module)
    reason = "ZeroDivisionError: integer division or modulo by zero (lost_module.py, line 9)"
    sentence = f"clachan: The game or bot “lost” failed: {reason}. {REPORT}\n"
    for jobs in ("1", "2"):
        options = ["--bots", "greedy,random", "--jobs", jobs]
        simulated = clachan("simulate", "lost", *options, folder=tmp_path)
        assert (simulated.returncode, simulated.stdout, simulated.stderr) == (1, "", sentence)
        fought = clachan("arena", "lost", *options, folder=tmp_path)
        assert (fought.returncode, fought.stdout) == (1, "")
        assert fought.stderr == f"{sentence}{NOT_SAVED}\n"


ODD = """
from dataclasses import replace
import clachan_tricks
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks

meta = replace(meta_of_tricks, name="odd")

class Stop(BaseException):
    pass

def FUNCTION(*arguments):
    state, *_ = arguments
    if CONDITION:
        FAULT
    return clachan_tricks.FUNCTION(*arguments)
"""
FAULTS = {
    "exit": ("apply", "raise SystemExit(3)", "SystemExit: 3 (odd_module.py, line 15)"),
    "stop": ("apply", "raise Stop", "Stop (odd_module.py, line 15)"),
    "next": ("apply", "next(iter(()))", "StopIteration (odd_module.py, line 15)"),
    "to_move": ("to_move", "return 'x'", "TypeError: "),
    "legal_actions": ("legal_actions", "return None", "TypeError: "),
    "chance_weights": ("chance_weights", "return object()", "TypeError: "),
    "outcome": ("outcome", "return object()", "AttributeError: "),
    "score": ("score", "return None", "TypeError: "),
    "end": ("outcome", "return None", "ValueError: outcome gives None where no seat is to move"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_a_game_ends_a_command_with_its_name(
    fault: str, tricks_folder: Path, tmp_path: Path
) -> None:
    """Its functions are those of another package, and its own package has a bot too."""
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    function, statement, reason = FAULTS[fault]
    values = {"FUNCTION": function, "CONDITION": "True", "FAULT": statement}
    module = ODD
    for name, value in values.items():
        module = module.replace(name, value)
    (tmp_path / "odd_module.py").write_text(module)
    points = {"clachan.games": {"odd": "shown_module"}, "clachan.bots": {"zed": "shown_module:Bot"}}
    bot = "class Bot:\n    def choose(self, view, legal, rng):\n        return legal[0]\n"
    write_package(tmp_path, "shown", points, f"from odd_module import *\n{bot}")
    sentence = f"clachan: The game or bot “odd” failed: {reason}"
    for command in ("simulate", "arena") if fault in ("exit", "next", "end") else ("simulate",):
        options = ["--bots", "greedy,random", "--jobs", "1"]
        done = clachan(command, "odd", *options, folder=tmp_path)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(sentence)
        is_value = statement.startswith("return") and fault != "to_move"  # its game uses that one
        assert (
            " from a value that the contract does not allow (used in " in done.stderr
        ) == is_value


def test_a_record_of_a_game_with_a_wrong_value_is_one_sentence(
    tricks_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    write_package(tmp_path, "later", {"clachan.games": {"later": "later_module"}}, LATER)
    record = tmp_path / "match.json"
    play = ("play", "later", "--players", "2", "--record", str(record))
    assert clachan(*play, folder=tmp_path, typed="1\nquit\n").returncode == 0
    record.write_text(record.read_text().replace('"seen_by": 0', '"seen_by": "all"'))
    reason = ", from a value that the contract does not allow (used in make_step, clachan/core/"
    module = tmp_path / "later_module.py"
    module.write_text(f"{LATER}\ndef to_move(state):\n    return object()\n")
    for command in (("replay", record), ("verify", record), ("play", "--continue", record)):
        done = clachan(*map(str, command), folder=tmp_path)
        assert done.returncode == 1, done.stderr
        assert done.stderr.startswith("clachan: The game or bot “later” failed: ")
        assert reason in done.stderr
    module.write_text(f"{LATER}\ndef to_move(state):\n    raise SystemExit(5)\n")
    done = clachan("replay", str(record), folder=tmp_path)
    assert (done.returncode, "SystemExit (later_module.py, line " in done.stderr) == (1, True)


NOT_SAVED = (
    "Stopped. Nothing was saved. Use --out FILE to save results and --resume to continue them."
)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Careless", "LookupError: depth 3 (my_bots.py, line 11)"),
        ("Quitter", "SystemExit: enough (my_bots.py, line 15)"),
        ("Halter", "Halt: enough (my_bots.py, line 22)"),
        ("Late", "chose an illegal action: None"),
    ],
)
def test_an_error_of_a_bot_ends_a_simulation_with_a_sentence(
    bot: str, reason: str, tmp_path: Path
) -> None:
    (tmp_path / "my_bots.py").write_text(BOT)
    command = ["simulate", "clans", "--bots", f"my_bots:{bot},random", "--games", "2"]
    done = clachan(*command, "--jobs", "2", folder=tmp_path / "no", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"clachan: The game or bot “my_bots:{bot}” failed: {reason}. {REPORT}\n"


@pytest.mark.parametrize("error", ["LookupError", "BrokenPipeError", "FileNotFoundError"])
def test_a_record_of_a_game_that_fails_is_one_sentence(
    error: str, tricks_folder: Path, tmp_path: Path
) -> None:
    """An error of files that a game raises is not one of the terminal."""
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    write_package(tmp_path, "later", {"clachan.games": {"later": "later_module"}}, LATER)
    record = tmp_path / "match.json"
    played = clachan(
        *("play", "later", "--players", "2", "--record", str(record)),
        folder=tmp_path,
        typed="1\nquit\n",
    )
    assert played.returncode == 0
    record.write_text(record.read_text().replace('"seen_by": 0', '"seen_by": "all"'))
    module = tmp_path / "later_module.py"
    module.write_text(LATER.replace("return parse_of", f"raise {error}\n    return parse_of"))
    for command in ("replay", "verify"):
        done = clachan(command, str(record), folder=tmp_path)
        assert done.returncode == 1
        assert done.stderr == (
            f"clachan: The game or bot “later” failed: {error} (later_module.py, line 9). {REPORT}\n"
        )


LATER = """
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks, parse as parse_of_tricks
from dataclasses import replace

meta = replace(meta_of_tricks, name="later")

def parse(text):
    return parse_of_tricks(text)
"""

LOST = """
from dataclasses import replace
from clachan_tricks import meta as meta_of_tricks

meta = replace(meta_of_tricks, name="lost")

def preview(view, action):
    return 1 // 0
"""

NUMBERS = """
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks, text as text_of_tricks, parse as parse_of_tricks
from dataclasses import replace

meta = replace(meta_of_tricks, name="numbers")

def text(action):
    return text_of_tricks(action).removeprefix("play ")

def parse(text):
    return parse_of_tricks(f"play {text}" if text.isdecimal() else text)
"""


def test_a_number_is_either_a_place_in_the_list_or_a_text(
    tricks_folder: Path, tmp_path: Path
) -> None:
    """Where the text of an action is a number, the list has no numbers of its own."""
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    write_package(tmp_path, "numbers", {"clachan.games": {"numbers": "numbers_module"}}, NUMBERS)
    played = clachan(
        "play",
        "numbers",
        "--players",
        "3",
        "--seed",
        "3",
        folder=tmp_path,
        typed="1\n2\nlog\nquit\n",
    )
    assert (played.returncode, played.stderr) == (0, "")
    text = played.stdout
    assert "\n 2   3   10\n\n Type a move, such as 2.\n" in text
    # No card 1, although a first card is there.
    assert "This is not possible now. Choose something else. (TT 2)" in text
    assert "You: 2" in text


WORDS = """
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks, text as text_of_tricks, parse as parse_of_tricks
from dataclasses import replace

meta = replace(meta_of_tricks, name="words")

def text(action):
    return text_of_tricks(action).replace("play 2", "quit").replace("play 3", "log 3")

def parse(text):
    return parse_of_tricks(text.replace("quit", "play 2").replace("log 3", "play 3"))
"""


def test_an_action_with_the_text_of_a_command_is_played_by_its_number(
    tricks_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    write_package(tmp_path, "words", {"clachan.games": {"words": "words_module"}}, WORDS)
    command = ("play", "words", "--players", "3", "--seed", "3")
    played = clachan(*command, folder=tmp_path, typed="what\n1\nlog\n\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    text = played.stdout
    assert "1 quit   2 log 3   3 play 10" in text
    assert "Type the number of a move, such as 1." in text
    assert "You: quit" in text


SECRET_SCORE = """
from dataclasses import replace
import clachan_tricks
from clachan_tricks import *
from clachan_tricks import meta as meta_of_tricks
from clachan.core import Message, ScoreItem, ScoreSheet

meta = replace(meta_of_tricks, name="veiled")

def score(state):
    return tuple(
        ScoreSheet((ScoreItem(Message("veiled-hand"), sum(hand)),)) for hand in state.hands
    )
"""
"""A game in which the cards in hand are the score."""


def test_points_that_a_player_cannot_know_are_marked_as_an_estimate(
    tricks_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    points = {"clachan.games": {"veiled": "veiled_module"}}
    write_package(tmp_path, "veiled", points, SECRET_SCORE)
    mark = "Estimate for Greedy 2: their score is partly hidden, so these points are only one"
    for game, folder, is_marked in (("veiled", tmp_path, True), ("tricks", tricks_folder, False)):
        played = clachan(
            *("play", game, "--players", "2", "--seed", "3"),
            folder=folder,
            typed="score\n\nquit\n",
        )
        assert (played.returncode, played.stderr) == (0, "")
        assert (mark in " ".join(played.stdout.split())) == is_marked


@pytest.mark.parametrize("module", ["", ".rules"])
def test_the_place_of_an_error_names_the_package(
    module: str, tricks_folder: Path, tmp_path: Path
) -> None:
    """Many packages have files with the same name."""
    (tmp_path / "clachan_tricks").symlink_to(tricks_folder / "clachan_tricks")
    write_package(tmp_path, "lost", {"clachan.games": {"lost": f"lost_game{module}"}})
    file = tmp_path / "lost_game" / ("rules.py" if module else "__init__.py")
    file.parent.mkdir()
    (tmp_path / "lost_game" / "__init__.py").touch()
    file.write_text("from clachan_tricks import *\n" + LOST)
    done = clachan("simulate", "lost", "--bots", "greedy,random", "--jobs", "1", folder=tmp_path)
    assert done.stderr.endswith(f" (lost_game/{file.name}, line 9). {REPORT}\n")


BROKEN = {
    "absent": ("clachan.games", "no_such_module", "ModuleNotFoundError: No module named"),
    "empty": ("clachan.games", "broken_module", "the game lacks meta, new_game, to_move, "),
    "clans": ("clachan.games", "clachan_tricks", "as 'clans', but meta.name is 'tricks'"),
    "glenmore": ("clachan.games", "clachan.games.glenmore", "already a game called 'glenmore'"),
    "exits": ("clachan.games", "broken_module:leave", "AttributeError: "),
    "blank": ("clachan.games", "", "the entry point '' is not of the form module or module:name"),
    "spaced": ("clachan.bots", "my bots:Bot", "the entry point 'my bots:Bot' is not of the form"),
    "greedy": ("clachan.bots", "clachan_tricks.bots:HighBot", "already a bot called 'greedy'"),
    "you": ("clachan.bots", "clachan_tricks.bots:HighBot", "already a bot called 'you'"),
    "Loud": ("clachan.bots", "clachan_tricks.bots:HighBot", "a name has small letters"),
    "mute": ("clachan.bots", "clachan_tricks:State", "not a class with a method choose"),
}


SHY = """
class Shy(Exception):
    def __str__(self):
        raise RuntimeError("no text")

raise Shy
"""


def test_a_broken_plugin_is_reported_and_skipped(tricks_folder: Path, tmp_path: Path) -> None:
    points: dict[str, dict[str, str]] = {"clachan.games": {}, "clachan.bots": {}}
    for name, (group, value, _) in BROKEN.items():
        points[group][name] = value
    write_package(tmp_path, "broken", points)
    write_package(
        tmp_path, "rude", {"clachan.games": {"rude": "rude_module"}}, "raise SystemExit(7)"
    )
    write_package(
        tmp_path,
        "long",
        {"clachan.games": {"long": "long_module"}},
        "raise ValueError('one\\ntwo')",
    )
    write_package(tmp_path, "shy", {"clachan.games": {"shy": "shy_module"}}, SHY)
    write_package(tmp_path, "zzz", {"clachan.games": {"tricks": "clachan_tricks"}})
    write_package(tmp_path, "damaged", {})
    (tmp_path / "damaged-1.0.dist-info" / "entry_points.txt").write_text("[clachan.games]\nlost\n")
    environ = os.environ | {"PYTHONPATH": paths_with(tmp_path, tricks_folder)}
    command = [sys.executable, "-m", "clachan", "--lang", "en", "simulate", "tricks"]
    options = ["--bots", "tricks-high,greedy", "--games", "60", "--jobs", "2"]
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, env=environ, check=False
    )
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN) + 5
    for name, (_, _, reason) in BROKEN.items():
        (line,) = (line for line in lines if f"“{name}”" in line)
        assert line.startswith(
            f"clachan: The plug-in “{name}” of the package broken 1.0 was skipped:"
        )
        assert reason in line
    rude = (
        f"clachan: The plug-in “rude” of the package rude 1.0 was skipped: SystemExit: 7. {UPDATE}"
    )
    assert rude in lines
    assert any(
        line.endswith(f"long 1.0 was skipped: ValueError: one two. {UPDATE}") for line in lines
    )
    assert f"clachan: The plug-in “shy” of the package shy 1.0 was skipped: Shy. {UPDATE}" in lines
    unread = "of the package damaged-1.0.dist-info was skipped: its metadata cannot be read ("
    assert sum(unread in line for line in lines) == 1
    (twice,) = (line for line in lines if "zzz 1.0" in line)
    assert twice.endswith(f"there is already a game called 'tricks'. {UPDATE}")

"""``clachan arena``: what it prints, keeps and draws, and how it refuses."""

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from clachan.bots import BOTS
from clachan.cli import arena_report, main
from clachan.cli.words import LANGUAGES, Words
from clachan.games import GAMES
from clachan.lab.arena import Contest, WorkerDied, play_group, workers
from clachan.lab.arena.results import Group
from clachan.lab.arena.starts import Starts
from clachan.lab.arena.zoo import animal
from tests.lab.arena_contests import results

BASE = "arena clans --bots greedy,random --seed 1 --jobs 1"
PROGRAM = "a program"
FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")


def test_it_tells_who_is_stronger_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{BASE} --groups 40 --sprt 0,85".split()) == 0
    out, err = capsys.readouterr()
    head, names, greedy, random, elo, sprt = out.splitlines()
    assert head == "16 groups, 32 games, seed 1"
    assert names.split() == ["bot", "wins", "(95%)", "margin", "ms/decision", "games"]
    assert greedy.split()[0] == "greedy"
    assert random.split()[-1] == "32"
    assert elo.startswith("Elo of greedy above random: ")
    assert sprt.startswith("Sequential test: the larger difference is accepted (LLR ")
    assert err == ""


def test_it_says_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    heads = set()
    for lang in LANGUAGES:
        assert main(f"{BASE} --groups 3 --sprt 0,85 --lang {lang}".split()) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 6
        heads.add(lines[1])
        with pytest.raises(SystemExit):
            main(["arena", "--help", "--lang", lang])
        assert "--sprt" in capsys.readouterr().out
    assert len(heads) == 3


@pytest.mark.parametrize(
    ("arguments", "bots"),
    [
        ("", ["greedy", "random"]),
        ("--bots random", ["random", "greedy"]),
        ("--bots greedy --players 3", ["greedy", "random"]),
        (f"--bot {sys.executable}:-I:{FIRST_BOT}", [PROGRAM, "greedy"]),
        # The first is who is named first.
        (f"--bot {sys.executable}:-I:{FIRST_BOT} --bots random", [PROGRAM, "random"]),
        (f"--bots random --bot {sys.executable}:-I:{FIRST_BOT}", ["random", PROGRAM]),
        ("--bots random --bots greedy", ["random", "greedy"]),
    ],
)
def test_who_plays_and_who_is_first(
    arguments: str, bots: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.replace(":", " ") for word in arguments.split()]
    assert main(["arena", *words, "--groups", "1", "--jobs", "1"]) == 0
    *_, first, second, elo = capsys.readouterr().out.splitlines()
    shown = [PROGRAM if "first_bot.py" in row else row.split()[0] for row in (first, second)]
    assert shown == bots
    names = [f"{sys.executable} -I {FIRST_BOT}"[:40] if bot == PROGRAM else bot for bot in bots]
    assert elo.startswith(f"Elo of {names[0]}")
    assert f" above {names[1]}" in elo


def test_it_keeps_draws_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "r.json", tmp_path / "r.svg"
    keep = ["--out", str(file), "--plot", str(picture)]
    assert main([*f"{BASE} --groups 3".split(), *keep]) == 0
    assert "<svg" in picture.read_text()
    assert json.loads(file.read_text())["summary"]["groups"] == 3
    before = file.read_bytes()
    assert main([*f"{BASE} --groups 5".split(), *keep]) == 2
    assert "exists already and is left as it is; --resume" in capsys.readouterr().err
    assert file.read_bytes() == before
    # The seed is in the file.
    again = "arena clans --bots greedy,random --jobs 1 --groups 5 --resume"
    assert main([*again.split(), *keep]) == 0
    kept = json.loads(file.read_text())
    assert (kept["summary"]["groups"], kept["contest"]["seed"]) == (5, 1)
    assert kept["groups"][:3] == json.loads(before)["groups"]


def test_the_ladder_rates_the_zoo_and_its_guests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from clachan.lab.arena import Entrant, ladder

    def small(_game: str, guests: tuple[Entrant, ...] = ()) -> tuple[Entrant, ...]:
        return (Entrant("bot", "random"), *guests)

    monkeypatch.setattr(ladder, "ladder_entrants", small)
    picture = tmp_path / "ladder.svg"
    words = "arena clans --ladder --bots greedy --groups 6 --jobs 1 --seed 2"
    assert main([*words.split(), "--plot", str(picture)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[1].split() == ["bot", "rating", "±", "at", "least", "games"]
    assert [line.split()[0] for line in out[2:]] == ["greedy", "random"]
    assert "OpenSkill" in picture.read_text()


KNOWN = ", ".join(BOTS)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("chess", f"There is no game called “chess”; there are: {', '.join(GAMES)}."),
        ("--bots fred", f"There is no bot called “fred”; there are: {KNOWN}."),
        ("--bots expert,fred:ms=5", f"There is no bot called “fred”; there are: {KNOWN}."),
        ("--bots greedy:ms=5", "greedy does not search, so it takes no budget."),
        *(
            (
                f"--bots club:{budget}",
                f"club cannot think for “{budget}”: a budget is ms=NUMBER or playouts=NUMBER, from 1 to 999999999.",
            )
            for budget in ("ms=0", "playouts=-3", "hours=2", "playouts=many", "")
        ),
        ("--players 7", "Not with 7: there have to be 2, 3 or 4 players."),
        ("--bots random,greedy,random --players 3", "“random” is named twice."),
        ("--groups 0", "--groups has to be at least 1, not 0."),
        ("--jobs -1", "--jobs has to be at least 1, not -1."),
        ("--deadline 0", "--deadline has to be from 0.001 to 86400 seconds, not “0”."),
        ("--deadline nan", "--deadline has to be from 0.001 to 86400 seconds, not “nan”."),
        ("--deadline inf", "--deadline has to be from 0.001 to 86400 seconds, not “inf”."),
        (
            "--sprt 85,0",
            "--sprt takes two numbers from −2000 to 2000, the smaller first, as in 0,85, and not “85,0”.",
        ),
        ("--ladder --sprt 0,85", "A sequential test is between two bots."),
        ("--resume", "--resume goes on with results, so it needs --out FILE."),
        (
            "--plot x.png",
            "A plot is drawn as SVG, so the name of its file has to end in .svg, unlike x.png.",
        ),
        ("--out nowhere/x.json", "nowhere/x.json could not be written: no such file or folder."),
        ("--plot nowhere/x.svg", "nowhere/x.svg could not be written: no such file or folder."),
        ("--bot nosuchprogram", "There is no program to start with “nosuchprogram”."),
        ("--out .", ". could not be written: it is a folder."),
        ("--resume --out .", ". could not be written: it is a folder."),
        ("--plot .", ". could not be written: it is a folder."),
        ("--out /dev/null", "/dev/null could not be written: it is no ordinary file."),
        ("--resume --out /dev/null", "/dev/null could not be written: it is no ordinary file."),
        ("--out=", "Name a file."),
        ("--groups x", "--groups has to be a whole number, not “x”."),
        ("--groups 1.5", "--groups has to be a whole number, not “1.5”."),
        ("--players two", "--players has to be a whole number, not “two”."),
        ("--seed 0x10", "--seed has to be a whole number, not “0x10”."),
        ("--jobs all", "--jobs has to be a whole number, not “all”."),
        (
            "--deadline soon",
            "--deadline has to be from 0.001 to 86400 seconds, not “soon”.",
        ),
        (
            "--bots greedy,random,club,strong,expert",
            "Not with 5: there have to be 2, 3 or 4 players.",
        ),
        (
            "--bots greedy,random,club --players 2",
            "3 bots are named, but the game is for 2.",
        ),
        (
            f"--bot {'x' * 1001}",
            "The command of a program has to be UTF-8 and at most 1000 signs long.",
        ),
        (
            "--bot \udcff",
            "The command of a program has to be UTF-8 and at most 1000 signs long.",
        ),
    ],
)
def test_it_refuses_in_one_sentence(
    arguments: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments.split()]) == 2
    assert capsys.readouterr() == ("", f"clachan: {problem}\n")
    for lang in LANGUAGES[1:]:
        assert main(["arena", *arguments.split(), "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert problem not in err


def test_without_ray_the_cluster_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "--cluster", "local"]) == 2
    assert capsys.readouterr().err == (
        "clachan: Ray is not installed; clachan[cluster] brings it.\n"
    )


def test_a_cluster_that_does_not_answer_is_told_and_no_file_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def init(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    file = tmp_path / "r.json"
    assert main([*BASE.split(), "--cluster", "nowhere:1", "--out", str(file)]) == 2
    assert capsys.readouterr().err == "clachan: No Ray cluster answers at “nowhere:1”.\n"
    assert not file.exists()


CONTEST = '"contest": {"kind": "ladder", "game": "clans", "rules": 1, "players": 4, "seed": 1, "entrants": %s}'
FEW = CONTEST % '[{"kind": "bot", "spec": "greedy"}, {"kind": "bot", "spec": "random"}]'
NONE = CONTEST % "[]"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\xff\xfe{",
        b'{"schema": 1',
        *(f'{{"schema": 1, {head}, "sprt": null, "groups": []}}'.encode() for head in (FEW, NONE)),
    ],
)
def test_a_damaged_file_is_left_as_it_is(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    file.write_bytes(data)
    assert main([*BASE.split(), "--out", str(file)]) == 2
    assert capsys.readouterr().err == (
        f"clachan: {file} exists already and is left as it is; name another file.\n"
    )
    for seed in ("", "--seed 1"):
        words = f"arena clans --bots greedy,random --resume --out {file} {seed}"
        assert main(words.split()) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert f"{file} cannot be gone on with and is left as it is: it is no whole" in err
    assert file.read_bytes() == data


def test_results_of_another_contest_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 0
    before = file.read_bytes()
    others = {
        "clans --bots greedy,random --players 4": "players is 2, on the command line 4",
        "clans --bots random,greedy": "bots is greedy, random, on the command line random, greedy",
        "clans --bots greedy,random --sprt 0,5": "sprt is –, on the command line 0,5",
        "clans --bots greedy,random --seed 2": "seed is 1, on the command line 2",
        "clans --bots greedy,random --deadline 3": "deadline is 10, on the command line 3",
        "clans --ladder": "kind is match, on the command line ladder",
        "glenmore --bots greedy,random": "game is clans, on the command line glenmore",
    }
    capsys.readouterr()
    for words, told in others.items():
        assert main(["arena", *words.split(), "--resume", "--out", str(file)]) == 2
        assert capsys.readouterr().err == (
            f"clachan: The results in {file} are of another contest and are left as they are. "
            f"In the file {told}.\n"
        )
    assert file.read_bytes() == before


def test_only_a_picture_of_ours_is_drawn_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "r.json", tmp_path / "r.svg"
    keep = ["--out", str(file), "--plot", str(picture)]
    left = f"clachan: {picture} {{}} and is left as it is; name another file.\n"
    picture.write_text("<svg>mine</svg>")
    assert main([*f"{BASE} --groups 1".split(), *keep]) == 2
    assert capsys.readouterr().err == left.format("exists already")
    assert main([*f"{BASE} --groups 1 --resume".split(), *keep]) == 2
    assert capsys.readouterr().err == left.format("was not drawn by the arena")
    assert picture.read_text() == "<svg>mine</svg>"
    assert not file.exists()
    picture.unlink()
    assert main([*f"{BASE} --groups 1 --resume".split(), *keep]) == 0
    before = picture.read_text()
    assert main([*f"{BASE} --groups 2 --resume".split(), *keep]) == 0
    assert picture.read_text() != before


def test_results_of_bots_that_have_changed_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file from before an entrant said how it plays is one of these."""
    file = tmp_path / "r.json"
    assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 0
    now = animal("clans", "greedy").fingerprint
    assert f'"plays":"{now}"' in file.read_text()
    resume = [*f"{BASE} --groups 2 --resume --out".split(), str(file)]
    for then in ('"plays":"0123456789abcdef"', '"plays":""'):
        before = file.read_text().replace(f'"plays":"{now}"', then)
        file.write_text(before)
        capsys.readouterr()
        assert main(resume) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert "are of bots that have changed since" in err
        assert file.read_text() == before
        file.write_text(before.replace(then, f'"plays":"{now}"'))
    assert main(resume) == 0


@pytest.mark.parametrize("resume", ["", "--resume"])
def test_the_picture_does_not_take_the_place_of_the_results(
    resume: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.svg"
    (tmp_path / "folder").mkdir()
    if resume:
        assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 0
    before = file.read_bytes() if resume else None
    capsys.readouterr()
    for other in (file, tmp_path / "folder" / ".." / "x.svg"):
        words = [*f"{BASE} --groups 2 {resume}".split(), "--out", str(file), "--plot", str(other)]
        assert main(words) == 2
        assert capsys.readouterr().err == (
            f"clachan: The results and the plot cannot both be written to {other}.\n"
        )
        assert (file.read_bytes() if file.exists() else None) == before


def test_a_disk_that_fails_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, _target: object) -> None:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "replace", full)
    file = tmp_path / "r.json"
    assert main([*f"{BASE} --groups 1 --out".split(), str(file)]) == 2
    assert "could not be written: no space left" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def until_three(contest: Contest, number: int, starts: Starts) -> Group:
        if number == 3:
            raise KeyboardInterrupt
        return play_group(contest, number, starts)

    monkeypatch.setattr(workers, "play_group", until_three)


@pytest.mark.usefixtures("stopped")
def test_stopping_it_tells_what_was_played_and_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.json"
    assert main([*BASE.split(), "--out", str(file)]) == 130
    out, err = capsys.readouterr()
    assert err == (
        f"\nStopped. 3 groups are kept in {file}; the same command with --resume goes on.\n"
    )
    assert out.startswith("3 groups, 6 games, seed 1\n")
    for lang in LANGUAGES:
        assert main([*BASE.split(), "--lang", lang]) == 130
        out, err = capsys.readouterr()
        assert len(out.splitlines()) == 5
        assert "--out" in err
        assert "--resume" in err


def test_a_worker_that_dies_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_one(contest: Contest, number: int, starts: Starts) -> Group:
        if number == 1:
            raise WorkerDied
        return play_group(contest, number, starts)

    monkeypatch.setattr(workers, "play_group", until_one)
    assert main(BASE.split()) == 1
    out, err = capsys.readouterr()
    assert out.startswith("1 group, 2 games")
    assert err.startswith("clachan: A process that played games has ended.\n")
    assert "Nothing is kept" in err


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_for_people_and_lines_for_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_report, "_EVERY", 0.0)
    screen, file, words = Screen(), io.StringIO(), Words("en")
    for out in (screen, file):
        progress = arena_report.Progress(results(), 4, out, words)
        progress(results((0, 0)))
        progress(results((0, 0), (0, 1), (0, 0), (1, 0)))
    assert "█" * 5 + "░" * 15 + " 1/4  100.0%" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")
    assert file.getvalue().startswith("1/4  100.0% (")
    assert file.getvalue().count("\n") == 2

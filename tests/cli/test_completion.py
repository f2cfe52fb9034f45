"""``clachan --print-completion``: a script for each shell."""

import shutil
import subprocess
from pathlib import Path

import pytest
import shtab

from clachan.cli import main
from clachan.cli.completion import SHELLS
from clachan.cli.main import COMMANDS


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as left:
        main(["--lang", "en", "--print-completion", shell])
    assert left.value.code == 0
    return capsys.readouterr().out


def test_the_shells_are_those_of_shtab() -> None:
    assert set(SHELLS) <= set(shtab.SUPPORTED_SHELLS)


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_knows_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    assert all(name in text for name in COMMANDS)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ser", "serve"),
        ("serve --por", "--port"),
        ("play gl", "glenmore"),
        ("play --colour al", "always"),
        ("replay gam", "game.json"),
        ("arena clans --res", "--resume"),
        ("serve --data fol", "folder"),
    ],
)
def test_bash_completes_what_is_typed(
    typed: str, offered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.json").touch()
    (tmp_path / "folder").mkdir()
    words = typed.split()
    complete = f"""
        {script("bash", capsys)}
        COMP_WORDS=(clachan {typed})
        COMP_CWORD={len(words)}
        _shtab_clachan
        echo "${{COMPREPLY[*]}}"
    """
    done = subprocess.run(
        ["bash", "--norc", "-c", complete],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [offered]

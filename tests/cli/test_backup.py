"""``clachan backup`` says what it did, or why it did nothing."""

import asyncio
from pathlib import Path

import pytest

from clachan.cli import main
from clachan.cli.text import LANGUAGES
from clachan.server.storage import TableRow, open_storage


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_LANG", "en")
    monkeypatch.delenv("CLACHAN_DATABASE", raising=False)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with two tables."""
    folder = tmp_path / "data"

    async def fill() -> None:
        storage = await open_storage(folder / "clachan.sqlite3")
        for name in "ab":
            await storage.create(name * 22, [b"{}"], TableRow(b"{}", None, 0), ["v" * 64])
        await storage.close()

    asyncio.run(fill())
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_copy_is_reported_with_its_size(
    lang: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.sqlite3"
    assert main(["backup", str(target), "--data", str(data), "--lang", lang]) == 0
    output = capsys.readouterr().out
    assert "2" in output
    assert str(target) in output
    digits = "".join(sign for sign in output.split("sqlite3")[-1] if sign.isdigit())
    assert int(digits) == target.stat().st_size


def test_in_english(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "copy.sqlite3"
    main(["backup", str(target), "--data", str(data)])
    size = f"{target.stat().st_size:,}"
    assert capsys.readouterr().out == f"2 tables saved to {target} ({size} bytes).\n"


def test_the_copy_can_be_served(data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    assert main(["backup", str(other / "clachan.sqlite3"), "--data", str(data)]) == 0

    async def tables() -> list[str]:
        storage = await open_storage(other / "clachan.sqlite3")
        try:
            return [name for name, _ in await storage.tables_of("v" * 64)]
        finally:
            await storage.close()

    assert sorted(asyncio.run(tables())) == ["a" * 22, "b" * 22]


def test_the_folder_may_come_from_a_variable(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLACHAN_DATA", str(data))
    monkeypatch.setenv("CLACHAN_PORT", "not for this command")
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 0


def refusal(capsys: pytest.CaptureFixture[str], *options: object) -> str:
    assert main(["backup", *map(str, options)]) == 2
    output = capsys.readouterr().err
    assert output.count("\n") == 1
    return output


def test_nothing_is_written_over(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "mine.txt"
    target.write_text("mine", encoding="utf-8")
    assert f"{target}" in refusal(capsys, target, "--data", data)
    assert target.read_text(encoding="utf-8") == "mine"


def test_where_there_are_no_tables_none_are_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = refusal(capsys, tmp_path / "copy", "--data", tmp_path / "nowhere")
    assert "There are no tables in" in output
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = refusal(capsys, tmp_path / "no" / "copy", "--data", data)
    assert "no such file or folder" in output


def test_a_file_has_to_be_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Name a file." in refusal(capsys, "", "--data", data)


def test_a_damaged_file_is_reported(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "clachan.sqlite3").write_bytes(b"not a database" * 1000)
    assert "is damaged" in refusal(capsys, tmp_path / "copy", "--data", data)
    assert not (tmp_path / "copy").exists()

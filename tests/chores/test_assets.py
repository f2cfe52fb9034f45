"""When the pages are built again."""

from pathlib import Path

import pytest

from chores import assets


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout, in which Vite would write one page."""
    for name in ("web/src", "src/clachan/web", "src/clachan/locales/en"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(assets, "ROOT", tmp_path)
    monkeypatch.setattr(assets, "SOURCE", tmp_path / "src" / "clachan")
    monkeypatch.setattr(assets, "WEB", tmp_path / "web")
    monkeypatch.setattr(assets, "BUILT", tmp_path / "src" / "clachan" / "web")
    monkeypatch.setattr(assets, "LOCK_FILE", tmp_path / ".web.lock")
    monkeypatch.setattr(assets, "_run_vite", lambda *_: (tmp_path / "web" / ".npm.lock").touch())
    return tmp_path


def test_pages_are_current_after_the_first_build(root: Path) -> None:
    """The lock that npm is installed under appears during the build, and an sdist does not contain it."""
    assert not assets.are_current(root)
    assets.build(Path("python"))
    assert assets.are_current(root)
    (root / "web" / ".npm.lock").unlink()
    assert assets.are_current(root)


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/.npmrc", "src/clachan/locales/en/web.ftl"]
)
def test_a_change_of_a_source_asks_for_another_build(root: Path, name: str) -> None:
    assets.build(Path("python"))
    (root / name).touch()
    assert not assets.are_current(root)

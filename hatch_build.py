"""Put the pages for the browser into the package, compile the rules where asked, and link to the repository.

The pages are built with Node if they are out of date; an sdist contains them built.
With ``CLACHAN_COMPILE=1`` the wheel carries the compiled modules beside their source.
``python hatch_build.py FOLDER`` writes a compiled copy of the package to FOLDER; with a level from 0 to 3 after it, the
C compiler optimises so much, else 3.
With ``CLACHAN_REPOSITORY`` (``https://host/owner/name``; a GitHub workflow need not set it) the metadata has
the addresses of the project, and the links and pictures of the README work on PyPI.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # the chores lie beside this file and are installed nowhere

from chores import assets  # noqa: E402 after the path that leads to it


class PackageHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls when it makes an sdist or a wheel."""

    def dependencies(self) -> list[str]:
        groups = settings()["dependency-groups"]
        compiler = groups["compile"] if self.compiles() else []
        node = [] if assets.are_current() else groups["web"]
        return [*compiler, *node]

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("CLACHAN_COMPILE") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not assets.are_current():
            assets.build(Path(sys.executable))
        if version == "editable" or not self.compiles():
            return
        target = ROOT / "build" / "wheel"
        for extension in compile_package(target):
            build_data["force_include"][str(target / extension)] = extension.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class RepositoryHook(MetadataHookInterface):
    """What hatchling calls for the metadata that names the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = repository_url()
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": link_readme(text, repository, metadata["version"]),
        }
        metadata["urls"] = project_urls(repository)


def repository_url() -> str:
    """The address of the repository without a slash at the end; empty if it is not known."""
    own = os.environ.get("CLACHAN_REPOSITORY", "")
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    on_github = f"{server}/{name}" if server and name else ""
    return (own or on_github).rstrip("/")


def project_urls(repository: str) -> dict[str, str]:
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/tree/HEAD/docs",
        "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def link_readme(text: str, repository: str, version: str) -> str:
    """The README for PyPI, which has no other file of the repository.

    Links and pictures lead to the files of this version. Where the repository is not known, pictures are left out and
    links become their text.
    """
    picture = re.compile(r"!\[([^\]]*)\]\((?!https?://)([^)]*)\)(\n\n?)?")
    link = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?://)([^)]*)\)")
    if not repository:
        return link.sub(r"\1", picture.sub("", text))
    text = picture.sub(rf"![\1]({repository}/raw/v{version}/\2)\3", text)
    return link.sub(rf"[\1]({repository}/blob/v{version}/\2)", text)


def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def modules() -> list[Path]:
    """The source files to compile, relative to src."""
    globs = settings()["tool"]["clachan"]["compile"]
    found = {path.relative_to(ROOT / "src") for glob in globs for path in ROOT.glob(glob)}
    if not found:
        raise SystemExit("Nothing to compile: [tool.clachan] compile matches no file")
    return sorted(found)


def compile_package(target: Path, level: str = "3") -> list[Path]:
    """Copy the package into target, compile it there, and return the extension files."""
    shutil.rmtree(target, ignore_errors=True)
    bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "clachan", target / "clachan", ignore=bytecode)
    run_mypyc(target, level)
    shutil.rmtree(target / "build")
    suffix = EXTENSION_SUFFIXES[0]
    found = sorted(path.relative_to(target) for path in target.rglob(f"*{suffix}"))
    if not found:
        raise SystemExit("mypyc left no extension module behind")
    return found


def run_mypyc(target: Path, level: str) -> None:
    # A configuration of its own keeps mypy from finding ours further up, and src with it.
    (target / "mypy.ini").write_text("[mypy]\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypyc", *map(str, modules())]
    environment = os.environ | {"MYPYC_OPT_LEVEL": level, "MYPYC_DEBUG_LEVEL": "0"}
    # The C compiler's command lines are pages long, and of use only where it fails.
    done = subprocess.run(
        command,
        cwd=target,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nmypyc failed with status {done.returncode}")


if __name__ == "__main__":
    for extension in compile_package(Path(sys.argv[1]).resolve(), *sys.argv[2:3]):
        print(extension.as_posix())

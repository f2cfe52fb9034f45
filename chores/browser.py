"""A browser for the tests: the machine's own, or on CI one from the system's packages."""

import os
import shutil
import subprocess

from chores.commands import say

_PACKAGES = ("chromium-headless-shell", "chromium")


def provide() -> None:
    """Install a browser on CI only. Elsewhere the tests report that they were not run without one."""
    if os.environ.get("CLACHAN_CHROMIUM") or shutil.which(_PACKAGES[0]):
        return
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (os.environ.get("CI") and is_root and shutil.which("apt-get")):
        return
    say("Installing Chromium ...")
    _apt_get("update")
    if not any(_apt_get("install", "--yes", "--no-install-recommends", name) for name in _PACKAGES):
        say("That did not work: without another Chromium the tests in the browser will not be run.")


def _apt_get(*words: str) -> bool:
    """Whether it succeeded."""
    command = ["apt-get", "--quiet", "--quiet", *words]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0

"""A browser for the tests: the machine's own, or on CI one from the system's packages."""

import os
import shutil
import subprocess

from chores.commands import say

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def provide() -> None:
    """Nobody's own machine is changed: elsewhere than on CI the tests say that they were not run."""
    if os.environ.get("CLACHAN_CHROMIUM") or any(map(shutil.which, _NAMES)):
        return
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (os.environ.get("CI") and is_root and shutil.which("apt-get")):
        return
    say("Installing Chromium ...")
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        quiet = ["apt-get", "--quiet", "--quiet", *words]
        if subprocess.run(quiet, stdout=subprocess.DEVNULL, check=False).returncode:
            say("That did not work: the tests in the browser will not be run.")
            return

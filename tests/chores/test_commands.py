"""Commands that a chore runs."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHILD = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_chore_that_is_terminated_leaves_no_command_behind() -> None:
    program = f"import sys; from chores.commands import run; run(sys.executable, '-c', {CHILD!r})"
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as chore:
        assert chore.stdout is not None
        child = int(chore.stdout.readline())
        chore.send_signal(signal.SIGTERM)
        chore.wait(60)
    assert chore.returncode == 1, "the exception says how the command ended"
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)

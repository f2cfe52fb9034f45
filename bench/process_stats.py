"""What a process takes of the machine; read from /proc, so on Linux only."""

import os
import sys
import time
from pathlib import Path


def cpu_seconds(pid: int) -> float:
    """All its threads, in the system too; not the processes that it started."""
    if sys.platform != "linux":
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_clock(pid: int) -> float:
    """The same, to the nanosecond."""
    if sys.platform != "linux":
        return 0.0
    # The clock of another process, as clock_getcpuclockid(3) names it.
    return time.clock_gettime(~pid << 3 | 2)


def resident_mb(pid: int) -> float:
    if sys.platform != "linux":
        return 0.0
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def allow_many_sockets() -> None:
    """For this process and the servers that it starts: as many as the system lets it."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

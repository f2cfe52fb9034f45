"""How sure an interval is, wherever the lab gives one."""

from typing import Final

Z_95: Final = 1.959963984540054
"""The 97.5 % quantile of the normal distribution: 95 % lie within so many standard deviations."""

"""Decisions of the search on the kernel as text, to compare them with and without numba's compiler."""

import random
from collections.abc import Iterator

import numpy as np

from clachan.bots.clans.compiled_search import CompiledSearch
from clachan.bots.clans.search import Style
from clachan.games import clans
from tests.support.bots.clans_table import midgame


def describe_decisions() -> Iterator[str]:
    for players, plays, simulations in ((2, 1, 60), (2, 11, 60), (3, 5, 20), (4, 12, 20)):
        state = midgame(players, plays, random.Random(plays))
        view = clans.view(state, clans.to_move(state))
        search = CompiledSearch(view, random.Random(1), Style(inference_scale=4.0))
        search.simulate(simulations)
        for action, visits, mean in search.children():
            yield f"{clans.text(action)} {visits} {mean!r}"


if __name__ == "__main__":
    with np.errstate(over="ignore"):
        for line in describe_decisions():
            print(line)

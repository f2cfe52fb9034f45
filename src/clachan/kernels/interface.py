"""What the kernel of every game offers to code that works with any of them.

A kernel is a module. Its functions take ``setup``, what depends on the number of players only, and ``state``, a
position; both are arrays of ints with named offsets. They change arrays and allocate none, so that a GPU can run them.
In plain Python call them within ``np.errstate(over="ignore")``: unsigned ints wrap around on purpose.

Every kernel has these functions, in this order, the compiled ones first::

    reset(setup, state)                         nothing is dealt yet
    to_move(setup, state)                       a seat, CHANCE, or OVER
    count_legal(setup, state)                   how many actions are legal; 0 when the game is over
    nth_legal(setup, state, number)             one of them, in the order of legal_actions
    nth_weight(setup, state, number)            its weight, when it is chance's turn
    list_legal(setup, state, actions)           all of them; returns how many
    mark_legal(setup, state, mask)              1 for each legal action, by its number, else 0
    apply(setup, state, action)                 the action must be legal
    score(setup, state, scores)                 points by seat, if the game ended now
    find_winners(setup, state)                  a mask of seats, if the game ended now
    play_random(setup, state, rng)              to the end; returns how many moves the seats made
    play_informed(setup, state, rng, ...)       the same, with a preference for good actions
    determinise(setup, state, seat, rng)        other secrets, with the same view for the seat
    observe(setup, state, seat, observation)    what the seat may know, as numbers
    play_random_games(...)                      see `Kernel`

    make_setup(players)
    from_state(state), to_state(setup, array)   the engine's states
    from_view(view, rng)                        one of the states with this view
    number_action(action), name_action(number)  the engine's actions; Glen More takes the array first, for its cells
"""

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clachan.kernels.rng import RngArray

OVER: Final = -2
"""In place of the seat to move, when the game is over; `CHANCE` is -1, as in the rules."""

IntArray: TypeAlias = NDArray[np.signedinteger[Any]]


class Kernel(Protocol):
    """The kernel of one game; docs/kernels.md lists what else each one has."""

    __name__: str

    @property
    def STATE_SIZE(self) -> int:  # noqa: N802 (a constant of a module)
        """How many ints a state has."""

    @property
    def STATE_TYPE(self) -> type[np.signedinteger[Any]]:  # noqa: N802 (the same)
        """The type of its ints."""

    @property
    def ACTIONS(self) -> int:  # noqa: N802 (the same)
        """Actions are numbered from 0 to below this."""

    def make_setup(self, players: int, /) -> IntArray:
        """What depends on the number of players only."""

    def play_random_games(
        self,
        setup: IntArray,
        state: IntArray,
        rng: RngArray,
        seed: np.uint64,
        first: int,
        stop: int,
        step: int,
        wins: IntArray,
        totals: IntArray,
        /,
    ) -> int:
        """Play the games of ``range(first, stop, step)`` and add up wins and scores by seat.

        Returns how many moves the seats made, without those of chance. A state and a random number generator are
        needed to work with; what is in them does not matter.
        """

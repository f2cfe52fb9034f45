"""A group: the same draws, once for each line-up."""

import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

from clachan.bots import STAND_IN
from clachan.core import CHANCE, AnyGame, Seat
from clachan.core.results import places
from clachan.games import GAMES
from clachan.lab.arena.contest import Contest
from clachan.lab.arena.draws import Draws
from clachan.lab.arena.lineups import LineUp
from clachan.lab.arena.results import Forfeit, GamePlayed, Group
from clachan.lab.arena.seats import Decider, Forfeited, our_bot, seated
from clachan.lab.arena.starts import Starts


def play_group(contest: Contest, number: int, starts: Starts | None = None) -> Group:
    """The group with this number; chance and every seat have streams of their own.

    ``starts`` knows the programs that were late in groups before.
    """
    starts = starts or Starts()
    game, count = GAMES[contest.game], len(contest.entrants)
    decisions, seconds = [0] * count, [0.0] * count
    games = []
    for index, line_up in enumerate(contest.line_ups(number)):
        with ExitStack() as stack:
            deciders = [
                stack.enter_context(
                    seated(contest, entrant, seat, f"{number}:{index}:{seat}", starts)
                )
                for seat, entrant in enumerate(line_up)
            ]
            draws = Draws(game, f"{contest.seed}:{number}:chance")
            sitting = Sitting(game, line_up, deciders, draws)
            games.append(sitting.play())
        for seat, entrant in enumerate(line_up):
            decisions[entrant] += sitting.decisions[seat]
            seconds[entrant] += sitting.seconds[seat]
    rounded = tuple(round(spent, 4) for spent in seconds)
    return Group(number, tuple(games), tuple(decisions), rounded)


class Sitting:
    """One game. Whoever forfeits it is last; with two or more left a bot of ours plays on."""

    def __init__(
        self, game: AnyGame, line_up: LineUp, deciders: Sequence[Decider], draws: Draws
    ) -> None:
        self._game, self._line_up, self._draws = game, line_up, draws
        self._deciders = list(deciders)
        self._forfeits: dict[Seat, Forfeited] = {}
        self.decisions = [0] * len(line_up)
        self.seconds = [0.0] * len(line_up)

    def play(self) -> GamePlayed:
        game = self._game
        state = game.new_game(players=len(self._line_up))
        while (seat := game.to_move(state)) is not None:
            legal = game.legal_actions(state)
            if seat == CHANCE:
                action = self._draws.draw(legal, game.chance_weights(state))
            else:
                action = self._decision(seat, game.view(state, seat), legal)
            if action is None:
                break
            state = game.apply(state, action)
        outcome = game.outcome(state)
        ranking = self._ranking(outcome.ranking if outcome else None)
        totals = tuple(sheet.total for sheet in game.score(state))
        for decider in self._deciders:
            decider.hear_end(ranking, totals)
        return GamePlayed(self._line_up, totals, ranking, self._reports())

    def _decision(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """The seat's action; ``None`` where there is nobody left to play against."""
        if seat not in self._forfeits:
            try:
                return self._own_decision(seat, view, legal)
            except Forfeited as failure:
                self._forfeits[seat] = failure
            if len(self._line_up) - len(self._forfeits) < 2:
                return None
            self._deciders[seat] = our_bot(STAND_IN, self._game, random.Random(seat))
        return self._deciders[seat].decide(view, legal)

    def _own_decision(self, seat: Seat, view: Any, legal: Sequence[Any]) -> Any:
        """Of whom the seat is: what a program takes to start, or a stand-in, is not on its account."""
        decider = self._deciders[seat]
        decider.get_ready()
        start = decider.clock()
        action = decider.decide(view, legal)
        self.seconds[seat] += decider.clock() - start
        self.decisions[seat] += len(legal) > 1
        return action

    def _ranking(self, reached: Sequence[int] | None) -> tuple[int, ...]:
        """The game's own, if it was played to its end, behind which all come who forfeited."""
        by_play = reached if reached is not None else [1] * len(self._line_up)
        return places(
            [(0,) if seat in self._forfeits else (1, -place) for seat, place in enumerate(by_play)]
        )

    def _reports(self) -> tuple[Forfeit, ...]:
        return tuple(
            Forfeit(seat, failure.failure, failure.detail)
            for seat, failure in sorted(self._forfeits.items())
        )

"""Undo decided by what a seat has learned, whatever the game."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from clachan.core import CHANCE, Match, Rng, Undo, redo_for, undo_for
from clachan.core.match import AnyMatch
from clachan.games import GAMES, clans
from tests.support.core.matches import deal_match, play_plies

# A toy with many ways to learn something: cards drawn, dealt, laid by face down and turned.
#
# Its course is given beforehand, a word for each ply: ``say0`` (seat 0 acts and nothing happens), ``turn0`` (it turns the
# last card of the pile), ``put`` (chance puts a card there, unseen), ``deal1`` (chance deals one to a hand) and ``draw``
# (for all to see).
PLAYERS = 2


class State(NamedTuple):
    ply: int
    bag: tuple[int, ...]
    pile: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ((),) * PLAYERS
    shown: tuple[int, ...] = ()


class View(NamedTuple):
    seat: int | None
    ply: int
    bag_size: int
    pile_size: int
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]
    shown: tuple[int, ...]


class Pile:
    def __init__(self, cards: int, course: str) -> None:
        self.cards = tuple(range(cards))
        self.course = course.split()

    def new_game(self, players: int, options: Any = ()) -> State:
        return State(0, self.cards)

    def to_move(self, state: State) -> int | None:
        word = "".join(self.course[state.ply : state.ply + 1])
        return int(word[-1]) if word.startswith(("say", "turn")) else CHANCE

    def outcome(self, state: State) -> None:
        """It goes on until the course is at its end."""

    def legal_actions(self, state: State) -> tuple[str, ...]:
        word = self.course[state.ply]
        if self.to_move(state) != CHANCE:
            return (word,)
        return tuple(f"{word} {card}" for card in state.bag)

    def apply(self, state: State, action: str) -> State:
        word, *named = action.split()
        card = int(named[0]) if named else -1
        state = state._replace(
            ply=state.ply + 1, bag=tuple(other for other in state.bag if other != card)
        )
        match word[:4]:
            case "draw":
                return state._replace(shown=(*state.shown, card))
            case "put":
                return state._replace(pile=(*state.pile, card))
            case "turn":
                return state._replace(pile=state.pile[:-1], shown=(*state.shown, state.pile[-1]))
            case "deal":
                hands = list(state.hands)
                hands[int(word[-1])] += (card,)
                return state._replace(hands=tuple(hands))
            case _:
                return state

    def view(self, state: State, seat: int | None) -> View:
        hand = () if seat is None else state.hands[seat]
        sizes = tuple(map(len, state.hands))
        return View(seat, state.ply, len(state.bag), len(state.pile), sizes, hand, state.shown)

    def seen(self, state: State, action: str, seat: int | None) -> str:
        word = self.course[state.ply]
        unseen = word == "put" or (word.startswith("deal") and word != f"deal{seat}")
        return f"{word} ?" if unseen else action

    def determinise(self, view: View, rng: Rng) -> State:
        deck = [card for card in self.cards if card not in view.hand + view.shown]

        def some(count: int) -> tuple[int, ...]:
            return tuple(deck.pop(rng.randrange(len(deck))) for _ in range(count))

        hands = tuple(
            view.hand if seat == view.seat else some(size)
            for seat, size in enumerate(view.hand_sizes)
        )
        pile = some(view.pile_size)
        return State(view.ply, tuple(deck), pile, hands, view.shown)

    def text(self, action: str) -> str:
        return action

    parse = text


def matches(cards: int, course: str) -> Iterator[AnyMatch]:
    """The course with every card that chance can take."""
    game: Any = Pile(cards, course)
    running: list[AnyMatch] = [Match.new(game, PLAYERS)]
    for _ in game.course:
        running = [
            match.play(game.to_move(match.state), action)
            for match in running
            for action in game.legal_actions(match.state)
        ]
    yield from running


def free(match: AnyMatch, seat: int) -> bool:
    undo = undo_for(match, seat)
    assert undo is not None
    return undo.free


def is_free(cards: int, course: str, seat: int = 0) -> bool:
    """Whether undo is free at the end of the course, whatever chance has brought."""
    found = {free(match, seat) for match in matches(cards, course)}
    assert len(found) == 1
    return found.pop()


def test_ones_own_action_is_taken_back_freely() -> None:
    match = play_plies(deal_match(), 1)
    assert undo_for(match, 0) == Undo(ply=25, free=True)
    assert match.undo(0).ply == 25


def test_after_another_seat_has_acted_it_is_asked() -> None:
    match = play_plies(deal_match(3), 4)
    assert undo_for(match, 0) == Undo(ply=match.ply - 1, free=True)
    assert undo_for(match, 2) == Undo(ply=match.ply - 2, free=False)
    assert undo_for(match, 1) == Undo(ply=match.ply - 3, free=False)


def test_nothing_to_undo() -> None:
    match: AnyMatch = Match.new(clans, 2)
    while match.to_move == CHANCE:
        assert undo_for(match, 0) is undo_for(match, 1) is None
        match = match.play(CHANCE, clans.legal_actions(match.state)[0])
    assert undo_for(match, 0) is None
    assert undo_for(play_plies(match, 1), 1) is None


@pytest.mark.parametrize("seat", [CHANCE, 2, 99])
def test_no_undo_for_a_seat_that_is_not_there(seat: int) -> None:
    assert undo_for(play_plies(deal_match(), 2), seat) is None
    assert not redo_for(play_plies(deal_match(), 2).undo(0), seat)


def test_no_undo_after_the_end_and_none_for_who_has_resigned() -> None:
    ended = play_plies(deal_match(), 16)
    assert undo_for(ended, 0) is undo_for(ended, 1) is None
    match = play_plies(deal_match(3), 3).resign(0)
    assert undo_for(match, 0) is None
    assert undo_for(match, 2) == Undo(match.ply - 1, free=True)


def test_redo_is_for_who_has_undone_until_something_new_is_played() -> None:
    match = play_plies(deal_match(), 3)
    back = match.undo(0)
    assert redo_for(back, 0)
    assert not redo_for(back, 1)
    assert not redo_for(match, 0)
    assert not redo_for(play_plies(back, 1), 0)
    assert not redo_for(back.resign(1), 0)


def test_an_action_that_turns_a_card_is_not_free_unless_the_card_was_certain() -> None:
    assert not is_free(3, "put turn0")
    assert not is_free(2, "put turn0")
    assert is_free(1, "put turn0")
    assert is_free(2, "draw put turn0")


def test_a_card_that_another_has_turned_does_not_matter_any_more() -> None:
    assert is_free(3, "put turn1 say0")
    assert not is_free(3, "put say0 turn1")


def test_a_card_dealt_to_oneself_is_learned_and_one_dealt_to_another_is_not() -> None:
    assert not is_free(4, "say0 deal0")
    assert is_free(4, "say0 deal1")
    assert is_free(4, "say0 put")
    assert not is_free(4, "say0 deal1 deal0")
    assert is_free(4, "deal0 say0")


def test_a_draw_is_learned_unless_it_was_certain() -> None:
    assert not is_free(2, "say0 draw")
    assert is_free(1, "say0 draw")
    assert is_free(2, "draw say0 draw")


def test_certain_is_what_the_seat_can_know_not_what_the_bag_holds() -> None:
    """One card is left in the bag; only who holds the other knows which."""
    assert is_free(2, "deal0 say0 draw", seat=0)
    assert not is_free(2, "deal1 say0 draw", seat=0)


def test_what_was_undone_is_not_forgotten() -> None:
    for match in matches(3, "put say0 turn0"):
        assert undo_for(match.undo(0), 0) == Undo(ply=1, free=False)
    for match in matches(1, "put say0 turn0"):
        assert undo_for(match.undo(0), 0) == Undo(ply=1, free=True)
    answered = play_plies(deal_match(), 2).undo(1)
    assert undo_for(answered, 0) == Undo(ply=25, free=False)


def test_what_was_undone_before_the_decision_does_not_matter() -> None:
    for match in matches(3, "say0 draw"):
        again = match.undo(0).play(0, "say0")
        assert undo_for(again, 0) == Undo(ply=0, free=True)
    match = play_plies(deal_match(), 2)
    assert free(play_plies(match.undo(0), 1), 0)
    assert not free(match.undo(0).redo(0), 0)


def shown_to(match: AnyMatch, seat: int, ply: int) -> list[tuple[str, object]]:
    """Everything that the seat was shown up to this ply: each action and the view after it."""
    seen = [entry.action for entry in match.seen(seat)]
    views = [match.game.view(step.after, seat) for step in match.line]
    return list(zip(seen, views, strict=True))[:ply]


def has_learned(match: AnyMatch, others: list[AnyMatch], seat: int, ply: int) -> bool:
    """By the book: of all that chance could have brought, what looked alike does so no more."""
    before, after = shown_to(match, seat, ply), shown_to(match, seat, ply + 1)
    alike = [other for other in others if shown_to(other, seat, ply) == before]
    return any(shown_to(other, seat, ply + 1) != after for other in alike)


@pytest.mark.unmeasured
def test_it_agrees_with_looking_at_all_that_chance_could_have_brought(
    deep: bool, rng: random.Random
) -> None:
    words = ("say0", "put", "put turn0", "deal0", "deal1", "draw")
    for _ in range(300 if deep else 20):
        course = " ".join(["say0", *rng.choices(words, k=3)])
        every = list(matches(4, course))
        for match in every:
            back = undo_for(match, 0)
            assert back is not None
            plies = range(back.ply, match.ply)
            learned = any(has_learned(match, every, 0, ply) for ply in plies)
            assert back.free is not learned, (course, match.log)


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", GAMES)
def test_twin_worlds_give_the_same_answer(name: str, deep: bool, rng: random.Random) -> None:
    """What is hidden from a seat decides nothing about its undo."""
    game = GAMES[name]
    for players in game.meta.players[: None if deep else 2]:
        line = random_line(name, players, rng)
        start: AnyMatch = Match.new(game, players)
        for seat in range(players):
            cut = play_line(start, line[: rng.randrange(len(line))])
            seen = tuple(game.parse(entry.action) for entry in cut.seen(seat))
            twin_line = game.retrace(game.view(cut.state, seat), seen, rng)
            one = two = start
            for action, other in zip(line, twin_line, strict=False):
                one, two = play_line(one, [action]), play_line(two, [other])
                assert undo_for(one, seat) == undo_for(two, seat)


def random_line(name: str, players: int, rng: random.Random) -> list[object]:
    game, line = GAMES[name], []
    state = game.new_game(players)
    while game.to_move(state) is not None:
        line.append(rng.choice(game.legal_actions(state)))
        state = game.apply(state, line[-1])
    return line


def play_line(match: AnyMatch, line: list[object]) -> AnyMatch:
    for action in line:
        assert match.to_move is not None
        match = match.play(match.to_move, action)
    return match

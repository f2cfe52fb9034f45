"""The rules: a new game, whose turn it is, the legal actions and their effects."""

from clachan.core import CHANCE, IllegalAction, Options, Seat
from clachan.games.clans.actions import Action, Deal, Play, PlayFaceDown
from clachan.games.clans.components import NEAR_COLOUR, SHIELDS, SLOT_NAMES
from clachan.games.clans.legal import deals, plays
from clachan.games.clans.meta import meta
from clachan.games.clans.refusals import why_illegal
from clachan.games.clans.setup import SETUPS, TURNS
from clachan.games.clans.state import EMPTY, State
from clachan.games.clans.steps import after_deal, after_face_down, after_play


def new_game(players: int, options: Options = ()) -> State:
    if type(players) is not int or players not in SETUPS:
        allowed = ", ".join(map(str, meta.players))
        raise ValueError(f"players must be one of {allowed} for clans, not {players!r}")
    if options != ():
        raise ValueError(f"options: clans has none, not {options!r}")
    setup = SETUPS[players]
    return State(
        players=players,
        plies=0,
        bag=setup.cards,
        hands=(0,) * players,
        free=setup.slots,
        near=(0,) * (max(NEAR_COLOUR) + 1),
        table=bytes([EMPTY] * len(SLOT_NAMES)),
        stacks=((),) * setup.tiles,
        shields=(SHIELDS,) * players,
        face_down=(),
        ruled_out=(0,) * players,
        plays=b"",
    )


def to_move(state: State) -> Seat | None:
    return TURNS[state.players][state.plies]


def legal_actions(state: State) -> tuple[Action, ...]:
    """By card, then slot, then without a shield before with one.

    Cards go by rank, then colour in the order of CG 1.2; slots as in CG 2.3, tile by tile.
    """
    seat = TURNS[state.players][state.plies]
    if seat is None:
        return ()
    if seat == CHANCE:
        return deals(state.bag)
    return plays(state, seat)


def chance_weights(state: State) -> tuple[int, ...]:
    """Every card left in the bag is as likely as any other."""
    if TURNS[state.players][state.plies] != CHANCE:
        return ()
    return (1,) * state.bag.bit_count()


def apply(state: State, action: object) -> State:
    refusal = why_illegal(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    if isinstance(action, Play):
        return after_play(state, action)
    if isinstance(action, Deal):
        return after_deal(state, action)
    assert isinstance(action, PlayFaceDown)  # seen forms are always refused
    return after_face_down(state, action)

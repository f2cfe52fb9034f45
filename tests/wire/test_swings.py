"""Why a match turned: the sentence names what changed the lead most."""

import pytest

from clachan.cli.text import LANGUAGES, Translator
from clachan.core import Args, Message, ScoreItem, ScoreSheet
from clachan.core.turns import Swing, Turn, swings
from clachan.wire.swings import swing_words

TILES = "glenmore-score-tiles"


def sheet(*items: ScoreItem) -> ScoreSheet:
    return ScoreSheet(items)


def item(key: str, points: int, **args: int | str) -> ScoreItem:
    return ScoreItem(Message(key, tuple(args.items())), points)


def lead(points: int, scoring: int, what: str) -> ScoreItem:
    return item("glenmore-score-lead", points, scoring=scoring, what=what, count=9, fewest=1)


def coins(points: int) -> ScoreItem:
    return item("glenmore-score-coins", points, count=points)


def words(before: list[ScoreSheet], after: list[ScoreSheet], seat: int = 0) -> tuple[str, Args]:
    """The sentence for a turn of this seat that led from one sheet to the other."""
    totals = [tuple(one.total for one in sheets) for sheets in (before, after)]
    turns = [Turn(1, seat, totals[0]), Turn(2, seat, totals[1])]
    swing = next(swing for swing in swings(turns) if swing.turn.ply == 2)
    message = swing_words(swing, before, after)
    return message.key, message.args


def about(points: int, change: str, rival: int = 1, **args: int | str) -> Args:
    """``rival``: -1 for several."""
    return (("seat", 0), ("points", points), ("change", change), ("rival", rival), *args.items())


def test_what_a_scoring_brings_in_several_comparisons_is_one_cause() -> None:
    before = [sheet(coins(2)), sheet(coins(2))]
    after = [sheet(lead(5, 3, "whisky"), lead(3, 3, "cards"), coins(9)), sheet(coins(2))]
    assert words(before, after) == ("glenmore-swing-lead", about(15, "gain", scoring=3))


def test_what_the_rival_gets_is_a_cause_too() -> None:
    before = [sheet(), sheet()]
    after = [sheet(coins(3)), sheet(lead(8, 1, "cards"))]
    assert words(before, after) == ("glenmore-swing-lead", about(5, "loss", scoring=1))


def test_items_that_were_there_before_are_none() -> None:
    tavern = item("glenmore-score-activation", 4, tile=67, kind="tavern_4")
    before = [sheet(lead(8, 1, "cards")), sheet(item(TILES, -3, count=1))]
    after = [sheet(lead(8, 1, "cards"), tavern), sheet(item(TILES, -6, count=2))]
    assert words(before, after) == (
        "glenmore-swing-activation",
        about(7, "gain", kind="tavern_4"),
    )


def test_of_a_tile_of_clans_the_rank_is_named() -> None:
    before = [sheet(), sheet(item("clans-score-take", 14, tile=3, shield=1, rank=7, cards=2))]
    after = [sheet(item("clans-score-take", 14, tile=3, shield=2, rank=7, cards=2)),
             sheet(item("clans-score-take", 4, tile=3, shield=1, rank=4, cards=1))]  # fmt: skip
    assert words(before, after) == ("clans-swing-take", about(24, "gain", tile=3, rank=7))


def test_a_game_without_causes_has_a_sentence_without_one() -> None:
    before, after = [sheet(), sheet()], [sheet(item("pile-score", 4)), sheet()]
    assert words(before, after) == ("match-swing", about(4, "gain"))


def test_so_is_a_change_of_which_no_cause_did_most() -> None:
    before, after = [sheet(), sheet()], [sheet(coins(3), lead(3, 1, "cards")), sheet()]
    assert words(before, after) == ("match-swing", about(6, "gain"))


def test_the_best_of_the_others_may_fall_behind_another() -> None:
    """What they lost is the cause, not the little that was won besides."""
    before = [sheet(), sheet(lead(9, 1, "cards")), sheet(coins(5))]
    after = [sheet(coins(1)), sheet(), sheet(coins(5))]
    assert words(before, after) == ("glenmore-swing-lead", about(5, "gain", -1, scoring=1))


def test_or_be_overtaken() -> None:
    """What the two of them have their points for is no change."""
    tavern = item("glenmore-score-activation", 6, tile=67, kind="tavern_4")
    before = [sheet(), sheet(lead(8, 1, "cards"), coins(2)), sheet(coins(9))]
    after = [sheet(), before[1], sheet(coins(9), tavern)]
    expected = about(5, "loss", -1, kind="tavern_4")
    assert words(before, after) == ("glenmore-swing-activation", expected)


def test_what_it_took_to_overtake_counts_only_from_there_on() -> None:
    tavern = item("glenmore-score-activation", 20, tile=67, kind="tavern_4")
    before = [sheet(coins(10)), sheet(lead(15, 1, "cards")), sheet()]
    after = [sheet(), before[1], sheet(tavern)]
    assert words(before, after) == ("glenmore-swing-coins", about(15, "loss", -1))


def test_a_change_of_lead_that_left_the_own_lead_as_it_was_says_so() -> None:
    swing = Swing(Turn(3, 2, (9, 11, 2)), 0, leader=1)
    said = {
        Translator(lang, ("Ada", "Bob", "Cyd"), reader=reader).message(swing_words(swing, (), ()))
        for lang in LANGUAGES
        for reader in (1, 2)
    }
    assert len(said) == 6
    assert sum("Cyd" in sentence for sentence in said) == 3


CAUSES: dict[str, dict[str, int | str]] = {
    "match-swing": {},
    "clans-swing-take": {"tile": 2, "rank": 7},
    **{f"glenmore-swing-{name}": {} for name in "iona morar duart coins tiles".split()},
    "glenmore-swing-lead": {"scoring": 2},
    "glenmore-swing-activation": {"kind": "grocer"},
}


@pytest.mark.parametrize("rival", [1, -1], ids=["one-rival", "several"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", CAUSES)
def test_every_cause_has_sentences_for_its_player_and_for_others(
    key: str, lang: str, rival: int
) -> None:
    sentences = {
        Translator(lang, ("Ewa", "Bob"), reader=reader).message(
            Message(key, about(points, change, rival, **CAUSES[key]))
        )
        for points in (1, 3, 10)
        for change in ("gain", "loss")
        for reader in (0, 1)
    }
    assert len(sentences) == 12
    assert sum("Ewa" in sentence for sentence in sentences) == 6
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)

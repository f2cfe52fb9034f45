r"""The rules for readers, `clachan/rules/<language>/<game>.md`: whole, equal in every language, true.

The texts are blocks between empty lines, and each block is one of

- a heading `#`, `##` or `###`; the only `#` is the game's title
- a rule: a paragraph that begins with its number in brackets, `[CG 4.2] Only when …`. The number is
  an anchor; the same number elsewhere in a text, without brackets, refers to it
- a list of lines `- …`, continued by lines that begin with two spaces
- a table with a head
- a picture (below)
- any other paragraph.

In them `**bold**` is the only markup. A picture is a line `{game:what ARGUMENTS | what it shows}`; behind
the bar stands the text for readers who do not see it. A client draws it from the real components:

    clans:cards CARD …             cards side by side                        7G 5K
    clans:targes SEAT …            a shield of each of these seats           0 1 2 3
    clans:slots PLAYERS LAID …     the table for that many players           2 1N2=4R 2S3=? 2=1,0
        SLOT=CARD                  a card that lies there face up
        SLOT=?                     a place that the text speaks of
        TILE=SEAT,…                the stack of a tile, the first shield first
    clans:takes SEAT:CARD,… …      each shield of a tile with what it takes  1:3Y,3G 0: -:6B
        SEAT:                      a shield that takes nothing
        -:CARD,…                   the cards that no player gets, at the end
    glenmore:goods GOOD …          signs side by side                        wood whisky member
    glenmore:tiles TILE …          tiles by number, S the start village      S 24 37
    glenmore:ring ENTRY …          13 entries from the tail: a tile, the     P0 D 5 12 …
                                   figure of a seat, or the die
    glenmore:market LEVEL …        the rows, in the order of the resources   0 1 2 3 1
    glenmore:land CELL=LAID …      a land, as in its view                    0,0=S:m1 0,1=2:w3 1,0=?
        CELL=TILE:m1:w2            with clan members (m) and cubes (w wood, s stone, g grain,
                                   c cattle, h sheep), and how many of each
        CELL=?                     a free cell that the text speaks of
"""

import importlib
import inspect
import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from clachan.cli.text import LANGUAGES, Translator
from clachan.core import Reason
from clachan.core.log import MatchReason
from clachan.games import GAMES, clans
from clachan.games.clans.components import BITS, SLOT_NAMES, card, indices, slot
from clachan.games.clans.conditions import fitting_slots
from clachan.games.clans.setup import SETUPS
from clachan.games.clans.state import State as ClansState
from clachan.games.glenmore.components import COSTS, EFFECTS, KINDS, PLACES, RESOURCES
from tests.support.catalog import messages
from tests.support.games import clans_photo, glenmore_photo

FOLDER = files("clachan") / "rules"
DOCS = Path(__file__).parents[1] / "docs"
TEXTS = [(language, game) for language in LANGUAGES for game in GAMES]

NUMBER = r"(?:CG|GM|M) \d+(?:\.\d+)?"
CARD = r"[3-8][ROYGBVK]"
CARDS = rf"{CARD}(?:,{CARD})*"
SLOT = r"[1-6](?:[NS][1-3]|W|E)"
TILE = r"(?:S|[1-9]|[1-5]\d|6[0-7])"
CELL = r"-?\d+,-?\d+"
GOOD = "wood|stone|grain|cattle|sheep|whisky|coin|member|chieftain"
PICTURES = {
    "clans:cards": rf"{CARD}(?: {CARD})*",
    "clans:targes": r"[0-3](?: [0-3])*",
    "clans:slots": rf"[2-4](?: {SLOT}=(?:{CARD}|\?))*(?: [1-6]=[0-3](?:,[0-3])*)*",
    "clans:takes": rf"[0-3]:(?:{CARDS})?(?: [0-3]:(?:{CARDS})?)*(?: -:{CARDS})?",
    "glenmore:goods": rf"(?:{GOOD})(?: (?:{GOOD}))*",
    "glenmore:tiles": rf"{TILE}(?: {TILE})*",
    "glenmore:ring": rf"(?:P[0-4]|D|{TILE})(?: (?:P[0-4]|D|{TILE})){{12}}",
    "glenmore:market": r"[0-3](?: [0-3]){4}",
    "glenmore:land": rf"{CELL}=(?:{TILE}(?::[mwsgch]\d)*|\?)(?: {CELL}=(?:{TILE}(?::[mwsgch]\d)*|\?))*",
}


# Reading


class Block(NamedTuple):
    kind: str
    shared: str
    """What is the same in every language: a level, a number, a picture, a number of rows."""
    text: str


def blocks(language: str, game: str) -> list[Block]:
    text = (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")
    return [block(lines) for lines in text.removesuffix("\n").split("\n\n")]


def block(lines: str) -> Block:
    if heading := re.fullmatch(r"(#{1,3}) (\S.*)", lines):
        return Block("heading", heading[1], heading[2])
    if picture := re.fullmatch(r"\{(\S+) ([^|{}]+) \| ([^|{}]+)\}", lines):
        return Block("picture", f"{picture[1]} {picture[2]}", picture[3])
    if rule := re.match(rf"\[({NUMBER})\] (?=\S)", lines):
        return Block("rule", rule[1], lines[rule.end() :])
    if lines.startswith("|"):
        rows = [str(row.count("|") - 1) for row in lines.split("\n")]
        return Block("table", " ".join(rows), lines)
    if lines.startswith("- "):
        return Block("list", str(len(re.findall("^- ", lines, re.MULTILINE))), lines)
    return Block("paragraph", "", lines)


def anchors(language: str, game: str) -> list[str]:
    return [rule.shared for rule in blocks(language, game) if rule.kind == "rule"]


def pictures(game: str, what: str) -> list[str]:
    """The arguments of all pictures of this sort; they are the same in every language."""
    shown = [block.shared for block in blocks("en", game) if block.kind == "picture"]
    return [words.removeprefix(f"{what} ") for words in shown if words.startswith(f"{what} ")]


def rows(language: str, game: str, rule: str) -> list[list[str]]:
    """The cells of the table behind a rule, without its head."""
    found = blocks(language, game)
    table = found[[one.shared for one in found].index(rule) + 1].text
    return [row.strip("| ").split(" | ") for row in table.split("\n")[2:]]


# Whole


def test_there_is_a_text_for_every_game_in_every_language() -> None:
    found = [(folder.name, file.name) for folder in FOLDER.iterdir() for file in folder.iterdir()]
    assert sorted(found) == sorted((language, f"{game}.md") for language, game in TEXTS)


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_a_text_has_the_title_of_its_game_and_no_other(language: str, game: str) -> None:
    titles = [one.text for one in blocks(language, game) if one.shared == "#"]
    assert titles == [GAMES[game].meta.titles[language]]
    assert blocks(language, game)[0].text == titles[0]


def cited(game: str) -> set[str]:
    """The rules that a refusal or an ending of this game names."""
    reasons = importlib.import_module(f"clachan.games.{game}.reasons")
    classes = [one for _, one in inspect.getmembers(reasons, inspect.isclass)]
    return {reason.rule for one in classes if issubclass(one, Reason) for reason in one}


def documented(game: str) -> set[str]:
    """The numbered rules of the game's page, without its examples."""
    page = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    examples = re.search(r"^## (\d+) Examples$", page, re.MULTILINE)
    assert examples is not None
    prefix = min(cited(game)).split()[0]
    numbers = re.findall(r"^- (\d+\.\d+) ", page, re.MULTILINE)
    return {f"{prefix} {one}" for one in numbers if one.split(".")[0] != examples[1]}


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_every_rule_that_can_be_named_has_its_anchor(language: str, game: str) -> None:
    named = cited(game) | {reason.rule for reason in MatchReason}
    assert named <= set(anchors(language, game))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_those_of_the_games_page_and_of_the_match(game: str) -> None:
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    of_the_match = re.findall(r"^\| (M \d+) \|", page, re.MULTILINE)
    found = anchors("en", game)
    assert set(found) == documented(game) | cited(game) | set(of_the_match)
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_every_reference_leads_to_an_anchor(language: str, game: str) -> None:
    text = " ".join(one.text for one in blocks(language, game)).replace("\n", " ")
    assert set(re.findall(rf"\b{NUMBER}", text)) <= set(anchors(language, game))


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_bold_is_the_only_markup(language: str, game: str) -> None:
    for one in blocks(language, game):
        plain = re.sub(r"\*\*[^*]+\*\*", "", one.text)
        assert not re.search(r"[*_`<>\[\]{}\\#]|https?:", plain), one
        if one.kind != "list":
            assert not re.search("^[- ]", one.text, re.MULTILINE), one
        if one.kind == "table":
            assert len(set(one.shared.split())) == 1, one


# Taught


def quick_start(language: str, game: str) -> list[Block]:
    """The blocks of the first chapter."""
    found = blocks(language, game)
    headings = [at for at, one in enumerate(found) if one.kind == "heading"]
    return found[headings[1] + 1 : headings[2]]


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_the_quick_start_is_a_page_with_pictures_and_refers_to_nothing(
    language: str, game: str
) -> None:
    found = quick_start(language, game)
    text = " ".join(one.text for one in found if one.kind != "picture")
    assert sum(one.kind == "picture" for one in found) >= 3
    # Three minutes at 130 words a minute, which is slow.
    assert len(text.split()) < 3 * 130
    assert not re.search(rf"\b{NUMBER}", text)


# How old players are, as the box says.
AGES = {"en": "aged 10 and up", "de": "ab 10 Jahren", "pl": "od 10 lat"}
NEVER_MOVED = {
    "en": "Shields never move.",
    "de": "Ein Schild wird nie wieder versetzt.",
    "pl": "Położonej tarczy nie można już przenieść.",
}


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_a_text_begins_with_the_age_of_its_players(language: str, game: str) -> None:
    assert AGES[language] in blocks(language, game)[1].text.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_start_of_clans_has_the_tips_of_the_book(language: str) -> None:
    found = quick_start(language, "clans")
    text = " ".join(" ".join(one.text.split()) for one in found if one.kind != "picture")
    assert NEVER_MOVED[language] in text
    # Four 3s beat two 4s.
    assert "clans:takes 0:3R,3Y,3G,3B 1:4O,4K" in [one.shared for one in found]
    assert re.search(r"\b12\b.*\b8\b", text)


# What a game is about, where a text begins with it.
GOALS = {
    "en": {"The player with the most points wins."},
    "de": {"Wer die meisten Punkte hat, gewinnt.", "Wer die meisten Siegpunkte hat, gewinnt."},
    "pl": {"Wygrywa, kto zdobędzie najwięcej punktów."},
}
FIRST_LESSONS = {"clans": "web-coach-clans-0", "glenmore": "web-coach-glenmore-taking-0"}


def first_sentence(text: str) -> str:
    return text.partition(".")[0] + "."


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_the_quick_start_and_the_coach_begin_with_the_goal(language: str, game: str) -> None:
    lesson = Translator(language).say(FIRST_LESSONS[game])
    goal = first_sentence(quick_start(language, game)[0].text)
    assert goal in GOALS[language]
    assert first_sentence(lesson) == goal


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_the_lessons_of_the_coach_are_read_in_three_minutes(language: str, game: str) -> None:
    """So most of the ten minutes of a first game are left for moves."""
    words = Translator(language)
    lessons = [words.say(key) for key in messages(language) if key.startswith(f"web-coach-{game}-")]
    assert len(lessons) >= 8
    assert len(" ".join(lessons).split()) < 3 * 130


def test_every_special_place_is_pictured() -> None:
    shown = {tile for row in pictures("glenmore", "glenmore:tiles") for tile in row.split()}
    assert {str(tile) for tile, place in enumerate(PLACES) if place} <= shown


# Equal


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_every_language_has_the_same_chapters_rules_and_pictures(language: str, game: str) -> None:
    found = [(one.kind, one.shared) for one in blocks(language, game)]
    assert found == [(one.kind, one.shared) for one in blocks("en", game)]


@pytest.mark.parametrize(("language", "game"), TEXTS)
def test_every_language_gives_the_same_figures(language: str, game: str) -> None:
    for one, other in zip(blocks(language, game), blocks("en", game), strict=True):
        if one.kind in ("rule", "table", "list"):
            assert sorted(re.findall(r"\d+", one.text)) == sorted(re.findall(r"\d+", other.text)), (
                one
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_close_with_the_same_chapter_about_the_table(language: str) -> None:
    chapters = []
    for game in GAMES:
        text = (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")
        chapters.append(text[text.rindex("\n## ") :])
    assert "[M 1]" in chapters[0]
    assert len(set(chapters)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_picture_shows_is_described_in_each_language(game: str) -> None:
    found = zip(*(blocks(language, game) for language in LANGUAGES), strict=True)
    for shown in found:
        if shown[0].kind == "picture":
            assert len({one.text for one in shown}) == len(LANGUAGES), shown[0]


# True


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_of_the_documented_sorts(game: str) -> None:
    for one in blocks("en", game):
        if one.kind == "picture":
            what, arguments = one.shared.split(" ", 1)
            assert what.split(":")[0] == game
            assert re.fullmatch(PICTURES[what], arguments), one


def test_every_sort_of_picture_is_used() -> None:
    assert all(pictures(what.split(":")[0], what) for what in PICTURES)


def clans_table(picture: str) -> tuple[ClansState, set[str]]:
    """The position of a picture, first seat to move, and the places that it marks."""
    players, *words = picture.split()
    laid = [word for word in words if "?" not in word and not word[:2].endswith("=")]
    stacks = {int(word[0]): word[2:].split(",") for word in words if word[1] == "="}
    state = clans_photo.position(
        table=" ".join(laid),
        hands=("",) * int(players),
        stacks={tile: tuple(map(int, seats)) for tile, seats in stacks.items()},
    )
    return state, {word.split("=")[0] for word in words if word.endswith("=?")}


@pytest.mark.parametrize("picture", pictures("clans", "clans:slots"))
def test_a_pictured_table_has_its_places_and_cards_once(picture: str) -> None:
    setup = SETUPS[int(picture[0])]
    laid = [word.split("=") for word in picture.split()[1:] if word[1] != "="]
    faces = [face for _, face in laid if face != "?"]
    assert all(setup.slots & BITS[slot(place)] for place, _ in laid)
    assert all(setup.cards & BITS[card(face)] for face in faces)
    assert len({place for place, _ in laid}) == len(laid)
    assert len(set(faces)) == len(faces)


def test_marked_places_are_those_adjacent_to_the_two_cards() -> None:
    state, marked = clans_table(pictures("clans", "clans:slots")[1])
    near = SETUPS[2].adjacent[slot("1W")] | SETUPS[2].adjacent[slot("2N3")]
    assert marked == {SLOT_NAMES[place] for place in indices(near)}
    assert near & ~state.free == 0


def test_start_cards_lie_where_they_are_dealt() -> None:
    state, _ = clans_table(pictures("clans", "clans:slots")[2])
    taken = SETUPS[3].slots & ~state.free
    assert {SLOT_NAMES[place] for place in indices(taken)} == set("1N2 2S2 3N2 4S2 5N2".split())


@pytest.mark.parametrize(("table", "face"), [(0, 0), (3, 2)])
def test_marked_places_are_those_that_the_card_fits(table: int, face: int) -> None:
    state, marked = clans_table(pictures("clans", "clans:slots")[table])
    fitting = fitting_slots(state, card(pictures("clans", "clans:cards")[face]))
    assert marked == {SLOT_NAMES[place] for place in indices(fitting)}


def taken(state: ClansState, tile: int) -> list[tuple[int, int, int]]:
    """Of each shield that takes something: its number, seat and points."""
    found = []
    for seat, sheet in enumerate(clans.score(state)):
        for item in sheet.items:
            args = dict(item.source.args)
            if args["tile"] == tile:
                found.append((int(args["shield"]), seat, item.points))
    return sorted(found)


def shown(picture: str) -> list[tuple[int, int, int]]:
    takes = [word.split(":") for word in picture.split() if word[0] != "-"]
    return [
        (number, int(seat), sum(int(name[0]) for name in names.split(",")))
        for number, (seat, names) in enumerate(takes, 1)
        if names
    ]


@pytest.mark.parametrize("picture", pictures("clans", "clans:takes"))
def test_shields_take_what_is_pictured(picture: str) -> None:
    names = re.findall(CARD, picture)
    places = [name for name in SLOT_NAMES if name[0] == "1"]
    stack = tuple(int(seat) for seat in re.findall(r"(\d):", picture))
    state = clans_photo.position(
        table=" ".join(f"{place}={name}" for place, name in zip(places, names, strict=False)),
        stacks={1: stack},
    )
    assert len(names) <= len(places)
    assert taken(state, 1) == shown(picture)


def test_the_example_of_clans_can_be_played() -> None:
    tables, takes = pictures("clans", "clans:slots"), pictures("clans", "clans:takes")
    before, _ = clans_table(tables[4])
    start = clans_photo.position(
        table=tables[3].split(" ", 1)[1].split(" 1S1=?")[0], hands=("3Y 6G", "6B 5G")
    )
    state = clans_photo.after(start, "3Y@2N1", "6B@2S1+")
    assert (state.table, state.stacks) == (before.table, before.stacks)
    state = clans_photo.after(state, "6G@2N3+")
    assert taken(state, 2) == shown(takes[-2]) == [(1, 1, 6), (2, 0, 18)]
    state = clans_photo.after(state, "5G@2S3+")
    assert taken(state, 2) == shown(takes[-1]) == [(1, 1, 6), (2, 0, 5), (3, 1, 18)]


def test_pictured_rings_hold_every_entry_once() -> None:
    quick, first, example = (ring.split() for ring in pictures("glenmore", "glenmore:ring"))
    assert first[:4] == ["P0", "P1", "P2", "D"]
    assert {int(tile) for tile in first[4:12]} == set(range(1, 9))
    assert len(set(quick)) == len(set(first)) == len(set(example)) == 13


def unmarked(picture: str) -> str:
    return " ".join(word for word in picture.split() if not word.endswith("=?"))


def test_marked_cells_are_those_where_a_plain_tile_may_lie() -> None:
    picture = pictures("glenmore", "glenmore:land")[1]
    marked = {word.split("=")[0] for word in picture.split() if word.endswith("=?")}
    state = glenmore_photo.position(glenmore_photo.land(unmarked(picture)), tiles="12 3 8")
    takes = [text.split()[1:] for text in glenmore_photo.starting(state, "take")]
    assert {cell for tile, cell in takes if tile == "12"} == marked
    assert [cell for tile, cell in takes if tile == "3"] == ["0,-1"]
    assert [cell for tile, cell in takes if tile == "8"] == ["-1,0"]


def test_the_example_turn_of_glen_more_can_be_played() -> None:
    _, _, before, after = pictures("glenmore", "glenmore:land")
    chain = pictures("glenmore", "glenmore:ring")[2]
    state = glenmore_photo.position(
        glenmore_photo.land(unmarked(before)), players=3, chain=chain, market="1 1 1 1 1"
    )
    state = glenmore_photo.play(
        state,
        "take 13 -1,1; pay wood 0,1; activate 0,1; activate -1,1; pay wood 0,1; pay stone 1,0; "
        "buy grain; activate -1,0; activate 0,0; done; promote 0,0; move -1,0 -1,1",
    )
    assert glenmore_photo.picture_line(state, "land 0") == after
    assert (
        glenmore_photo.picture_line(state, "player 0") == "coins 4 whisky 0 chieftains 1 points 5"
    )
    assert glenmore_photo.picture_line(state, "chain") == " ".join(["P0", *chain.split()[3:]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_places_cost_what_their_tiles_say(language: str) -> None:
    words = Translator(language)
    table = rows(language, "glenmore", "GM 7.2")
    assert [row[0] for row in table] == [place for place in PLACES if place]
    for place, cost, *_ in table:
        due = COSTS[PLACES.index(place)].due
        if due and max(due) < len(RESOURCES):
            named = [words.say("glenmore-due-one", resource=RESOURCES[kind]) for kind in due]
            assert cost == ", ".join(named)


TRADERS = (
    "distillery butcher_sheep butcher_cattle butcher_mixed fair_3 fair_4 fair_5 grocer bridge "
    "tavern_3 tavern_4"
).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_traders_have_their_usual_names_and_give_their_points(language: str) -> None:
    names = [Translator(language).say("glenmore-kind", kind=kind, name="") for kind in TRADERS]
    table = rows(language, "glenmore", "GM 8.3")
    assert ", ".join(row[0] for row in table) == ", ".join(names)
    given = [points for row in table[1:] for points in map(int, re.findall(r"\d+", row[2]))]
    effects = [EFFECTS[KINDS.index(kind)] for kind in TRADERS[1:]]
    assert given == [points for effect in effects for points in effect.points if points]

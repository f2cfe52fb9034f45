"""Types for TypeScript and schemas for OpenAPI, from Structs of every shape."""

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from clachan.wire.schema import components, schema_of
from clachan.wire.typescript import HEADER, typescript
from clachan.wire.views import TYPE_NAMES, ClansComponents, ClansView, GlenmorePreview


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Coin(Struct):
    """A coin: of ``value`` 1.

    Never more */ than that.
    """

    value: Annotated[int, Meta(ge=1)]


class Buy(Struct, tag_field="type", tag="buy", forbid_unknown_fields=True):
    """One line."""

    price: int | None
    with_coin: Coin | None = None


class Sell(Struct, tag_field="type", tag="sell"):
    cubes: tuple[int | str, ...]
    pair: tuple[bool, float]


class Point(Struct, array_like=True):
    x: int
    y: int
    name: str | None = None


Deal = Buy | Sell
Name = Annotated[str, Meta(max_length=9, pattern=r"^[a-z]*\Z")]


class Shop(Struct):
    deals: list[Deal]
    last: Deal | None
    rows: tuple[tuple[int, ...], ...]
    prices: dict[str, int | str]
    shelves: list[dict[str, list[int]]]
    colour: Colour
    mood: Literal["open", "shut"] | Annotated[int, Meta(ge=0)]
    point: Point
    owner: Name
    anything: Any
    anyhow: dict[str, Any]
    nothing: None
    street_name: int = msgspec.field(name="street-name", default=3)
    closed: bool | UnsetType = UNSET


TEXT = """\
/** One line. */
export interface Buy {
  readonly type: "buy";
  readonly price: number | null;
  readonly with_coin?: Coin | null;
}

/**
 * A coin: of `value` 1.
 *
 * Never more * / than that.
 */
export interface Coin {
  readonly value: number;
}

export type Colour = "blue" | "red";

export type Point = readonly [number, number, (string | null)?];

export interface Sell {
  readonly type: "sell";
  readonly cubes: readonly (number | string)[];
  readonly pair: readonly [boolean, number];
}

export interface Shop {
  readonly deals: readonly (Buy | Sell)[];
  readonly last: Buy | Sell | null;
  readonly rows: readonly (readonly number[])[];
  readonly prices: Readonly<Record<string, number | string>>;
  readonly shelves: readonly Readonly<Record<string, readonly number[]>>[];
  readonly colour: Colour;
  readonly mood: "open" | "shut" | number;
  readonly point: Point;
  readonly owner: string;
  readonly anything: unknown;
  readonly anyhow: Readonly<Record<string, unknown>>;
  readonly nothing: null;
  readonly "street-name"?: number;
  readonly closed?: boolean;
}
"""


def test_a_declaration_for_every_shape() -> None:
    assert typescript([Shop]) == f"{HEADER}\n{TEXT}"


def test_the_order_of_the_types_does_not_matter() -> None:
    assert typescript([Sell, Shop, Buy]) == typescript([Buy, Shop, Sell])


def test_types_without_a_name_of_their_own_can_be_given_one() -> None:
    text = typescript([Shop], names={"Deal": Deal, "Name": Name})
    assert "export type Deal = Buy | Sell;\n" in text
    assert "export type Name = string;\n" in text
    assert "readonly deals: readonly Deal[];\n" in text
    assert "readonly last: Deal | null;\n" in text
    assert "readonly owner: Name;\n" in text
    assert text.index("interface Coin") < text.index("type Deal") < text.index("type Point")


def test_a_long_union_has_a_line_for_each_member() -> None:
    words = Literal["aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccc", "d"]
    text = typescript([], names={"WordsThatAreLong": words})
    assert text.endswith(
        "export type WordsThatAreLong =\n"
        '  | "aaaaaaaaaaaaaaaaaaaa"\n'
        '  | "bbbbbbbbbbbbbbbbbbbb"\n'
        '  | "cccccccccccccccccccc"\n'
        '  | "d";\n'
    )


def test_a_name_stands_for_one_type_only() -> None:
    with pytest.raises(ValueError, match="names of Structs: Coin"):
        typescript([Shop], names={"Coin": Deal})
    other = msgspec.defstruct("Coin", ["value"], module="elsewhere")
    with pytest.raises(ValueError, match="two types have the name of"):
        typescript([Coin, other])


def test_the_games_own_types() -> None:
    text = typescript([ClansView, ClansComponents, GlenmorePreview], names=TYPE_NAMES)
    assert 'export interface ClansView {\n  readonly game: "clans";\n' in text
    assert "readonly face_up: Readonly<Record<string, ClansCard>>;\n" in text
    assert "readonly hands: readonly (readonly ClansCard[] | null)[];\n" in text
    assert "readonly decision: GlenmoreDecision;\n" in text
    assert "unknown" not in text


def test_components_refer_to_each_other_as_openapi_wants_it() -> None:
    found = components([Shop])
    assert list(found) == ["Buy", "Coin", "Colour", "Point", "Sell", "Shop"]
    assert found["Shop"]["properties"]["point"] == {"$ref": "#/components/schemas/Point"}
    assert found["Buy"]["additionalProperties"] is False
    assert found["Buy"]["required"] == ["type", "price"]


def test_descriptions_and_patterns_are_those_of_json_schema() -> None:
    found = components([Shop])
    assert found["Coin"]["description"] == ("A coin: of ``value`` 1.\n\nNever more */ than that.")
    assert found["Shop"]["properties"]["owner"]["pattern"] == "^[a-z]*$"


def test_the_schema_of_a_union_says_what_tells_its_members_apart() -> None:
    assert schema_of(Deal) == {
        "anyOf": [{"$ref": "#/components/schemas/Buy"}, {"$ref": "#/components/schemas/Sell"}],
        "discriminator": {
            "propertyName": "type",
            "mapping": {
                "buy": "#/components/schemas/Buy",
                "sell": "#/components/schemas/Sell",
            },
        },
    }

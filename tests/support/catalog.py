"""The parsed messages of a language."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    found = {}
    for file in (files("clachan") / "locales" / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                found[entry.id.name] = entry.value
    return found


def selectors(value: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in value.elements:
        if isinstance(element, ast.Placeable):
            expression = element.expression
            if isinstance(expression, ast.SelectExpression):
                yield expression
                for variant in expression.variants:
                    yield from selectors(variant.value)


def variant_names(select: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


def arguments(language: str, value: ast.Pattern) -> Iterator[str]:
    for element in value.elements:
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.VariableReference(id=name):
                yield name.name
            case ast.MessageReference(id=name):
                yield from arguments(language, messages(language)[name.name])
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                yield name.name
                for variant in variants:
                    yield from arguments(language, variant.value)
            case ast.FunctionReference(arguments=given):
                yield from (
                    one.id.name
                    for one in given.positional
                    if isinstance(one, ast.VariableReference)
                )
            case _:
                pass

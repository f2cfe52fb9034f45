"""The settings of a server as options of a command."""

import os
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Collection

from clachan.cli.text import Words
from clachan.server.settings import SETTINGS, Setting, Settings, read_settings


def add_setting(parser: ArgumentParser, setting: Setting, words: Words) -> None:
    """Every value is read by us, not by argparse, to be refused in the reader's language."""
    text = words.say(
        "serve-option",
        about=words.say(f"serve-{setting.word}"),
        variable=setting.variable,
        default=shown_default(setting, words),
    ).replace("%", "%%")
    if setting.is_switch:
        parser.add_argument(
            setting.flag, action=BooleanOptionalAction, dest=setting.field, help=text
        )
    else:
        parser.add_argument(
            setting.flag,
            action="append" if setting.is_list else "store",
            dest=setting.field,
            metavar=setting.value_type.shape,
            help=text,
        )


def shown_default(setting: Setting, words: Words) -> str:
    """The value, or words for what is decided by the machine or by the request."""
    match setting.default:
        case bool():
            return words.say("serve-default-off")
        case str(text):
            return text
        case int() | float() as number:
            return f"{number:g}"
        case _:
            return words.say(f"serve-default-{setting.word}")


def chosen_settings(options: Namespace, names: Collection[str] = SETTINGS.keys()) -> Settings:
    """Those of these names from flags and variables; raises `BadSetting`."""
    flags = {name: getattr(options, name) for name in names}
    return read_settings(flags, os.environ, names)

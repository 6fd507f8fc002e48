"""The files that ship with the app: beside the package in a wheel, at the top of a checkout otherwise."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdapp.values.say import say_kept

if TYPE_CHECKING:
    from tdapp.rules.rulebook import Catalogue

_PACKAGE = Path(__file__).resolve().parent
FOLDER = _PACKAGE / "_resources" if (_PACKAGE / "_resources").is_dir() else _PACKAGE.parent / "resources"


def read_json(name: str) -> Any:
    return json.loads((FOLDER / name).read_bytes())


@cache
def catalogue() -> Catalogue:
    """Every rule that the app applies, with its sources."""
    # The window asks for the folder before it knows its language, and the rules have texts.
    from tdapp.rules.rulebook import read_catalogue

    return read_catalogue([{**rule, "says": say_kept(rule["says"])} for rule in read_json("rules.json")])

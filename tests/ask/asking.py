"""Asks a question as the command line does, without starting a process."""

from __future__ import annotations

import json
from typing import Any

from tdapp.ask.questions import ask, find
from tdapp.ask.reader import read_json
from tdapp.resources import catalogue
from tdapp.values.refusal import Refused


def answer(question: str, asked: Any) -> dict[str, Any]:
    """The answer to a question given as a value or as JSON text."""
    text = asked if isinstance(asked, str | bytes) else json.dumps(asked)
    return json.loads(json.dumps(ask(find(question), read_json(text), catalogue())))


def refusal(question: str, asked: Any) -> tuple[str, str]:
    """Where it is refused, and the sentence; fails where it is answered."""
    try:
        given = answer(question, asked)
    except Refused as refused:
        return refused.place, refused.sentence
    raise AssertionError(f"answered with {given}")

"""`tdapp ask` itself: from words, files and lines to answers and an exit code."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, BinaryIO

from tdapp.ask.questions import QUESTIONS, ask, find
from tdapp.ask.reader import read_json
from tdapp.resources import catalogue
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from tdapp.ask.questions import Question

ANSWERED, REFUSED = 0, 2


def run(words: list[str]) -> int:
    try:
        return _run(words)
    except Refused as refused:
        _write(_error(refused))
        return REFUSED
    except BrokenPipeError:
        # Whoever read the answers has gone; what is left to write has no reader.
        sys.stderr.close()
        return ANSWERED


def _run(words: list[str]) -> int:
    options = [word for word in words if word.startswith("--")]
    named = [word for word in words if not word.startswith("--")]
    if options == ["--list"] and not named:
        sys.stdout.write("".join(f"{name}\n" for name in QUESTIONS))
        return ANSWERED
    if not named or len(named) > 2 or len(options) > 1 or not set(options) <= {"--lines", "--example"}:
        raise Refused("Ask like this: tdapp ask QUESTION [--lines] [FILE], or --example, or tdapp ask --list.")
    question = find(named[0])
    if options == ["--example"]:
        _write(question.example)
        return ANSWERED
    source = _open(named[1]) if len(named) == 2 else sys.stdin.buffer
    with source:
        if options == ["--lines"]:
            for line in source:
                _write(_answer_or_error(question, line))
            return ANSWERED
        answer = _answer_or_error(question, source.read())
    _write(answer)
    return REFUSED if "error" in answer else ANSWERED


def _answer_or_error(question: Question, content: bytes) -> dict[str, Any]:
    try:
        return ask(question, read_json(content), catalogue())
    except Refused as refused:
        return _error(refused)
    except Exception as fault:
        # Whoever asks is owed an answer, also where the app is at fault; the tests ask one layer below this.
        return {"error": f"tdapp is at fault here, please report it: {type(fault).__name__}: {fault}.", "at": ""}


def _error(refused: Refused) -> dict[str, Any]:
    return {"error": refused.sentence, "at": refused.place}


def _open(name: str) -> BinaryIO:
    try:
        return open(name, "rb")
    except OSError as error:
        raise Refused(f"{name} cannot be read: {error.strerror}.") from None


def _write(answer: dict[str, Any]) -> None:
    """One line of UTF-8, whatever the console is set to, at once."""
    text = json.dumps(answer, ensure_ascii=False) + "\n"
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
    sys.stdout.buffer.flush()

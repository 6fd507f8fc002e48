"""The texts that people read, in their language. A text is written in English, and the English is its key.

`say("Table {table} is full.", table=7)` is looked up whole, and its fields are filled in afterwards, so that a
language may put them in its own order. Until a language is spoken, everything is said in English.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tdapp.values.kept import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable


def _english_ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"


@dataclass(frozen=True, slots=True)
class Language:
    """What a language does with numbers; its sentences come from its translator."""

    id: str
    name: str
    """As those call it who speak it."""
    groups: str = ","
    decimal: str = "."
    ordinal: Callable[[int], str] = _english_ordinal
    sign_follows: bool = False
    """€5 or 5 €."""
    undo: str = "Undo: "
    redo: str = "Redo: "
    """How the sentence of a Change begins that takes another one back, or brings it back."""
    date: str = "%Y-%m-%d"
    """How a date is written in digits."""


NARROW_SPACE = "\u202f"
ENGLISH = Language("en", "English")
FRENCH = Language(
    "fr",
    "Français",
    groups=NARROW_SPACE,
    decimal=",",
    ordinal=lambda number: "1re" if number == 1 else f"{number}e",
    sign_follows=True,
    undo="Annulé\u00a0: ",
    redo="Rétabli\u00a0: ",
    date="%d/%m/%Y",
)
"""Ordinals are of places, la 1re place; of the waiting list too."""
LANGUAGES = {language.id: language for language in (ENGLISH, FRENCH)}


class _Tongue:
    """The language in force. It is chosen once, before anything is said: many texts are constants of their files."""

    def __init__(self) -> None:
        self.language = ENGLISH
        self.translated: Callable[[str, int | None], str] | None = None
        self.known: dict[str, str] = {}


_tongue = _Tongue()


def speak(language: Language, translated: Callable[[str, int | None], str] | None) -> None:
    """From now on in this language. `translated` is given a text, and a number where its form depends on one."""
    _tongue.language, _tongue.translated, _tongue.known = language, translated, {}


def spoken() -> Language:
    return _tongue.language


def say(text: str, /, **fields: object) -> str:
    """A text with its fields, in the language in force. Only ever called with a literal, so that it can be found."""
    if _tongue.translated is None:
        return text.format_map(fields) if fields else text
    whole = _translated(text)
    return whole.format_map({name: _told(value) for name, value in fields.items()}) if fields else whole


def say_kept(text: str) -> str:
    """A text that stands in a file, of resources or of a house: it is no literal of the code."""
    return text if _tongue.translated is None or not text else _translated(text)


def say_count(number: int, one: str, more: str, /, **fields: object) -> str:
    """`one` is said with {n} for the number, which decides what form the language gives it."""
    if _tongue.translated is None:
        return (one if number == 1 else more).format(n=f"{number:,}", **fields)
    told = {name: _told(value) for name, value in fields.items()}
    return _tongue.translated(one, number).format(n=grouped(number), **told)


def english(text: str) -> tuple[str, ...]:
    """What a text without fields that was said may be in English: two can share one word of another language."""
    return tuple(key for key, told in _tongue.known.items() if told == text) or (text,)


def grouped(number: int) -> str:
    """1,500, with the language's own mark between the thousands."""
    return f"{number:,}".replace(",", _tongue.language.groups)


def decimal(number: float, places: int) -> str:
    """1,234.50, with the language's own marks."""
    return f"{_Broken(number):,.{places}f}"


def _translated(text: str) -> str:
    assert _tongue.translated is not None
    known = _tongue.known.get(text)
    if known is None:
        known = _tongue.known[text] = _tongue.translated(text, None)
    return known


class _Whole(int):
    """A number that a text formats: {chips:,} with the language's own marks."""

    def __format__(self, spec: str) -> str:
        return _with_marks(int.__format__(self, spec), spec)


class _Broken(float):
    def __format__(self, spec: str) -> str:
        return _with_marks(float.__format__(self, spec), spec)


def _with_marks(told: str, spec: str) -> str:
    language = _tongue.language
    marks: dict[str, str | int | None] = {".": language.decimal, ",": language.groups}
    return told.translate(str.maketrans(marks)) if spec else told


def _told(value: Any) -> Any:
    if isinstance(value, str):
        return _translated(value) if value in WORDS else value
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return _Whole(value)
    return _Broken(value) if isinstance(value, float) else value

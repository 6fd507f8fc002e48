"""Reads a question: JSON of an exact shape, each part knowing its place, so that an error can name it."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from tdapp.rules.cards import Card
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from tdapp.values.refusal import Path

_NAMES = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}


class Asked:
    """A part of a question and where it stands."""

    __slots__ = ("at", "value")

    def __init__(self, value: Any, at: Path = ()) -> None:
        self.value = value
        self.at = at

    def refuse(self, sentence: str) -> Refused:
        return Refused(sentence, at=self.at)

    def fields(self, required: Iterable[str] = (), optional: Iterable[str] = ()) -> Fields:
        """The keys of an object: all required ones are there, and none but these."""
        value = self._expect(dict, "an object")
        required, optional = tuple(required), tuple(optional)
        known = {*required, *optional}
        for key in value:
            if key not in known:
                everywhere = () if self.at else ("profile", "house")
                known_here = ", ".join((*required, *optional, *everywhere)) or "none"
                sentence = f"{key!r} is not a key here; known are {known_here}."
                raise Refused(sentence, at=(*self.at, key))
        for key in required:
            if key not in value:
                raise Refused(f"{key!r} is missing.", at=(*self.at, key))
        return Fields(self, {key: Asked(part, (*self.at, key)) for key, part in value.items()})

    def items(self) -> list[Asked]:
        return [Asked(part, (*self.at, i)) for i, part in enumerate(self._expect(list, "a list"))]

    def named(self) -> list[tuple[str, Asked]]:
        """The pairs of an object whose keys are names that the question brings along."""
        return [(key, Asked(part, (*self.at, key))) for key, part in self._expect(dict, "an object").items()]

    def numbered(self) -> list[tuple[int, Asked]]:
        """The pairs of an object whose keys are seats or tables, written as decimals."""
        pairs = []
        for key, part in self.named():
            if not (key.isascii() and key.isdigit()) or key[0] == "0" or len(key) > 18:
                raise part.refuse(f"{key!r} is no number of a seat or table: they count from 1.")
            pairs.append((int(key), part))
        return pairs

    def text(self) -> str:
        value: str = self._expect(str, "a text")
        return value

    def flag(self) -> bool:
        value: bool = self._expect(bool, "true or false")
        return value

    def whole(self, *, at_least: int | None = None, at_most: int | None = None) -> int:
        if type(self.value) is not int:
            point = ", without point or exponent" if isinstance(self.value, Decimal) else ""
            raise self.refuse(f"A whole number is needed here{point}, not {_described(self.value)}.")
        self._within(self.value, at_least, at_most)
        return int(self.value)

    def number(self, *, at_least: int | None = None, at_most: int | None = None) -> Fraction:
        """A number that may have decimals, exactly as it was written."""
        from fractions import Fraction

        if type(self.value) not in (int, Decimal):
            raise self.refuse(f"A number is needed here, not {_described(self.value)}.")
        if type(self.value) is Decimal and not -20 <= self.value.adjusted() <= 20:
            raise self.refuse("A number of a sensible size is needed here.")
        number = Fraction(self.value)
        self._within(number, at_least, at_most)
        return number

    def one_of(self, *choices: str) -> str:
        if not isinstance(self.value, str) or self.value not in choices:
            listed = ", ".join(f'"{choice}"' for choice in choices)
            raise self.refuse(f"One of {listed} is needed here, not {_described(self.value)}.")
        return self.value

    def card(self) -> Card:
        try:
            return Card.parse(self.text())
        except Refused as refused:
            raise refused.under(*self.at) if not refused.at else refused from None

    def choice(self) -> str | int | bool | None:
        """A value of a house rule."""
        if self.value is not None and type(self.value) not in (str, int, bool):
            raise self.refuse(f"A house rule is a text, a number, true, false or null, not {_described(self.value)}.")
        choice: str | int | bool | None = self.value
        return choice

    def _within(self, number: int | Fraction, at_least: int | None, at_most: int | None) -> None:
        if at_least is not None and number < at_least:
            raise self.refuse(f"{self.value} is too small: at least {at_least} is needed here.")
        if at_most is not None and number > at_most:
            raise self.refuse(f"{self.value} is too large: at most {at_most} is possible here.")

    def _expect(self, kind: type, name: str) -> Any:
        if type(self.value) is not kind:
            raise self.refuse(f"{name.capitalize()} is needed here, not {_described(self.value)}.")
        return self.value


class Fields:
    """An object's keys; one that is absent reads as what the question says it means then."""

    __slots__ = ("_parts", "whole_object")

    def __init__(self, whole_object: Asked, parts: dict[str, Asked]) -> None:
        self.whole_object = whole_object
        self._parts = parts

    def __contains__(self, key: str) -> bool:
        return key in self._parts

    def __getitem__(self, key: str) -> Asked:
        return self._parts[key]

    def get(self, key: str, default: object) -> Asked:
        """The part, or as if the question had said the default."""
        return self._parts.get(key) or Asked(default, (*self.whole_object.at, key))

    def is_known(self, key: str) -> bool:
        """Whether the key is there and not null, for keys where null means "not known"."""
        return key in self._parts and self._parts[key].value is not None


def _described(value: object) -> str:
    if type(value) in (int, Decimal):
        text = str(value)
        return text if len(text) <= 30 else "such a long number"
    if isinstance(value, str) and len(value) <= 30:
        return f'"{value}"'
    return _NAMES.get(type(value), "that")


def read_json(content: bytes | str) -> Asked:
    """One JSON value. A key twice in one object, Infinity, a broken character: refused."""
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        value = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=Decimal, parse_int=_integer
        )
        _find_wrong(value, ())
    except UnicodeDecodeError as error:
        raise Refused(f"This is not UTF-8 text: byte {error.start} is wrong.") from None
    except json.JSONDecodeError as error:
        if not text.strip():
            raise Refused("There is nothing to read: one JSON object is needed.") from None
        place = f"line {error.lineno}, column {error.colno}"
        raise Refused(f"This is not JSON: it breaks off or goes wrong in {place}.") from None
    except RecursionError:
        raise Refused("This JSON is nested too deeply.") from None
    return Asked(value)


class _Twice(dict[str, Any]):
    """An object in which a key appeared twice: its place is known only once all has been read."""

    __slots__ = ("key",)
    key: str


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    broken = _Twice(found)
    broken.key = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
    return broken


def _find_wrong(value: Any, at: Path) -> None:
    """Refuse keys that came twice and text that is no Unicode, naming the place."""
    if isinstance(value, _Twice):
        raise Refused(f"The key {value.key!r} appears twice.", at=(*at, value.key))
    if isinstance(value, dict):
        for key, part in value.items():
            _whole_text(key, (*at, key))
            _find_wrong(part, (*at, key))
    elif isinstance(value, list):
        for i, part in enumerate(value):
            _find_wrong(part, (*at, i))
    elif isinstance(value, str):
        _whole_text(value, at)
    elif isinstance(value, _NoNumber):
        raise Refused(value.sentence, at=at)


def _whole_text(text: str, at: Path) -> None:
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Refused("This text has half a character: it is no Unicode.", at=at)


class _NoNumber:
    """What stands where a number should; its place is known only once all has been read."""

    __slots__ = ("sentence",)

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence


def _no_constant(name: str) -> _NoNumber:
    return _NoNumber(f"{name} is not a number.")


def _integer(digits: str) -> int | _NoNumber:
    return int(digits) if len(digits) <= 40 else _NoNumber("A number of more than 40 digits makes no sense here.")

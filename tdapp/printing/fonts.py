"""The typefaces on paper: Inter for nearly everything, and for what it lacks the first other font that has it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

from reportlab.pdfbase.pdfmetrics import registerFont  # type: ignore[import-untyped]
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]

from tdapp.resources import FOLDER

if TYPE_CHECKING:
    from collections.abc import Mapping

Weight = Literal["Regular", "Medium", "SemiBold", "Bold"]

SYMBOLS, KOREAN, CHINESE = "DejaVuSans", "NanumGothic", "DroidSansFallbackFull"
MISSING = "□"
CAPITALS = 0.7275
"""How tall Inter's capitals and figures are at size 1."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zs", "Zl", "Zp", "Mn", "Me"})

# Two threads that load one font at once would register two of it, and a document would be torn between them.
_loading = Lock()


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A font that ReportLab knows by `name`, and how wide each character that it can print is at size 1."""

    name: str
    widths: Mapping[str, float]


def face(name: str) -> Face:
    """A bundled font, read when it is first asked for."""
    with _loading:
        return _read(name)


class _Font(TTFont):  # type: ignore[misc]
    """ReportLab's font, made to tell readers of the PDF also the characters beyond the first 65,536."""

    def addObjects(self, doc: Any) -> None:  # noqa: N802
        super().addObjects(doc)
        for name, part in doc.idToObject.items():
            if str(name).startswith("toUnicodeCMap:"):
                part.content = re.sub(r"<([0-9A-F]{5,6})>", _in_two_units, part.content)


def _in_two_units(code: re.Match[str]) -> str:
    return f"<{chr(int(code[1], 16)).encode('utf-16-be').hex().upper()}>"


@cache
def _read(name: str) -> Face:
    font = _Font(name, str(FOLDER / "fonts" / f"{name}.ttf"))
    registerFont(font)
    glyphs, widths = font.face.charToGlyph, font.face.charWidths
    return Face(name, {chr(code): widths[code] / 1000 for code in widths if glyphs.get(code) and _shows(chr(code))})


def _shows(character: str) -> bool:
    """Whether it can be printed as it is.

    Controls and odd spaces show nothing, private characters mean nothing here, and a mark that stays apart from its
    letter would be set beside it.
    """
    return character == " " or unicodedata.category(character) not in _UNSEEN


@cache
def inter(weight: Weight) -> Face:
    return face(f"Inter-{weight}")


@cache
def stand_in(character: str) -> Face | None:
    """The font that prints what Inter lacks, or None where no font does."""
    for name in _likely(character):
        found = face(name)
        if character in found.widths:
            return found
    return None


def _likely(character: str) -> tuple[str, ...]:
    """The fonts to look into. Droid has most of Hangul missing, and Nanum draws Chinese characters the Korean way."""
    if unicodedata.name(character, "").startswith(("HANGUL", "HALFWIDTH HANGUL")):
        return (KOREAN, SYMBOLS)
    if "\U0001f000" <= character < "\U00020000":
        return (SYMBOLS,)  # pictures: the big fonts have none, so they need not be read
    return (SYMBOLS, CHINESE, KOREAN)


def can_print(character: str) -> bool:
    return character in inter("Regular").widths or stand_in(character) is not None

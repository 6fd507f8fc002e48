"""Printed pages read back, and fields of players to print."""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from tdapp.views.entrants import Entrant, place_shown
from tdapp.views.results import Result, Results

HARD_NAMES = ("Łukasz Żak", "Zoë Meyer", "김민준", "田中さくら", "Ann 😀 Lee", "田 ♠", "x" * 120)


def pages(pdf: bytes) -> list[str]:
    """The text of each page."""
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


def text(pdf: bytes) -> str:
    return "\n".join(pages(pdf))


def sizes(pdf: bytes) -> set[tuple[int, int]]:
    """The sizes of its pages in points, rounded."""
    return {(round(page.mediabox.width), round(page.mediabox.height)) for page in PdfReader(BytesIO(pdf)).pages}


def pictures(pdf: bytes) -> int:
    """How many different pictures the file carries, those behind others left out."""
    objects = PdfReader(BytesIO(pdf))
    found = [objects.get_object(n) for n in range(1, int(str(objects.trailer["/Size"])))]
    images = [one for one in found if isinstance(one, DictionaryObject) and one.get("/Subtype") == "/Image"]
    return len(images) - sum("/SMask" in one for one in images)


def picture(wide: int = 60, high: int = 20, kind: str = "PNG", color: str = "green") -> bytes:
    """A picture of one color."""
    held = BytesIO()
    Image.new("RGB", (wide, high), color).save(held, kind)
    return held.getvalue()


def fonts(pdf: bytes) -> set[str]:
    """The names of the fonts that the file carries."""
    found = set()
    for page in PdfReader(BytesIO(pdf)).pages:
        embedded, _ = page._get_fonts()
        found |= {name.split("+")[-1] for name in embedded}
    return found


def entrant(entry: int, name: str, *, table: int | None = 1, seat: int | None = 1) -> Entrant:
    return Entrant(entry, name, table, seat, "in", "", 0, 0)


def field(size: int) -> list[Entrant]:
    """Player 0001, Player 0002, …: nine at each table."""
    return [entrant(n, f"Player {n:04}", table=(n + 8) // 9, seat=(n - 1) % 9 + 1) for n in range(1, size + 1)]


def outcome(*rows: tuple[int, int, str, int], left: int = 1, is_final: bool = True) -> Results:
    """Results of rows of best place, worst place, name and prize."""
    found = tuple(
        Result(n, place_shown(best, worst), name, prize, 0, None)
        for n, (best, worst, name, prize) in enumerate(rows, 1)
    )
    pool = sum(row.prize for row in found)
    return Results("Friday", 1_700_000_000_000, "EUR", pool, len(rows), left, is_final, found, "0123456789abcdef" * 4)

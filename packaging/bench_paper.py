"""Paper against a bare ReportLab canvas that draws the same strings: seat cards, and the results of a big field."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Run = Callable[[], object]

PLAYERS = 10_000
A4 = (595.276, 841.89)
HEAD = "0123456789abcdef" * 4


def _canvas() -> tuple[Any, BytesIO]:
    from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

    held = BytesIO()
    return Canvas(held, A4, pageCompression=1, invariant=1), held


def _least(run: Run, bare: Run, seconds: Callable[[Run], float]) -> float:
    """In turns, so that whatever else the machine does meets both."""
    ours, floors = [], []
    for _ in range(5):
        ours.append(seconds(run))
        floors.append(seconds(bare))
    return min(ours) / min(floors)


def seat_cards_against_a_canvas(seconds: Callable[[Run], float]) -> float:
    """Eight to a page, each with the event, the entry, the name, the seat and the journal's head."""
    from tdapp.printing.fonts import inter
    from tdapp.printing.seat_cards import seat_cards
    from tdapp.printing.sheet import Stationery
    from tdapp.views.entrants import Entrant

    rows = [Entrant(n, f"Player {n:05}", (n + 8) // 9, (n - 1) % 9 + 1, "in", "", 0, 0) for n in range(1, PLAYERS + 1)]
    paper = Stationery("A4", seal=HEAD)
    medium, bold, semi, regular = (inter(one).name for one in ("Medium", "Bold", "SemiBold", "Regular"))

    def ours() -> bytes:
        return seat_cards("Friday Deepstack", rows, paper=paper)

    def bare() -> bytes:
        canvas, held = _canvas()
        for i, row in enumerate(rows):
            x, y = i % 2 * A4[0] / 2 + 28, A4[1] - (i % 8 // 2 + 1) * A4[1] / 4
            canvas.setFont(medium, 9)
            canvas.drawString(x, y + 174, "Friday Deepstack")
            canvas.drawRightString(x + 241, y + 174, f"#{row.entry}")
            canvas.setFont(semi, 25)
            canvas.drawString(x, y + 110, row.name)
            canvas.setFont(bold, 31)
            canvas.drawString(x, y + 34, f"Table {row.table} · Seat {row.seat}")
            canvas.setFont(regular, 5.5)
            canvas.drawString(x, y + 14, f"Journal {HEAD}")
            if i % 8 == 7:
                canvas.showPage()
        canvas.save()
        return held.getvalue()

    return _least(ours, bare, seconds)


def results_against_a_canvas(seconds: Callable[[Run], float]) -> float:
    """Places, names and prizes of the whole field, in two columns a page."""
    from tdapp.printing.fonts import inter
    from tdapp.printing.results import results
    from tdapp.values.money import money
    from tdapp.values.words import ordinal
    from tdapp.views.results import Result, Results

    rows = tuple(
        Result(n, ordinal(n), f"Player {n:05}", max(0, 1_500 - n) * 100, 0, None) for n in range(1, PLAYERS + 1)
    )
    pool = sum(row.prize for row in rows)
    found = Results("Friday Deepstack", 1_700_000_000_000, "EUR", pool, PLAYERS, 1, True, rows, HEAD)
    regular, semi = inter("Regular").name, inter("SemiBold").name

    def ours() -> bytes:
        return results(found)

    def bare() -> bytes:
        canvas, held = _canvas()
        for i, row in enumerate(rows):
            x, y = 54 + i % 80 // 40 * 262, A4[1] - 100 - i % 40 * 16
            canvas.setFont(regular, 9.5)
            canvas.drawString(x, y, row.place)
            canvas.drawString(x + 50, y, row.name)
            if row.prize:
                canvas.setFont(semi, 9.5)
                canvas.drawRightString(x + 225, y, money(row.prize, "EUR"))
            if i % 80 == 79:
                canvas.showPage()
        canvas.save()
        return held.getvalue()

    return _least(ours, bare, seconds)

"""Cards: a name, and where its player goes; on paper to cut, on labels, or each a ticket from a roll."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdapp.printing.card_formats import card_format
from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import Box, fit, set_line, shorten, width
from tdapp.printing.sheet import BLACK, GREEN, GREY, HAIR, Sheets, Stationery
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.card_formats import CardFormat
    from tdapp.printing.lines import Line
    from tdapp.printing.sheet import Ink, Size

LEAST_NAME = 9.0
LEAST_SEAL, LARGEST_SEAL = 3.4, 5.5
LEADING, NEAR = 1.18, 3.0
LOGO_HIGH, LOGO_WIDE = 24.0, 72.0
TALL = 150.0
"""From this height on a card has room for its green mark."""


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    place: str
    """In the largest type: where to go."""
    mark: str
    """In the upper right corner: the entry's number, or where its player comes from."""
    note: str = ""


def seat_told(table: int | None, seat: int | None) -> str:
    return say("Table {table} · Seat {seat}", table=table, seat=seat)


def print_cards(kind: str, event: str, cards: Sequence[Card], *, paper: str | Stationery) -> bytes:
    """All cards in the format that the paper is for."""
    stationery = paper if isinstance(paper, Stationery) else Stationery(paper)
    form = card_format(stationery.form)
    page = form.page(stationery.size)
    sheets = Sheets(f"{event} – {kind}", replace(stationery, size=page))
    face, places = _Face(sheets, event, cards, form, page), form.places(page)
    for start in range(0, len(cards), form.a_page):
        if form.is_cut:
            _cut_lines(sheets, form, page)
        for (x, y), card in zip(places, cards[start : start + form.a_page]):
            face.draw(card, x, y)
        sheets.end_page()
    return sheets.finish()


def _cut_lines(sheets: Sheets, form: CardFormat, page: Size) -> None:
    wide, high = form.size(page)
    for across in range(1, form.across):
        sheets.rule(across * wide, 0, across * wide, page[1], ink=HAIR)
    for down in range(1, form.down):
        sheets.rule(0, down * high, page[0], down * high, ink=HAIR)


class _Face:
    """Where everything stands on a card of this size; sizes of type follow its height."""

    def __init__(self, sheets: Sheets, event: str, cards: Sequence[Card], form: CardFormat, page: Size) -> None:
        self.sheets = sheets
        wide, high = form.size(page)
        is_tall = high >= TALL
        self.edge = form.roll[1] if form.is_roll else min(28.0, max(8.0, 0.13 * high))
        self.room = wide - 2 * self.edge
        self.small = min(9.0, max(6.5, 0.045 * high))
        self.name = Box("SemiBold", self.room, min(30.0, 8 + 0.085 * high), LEAST_NAME)
        self.biggest = min(40.0, 10 + 0.1 * high)
        # A roll's printer has no grey, and no green.
        self.grey: Ink = BLACK if form.is_roll else GREY
        self.green: Ink = BLACK if form.is_roll else GREEN
        self.seal, self.seal_size = self._sealed(sheets.stationery.seal)
        self.foot = min(self.edge, 0.13 * high) / 2
        self.noted = self.foot + self.seal_size + 4
        has_notes = any(card.note for card in cards)
        self.base = self.noted + self.small * 1.9 if has_notes else self.foot + (20 if is_tall else self.seal_size + 5)
        self.mark = self.base + self.biggest * CAPITALS + 15 if is_tall else 0.0
        self.top = high - min(self.edge + 2, 0.13 * high) - self.small * CAPITALS
        self.under = self.mark or self.base + self.biggest * CAPITALS
        self.logo = sheets.logo.width(LOGO_HIGH, LOGO_WIDE) if is_tall else 0.0
        self.indent = self.logo + 8 if self.logo else 0.0
        self.titles = [set_line(told, "Medium") for told in self._titled(event, cards, 2 if is_tall else 1)]

    def _titled(self, event: str, cards: Sequence[Card], lines: int) -> list[str]:
        """The house and the event, in what the longest mark leaves; on one line that is too short the event alone."""
        marks = {len(card.mark): card.mark for card in cards}
        longest = max((width(mark, "Medium", self.small) for mark in marks.values()), default=0.0)
        room = self.room - self.indent - longest - 1.5 * self.small
        house, both = self.sheets.stationery.house, self.sheets.under_the_house(event)
        if lines > 1:
            told = [told for told in (house, event) if told]
        else:
            told = [both if width(both, "Medium", self.small) <= room else event]
        return [shorten(line, "Medium", self.small, room) for line in told]

    def _sealed(self, seal: str) -> tuple[Line | None, float]:
        """The head of the journal, or where it could not be read its first digits, which find the line as well."""
        if not seal:
            return None, 0.0
        whole, short = (set_line(say("Journal {head}", head=digits), "Regular") for digits in (seal, seal[:16]))
        line = whole if self.room / whole.width >= LEAST_SEAL else short
        return line, min(LARGEST_SEAL, self.room / line.width)

    def draw(self, card: Card, x: float, y: float) -> None:
        """One card whose lower left corner is at x and y."""
        x += self.edge
        write, right = self.sheets.write, x + self.room
        if self.logo:
            self.sheets.logo.draw(x, y + self.top - 2, LOGO_HIGH, LOGO_WIDE)
        for line, title in enumerate(self.titles):
            write(x + self.indent, y + self.top - line * self.small * 1.4, title, "Medium", self.small, self.grey)
        write(right, y + self.top, card.mark, "Medium", self.small, self.grey, "right")
        self._write_name(card.name, x, y)
        place = set_line(card.place, "Bold")
        write(x, y + self.base, place, "Bold", min(self.biggest, self.room / place.width))
        if self.mark:
            self.sheets.rule(x, y + self.mark, x + 26, y + self.mark, thick=2.5, ink=self.green)
        if card.note:
            note = shorten(card.note, "Regular", self.small, self.room)
            write(x, y + self.noted, note, "Regular", self.small, self.grey)
        if self.seal is not None:
            write(x, y + self.foot, self.seal, "Regular", self.seal_size, self.grey)

    def _write_name(self, name: str, x: float, y: float) -> None:
        """In the middle between the small line and what is under it, on two lines where there is room for them."""
        size, lines = fit(name, self.name)
        if len(lines) > 1 and _block(size, 2) > self.top - self.under - 2 * NEAR:
            size, lines = self._on_one_line(name)
        baseline = y + (self.top + self.under) / 2 + _block(size, len(lines)) / 2 - size * CAPITALS
        for line in lines:
            self.sheets.write(x, baseline, line, "SemiBold", size)
            baseline -= size * LEADING

    def _on_one_line(self, name: str) -> tuple[float, tuple[Line, ...]]:
        size = min(self.name.largest, max(LEAST_NAME, self.room / set_line(name, "SemiBold").width))
        return size, (set_line(shorten(name, "SemiBold", size, self.room), "SemiBold"),)


def _block(size: float, lines: int) -> float:
    """How high so many lines are, from the first one's capitals to the last one's foot."""
    return size * CAPITALS + size * LEADING * (lines - 1)

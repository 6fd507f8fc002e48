"""Slips: what a player is handed after paying, on a roll, on a small sheet, or four to a page to cut.

All of it is black: a roll's printer has no grey.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tdapp.printing.fonts import CAPITALS
from tdapp.printing.lines import Box, fit, set_line, shorten
from tdapp.printing.sheet import BLACK, HAIR, PAPERS, Sheets, Stationery, figures_width
from tdapp.values.dates import date_in_full, local
from tdapp.values.money import money
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import tzinfo

    from tdapp.printing.fonts import Weight
    from tdapp.printing.sheet import Size
    from tdapp.views.slips import Slip

MM = 72 / 25.4
ROLLS = {"80 mm": (80 * MM, 4 * MM), "58 mm": (58 * MM, 4 * MM)}
"""The width of a roll, and what its printer leaves white at each side."""
A6 = (105 * MM, 148 * MM)
SLIP_PAPERS = {
    "80 mm": say("Roll, 80 mm wide"),
    "58 mm": say("Roll, 58 mm wide"),
    "A6": say("A6, a sheet each"),
    "A4": say("A4, four to a page"),
    "Letter": say("Letter, four to a page"),
}
"""What slips are printed on, and what that is called."""


@dataclass(frozen=True, slots=True)
class SlipFormat:
    """What receipts are printed on, beside the house's own paper."""

    id: str
    name: str
    paper: str


SLIP_FORMATS = (
    SlipFormat("4", say("4 to a page, to cut"), ""),
    SlipFormat("80mm", SLIP_PAPERS["80 mm"], "80 mm"),
    SlipFormat("58mm", SLIP_PAPERS["58 mm"], "58 mm"),
    SlipFormat("a6", SLIP_PAPERS["A6"], "A6"),
)
NO_SEAT = say("Your seat comes with the draw.")
NOTHING = say("There is nothing to print a slip for.")
MARGIN = 9 * MM
ACROSS, DOWN = 2, 2
LOGO = 40.0
END = 6 * MM
"""What stays white at both ends of a piece of a roll."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Some lines of a slip: how high they are, and what draws them from their upper left corner."""

    high: float
    draw: Callable[[Sheets, float, float], None]


def slip(found: Sequence[Slip], *, paper: str = "80 mm", zone: tzinfo | None = UTC, logo: bytes = b"") -> bytes:
    """The slips as one document. `zone` tells the time on them; None is this computer's."""
    if paper not in SLIP_PAPERS:
        raise Refused(say("Slips are printed on {papers}.", papers=", ".join(SLIP_PAPERS)), at=("paper",))
    if not found:
        raise Refused(NOTHING)
    title = f"{found[0].event} – {say('Slip') if len(found) == 1 else say('Slips')}"
    if paper in ROLLS:
        return _on_a_roll(title, found, ROLLS[paper], zone, logo)
    return _on_sheets(title, found, A6 if paper == "A6" else PAPERS[paper], zone, logo)


def _on_a_roll(title: str, found: Sequence[Slip], roll: Size, zone: tzinfo | None, logo: bytes) -> bytes:
    """Each as long as it needs to be."""
    wide, margin = roll
    sheets = Sheets(title, Stationery((wide, wide), logo=logo))
    for one in found:
        blocks = [*_head(sheets, wide - 2 * margin), *_blocks(one, wide - 2 * margin, zone)]
        high = sum(block.high for block in blocks) + 2 * END
        sheets.resize((wide, high))
        _draw(sheets, blocks, margin, high - END)
        sheets.end_page()
    return sheets.finish()


def _on_sheets(title: str, found: Sequence[Slip], size: Size, zone: tzinfo | None, logo: bytes) -> bytes:
    across, down = (1, 1) if size == A6 else (ACROSS, DOWN)
    sheets = Sheets(title, Stationery(size, logo=logo))
    wide, high = size[0] / across, size[1] / down
    for start in range(0, len(found), across * down):
        for i in range(1, across):
            sheets.rule(i * wide, 0, i * wide, size[1], ink=HAIR)
        for i in range(1, down):
            sheets.rule(0, i * high, size[0], i * high, ink=HAIR)
        for i, one in enumerate(found[start : start + across * down]):
            line, place = divmod(i, across)
            blocks = [*_head(sheets, wide - 2 * MARGIN), *_blocks(one, wide - 2 * MARGIN, zone)]
            _draw(sheets, blocks, place * wide + MARGIN, size[1] - line * high - MARGIN)
        sheets.end_page()
    return sheets.finish()


def _draw(sheets: Sheets, blocks: Sequence[_Block], x: float, y: float) -> None:
    for block in blocks:
        block.draw(sheets, x, y)
        y -= block.high


def _head(sheets: Sheets, room: float) -> Iterator[_Block]:
    """The logo, in the middle."""
    wide = sheets.logo.width(LOGO, room)
    if wide:
        yield _Block(LOGO + 9, lambda to, x, y: to.logo.draw(x + (room - wide) / 2, y - LOGO / 2, LOGO, room))


def _blocks(one: Slip, room: float, zone: tzinfo | None) -> Iterator[_Block]:
    if one.house:
        yield _text(one.house, "SemiBold", 9, room, after=3)
    yield _fitted(one.event, Box("Bold", room, 14, 9.5), after=7)
    if one.is_copy:
        yield _text(say("Copy"), "SemiBold", 9, room, after=5)
    yield _rule(room)
    yield _fitted(one.player, Box("Bold", room, 20, 11), after=5)
    yield _text(say("Entry {entry:,}", entry=one.entry), "Medium", 10, room, after=9)
    if not one.is_out:
        yield _place(one, room)
    yield _rule(room)
    for what, amount in one.bought:
        yield _amount(what, money(amount, one.currency), "Regular", 10, room)
    if len(one.bought) > 1:
        yield _amount(say("Total"), money(one.total, one.currency), "SemiBold", 10, room)
    if one.chips:
        yield _text(say("for {chips}", chips=count(one.chips, "chip")), "Regular", 10, room, after=6)
    yield _rule(room)
    yield from _paid(one, room)
    yield _rule(room)
    yield from _foot(one, room, zone)


def _paid(one: Slip, room: float) -> Iterator[_Block]:
    if not one.paid:
        yield _text(say("Nothing to pay"), "Regular", 10, room, after=6)
    for method, amount in one.paid:
        yield _amount(method, money(amount, one.currency), "Regular", 10, room)
    if one.change:
        yield _amount(say("Received"), money(one.received, one.currency), "Regular", 10, room)
        yield _amount(say("Change"), money(one.change, one.currency), "SemiBold", 12, room)


def _foot(one: Slip, room: float, zone: tzinfo | None) -> Iterator[_Block]:
    time = f"{datetime.fromtimestamp(one.at / 1_000, UTC).astimezone(zone):%H:%M:%S}"
    yield _text(f"{date_in_full(local(one.at, zone))}, {time}", "Regular", 8, room, after=3)
    if one.clerk:
        yield _text(say("Clerk {clerk}", clerk=one.clerk), "Regular", 8, room, after=3)
    if one.head:
        half = (len(one.head) + 1) // 2
        size = min(6.0, room / set_line(say("Journal {head}", head=one.head[:half]), "Regular").width)
        yield _text(say("Journal {head}", head=one.head[:half]), "Regular", size, room, after=1)
        yield _text(one.head[half:], "Regular", size, room, after=2)


def _text(text: str, weight: Weight, size: float, room: float, *, after: float) -> _Block:
    """One line, shortened where it is too long."""
    tall = size * CAPITALS

    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.write(x, y - tall, shorten(text, weight, size, room + 0.01), weight, size)

    return _Block(tall + after + size * 0.2, draw)


def _fitted(text: str, box: Box, *, after: float) -> _Block:
    """A name on one line or two."""
    size, lines = fit(text, box)
    lead = size * 1.18

    def draw(sheets: Sheets, x: float, y: float) -> None:
        y -= size * CAPITALS
        for line in lines:
            sheets.write(x, y, line, box.weight, size)
            y -= lead

    return _Block(size * CAPITALS + lead * (len(lines) - 1) + size * 0.22 + after, draw)


def _place(one: Slip, room: float) -> _Block:
    """Table and seat side by side, as big as they can be."""
    if one.table is None:
        return _fitted(NO_SEAT, Box("Medium", room, 10, 8), after=4)
    half = room / 2 - 6
    numbers = ((say("Table"), f"{one.table}", 0.0), (say("Seat"), f"{one.seat}", room / 2 + 6))
    size = min(52.0, *(half / set_line(number, "Bold").width for _, number, _ in numbers))
    label = 9.0

    def draw(sheets: Sheets, x: float, y: float) -> None:
        for title, number, right in numbers:
            sheets.write(x + right, y - label * CAPITALS, title, "Medium", label)
            sheets.write(x + right, y - label * CAPITALS - 7 - size * CAPITALS, number, "Bold", size)

    return _Block((label + size) * CAPITALS + 7 + 10, draw)


def _amount(what: str, amount: str, weight: Weight, size: float, room: float) -> _Block:
    tall, lead = size * CAPITALS, size * 1.5
    needs = figures_width(amount, weight, size)

    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.write(x, y - tall, shorten(what, weight, size, room - needs - 8), weight, size)
        sheets.write_figures(x + room, y - tall, amount, weight, size)

    return _Block(lead, draw)


def _rule(room: float) -> _Block:
    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.rule(x, y - 1, x + room, y - 1, thick=0.6, ink=BLACK)

    return _Block(10, draw)

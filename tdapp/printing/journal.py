"""The journal on paper, for a dispute: every line whole, with when, who, the rule, and the seal that proves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdapp.printing.lines import shorten, wrapped
from tdapp.printing.listing import FOOT, MARGIN, RUNNING, Masthead, masthead, print_foot, running_head
from tdapp.printing.sheet import GREY, Sheets
from tdapp.values.dates import date_in_full
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_kept

if TYPE_CHECKING:
    from datetime import date

    from tdapp.printing.sheet import Stationery
    from tdapp.views.journal_paper import JournalPaper, PaperLine

NOTHING = say("No line of the journal fits: there is nothing to print.")
SIZE, SMALL, LEAD, SMALL_LEAD, AFTER = 10.0, 8.0, 13.5, 11.0, 7.0
NUMBER, TIME, GAP, DAY = 34.0, 44.0, 10.0, 26.0
ALL, SOME = say("Every line"), say("A selection")
PROOF = say("A seal covers its line and all before it: nothing is altered unseen.")


@dataclass(frozen=True, slots=True)
class _Set:
    """A line as it will stand on the page."""

    line: PaperLine
    says: list[str]
    below: str
    day: date | None
    """Where it is the first of its day."""

    @property
    def high(self) -> float:
        return (DAY if self.day else 0.0) + LEAD * len(self.says) + SMALL_LEAD + AFTER


def journal_sheet(found: JournalPaper, *, paper: str | Stationery) -> bytes:
    """A line is never divided between two pages."""
    if not found.lines:
        raise Refused(NOTHING)
    sheets = Sheets(f"{found.of} – {say('Journal')}", paper)
    mast = Masthead(say("Journal"), found.of, found.facts, SOME if found.wanted else ALL, not found.wanted, PROOF)
    top = masthead(sheets, mast)
    pages = _paged(_all_set(found, sheets), top - FOOT, sheets.height - RUNNING - FOOT)
    for number, page in enumerate(pages, 1):
        if number > 1:
            top = running_head(sheets, mast, "")
        y = top
        for one in page:
            y = _print(sheets, one, y)
        print_foot(
            sheets,
            say("Journal {head}", head=found.head),
            say("{page} of {pages}", page=number, pages=len(pages)),
        )
        sheets.end_page()
    return sheets.finish()


def _all_set(found: JournalPaper, sheets: Sheets) -> list[_Set]:
    room = sheets.width - 2 * MARGIN - NUMBER - TIME - 2 * GAP
    made, day = [], None
    for line in found.lines:
        is_new = line.when.date() != day
        day = line.when.date()
        says = wrapped(line.sentence, "Regular", SIZE, room)
        made.append(_Set(line, says, shorten(_below(line), "Regular", SMALL, room), day if is_new else None))
    return made


def _below(line: PaperLine) -> str:
    parts = (
        say("{who} at {desk}", who=line.who, desk=line.desk) if line.desk else line.who,
        say_kept(line.rule),
        say("takes back line {n:,}", n=line.undoes) if line.undoes is not None else "",
        say("taken back by line {n:,}", n=line.undone_by) if line.undone_by is not None else "",
        say("seal {seal}", seal=line.short_seal),
    )
    return "  ·  ".join(filter(None, parts))


def _paged(lines: list[_Set], first: float, later: float) -> list[list[_Set]]:
    pages: list[list[_Set]] = [[]]
    room = first
    for one in lines:
        if one.high > room and pages[-1]:
            pages.append([])
            room = later
        pages[-1].append(one)
        room -= one.high
    return pages


def _print(sheets: Sheets, one: _Set, y: float) -> float:
    """One line under y; returns where the next one begins."""
    left = MARGIN + NUMBER + TIME + 2 * GAP
    if one.day is not None:
        sheets.write(left, y - SIZE - 2, _day(one.line), "SemiBold", SIZE)
        y -= DAY
    baseline = y - SIZE
    sheets.write_figures(MARGIN + NUMBER, baseline, grouped(one.line.n), "Medium", SIZE, GREY)
    sheets.write_figures(MARGIN + NUMBER + GAP + TIME, baseline, f"{one.line.when:%H:%M:%S}", "Medium", SIZE)
    for says in one.says:
        sheets.write(left, baseline, says, "Regular", SIZE)
        baseline -= LEAD
    sheets.write(left, baseline + LEAD - SMALL_LEAD, one.below, "Regular", SMALL, GREY)
    y -= LEAD * len(one.says) + SMALL_LEAD
    sheets.rule(MARGIN, y - 1, sheets.width - MARGIN, y - 1, thick=0.4)
    return y - AFTER


def _day(line: PaperLine) -> str:
    """19 November 2026, times in UTC+01:00"""
    offset = line.when.strftime("%z")
    return say("{date}, times in UTC{offset}", date=date_in_full(line.when), offset=f"{offset[:3]}:{offset[3:]}")

"""The certificate of a draw, and the table of cards for those who hand out cards."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.printing.listing import Masthead
from tdapp.printing.sections import Section, print_sections
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from datetime import tzinfo

    from tdapp.printing.sheet import Stationery
    from tdapp.views.certificate import Certificate

NO_CARDS = say("The seats were not drawn by cards.")
HOW = say("To check it: save the draw as JSON, ask “tdapp ask check-draw draw.json”, and compare the commitment.")


def draw_certificate(shown: Certificate, *, paper: str | Stationery = "A4", zone: tzinfo | None = None) -> bytes:
    """What was committed to, what the room added, the seed, and every seat in the order of the draw."""
    facts = say("{summary}, drawn {moment}", summary=shown.summary, moment=_moment(shown.at, zone))
    again = say("Draw {n} of {of}", n=shown.n, of=shown.of) if shown.of > 1 else ""
    mast = Masthead(say("Draw certificate"), shown.event, facts, again, notice=shown.why)
    fixed = [
        (say("Commitment, shown before"), _spaced(shown.commitment[:32])),
        ("", _spaced(shown.commitment[32:])),
        (say("What the room added"), shown.room or say("nothing")),
        (say("Seed, shown after"), _spaced(shown.seed[:32])),
        ("", _spaced(shown.seed[32:])),
    ]
    heads = ("", say("The SHA-256 of the seed is the commitment"))
    sections = [Section(say("What fixed it"), heads, fixed, texts=frozenset({1}), note=HOW)]
    if shown.heeds:
        sections.append(Section(say("What it heeded"), ("",), [(told,) for told in shown.heeds]))
    sections.append(_seats(shown))
    return print_sections(mast, sections, foot=say("Journal sealed by {head}", head=shown.head), paper=paper)


def _seats(shown: Certificate) -> Section:
    title, heads = say("Seats, in the order of the draw"), (say("Player"), say("Table–Seat"))
    rows: list[tuple[str, ...]] = [(f"{line.n}  {line.name}", line.where) for line in shown.lines]
    if not any(line.card for line in shown.lines):
        return Section(title, heads, rows)
    with_cards = [(*row, line.card) for row, line in zip(rows, shown.lines, strict=True)]
    return Section(title, (*heads, say("Card")), with_cards, texts=frozenset({2}))


def _moment(at: int, zone: tzinfo | None) -> str:
    moment = datetime.fromtimestamp(at / 1_000, UTC).astimezone(zone)
    return f"{moment:%Y-%m-%d %H:%M}"


def _spaced(digits: str) -> str:
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))


def table_of_cards(shown: Certificate, *, paper: str | Stationery = "A4") -> bytes:
    """Which card means which seat, table by table: the suit is the table, the ace has the button (SEAT-03)."""
    lines = [line for line in shown.lines if line.card]
    if not lines:
        raise Refused(NO_CARDS)
    mast = Masthead(
        say("Table of cards"),
        shown.event,
        say("{summary}: the suit is the table, the ace has the button", summary=shown.summary),
    )
    by_seat = sorted(lines, key=lambda line: (line.table, line.seat))
    sections = [
        Section(
            say("Table {table}", table=table),
            (say("Player"), say("Card"), say("Seat"), say("Place")),
            [(line.name, line.card, str(line.seat), line.place) for line in there],
            texts=frozenset({1, 3}),
        )
        for table, there in groupby(by_seat, key=lambda line: line.table)
    ]
    return print_sections(mast, sections, foot=say("Commitment {commitment}", commitment=shown.commitment), paper=paper)

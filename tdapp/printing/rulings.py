"""What was ruled, noted and penalised, on paper: with when, whom it concerns, and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.printing.listing import Masthead
from tdapp.printing.sections import Section, print_sections
from tdapp.values.say import say, say_kept
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.printing.sheet import Stationery
    from tdapp.views.noted import NoteLine


def rulings_sheet(event: str, lines: Sequence[NoteLine], *, paper: str | Stationery = "A4") -> bytes:
    titles = (say("When"), say("What"), say("Who"), say("What was said"), say("Rule"))
    rows = [(line.when, line.kind, _whom(line), line.text, say_kept(line.rule)) for line in lines]
    section = Section(count(len(rows), "line"), titles, rows, texts=frozenset({1, 2, 3, 4}), wraps=True, wide=3)
    return print_sections(Masthead(say("Rulings and penalties"), event, ""), [section], foot="", paper=paper)


def _whom(line: NoteLine) -> str:
    return line.who or (say("Table {table}", table=line.table) if line.table else "")

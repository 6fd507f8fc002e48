"""What a race came to, large enough to read out: who gets how many, with the cards and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, empty, scrolling
from tdapp.gui.widgets.rule_note import RuleNote
from tdapp.values.say import grouped, say, say_count
from tdapp.views.chip_account import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.views.races import RaceSeat, RaceTable


class RaceResult(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._headline = label("", "blinds", wraps=True, name=say("What to announce"))
        self._why = label("", "muted", wraps=True, name=say("How it was counted"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(10)
        self._grid.setContentsMargins(0, 0, 10, 0)
        self._rule = RuleNote()
        inside = QWidget()
        whole = column(self._headline, self._grid, self._why, self._rule, 1, spacing=14)
        whole.setContentsMargins(0, 0, 0, 56)
        inside.setLayout(whole)
        area = scrolling(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column(area, spacing=0))

    def show_table(self, table: RaceTable, into: int, how: Sequence[str]) -> None:
        """`how` are the sentences of how this house races."""
        self._headline.setText(table.headline)
        empty(self._grid)
        seats = [seat for seat in table.seats if seat.odd or seat.got]
        for place, seat in enumerate(seats):
            for at, part in enumerate(_parts(seat, into)):
                self._grid.addWidget(part, place, at)
        self._grid.setColumnStretch(1, 1)
        if table.delta:
            delta = say("Chips in play {delta}.", delta=signed(table.delta))
        else:
            delta = say("Chips in play stay the same.")
        self._why.setText(f"{table.why} {delta}".strip())
        self._rule.show_rule(table.rule, " ".join(how).removesuffix(f" {table.rule}"))


def _parts(seat: RaceSeat, into: int) -> list[QWidget]:
    look = "heading" if seat.won else "muted"
    direct = seat.got - seat.won
    won = f"{grouped(seat.won)} × {grouped(into)}" if seat.won else "–"
    beside = say_count(direct, "and {n} changed at once", "and {n} changed at once") if direct else ""
    if seat.is_all and seat.won:
        beside = say("has no other chips")
    return [
        label(say("Seat {seat}", seat=seat.seat), look),
        Elided(seat.name, look, least=80),
        label(seat.cards, look),
        label(won, look),
        label(beside, "small"),
    ]

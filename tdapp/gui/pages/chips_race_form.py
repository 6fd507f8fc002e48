"""What the dealer of one table calls, typed seat by seat: a number, Enter, the next seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from tdapp.director.races import Call
from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import column, scrolling
from tdapp.gui.widgets.question import ENTER
from tdapp.gui.widgets.text_line import TextLine
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_count
from tdapp.views.races import read_cards
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tdapp.rules.cards import Card
    from tdapp.views.races import RaceSeat, RaceTable

LINE = 40


class Field(TextLine):
    """Enter and the arrow keys go from seat to seat; a star says that the chips are all that the player has."""

    goes = Signal(int)
    starred = Signal()

    def __init__(self, name: str, text: str, width: int = 0) -> None:
        super().__init__(text)
        self.setAccessibleName(name)
        if width:
            self.setFixedWidth(width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, **dict.fromkeys(ENTER, 1)}
        if event.key() in steps:
            self.goes.emit(steps[Qt.Key(event.key())])
            return
        if event.text() == "*":
            self.starred.emit()
            return
        super().keyPressEvent(event)


class Line:
    """The controls of one seat."""

    def __init__(self, seat: RaceSeat, chip: int, *, with_cards: bool) -> None:
        self.seat = seat
        self.number = label(str(seat.seat), "strong")
        self.number.setFont(digits(self.number.font()))
        self.name = Elided(seat.name, least=60)
        named = say("{chip:,}s of seat {seat}", chip=chip, seat=seat.seat)
        self.chips = Field(named, f"{seat.chips}" if seat.chips else "", 84)
        self.only = QPushButton(say("only chips"))
        self.only.setProperty("look", "section")
        self.only.setCheckable(True)
        self.only.setAutoDefault(False)
        self.only.setChecked(seat.is_all)
        self.only.setAccessibleName(say("Seat {seat} has no other chips", seat=seat.seat))
        self.only.setToolTip(
            say("The player has nothing else, and so cannot be raced out. A star in the field does the same.")
        )
        self.only.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.comes = Elided("", "muted", least=130)
        self.cards = Field(say("Cards of seat {seat}", seat=seat.seat), "")
        self.cards.setPlaceholderText("9c 4d Kh")
        if not with_cards:
            self.cards.hide()
        self.chips.starred.connect(self.only.toggle)

    @property
    def call(self) -> Call:
        text = self.chips.text()
        try:
            chips = read_amount(text)
        except Refused as no:
            raise Refused(
                say("Seat {seat}: {sentence}", seat=self.seat.seat, sentence=no.sentence), at=("calls", self.seat.seat)
            ) from no
        return Call(chips, self.only.isChecked())

    def told_cards(self) -> tuple[Card, ...]:
        try:
            return read_cards(self.cards.text())
        except Refused as no:
            raise Refused(
                say("Seat {seat}: {sentence}", seat=self.seat.seat, sentence=no.sentence), at=("cards", self.seat.seat)
            ) from no


class RaceForm(QWidget):
    """The seats of a table with players on them, in their order. `done` is sent from the last field."""

    done = Signal()
    typed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 10, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        inside, below = QWidget(), QWidget()
        # The last seat can be scrolled clear of the strip that says what was done.
        below.setFixedHeight(56)
        inside.setLayout(column(self._grid, below, 1, spacing=0))
        self._area = scrolling(inside)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setAccessibleName(say("Seats of the table"))
        self.setLayout(column(self._area, spacing=0))
        self._stood: dict[int, Call] = {}
        self._into, self._needed = 0, 1

    def show_table(self, table: RaceTable, chip: int, into: int, *, with_cards: bool) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._into, self._needed = into, into // chip
        self.lines = [Line(seat, chip, with_cards=with_cards) for seat in table.seats if seat.entry is not None]
        for place, line in enumerate(self.lines):
            parts: list[QWidget] = [line.number, line.name, line.chips, line.only, line.comes]
            parts += [line.cards] if with_cards else []
            for at, part in enumerate(parts):
                self._grid.addWidget(part, place, at)
            self._grid.setRowMinimumHeight(place, LINE)
            line.chips.goes.connect(self._walk(line.chips))
            line.cards.goes.connect(self._walk(line.cards))
            line.chips.textChanged.connect(lambda _=None, line=line: self._tell(line))
            line.only.toggled.connect(lambda _=None, line=line: self._tell(line))
            self._tell(line, is_new=True)
        for at, width in enumerate((0, 5, 0, 0, 3, 5 if with_cards else 0)):
            self._grid.setColumnStretch(at, width)
        self._stood = {line.seat.seat: Call(line.seat.chips, line.seat.is_all) for line in self.lines}

    def is_of(self, table: RaceTable) -> bool:
        """Whether it says what the table has called, so that nothing has to be drawn anew under the fingers."""
        said = {seat.seat: (seat.entry, seat.chips, seat.is_all) for seat in table.seats if seat.entry is not None}
        try:
            ours = {line.seat.seat: (line.seat.entry, line.call.chips, line.call.is_all) for line in self.lines}
        except Refused:
            return False
        if said != ours:
            return False
        self._stood = self.calls
        return True

    def _walk(self, field: Field) -> Callable[[int], None]:
        return lambda step: self._go(field, step)

    @property
    def _fields(self) -> list[Field]:
        """In the order in which they are typed: all counts, then the cards of those who have odd chips."""
        cards = [line.cards for line in self.lines if not line.cards.isHidden() and line.cards.isEnabled()]
        return [*(line.chips for line in self.lines), *cards]

    def _go(self, field: Field, step: int) -> None:
        fields = self._fields
        at = fields.index(field) + step
        if at >= len(fields):
            self.done.emit()
        elif at >= 0:
            self._take(fields[at])

    def _take(self, field: Field) -> None:
        field.setFocus()
        field.selectAll()
        self._area.ensureWidgetVisible(field, 0, LINE)

    def take_keyboard(self) -> None:
        if self.lines:
            self._take(self.lines[0].chips)

    def point_at(self, seat: int, *, is_card: bool) -> None:
        """The field that a refusal is about."""
        line = next((line for line in self.lines if line.seat.seat == seat), None)
        if line is not None:
            self._take(line.cards if is_card and not line.cards.isHidden() else line.chips)

    def _tell(self, line: Line, *, is_new: bool = False) -> None:
        """13 → 2 × 25 + 3 odd"""
        try:
            whole, odd = divmod(line.call.chips, self._needed)
        except Refused:
            whole, odd = 0, 0
        direct = f"{grouped(whole)} × {grouped(self._into)}" if whole else ""
        parts = [part for part in (direct, say_count(odd, "{n} odd", "{n} odd") if odd else "") if part]
        line.comes.setText(" + ".join(parts))
        line.cards.setEnabled(bool(odd))
        if not is_new:
            self.typed.emit()

    @property
    def calls(self) -> dict[int, Call]:
        return {line.seat.seat: line.call for line in self.lines}

    @property
    def is_changed(self) -> bool:
        """Whether it says something else than what was called before; what cannot be read is something else."""
        try:
            return self.calls != self._stood
        except Refused:
            return True

    @property
    def cards(self) -> dict[int, tuple[Card, ...]]:
        return {line.seat.seat: line.told_cards() for line in self.lines if line.cards.text().strip()}

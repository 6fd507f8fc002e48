"""The editor of the chips: a line for each kind, and at once what comes of it. Save is one Change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from tdapp.director.chips import (
    COLORS,
    by_worth,
    check_chips,
    proposed,
    set_chips,
    stack_stands_because,
    usual_color,
)
from tdapp.director.stretches import as_structure
from tdapp.director.structures import scheduled
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.chip_swatch import swatch
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import column, row
from tdapp.gui.widgets.question import Number, Pick, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.house import Chip
from tdapp.values.refusal import Refused
from tdapp.values.say import grouped, say, say_kept
from tdapp.values.words import chips_of
from tdapp.views.chip_box import chip_box
from tdapp.views.structure_cells import read_amount

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk

MOST_OF_A_KIND = 10_000_000
LINE = 46
MOST_SHOWN = 6
TITLES = (say("Worth"), say("Color"), say("Each player gets"), say("In the box"), "")
NEXT = {1: 5, 5: 25, 25: 100, 100: 500, 500: 1_000, 1_000: 5_000, 5_000: 25_000, 25_000: 100_000}


class ChipLine:
    """The fields of one kind. What cannot be read is an empty kind until the sheet is saved."""

    def __init__(self, chip: Chip, changed: Callable[[], None], leave: Callable[[ChipLine], None]) -> None:
        self.worth = Text(say("Worth"), grouped(chip.worth) if chip.worth else "", longest=16)
        self.color = Pick(say("Color"), [(say("no color"), "")], "")
        for name in COLORS:
            self.color.addItem(swatch(name), say_kept(name), name)
        self.color.show_value(chip.color)
        self.each = Number(say("Each player gets"), chip.each, 0, MOST_OF_A_KIND)
        self.each.setSpecialValueText("–")
        self.box = Number(say("In the box"), chip.box, 0, MOST_OF_A_KIND)
        self.box.setSpecialValueText(say("not counted"))
        self.box.setGroupSeparatorShown(True)
        self.remove = Button(say("Remove"), lambda: leave(self))
        self.worth.textChanged.connect(lambda _: changed())
        for number in (self.each, self.box):
            number.valueChanged.connect(lambda _: changed())
        self.color.currentIndexChanged.connect(lambda _: changed())
        self.worth.editingFinished.connect(self._dress)

    @property
    def controls(self) -> tuple[Text, Pick, Number, Number, Button]:
        return self.worth, self.color, self.each, self.box, self.remove

    def name(self, place: int) -> None:
        """Screen readers and tests tell the lines apart by what their chips are worth, or by their place."""
        worth = self._read()
        chips = chips_of(worth) if worth else say("kind {number}", number=place + 1)
        names = (
            say("Worth of kind {number}", number=place + 1),
            say("Color of {chips}", chips=chips),
            say("Each player gets {chips}", chips=chips),
            say("{chips} in the box", chips=chips),
            say("Remove {chips}", chips=chips),
        )
        for control, name in zip(self.controls, names):
            control.setAccessibleName(name)

    def _dress(self) -> None:
        """A chip that has no color yet gets the usual one of its worth."""
        if not self.color.currentData() and (worth := self._read()):
            self.color.setCurrentIndex(self.color.place_of(usual_color(worth)))

    def _read(self) -> int:
        try:
            return read_amount(self.worth.text())
        except Refused:
            return 0

    def chip(self, *, strict: bool) -> Chip:
        worth = read_amount(self.worth.text()) if strict else self._read()
        return Chip("", 0, worth, self.color.currentData(), self.each.value(), self.box.value())


class ChipsSheet(Sheet):
    """Its value is the whole set. With entries sold, what each player started with stands, and it says why."""

    def __init__(self, parent: QWidget | None, desk: Desk, players: int) -> None:
        super().__init__(parent, say("Chips"), ok=say("Save"), width=760)
        self._desk = desk
        tonight = desk.tonight
        self._stack, self._rules = tonight.terms.stack, tonight.rules
        self._structure = as_structure(scheduled(tonight.now))
        self._locked = stack_stands_because(tonight)
        self._lines: list[ChipLine] = []
        self._players = Number(say("Players expected"), players, 1, 99_999)
        self._players.setFixedWidth(96)
        self._players.valueChanged.connect(lambda _: self._tell())
        self._adds_up = label(wraps=True, name=say("What the set adds up to"))
        self._serves = label(wraps=True, name=say("How far this box goes"))
        self._needs = label(look="muted", wraps=True, name=say("What the box must hold"))
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        for place, width in enumerate((3, 4, 3, 4, 0)):
            self._grid.setColumnStretch(place, width)
        self._area = self._scrolling()
        self._propose = Button(say("Propose"), self._take_proposal, name=say("Propose what each player gets"))
        self._propose.setEnabled(not self._locked)
        self._propose.setToolTip(self._locked)
        players_asked = row(label(say("For players"), "muted"), self._players, spacing=8)
        tools = row(Button(say("Add a kind"), self._add), self._propose, 1, players_asked, spacing=12)
        self.body.addWidget(self._area)
        self.body.addLayout(tools)
        self.body.addLayout(column(self._adds_up, self._serves, self._needs, spacing=4))
        if self._locked:
            self.body.addWidget(label(self._locked, "small", wraps=True, name=say("Why it stands")))
        self.show_chips(by_worth(tonight.now[Chip].values()))
        self._lines[0].worth.setFocus()

    def _scrolling(self) -> QScrollArea:
        inside = QWidget()
        whole = column(self._grid, 1, spacing=0)
        inside.setLayout(whole)
        made = QScrollArea()
        made.setWidget(inside)
        made.setWidgetResizable(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAccessibleName(say("Kinds of chips, to edit"))
        return made

    def show_chips(self, chips: list[Chip]) -> None:
        self._lines = [ChipLine(chip, self._tell, self._leave) for chip in chips]
        self._arrange()

    def _arrange(self) -> None:
        """All lines anew, in their order."""
        kept = {control for line in self._lines for control in line.controls}
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None and widget not in kept:
                widget.hide()
                widget.deleteLater()
        for place, title in enumerate(TITLES):
            self._grid.addWidget(label(title, "small"), 0, place)
        for line_place, line in enumerate(self._lines):
            for place, control in enumerate(line.controls):
                self._grid.addWidget(control, line_place + 1, place)
            line.each.setEnabled(not self._locked)
            line.each.setToolTip(self._locked)
            line.remove.setEnabled(len(self._lines) > 1)
        before: QWidget | None = None
        for line in self._lines:
            for control in line.controls:
                if before is not None:
                    QWidget.setTabOrder(before, control)
                before = control
        self._area.setFixedHeight(24 + LINE * min(len(self._lines), MOST_SHOWN) + 4)
        self._tell()
        self.fit()

    def _add(self) -> None:
        """The next bigger kind that houses usually have."""
        worths = [line.chip(strict=False).worth for line in self._lines]
        top = max(worths, default=0)
        new = NEXT.get(top, top * 5)
        taken = {line.color.currentData() for line in self._lines}
        self._lines.append(ChipLine(Chip("", 0, new, usual_color(new, taken), 0), self._tell, self._leave))
        self._arrange()
        self._lines[-1].worth.setFocus()
        self._lines[-1].worth.selectAll()
        self._area.ensureWidgetVisible(self._lines[-1].worth)

    def _leave(self, line: ChipLine) -> None:
        place = self._lines.index(line)
        self._lines.remove(line)
        self._arrange()
        self._lines[min(place, len(self._lines) - 1)].worth.setFocus()

    def _take_proposal(self) -> None:
        self.problem.hide()
        try:
            each = proposed(self.value(), stack=self._stack, players=self._players.value(), rules=self._rules)
        except Refused as no:
            self.refuse(no)
            return
        for line, chip in zip(self._lines, each):
            line.each.setValue(chip.each)

    def _tell(self) -> None:
        """What comes of it, as far as it can be read."""
        for place, line in enumerate(self._lines):
            line.name(place)
        chips = {chip.worth: chip for chip in (line.chip(strict=False) for line in self._lines) if chip.worth}
        box = chip_box(
            list(chips.values()),
            stack=self._stack,
            players=self._players.value(),
            structure=self._structure,
            rules=self._rules,
        )
        for told, text, is_well in (
            (self._adds_up, box.adds_up, box.is_right),
            (self._serves, box.serves, box.is_enough),
        ):
            told.setText(text)
            told.setVisible(bool(text))
            relook(told, "good" if is_well else "warning")
        needs = ", ".join(f"{grouped(kind.needed)} × {grouped(kind.worth)}" for kind in box.kinds if kind.needed)
        must = say("The box must hold {chips}.", chips=needs) if needs else ""
        self._needs.setText(" ".join(filter(None, (must, box.colored_up))))
        self.fit()

    def value(self) -> list[Chip]:
        found = []
        for place, line in enumerate(self._lines):
            try:
                found.append(line.chip(strict=True))
            except Refused as no:
                raise Refused(no.sentence, at=("chips", place, "worth")) from no
        check_chips(found)
        return found

    def save(self) -> None:
        self.ask(self._save)

    def _save(self, chips: list[Chip]) -> None:
        stands = {chip.worth: (chip.color, chip.each, chip.box) for chip in self._desk.tonight.now[Chip].values()}
        if stands != {chip.worth: (chip.color, chip.each, chip.box) for chip in chips}:
            set_chips(self._desk.house, self._desk.tournament, chips=chips, by=self._desk.by())

    def refuse(self, no: Refused) -> None:
        """The sentence, and the keyboard at the field that it is about."""
        super().refuse(no)
        control = self._field_at(no.at)
        if control is not None:
            control.setFocus()
            self._area.ensureWidgetVisible(control)

    def _field_at(self, at: tuple[Any, ...]) -> QWidget | None:
        if len(at) < 2 or not isinstance(at[1], int) or at[1] >= len(self._lines):
            return None
        found: QWidget = getattr(self._lines[at[1]], str(at[2]) if len(at) > 2 else "worth")
        return found

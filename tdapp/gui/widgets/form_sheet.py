"""A sheet with named fields: what is refused is said beneath the field that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGridLayout

from tdapp.gui.widgets.question import Number, Pick, Question, Text
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.money import money, read_money
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel, QWidget

    from tdapp.gui.widgets.question import Control

PARTS = 12
"""The columns of the grid that fields share."""


class FormSheet(Sheet):
    """Fields go by the names that a refusal gives in `at`."""

    def __init__(self, parent: QWidget | None, title: str, text: str = "", *, ok: str = say("Save"), width: int = 560):
        super().__init__(parent, title, text, ok=ok, width=width)
        self._questions: dict[str, Question] = {}
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(12)
        self.grid.setVerticalSpacing(12)
        for part in range(PARTS):
            self.grid.setColumnStretch(part, 1)
        self.body.addLayout(self.grid)

    def put(
        self, at: str, control: Control, line: int, place: int = 0, width: int = PARTS, problem: QLabel | None = None
    ) -> None:
        """A field under its name, in the grid."""
        self._questions[at] = Question(control.accessibleName(), control, problem)
        self.grid.addWidget(self._questions[at], line, place, 1, width)

    def question(self, at: str) -> Question:
        """A field with its name and its problem, to show or hide as a whole."""
        return self._questions[at]

    def control(self, at: str) -> Any:
        return self._questions[at].control

    def answer(self, at: str) -> Any:
        control = self.control(at)
        if isinstance(control, Text):
            return control.text()
        return control.value() if isinstance(control, Number) else control.currentData()

    def limit(self, at: str) -> int | None:
        """A number of which 0 means that there is none."""
        return self.answer(at) or None

    def money(self, at: str, currency: str) -> int:
        text = self.answer(at).strip()
        try:
            return read_money(text, currency) if text else 0
        except Refused as no:
            raise no.under(at) from None

    def lock(self, at: str, why: str) -> None:
        """Why a field cannot be changed; nothing where it can."""
        control = self.control(at)
        control.setEnabled(not why)
        control.setToolTip(why)
        control.setAccessibleDescription(why)

    def accept(self) -> None:
        for question in self._questions.values():
            question.say_no("")
        super().accept()

    def refuse(self, no: Refused) -> None:
        question = self._questions.get(str(no.at[0])) if no.at else None
        if question is None or not question.isVisible():
            self.say_no(no.sentence)
            return
        question.say_no(no.sentence)
        question.control.setFocus()
        if isinstance(question.control, Text):
            question.control.selectAll()
        self.fit()


def money_field(name: str, amount: int, currency: str, none: str = "") -> Text:
    """An amount to type; where there is none the field is empty if it has a word for that."""
    field = Text(name, "" if none and not amount else money(amount, currency), longest=24)
    field.setPlaceholderText(none)
    return field


def number_or(name: str, value: int | None, most: int, none: str) -> Number:
    """A number from 1, or 0 for none of it, which has words of its own."""
    field = Number(name, value or 0, 0, most)
    field.setSpecialValueText(none)
    return field


def yes_or_no(name: str, yes: str, no: str, *, chosen: bool) -> Pick:
    return Pick(name, [(no, False), (yes, True)], chosen)

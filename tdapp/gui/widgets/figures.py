"""Figures in a row of cards: a quiet word above, the figure below."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from tdapp.gui.theme.look import digits
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card
from tdapp.values.say import say


class Figure(Card):
    """One figure; a screen reader hears its title with it."""

    def __init__(self, title: str) -> None:
        self.title = label(title, "small")
        self.figure = Elided("", "figure")
        self.note = Elided("", "small")
        super().__init__(self.title, self.figure, self.note, spacing=2, margins=16)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.figure.setFont(digits(self.figure.font()))

    def say(self, figure: str, note: str = "") -> None:
        self.figure.setText(figure)
        self.note.setText(note)
        told = ", ".join(filter(None, (figure, note)))
        self.figure.setAccessibleName(say("{title}: {text}", title=self.title.text(), text=told))

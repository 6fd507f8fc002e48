"""What the floor asks for next, in a bar that is always there, so that the room above it stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tdapp.gui.theme.look import in_force
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, empty, row, tile
from tdapp.gui.widgets.todo_card import ToDoCard
from tdapp.values.say import say, say_count

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdapp.views.todo_item import Other, ToDo, Waiting

HIGH = 90


class DueBar(QWidget):
    """Shows the most urgent thing, and how many more there are."""

    def __init__(self, go_to_all: Callable[[], object]) -> None:
        super().__init__()
        self._go_to_all = go_to_all
        self._shown = column()
        self._shown.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._shown)
        self.setMinimumHeight(HIGH)
        self.card: ToDoCard | None = None

    def show_due(
        self,
        due: Sequence[ToDo],
        answers: Callable[[ToDo], tuple[Callable[[], object], list[tuple[Other, Callable[[], object]]]]],
    ) -> None:
        empty(self._shown)
        does, others = answers(due[0])
        self.card = ToDoCard(due[0], does, others=others, is_wide=True)
        if self.card.button is not None:
            self.card.button.look("primary")
        line = row(self.card)
        line.setStretch(0, 1)
        if len(due) > 1:
            more = len(due) - 1
            told = say_count(more, "{n} thing more", "{n} things more")
            line.addWidget(Button(say("{number} more", number=more), self._go_to_all, name=told))
        self._shown.addLayout(line)

    def show_nothing(self, says: str, waiting: Sequence[Waiting]) -> None:
        """Nothing is due: what will be."""
        empty(self._shown)
        self.card = None
        colors = in_force()
        then = " · ".join(f"{one.title}, {one.says}" for one in waiting)
        texts = column(
            label(says, "strong"), Elided(then or say("What the floor asks for shows here."), "muted"), spacing=4
        )
        line = row(tile("seated", "accent", colors.accent), texts, spacing=14)
        line.setStretch(1, 1)
        card = Card(margins=18)
        card.body.addLayout(line)
        self._shown.addWidget(card)

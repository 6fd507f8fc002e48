"""One line of the journal in full: what was done, by which rule, about whom, and what can be made of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, column, empty, rule, scrolling
from tdapp.gui.widgets.rule_note import RuleNote
from tdapp.values.say import say
from tdapp.values.words import shortened
from tdapp.views.journal import moment_in_full

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdapp.views.journal import JournalLine

SIDE = 348
MOST_NAMED = 6
"""So many people of one line are offered; a draw has a hundred."""


class JournalCard(Card):
    player_wanted = Signal(int, str)
    table_wanted = Signal(int)

    def __init__(self, undo: Button, look_back: Button) -> None:
        self.sentence = label(look="strong", wraps=True, name=say("What was done"))
        self.when = label(look="muted", wraps=True)
        self.state = label(look="warning", wraps=True)
        self.line = rule()
        self.rule = RuleNote()
        self._people = QVBoxLayout()
        self._people.setSpacing(4)
        told = QWidget()
        told.setLayout(column(self.sentence, self.when, self.state, self.line, self.rule, self._people, 1, spacing=10))
        stays = label(say("Taking it back adds a line; this one stays in the journal."), "small", wraps=True)
        self._undo = undo
        super().__init__(scrolling(told), look_back, stays, undo, spacing=12)
        self.setFixedWidth(SIDE)

    def show_line(self, line: JournalLine, people: Sequence[tuple[int, str]], tables: Sequence[int]) -> None:
        self.sentence.setText(line.sentence)
        self.when.setText(say("{moment}\n{who}, line {n:,}", moment=moment_in_full(line.at), who=line.who, n=line.n))
        self.state.setText(_state(line))
        self.state.setVisible(bool(self.state.text()))
        self.line.setVisible(bool(line.rule))
        self.rule.show_rule(line.rule)
        self._undo.setEnabled(line.can_be_tried)
        self._undo.setAccessibleName(say("Undo this: {sentence}", sentence=line.sentence))
        self._show_people(people, tables)

    def _show_people(self, people: Sequence[tuple[int, str]], tables: Sequence[int]) -> None:
        empty(self._people)
        for entry, name in people[:MOST_NAMED]:
            told = say("All of {name}", name=shortened(name, 30))
            self._people.addWidget(
                Button(
                    told,
                    partial(self.player_wanted.emit, entry, name),
                    look="link",
                    name=say("All lines of {name}", name=name),
                )
            )
        for table in tables[:MOST_NAMED]:
            told = say("All of table {table}", table=table)
            self._people.addWidget(Button(told, partial(self.table_wanted.emit, table), look="link"))
        more = max(len(people) - MOST_NAMED, 0)
        if more:
            self._people.addWidget(
                label(say("and {more:,} more: search for a name to find theirs", more=more), "small", wraps=True)
            )


def _state(line: JournalLine) -> str:
    if line.is_undone:
        return say("This was undone.")
    return say("The clock is set back on the page Clock.") if line.is_clock else ""

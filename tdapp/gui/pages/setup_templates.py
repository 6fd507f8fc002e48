"""The templates of the house: tonight's tournament kept as one, and those that are there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView

from tdapp.director import templates
from tdapp.director.houses import LONGEST_NAME
from tdapp.gui.sheets.new_tournament import about_template, new_tournament
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.form_sheet import FormSheet
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.question import Text
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.say import say
from tdapp.views.columns import Column

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.director.templates import Choice
    from tdapp.gui.desk import Desk

ROW, HEAD, MOST_SHOWN = 36, 42, 4
NONE = say("None of its own yet. Save tonight’s tournament as one: its terms, structure, chips, tables and sales.")


class NameSheet(FormSheet):
    """Its value is a name."""

    def __init__(self, parent: QWidget | None, title: str, text: str, name: str, *, ok: str) -> None:
        super().__init__(parent, title, text, ok=ok)
        self.put("name", Text(say("Name of the template"), name, longest=LONGEST_NAME), 0)
        self.control("name").setFocus()
        self.control("name").selectAll()

    def value(self) -> str:
        return str(self.answer("name"))


class TemplatesCard(Card):
    """Enter or a double click starts a tournament from one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        columns = (
            Column(say("Name"), lambda choice: choice.name),
            Column(say("What it is"), self._about, "left", 300),
        )
        self._model = RowsModel(columns)
        self._table = RowsTable(self._model, say("Templates of the house"))
        self._table.setProperty("look", "inner")
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.chosen.connect(self._use)
        self._none = label(NONE, "muted", wraps=True, name=say("No templates"))
        self._save = Button(say("Save this tournament…"), self._save_it, name=say("Save this tournament as a template"))
        self._start = Button(say("Start one…"), self._use_it, name=say("Start a tournament from the selected template"))
        self._rename = Button(say("Rename…"), self._rename_it, name=say("Rename the selected template"))
        self._delete = Button(say("Delete…"), self._delete_it, name=say("Delete the selected template"))
        tools = row(self._save, self._start, self._rename, self._delete, 1, spacing=8)
        super().__init__(label(say("Templates of the house"), "heading"), self._none, self._table, tools, spacing=12)
        self._table.selectionModel().selectionChanged.connect(lambda: self._offer())

    def _about(self, choice: Choice) -> str:
        return about_template(templates.pattern_of(self._desk.house, choice))

    def show_rows(self) -> None:
        own = [choice for choice in templates.templates(self._desk.house) if choice.kind == "own"]
        self._model.show(own)
        self._none.setVisible(not own)
        self._table.setVisible(bool(own))
        self._table.setFixedHeight(HEAD + ROW * min(max(1, len(own)), MOST_SHOWN) + 8)
        self._offer()

    def _offer(self) -> None:
        for button in (self._start, self._rename, self._delete):
            button.setEnabled(bool(self._table.picked()))

    def _use(self, choice: Choice) -> None:
        new_tournament(self._desk, self.window(), like=choice.key)

    def _use_it(self) -> None:
        for choice in self._table.picked():
            self._use(choice)

    def _save_it(self) -> None:
        desk = self._desk
        text = say("It is copied: what changes here later does not change it. One of the same name is replaced.")
        name = desk.tonight.terms.name
        NameSheet(self.window(), say("Save as a template"), text, name, ok=say("Save")).ask(
            lambda said: templates.save_template(desk.house, desk.tournament, name=said, by=desk.by())
        )

    def _rename_it(self) -> None:
        for choice in self._table.picked():
            NameSheet(self.window(), say("Rename the template"), "", choice.name, ok=say("Rename")).ask(
                partial(self._rename_to, choice.key)
            )

    def _rename_to(self, template: str, name: str) -> None:
        templates.rename_template(self._desk.house, template=template, name=name, by=self._desk.by())

    def _delete_it(self) -> None:
        for choice in self._table.picked():
            text = say(
                "“{name}” is no longer offered. Tournaments that were made from it stay as they are.", name=choice.name
            )
            sheet = Sheet(self.window(), say("Delete the template?"), text, ok=say("Delete"))
            sheet.ask(partial(self._drop, choice.key))

    def _drop(self, template: str, _: object) -> None:
        templates.delete_template(self._desk.house, template=template, by=self._desk.by())

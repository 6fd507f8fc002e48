"""The house itself: what it is called, pays with and prints on; how the window looks; and who sits here."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel, QRadioButton

from tdapp.director import houses
from tdapp.director.logos import logo_of, set_logo, take_logo_away
from tdapp.gui.computer.this_desk import slips_go
from tdapp.gui.logo_file import ENDINGS, read_logo
from tdapp.gui.projector.marks import picture
from tdapp.gui.sheets.this_desk import open_desk
from tdapp.gui.theme.look import in_force
from tdapp.gui.theme.palette import PALETTES
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.question import Pick, Question, Text
from tdapp.gui.widgets.summary_row import SummaryRow
from tdapp.values.money import CURRENCIES
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk

LOGO_SHOWN = QSize(300, 110)


class HouseCard(Card):
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._questions = {
            "name": Question(say("Name"), Text(say("House name"), longest=houses.LONGEST_NAME)),
            "currency": Question(say("Currency"), Pick(say("House currency"), [(code, code) for code in CURRENCIES])),
            "paper": Question(say("Paper"), Pick(say("Paper"), [(paper, paper) for paper in houses.PAPERS])),
        }
        small = row(self._questions["currency"], self._questions["paper"])
        note = label(say("The currency is for tournaments to come."), "small", wraps=True)
        super().__init__(label(say("House"), "heading"), self._questions["name"], small, note, spacing=12)
        for at, question in self._questions.items():
            question.control.settled.connect(partial(self._set_up, at))

    def show_rows(self) -> None:
        house = houses.the_house(self._desk.house)
        for at, question in self._questions.items():
            question.control.show_value(getattr(house, at))
            question.say_no("")

    def _set_up(self, at: str, value: str) -> None:
        now = houses.the_house(self._desk.house)
        value = " ".join(value.split())
        said = {"name": now.name, "currency": now.currency, "paper": now.paper, at: value}
        question = self._questions[at]
        question.say_no("")
        if value == getattr(now, at):
            if isinstance(question.control, Text):
                question.control.put_back()
            return
        by = self._desk.by()
        self._desk.attempt(lambda: houses.set_up(self._desk.house, **said, by=by), refused=question.say_no)


class LogoCard(Card):
    """What stands on every sheet and on the projector, as it will be seen on paper."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._shown = QLabel()
        self._shown.setFixedHeight(LOGO_SHOWN.height())
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown.setStyleSheet("background: #ffffff; border-radius: 9px;")
        self._none = label(say("No logo yet. It stands on every sheet and on the projector."), "muted", wraps=True)
        self._away = Button(say("Take away"), self._take_away, name=say("Take the logo away"))
        self.problem = label("", "problem", wraps=True, name=say("Logo: problem"))
        self.problem.hide()
        choose = Button(say("Choose…"), self._ask, name=say("Choose the logo"))
        buttons = row(choose, self._away, 1, spacing=8)
        super().__init__(label(say("Logo"), "heading"), self._none, self._shown, buttons, self.problem, spacing=12)

    def show_rows(self) -> None:
        logo = logo_of(self._desk.house)
        self._none.setVisible(not logo)
        self._shown.setVisible(bool(logo))
        self._away.setVisible(bool(logo))
        self._shown.setAccessibleName(say("The logo of the house") if logo else say("No logo"))
        found = picture(logo, LOGO_SHOWN.width() - 24, LOGO_SHOWN.height() - 24) if logo else None
        self._shown.setPixmap(found or QPixmap())

    def _ask(self) -> None:
        kinds = " ".join(f"*{ending}" for ending in ENDINGS)
        chosen, _ = QFileDialog.getOpenFileName(
            self.window(), say("The logo of the house"), "", say("Pictures ({kinds})", kinds=kinds)
        )
        if chosen:
            self.take(Path(chosen))

    def take(self, file: Path) -> None:
        """Put the picture in this file on every sheet, or say why not."""
        by = self._desk.by()
        self._attempt(lambda: set_logo(self._desk.house, picture=read_logo(file), by=by))

    def _take_away(self) -> None:
        by = self._desk.by()
        self._attempt(lambda: take_logo_away(self._desk.house, by=by))

    def _attempt(self, verb: Callable[[], object]) -> None:
        self.problem.hide()
        self._desk.attempt(verb, refused=self._say_no)
        self.show_rows()

    def _say_no(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()


class LookCard(Card):
    """Dark or light, at once."""

    chosen = Signal(str)

    def __init__(self) -> None:
        self._themes = {palette.id: QRadioButton(palette.name) for palette in PALETTES.values()}
        super().__init__(label(say("Look"), "heading"), row(*self._themes.values(), 1, spacing=24), spacing=12)
        for theme, button in self._themes.items():
            button.setAccessibleName(say("{name} theme", name=PALETTES[theme].name))
            button.clicked.connect(partial(self._choose, theme))
        self.show_rows()

    def _choose(self, theme: str) -> None:
        if theme != in_force().id:
            self.chosen.emit(theme)

    def show_rows(self) -> None:
        self._themes[in_force().id].setChecked(True)


class DeskCard(Card):
    """Who sits at this computer, and where its slips go."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._row = SummaryRow(say("This desk"), self._open)
        super().__init__(self._row)

    def show_rows(self) -> None:
        self._row.show_text(say("{who} sits here. {told}.", who=self._desk.who, told=slips_go(self._desk.memory).told))

    def _open(self) -> None:
        open_desk(self._desk, self).finished.connect(lambda _: self.show_rows())

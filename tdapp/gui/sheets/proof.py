"""Proving the house: every line of every journal and every row, looked at beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QProgressBar

from tdapp.gui.looking_back import root_of
from tdapp.gui.theme.look import relook
from tdapp.gui.widgets.beside import Beside
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import label
from tdapp.gui.widgets.layout import row
from tdapp.gui.widgets.rows import RowsModel, RowsTable
from tdapp.gui.widgets.sheet import Sheet
from tdapp.store.verify import verify
from tdapp.values.say import say
from tdapp.views.proof import HEAD_COLUMNS, heads_of, verdict

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdapp.gui.desk import Desk
    from tdapp.store.verify import Proof

WIDTH, HEIGHT, MOST_FAULTS = 940, 216, 8
ABOUT = say(
    "Every line is read and its seal reckoned anew, and all of them together must give every "
    "row there is. A last seal that stands on a certificate, on results or on a printed "
    "journal can be compared with those here."
)


def open_proof(desk: Desk, parent: QWidget | None) -> ProofSheet:
    sheet = ProofSheet(desk, parent)
    sheet.open()
    return sheet


class ProofSheet(Sheet):
    def __init__(self, desk: Desk, parent: QWidget | None) -> None:
        super().__init__(parent, say("Prove this house"), ABOUT, ok=say("Close"), cancel="", width=WIDTH)
        self._house = root_of(desk.house)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(say("How much is looked at"))
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setFixedHeight(8)
        self.verdict = label(say("Looking at every line…"), "strong", wraps=True, name=say("What came of it"))
        self.faults = label("", "problem", wraps=True, name=say("What is wrong"))
        self.faults.hide()
        self._model = RowsModel(HEAD_COLUMNS)
        self.table = RowsTable(self._model, say("Last seals"))
        self.table.setFixedHeight(HEIGHT)
        self.copy = Button(say("Copy as text"), self._copy, name=say("Copy verdict and seals as text"))
        self.copy.setEnabled(False)
        for part in (self.bar, self.verdict, self.faults, self.table):
            self.body.addWidget(part)
        self.body.addLayout(row(self.copy, 1))
        path = self._house.path
        self._work = Beside(self, lambda heard: verify(path, heard=heard))
        self._work.heard.connect(self._hear)
        self._work.done.connect(self._show)
        self._work.failed.connect(self._fail)
        self.is_settled = False
        self._work.start()

    def _hear(self, done: int, of: int) -> None:
        self.bar.setMaximum(of)
        self.bar.setValue(done)

    def _show(self, proof: Proof) -> None:
        self.is_settled = True
        self.bar.hide()
        relook(self.verdict, "problem" if proof.faults else "good")
        self.verdict.setText(verdict(proof))
        self.faults.setText("\n".join(proof.faults[:MOST_FAULTS]))
        self.faults.setVisible(bool(proof.faults))
        self._model.show(heads_of(self._house, proof))
        self.copy.setEnabled(True)
        self.fit()

    def _fail(self, sentence: str) -> None:
        self.is_settled = True
        self.bar.hide()
        self.verdict.setText("")
        self.say_no(sentence)

    def _copy(self) -> None:
        seals = [
            say("{seal}  {name}, line {number}", seal=one.head, name=one.name, number=one.lines)
            for one in self._model.rows
        ]
        QApplication.clipboard().setText("\n".join((self.verdict.text(), *seals)))

    def done(self, code: int) -> None:
        self._work.stop()
        super().done(code)

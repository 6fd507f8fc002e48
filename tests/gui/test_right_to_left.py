"""Hebrew and Arabic names in sentences: the amount beside them stays where a reader expects it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QLabel

from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.right_to_left import as_said, isolated
from tdapp.gui.widgets.rows import RowsModel
from tdapp.views.columns import Column

NAMES = {"Arabic": "محمد علي", "Hebrew": "דוד בן־גוריון"}
PAYS = [f"Pay {name} 100€" for name in NAMES.values()]


def where(text: str, *parts: str) -> list[float]:
    """Where the first character of each begins: at its left, and at its right where it is read from there."""
    drawn = QTextLayout(text)
    drawn.beginLayout()
    line = drawn.createLine()
    drawn.endLayout()
    found: list[Any] = [line.cursorToX(text.index(part)) for part in parts]
    return [x for x, _ in found]


def cell(text: str) -> str:
    model = RowsModel([Column("", str)])
    model.show([text])
    return str(model.index(0, 0).data())


@pytest.fixture(params=["label", "elided", "cell"])
def drawn(request, application):
    """What is drawn of a text where it is shown."""
    if request.param == "cell":
        return cell
    made = label if request.param == "label" else Elided
    return lambda text: QLabel.text(made(text))


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_an_amount_follows_the_name_that_it_follows(drawn, name):
    text = drawn(f"Pay {name} 100€")
    pay, whose, amount = where(text, "Pay", name, "100€")
    assert pay < whose < amount


def test_each_of_several_names_has_its_own_number(drawn):
    text = drawn("אבג 3, דהו 7")
    assert where(text, "אבג", "3", "דהו", "7") == sorted(where(text, "אבג", "3", "דהו", "7"))


@pytest.mark.parametrize("text", ["דוד כ.", "table 3: דוד כ."])
def test_the_dot_of_a_shortened_name_stands_behind_its_letter(drawn, text):
    letter, dot = where(drawn(text), "כ", ".")
    assert dot < letter


def test_the_dot_of_a_sentence_stands_at_its_end(drawn):
    name, dot = where(drawn("It goes to דוד."), "דוד", ".")
    assert name < dot


@pytest.mark.parametrize("text", ["", "Pay Ann 100€", *NAMES.values(), "אבג, דהו"])
def test_what_needs_no_marks_has_none(application, text):
    assert isolated(text) == text


@pytest.mark.parametrize("text", PAYS)
def test_a_label_says_its_text_without_the_marks(application, text):
    for made in (label(text), Elided(text)):
        assert made.text() == text
        made.setText(made.text())
        assert made.text() == text
    assert as_said(isolated(text)) == text

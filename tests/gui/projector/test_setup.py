"""Setup's section for the projector, the actions by their keys, and what the command bar says to the room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tdapp.director import projector
from tdapp.gui.pages.setup import SetupPage
from tdapp.gui.pages.setup_projector import PicturesCard
from tdapp.gui.projector.note import ProjectorNote
from tdapp.gui.projector.preview import Preview
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.shell.window import Window
from tdapp.gui.widgets.question import Number, Pick
from tdapp.gui.widgets.sheet import Sheet
from tdapp.values.house import Message
from tests.gui.looking import cut_off, named, settle


@pytest.fixture
def window(drawn):
    window = Window(drawn)
    window.resize(1280, 720)
    window.show()
    window.put_under_header(ProjectorNote(projector_of(drawn).show))
    window.go_to("setup")
    page = window.page("setup")
    assert isinstance(page, SetupPage)
    page.turn_to("projector")
    QApplication.processEvents()
    yield window
    projector_of(drawn).close()
    window.close()
    window.deleteLater()
    settle()


@pytest.fixture
def section(window):
    return window.page("setup").section


def shown_sheet() -> Sheet:
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, Sheet)
    return sheet


def pick(box: Pick, text: str) -> None:
    box.setFocus()
    box.setCurrentIndex(box.findText(text))
    QTest.keyClick(box, Qt.Key.Key_Return)


class TestTheLook:
    def test_a_theme_is_put_on_at_once_and_the_preview_wears_it(self, section, drawn):
        preview = section.findChild(Preview)
        before = preview.canvas.scene.ground
        pick(named(section, "Projector theme", Pick), "Daylight")
        assert projector.the_projector(drawn.house).theme == "daylight"
        assert preview.canvas.scene.ground != before

    def test_names_as_the_house_wants_them(self, section, drawn):
        pick(named(section, "Names on the projector", Pick), "Ann Lee")
        assert projector.the_projector(drawn.house).has_full_names

    def test_a_theme_that_is_broken_is_told_in_place(self, section, drawn):
        show = projector_of(drawn).show
        (show.pictures.folder / "themes").mkdir(parents=True)
        (show.pictures.folder / "themes" / "mine.toml").write_text("[colors]\n", encoding="utf-8")
        QTest.mouseClick(named(section, "Look for themes and pictures again", QPushButton), Qt.MouseButton.LeftButton)
        said = named(section, "Themes: problem", QLabel)
        assert said.isVisible()
        assert said.text() == "In the theme mine, [colors] does not say 'ground'."


class TestThePanels:
    def test_seconds_and_order(self, section, drawn):
        box = named(section, "Moves: seconds", Number)
        box.setFocus()
        box.setValue(0)
        QTest.keyClick(box, Qt.Key.Key_Return)
        QTest.mouseClick(named(section, "Chips earlier", QPushButton), Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        shown = [(panel.id, panel.seconds) for panel in projector.panels(drawn.house)]
        usual = [(kind.id, kind.seconds) for kind in projector.PANELS]
        places = [kind for kind, _ in usual]
        chips, before = places.index("chips"), places.index("chips") - 1
        usual[before], usual[chips] = usual[chips], usual[before]
        assert shown == [(kind, 0 if kind == "moves" else seconds) for kind, seconds in usual]

    def test_one_that_nobody_could_read_is_refused_in_place(self, section, drawn):
        box = named(section, "Moves: seconds", Number)
        box.setFocus()
        box.setValue(2)
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert named(section, "Panels: problem", QLabel).text() == "A panel stays for 3 to 600 seconds, or not at all."
        assert {panel.id: panel.seconds for panel in projector.panels(drawn.house)}["moves"] == 12


class TestTellingTheRoom:
    def test_by_its_key_and_down_again(self, window, section, drawn):
        window.run("tell")
        sheet = shown_sheet()
        named(sheet, "Message").setText("Dinner is served")
        QTest.keyClick(named(sheet, "Message"), Qt.Key.Key_Return)
        assert [row.text for row in drawn.tonight.now[Message].values()] == ["Dinner is served"]
        QTest.mouseClick(named(section, "Take down: Dinner is served", QPushButton), Qt.MouseButton.LeftButton)
        assert not drawn.tonight.now[Message]

    def test_what_says_nothing_is_refused_in_the_sheet(self, window, drawn):
        window.run("tell")
        sheet = shown_sheet()
        sheet.accept()
        assert named(sheet, "Message: problem", QLabel).text() == "A message says something."
        sheet.reject()

    def test_in_the_command_bar(self, window, drawn):
        window.open_command_bar()
        window.bar.line.setText("say Dinner is served")
        assert window.bar.readings.item(0).text() == "The room reads: Dinner is served"
        QTest.keyClick(window.bar.line, Qt.Key.Key_Return)
        assert [row.text for row in drawn.tonight.now[Message].values()] == ["Dinner is served"]


class TestFreezingAndBlanking:
    def test_a_line_under_the_header_says_so_on_every_page(self, window, drawn):
        note = window.findChild(ProjectorNote)
        assert not note.isVisible()
        window.run("freeze")
        window.go_to("now")
        assert note.isVisible()
        assert note.said.text() == "The projector is frozen: the room sees how it was."
        window.run("blank")
        assert note.said.text() == "The projector is blank, and frozen behind that."
        QTest.mouseClick(named(window, "Let it go on", QPushButton), Qt.MouseButton.LeftButton)
        assert not note.isVisible()
        show = projector_of(drawn).show
        assert (show.is_blank, show.is_frozen) == (False, False)

    def test_the_section_still_fits(self, window, section):
        window.run("freeze")
        QApplication.processEvents()
        assert cut_off(window) == []


class TestPictures:
    def test_they_are_listed_and_removed(self, section, drawn, tmp_path):
        card = section.findChild(PicturesCard)
        picture = QPixmap(20, 20)
        picture.fill(QColor("red"))
        picture.save(str(tmp_path / "bar.png"))
        pictures = projector_of(drawn).show.pictures
        card.take(lambda: pictures.add(tmp_path / "bar.png"))
        QTest.mouseClick(named(section, "Remove bar.png", QPushButton), Qt.MouseButton.LeftButton)
        assert pictures.shown == ()

    def test_what_is_none_is_told_in_place(self, section, drawn, tmp_path):
        card = section.findChild(PicturesCard)
        (tmp_path / "bar.png").write_text("none")
        card.take(lambda: projector_of(drawn).show.pictures.add(tmp_path / "bar.png"))
        assert card.problem.text().startswith("bar.png is no picture that can be shown")

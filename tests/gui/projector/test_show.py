"""What runs on the projector: in step with the clock, through the panels' turns, frozen, blank, and back."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPixmap, QRegion

from tdapp.director import clock, projector
from tdapp.director.logos import logo_of, set_logo, take_logo_away
from tdapp.gui.logo_file import read_logo
from tdapp.gui.projector.live import LiveCanvas
from tdapp.gui.projector.pictures import Pictures
from tdapp.gui.projector.show import Show
from tdapp.values.refusal import Refused
from tests.gui.looking import settle

WIDE = 1920.0


@pytest.fixture
def show(drawn, tmp_path):
    made = Show(drawn, Pictures(tmp_path / "projector"))
    made.watch()
    yield made
    made.unwatch()


def shown(show):
    assert show.showing is not None
    return show.showing


class TestTheSeconds:
    def test_they_follow_the_clock_and_nothing_else(self, show):
        show.desk.do(clock.start)
        start = shown(show).time
        for _ in range(4):
            show.desk.now.pass_by(1)
            show.tick()
            assert shown(show).time != start
            start = shown(show).time
        assert shown(show).time == "19:56"

    def test_hours_that_nobody_looked_at_are_caught_up_with_in_one_step(self, show):
        show.desk.do(clock.start)
        show.desk.now.pass_by(20 * 60 + 90)
        show.tick()
        assert (shown(show).title, shown(show).time) == ("Level 2", "18:30")

    def test_the_next_look_is_when_the_shown_second_changes(self, show):
        show.desk.do(clock.start)
        show.desk.now.at += 400
        show.tick()
        assert 590 <= show._second.interval() <= 605

    def test_nothing_runs_while_nobody_looks(self, show):
        show.unwatch()
        assert not show._second.isActive()
        show.watch()
        assert show._second.isActive()


class TestTheTurns:
    def test_panels_take_turns_and_the_director_can_hurry_them(self, show):
        first = shown(show).panel.id
        show.desk.now.pass_by(600)
        show.tick()
        second = shown(show).panel.id
        show.next_panel()
        assert len({first, second, shown(show).panel.id}) == 3

    def test_rows_that_scroll_stay_until_the_last_was_seen(self, show):
        names = [("seats", 3), *((kind.id, kind.seconds) for kind in projector.PANELS if kind.id != "seats")]
        projector.set_panels(show.desk.house, shown=names, by=show.desk.by())
        show.desk.do(clock.start)
        scene = show.scene(1350.0)
        assert scene is not None
        assert scene.scroll is not None
        assert show.offset(scene.scroll) == 0
        show.desk.now.pass_by(4)
        show.tick()
        assert shown(show).panel.id == "seats"
        assert 0 < show.offset(scene.scroll) <= scene.scroll.way
        show.desk.now.pass_by(600)
        show.tick()
        assert shown(show).panel.id != "seats"


class TestFreezing:
    def test_the_picture_stays_and_says_of_when_it_is(self, show):
        show.desk.do(clock.start)
        show.freeze()
        before = shown(show)
        assert before.aside.startswith("as of ")
        show.desk.now.pass_by(90)
        show.desk.do(clock.pause)
        show.tick()
        assert shown(show) == before
        show.thaw()
        assert shown(show).title == "Paused"

    def test_turning_to_another_tournament_lets_it_go_on(self, show):
        show.freeze()
        show.desk.turn_to(show.desk.tournament)
        assert not show.is_frozen


class TestBlank:
    def test_it_is_black_until_it_is_not(self, show):
        canvas = LiveCanvas(show, lambda: WIDE)
        canvas.resize(192, 108)
        canvas.show()
        assert canvas.grab().toImage().pixelColor(96, 2) != QColor("black")
        show.blank(is_blank=True)
        image = canvas.grab().toImage()
        assert {image.pixelColor(x, y).name() for x, y in ((5, 5), (96, 54), (180, 100))} == {"#000000"}
        show.blank(is_blank=False)
        assert canvas.grab().toImage().pixelColor(96, 2) != QColor("black")
        canvas.close()
        canvas.deleteLater()
        settle()


class TestWhatTheDirectorSays:
    def test_a_message_is_there_at_once_and_goes(self, show):
        show.desk.do(projector.tell, text="Dinner is served")
        assert shown(show).banner == "Dinner is served"
        show.desk.do(projector.take_down, message=1)
        assert shown(show).banner == ""

    def test_the_theme_is_switched_while_it_runs(self, show):
        grounds = set()
        for theme in ("felt", "daylight", "midnight", "claret"):
            projector.set_up(show.desk.house, theme=theme, has_full_names=False, by=show.desk.by())
            scene = show.scene(WIDE)
            assert scene is not None
            grounds.add(scene.ground)
        assert len(grounds) == 4

    def test_a_theme_that_is_gone_gets_a_sentence_and_the_default(self, show):
        projector.set_up(show.desk.house, theme="gone", has_full_names=False, by=show.desk.by())
        assert show.theme.id == "felt"
        assert show.trouble == "There is no theme 'gone' on this computer."

    def test_whole_names_or_initials(self, show):
        assert any(row.lead == "Ann L." for row in shown(show).panel.rows)
        projector.set_up(show.desk.house, theme="felt", has_full_names=True, by=show.desk.by())
        assert any(row.lead == "Ann Lee" for row in shown(show).panel.rows)


class Watched(LiveCanvas):
    """Remembers which parts it was asked to paint."""

    def __init__(self, show):
        super().__init__(show, lambda: WIDE)
        self.asked = QRegion()
        self.resize(960, 540)

    def update(self, part=None):  # type: ignore[override]
        self.asked += QRegion(self.rect()) if part is None else QRegion(part)
        super().update() if part is None else super().update(part)


@pytest.fixture
def canvas(show):
    made = Watched(show)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    settle()


class TestThePaint:
    def test_painting_what_is_different_gives_the_whole_picture(self, show, canvas):
        show.desk.do(clock.start)
        kept = canvas.grab().toImage()
        for seconds in (1, 9, 50, 1_140, 30, 3_000):
            canvas.asked = QRegion()
            show.desk.now.pass_by(seconds)
            show.tick()
            canvas.render(kept, canvas.asked.boundingRect().topLeft(), canvas.asked)
            # The edges of what is turned may be a shade off where they are clipped.
            assert np.abs(pixels(kept) - pixels(canvas.grab().toImage())).max() <= 3, seconds

    def test_a_second_asks_for_the_digits_and_the_bar_only(self, show, canvas):
        projector.set_panels(show.desk.house, shown=[(kind.id, 0) for kind in projector.PANELS], by=show.desk.by())
        show.desk.do(clock.start)
        show.desk.now.pass_by(20)
        show.tick()
        canvas.asked = QRegion()
        show.tick()
        assert canvas.asked.isEmpty()
        show.desk.now.pass_by(1)
        show.tick()
        asked = sum(part.width() * part.height() for part in rects(canvas.asked))
        assert 0 < asked < 0.2 * canvas.width() * canvas.height()


def pixels(image):
    return np.frombuffer(image.constBits(), np.uint8).astype(int)


def rects(region):
    return [region.intersected(QRect(0, y, 960, 1)).boundingRect() for y in range(540)]


class TestPictures:
    def test_a_picture_is_copied_in_and_shown_in_turn(self, show, tmp_path):
        picture = QPixmap(40, 30)
        picture.fill(QColor("red"))
        picture.save(str(tmp_path / "bar.png"))
        show.pictures.add(tmp_path / "bar.png")
        (tmp_path / "bar.png").unlink()
        show.look_again()
        assert [file.name for file in show.pictures.shown] == ["bar.png"]
        show.pictures.remove(show.pictures.shown[0])
        assert show.pictures.shown == ()

    def test_the_logo_of_the_house_stands_beside_the_name(self, show, tmp_path):
        picture = QPixmap(40, 30)
        picture.fill(QColor("red"))
        picture.save(str(tmp_path / "swan.png"))
        desk = show.desk
        show.watch()
        set_logo(desk.house, picture=read_logo(tmp_path / "swan.png"), by=desk.by())
        scene = show.scene(WIDE)
        assert [mark for mark in scene.marks if getattr(mark, "file", None) == logo_of(desk.house)]
        take_logo_away(desk.house, by=desk.by())
        assert not any(hasattr(mark, "file") for mark in show.scene(WIDE).marks)
        show.unwatch()

    def test_what_is_no_picture_is_refused(self, show, tmp_path):
        (tmp_path / "bar.png").write_text("no picture")
        (tmp_path / "bar.txt").write_text("no picture")
        for name in ("bar.png", "bar.txt", "gone.png"):
            with pytest.raises(Refused, match="no picture that can be shown"):
                show.pictures.add(tmp_path / name)
        assert show.pictures.shown == ()

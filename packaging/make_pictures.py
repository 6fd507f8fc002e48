"""Makes the pictures of the README and of the help from an evening that is played anew.

python packaging/make_pictures.py [FOLDER]    FOLDER is resources, where nothing else is said

Run it when a page has changed its looks, and look at what came of it: packaging/dev.py does not.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Sharper than they are shown, for dense screens.
os.environ.setdefault("QT_SCALE_FACTOR", "1.5")

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tdapp.demo.evening import TEMPLATE, play
from tdapp.demo.names import names
from tdapp.director import events, floor, leagues, prizes, registration, seating
from tdapp.director.invariants import open_house
from tdapp.director.players import known
from tdapp.director.tonight import By
from tdapp.gui.desk import Desk
from tdapp.gui.pictures import settled
from tdapp.gui.projector.boxes import shape_of
from tdapp.gui.projector.live import LiveCanvas
from tdapp.gui.projector.pictures import Pictures
from tdapp.gui.projector.show import Show
from tdapp.gui.sheets.leagues import open_leagues
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.theme.palette import PALETTES
from tdapp.resources import FOLDER
from tdapp.rules.chance import Chance
from tdapp.store.as_it_was import as_it_was
from tdapp.store.house_then import HouseThen
from tdapp.views.todo import todo

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from tdapp.gui.pages.page import Page
    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

PLAYERS, SEED = 60, b"river"
START = int(datetime(2026, 1, 9, 19, 30, tzinfo=UTC).timestamp()) * 1_000
LARGE, SMALL, WIDE = (1280, 800), (1100, 680), (1240, 720)
"""The window for the README; for the help a small one, so that it can be read when it is made smaller; and one for
those with many columns."""
HAS_COLUMNS = ("clock", "chips", "journal", "reports")
REGISTER, TYPED = "Register a player", "an"
ROOM = (1920, 1080)
"""The projector, in points of the file."""
COLORS = 256
FRIDAYS, REGULARS, WEEK = 5, 14, 7 * 86_400_000
A_WHILE = 40_000
TABLES = range(4, 7)


@dataclass(frozen=True, slots=True)
class Scene:
    """An evening at a moment: everything on the desk as it stood after a Change."""

    house: OpenHouse
    event: str
    at: Moment


@dataclass(frozen=True, slots=True)
class Evening:
    house: OpenHouse
    event: str

    def after(self, n: int) -> Scene:
        house, event = self.house, self.event
        then = as_it_was(house.path, event, n, {event: house.snapshot(event)})
        return Scene(HouseThen(house, "", then), event, then.at + A_WHILE)

    def last(self, fits: Callable[[str], bool]) -> Scene:
        """After the last Change whose sentence fits."""
        return self.after(max(told.n for told in self.house.journal(self.event) if fits(told.sentence)))

    def busiest(self) -> Scene:
        """When most was to be done, and somebody to be moved, with as many tables as can be seen at once."""

        def much(scene: Scene) -> tuple[int, bool]:
            things = todo(_desk(scene).tonight, scene.at)
            return len(things), any(thing.does.startswith("balance") for thing in things)

        told = [
            one.n for one in self.house.journal(self.event) if " out in " in one.sentence or "button" in one.sentence
        ]
        scenes = [scene for scene in map(self.after, told) if len(_desk(scene).tonight.tables) in TABLES]
        return max(scenes, key=much)


def make(folder: Path) -> list[Path]:
    """Everything; what was made."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    look.load_fonts()
    with tempfile.TemporaryDirectory() as place:
        house = open_house(Path(place) / "swan.tdapp", create=True)
        evening = Evening(house, play(house, players=PLAYERS, seed=SEED, until="end", start=START))
        made = [file for theme in PALETTES for file in _of_theme(application, evening, theme, folder)]
        made.append(_projector(application, evening, Path(place), folder))
        house.close()
        season = open_house(Path(place) / "season.tdapp", create=True)
        _play_season(season)
        for theme in PALETTES:
            look.apply(application, theme)
            made.append(_season(application, season, theme, folder))
        season.close()
    return made


def _of_theme(application: QApplication, evening: Evening, theme: str, folder: Path) -> list[Path]:
    look.apply(application, theme)
    busy, end = evening.busiest(), evening.after(evening.house.snapshot(evening.event).n)
    # After the draw and the first hand: somebody comes late.
    registering = evening.last(lambda sentence: "re-entry" in sentence)
    pages = {
        "now": busy,
        "players": registering,
        "tables": busy,
        "clock": busy,
        "chips": busy,
        "prizes": end,
        "reports": busy,
        "journal": busy,
        "setup": busy,
    }
    made = []
    for name, scene in pages.items():
        file = folder / "help" / "pictures" / f"{name}-{theme}.png"
        made.append(_saved(_shot(application, scene, name, WIDE if name in HAS_COLUMNS else SMALL, whole=False), file))
    if theme == "dark":
        made.append(_saved(_shot(application, busy, "now", LARGE), folder / "pictures" / "now-dark.png"))
    else:
        made.append(_saved(_shot(application, busy, "tables", LARGE), folder / "pictures" / "tables-light.png"))
    return made


def _season(application: QApplication, house: OpenHouse, theme: str, folder: Path) -> Path:
    """A league of the same people over some Fridays, as its sheet over the window."""
    desk = Desk(house, now=lambda: START + FRIDAYS * WEEK, who="Mia")
    window = Window(desk)
    window.resize(*SMALL)
    window.show()
    sheet = open_leagues(desk, window)
    settled(application)
    taken = sheet.grab()
    sheet.reject()
    window.close()
    return _saved(taken, folder / "help" / "pictures" / f"season-{theme}.png")


def _play_season(house: OpenHouse) -> None:
    chance, regulars = Chance(SEED), names(REGULARS, SEED)
    events_played = [_play_friday(house, friday, chance.shuffled(regulars)) for friday in range(FRIDAYS)]
    by = By("Mia", START + FRIDAYS * WEEK, "desk 1")
    leagues.create(house, leagues.Wish("Spring", best=FRIDAYS - 1), events=events_played, by=by)


def _play_friday(house: OpenHouse, friday: int, best_first: list[str]) -> str:
    by = By("Mia", START + friday * WEEK, "desk 1")
    event = events.create(house, events.Wish(f"Friday {friday + 1}", TEMPLATE, buy_in=4_000, fee=500), by=by)
    people = {player.name: key for key, player in known(house).items()}
    for name in best_first:
        chance = Chance(SEED, f"{friday} {name}")
        registration.register(house, event, name=name, player=people.get(name), chance=chance, by=by)
    seating.draw(house, event, chance=Chance(SEED, str(friday)), by=by)
    prizes.lock(house, event, by=by)
    for entry in range(len(best_first), 1, -1):
        floor.bust(house, event, out={entry: None}, by=by)
    return event


def _desk(scene: Scene) -> Desk:
    desk = Desk(scene.house, now=lambda: scene.at, who="Mia")
    desk.tournament = scene.event
    return desk


def _shot(application: QApplication, scene: Scene, page: str, size: tuple[int, int], *, whole: bool = True) -> QPixmap:
    window = Window(_desk(scene))
    window.resize(*size)
    window.show()
    window.go_to(page)
    shown: Page = window.page(page)
    if page == "players":
        settled(application, shown)
        QTest.keyClicks(next(one for one in shown.findChildren(QLineEdit) if one.accessibleName() == REGISTER), TYPED)
    settled(application, shown)
    # The window is taken and cut, for lists of names lie over the page.
    place = QRect(shown.mapTo(window, QPoint(0, 0)), shown.size())
    taken = window.grab() if whole else window.grab(place)
    window.close()
    window.deleteLater()
    return taken


def _projector(application: QApplication, evening: Evening, place: Path, folder: Path) -> Path:
    """In the theme that the house starts with."""
    desk = _desk(evening.busiest())
    show = Show(desk, Pictures(place))
    canvas = LiveCanvas(show, lambda: shape_of(*ROOM))
    sharp = canvas.devicePixelRatioF()
    canvas.resize(round(ROOM[0] / sharp), round(ROOM[1] / sharp))
    canvas.show()
    settled(application)
    taken = canvas.grab()
    canvas.close()
    _saved(taken, folder / "pictures" / "projector.png", 1280)
    return _saved(taken, folder / "help" / "pictures" / "projector.png", 1280)


def _saved(taken: QPixmap, file: Path, width: int = 0) -> Path:
    """With few colors: a page has not many, and the file is a third of the size."""
    from PIL import Image

    file.parent.mkdir(parents=True, exist_ok=True)
    if not taken.save(str(file)):
        raise OSError(f"{file} cannot be written.")
    with Image.open(file) as opened:
        image = opened.convert("RGB")
    if width and image.width > width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    image.quantize(COLORS, dither=Image.Dither.NONE).save(file, optimize=True)
    return file


if __name__ == "__main__":
    for one in make(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        print(one)

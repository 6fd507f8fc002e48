"""Where the director sits: fonts, theme, the house file, and what happens when it cannot be opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tdapp.director.invariants import open_house
from tdapp.gui.desk import Desk, wall_clock
from tdapp.gui.shell.window import Window
from tdapp.gui.theme import look
from tdapp.gui.trouble import DamagedSheet, TroubleSheet
from tdapp.store.house import Damaged
from tdapp.values.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.store.house import OpenHouse
    from tdapp.values.house import Moment

NAME = "tdapp"
ENDING = ".tdapp"


def default_house() -> Path:
    return user_data_path(NAME, appauthor=False, ensure_exists=True) / f"house{ENDING}"


def sample_house() -> Path:
    return user_data_path(NAME, appauthor=False, ensure_exists=True) / f"sample evening{ENDING}"


def settings() -> QSettings:
    """What this computer remembers: the theme and the size of the window."""
    file = user_config_path(NAME, appauthor=False, ensure_exists=True) / "window.ini"
    return QSettings(str(file), QSettings.Format.IniFormat)


class Seat:
    """The director's place at the computer: one house is open in one window at a time."""

    def __init__(
        self,
        application: QApplication,
        remembered: QSettings | None = None,
        now: Callable[[], Moment] = wall_clock,
    ) -> None:
        self._application = application
        self._remembered = remembered or settings()
        self._now = now
        self.house: OpenHouse | None = None
        self.window: Window | None = None
        look.load_fonts()
        look.apply(application, str(self._remembered.value("theme", "dark")))

    def open(self, path: Path) -> bool:
        """Open a house and its window; what cannot be opened is said in a sheet, with the way on."""
        try:
            house = open_house(path, create=True)
        except Damaged as damaged:
            self._offer(DamagedSheet(path, damaged))
            return True
        except Refused as no:
            self._offer(TroubleSheet("The house cannot be opened", f"{no.sentence}\n{path}"))
            return True
        self.close()
        self.house = house
        desk = Desk(house, now=self._now)
        latest = house.tournaments()[:1]
        if latest:
            desk.turn_to(latest[0].id)
        window = Window(desk)
        window.theme_chosen.connect(self.dress)
        window.sample_wanted.connect(self.open_sample)
        window.closing.connect(self._remember)
        self.window = window
        self._show(window)
        return True

    def _show(self, window: Window) -> None:
        remembered = self._remembered.value("geometry")
        if remembered is None or not window.restoreGeometry(remembered):
            room = window.screen().availableGeometry()
            window.resize(min(1440, room.width()), min(900, room.height()))
        window.show()

    def open_sample(self) -> None:
        """A tournament in progress in a file of its own: the house is not touched."""
        from tdapp.demo.evening import play

        path = sample_house()
        self._application.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            if self.house is not None and self.house.path == path:
                return
            for old in path.parent.glob(f"{path.name}*"):
                old.unlink(missing_ok=True)
            house = open_house(path, create=True)
            play(house, players=30, seed=b"sample", until="bubble", now=self._now())
            house.close()
        finally:
            self._application.restoreOverrideCursor()
        self.open(path)

    def dress(self, theme: str) -> None:
        look.apply(self._application, theme)
        self._remembered.setValue("theme", theme)
        if self.window is not None:
            self.window.dress()

    def _offer(self, sheet: TroubleSheet) -> None:
        sheet.other_file.connect(lambda: self._choose(sheet))
        sheet.try_again.connect(self.open)
        sheet.ask(lambda _: None)
        self._sheet = sheet

    def _choose(self, sheet: TroubleSheet) -> None:
        chosen, _ = QFileDialog.getOpenFileName(sheet, "Open a house", "", f"Houses (*{ENDING})")
        if chosen and self.open(Path(chosen)):
            sheet.reject()

    def _remember(self) -> None:
        if self.window is not None:
            self._remembered.setValue("geometry", self.window.saveGeometry())

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window = None
        if self.house is not None:
            self.house.close()
            self.house = None

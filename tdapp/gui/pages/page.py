"""What every page is: it shows rows from views, hears Changes, and asks the window for what lies outside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change


class Shell(Protocol):
    """What a page may ask of the window around it."""

    def go_to(self, page: str) -> None: ...

    def run(self, action: str) -> None: ...


@runtime_checkable
class HasSections(Protocol):
    """A page that shows one of its sections at a time."""

    def turn_to(self, section: str) -> None: ...


class Page(QWidget):
    """It draws itself anew with every Change; while hidden it only remembers that it is stale."""

    id = ""
    """As in the list of pages, which makes them."""
    shows_paper = False
    """Whether it shows a sheet, which Qt paints beside the window when the page is drawn already."""
    theme_chosen = Signal(str)
    """Somebody asked for the light or the dark look."""

    def __init__(self, desk: Desk, shell: Shell) -> None:
        super().__init__()
        self.desk = desk
        self.shell = shell
        self.setProperty("look", "page")
        self._is_stale = True
        self.body = QVBoxLayout()
        self.body.setContentsMargins(24, 20, 24, 20)
        self.body.setSpacing(12)
        self.setLayout(self.body)

    @property
    def is_settled(self) -> bool:
        """Whether it shows all that it was asked for; a worker may still be at it."""
        return True

    def show_rows(self) -> None:
        """Draw what the Snapshot says now."""
        raise NotImplementedError

    def tick(self) -> None:
        """A second has passed while the page is shown."""

    def enter(self) -> None:
        """The page was turned to: draw what it missed, and put the keyboard where it is needed."""
        self.refresh(even_if_fresh=False)

    def hear(self, _: Change) -> None:
        """Nearly every Change is shown somewhere on every page; which are not, no list of a page's would stay true."""
        self.go_stale()

    def go_stale(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self.refresh()

    def refresh(self, *, even_if_fresh: bool = True) -> None:
        if self.desk.has_tournament and (even_if_fresh or self._is_stale):
            self._is_stale = False
            keyboard = self.window().focusWidget()
            was_here = keyboard is not None and self.isAncestorOf(keyboard)
            try:
                self.show_rows()
            except Exception:
                # Half drawn: the next look draws it anew.
                self._is_stale = True
                raise
            if keyboard is not None and was_here and not keyboard.isVisibleTo(self):
                self.take_keyboard()

    def take_keyboard(self) -> None:
        """What had it is gone: it goes to where it is needed, and not to whatever comes next in the window."""
        self.setFocus()

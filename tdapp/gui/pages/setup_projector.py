"""How the projector looks: theme, names and display, the panels' turns, messages, and the house's pictures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel

from tdapp.director import projector as verbs
from tdapp.gui.projector import gestures
from tdapp.gui.projector.projector import projector_of
from tdapp.gui.projector.themes import PICTURES
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, column, empty, row
from tdapp.gui.widgets.question import Number, Pick, Question
from tdapp.values.say import say, say_kept

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdapp.gui.desk import Desk
    from tdapp.store.change import Change

NAMES = [(say("Ann L."), False), (say("Ann Lee"), True)]
BY_ITSELF = [(say("It shows there by itself"), True), (say("Only with F11"), False)]


class ThemeCard(Card):
    """The theme, at once; whole names or initials; and the display that the room looks at."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._projector = desk, projector_of(desk)
        self.theme = Pick(say("Projector theme"))
        self.names = Pick(say("Names on the projector"), NAMES)
        self.display = Pick(say("Display of the projector"))
        self.by_itself = Pick(say("With a second display"), BY_ITSELF)
        self._theme_asked = Question(say("Theme"), self.theme)
        self.trouble = label("", "problem", wraps=True, name=say("Themes: problem"))
        folder = Button(say("Own themes…"), self._open_folder, name=say("Open the folder for themes"))
        again = Button(say("Look again"), self._look_again, name=say("Look for themes and pictures again"))
        super().__init__(
            label(say("Look"), "heading"),
            row(self._theme_asked, Question(say("Names"), self.names)),
            Question(say("Display"), self.display),
            Question(say("With a second display"), self.by_itself),
            self.trouble,
            row(folder, again, 1, spacing=8),
            spacing=12,
        )
        self.theme.settled.connect(lambda theme: self._set_up(theme=theme))
        self.names.settled.connect(lambda full: self._set_up(has_full_names=full))
        self.display.settled.connect(self._projector.choose)
        self.by_itself.settled.connect(self._projector.come_by_itself)
        self._projector.moved.connect(self.show_rows)

    def show_rows(self) -> None:
        now, themes = verbs.the_projector(self._desk.house), self._projector.show.themes
        _offer(
            self.theme,
            [(say_kept(theme.name), theme.id) for theme in themes.by_id.values()],
            self._projector.show.theme.id,
        )
        self.names.show_value(now.has_full_names)
        self.by_itself.show_value(self._projector.comes_by_itself)
        choices: list[tuple[str, str | None]] = [(one.name, one.id) for one in self._projector.choices()]
        shown = next((one for _, one in choices if one == self._projector.chosen), choices[0][1] if choices else None)
        _offer(self.display, choices or [(say("No second display"), None)], shown)
        self.display.setEnabled(bool(choices))
        troubles = [self._projector.show.trouble, *themes.broken.values()]
        self.trouble.setText(" ".join(dict.fromkeys(one for one in troubles if one)))
        self.trouble.setVisible(any(troubles))

    def _set_up(self, **said: object) -> None:
        now = verbs.the_projector(self._desk.house)
        whole = {"theme": now.theme, "has_full_names": now.has_full_names, **said}
        by = self._desk.by()
        self._desk.attempt(
            lambda: verbs.set_up(self._desk.house, **whole, by=by),  # type: ignore[arg-type]
            refused=self._theme_asked.say_no,
        )

    def _open_folder(self) -> None:
        folder = self._projector.show.pictures.folder / "themes"
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _look_again(self) -> None:
        self._projector.show.look_again()
        self.show_rows()


def _offer(pick: Pick, options: list[tuple[str, str | None]], chosen: str | None) -> None:
    if [(pick.itemText(n), pick.itemData(n)) for n in range(pick.count())] != options:
        pick.clear()
        for text, value in options:
            pick.addItem(text, value)
    pick.show_value(chosen)


@dataclass(frozen=True, slots=True)
class PanelLine:
    """One place in the order: the panel that has it, its seconds, and the ways to the places beside it."""

    name: QLabel
    seconds: Number
    earlier: Button
    later: Button

    def show_panel(self, name: str, seconds: int) -> None:
        self.name.setText(name)
        self.seconds.show_value(seconds)
        self.seconds.setAccessibleName(say("{name}: seconds", name=name))
        self.earlier.setAccessibleName(say("{name} earlier", name=name))
        self.later.setAccessibleName(say("{name} later", name=name))


class PanelsCard(Card):
    """Which panels take turns, in which order, and for how long."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        self._lines = [self._line(place, grid) for place in range(len(verbs.PANELS))]
        self._lines[0].earlier.setEnabled(False)
        self._lines[-1].later.setEnabled(False)
        self._shown: list[tuple[str, int]] = []
        self.problem = label("", "problem", wraps=True, name=say("Panels: problem"))
        self.problem.hide()
        text = say("Seconds that each stays; 0 is never. One that has nothing to say is left out.")
        told = label(text, "small", wraps=True)
        super().__init__(label(say("Panels"), "heading"), told, grid, self.problem, spacing=12)

    def _line(self, place: int, grid: QGridLayout) -> PanelLine:
        seconds = Number(say("Seconds"), 0, 0, verbs.LONGEST_TURN)
        seconds.setFixedWidth(76)
        seconds.settled.connect(partial(self._set_seconds, place))
        earlier, later = Button("↑", partial(self._swap, place, -1)), Button("↓", partial(self._swap, place, 1))
        line = PanelLine(label(), seconds, earlier, later)
        for across, part in enumerate((line.name, seconds, earlier, later)):
            grid.addWidget(part, place, across)
        return line

    def show_rows(self) -> None:
        self._shown = [(panel.id, panel.seconds) for panel in verbs.panels(self._desk.house)]
        names = {kind.id: kind.name for kind in verbs.PANELS}
        for line, (panel, seconds) in zip(self._lines, self._shown):
            line.show_panel(names[panel], seconds)

    def _set_seconds(self, line: int, seconds: int) -> None:
        shown = list(self._shown)
        shown[line] = (shown[line][0], seconds)
        self._set(shown)

    def _swap(self, line: int, step: int) -> None:
        shown = list(self._shown)
        shown[line], shown[line + step] = shown[line + step], shown[line]
        self._set(shown)
        # The keyboard goes with the panel, as far as there is a way on.
        there = self._lines[line + step]
        ways = (there.earlier, there.later) if step < 0 else (there.later, there.earlier)
        next(way for way in ways if way.isEnabled()).setFocus()

    def _set(self, shown: list[tuple[str, int]]) -> None:
        self.problem.hide()
        by = self._desk.by()
        self._desk.attempt(lambda: verbs.set_panels(self._desk.house, shown=shown, by=by), refused=self._say_no)

    def _say_no(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()


class MessagesCard(Card):
    """What stands at the foot of the screen, and the notices that come round with the panels."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._list = column(spacing=6)
        add = Button(
            say("Post a notice…"), lambda: gestures.tell(desk, self.window(), is_notice=True), name=say("Post a notice")
        )
        super().__init__(label(say("Messages"), "heading"), self._list, row(add, 1), spacing=12)

    def show_rows(self) -> None:
        empty(self._list)
        now = self._desk.tonight.now
        first = verbs.banner(now)
        if first is None and not verbs.notices(now):
            self._list.addWidget(label(say("Nothing is said to the room."), "muted"))
        for message in [*([first] if first else []), *verbs.notices(now)]:
            where = say("In turn") if message.takes_turns else say("At once")
            name = say("Take down: {message}", message=message.text)
            down = Button(say("Take down"), partial(self._take_down, message.n), name=name)
            line = row(label(where, "small"), Elided(message.text), down)
            line.setStretch(1, 1)
            self._list.addLayout(line)

    def _take_down(self, message: int) -> Change | None:
        return self._desk.do(verbs.take_down, message=message)


class PicturesCard(Card):
    """Pictures that come round with the panels. The logo is the house's, and stands among its cards."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._show = desk, projector_of(desk).show
        self._list = column(spacing=6)
        self.problem = label("", "problem", wraps=True, name=say("Pictures: problem"))
        self.problem.hide()
        add = Button(say("Add a picture…"), lambda: self._choose(self._show.pictures.add), name=say("Add a picture"))
        super().__init__(
            label(say("Pictures"), "heading"), self._list, row(add, 1, spacing=8), self.problem, spacing=12
        )

    def show_rows(self) -> None:
        empty(self._list)
        pictures = self._show.pictures
        files = pictures.shown
        if not files:
            self._list.addWidget(
                label(say("No pictures on this computer. The logo is under House."), "muted", wraps=True)
            )
        for file in files:
            away = Button(say("Remove"), partial(self._remove, file), name=say("Remove {name}", name=file.name))
            line = row(Elided(file.name), away)
            line.setStretch(0, 1)
            self._list.addLayout(line)

    def _choose(self, take: Callable[[Path], object]) -> None:
        kinds = " ".join(f"*{ending}" for ending in PICTURES)
        chosen, _ = QFileDialog.getOpenFileName(
            self.window(), say("A picture"), "", say("Pictures ({kinds})", kinds=kinds)
        )
        if chosen:
            self.take(lambda: take(Path(chosen)))

    def take(self, verb: Callable[[], object]) -> None:
        """Do it, or say why not."""
        self.problem.hide()
        self._desk.attempt(verb, refused=self._say_no)
        self._show.look_again()
        self.show_rows()

    def _remove(self, file: Path) -> None:
        self.take(lambda: self._show.pictures.remove(file))

    def _say_no(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()

"""The sounds of this computer: how loud, and for each whether it is ours or a file of the user's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QGridLayout

from tdapp.gui.computer.sounds import FULL, KINDS_OF_FILE
from tdapp.gui.widgets.buttons import Button
from tdapp.gui.widgets.labels import Elided, label
from tdapp.gui.widgets.layout import Card, row
from tdapp.gui.widgets.question import Number, Pick, Question
from tdapp.values.say import say
from tdapp.views.cues import CUES

if TYPE_CHECKING:
    from tdapp.gui.desk import Desk
    from tdapp.views.cues import CueKind


class SoundCard(Card):
    """A setting of this computer, not of the house: the one at the projector sounds, the one at the desk need not."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._sounds = desk, desk.sounds
        self._volume = Number(say("Volume"), self._sounds.volume, 0, FULL)
        self._volume.setSuffix(" %")
        self._volume.settled.connect(self._set_volume)
        self._mute = Pick(say("Sounds"), [(say("On"), False), (say("Off"), True)], self._sounds.is_mute)
        self._mute.settled.connect(self._set_mute)
        self._lines = QGridLayout()
        self._lines.setHorizontalSpacing(12)
        self._lines.setVerticalSpacing(8)
        self._lines.setColumnStretch(1, 1)
        self._shown: dict[CueKind, Elided] = {}
        self._ours: dict[CueKind, Button] = {}
        for line, (kind, name) in enumerate(CUES.items()):
            self._add(line, kind, name)
        note = say("Each sounds once, on this computer. Without a sound device nothing is heard, and nothing is wrong.")
        asked = row(Question(say("Sounds"), self._mute), Question(say("Volume"), self._volume), 1, spacing=12)
        super().__init__(
            label(say("Sound"), "heading"), label(note, "muted", wraps=True), asked, self._lines, spacing=14
        )
        self.show_rows()

    def _add(self, line: int, kind: CueKind, name: str) -> None:
        shown = Elided("", "muted", least=80)
        shown.setAccessibleName(say("{name}: file", name=name))
        test = Button(say("Test"), partial(self._sounds.test, kind), name=say("Test: {name}", name=name))
        own = Button(say("Own file…"), partial(self._choose, kind), name=say("Own file: {name}", name=name))
        ours = Button(say("Ours"), partial(self._set_file, kind, None), name=say("Our sound: {name}", name=name))
        self._shown[kind], self._ours[kind] = shown, ours
        for place, part in enumerate((label(name, "strong"), shown, test, own, ours)):
            self._lines.addWidget(part, line, place, Qt.AlignmentFlag.AlignVCenter)

    def show_rows(self) -> None:
        self._volume.show_value(self._sounds.volume)
        self._mute.show_value(self._sounds.is_mute)
        for kind, shown in self._shown.items():
            own = self._sounds.own_file(kind)
            there = own is not None and own.is_file()
            name = own.name if own is not None else ""
            missing = say("{file} is not there: ours is played", file=name)
            shown.setText(say("our own") if own is None else name if there else missing)
            shown.setToolTip(str(own or ""))
            self._ours[kind].setEnabled(own is not None)

    def _set_volume(self, volume: int) -> None:
        self._sounds.volume = volume
        self.show_rows()

    def _set_mute(self, is_mute: bool) -> None:
        self._sounds.is_mute = is_mute
        self.show_rows()

    def _choose(self, kind: CueKind) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, CUES[kind], "", KINDS_OF_FILE)
        if chosen:
            self._set_file(kind, Path(chosen))

    def _set_file(self, kind: CueKind, file: Path | None) -> None:
        self._sounds.set_own_file(kind, file)
        self.show_rows()

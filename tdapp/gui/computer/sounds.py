"""The sounds of this computer: ours or the user's own files, how loud, and silence where there is no device."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLoggingCategory, QObject, QUrl

from tdapp.resources import FOLDER
from tdapp.values.say import say

if TYPE_CHECKING:
    from tdapp.gui.computer.memory import Memory
    from tdapp.views.cues import CueKind

FULL = 100
USUAL = 80
WAVE = ".wav"
KINDS_OF_FILE = say("Sounds (*.wav *.mp3 *.ogg *.flac *.m4a)")


def ours(kind: CueKind) -> Path:
    return FOLDER / "sounds" / f"{kind}{WAVE}"


class Sounds(QObject):
    """Nothing is loaded before the first sound: the window opens sooner than the sound card."""

    def __init__(self, memory: Memory) -> None:
        super().__init__()
        self._memory = memory
        self._loaded: dict[str, QObject] = {}

    @property
    def volume(self) -> int:
        try:
            return min(max(int(self._memory.value("sound/volume", USUAL)), 0), FULL)
        except (TypeError, ValueError):
            return USUAL

    @volume.setter
    def volume(self, volume: int) -> None:
        self._memory.setValue("sound/volume", volume)

    @property
    def is_mute(self) -> bool:
        return str(self._memory.value("sound/mute", "no")) == "yes"

    @is_mute.setter
    def is_mute(self, is_mute: bool) -> None:
        self._memory.setValue("sound/mute", "yes" if is_mute else "no")

    def own_file(self, kind: CueKind) -> Path | None:
        """The user's own file for it, also when it is gone."""
        said = str(self._memory.value(f"sound/{kind}", "") or "")
        return Path(said) if said else None

    def set_own_file(self, kind: CueKind, file: Path | None) -> None:
        self._memory.setValue(f"sound/{kind}", str(file) if file else "")

    def file(self, kind: CueKind) -> Path:
        """What is played: the user's own as long as it is there, ours otherwise."""
        own = self.own_file(kind)
        return own if own is not None and own.is_file() else ours(kind)

    def play(self, kind: CueKind) -> None:
        if not self.is_mute:
            self.test(kind)

    def test(self, kind: CueKind) -> None:
        """Also when mute: whoever presses the button wants to hear it."""
        try:
            self._start(self.file(kind), kind)
        except ImportError:
            # Qt finds no sound system on this computer: that is silence, not an error.
            return

    def _instead(self, file: Path, kind: CueKind) -> None:
        """A file of the user's own that cannot be played: better ours than nothing."""
        if file != ours(kind):
            self._start(ours(kind), kind)

    def _start(self, file: Path, kind: CueKind) -> None:
        # Which codecs it looked for in vain is nobody's business.
        QLoggingCategory.setFilterRules("qt.multimedia*=false")
        from PySide6.QtMultimedia import QAudioOutput, QMediaPlayer, QSoundEffect

        made = self._loaded.get(str(file))
        if file.suffix.casefold() == WAVE:
            effect = made if isinstance(made, QSoundEffect) else QSoundEffect(self)
            if made is None:
                cannot = QSoundEffect.Status.Error
                effect.statusChanged.connect(lambda: self._instead(file, kind) if effect.status() == cannot else None)
                effect.setSource(QUrl.fromLocalFile(str(file)))
            effect.setVolume(self.volume / FULL)
            self._loaded[str(file)] = effect
            effect.play()
            return
        player = made if isinstance(made, QMediaPlayer) else QMediaPlayer(self)
        if made is None:
            player.errorOccurred.connect(lambda *_: self._instead(file, kind))
            player.setAudioOutput(QAudioOutput(player))
            player.setSource(QUrl.fromLocalFile(str(file)))
        player.audioOutput().setVolume(self.volume / FULL)
        self._loaded[str(file)] = player
        player.setPosition(0)
        player.play()

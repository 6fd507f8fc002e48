"""The sounds of this computer: settings that last, files of one's own, and silence without a device."""

from __future__ import annotations

import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox

from tdapp.gui.computer.memory import Forgetful
from tdapp.gui.computer.sounds import Sounds
from tdapp.gui.pages.setup_sound import SoundCard
from tdapp.resources import FOLDER
from tdapp.views.cues import CUES, CueKind
from tests.gui.looking import cut_off, named, unnamed


def samples(file: Path) -> np.ndarray:
    with wave.open(str(file)) as opened:
        assert (opened.getnchannels(), opened.getsampwidth()) == (1, 2)
        return np.frombuffer(opened.readframes(opened.getnframes()), "<i2").astype(int)


class TestOurSounds:
    def test_there_is_one_for_each_cue(self):
        assert {file.stem for file in (FOLDER / "sounds").glob("*.wav")} == set(CUES)

    def test_the_script_makes_them_again(self, tmp_path):
        script = FOLDER.parent / "packaging" / "make_sounds.py"
        subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, timeout=60)
        assert {file.stem for file in tmp_path.iterdir()} == set(CUES)
        for kind in CUES:
            ours, again = samples(FOLDER / "sounds" / f"{kind}.wav"), samples(tmp_path / f"{kind}.wav")
            assert len(ours) == len(again)
            assert np.max(np.abs(ours - again)) <= 1

    @pytest.mark.parametrize("kind", CUES)
    def test_they_are_short_loud_and_never_clipped(self, kind):
        heard = samples(FOLDER / "sounds" / f"{kind}.wav")
        assert 0.5 < len(heard) / 22_050 < 4.5
        assert 0.75 < np.max(np.abs(heard)) / 32_767 < 0.9
        assert abs(heard[0]) < 50
        assert abs(heard[-1]) < 50


class TestSettings:
    def test_they_outlast_the_app(self, tmp_path):
        file = str(tmp_path / "window.ini")
        settings = QSettings(file, QSettings.Format.IniFormat)
        before = Sounds(settings)
        assert (before.volume, before.is_mute, before.own_file("level")) == (80, False, None)
        before.volume, before.is_mute = 35, True
        before.set_own_file("level", tmp_path / "gong.mp3")
        settings.sync()
        after = Sounds(QSettings(file, QSettings.Format.IniFormat))
        assert (after.volume, after.is_mute, after.own_file("level")) == (35, True, tmp_path / "gong.mp3")

    @pytest.mark.parametrize("rubbish", ["loud", "", "-7", "900"])
    def test_rubbish_in_the_file_is_no_error(self, rubbish):
        memory = Forgetful()
        memory.setValue("sound/volume", rubbish)
        assert 0 <= Sounds(memory).volume <= 100

    def test_a_file_that_is_gone_leaves_ours(self, tmp_path):
        sounds = Sounds(Forgetful())
        sounds.set_own_file("winner", tmp_path / "gone.wav")
        assert sounds.file("winner") == FOLDER / "sounds" / "winner.wav"
        (tmp_path / "gone.wav").write_bytes(b"RIFF")
        assert sounds.file("winner") == tmp_path / "gone.wav"


class TestPlaying:
    def test_without_a_device_it_is_silent_and_no_error(self, application, tmp_path):
        sounds = Sounds(Forgetful())
        broken = tmp_path / "broken.wav"
        broken.write_bytes(b"no sound at all")
        sounds.set_own_file("one-minute", broken)
        for kind in ("level", "one-minute", "level"):
            sounds.play(kind)
        QTest.qWait(20)
        assert sounds.file("one-minute") == broken

    @pytest.mark.parametrize("name", ["gong.wav", "gong.mp3"])
    def test_a_file_that_cannot_be_played_gives_way_to_ours(self, application, tmp_path, monkeypatch, name):
        gong = tmp_path / name
        gong.write_bytes(b"no sound at all")
        sounds = Sounds(Forgetful())
        start = sounds._start
        started: list[str] = []

        def noted(file: Path, kind: CueKind) -> None:
            started.append(file.name)
            start(file, kind)

        monkeypatch.setattr(sounds, "_start", noted)
        sounds.set_own_file("winner", gong)
        sounds.play("winner")
        for _ in range(100):
            if len(started) > 1:
                break
            QTest.qWait(20)
        assert started == [name, "winner.wav"]

    def test_mute_is_silent_but_the_button_is_heard(self, application, monkeypatch):
        started: list[Path] = []
        sounds = Sounds(Forgetful())
        monkeypatch.setattr(sounds, "_start", lambda file, _: started.append(file))
        sounds.is_mute = True
        sounds.play("level")
        assert started == []
        sounds.test("level")
        assert [file.name for file in started] == ["level.wav"]

    def test_a_computer_on_which_qt_has_no_sound_is_silent(self, application, monkeypatch):
        def no_library(*_: object) -> None:
            raise ImportError("libpulse.so.0: cannot open shared object file")

        sounds = Sounds(Forgetful())
        monkeypatch.setattr(sounds, "_start", no_library)
        sounds.play("level")
        assert sounds.file("level").is_file()


class TestTheCard:
    @pytest.fixture
    def card(self, desk):
        card = SoundCard(desk)
        card.resize(900, 420)
        card.show()
        QApplication.processEvents()
        yield card
        card.close()
        card.deleteLater()

    def test_it_is_whole(self, card):
        assert (cut_off(card), unnamed(card)) == ([], [])

    def test_volume_and_mute(self, card, desk):
        field = named(card, "Volume", QSpinBox)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "45")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert desk.sounds.volume == 45

    def test_the_test_button(self, card, desk, monkeypatch):
        started: list[Path] = []
        monkeypatch.setattr(desk.sounds, "_start", lambda file, _: started.append(file))
        QTest.mouseClick(named(card, "Test: A level begins", QPushButton), Qt.MouseButton.LeftButton)
        assert [file.name for file in started] == ["level.wav"]

    def test_a_file_of_ones_own_and_back_to_ours(self, card, desk, tmp_path, monkeypatch):
        gong = tmp_path / "gong.wav"
        gong.write_bytes((FOLDER / "sounds" / "level.wav").read_bytes())
        answer = (str(gong), "")
        monkeypatch.setattr("tdapp.gui.pages.setup_sound.QFileDialog.getOpenFileName", lambda *_: answer)
        QTest.mouseClick(named(card, "Own file: A level begins", QPushButton), Qt.MouseButton.LeftButton)
        shown = named(card, "A level begins: file", QLabel)
        assert (shown.text(), desk.sounds.file("level")) == ("gong.wav", gong)
        gong.unlink()
        card.show_rows()
        assert shown.text() == "gong.wav is not there: ours is played"
        QTest.mouseClick(named(card, "Our sound: A level begins", QPushButton), Qt.MouseButton.LeftButton)
        assert shown.text() == "our own"

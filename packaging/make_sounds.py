"""Makes the sounds in resources/sounds: the same bytes whenever it is run.

python packaging/make_sounds.py [FOLDER]

Each is a few bell-like tones: a fundamental that carries through talk (400 to 1,400 Hz), partials that die away faster
than it does, and a soft beginning, so that it is heard at the back of a room and startles nobody.
"""

from __future__ import annotations

import sys
import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np

RATE = 22_050
LOUDEST = 0.82
PARTIALS = ((1.0, 1.0, 1.0), (2.0, 0.42, 1.7), (3.01, 0.2, 2.6), (4.2, 0.09, 4.0))
"""Of a struck bar: how high beside the fundamental, how loud, and how much faster it dies away."""
RISE = 0.006
FOLDER = Path(__file__).parents[1] / "resources" / "sounds"


@dataclass(frozen=True, slots=True)
class Tone:
    """A note by its half-tones from A at 440 Hz; `lasts` is the time in which it falls to a third."""

    at: float
    half_tones: float
    lasts: float = 0.35
    loud: float = 1.0


def melody(*half_tones: float, at: float = 0.0, step: float = 0.17, lasts: float = 0.35) -> tuple[Tone, ...]:
    """One after the other; the last rings on."""
    last = len(half_tones) - 1
    return tuple(Tone(at + n * step, tone, lasts * (1.8 if n == last else 1.0)) for n, tone in enumerate(half_tones))


SOUNDS = {
    # A rising third and a fifth, twice: something begins.
    "level": (*melody(3, 7, 10), *melody(8, 12, 15, at=0.75)),
    # Two equal strokes: attention, nothing has changed yet.
    "one-minute": (Tone(0.0, 12, 0.28), Tone(0.32, 12, 0.45)),
    # Falling, unhurried: sit back.
    "break-start": melody(15, 10, 7, 3, step=0.26, lasts=0.5),
    # Rising: sit down again.
    "break-end": melody(3, 7, 10, 15, step=0.2, lasts=0.4),
    # A quick run, like cards on felt, and a stroke.
    "seat-draw": (*melody(0, 4, 7, 11, 14, step=0.075, lasts=0.16), Tone(0.5, 19, 0.6)),
    # A short fanfare to a major chord.
    "winner": (
        Tone(0.0, 3, 0.2),
        Tone(0.16, 3, 0.2),
        Tone(0.32, 3, 0.2),
        Tone(0.48, 10, 0.5),
        Tone(0.86, 7, 0.25),
        *(Tone(1.08, tone, 0.9, 0.7) for tone in (3, 7, 10, 15)),
    ),
}  # fmt: skip


def sound(tones: tuple[Tone, ...]) -> bytes:
    """Samples of 16 bits, one channel, as loud as the others."""
    length = max(tone.at + tone.lasts * 3.2 for tone in tones)
    whole = np.zeros(round(length * RATE))
    for tone in tones:
        begin = round(tone.at * RATE)
        time = np.arange(len(whole) - begin) / RATE
        pitch = 440.0 * 2 ** (tone.half_tones / 12)
        rise = np.minimum(time / RISE, 1.0)
        for high, loud, fast in PARTIALS:
            whole[begin:] += (
                tone.loud * loud * rise * np.exp(-time * fast / tone.lasts) * np.sin(2 * np.pi * pitch * high * time)
            )
    fade = round(0.05 * RATE)
    whole[-fade:] *= np.linspace(1.0, 0.0, fade)
    whole *= LOUDEST / np.max(np.abs(whole))
    return np.round(whole * 32_767).astype("<i2").tobytes()


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, tones in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(sound(tones))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

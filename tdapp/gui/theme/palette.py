"""The colors of the two themes."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.values.say import say


@dataclass(frozen=True, slots=True)
class Palette:
    """Every color of a theme by what it is for. Body text stands 4.5 to 1 against its ground, or better."""

    id: str
    name: str
    background: str
    surface: str
    raised: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    warning: str
    danger: str
    information: str
    strip: str
    on_strip: str
    on_strip_accent: str

    def tint(self, color: str, share: float = 0.16) -> str:
        """A color laid thinly over the surface."""
        return mixed(color, self.surface, share)


def mixed(color: str, ground: str, share: float) -> str:
    ours, theirs = _parts(color), _parts(ground)
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in zip(ours, theirs))


def _parts(color: str) -> tuple[int, ...]:
    return tuple(int(color[at : at + 2], 16) for at in (1, 3, 5))


def contrast(color: str, ground: str) -> float:
    """How many times lighter the lighter of two colors is, as readers' guidelines count it."""
    light, dark = sorted((_luminance(color), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in _parts(color)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


DARK = Palette(
    "dark",
    say("Dark"),
    background="#0f1418",
    surface="#161d23",
    raised="#1e272f",
    line="#2a353f",
    text="#eaf0f4",
    muted="#8fa0ad",
    accent="#2cc295",
    on_accent="#06251b",
    warning="#f3b64b",
    danger="#f0655f",
    information="#62aeff",
    strip="#eaf0f4",
    on_strip="#16212a",
    on_strip_accent="#0a7a57",
)
LIGHT = Palette(
    "light",
    say("Light"),
    background="#f4f6f7",
    surface="#ffffff",
    raised="#ffffff",
    line="#dbe2e7",
    text="#16212a",
    muted="#5c6c79",
    accent="#0c8560",
    on_accent="#ffffff",
    warning="#a86400",
    danger="#c23a34",
    information="#1f6fc9",
    strip="#16212a",
    on_strip="#f4f6f7",
    on_strip_accent="#5fe0b8",
)
PALETTES = {palette.id: palette for palette in (DARK, LIGHT)}

"""Themes as files: colors, type, what stands where, and a picture behind it all. They are read strictly, and nothing
in them is ever run."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from tdapp.gui.projector.fitting import WEIGHTS
from tdapp.resources import FOLDER
from tdapp.values.refusal import Refused
from tdapp.values.say import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

SHIPPED = FOLDER / "themes"
ENDING = ".toml"
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
LONGEST = 64 * 1024
_COLOR = re.compile(r"#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?")
PLACES = {
    "left": ("figures", "panels", "nothing"),
    "right": ("figures", "panels", "nothing"),
    "below": ("figures", "nothing"),
}


@dataclass(frozen=True, slots=True)
class Colors:
    ground: str
    glow: str
    card: str
    line: str
    text: str
    muted: str
    accent: str
    gold: str
    alarm: str
    pause: str
    rest: str


@dataclass(frozen=True, slots=True)
class Letters:
    family: str = "Inter"
    clock: str = "Bold"
    """The weight of the time and the blinds."""
    strong: str = "SemiBold"
    plain: str = "Regular"
    capitals: bool = True
    """Whether the title over the time is in capitals."""
    spacing: float = 112.0


@dataclass(frozen=True, slots=True)
class Places:
    left: str = "figures"
    right: str = "panels"
    below: str = "nothing"


@dataclass(frozen=True, slots=True)
class Shape:
    corner: float = 26.0
    border: bool = True
    lines: bool = True
    """Whether rows are parted by lines."""


@dataclass(frozen=True, slots=True)
class Behind:
    file: str = ""
    shade: float = 0.5
    """How much of the ground's color lies over the picture."""


@dataclass(frozen=True, slots=True)
class Theme:
    id: str
    name: str
    colors: Colors
    letters: Letters = Letters()
    places: Places = Places()
    shape: Shape = Shape()
    behind: Behind = Behind()
    picture: Path | None = None


PARTS: Mapping[str, type[Any]] = {
    "colors": Colors,
    "letters": Letters,
    "places": Places,
    "shape": Shape,
    "behind": Behind,
}


def read_theme(file: Path) -> Theme:
    """The theme in a file, or a refusal that says what is wrong with it."""
    try:
        if file.stat().st_size > LONGEST:
            raise Refused(say("The theme {theme} is too long to be a theme.", theme=file.stem))
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise Refused(say("The theme {theme} cannot be read: {error}.", theme=file.stem, error=error)) from error
    return _theme(file, content)


def _theme(file: Path, content: Mapping[str, Any]) -> Theme:
    theme = file.stem
    if unknown := sorted(content.keys() - PARTS.keys() - {"name"}):
        raise Refused(say("The theme {theme} has {unknown!r}, which means nothing.", theme=theme, unknown=unknown[0]))
    name = content.get("name", theme.capitalize())
    if not isinstance(name, str) or not 0 < len(name) <= 40:
        raise Refused(say("The name of the theme {theme} is no short text.", theme=theme))
    parts = {at: _part(theme, at, kind, content.get(at, {})) for at, kind in PARTS.items()}
    _check_places(theme, parts["places"])
    return Theme(theme, name, **parts, picture=_picture(file, parts["behind"].file))


def _part(theme: str, at: str, kind: type[Any], said: Any) -> Any:
    if not isinstance(said, dict):
        raise Refused(say("In the theme {theme}, [{part}] is no section.", theme=theme, part=at))
    known = {field.name: field for field in fields(kind)}
    if unknown := sorted(said.keys() - known.keys()):
        raise Refused(
            say(
                "In the theme {theme}, [{part}] has {unknown!r}, which means nothing.",
                theme=theme,
                part=at,
                unknown=unknown[0],
            )
        )
    for name, value in said.items():
        _check(
            say("In the theme {theme}, {name} in [{part}]", theme=theme, name=name, part=at),
            name,
            str(known[name].type),
            value,
            at,
        )
    try:
        return kind(**said)
    except TypeError:
        missing = next(name for name in known if name not in said)
        raise Refused(
            say("In the theme {theme}, [{part}] does not say {missing!r}.", theme=theme, part=at, missing=missing)
        ) from None


def _check(what: str, name: str, kind: str, value: Any, at: str) -> None:
    if kind == "bool":
        if not isinstance(value, bool):
            raise Refused(say("{what} is true or false.", what=what))
    elif kind == "float":
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 200:
            raise Refused(say("{what} is a number from 0 to 200.", what=what))
    elif not isinstance(value, str) or len(value) > 80:
        raise Refused(say("{what} is a short text.", what=what))
    elif at == "colors" and _COLOR.fullmatch(value) is None:
        raise Refused(say("{what} is a color like #1f6fc9 or #1f6fc980.", what=what))
    elif name in ("clock", "strong", "plain") and value not in WEIGHTS:
        raise Refused(say("{what} is one of {choices}.", what=what, choices=", ".join(WEIGHTS)))
    elif at == "places" and value not in PLACES[name]:
        raise Refused(say("{what} is one of {choices}.", what=what, choices=", ".join(PLACES[name])))


def _check_places(theme: str, places: Places) -> None:
    said = [places.left, places.right, places.below]
    if said.count("panels") != 1 or said.count("figures") != 1:
        raise Refused(say("In the theme {theme}, panels and figures have one place each.", theme=theme))


def _picture(file: Path, name: str) -> Path | None:
    """A picture beside the file itself, and nowhere else."""
    if not name:
        return None
    if "/" in name or "\\" in name or not name.casefold().endswith(PICTURES):
        raise Refused(
            say(
                "The picture of the theme {theme} is a file beside it: {kinds}.",
                theme=file.stem,
                kinds=" ".join(PICTURES),
            )
        )
    if not (file.parent / name).is_file():
        raise Refused(
            say("The theme {theme} needs the picture {name}, which is not beside it.", theme=file.stem, name=name)
        )
    return file.parent / name


@dataclass(frozen=True, slots=True)
class Themes:
    """All that can be chosen, and a sentence for each file that could not be read."""

    by_id: Mapping[str, Theme]
    broken: Mapping[str, str]

    def named(self, theme: str) -> Theme:
        """The theme, or the default for one that is gone or broken."""
        return self.by_id.get(theme) or next(iter(self.by_id.values()))

    def trouble_with(self, theme: str) -> str:
        if theme in self.by_id:
            return ""
        return self.broken.get(theme, say("There is no theme {theme!r} on this computer.", theme=theme))


def find_themes(folders: Iterable[Path]) -> Themes:
    """Those that ship with the app, the default first, and the user's own; one of the same name takes its place."""
    found: dict[str, Theme] = {}
    broken: dict[str, str] = {}
    for folder in (SHIPPED, *folders):
        for file in sorted(folder.glob(f"*{ENDING}")):
            try:
                found[file.stem] = read_theme(file)
            except Refused as no:
                broken[file.stem] = no.sentence
    default = {"felt": found["felt"]} if "felt" in found else {}
    return Themes(default | found, broken)

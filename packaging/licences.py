"""Gathers the licence of everything that goes along in the folder: libraries, Python, Qt and fonts."""

from __future__ import annotations

import re
import shutil
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "packaging" / "licences"
"""Those whose text the libraries do not bring along."""
LICENCE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


def gather(folder: Path, venv: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    site = next(venv.glob("**/site-packages"))
    for one in bundled("tdapp", site):
        for within in one.files or ():
            path = Path(str(one.locate_file(within)))
            if LICENCE.search(within.name) and ".dist-info" in str(within) and path.is_file():
                named = "-".join(part for part in within.parts[1:] if part != "licenses")
                _copy(path, folder / one.name / named)
    for file in TEXTS.iterdir():
        _copy(file, folder / file.name)
    for file in (ROOT / "resources" / "fonts").glob("*licence.txt"):
        _copy(file, folder / "fonts" / file.name)
    _copy(ROOT / "resources" / "help" / "licences.md", folder / "licences.md")


def bundled(name: str, site: Path) -> list[Distribution]:
    """A distribution and all that it requires, each once."""
    there = {_plain(one.name): one for one in distributions(path=[str(site)])}
    found: dict[str, Distribution] = {}
    ahead = [_plain(name)]
    while ahead:
        one = ahead.pop()
        if one in found or one not in there:
            continue
        found[one] = there[one]
        required = [text for text in there[one].requires or () if "extra ==" not in text]
        ahead += [_plain(re.split(r"[^\w.-]", text, maxsplit=1)[0]) for text in required]
    return [found[key] for key in sorted(found)]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)

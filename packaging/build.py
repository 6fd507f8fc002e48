"""Makes what is handed out, in the folder dist: run by `packaging/dev.py build`.

wheel     to install anywhere with pip
folder    dist/tdapp: the app with its own Python; copy it, and start tdapp in it
deb       a Debian package of that folder (on Debian and its kin)

Each makes what it needs first. Everything happens in build/venv, which has the exact versions of build-lock.txt, so
that nothing is installed into .venv. The same tree gives the same bytes on the same computer: moments are that of the
last commit, or of SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING

import debian
import licences
from dev import BIN, ROOT, call, make_venv

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    Command = tuple[str | Path, ...]

LOCK = ROOT / "packaging" / "build-lock.txt"
WORK, OUT = ROOT / "build", ROOT / "dist"
VENV = WORK / "venv"
PYTHON = VENV / BIN.name / ("python.exe" if os.name == "nt" else "python")
PIP: Command = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-q")
ICONS = WORK / "icons"
FOLDER = OUT / "tdapp"
LONG_AGO = 1_767_225_600
"""The moment of a tree without commits: the start of 2026."""


def main(words: Sequence[str]) -> int:
    makes: dict[str, Callable[[], list[Path]]] = {"wheel": make_wheel, "folder": make_folder, "deb": make_deb}
    word = words[0] if words else "deb" if debian.can_make() else "folder"
    if word not in makes or len(words) > 1:
        print(f"build takes one of {', '.join(makes)}; each makes those before it too.", file=sys.stderr)
        return 2
    os.environ["SOURCE_DATE_EPOCH"] = str(moment())
    os.environ["PYTHONHASHSEED"] = "0"
    # Else PyInstaller would find the checkout that it runs in, before the wheel that was installed.
    os.environ["PYTHONSAFEPATH"] = "1"
    set_up()
    for made in makes[word]():
        print(made)
    return 0


def make_wheel() -> list[Path]:
    for old in OUT.glob("tdapp-*.whl"):
        old.unlink()
    done("making the wheel", PYTHON, "-m", "hatchling", "build", "-t", "wheel", quiet=True)
    return list(OUT.glob("tdapp-*.whl"))


def make_folder() -> list[Path]:
    wheels = make_wheel()
    done("installing the wheel", *PIP, "--no-deps", "--no-index", "--force-reinstall", *wheels)
    done("drawing the icons", PYTHON, ROOT / "packaging" / "make_icons.py", ICONS)
    os.environ |= {"TDAPP_ICONS": str(ICONS), "TDAPP_VERSION": version()}
    shutil.rmtree(FOLDER, ignore_errors=True)
    spec = ROOT / "packaging" / "tdapp.spec"
    gather: Command = (PYTHON, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR")
    done("gathering", *gather, "--distpath", OUT, "--workpath", WORK / "pyinstaller", spec)
    licences.gather(FOLDER / "licences", VENV)
    started = FOLDER / ("tdapp.exe" if os.name == "nt" else "tdapp")
    done("playing the sample evening with what was made", started, "demo", "--out", WORK / "demo", quiet=True)
    return [*wheels, FOLDER]


def make_deb() -> list[Path]:
    made = make_folder()
    return [*made, debian.make(FOLDER, ICONS, WORK / "deb", OUT, version(), moment())]


def version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def moment() -> int:
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return int(given)
    try:
        told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return LONG_AGO
    return int(told.stdout) if told.stdout.strip().isdigit() else LONG_AGO


def set_up() -> None:
    """Make build/venv from its lock, unless it was made from this very lock and Python already."""
    stamp = VENV / "set-up-from"
    wanted = hashlib.sha256(sys.version.encode() + LOCK.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted and PYTHON.exists():
        return
    print("Setting up build/venv …", file=sys.stderr)
    make_venv(VENV)
    done("installing", *PIP, "--require-hashes", "-r", LOCK)
    stamp.write_text(wanted, encoding="ascii")


def done(what: str, *command: str | Path, quiet: bool = False) -> None:
    if call(*command, quiet=quiet) != 0:
        raise SystemExit(f"Building failed at {what}: see the lines above.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

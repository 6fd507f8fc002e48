#!/usr/bin/env python3
"""Everything a developer runs, with nothing but Python's standard library.

    python3 packaging/dev.py setup    make .venv with the exact versions of packaging/lock.txt
    python3 packaging/dev.py run      open the window; without a screen, play the sample evening into out
    python3 packaging/dev.py test     every check and every test; --long adds the soaks, the rest is pytest's
    python3 packaging/dev.py lint     the checks alone
    python3 packaging/dev.py bench    speed, as ratios against a floor taken in the same run
    python3 packaging/dev.py build    in dist: a wheel, a folder that needs no Python, and on Debian a package
    python3 packaging/dev.py translate   gather the texts of the code for the translations, and compile these for Qt
    python3 packaging/dev.py lock     write packaging/lock.txt and build-lock.txt anew (needs uv)

Each command sets up first what is missing; when nothing is, that takes a few milliseconds.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "packaging" / "lock.txt"
STAMP = VENV / "set-up-from"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST_PYTHON = (3, 11)
QT_NEEDS = (
    "libgl1 libegl1 libxkbcommon0 libglib2.0-0 libfontconfig1 libdbus-1-3 libxkbcommon-x11-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libpulse0"
).split()


def main(words: Sequence[str]) -> int:
    commands: dict[str, Callable[[Sequence[str]], int]] = {
        "setup": lambda _: 0,
        "run": run,
        "test": test,
        "lint": lint,
        "bench": bench,
        "build": build,
        "translate": translate,
        "lock": lock,
    }
    if not words or words[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    if sys.version_info < OLDEST_PYTHON:
        print("tdapp needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    if words[0] not in ("lock", "build"):
        set_up()
    return commands[words[0]](words[1:])


def run(words: Sequence[str]) -> int:
    if words or has_screen():
        return call(PYTHON, "-m", "tdapp", *words)
    print("There is no screen here: the sample evening is played, with pictures and sheets in the folder out.")
    return call(PYTHON, "-m", "tdapp", "demo", "--out", "out")


def has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def lint(_: Sequence[str] = ()) -> int:
    """Run all checks, also after one has failed, so that one run shows everything."""
    checks = [
        call(PYTHON, "-m", "ruff", "check", "--quiet", "."),
        call(PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."),
        call(PYTHON, "-m", "mypy", "--no-error-summary"),
        call(BIN / "lint-imports", "--no-cache", quiet=True),
    ]
    return max(checks)


def test(words: Sequence[str]) -> int:
    checked = lint()
    chosen = ["-m", ""] if "--long" in words else []
    others = [word for word in words if word != "--long"]
    tested = call(PYTHON, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *chosen, *others)
    return checked or tested


def bench(words: Sequence[str]) -> int:
    return call(PYTHON, ROOT / "packaging" / "bench.py", *words)


def build(words: Sequence[str]) -> int:
    """In an environment of its own, which build.py makes: .venv stays as it is."""
    return call(sys.executable, ROOT / "packaging" / "build.py", *words)


def translate(_: Sequence[str] = ()) -> int:
    return call(PYTHON, ROOT / "packaging" / "translate.py")


def lock(_: Sequence[str]) -> int:
    """Pin every version for every platform, with hashes and without any index address."""
    uv = shutil.which("uv")
    if uv is None:
        print("Writing the lock needs uv: python3 -m pip install uv", file=sys.stderr)
        return 1
    options = "--universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --upgrade -q"
    compiled = [uv, "pip", "compile", "pyproject.toml", *options.split()]
    build_lock, needs = LOCK.with_name("build-lock.txt"), LOCK.with_name("build-needs.txt")
    made = call(*compiled, "--extra", "dev", "-o", LOCK)
    return made or call(*compiled, needs, "--constraint", LOCK, "-o", build_lock)


def set_up() -> None:
    """Make .venv from the lock unless it was made from this very lock already."""
    wanted = wanted_set_up()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == wanted and PYTHON.exists():
        return
    print("Setting up .venv …", file=sys.stderr)
    make_venv(VENV)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    steps = [
        [*pip, "--require-hashes", "-r", LOCK],
        [*pip, "--no-deps", "--no-build-isolation", "-e", ROOT],
    ]
    for step in steps:
        if call(*step) != 0:
            raise SystemExit("Setting up failed: see the lines above.")
    if not qt_loads():
        install_system_packages(QT_NEEDS)
    STAMP.write_text(wanted, encoding="ascii")


def qt_loads() -> bool:
    """Whether the system has the libraries that Qt's own wheels leave to it."""
    code = "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtPdfWidgets, PySide6.QtMultimedia"
    return subprocess.run([PYTHON, "-c", code], capture_output=True).returncode == 0


def wanted_set_up() -> str:
    """What .venv depends on: this Python, the lock, and how the project is installed."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = repr([sys.version, LOCK.read_bytes(), project["project"], project["build-system"]])
    return hashlib.sha256(installed.encode()).hexdigest()


def make_venv(folder: Path) -> None:
    if not has_venv():
        install_system_packages(["python3-venv"])
    shutil.rmtree(folder, ignore_errors=True)
    if call(sys.executable, "-m", "venv", folder) != 0:
        raise SystemExit(f"Python could not make a virtual environment in {folder}.")


def has_venv() -> bool:
    """Debian ships Python without what `python -m venv` needs to put pip into the environment."""
    return subprocess.run([sys.executable, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0


def install_system_packages(names: Sequence[str]) -> None:
    """Install Debian packages where this user may; otherwise say the one command that does."""
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *names]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    sudo = [] if root else ["sudo", "-n"]
    may_install = shutil.which("apt-get") and (root or may_sudo())
    if may_install:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*sudo, "apt-get", "update", "-q"], env=environment, stdout=sys.stderr)
        if subprocess.run([*sudo, *command], env=environment, stdout=sys.stderr).returncode == 0:
            return
    if shutil.which("apt-get"):
        raise SystemExit("Please run this once, then try again:\n    sudo " + " ".join(command))
    raise SystemExit("Please install, with your system's package manager: " + ", ".join(names))


def may_sudo() -> bool:
    return bool(shutil.which("sudo")) and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0


def call(*command: str | Path, quiet: bool = False) -> int:
    """Run a command in the project; a quiet one prints only when it fails."""
    done = subprocess.run(
        [str(word) for word in command], cwd=ROOT, stdout=subprocess.PIPE if quiet else None, text=True
    )
    if quiet and done.returncode != 0:
        print(done.stdout, file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Makes a Debian package of the folder: /opt/tdapp, the command tdapp, an entry in the menu, icons, *.tdapp files."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from dev import QT_NEEDS

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "packaging" / "debian"
ALSO_NEEDED = (
    "libcups2 libfreetype6 libgcc-s1 libgssapi-krb5-2 libstdc++6 libwayland-client0 libwayland-cursor0 libwayland-egl1 "
    "libx11-6 libx11-xcb1 libxcb1 libxcb-glx0 libxcb-image0 libxcb-randr0 libxcb-render0 libxcb-render-util0 "
    "libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 libzstd1 libbrotli1 shared-mime-info hicolor-icon-theme"
).split()
"""What the libraries in the folder are linked with, beside what QT_NEEDS pulls in."""
DESCRIPTION = """\
tournament director's application for live poker
 Registration, random seat draws that anyone can check, the blind-level clock,
 balancing and breaking of tables, the chip race and payouts, on one laptop and
 without a network. Every decision cites the rule behind it, and everything
 that was done can be undone and proved.
"""


def can_make() -> bool:
    return shutil.which("dpkg-deb") is not None


def make(folder: Path, icons: Path, work: Path, out: Path, version: str, moment: int) -> Path:
    """`moment` is what every file is dated with, so that the same input gives the same package."""
    if not can_make():
        raise SystemExit("A Debian package is made with dpkg-deb, which is not here.")
    shutil.rmtree(work, ignore_errors=True)
    share = work / "usr" / "share"
    shutil.copytree(folder, work / "opt" / "tdapp", symlinks=True)
    (work / "usr" / "bin").mkdir(parents=True)
    (work / "usr" / "bin" / "tdapp").symlink_to("/opt/tdapp/tdapp")
    _copy(TEXTS / "tdapp.desktop", share / "applications" / "tdapp.desktop")
    _copy(TEXTS / "tdapp.xml", share / "mime" / "packages" / "tdapp.xml")
    _copy(TEXTS / "copyright", share / "doc" / "tdapp" / "copyright")
    for icon in icons.glob("*.png"):
        for kind, name in (("apps", "tdapp"), ("mimetypes", "application-x-tdapp")):
            _copy(icon, share / "icons" / "hicolor" / f"{icon.stem}x{icon.stem}" / kind / f"{name}.png")
    _copy(ROOT / "resources" / "icons" / "tdapp.svg", share / "icons" / "hicolor" / "scalable" / "apps" / "tdapp.svg")
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    _write_control(work, version, architecture)
    _set_dates_and_modes(work, moment)
    made = out / f"tdapp_{version}_{architecture}.deb"
    made.unlink(missing_ok=True)
    # Several threads would cut the archive differently on another computer.
    options = ["--root-owner-group", "-Zxz", "--threads-max=1"]
    subprocess.run(["dpkg-deb", *options, "--build", str(work), str(made)], check=True, stdout=subprocess.DEVNULL)
    return made


def _write_control(work: Path, version: str, architecture: str) -> None:
    kilobytes = sum(file.lstat().st_size for file in work.rglob("*") if file.is_file()) // 1024
    # The Python that goes along was made for the C library of this computer.
    needs = [f"libc6 (>= {platform.libc_ver()[1]})", *sorted({*QT_NEEDS, *ALSO_NEEDED})]
    control = {
        "Package": "tdapp",
        "Version": version,
        "Architecture": architecture,
        "Maintainer": "The tdapp project <tdapp@localhost>",
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(needs),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    (work / "DEBIAN").mkdir()
    lines = [f"{field}: {text}".rstrip("\n") for field, text in control.items()]
    (work / "DEBIAN" / "control").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _set_dates_and_modes(work: Path, moment: int) -> None:
    programs = {work / "opt" / "tdapp" / "tdapp"}
    for file in [work, *work.rglob("*")]:
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file in programs else 0o644)
        os.utime(file, (moment, moment), follow_symlinks=False)


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)

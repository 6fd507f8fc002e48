"""What goes into the installers, as far as it can be told without making one (packaging/dev.py build does that)."""

from __future__ import annotations

import configparser
import re
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET

import pytest

from tdapp.gui.computer.places import ENDING, NAME
from tdapp.resources import FOLDER
from tdapp.store.connection import APPLICATION_ID

PACKAGING = FOLDER.parent / "packaging"
PIN = re.compile(r"^([\w.-]+)==(\S+)(.*?) \\$", re.MULTILINE)
BUNDLED = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import licences
print(*(one.name for one in licences.bundled("tdapp", Path(sys.argv[2]))), sep="\\n")
"""


def pins(lock: str) -> dict[tuple[str, str], str]:
    """Versions by name and by the systems they are for."""
    found = PIN.findall((PACKAGING / lock).read_text(encoding="utf-8"))
    return {(name, systems): version for name, version, systems in found}


def test_what_is_handed_out_has_the_versions_that_were_tested():
    tested, handed_out = pins("lock.txt"), pins("build-lock.txt")
    assert {name for name, _ in handed_out} >= {"pyinstaller", "pyside6-addons", "reportlab", "sqlmodel"}
    assert [pin for pin in handed_out if tested.get(pin, handed_out[pin]) != handed_out[pin]] == []


def test_no_lock_names_an_index():
    assert [lock for lock in ("lock.txt", "build-lock.txt") if "://" in (PACKAGING / lock).read_text("utf-8")] == []


def test_the_licence_of_all_that_goes_along_is_told():
    site = sysconfig.get_path("purelib")
    done = subprocess.run([sys.executable, "-c", BUNDLED, str(PACKAGING), site], capture_output=True, text=True)
    names = [re.sub(r"_(Addons|Essentials|core)$", "", name) for name in done.stdout.split()]
    assert {"PySide6", "reportlab", "pydantic"} <= set(names), done.stderr
    told = (FOLDER / "help" / "licences.md").read_text(encoding="utf-8").casefold().replace("_", "-")
    assert [name for name in names if name.casefold().replace("_", "-") not in told] == []


class TestDebian:
    @pytest.fixture
    def entry(self):
        parser = configparser.RawConfigParser()
        parser.read(PACKAGING / "debian" / "tdapp.desktop", encoding="utf-8")
        return parser["Desktop Entry"]

    @pytest.fixture
    def kind(self):
        return ET.parse(PACKAGING / "debian" / "tdapp.xml").getroot()[0]

    def test_the_menu_starts_the_command_with_the_file_that_was_clicked(self, entry):
        assert entry["Exec"] == f"{NAME} %f"
        assert entry["Icon"] == entry["StartupWMClass"] == NAME

    def test_a_house_file_is_known_by_its_ending_and_by_its_mark(self, entry, kind):
        space = "{http://www.freedesktop.org/standards/shared-mime-info}"
        assert entry["MimeType"] == f"{kind.get('type')};"
        assert kind.find(f"{space}glob").get("pattern") == f"*{ENDING}"
        mark = kind.findall(f".//{space}match")[-1]
        assert mark.get("offset") == "68", "where SQLite keeps PRAGMA application_id"
        assert mark.get("value").encode() == APPLICATION_ID.to_bytes(4, "big")

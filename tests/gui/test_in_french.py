"""What French changes, in a process that speaks it: longer words need more room, and what is typed stays English."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("look", ["dark and 1280x720", pytest.param("light and 1920x1080", marks=pytest.mark.long)])
def test_nothing_is_cut_off_and_nothing_overlaps(look):
    in_french("tests/gui/test_every_page.py", "-k", f"{look} and not ctrl_z")


def test_what_is_typed_in_english_works_as_in_english():
    in_french("tests/gui/test_command_bar.py", "-k", "in_every_language")


def in_french(*tests: str) -> None:
    options = ("-q", "-p", "tests.french", "-p", "no:xdist", "--no-header")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests], cwd=ROOT, capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stdout[-4_000:]

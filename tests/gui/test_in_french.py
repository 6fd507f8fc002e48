"""Longer words need more room: every page and sheet is looked at in French too, in a process that speaks it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("look", ["dark and 1280x720", pytest.param("light and 1920x1080", marks=pytest.mark.long)])
def test_nothing_is_cut_off_and_nothing_overlaps(look):
    tests = ("tests/gui/test_every_page.py", "-k", f"{look} and not ctrl_z")
    options = ("-q", "-p", "tests.french", "-p", "no:xdist", "--no-header")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests], cwd=ROOT, capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stdout[-4_000:]

"""The header: what it says of the time to come, and what it leaves out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.director import clock
from tdapp.gui.shell.header import Header
from tdapp.views.clock_face import clock_face


@pytest.fixture
def header(application):
    header = Header(lambda: None)
    header.resize(1188, 76)
    header.show()
    yield header
    header.deleteLater()


def test_in_a_break_the_blinds_that_follow_are_said_once(drawn, header):
    drawn.do(clock.start)
    face = clock_face(drawn.tonight, drawn.now())
    header.show_face(face, "gray")
    assert header.break_in.isVisible()
    header.show_face(replace(face, is_break=True, break_in=""), "gray")
    assert not header.break_in.isVisible()
    assert header.blinds.isVisible()
    header.show_face(face, "gray")
    assert header.break_in.isVisible()

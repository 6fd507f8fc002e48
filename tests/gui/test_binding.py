"""The binding to Qt must not lose references: Python 3.11 counts those of None too, and ends when they run out."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal

TIMES = 200


class Source(QObject):
    told = Signal(object)


def test_asking_and_telling_loses_no_references(application):
    source = Source()
    heard: list[object] = []
    source.told.connect(heard.append)
    before = [sys.getrefcount(one) for one in (None, True)]
    for _ in range(TIMES):
        source.property("nothing")
        source.told.emit(True)
        source.told.emit(None)
    assert len(heard) == 2 * TIMES
    heard.clear()
    after = [sys.getrefcount(one) for one in (None, True)]
    assert all(now > then - TIMES // 2 for then, now in zip(before, after))

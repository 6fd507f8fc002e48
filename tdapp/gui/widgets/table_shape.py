"""The shape of a table in the picture of the room: an oval, and where its chairs stand round it."""

from __future__ import annotations

import itertools
from functools import cache
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF

PILL_WIDTH, PILL_HEIGHT = 92.0, 26.0
"""The largest that a chair's pill gets."""
FELT_ACROSS, FELT_DOWN = 80.0, 54.0
CHAIRS_ACROSS, CHAIRS_DOWN = 134.0, 88.0
"""Half the axes of the oval, and of the ring on which the pills are centred."""
RIM = 0.8
"""How far out on the oval the seats' numbers and the button lie."""
MARGIN = 5.0
"""Room for the ring that marks the chair under the keyboard."""
_STEPS = 720
_NARROW = 30.0 / 92.0
"""Pills are wider than tall: a step up counts for as much as this share of it sideways."""

FELT = QRectF(-FELT_ACROSS, -FELT_DOWN, 2 * FELT_ACROSS, 2 * FELT_DOWN)
FROM_AFAR = QRectF(-1.7 * FELT_ACROSS, -1.7 * FELT_DOWN, 3.4 * FELT_ACROSS, 3.4 * FELT_DOWN)
"""The oval where there is no room for chairs round it."""
BOUNDS = QRectF(
    -CHAIRS_ACROSS - PILL_WIDTH / 2 - MARGIN,
    -CHAIRS_DOWN - PILL_HEIGHT / 2 - MARGIN,
    2 * CHAIRS_ACROSS + PILL_WIDTH + 2 * MARGIN,
    2 * CHAIRS_DOWN + PILL_HEIGHT + 2 * MARGIN,
)


@cache
def chairs(seats: int) -> tuple[QPointF, ...]:
    """The middles of the pills, seat 1 first: clockwise from the dealer, who sits at the bottom."""
    ring = [_on_ring(2 * pi * step / _STEPS) for step in range(_STEPS + 1)]
    run = [0.0]
    for before, after in itertools.pairwise(ring):
        run.append(run[-1] + hypot((after.x() - before.x()) * _NARROW, after.y() - before.y()))
    found, step = [], 0
    for number in range(seats):
        while run[step] < run[-1] * (number + 0.5) / seats:
            step += 1
        found.append(ring[step])
    return tuple(found)


def _on_ring(angle: float) -> QPointF:
    return QPointF(-CHAIRS_ACROSS * sin(angle), CHAIRS_DOWN * cos(angle))


def on_rim(chair: QPointF) -> QPointF:
    """The place on the oval in front of a chair."""
    return QPointF(chair.x() / CHAIRS_ACROSS * FELT_ACROSS * RIM, chair.y() / CHAIRS_DOWN * FELT_DOWN * RIM)


def pill_at(middle: QPointF, width: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - PILL_HEIGHT / 2, width, PILL_HEIGHT)

"""How everything grows, drawn: entrants to the right, milliseconds upwards, both on a logarithmic scale."""

from __future__ import annotations

import math
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

WIDE, HIGH = 1_600, 1_000


def draw(times: Mapping[str, Sequence[float]], sizes: Sequence[int], file: Path) -> None:
    """A line for each thing, and a dashed one that grows like n log n from the slowest at the smallest size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCharts import QChart, QChartView, QLineSeries, QLogValueAxis
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor, QFont, QPainter, QPen
    from PySide6.QtWidgets import QApplication

    from tdapp.gui.theme import look

    application = QApplication.instance() or QApplication([])
    look.load_fonts()
    chart = QChart()
    chart.setTitle("What each thing takes, in milliseconds of the processor, by the number of entrants")
    chart.setTitleFont(QFont("Inter", 15))
    across, up = QLogValueAxis(), QLogValueAxis()
    for axis, side in ((across, Qt.AlignmentFlag.AlignBottom), (up, Qt.AlignmentFlag.AlignLeft)):
        axis.setBase(10)
        axis.setLabelFormat("%g")
        chart.addAxis(axis, side)
    across.setTitleText("Entrants")
    up.setTitleText("Milliseconds")
    across.setRange(sizes[0], sizes[-1])
    every = [time for line in times.values() for time in line]
    up.setRange(min(every) / 2, max(every) * 2)

    def line(name: str, taken: Sequence[float], pen: QPen) -> None:
        series = QLineSeries()
        series.setName(name)
        series.setPen(pen)
        for players, time in zip(sizes, taken):
            series.append(players, time)
        chart.addSeries(series)
        series.attachAxis(across)
        series.attachAxis(up)

    for number, (name, taken) in enumerate(times.items()):
        color = QColor.fromHsv(360 * number // len(times), 190, 170 + 60 * (number % 2))
        line(name, taken, QPen(color, 3))
    first = max(line[0] for line in times.values())
    n_log_n = [first * n * math.log(n) / (sizes[0] * math.log(sizes[0])) for n in sizes]
    line("n log n", n_log_n, QPen(QColor("#5c6c79"), 2, Qt.PenStyle.DashLine))
    chart.legend().setAlignment(Qt.AlignmentFlag.AlignRight)
    view = QChartView(chart)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.resize(WIDE, HIGH)
    view.show()
    application.processEvents()
    view.grab().save(str(file))

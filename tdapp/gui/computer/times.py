"""Moments as this computer's owner reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.values.dates import local

if TYPE_CHECKING:
    from tdapp.values.house import Moment


def hour_and_minute(at: Moment) -> str:
    return f"{local(at):%H:%M}"


def day(at: Moment) -> str:
    return f"{local(at):%Y-%m-%d}"

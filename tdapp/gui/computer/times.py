"""Moments as this computer's owner reads them."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tdapp.values.house import Moment


def local(at: Moment) -> datetime:
    return datetime.fromtimestamp(at / 1_000).astimezone()


def hour_and_minute(at: Moment) -> str:
    return f"{local(at):%H:%M}"


def day(at: Moment) -> str:
    return f"{local(at):%Y-%m-%d}"

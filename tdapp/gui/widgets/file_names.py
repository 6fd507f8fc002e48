"""Where files are offered to be saved, and what they are called."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths

LONGEST = 120
"""Letters of a file's name: more than some disks take with a folder before them."""


def documents_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or Path.home())


def file_name(event: str, title: str, ending: str) -> str:
    """Friday Deepstack seat cards.pdf, without what a disk cannot take."""
    event = re.sub(r'[\x00-\x1f<>:"/\\|?*]+', " ", event)
    event = " ".join(event.split())[: LONGEST - len(title)].strip(" .")
    return f"{event} {title}{ending}".strip()

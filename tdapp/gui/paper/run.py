"""Documents on their way to a printer or into a folder: made and sent beside the window, which goes on answering."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Signal
from PySide6.QtGui import QPageSize
from PySide6.QtPdf import QPdfDocument

from tdapp.gui.paper.printer import print_pages
from tdapp.gui.widgets.side import Side
from tdapp.store.files import write_whole
from tdapp.values.refusal import Refused
from tdapp.values.say import say
from tdapp.values.words import count

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtPrintSupport import QPrinter

    GoesOn = Callable[[int, int], bool]


@dataclass(frozen=True, slots=True)
class Job:
    """A document: what makes it, and what its file is called."""

    title: str
    make: Callable[[], bytes]
    file: str


class Where(Protocol):
    """Where documents go."""

    def take(self, job: Job, paper: bytes, goes_on: GoesOn) -> None:
        """Refused where it could not be done."""

    def told(self, what: str) -> str:
        """What came of it, once all of them are there."""
        ...


class ToPrinter:
    """The printer is a run's own until that is over."""

    def __init__(self, printer: QPrinter) -> None:
        self._printer = printer
        self._name = printer.printerName() or say("the printer")

    def take(self, job: Job, paper: bytes, goes_on: GoesOn) -> None:
        buffer = QBuffer()
        buffer.setData(QByteArray(paper))
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        document = QPdfDocument()
        document.load(buffer)
        self._printer.setDocName(job.file.removesuffix(".pdf"))
        self._printer.setPageSize(QPageSize(document.pagePointSize(0), QPageSize.Unit.Point))
        is_taken = print_pages(document, self._printer, goes_on)
        document.close()
        if not is_taken:
            raise Refused(say("{name} did not take it.", name=self._name))

    def told(self, what: str) -> str:
        return say("{what} sent to {name}.", what=what, name=self._name)


class ToFolder:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def take(self, job: Job, paper: bytes, _: GoesOn) -> None:
        try:
            write_whole(self._folder / job.file, paper)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise Refused(say("it could not be saved in {folder}: {why}.", folder=self._folder, why=why)) from error

    def told(self, what: str) -> str:
        return say("{what} saved in {folder}.", what=what, folder=self._folder)


class PaperRun(QObject):
    """One run at a time. `told` says how far it is; `done` what came of it, and whether that is good."""

    told = Signal(str)
    ended = Signal(str)
    done = Signal(str, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._side = Side()
        self._stopped = Event()
        self._told = ""
        self.is_running = False
        self.ended.connect(self._end)

    @property
    def is_stopped(self) -> bool:
        return self._stopped.is_set()

    def start(self, jobs: Sequence[Job], where: Where) -> None:
        assert not self.is_running, "one run at a time"
        self.is_running = True
        self._stopped.clear()
        self._told = where.told(jobs[0].title if len(jobs) == 1 else count(len(jobs), "document"))
        self._side.do(partial(self._go, jobs, where))

    def stop(self) -> None:
        """After the page that is on its way."""
        self._stopped.set()

    def wait(self) -> None:
        """Until nothing is on its way; what came of it is heard when events are next looked at."""
        self._side.wait()

    def _go(self, jobs: Sequence[Job], where: Where) -> None:
        problem = ""
        for job in jobs:
            try:
                self._send(job, where)
            except Refused as no:
                problem = say("{title}: {text}", title=job.title, text=no.sentence)
            except Exception as error:
                # It is said where the paper would be.
                problem = say("{title}: {text}", title=job.title, text=f"{error or type(error).__name__}.")
            if problem or self.is_stopped:
                break
        self.ended.emit(problem)

    def _send(self, job: Job, where: Where) -> None:
        self.told.emit(say("{title}: being made…", title=job.title))
        paper = job.make()

        def goes_on(page: int, of: int) -> bool:
            self.told.emit(say("{title}: page {page:,} of {of:,}…", title=job.title, page=page, of=of))
            return not self.is_stopped

        if not self.is_stopped:
            where.take(job, paper, goes_on)

    def _end(self, problem: str) -> None:
        self.is_running = False
        if self.is_stopped:
            self.done.emit(say("Stopped. What was sent before may still come."), False)
        else:
            self.done.emit(problem or self._told, not problem)

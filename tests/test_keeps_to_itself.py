"""The app needs no network and uses none; and nothing that a file holds is run."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tdapp.resources import FOLDER

OURS = Path(__file__).parents[1] / "tdapp"
NETWORK = {
    *("asyncio", "ftplib", "http", "imaplib", "nntplib", "poplib", "requests", "smtplib", "socket", "socketserver"),
    *("ssl", "telnetlib", "urllib", "webbrowser", "xmlrpc"),
    *("PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtHttpServer", "PySide6.QtWebEngineCore"),
}
RUNS = {"code", "codeop", "marshal", "pickle", "runpy", "shelve"}
RUNNING = {"eval", "exec", "compile", "__import__"}
WATCHED = """
import sys

def watch(event, told):
    if event.startswith(("socket.connect", "socket.bind", "socket.getaddrinfo", "socket.gethostby", "urllib.")):
        print(event, told)

sys.addaudithook(watch)
from tdapp.cli import main
sys.exit(main(sys.argv[1:]))
"""


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for file in OURS.rglob("*.py"):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_nothing_for_the_network_or_for_running_what_was_read_is_imported():
    found = {
        (file.name, name)
        for file, tree in sources()
        for name in imported(tree)
        if name in NETWORK | RUNS or name.split(".")[0] in NETWORK | RUNS
    }
    assert found == set()


def test_no_text_is_run():
    found = {
        (file.name, node.func.id)
        for file, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RUNNING
    }
    assert found == set()


def test_no_picture_page_or_theme_fetches_anything():
    names = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
    found = set()
    for file in FOLDER.rglob("*"):
        if file.suffix in (".svg", ".md", ".toml", ".html") and file.is_file():
            text = file.read_text(encoding="utf-8")
            for name in names:
                text = text.replace(name, "")
            if "src=" in text or "xlink:href" in text or "](http" in text or "url(http" in text:
                found.add(file.name)
    assert found == set()


def test_a_whole_evening_with_its_pages_and_papers_calls_nobody(tmp_path):
    words = ("demo", "--players", "6", "--until", "end", "--out", str(tmp_path / "out"))
    done = subprocess.run([sys.executable, "-c", WATCHED, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1, done.stdout

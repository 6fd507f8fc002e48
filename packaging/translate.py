"""What the translations are made of: every text of the code, merged into resources/languages, and compiled for Qt.

`packaging/dev.py translate` runs it. A text is found where `say`, `say_count` or `count` is called with a literal, and
in what people read of the files in resources. A translation stays with its English text; a text that is new is marked
as unfinished, and one that has vanished is taken out. The files come out the same, byte by byte, each time.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "languages"
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{}" sourcelanguage="en">\n'
REGIONS = {"fr": "fr_FR"}
FORMS = 2
"""How many forms of a word follow a number: in French one, and more."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text, and its forms in the language: none yet, one, or one for each kind of number."""

    text: str
    counts: bool
    forms: tuple[str, ...] = ()

    @property
    def is_finished(self) -> bool:
        return bool(self.forms) and all(self.forms)


def texts(root: Path = ROOT) -> dict[str, bool]:
    """Every text that is said, and whether its form follows a number."""
    found: dict[str, bool] = {}
    for file in sorted((root / "tdapp").rglob("*.py")):
        for text, counts in said_in(ast.parse(file.read_text(encoding="utf-8"))):
            found[text] = found.get(text, False) or counts
    return found | kept()


def said_in(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    for call in calls(tree):
        name, text = name_of(call), text_of(call)
        if text is not None:
            yield f"{{n}} {text}" if name == "count" else text, name != "say"


def text_of(call: ast.Call) -> str | None:
    """The literal that is looked up: `say` begins with it, before the others stands a number."""
    words = call.args[:1] if name_of(call) == "say" else call.args[1:2]
    return next((each.value for each in words if isinstance(each, ast.Constant) and isinstance(each.value, str)), None)


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls whose texts are looked up; all of them have their text as a literal, but for those in `kept`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node) in ("say", "say_count", "count"):
            yield node


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def kept() -> dict[str, bool]:
    """What people read of files and of the words that house files hold."""
    sys.path.insert(0, str(ROOT))
    from tdapp.resources import FOLDER, read_json
    from tdapp.rules.profile_keys import KEYS
    from tdapp.values.kept import COUNTED, WORDS

    rules = [str(rule["says"]) for rule in read_json("rules.json")]
    templates = [str(template["name"]) for template in read_json("structures.json")]
    themes = [str(tomllib.loads(file.read_text("utf-8"))["name"]) for file in sorted(FOLDER.glob("themes/*.toml"))]
    choices = [option.choice for key in KEYS.values() for option in key.options]
    words = [*rules, *templates, *themes, *WORDS, *(choice for choice in choices if isinstance(choice, str))]
    return dict.fromkeys(words, False) | {f"{{n}} {word}": True for word in COUNTED}


def read(file: Path) -> dict[str, Message]:
    """The messages of a .ts file by their text."""
    if not file.is_file():
        return {}
    found = {}
    for message in ET.parse(file).getroot().iter("message"):
        translation, text = message.find("translation"), message.findtext("source") or ""
        assert translation is not None
        counts = message.get("numerus") == "yes"
        forms = [form.text or "" for form in translation.iter("numerusform")] if counts else [translation.text or ""]
        found[text] = Message(text, counts, tuple(forms) if any(forms) else ())
    return found


def merged(wanted: Mapping[str, bool], known: Mapping[str, Message]) -> list[Message]:
    """The wanted texts in order, each with the translation that is known."""
    made = []
    for text, counts in sorted(wanted.items()):
        old = known.get(text)
        made.append(old if old is not None and old.counts == counts else Message(text, counts))
    return made


def write(file: Path, language: str, messages: list[Message]) -> None:
    lines = [HEAD.format(REGIONS[language]), "<context>\n    <name>tdapp</name>\n"]
    lines += [_shown(message) for message in messages]
    file.write_text("".join([*lines, "</context>\n</TS>\n"]), encoding="utf-8", newline="\n")


def _shown(message: Message) -> str:
    state = "" if message.is_finished else ' type="unfinished"'
    if message.counts:
        forms = message.forms or ("",) * FORMS
        told = "".join(f"\n            <numerusform>{escape(form)}</numerusform>" for form in forms) + "\n        "
    else:
        told = escape(message.forms[0]) if message.forms else ""
    begins = '    <message numerus="yes">\n' if message.counts else "    <message>\n"
    source = f"        <source>{escape(message.text)}</source>\n"
    return f"{begins}{source}        <translation{state}>{told}</translation>\n    </message>\n"


def compile_for_qt(file: Path) -> int:
    import PySide6

    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    return subprocess.run([tool, "-silent", file, "-qm", file.with_suffix(".qm")]).returncode


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    wanted, failed = texts(), 0
    for language in REGIONS:
        file = FOLDER / f"tdapp_{language}.ts"
        messages = merged(wanted, read(file))
        write(file, language, messages)
        unfinished = sum(not message.is_finished for message in messages)
        print(f"{language}: {len(messages):,} texts, {unfinished:,} without a translation")
        failed = failed or compile_for_qt(file)
    return failed


if __name__ == "__main__":
    sys.exit(main())

"""The translations: each complete, true to the texts of the code, and compiled from what stands in its file."""

from __future__ import annotations

import re
import string
import sys
from importlib.util import module_from_spec, spec_from_file_location

import pytest
from PySide6.QtCore import QTranslator

from tdapp.resources import FOLDER
from tdapp.values.say import ENGLISH, LANGUAGES
from tdapp.views.help_pages import HELP, help_pages

LETTERS = [letters for letters in LANGUAGES if letters != ENGLISH.id]


def _translate():
    spec = spec_from_file_location("translate", FOLDER.parent / "packaging" / "translate.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["translate"] = module
    spec.loader.exec_module(module)
    return module


translate = _translate()


@pytest.fixture(scope="module")
def wanted():
    return translate.texts()


@pytest.fixture(params=LETTERS)
def language(request):
    return request.param


@pytest.fixture
def messages(language):
    return translate.read(translate.FOLDER / f"tdapp_{language}.ts")


@pytest.fixture
def translator(application, language):
    loaded = QTranslator()
    assert loaded.load(f"tdapp_{language}", str(translate.FOLDER))
    return loaded


@pytest.fixture(scope="session")
def application():
    from PySide6.QtWidgets import QApplication

    return QApplication.instance() or QApplication([])


def fields(text: str) -> set[tuple[str, str | None, str | None]]:
    return {(name, spec, how) for _, name, spec, how in string.Formatter().parse(text) if name is not None}


def test_every_text_has_its_translation_and_none_is_left_over(wanted, messages):
    gathered = {text: message.counts for text, message in messages.items()}
    assert gathered == wanted, "python3 packaging/dev.py translate gathers what is new"
    unfinished = [text for text, message in messages.items() if not message.is_finished]
    assert unfinished == [], "their translations are missing in resources/languages"


def test_what_is_filled_in_is_the_same(messages):
    odd = [(text, form) for text, message in messages.items() for form in message.forms if fields(form) != fields(text)]
    assert odd == []


def test_blanks_at_the_ends_stay_where_texts_are_put_together(messages):
    def ends(text: str) -> tuple[bool, bool, bool]:
        return text.startswith(" "), text.endswith(" "), text.endswith("…")

    assert [(text, form) for text, one in messages.items() for form in one.forms if ends(form) != ends(text)] == []


def test_what_qt_reads_is_what_the_file_says(messages, translator):
    for text, message in messages.items():
        if message.counts:
            told = tuple(translator.translate("tdapp", text, "", number) for number in (1, 2))
        else:
            told = (translator.translate("tdapp", text),)
        assert told == message.forms, "python3 packaging/dev.py translate compiles what was filled in"


def test_the_files_are_as_the_gatherer_writes_them(language, wanted, messages, tmp_path):
    file = tmp_path / "again.ts"
    translate.write(file, language, translate.merged(wanted, messages))
    assert file.read_bytes() == (translate.FOLDER / f"tdapp_{language}.ts").read_bytes()


def test_a_text_that_is_new_is_marked_as_unfinished(language, tmp_path):
    file = tmp_path / "new.ts"
    translate.write(file, language, translate.merged({"A new text": False, "{n} seal": True}, {}))
    assert file.read_text("utf-8").count('type="unfinished"') == 2


def test_the_help_is_there_page_by_page(language):
    assert {file.name for file in (HELP / language).glob("*.md")} == {file.name for file in HELP.glob("*.md")}
    english, other = help_pages(ENGLISH.id), help_pages(language)
    assert [page.id for page in other] == [page.id for page in english]
    assert all(page.text != same.text for page, same in zip(other, english))


@pytest.mark.parametrize("page", help_pages(ENGLISH.id), ids=lambda page: page.id)
def test_each_page_of_the_help_has_the_same_parts_keys_links_and_pictures(language, page):
    (other,) = (one for one in help_pages(language) if one.id == page.id)
    assert parts(other.text) == parts(page.text)


def parts(text: str) -> tuple[list[str], list[str], list[str], int]:
    """Headings by their depth, what stands in code, where links lead in order, and how many rows tables have."""
    code = [word for word in re.findall(r"`([^`]+)`", text) if is_key(word)]
    links = re.findall(r"\]\(([^)]+)\)", text)
    return (
        re.findall(r"^#+", text, re.MULTILINE),
        sorted(code),
        sorted(links),
        len(re.findall(r"^\|", text, re.MULTILINE)),
    )


def is_key(word: str) -> bool:
    return re.fullmatch(r"(?:\w+\+)*(?:\S|F\d+|Enter|Esc|Space)", word) is not None


class TestFrench:
    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("the next one", "la suivante"),  # of a table's number
            ("breaks now", "à casser"),  # has to fit between the seats of a table's picture
        ],
    )
    def test_it_suits_the_place_where_it_stands(self, text, told):
        assert translate.read(translate.FOLDER / "tdapp_fr.ts")[text].forms == (told,)
